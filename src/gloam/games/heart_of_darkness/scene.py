"""What a seat sees: the island with all that is on it, the decks, every player's things.

The nodes are in `looks.py`, what never changes in `printed.py`.
"""

from __future__ import annotations

from gloam.games.heart_of_darkness import looks, requests
from gloam.games.heart_of_darkness.boat import quests_done
from gloam.games.heart_of_darkness.deck import EVENTS, FACES, QUESTS
from gloam.games.heart_of_darkness.printed import printed
from gloam.games.heart_of_darkness.state import (
    ADVANCE,
    ASIDE,
    BOTTOM,
    CURSE_BACK,
    CURSES,
    DARKNESS_MAX,
    DEADLY,
    FACE_UP,
    FALLEN,
    HAND,
    HANDS,
    HELL,
    IN_FORCE,
    KIND_OF,
    LOOT,
    LOOT_BACK,
    LOOT_DISCARD,
    NO_BOAT,
    OPENING,
    ORDER,
    OVER,
    PLACES,
    RESOLVING,
    ROUND_END,
    SPAWN_DISCARD,
    SPAWNING,
    SPAWNS,
    THE_GUARDIAN,
    TOP,
    TURN,
    Heart,
)
from gloam.kernel.core.data import Piece
from gloam.kernel.present.scene import Card, Node

KNOWN = ("known",)
STEP_OF = {
    OPENING: 0,
    SPAWNING: 0,
    HELL: 0,
    ORDER: 1,
    TURN: 1,
    HAND: 1,
    DEADLY: 1,
    ADVANCE: 2,
    ROUND_END: 3,
    OVER: 3,
}


def fixed(game: Heart) -> tuple[Node, ...]:
    return printed(game.western)


# --- what everybody sees ---


def public(game: Heart) -> list[Node]:
    nodes: list[Node] = [
        looks.phase(STEP_OF[game.phase], game.round),
        looks.darkness(min(game.darkness, DARKNESS_MAX)),
        looks.quests(quests_done(game), len(game.cast()) if game.present else 0),
    ]
    _add_map(game, nodes)
    _add_decks(game, nodes)
    for who in game.cast() if game.present else ():
        _add_player(game, who, nodes)
    for seat in range(game.seats):  # what those who have left had completed
        if not game.present >> seat & 1 and game.zones[game.completed(seat)]:
            nodes.append(looks.quest_row(seat, ""))
            nodes += _cards(
                game, game.zones[game.completed(seat)], looks.QUESTS_ID[seat], COMPLETED
            )
    return nodes


def _add_map(game: Heart, nodes: list[Node]) -> None:
    crowd: dict[tuple[int, int], int] = {}
    for creature in game.standing:
        spot = KIND_OF[creature], game.at[creature]
        crowd[spot] = crowd.get(spot, 0) + 1
    for (kind, place), count in crowd.items():
        health = game.health if kind == KIND_OF[THE_GUARDIAN] else 0
        nodes.append(looks.creature(kind, place, count, health))
    for gate, damage in enumerate(game.gates):
        if damage:
            nodes.append(looks.gate(game.island.gates[gate], damage))
    for place, count in enumerate(game.set_traps):
        if count:
            nodes.append(looks.trap(place, count, game.sprung[place]))
    for who, place in enumerate(game.place):
        if place >= 0:
            nodes.append(looks.standee(who, game.hero[who], place, who == game.active))
    for hero, place in enumerate(game.fallen):
        if place >= 0:
            nodes.append(looks.fallen(hero, place, len(game.zones[FALLEN + hero])))
    if game.boat != NO_BOAT:
        nodes.append(looks.boat(game.boat == FACE_UP))


def _add_decks(game: Heart, nodes: list[Node]) -> None:
    zones = game.zones
    nodes.append(_deck(game, "loot", LOOT))
    nodes.append(looks.pile("loot-discard", len(zones[LOOT_DISCARD])))
    nodes.append(_deck(game, "spawn", SPAWNS))
    nodes.append(looks.pile("spawn-discard", len(zones[SPAWN_DISCARD])))
    nodes.append(looks.pile("curses", len(zones[CURSES])))
    nodes += _cards(game, zones[SPAWN_DISCARD], "spawn-discard", ())
    if zones[IN_FORCE]:
        nodes.append(looks.EVENTS_ROW)
        nodes += _cards(game, zones[IN_FORCE], "events", ())
    if zones[RESOLVING]:
        nodes.append(looks.RESOLVING_ROW)
        nodes += _cards(game, zones[RESOLVING], "resolving", ())


def _deck(game: Heart, name: str, deck: int) -> Node:
    """How many cards are left, and nothing else."""
    # rule: hidden.decks
    return looks.pile(
        name, sum([len(game.zones[part]) for part in (deck, deck + TOP, deck + BOTTOM)])
    )


def _add_player(game: Heart, who: int, nodes: list[Node]) -> None:
    """The profile, the backs of the cards held, and the Quests on the table."""
    zones, backs = game.zones, game.pack.backs
    seat = game.seat_of(who)
    held = zones[HANDS + who]
    loot, curses = _count(game, held)
    nodes.append(
        looks.sheet(
            who,
            seat,
            game.hero[who],
            game.place[who],
            (game.strength[who], game.sanity[who], game.traps[who], loot, curses),
            game.actions if who == game.active and game.phase == TURN else -1,
            _marks(game, who, seat),
        )
    )
    nodes.append(looks.hand(who, seat, len(held)))
    nodes += [
        looks.card(looks.HAND_ID[who], game.pack.faces[piece], 0, ())
        for piece in held
        if backs[piece] > CURSE_BACK
    ]
    begun = zones[game.begun(who)]
    done = zones[game.completed(seat)] if who == seat else []
    if begun or done:
        nodes.append(looks.quest_row(who, looks.SHEET_ID[who]))
        nodes += _cards(game, begun, looks.QUESTS_ID[who], BEGUN)
        nodes += _cards(game, done, looks.QUESTS_ID[who], COMPLETED)


def _count(game: Heart, held: list[Piece]) -> tuple[int, int]:
    """How many Loot cards and how many Curses a hand holds."""
    loot = curses = 0
    for piece in held:  # rule: hidden.counts
        if game.pack.backs[piece] == LOOT_BACK:
            loot += 1
        elif game.pack.backs[piece] == CURSE_BACK:
            curses += 1
    return loot, curses


BEGUN, COMPLETED = ("begun",), ("completed",)


def _marks(game: Heart, who: int, seat: int) -> tuple[str, ...]:
    marks: list[str] = []
    if who == game.active and game.phase in (TURN, HAND):
        marks.append("turn")
    if not game.alive(who):
        marks.append("dead")
    if game.waiting >> who & 1:
        marks.append("waiting")
    if game.immune >> seat & 1:
        marks.append("immune")
    if who in (game.talk_by, game.talk_with):
        marks.append("talking")
    if game.leaving >> seat & 1:
        marks.append("leaving")
    return tuple(marks)


def _cards(game: Heart, zone: list[Piece], within: str, marks: tuple[str, ...]) -> list[Card]:
    """The cards of a zone as nodes; equal ones are numbered."""
    faces = game.pack.faces
    found: list[Card] = []
    last, copy = -1, 0
    for piece in sorted(zone) if within == "spawn-discard" else zone:
        face = faces[piece]
        copy = copy + 1 if face == last else 0
        last = face
        found.append(looks.card(within, face, copy, marks))
    return found


# --- what one seat sees ---


def private(game: Heart, seat: int) -> list[Node]:
    """One's own cards, and what one remembers of others."""
    nodes: list[Node] = []
    if seat >= game.seats:  # a watcher
        return nodes
    zones, knows, me = game.zones, game.knows, 1 << seat
    for who in range(PLACES):
        if zones[HANDS + who]:
            nodes += _hand(game, who, seat)
    if zones[game.looked_at(seat)]:
        nodes.append(looks.LOOKED_ROW)
        nodes += _cards(game, zones[game.looked_at(seat)], "looked-at", ())
    for deck, name in ((LOOT, "loot"), (SPAWNS, "spawn")):
        top = zones[deck + 1]
        if top:
            nodes += _cards(game, [p for p in top if knows[p] & me], name, KNOWN)
    discards = [piece for piece in zones[LOOT_DISCARD] if knows[piece] & me]
    nodes += _cards(game, sorted(discards), "loot-discard", KNOWN)
    nodes += [looks.asked(key[0], by, to) for key, by, to in requests.known(game, seat)]
    return nodes


def _hand(game: Heart, who: int, seat: int) -> list[Card]:
    """What a seat sees of a hand: all of its own, of others what it remembers."""
    # rule: silence.no-leaks, hidden.hands
    marks = () if game.seat_of(who) == seat else KNOWN
    cards = [
        piece
        for piece in game.zones[HANDS + who]
        if game.knows[piece] >> seat & 1 and game.pack.backs[piece] in (LOOT_BACK, CURSE_BACK)
    ]
    return _cards(game, cards, looks.HAND_ID[who], marks)


def observe(game: Heart, seat: int) -> list[int]:
    """The same as numbers, in seat order; the length depends on the map alone."""
    zones = game.zones
    numbers = [
        seat,
        game.phase,
        game.round,
        game.darkness,
        game.boat,
        game.boat_due,
        game.active + 1,
        game.waiting,
        game.present,
        game.actions,
        game.used,
        game.fought,
        game.talk_by + 1,
        game.talk_with + 1,
        game.immune,
        game.health,
        game.unused,
        *[len(zones[zone]) for zone in (LOOT, LOOT_DISCARD, SPAWNS, SPAWN_DISCARD, CURSES, ASIDE)],
        *game.hero,
        *game.place,
        *game.strength,
        *game.sanity,
        *game.traps,
        *game.fallen,
        *game.at,
        *game.gates,
        *game.set_traps,
        *game.sprung,
    ]
    numbers += [len(zones[HANDS + who]) for who in range(PLACES)]
    numbers += _held(game, seat)
    numbers += [game.talked, requests.observed(game, seat)]
    for zone in (IN_FORCE, RESOLVING):
        numbers += _flags(game, zones[zone], EVENTS if zone == IN_FORCE else range(FACES))
    for who in range(PLACES):
        numbers += _flags(game, zones[game.begun(who)], QUESTS)
    for other in range(PLACES // 2):
        numbers += _flags(game, zones[game.completed(other)], QUESTS)
    return numbers


def _held(game: Heart, seat: int) -> list[int]:
    """For each hand, how many cards of each face this seat knows to be there."""
    faces, knows, me = game.pack.faces, game.knows, 1 << seat
    counts = [0] * (PLACES * FACES)
    for who in range(PLACES):
        for piece in game.zones[HANDS + who]:
            if knows[piece] & me:
                counts[who * FACES + faces[piece]] += 1
    return counts


def _flags(game: Heart, pieces: list[Piece], among: range | tuple[int, ...]) -> list[int]:
    here = {game.pack.faces[piece] for piece in pieces}
    return [int(face in here) for face in among]

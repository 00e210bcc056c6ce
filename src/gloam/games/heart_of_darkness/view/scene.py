"""What a seat sees: the island with all that is on it, the decks, every player's things.

The nodes are made in `nodes.py`; what never changes is in `board.py`.
"""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules import talk_and_trade
from gloam.games.heart_of_darkness.rules.win_and_lose import quests_done
from gloam.games.heart_of_darkness.state import (
    BOTTOM,
    CURSE_BACK,
    CURSES,
    DARKNESS_MAX,
    HANDS,
    IN_FORCE,
    KIND_OF,
    LOOT,
    LOOT_BACK,
    LOOT_DISCARD,
    NO_ONE,
    NOWHERE,
    PLACES,
    RESOLVING,
    SPAWN_DISCARD,
    SPAWNS,
    THE_GUARDIAN,
    TOP,
    Heart,
    Phase,
    Protagonist,
)
from gloam.games.heart_of_darkness.view import nodes
from gloam.games.heart_of_darkness.view.board import fixed_nodes
from gloam.games.heart_of_darkness.view.names import HAND_ID, QUESTS_ID, SHEET_ID
from gloam.kernel.core.data import Piece
from gloam.kernel.present.scene import Card, Node

KNOWN = ("known",)
NOBODY_THERE = Protagonist(NO_ONE, NOWHERE, 0, 0)  # killed, and not yet replaced
STEP_OF = {
    Phase.OPENING: 0,
    Phase.SPAWNING: 0,
    Phase.HELL: 0,
    Phase.ORDER: 1,
    Phase.TURN: 1,
    Phase.HAND: 1,
    Phase.DEADLY: 1,
    Phase.ADVANCE: 2,
    Phase.ROUND_END: 3,
    Phase.OVER: 3,
}


def fixed(game: Heart) -> tuple[Node, ...]:
    return fixed_nodes(game.island.western)


# --- what everybody sees ---


def public(game: Heart) -> list[Node]:
    shown: list[Node] = [
        nodes.phase(STEP_OF[game.phase], game.round),
        nodes.darkness(min(game.darkness, DARKNESS_MAX)),
        nodes.quests(quests_done(game), len(game.cast()) if game.players else 0),
    ]
    if game.rolled is not None:
        shown.append(nodes.dice(game.rolled))
    _add_map(game, shown)
    _add_decks(game, shown)
    for who in game.cast() if game.players else ():
        _add_player(game, who, shown)
    for seat in range(game.seats):  # what those who have left had completed
        if seat not in game.players and game.zones[game.completed(seat)]:
            shown.append(nodes.quest_row(seat, ""))
            shown += _cards(game, game.zones[game.completed(seat)], QUESTS_ID[seat], COMPLETED)
    return shown


def _add_map(game: Heart, shown: list[Node]) -> None:
    crowd: dict[tuple[int, int], int] = {}
    for creature, place in game.creatures.items():
        spot = KIND_OF[creature], place
        crowd[spot] = crowd.get(spot, 0) + 1
    for (kind, place), count in crowd.items():
        health = game.health if kind == KIND_OF[THE_GUARDIAN] else 0
        shown.append(nodes.creature(kind, place, count, health))
    shown += [nodes.gate(place, damage) for place, damage in sorted(game.gates.items())]
    for place, count in sorted(game.traps.items()):
        shown.append(nodes.trap(place, count, game.sprung.get(place, 0)))
    for who, one in game.protagonists.items():
        shown.append(nodes.standee(who, one.hero, one.place, who == game.turn.who))
    for hero, place in sorted(game.fallen.items()):
        shown.append(nodes.fallen(hero, place, len(game.zones[game.beneath(hero)])))
    if game.boat is not None:
        shown.append(nodes.boat(game.boat.face_up))


def _add_decks(game: Heart, shown: list[Node]) -> None:
    zones = game.zones
    shown.append(_deck(game, "loot", LOOT))
    shown.append(nodes.pile("loot-discard", len(zones[LOOT_DISCARD])))
    shown.append(_deck(game, "spawn", SPAWNS))
    shown.append(nodes.pile("spawn-discard", len(zones[SPAWN_DISCARD])))
    shown.append(nodes.pile("curses", len(zones[CURSES])))
    shown += _cards(game, zones[SPAWN_DISCARD], "spawn-discard", ())
    if zones[IN_FORCE]:
        shown.append(nodes.EVENTS_ROW)
        shown += _cards(game, zones[IN_FORCE], "events", ())
    if zones[RESOLVING]:
        shown.append(nodes.RESOLVING_ROW)
        shown += _cards(game, zones[RESOLVING], "resolving", ())


def _deck(game: Heart, name: str, deck: int) -> Node:
    """How many cards are left, and nothing else."""
    # rule: hidden.decks
    return nodes.pile(
        name, sum([len(game.zones[part]) for part in (deck, deck + TOP, deck + BOTTOM)])
    )


def _add_player(game: Heart, who: int, shown: list[Node]) -> None:
    """The profile, the backs of the cards held, and the Quests on the table."""
    zones, backs = game.zones, game.pack.backs
    seat = game.seat_of(who)
    held = zones[HANDS + who]
    loot, curses = _count(game, held)
    one = game.protagonists.get(who, NOBODY_THERE)
    shown.append(
        nodes.sheet(
            who,
            seat,
            one.hero,
            one.place,
            (one.strength, one.sanity, one.traps, loot, curses),
            game.turn.actions if who == game.turn.who and game.phase is Phase.TURN else -1,
            _marks(game, who, seat),
        )
    )
    shown.append(nodes.hand(who, seat, len(held)))
    shown += [
        nodes.card(HAND_ID[who], game.pack.faces[piece], 0, ())
        for piece in held
        if backs[piece] > CURSE_BACK
    ]
    begun = zones[game.begun(who)]
    done = zones[game.completed(seat)] if who == seat else []
    if begun or done:
        shown.append(nodes.quest_row(who, SHEET_ID[who]))
        shown += _cards(game, begun, QUESTS_ID[who], BEGUN)
        shown += _cards(game, done, QUESTS_ID[who], COMPLETED)


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
    if who == game.turn.who and game.phase in (Phase.TURN, Phase.HAND):
        marks.append("turn")
    if not game.alive(who):
        marks.append("dead")
    if who in game.waiting:
        marks.append("waiting")
    if seat in game.immune:
        marks.append("immune")
    if game.talk is not None and who in (game.talk.by, game.talk.other):
        marks.append("talking")
    if seat in game.leaving:
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
        found.append(nodes.card(within, face, copy, marks))
    return found


# --- what one seat sees ---


def private(game: Heart, seat: int) -> list[Node]:
    """One's own cards, and what one remembers of others."""
    shown: list[Node] = []
    if seat >= game.seats:  # a watcher
        return shown
    zones, knows, me = game.zones, game.knows, 1 << seat
    for who in range(PLACES):
        if zones[HANDS + who]:
            shown += _hand(game, who, seat)
    if zones[game.looked_at(seat)]:
        shown.append(nodes.LOOKED_ROW)
        shown += _cards(game, zones[game.looked_at(seat)], "looked-at", ())
    for deck, name in ((LOOT, "loot"), (SPAWNS, "spawn")):
        top = zones[deck + 1]
        if top:
            shown += _cards(game, [p for p in top if knows[p] & me], name, KNOWN)
    discards = [piece for piece in zones[LOOT_DISCARD] if knows[piece] & me]
    shown += _cards(game, sorted(discards), "loot-discard", KNOWN)
    shown += [nodes.asked(*made) for made in talk_and_trade.requests_known(game, seat)]
    return shown


def _hand(game: Heart, who: int, seat: int) -> list[Card]:
    """What a seat sees of a hand: all of its own, of others what it remembers."""
    # rule: silence.no-leaks, hidden.hands
    marks = () if game.seat_of(who) == seat else KNOWN
    cards = [
        piece
        for piece in game.zones[HANDS + who]
        if game.knows[piece] >> seat & 1 and game.pack.backs[piece] in (LOOT_BACK, CURSE_BACK)
    ]
    return _cards(game, cards, HAND_ID[who], marks)

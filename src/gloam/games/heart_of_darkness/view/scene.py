"""What a seat sees: the island with all that is on it, the decks, every player's things.

The nodes are made in `nodes.py`; what never changes is in `board.py`.
"""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.decks import LOOT_DECK, SPAWN_DECK
from gloam.games.heart_of_darkness.rules.actions import talk_and_trade
from gloam.games.heart_of_darkness.rules.silence import talking
from gloam.games.heart_of_darkness.rules.win_and_lose import quests_done
from gloam.games.heart_of_darkness.state import (
    CURSE_BACK,
    CURSES,
    DARKNESS_MAX,
    HANDS,
    IN_FORCE,
    KIND_OF,
    LOOT_BACK,
    LOOT_DISCARD,
    LOOT_TOP,
    NO_ONE,
    NOWHERE,
    PLACES,
    RESOLVING,
    SPAWN_DISCARD,
    SPAWN_TOP,
    THE_GUARDIAN,
    Heart,
    Phase,
    Protagonist,
)
from gloam.games.heart_of_darkness.view import nodes
from gloam.games.heart_of_darkness.view.board import fixed_nodes
from gloam.games.heart_of_darkness.view.dice import dice
from gloam.games.heart_of_darkness.view.names import SHEET_ID
from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.data import Piece
from gloam.kernel.present.card_nodes import pile, row, track
from gloam.kernel.present.scene import Node

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
    needed = len(game.cast()) if game.players else 0
    shown: list[Node] = [
        nodes.phase(STEP_OF[game.phase], game.round),
        track("darkness", min(game.darkness, DARKNESS_MAX), DARKNESS_MAX),
        track("quests", quests_done(game), needed, label="quests-done"),
    ]
    if game.rolled is not None:
        shown.append(dice(game.rolled))
    _add_map(game, shown)
    _add_decks(game, shown)
    for who in game.cast() if game.players else ():
        _add_player(game, who, shown)
    for seat in range(game.seats):  # what those who have left had completed
        if seat not in game.players and game.zones[game.completed(seat)]:
            shown.append(nodes.quest_row(seat, ""))
            done = game.zones[game.completed(seat)]
            shown += nodes.QUESTS[seat].lying(game, done, COMPLETED)
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
    """How many cards are left, and what lies open."""
    # rule: hidden.decks
    zones = game.zones
    shown.append(pile("loot", LOOT_DECK.size(game), "loot"))
    shown.append(pile("loot-discard", len(zones[LOOT_DISCARD]), "loot"))
    shown.append(pile("spawn", SPAWN_DECK.size(game), "spawn"))
    shown.append(pile("spawn-discard", len(zones[SPAWN_DISCARD]), "spawn"))
    shown.append(pile("curses", len(zones[CURSES]), "curses"))
    shown += nodes.SPAWN_DISCARDS.lying(game, zones[SPAWN_DISCARD])
    if zones[IN_FORCE]:
        shown.append(row("events"))
        shown += nodes.EVENTS_IN_FORCE.lying(game, zones[IN_FORCE])
    if zones[RESOLVING]:
        shown.append(row("resolving"))
        shown += nodes.RESOLVING.lying(game, zones[RESOLVING])


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
    shown.append(
        nodes.solo_hand(who, one.hero, len(held))
        if game.solo and one.hero >= 0
        else nodes.HANDS[who].node(len(held))
    )
    open_cards = [piece for piece in held if backs[piece] > CURSE_BACK]
    shown += nodes.HANDS[who].lying(game, open_cards)
    begun = zones[game.begun(who)]
    done = zones[game.completed(seat)] if who == seat else []
    if begun or done:
        shown.append(nodes.quest_row(who, SHEET_ID[who]))
        shown += nodes.QUESTS[who].lying(game, begun, BEGUN)
        shown += nodes.QUESTS[who].lying(game, done, COMPLETED)


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


# --- what one seat sees ---


def private(game: Heart, seat: int) -> list[Node]:
    """One's own cards, and what lies open to this seat: a partner's hand while they talk.

    Loot discards lie face down, whatever one has seen of them.
    """
    # rule: discard.unseen, discard.face-down
    shown: list[Node] = []
    if seat >= game.seats:  # a watcher
        return shown
    zones, backs = game.zones, game.pack.backs
    for who in range(PLACES):
        if zones[HANDS + who]:  # rule: silence.no-leaks, hidden.hands
            held = [piece for piece in zones[HANDS + who] if backs[piece] <= CURSE_BACK]
            own = game.seat_of(who) == seat
            if not own and not _shows_hand(game, who, seat):
                held = [piece for piece in held if game.knows[piece] == EVERYONE]
            shown += nodes.HANDS[who].seen(game, held, seat, own=own)
    if zones[game.looked_at(seat)]:
        shown.append(row("looked-at"))
        shown += nodes.LOOKED_AT.lying(game, zones[game.looked_at(seat)])
    if zones[LOOT_TOP]:
        shown += nodes.LOOT_PILE.seen(game, zones[LOOT_TOP], seat)
    if zones[SPAWN_TOP]:
        shown += nodes.SPAWN_PILE.seen(game, zones[SPAWN_TOP], seat)
    shown += [nodes.asked(*made) for made in talk_and_trade.requests_known(game, seat)]
    return shown


def _shows_hand(game: Heart, who: int, seat: int) -> bool:
    """Whether a seat looks at somebody's whole hand now: in the open talk, and no longer."""
    # rule: talk.look-all, talk.channel, hidden.hands
    return bool(talking(game) >> seat & 1 and talking(game) >> game.seat_of(who) & 1)

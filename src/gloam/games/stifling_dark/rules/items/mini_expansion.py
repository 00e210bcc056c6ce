"""What the Items of the mini expansion do; each takes the place of its namesake.

The Lantern is in `light_items.py`.
"""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import MAJOR
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.events import next_event
from gloam.games.stifling_dark.rules.items.crystal_amulet import events_are_left
from gloam.games.stifling_dark.rules.items.gaining_and_using import possible_if
from gloam.games.stifling_dark.state import (
    EVENT_DISCARD,
    EVENT_TOP,
    LOOKED_AT,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.content.piles import distinct_faces
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import EVERYONE, Flow, Key, choose

KEEP: Key = ("none",)


@PROCEDURES.plain
def doors_tell(game: StiflingDark) -> None:
    """Until the end of the round, whichever way the Adversary comes to a Door space."""
    game.doors_tell = True  # rule: item.mini-cross


@possible_if("pad_hazard")
def can_still_cross(game: StiflingDark, who: int, call: Call) -> bool:
    return not game.turn.padded


@PROCEDURES.plain
def pad_hazard(game: StiflingDark) -> None:
    game.turn.padded += 1  # rule: item.mini-rag


# --- the Rabbit's Foot ---


@possible_if("swap_event")
def something_to_see(game: StiflingDark, who: int, call: Call) -> bool:
    return events_are_left(game, who, call)


@PROCEDURES.asking
def swap_event(game: StiflingDark, who: int, n: int) -> Flow[None]:
    """Only the team sees what would come; what is put in place of it everybody does."""
    drawn = [next_event(game, LOOKED_AT) for _ in range(n)]
    order = [piece for piece in drawn if piece is not None]
    faces = game.pack.faces
    old = [face for face in distinct_faces(game, order) if CARDS[face].tier != MAJOR]
    gone = [f for f in distinct_faces(game, game.zones[EVENT_DISCARD]) if CARDS[f].tier != MAJOR]
    # rule: item.mini-foot
    pairs: list[Key] = [("swap-event", one, other) for one in old for other in gone]
    keys = [*pairs, KEEP]
    key: Key = yield choose(game.seat_of(who), keys, ("swap-event", who), game.team_audience)
    if key != KEEP:
        place = next(n for n, piece in enumerate(order) if faces[piece] == key[1])
        back = next(piece for piece in game.zones[EVENT_DISCARD] if faces[piece] == key[2])
        game.move(order[place], EVENT_DISCARD, EVERYONE)
        order[place] = back
        game.tell("event-swapped", key[1], key[2])
    for piece in reversed(order):
        game.move(piece, EVENT_TOP)


# --- the Adrenaline Shot ---


@PROCEDURES.plain
def sprint_with(game: StiflingDark, who: int, dice: int) -> None:
    """`reacting/dice.py` rolls them."""
    game.team[who].sprint_dice = dice  # rule: item.mini-shot

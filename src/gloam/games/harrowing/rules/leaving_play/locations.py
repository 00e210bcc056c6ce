"""Locations that leave the Map: who is there flees to an adjacent one, or is eliminated."""

from __future__ import annotations

from typing import Final

from gloam.games.harrowing.cards.catalogue import LOCATION
from gloam.games.harrowing.rules.adversaries import controller
from gloam.games.harrowing.rules.carrying_out_effects import call_any
from gloam.games.harrowing.rules.fate_and_omens import newly_hunted
from gloam.games.harrowing.rules.leaving_play.cards import discard, obliterate
from gloam.games.harrowing.rules.leaving_play.elimination import eliminate
from gloam.games.harrowing.rules.locations_and_map import adjacent, arrive
from gloam.games.harrowing.rules.winning_and_losing import check_loss
from gloam.games.harrowing.state import NOWHERE, PROCEDURES, RESOLVING, Harrowing
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, pick

# How a card leaves play.
DISCARDED, OBLITERATED = range(2)
HOW: Final = (discard, obliterate)


@PROCEDURES.asking
def leave_map(game: Harrowing, how: int, *numbers: int) -> Flow[None]:
    """Locations leave the Map one by one; who is there flees to an adjacent one, or is lost."""
    # rule: removal.one-by-one
    number, *others = numbers
    ways = [other for _, other in adjacent(game, number) if other not in others]
    options: list[Key] = [("spot", other) for other in ways]
    fleeing: list[tuple[int, int]] = []
    for seat in game.round_from(game.actor):
        if game.at[seat] == number:
            # rule: removal.location-effigies, removal.location-choice, flow.prompt-order
            key = (yield from pick(seat, options, "flee")) if options else ("spot", NOWHERE)
            fleeing.append((seat, key[1]))
    spot = game.spots.pop(number)
    del game.grid[spot.x, spot.y]  # rule: removal.space-free, ritual.drop
    game.tell("left-map", spot.face, because=game.cause)
    HOW[how](game, spot.face)
    calls: list[Call] = []
    for seat, to in fleeing:
        if to == NOWHERE:
            hunted = game.hunted()
            eliminate(game, seat)  # rule: removal.elimination
            calls += newly_hunted(game, hunted)  # rule: eye.eliminated
        else:
            arrive(game, seat, to)
    if not check_loss(game):
        calls += [("leave_map", how, *others)] if others else []
        call_any(game, *calls)


# --- a card that speaks of itself ---


@PROCEDURES.plain
def discard_this(game: Harrowing, seat: int, this: int) -> None:
    """The card leaves play, if it is there."""
    if game.book.type[this] == LOCATION:
        numbers = [number for number, spot in game.spots.items() if spot.face == this]
        if numbers:
            game.agenda.call(("leave_map", DISCARDED, *numbers))
    elif controller(game, this) >= 0 or game.where_is(this) == RESOLVING:
        game.tell("leaves", this)
        discard(game, this)

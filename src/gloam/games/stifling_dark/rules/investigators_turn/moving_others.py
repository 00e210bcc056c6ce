"""Moving other Investigators: space by space, outside their own Move."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.board.adjacent import passages_from
from gloam.games.stifling_dark.rules.board.within import steps_from
from gloam.games.stifling_dark.rules.investigators.minor_abilities import DARK_AS_DIM
from gloam.games.stifling_dark.rules.investigators_turn.moving import meet_tokens, steps
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.light_and_flashlights import moved_from_light
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import (
    hazard_keys,
    may_ignore,
    meet_hazard,
)
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    NO_ONE,
    OPEN,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.several import choose_several

STOP: Final[Key] = ("stop",)


@PROCEDURES.asking
def come_nearer(game: StiflingDark, who: int, most: int, spaces: int) -> Flow[None]:
    others = [other for other in game.on_board() if other != who]
    yield from send(game, who, others, most, spaces, 1)


def send(
    game: StiflingDark, who: int, others: list[int], most: int, spaces: int, nearer: int
) -> Flow[None]:
    things: list[Key] = [("choose", other) for other in others]
    most = min(most, len(things))
    keys = yield from choose_several(game.seat_of(who), things, 0, most, ("move-others", who))
    game.agenda.call(*[("walk_other", who, key[1], spaces, nearer) for key in keys])


@PROCEDURES.asking
def walk_other(game: StiflingDark, who: int, other: int, left: int, nearer: int) -> Flow[None]:
    """One space of the way of another; Dark counts as Dim, Map Hazards bite.

    Without a `who` it is the Adversary that walks somebody.
    """
    options: list[Key] = [("go", space) for space in next_spaces(game, who, other, left, nearer)]
    if not options or not game.team[other].here:
        return
    if game.standing_with(other) == NO_ONE:
        options.append(STOP)
    seat = game.seat_of(who) if who >= 0 else ADVERSARY
    key: Key = yield choose(seat, options, ("walk-other", other))
    if key == STOP:
        return
    one = game.team[other]
    before, one.space = one.space, key[1]  # rule: move.forced-not-move
    game.tell("moved", other, before, one.space)
    moved_from_light(game, other)  # rule: flash.moved
    meet_tokens(game, other, one.space)
    window = game.ground.window_between.get((before, one.space), -1)
    passage = one.space in passages_from(game, before)
    if window >= 0 and not passage and game.gates[window] != OPEN:
        key = ("bleed",)
        if may_ignore(game, other, window):
            key = yield choose(
                game.seat_of(other), hazard_keys(game, other, window), ("window", other)
            )
        meet_hazard(game, other, key)
    if left > 1 and game.outcome is None:
        game.agenda.call(("walk_other", who, other, left - 1, nearer))


def next_spaces(game: StiflingDark, who: int, other: int, left: int, nearer: int) -> list[int]:
    """Where the next space of their way may be; the last one must be free of Investigators."""
    found = []
    far = steps_from(game, game.team[who].space)
    at = game.team[other].space
    for space, _ in steps(game, other, at, burden(game, other), DARK_AS_DIM):
        if nearer and far[space] >= far[at]:
            continue
        taken = game.standing(space) not in (NO_ONE, other)
        if taken and (left == 1 or not goes_on_from(game, who, other, space, nearer)):
            continue  # rule: move.effect-no-share
        found.append(space)
    return found


def goes_on_from(game: StiflingDark, who: int, other: int, space: int, nearer: int) -> bool:
    """Is there a free space one further?"""
    far = steps_from(game, game.team[who].space)
    ahead = steps(game, other, space, burden(game, other), DARK_AS_DIM)
    return any(
        game.standing(beyond) in (NO_ONE, other) and not (nearer and far[beyond] >= far[space])
        for beyond, _ in ahead
    )

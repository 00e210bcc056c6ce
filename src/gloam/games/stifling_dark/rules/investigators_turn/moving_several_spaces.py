"""Walking: several Moves with one answer, where nothing on the way asks or tells anything.

A walk leads through no Window, onto no Water and no seat, and over nothing that is met, so that
nothing is learnt between its steps: whoever takes them one by one comes to the same end.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from gloam.games.stifling_dark.cards.catalogue import Burden
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import known_colour
from gloam.games.stifling_dark.rules.board.board_in_play import Ground, Passages
from gloam.games.stifling_dark.rules.investigators.minor_abilities import DARK_AS_DIM, is_at_home
from gloam.games.stifling_dark.rules.investigators_turn.moving import (
    closed_spaces,
    met_on_entering,
    take_step,
)
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.state import KEEPS_SPACE, StiflingDark
from gloam.kernel.core.asks import Key
from gloam.kernel.core.bit_sets import mask_of

FARTHEST: Final = 6  # MP of one walk, so that what is offered stays few

Lines = tuple[str, Passages]  # the mirror colour that is open, and Secret Passages


class Ways(NamedTuple):
    """All walks from one space."""

    keys: tuple[Key, ...]
    ends: int  # the spaces that they name
    costs: dict[int, int]  # MP to each space
    whence: dict[int, int]  # the space before it


def walk_keys(game: StiflingDark, who: int, bends: Burden, steps: Sequence[Key]) -> Sequence[Key]:
    """The spaces that an Investigator can walk to now and to which none of the `steps` leads."""
    turn = game.turn
    if turn.stopped or turn.mp < 2 or bends.no_move:
        return []
    if not turn.moved and bends.move_costs_stamina:
        return []  # what the first step costs may tell something
    found = ways(game, who, bends)
    taken = 0
    for one in game.team:
        if one.status in KEEPS_SPACE:
            taken |= 1 << one.space  # rule: move.no-shared-end
    for key in steps:
        taken |= 1 << key[1]  # perhaps by a Window: one space, one choice
    if not taken & found.ends:
        return found.keys
    return [key for key in found.keys if not taken >> key[1] & 1]


def walk(game: StiflingDark, who: int, end: int) -> None:
    """Step by step, the cheapest way."""
    whence = ways(game, who, burden(game, who)).whence
    start = game.team[who].space
    route = [end]
    while whence[route[-1]] != start:
        route.append(whence[route[-1]])
    for space in reversed(route):
        take_step(game, who, space)  # rule: move.any-split


def walk_cost(game: StiflingDark, who: int, end: int) -> int:
    """The MP of a walk that is offered."""
    return ways(game, who, burden(game, who)).costs[end]


def ways(game: StiflingDark, who: int, bends: Burden) -> Ways:
    ground, turn, at = game.ground, game.turn, game.team[who].space
    mp = min(turn.mp, FARTHEST)
    lines = known_colour(game), game.passages
    # What is farther off decides nothing: games that differ there share their walks.
    near = _near(ground, at, mp, lines)
    barred = (closed_spaces(game) | met_on_entering(game)) & near
    easy = max(DARK_AS_DIM - turn.dark_steps, 0) if is_at_home(game, who) else 0
    dark = game.dark & near
    return _ways(ground, at, mp, lines, dark, barred, (easy, bends.no_dark))


@lru_cache(1 << 14)
def _ways(
    ground: Ground,
    start: int,
    mp: int,
    lines: Lines,
    dark: int,
    barred: int,
    own: tuple[int, bool],
) -> Ways:
    """`own`: how many Dark spaces cost no more than Dim ones; whether the Dark is not entered."""
    easy, no_dark = own
    costs, darks, whence = {start: 0}, {start: 0}, {start: start}
    reached: list[list[int]] = [[] for _ in range(mp + 2)]  # by MP
    reached[0].append(start)
    for spent in range(mp):
        for here in reached[spent]:
            if costs[here] != spent:
                continue  # there is a cheaper way
            shy = no_dark and not dark >> here & 1
            for space in _quiet_lines(ground, here, lines):
                in_dark = dark >> space & 1
                if barred >> space & 1 or (shy and in_dark):
                    continue
                after = spent + (2 if in_dark and darks[here] >= easy else 1)
                if after < costs.get(space, mp + 1):
                    costs[space], whence[space] = after, here
                    darks[space] = darks[here] + in_dark
                    reached[after].append(space)
    ends = [space for space in sorted(whence) if whence[space] != start]
    return Ways(tuple([("walk", space) for space in ends]), mask_of(ends), costs, whence)


@lru_cache(1 << 13)
def _near(ground: Ground, start: int, steps: int, lines: Lines) -> int:
    """The spaces that many steps could lead to."""
    found, rim = 1 << start, [start]
    for _ in range(steps):
        beyond: list[int] = []
        for here in rim:
            for space in _quiet_lines(ground, here, lines):
                if not found >> space & 1:
                    found |= 1 << space
                    beyond.append(space)
        rim = beyond
    return found


@lru_cache(1 << 13)
def _quiet_lines(ground: Ground, at: int, lines: Lines) -> list[int]:
    """Where lines without a Window lead, and Secret Passages."""
    colour, passages = lines
    windows = ground.window_between
    near = [space for space in ground.near_of[colour][at] if (at, space) not in windows]
    return near + [other if one == at else one for one, other in passages if at in (one, other)]

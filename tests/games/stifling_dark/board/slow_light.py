"""What an aim lights, measured from scratch: no table, no runs of aims, no sifting.

Each line is walked as printed: where does it first meet the space's circle, and has it been
inside anything solid before? Floating numbers throughout; only the walls, the template and
the directions of the aims are shared with what it checks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import asin, atan2, cos, hypot, sin, sqrt

from gloam.games.stifling_dark.rules.board.flashlight_template import SCALE, direction
from gloam.games.stifling_dark.rules.board.printed_board import Board
from gloam.games.stifling_dark.rules.board.walls_and_curtains import Piece

Spot = tuple[float, float]

TILT = asin(4368 / hypot(960, 11232)) - atan2(960, 11232)
ROUND_FROM = 11232 * cos(TILT) - 960 * sin(TILT)


def lit_slowly(board: Board, space: int, aim: int, blocked: int, lines: int) -> int:
    here = board.spaces[space].at
    found = 1 << space
    for target, there in enumerate(board.spaces):
        away = (there.at[0] - here[0], there.at[1] - here[1])
        if target != space and hypot(*away) < 16000 and under_template(away, aim):
            solid = list(standing(board, blocked, {space, target}))
            paths = [path for n, path in enumerate(paths_of(aim)) if lines >> n & 1]
            moved = [tuple((x - here[0], y - here[1]) for x, y in piece) for piece in solid]
            if any(arrives(path, away, moved) for path in paths):
                found |= 1 << target
    return found


def standing(board: Board, blocked: int, ends: set[int]) -> Iterator[Piece]:
    yield from board.walls.pieces()
    for g, gate in enumerate(board.gates):
        if blocked >> g & 1:
            yield from gate.stubs if gate.space in ends else gate.pieces


def pointing(tenth: int) -> Spot:
    x, y = direction(tenth)
    return x / SCALE, y / SCALE


def under_template(away: Spot, aim: int) -> bool:
    """The brief's formula."""
    ahead = pointing(aim)
    x = away[0] * ahead[0] + away[1] * ahead[1]
    aside = abs(away[0] * ahead[1] - away[1] * ahead[0])
    if x * cos(TILT) + (aside - 960) * sin(TILT) > ROUND_FROM:
        depth = hypot(x - 11232, aside) - 4368
    else:
        depth = (aside - 960) * cos(TILT) - x * sin(TILT)
    return depth <= -800 and x >= 800


def paths_of(aim: int) -> Iterator[list[Spot]]:
    """The seven lines as corners of a way that begins at the figure's centre."""
    ahead = pointing(aim)
    yield [(0, 0), on((0, 0), ahead, 16000)]
    for side in (1, -1):
        base = on((0, 0), pointing(aim + side * 900), 960)
        yield [(0, 0), base, on(base, ahead, 16000)]
    for distance, turned in ((5120, 105), (3280, 161)):
        for side in (1, -1):
            base = on((0, 0), pointing(aim + side * 900), 960)
            branch = on(base, ahead, distance)
            yield [(0, 0), base, branch, on(branch, pointing(aim + side * turned), 16000)]


def on(start: Spot, along: Spot, distance: float) -> Spot:
    return start[0] + along[0] * distance, start[1] + along[1] * distance


def arrives(path: list[Spot], centre: Spot, solid: Sequence[tuple[Spot, ...]]) -> bool:
    """Does the way meet the circle round the centre before it is inside anything?"""
    for start, end in pairwise(path):
        met = meets_circle(start, end, centre)
        entered = min((enters(start, end, piece) for piece in solid), default=2.0)
        if met <= 1:
            return met < entered
        if entered <= 1:
            return False
    return False


def meets_circle(start: Spot, end: Spot, centre: Spot) -> float:
    """The first part of the way at which a circle of 800 round the centre is met, or 2."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    fx, fy = start[0] - centre[0], start[1] - centre[1]
    a, b, c = dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - 800**2
    root = b * b - a * c
    if root < 0:
        return 2.0
    first = (-b - sqrt(root)) / a
    return first if 0 <= first <= 1 else 2.0


def enters(start: Spot, end: Spot, piece: tuple[Spot, ...]) -> float:
    """The part of the way at which the inside of a convex piece begins, or 2."""
    area = sum(
        p[0] * q[1] - p[1] * q[0] for p, q in zip(piece, (*piece[1:], piece[0]), strict=True)
    )
    low, high = 0.0, 1.0
    for p, q in zip(piece, (*piece[1:], piece[0]), strict=True):
        before, after = (
            ((q[0] - p[0]) * (s[1] - p[1]) - (q[1] - p[1]) * (s[0] - p[0]))
            * (1 if area > 0 else -1)
            for s in (start, end)
        )
        if before <= 0 and after <= 0:
            return 2.0
        if before < 0:
            low = max(low, before / (before - after))
        elif after < 0:
            high = min(high, before / (before - after))
    return low if high - low > 1e-12 else 2.0

"""How open a board is, quickly and roughly: for the search, which looks at thousands of boards.

Sight is tried between five points of two circles (the rules try 33), walls are taken as lines,
and a space counts as lit if its centre is seen from the figure's. Every line of sight between
two points of the lattice is kept, with the number of walls that cross it, so that a change costs
only what it changes.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot

import numpy as np
import numpy.typing as npt

from gloam.games.stifling_dark.rules.board.flashlight_template import AIMS, covered, direction
from gloam.games.stifling_dark.rules.board.lattice import PITCH, Cell, Point, cells, point

Real = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int32]
Segment = tuple[Point, Point]

SAMPLES = ((0, 0), (790, 0), (0, -790), (-790, 0), (0, 790))
TRIED = len(SAMPLES) ** 2
AIM_STEP = 30
THICK = 120  # how far a wall reaches beyond its ends, about


class Openness:
    """Lines of sight of the whole lattice, and what stands in their way."""

    def __init__(self) -> None:
        self.cells = list(cells())
        self.index = {cell: n for n, cell in enumerate(self.cells)}
        self.at = np.array([point(cell) for cell in self.cells], dtype=np.float32)
        away = self.at[:, None, :] - self.at[None, :, :]
        far = np.hypot(away[..., 0], away[..., 1])
        one, other = np.nonzero(np.triu(far <= 8 * PITCH + 1, 1))
        self.one, self.other = one.astype(np.int32), other.astype(np.int32)
        rim = np.array(SAMPLES, dtype=np.float32)
        starts = self.at[one][:, None, None, :] + rim[None, :, None, :]
        ends = self.at[other][:, None, None, :] + rim[None, None, :, :]
        shape = (len(one), len(SAMPLES), len(SAMPLES), 2)
        self.start = np.ascontiguousarray(np.broadcast_to(starts, shape)).reshape(-1, TRIED, 2)
        self.end = np.ascontiguousarray(np.broadcast_to(ends, shape)).reshape(-1, TRIED, 2)
        self.middle = (self.at[one] + self.at[other]) / 2
        self.half = far[one, other] / 2 + 900
        self.axis = (self.at[other] - self.at[one]) / far[one, other][:, None]
        self.crossed = np.zeros((len(one), TRIED), dtype=np.int16)
        self.standing: set[Segment] = set()
        self.aims = aim_table(self.cells, self.index)

    def set(self, segments: set[Segment]) -> None:
        """Stand these in the way and nothing else."""
        for segment in self.standing - segments:
            self.crossed.reshape(-1)[self.cut(segment)] -= 1
        for segment in segments - self.standing:
            self.crossed.reshape(-1)[self.cut(segment)] += 1
        self.standing = segments

    @lru_cache(maxsize=6000)  # noqa: B019 - one for each process
    def cut(self, segment: Segment) -> Whole:
        """The lines of sight that cross a wall."""
        (ax, ay), (bx, by) = segment
        length = hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / length * THICK, (by - ay) / length * THICK
        a = np.array((ax - ux, ay - uy), dtype=np.float32)
        b = np.array((bx + ux, by + uy), dtype=np.float32)
        near = (a + b) / 2 - self.middle
        reach = length / 2 + THICK
        close = np.hypot(near[:, 0], near[:, 1]) <= self.half + reach
        close &= np.abs(side(self.axis, near.astype(np.float32))) <= reach + 800
        pairs = np.flatnonzero(close)
        start, end = self.start[pairs], self.end[pairs]
        along, wall = end - start, b - a
        sides = side(wall, start - a) * side(wall, end - a) < 0
        ends = side(along, a - start) * side(along, b - start) < 0
        hit = np.flatnonzero((sides & ends).reshape(-1))
        return (pairs[hit // TRIED] * TRIED + hit % TRIED).astype(np.int32)

    def seen(self) -> npt.NDArray[np.bool_]:
        """For each pair of points: is there a clear line?"""
        flags: npt.NDArray[np.bool_] = (self.crossed == 0).any(axis=1)
        return flags

    def best_aims(self, kept: list[bool]) -> npt.NDArray[np.int64]:
        """For each point: how many spaces its best aim lights."""
        size = len(self.cells)
        clear = np.zeros((size, size), dtype=bool)
        straight = self.crossed[:, 0] == 0
        clear[self.one[straight], self.other[straight]] = True
        clear |= clear.T
        clear &= np.array(kept)[None, :]
        best = np.zeros(size, dtype=np.int64)
        for n, targets in enumerate(self.aims):
            if kept[n]:
                best[n] = (clear[n][targets] & (targets >= 0)).sum(axis=1).max()
        return best


def aim_table(lattice: list[Cell], index: dict[Cell, int]) -> list[Whole]:
    """For each point and some aims the points that the template covers, -1 for none."""
    found: list[Whole] = []
    by_place = {point(cell): n for cell, n in index.items()}
    offsets = [
        (column * PITCH + (row & 1) * (PITCH // 2), row * 2598)
        for row in range(-6, 7)
        for column in range(-7, 7)
    ]
    under: list[list[Point]] = []
    for aim in range(0, AIMS, AIM_STEP):
        ahead, aside = direction(aim), direction(aim + AIMS // 4)
        under.append(
            [
                (x, y)
                for x, y in offsets
                if covered(x * ahead[0] + y * ahead[1], x * aside[0] + y * aside[1])
            ]
        )
    for cell in lattice:
        x, y = point(cell)
        rows = np.full((len(under), 11), -1, dtype=np.int32)
        for a, targets in enumerate(under):
            hit = [by_place[to] for dx, dy in targets if (to := (x + dx, y + dy)) in by_place]
            rows[a, : len(hit)] = hit
        found.append(rows)
    return found


def side(edge: Real, to: Real) -> Real:
    product: Real = edge[..., 0] * to[..., 1] - edge[..., 1] * to[..., 0]
    return product

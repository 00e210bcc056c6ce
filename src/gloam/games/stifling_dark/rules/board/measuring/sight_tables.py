"""The sight table of a board: straight lines between circles, decided with whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

import numpy as np
import numpy.typing as npt

from gloam.games.stifling_dark.rules.board.lattice import RADIUS, RIM, Point
from gloam.games.stifling_dark.rules.board.line_of_sight import FARTHEST, SightTable
from gloam.games.stifling_dark.rules.board.printed_board import Board
from gloam.games.stifling_dark.rules.board.walls_and_curtains import Piece

Whole = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]
# What is seen from a space whatever is shut, and what through gates, of higher ones.
Row = tuple[int, dict[tuple[int, int], tuple[int, ...]]]
Samples = tuple[Point, ...]  # points of a circle, from its centre

CENTRE_AND_RIM: Samples = ((0, 0), *RIM)


@dataclass(frozen=True)
class Obstacle:
    corners: Whole
    centre: Point
    size: float


def obstacles(pieces: tuple[Piece, ...] | list[Piece]) -> list[Obstacle]:
    found: list[Obstacle] = []
    for piece in pieces:
        corners = np.array(piece, dtype=np.int64)
        x, y = (int(middle) for middle in corners.mean(axis=0))
        size = max(hypot(cx - x, cy - y) for cx, cy in corners)
        if np.sum(side(corners, np.roll(corners, -1, axis=0))) < 0:
            corners = corners[::-1]
        found.append(Obstacle(corners, (x, y), size))
    return found


class Sights:
    """All obstacles of a board, ready for testing pairs of spaces."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.walls = obstacles(board.walls.pieces())
        self.shut = [obstacles(gate.pieces) for gate in board.gates]
        self.stubs = [obstacles(gate.stubs) for gate in board.gates]

    def row(self, one: int) -> Row:
        always = 0
        through: dict[tuple[int, int], tuple[int, ...]] = {}
        x, y = self.board.spaces[one].at
        for other in range(one + 1, self.board.size):
            ox, oy = self.board.spaces[other].at
            if hypot(ox - x, oy - y) <= FARTHEST:
                sets = self.between(one, other)
                if sets == (0,):
                    always |= 1 << other
                elif sets:
                    through[one, other] = sets
        return always, through

    def between(self, one: int, other: int, samples: Samples = CENTRE_AND_RIM) -> tuple[int, ...]:
        """The smallest sets of gates that some clear line passes; (0,) if one passes none."""
        ends = (self.board.spaces[one].at, self.board.spaces[other].at)
        walls = near(self.walls, ends)
        gates = {
            g: found
            for g, gate in enumerate(self.board.gates)
            if (found := near((self.stubs if gate.space in (one, other) else self.shut)[g], ends))
        }
        # Most pairs that see one another do so from centre to centre.
        for tried in (samples[:1], samples):
            start, end = lines(ends, tried)  # rule: butcher.sight-line, butcher.sight-samples
            clear = np.ones(len(start), dtype=np.bool_)
            for wall in walls:
                clear[clear] = ~enters(start[clear], end[clear], wall)
            start, end = start[clear], end[clear]
            passed = np.zeros(len(start), dtype=np.int64)
            for g, found in gates.items():
                for piece in found:
                    passed |= enters(start, end, piece).astype(np.int64) << g
            if np.any(passed == 0):
                return (0,)
        return smallest({int(gates) for gates in passed})


def smallest(sets: set[int]) -> tuple[int, ...]:
    """Those that contain no other."""
    return tuple(sorted(s for s in sets if not any(o & s == o != s for o in sets)))


def lines(ends: tuple[Point, Point], samples: Samples) -> tuple[Whole, Whole]:
    rim = np.array(samples, dtype=np.int64)
    one, other = (rim + np.array(end, dtype=np.int64) for end in ends)
    return np.repeat(one, len(rim), axis=0), np.tile(other, (len(rim), 1))


def enters(start: Whole, end: Whole, obstacle: Obstacle) -> Flags:
    """Does each line enter the obstacle? To touch it is not to enter it."""
    corners = obstacle.corners
    edges = np.roll(corners, -1, axis=0) - corners
    turned = side((end - start)[:, None, :], corners - start[:, None, :])
    apart: Flags = np.all(turned >= 0, axis=1) | np.all(turned <= 0, axis=1)
    inner_start = side(edges, start[:, None, :] - corners)
    inner_end = side(edges, end[:, None, :] - corners)
    apart |= np.any((inner_start <= 0) & (inner_end <= 0), axis=1)
    return np.logical_not(apart)


def side(edge: Whole, to: Whole) -> Whole:
    product: Whole = edge[..., 0] * to[..., 1] - edge[..., 1] * to[..., 0]
    return product


def near(found: list[Obstacle], ends: tuple[Point, Point]) -> list[Obstacle]:
    """The obstacles that a line between two circles can touch."""
    (ax, ay), (bx, by) = ends
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    kept: list[Obstacle] = []
    for obstacle in found:
        x, y = obstacle.centre
        along = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / square))
        if hypot(ax + along * dx - x, ay + along * dy - y) <= obstacle.size + RADIUS + 2:
            kept.append(obstacle)
    return kept


def sight_table(rows: list[Row]) -> SightTable:
    """All rows, with what is always seen told in both directions."""
    always = [seen for seen, _ in rows]
    for one, (seen, _) in enumerate(rows):
        for other in range(one + 1, len(rows)):
            if seen >> other & 1:
                always[other] |= 1 << one
    through = {pair: sets for _, found in rows for pair, sets in found.items()}
    return SightTable(tuple(always), through)

"""The triangular lattice on which both boards lie, in whole numbers.

24 rows of 21 points; odd rows are indented by half a pitch. y grows downwards. One space
diameter is 1600 units, one pitch (from space to linked space) 3000.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

Cell = tuple[int, int]  # row, column
Point = tuple[int, int]  # x, y

ROWS: Final = 24
COLUMNS: Final = 21
PITCH: Final = 3000
ROW: Final = 2598  # from row to row
RADIUS: Final = 800  # of a space
CLEARANCE: Final = 1040  # nothing solid comes nearer to the centre of a space
DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")

# 32 points of a space's rim as seen from its centre, the first due east, then counter-clockwise.
_QUARTER = (
    (800, 0),
    (785, 156),
    (739, 306),
    (665, 444),
    (566, 566),
    (444, 665),
    (306, 739),
    (156, 785),
)
_HALF = (*((x, -y) for x, y in _QUARTER), *((-y, -x) for x, y in _QUARTER))
RIM: Final = (*_HALF, *((-x, -y) for x, y in _HALF))


def point(cell: Cell) -> Point:
    """Where a point of the lattice lies."""
    row, column = cell
    return column * PITCH + (row & 1) * (PITCH // 2), row * ROW


def beside(cell: Cell, direction: str) -> Cell:
    """The next point in a direction, on the board or not."""
    row, column = cell
    if direction in ("E", "W"):
        return row, column + (1 if direction == "E" else -1)
    across = (row & 1) - (0 if direction.endswith("E") else 1)
    return row + (1 if direction.startswith("S") else -1), column + across


def on_board(cell: Cell) -> bool:
    return 0 <= cell[0] < ROWS and 0 <= cell[1] < COLUMNS


def around(cell: Cell) -> Iterator[Cell]:
    """The up to six points beside this one."""
    for direction in DIRECTIONS:
        other = beside(cell, direction)
        if on_board(other):
            yield other


def cells() -> Iterator[Cell]:
    """All points, row by row."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            yield row, column


def pairs() -> Iterator[tuple[Cell, Cell]]:
    """All pairs of neighbouring points, each once, the first of the two before the other."""
    for cell in cells():
        for direction in ("E", "SW", "SE"):
            other = beside(cell, direction)
            if on_board(other):
                yield cell, other


def triangles() -> Iterator[tuple[Cell, Cell, Cell]]:
    """All triples of points that are neighbours of one another."""
    for cell in cells():
        east, southeast, southwest = (beside(cell, d) for d in ("E", "SE", "SW"))
        for one, other in ((east, southeast), (southeast, southwest)):
            if on_board(one) and on_board(other):
                yield cell, one, other


def middle(*points: Point) -> Point:
    """The middle of two or three points of the lattice; it is always whole."""
    return sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)

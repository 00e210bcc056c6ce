"""Outlines of floors and water: along the walls of the Zones, whatever these are made of.

As in `rules/board/walls_and_curtains.py` each triangle of the lattice is looked at by itself. It
has a share in the floor; where two shares touch, their common side is inside. What is left is the
outline.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator

from gloam.games.stifling_dark.rules.board.board_file import POST, Source
from gloam.games.stifling_dark.rules.board.lattice import (
    COLUMNS,
    ROWS,
    Cell,
    Point,
    beside,
    middle,
    point,
)
from gloam.games.stifling_dark.rules.board.walls_and_curtains import turn

Side = tuple[Point, Point]
Outline = tuple[Point, ...]


def outlines(source: Source, inside: Callable[[Cell], bool]) -> list[Outline]:
    """The borders round all points that are inside; posts and Doors stand on a border."""
    sides: set[Side] = set()
    for triangle in all_triangles():
        share = share_of(source, triangle, inside)
        for one, other in zip(share, share[1:] + share[:1], strict=True):
            if (other, one) in sides:
                sides.remove((other, one))
            else:
                sides.add((one, other))
    onward: defaultdict[Point, list[Point]] = defaultdict(list)
    for one, other in sorted(sides):
        onward[one].append(other)
    found: list[Outline] = []
    for start in sorted(onward):
        while onward[start]:
            line = [start]
            while not (len(line) > 1 and line[-1] == start):
                line.append(onward[line[-1]].pop())
            found.append(straight(line[:-1]))
    return found


def all_triangles() -> Iterator[tuple[Cell, Cell, Cell]]:
    """Those of the lattice and of one more point all round, clockwise as drawn."""
    for row in range(-1, ROWS):
        for column in range(-1, COLUMNS + 1):
            cell = (row, column)
            east, southeast, southwest = (beside(cell, d) for d in ("E", "SE", "SW"))
            yield cell, east, southeast
            yield cell, southeast, southwest


def share_of(
    source: Source, triangle: tuple[Cell, Cell, Cell], inside: Callable[[Cell], bool]
) -> list[Point]:
    """The part of a triangle that lies inside, clockwise; nothing if none does."""
    border = [source.at(cell) in (POST, "D") for cell in triangle]
    within = [inside(cell) and not edge for cell, edge in zip(triangle, border, strict=True)]
    if not any(within):
        return []

    def is_door(*places: int) -> bool:
        return any(source.at(triangle[place]) == "D" for place in places)

    corners = [point(cell) for cell in triangle]
    has_outside = not all(one or other for one, other in zip(within, border, strict=True))
    share: list[Point] = []
    for i, here in enumerate(corners):
        following = (i + 1) % 3
        if within[i] or border[i]:
            share.append(here)
        if within[i] != within[following] and not border[i] and not border[following]:
            share.append(middle(here, corners[following]))
        elif has_outside and not (within[i] or within[following]) and is_door(i, following):
            share.append(middle(*corners))  # so a wall comes to a Door
    return share


def straight(line: list[Point]) -> Outline:
    """Without the points at which it goes straight on."""
    return tuple(
        at for i, at in enumerate(line) if turn(line[i - 1], at, line[(i + 1) % len(line)]) != 0
    )

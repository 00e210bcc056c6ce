"""Where things lie on a board that nobody has laid out: exits, and what Escape cards need.

By the distances of the printed boards, as near to them as this board allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloam.games.stifling_dark.rules.board.imported.editor import DrawnMap
from gloam.games.stifling_dark.rules.board.lattice import Cell
from gloam.games.stifling_dark.rules.board.within import NO_WAY, steps_along

FROM_EXIT, TO_BOX = 11, 7  # steps of the Saw: to its exit, to the Lockbox
TO_PARTS, APART = 14, 5  # of the Truck: to its Parts; and they from one another


class Distances:
    """Steps between the spaces of a map."""

    def __init__(self, drawn: DrawnMap) -> None:
        self.cells = sorted(drawn.spaces)
        self.number = {cell: n for n, cell in enumerate(self.cells)}
        near: list[list[int]] = [[] for _ in self.cells]
        for one, other in drawn.links:
            near[self.number[one]].append(self.number[other])
            near[self.number[other]].append(self.number[one])
        self.steps = [steps_along(near, start) for start in range(len(self.cells))]

    def between(self, one: Cell, other: Cell) -> int:
        return self.steps[self.number[one]][self.number[other]]

    def reaches(self, start: Cell) -> list[Cell]:
        row = self.steps[self.number[start]]
        return [cell for cell in self.cells if row[self.number[cell]] < NO_WAY]


def two_exits(drawn: DrawnMap, far: Distances, free: Sequence[Cell]) -> list[Cell]:
    """The two spaces outdoors that are farthest apart."""
    outdoors = [cell for cell in free if not drawn.spaces[cell].zone] or list(free)
    pairs = [(one, other) for one in outdoors for other in outdoors if one < other]
    if not pairs:
        return []
    return list(max(pairs, key=lambda pair: (far.between(*pair), pair)))


def escapes(far: Distances, free: Sequence[Cell], exits: Sequence[Cell]) -> dict[str, Any]:
    """A gate and a truck: one Escape card of each Objective of the Sawmill."""
    spaces = [cell for cell in free if cell not in exits]
    saw = nearest_to(far, exits[0], spaces, FROM_EXIT)[0]
    boxes = nearest_to(far, saw, [cell for cell in spaces if cell != saw], TO_BOX)
    truck = nearest_to(far, exits[-1], spaces, TO_PARTS)[0]
    parts = spread(far, nearest_to(far, truck, [c for c in spaces if c != truck], TO_PARTS), 9)
    sets = [[parts[(n + 3 * k) % len(parts)] for n in range(3)] for k in range(3)]
    return {
        "north_gate": {
            "fixed": {"saw": [told(saw)], "exit": [told(exits[0])]},
            "rolled": [{"lockbox": [told(boxes[n % len(boxes)])]} for n in range(3)],
        },
        "garage": {
            "fixed": {"truck": [told(truck)]},
            "rolled": [{"parts": [told(cell) for cell in one]} for one in sets],
        },
    }


def nearest_to(far: Distances, start: Cell, spaces: Sequence[Cell], steps: int) -> list[Cell]:
    """Spaces by how near their distance is to what is wanted."""
    return sorted(spaces, key=lambda cell: (abs(far.between(start, cell) - steps), cell))


def spread(far: Distances, spaces: Sequence[Cell], count: int) -> list[Cell]:
    """The first so many that are not too near to one another; then any."""
    found: list[Cell] = []
    for cell in spaces:
        if len(found) < count and all(far.between(cell, other) >= APART for other in found):
            found.append(cell)
    return found + [cell for cell in spaces if cell not in found][: count - len(found)]


def told(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"

"""The island as it is drawn."""

from __future__ import annotations

from math import hypot

import pytest

from gloam.games.heart_of_darkness.view.board import fixed_nodes
from gloam.kernel.present.scene import Link, Space

CLEAR = 80  # steps of the board from the middle of a Location: what is drawn there ends at 65


@pytest.mark.parametrize("western", [False, True])
def test_no_path_is_drawn_through_a_location_where_it_does_not_stop(western: bool) -> None:
    nodes = fixed_nodes(western)
    spaces = {node.id: (node.x, node.y) for node in nodes if isinstance(node, Space)}
    for path in nodes:
        if isinstance(path, Link):
            others = spaces.keys() - {path.a, path.b}
            near = {id: _distance(spaces[id], spaces[path.a], spaces[path.b]) for id in others}
            assert min(near.values()) > CLEAR, (path.id, min(near, key=near.__getitem__))


def _distance(point: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> float:
    """From a point to the nearest of a straight line between two others."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    across, down = bx - ax, by - ay
    along = ((x - ax) * across + (y - ay) * down) / (across**2 + down**2)
    along = max(0.0, min(1.0, along))
    return hypot(ax + along * across - x, ay + along * down - y)

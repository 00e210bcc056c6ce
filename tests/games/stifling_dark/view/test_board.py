"""The drawing of a board shows what the rules play on."""

import gzip
from itertools import pairwise
from math import hypot

import msgspec
import pytest

from gloam.games.stifling_dark.rules.board.boards_by_scenario import BOARDS
from gloam.games.stifling_dark.rules.board.lattice import Point
from gloam.games.stifling_dark.rules.board.printed_board import load
from gloam.games.stifling_dark.view.board import (
    UNITS,
    drawing,
    drawn,
)
from gloam.games.stifling_dark.view.names import SPACE_ID
from gloam.kernel.present.scene import Board, Region, Space


def board_of(name: str) -> Board:
    board = drawing(name)[0]
    assert isinstance(board, Board)
    return board


@pytest.mark.parametrize("name", BOARDS)
def test_every_line_is_drawn_once(name: str) -> None:
    told = sorted((*sorted((link.a, link.b)), link.style) for link in board_of(name).links())
    lines = sorted(
        (
            *sorted((SPACE_ID[link.one], SPACE_ID[link.other])),
            "path" if link.kind == "plain" else link.kind,
        )
        for link in load(BOARDS[name]).links
    )
    assert told == lines


@pytest.mark.parametrize("name", BOARDS)
def test_a_zone_is_drawn_round_its_spaces_and_no_others(name: str) -> None:
    board = load(BOARDS[name])
    regions = {node.id: node for node in drawing(name) if isinstance(node, Region)}
    assert len(regions) == 5
    for space in board.spaces:
        if space.kind == "door":
            continue  # it stands on the border
        inside = {id for id, region in regions.items() if is_inside(drawn(space.at), region.points)}
        assert inside == ({f"zone-{space.zone}"} if space.zone else set()), space.label


def is_inside(at: Point, outline: tuple[Point, ...]) -> bool:
    """By counting the sides that a ray to the east crosses."""
    crossed = 0
    for (ax, ay), (bx, by) in pairwise((*outline, outline[0])):
        if (ay > at[1]) != (by > at[1]):
            crossed += at[0] < ax + (at[1] - ay) * (bx - ax) / (by - ay)
    return crossed % 2 == 1


@pytest.mark.parametrize("name", BOARDS)
def test_spaces_stand_where_they_are_and_say_what_they_are(name: str) -> None:
    spaces = [node for node in drawing(name) if isinstance(node, Space)]
    for number, (node, space) in enumerate(zip(spaces, load(BOARDS[name]).spaces, strict=True)):
        assert node.id == SPACE_ID[number]
        assert ("dark" in node.marks) == space.dark
        assert ("water" in node.marks) == space.water
        assert (node.icon == "door") == (space.kind == "door")
        assert hypot(node.x * UNITS - 5000 - space.at[0], node.y * UNITS - 5000 - space.at[1]) < 30


@pytest.mark.parametrize("name", BOARDS)
def test_walls_are_drawn_where_light_ends(name: str) -> None:
    board, scenery = load(BOARDS[name]), board_of(name).scenery
    for kind in ("wall", "fence", "curtain"):
        strokes = [stroke for stroke in board.walls.strokes if stroke.kind == kind]
        told = {(*drawn(stroke.one), *drawn(stroke.other)) for stroke in strokes}
        assert set(scenery.get(kind, ())) == told


@pytest.mark.parametrize("name", BOARDS)
def test_the_fixed_part_is_small(name: str) -> None:
    told = msgspec.json.encode(drawing(name))
    assert len(told) < 70_000
    assert len(gzip.compress(told)) < 15_000

"""Both boards are sound: reachable, no way blocked by mistake, nothing too close to a space."""

from math import hypot

import numpy as np
import pytest

from gloam.games.stifling_dark.rules.board.board_file import read
from gloam.games.stifling_dark.rules.board.flashlight_lines import table
from gloam.games.stifling_dark.rules.board.lattice import CLEARANCE, Point
from gloam.games.stifling_dark.rules.board.measuring.sight_tables import enters, obstacles
from gloam.games.stifling_dark.rules.board.printed_board import Board, load
from gloam.games.stifling_dark.rules.board.walls_and_curtains import (
    HALF_WIDTH,
    Piece,
    distance,
    turn,
)
from gloam.games.stifling_dark.rules.board.within import NO_WAY
from tests.games.stifling_dark.board.measures import Measures, cut_spaces, disjoint_ways, measure
from tests.games.stifling_dark.proving import proves

BOARDS = ("sawmill", "amusement_park")
TARGETS: dict[str, Measures] = {
    "sawmill": {
        "degrees": [1, 41, 88, 113, 111, 72],
        "longest and mean route": [33, 13.1],
        "within 2, 3, 5, 8, 10": [12, 21, 49, 109, 155],
        "start to zones": [6, 16, 13, 19, 8],
        "start to hand-ins": [9, 11, 16, 21, 22],
        "start to interests": [10, 12, 18, 18, 19],
        "start to medical": [11, 21],
        "start to switches": [7, 21],
        "start to booths": [],
        "hand-ins apart": [9, 22, 15.5],
        "medical apart": [21],
        "exits apart": [23],
        "zone to zone": [3, 16],
        "best aim": [6.1, 8.3],
        "in sight": [37],
    },
    "amusement_park": {
        "degrees": [12, 51, 72, 133, 120, 73],
        "longest and mean route": [32, 13.2],
        "within 2, 3, 5, 8, 10": [12, 22, 51, 112, 161],
        "start to zones": [9, 11, 11, 16, 14],
        "start to hand-ins": [9, 10, 13, 16, 16, 21],
        "start to interests": [7, 9, 15, 21],
        "start to medical": [11, 18],
        "start to switches": [11, 21],
        "start to booths": [6, 8],
        "hand-ins apart": [7, 22, 13.8],
        "medical apart": [17],
        "exits apart": [],
        "zone to zone": [3, 19],
        "best aim": [5.8, 8.7],
        "in sight": [35],
    },
}


@pytest.mark.parametrize("name", BOARDS)
def test_measures_are_within_a_tenth_of_the_facts(name: str) -> None:
    found = measure(load(name))
    off = {
        what: (found[what], wanted)
        for what, wanted in TARGETS[name].items()
        if len(wanted) != len(found[what])
        or any(abs(a - b) > b / 10 for a, b in zip(found[what], wanted, strict=True))
    }
    assert not off


@pytest.mark.parametrize("name", BOARDS)
def test_everything_can_be_reached_whatever_mirror_colour_is_open(name: str) -> None:
    board = load(name)
    carried = {seat for ride in board.rides for pair in ride.carriages[1:] for seat in pair}
    for colour, ways in board.doorways.items():
        if ways or name == "sawmill":
            steps = board.steps_from(board.starts[0], colour=colour)
            assert {n for n, far in enumerate(steps) if far == NO_WAY} == carried


@pytest.mark.parametrize("name", BOARDS)
def test_two_ways_lead_to_each_zone_and_no_space_outdoors_cuts_the_board(name: str) -> None:
    board = load(name)
    for zone in board.zones:
        goal = {n for n, space in enumerate(board.spaces) if space.zone == zone}
        assert disjoint_ways(board.near, board.starts, goal) == 2, zone
    near = board.near_by_colour["red"]
    cuts = {n for n in cut_spaces(near, board.starts[0]) if not board.spaces[n].zone}
    assert cuts <= {*board.exits, *board.booths, *board.of_kind("seat")}


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_solid_comes_near_a_space(name: str) -> None:
    board = load(name)
    for piece in board.walls.pieces():
        for space in board.spaces:
            if abs(space.at[0] - piece[0][0]) < 12000 and abs(space.at[1] - piece[0][1]) < 12000:
                assert gap_between(space.at, piece) >= CLEARANCE, (space.label, space.cell)


def gap_between(at: Point, piece: Piece) -> float:
    """From a point to the edges of a piece."""
    found = float("inf")
    for (ax, ay), (bx, by) in zip(piece, (*piece[1:], piece[0]), strict=True):
        dx, dy = bx - ax, by - ay
        along = ((at[0] - ax) * dx + (at[1] - ay) * dy) / (dx * dx + dy * dy)
        along = min(1.0, max(0.0, along))
        found = min(found, hypot(ax + along * dx - at[0], ay + along * dy - at[1]))
    return found


@pytest.mark.parametrize("name", BOARDS)
def test_no_line_crosses_anything_but_a_curtain(name: str) -> None:
    board = load(name)
    walls = obstacles(board.walls.pieces())
    curtains = {pair for pair, kind in board.source.edges.items() if kind == "curtain"}
    blocks = board.walls.blocks
    for link in board.links:
        one, other = board.spaces[link.one], board.spaces[link.other]
        if link.kind == "dashed" or (one.cell, other.cell) in curtains:
            continue
        ends = (one.at, other.at)
        start, end = (np.array([at], dtype=np.int64) for at in ends)
        near = [
            wall
            for wall in walls
            if hypot(wall.centre[0] - one.at[0], wall.centre[1] - one.at[1]) < wall.size + 4000
        ]
        assert not any(enters(start, end, wall)[0] for wall in near), (one.cell, other.cell)
        assert not any(cross(ends, block) for block in blocks), (one.cell, other.cell)


def cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    (a, b), (c, d) = one, other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


@pytest.mark.parametrize("name", BOARDS)
def test_a_wall_comes_to_both_sides_of_every_door(name: str) -> None:
    board = load(name)
    strokes = board.walls.strokes
    for g in board.doors:
        for end in board.gates[g].gap:
            assert any(
                away(end, stroke.one, stroke.other) <= HALF_WIDTH["wall"] for stroke in strokes
            ), board.spaces[board.gates[g].space].cell


def away(at: Point, one: Point, other: Point) -> float:
    return gap_between(at, (one, other)) if distance(one, other) else float("inf")


@pytest.mark.parametrize("name", BOARDS)
def test_every_hiding_place_can_be_lit_from_two_others(name: str) -> None:
    board = load(name)
    lit_from = [0] * board.size
    for space in range(board.size):
        for target, _ in table(board, space):
            lit_from[target] += 1
    assert min(lit_from[n] for n, space in enumerate(board.spaces) if space.general) >= 2


@pytest.mark.parametrize("name", BOARDS)
def test_points_of_interest_have_room_for_their_tokens(name: str) -> None:
    board = load(name)
    for here in board.interests:
        near = [n for n in range(board.size) if board.distance[here][n] <= 2]
        assert 8 <= sum(board.spaces[n].general for n in near) <= 18
        others = [board.distance[here][there] for there in board.interests if there != here]
        assert min(others) >= (8 if name == "sawmill" else 10)


@pytest.mark.parametrize("name", BOARDS)
def test_labels_and_lines_are_told_once(name: str) -> None:
    board = load(name)
    assert len(board.place) == board.size
    lines = [frozenset((link.one, link.other)) for link in board.links]
    assert len(set(lines)) == len(lines)


@proves("water.definition", "ride.no-carriage-hop", "feature.lines")
def test_water_and_rides_go_round() -> None:
    park = Board(read("amusement_park"))
    assert len(park.current) == 23
    assert {n for n, space in enumerate(park.spaces) if space.water} == set(park.current)
    for here, there in park.downstream.items():
        assert there in park.near[here]
    assert sum(park.spaces[n].kind == "switch" for n in park.current) == 1
    for ride in park.rides:
        assert len(ride.carriages) == 3
        for left, right in ride.carriages:
            assert right in park.near[left]
            assert park.spaces[left].kind == park.spaces[right].kind == "seat"
        ground = [n for seat in ride.carriages[0] for n in park.near[seat]]
        assert any(park.spaces[n].kind != "seat" for n in ground)


def test_the_maze_is_cut_in_two_while_all_doorways_are_shut() -> None:
    park = load("amusement_park")
    shut = park.distance[park.starts[0]]
    maze = [n for n, space in enumerate(park.spaces) if space.zone == "M"]
    assert sum(shut[n] == NO_WAY for n in maze) == 8
    assert {colour: len(ways) for colour, ways in park.doorways.items()} == {
        "red": 4,
        "green": 4,
        "blue": 4,
    }

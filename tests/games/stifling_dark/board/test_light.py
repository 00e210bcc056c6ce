"""Beams: the tables agree with a slow measurement, and tell the template's figures."""

import random

import pytest

from gloam.games.stifling_dark.rules.board.flashlight_lines import (
    ALL_LINES,
    CENTRE_LINE,
    CENTRE_LINES,
    beams,
    in_reach,
    lit,
    not_contained,
    packed,
    packed_tables,
)
from gloam.games.stifling_dark.rules.board.flashlight_template import (
    AIMS,
    SCALE,
    covered,
    direction,
)
from gloam.games.stifling_dark.rules.board.measuring.flashlight_tables import light_table
from gloam.games.stifling_dark.rules.board.printed_board import load
from gloam.kernel.core.bit_sets import mask_of, members
from tests.games.stifling_dark.board.slow_light import lit_slowly, under_template
from tests.games.stifling_dark.proving import proves

BOARDS = ("sawmill", "amusement_park")


def agree(name: str, count: int, seed: int) -> None:
    board = load(name)
    chance = random.Random(seed)
    for _ in range(count):
        space, aim = chance.randrange(board.size), chance.randrange(AIMS)
        reach = [g for g in range(len(board.gates)) if in_reach(board, space) >> g & 1]
        blocked = mask_of(g for g in reach if chance.random() < 0.5)
        lines = chance.choice((ALL_LINES, ALL_LINES, CENTRE_LINE, CENTRE_LINES))
        slow = lit_slowly(board, space, aim, blocked, lines)
        assert lit(board, space, aim, blocked, lines) == slow, (space, aim, blocked, lines)


@pytest.mark.parametrize("name", BOARDS)
def test_beams_agree_with_a_slow_measurement(name: str) -> None:
    agree(name, 40, seed=11)


@pytest.mark.long
@pytest.mark.parametrize("name", BOARDS)
def test_many_beams_agree_with_a_slow_measurement(name: str) -> None:
    agree(name, 2000, seed=12)


@proves("flash.template-rays")
@pytest.mark.parametrize("name", BOARDS)
def test_the_tables_are_up_to_date(name: str) -> None:
    board = load(name)
    stored = packed_tables(name)
    assert len(stored) == board.size
    pieces = board.walls.pieces()
    for space in random.Random(13).sample(range(board.size), 2):
        fresh = packed(light_table(board, space, pieces))
        assert fresh == stored[space], "run `python -m tools.boards`"


@pytest.mark.parametrize("name", BOARDS)
def test_an_arc_lights_the_same_from_end_to_end_and_its_neighbours_something_else(
    name: str,
) -> None:
    board = load(name)
    chance = random.Random(14)
    for space in chance.sample(range(board.size), 12):
        blocked = chance.getrandbits(len(board.gates))
        found = beams(board, space, blocked)
        assert sum((beam.last - beam.first) % AIMS + 1 for beam in found) == AIMS
        for beam, following in zip(found, found[1:] + found[:1], strict=True):
            assert (beam.last + 1) % AIMS == following.first
            assert len(found) == 1 or beam.lit != following.lit
            for aim in (beam.first, beam.aim, beam.last):
                assert lit(board, space, aim, blocked) == beam.lit
        widest = not_contained({beam.lit for beam in found})
        for beam in found:
            contained = any(beam.lit & other.lit == beam.lit != other.lit for other in found)
            assert (beam.lit in widest) != contained


def test_directions_round_alike_everywhere() -> None:
    """None is so near to a half that another machine could round it differently."""
    for tenth in range(AIMS):
        x, y = direction(tenth)
        assert abs(x * x + y * y - SCALE * SCALE) < 2 * SCALE
        assert direction(tenth + 1800) == (-x, -y)
    assert [direction(tenth) for tenth in (0, 900, 1800)] == [(SCALE, 0), (0, -SCALE), (-SCALE, 0)]


def test_on_open_ground_an_aim_covers_six_to_ten_spaces() -> None:
    """Facts: 6 to 10 on a whole lattice, 8 on average."""
    offsets = [
        (column * 3000 + (row & 1) * 1500, row * 2598)
        for row in range(-7, 8)
        for column in range(-7, 8)
        if (row, column) != (0, 0)
    ]
    counts: list[int] = []
    for aim in range(AIMS):
        ahead, aside = direction(aim), direction(aim + 900)
        inside = [
            covered(x * ahead[0] + y * ahead[1], x * aside[0] + y * aside[1]) for x, y in offsets
        ]
        counts.append(sum(inside))
        if aim % 60 == 0:
            assert inside == [under_template(offset, aim) for offset in offsets]
    assert (min(counts), max(counts)) == (6, 10)
    assert round(sum(counts) / AIMS, 2) == 7.98


def test_sets_of_spaces() -> None:
    assert members(mask_of([400, 3, 17])) == [3, 17, 400]

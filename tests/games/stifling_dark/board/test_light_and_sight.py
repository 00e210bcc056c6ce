"""The rules of light and sight, one by one, on the boards that are played on."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from math import hypot

import pytest

from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.rules.board.boards_by_scenario import ground_of
from gloam.games.stifling_dark.rules.board.flashlight_lines import (
    ALL_LINES,
    CENTRE_LINE,
    lit,
    touched_by,
)
from gloam.games.stifling_dark.rules.board.flashlight_template import AIMS, SCALE, covered
from gloam.games.stifling_dark.rules.board.lattice import RADIUS
from gloam.games.stifling_dark.rules.board.line_of_sight import FARTHEST, sees
from gloam.games.stifling_dark.rules.board.printed_board import Board, load
from gloam.games.stifling_dark.rules.board.walls_and_curtains import Piece
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.state import FALSE, Light, StiflingDark
from gloam.kernel.core.bit_sets import members
from tests.games.stifling_dark.board.slow_light import (
    enters,
    lit_slowly,
    meets_circle,
    paths_of,
    standing,
    under_template,
)
from tests.games.stifling_dark.playing import PLAIN, table_of
from tests.games.stifling_dark.proving import proves

BOARDS = ("sawmill", "amusement_park")
MILL = load("sawmill")
RULES = StiflingDarkRules(ground_of)


def mill(lights: tuple[Light, ...] = ()) -> StiflingDark:
    """A game on the Sawmill with these Flashlights; all that can be hidden lies in a corner."""
    hidden = [MILL.size - 1] * (len(MILL.zones) + len(MILL.interests))
    run = table_of(RULES, "sawmill", PLAIN[:2], MILL.starts[:2], MILL.size - 1, hidden)
    run.state.lights = lights
    relight(run.state)
    return run.state


def aimed(count: int, seed: int) -> Iterator[tuple[int, int]]:
    """Spaces of the Sawmill with an aim."""
    chance = random.Random(seed)
    for _ in range(count):
        yield chance.randrange(MILL.size), chance.randrange(AIMS)


def away(board: Board, one: int, other: int) -> tuple[int, int]:
    (x, y), (far_x, far_y) = board.spaces[one].at, board.spaces[other].at
    return far_x - x, far_y - y


def covered_by(space: int, aim: int) -> list[int]:
    """The spaces that lie wholly under the template, by the measure of tests."""
    targets = [n for n in range(MILL.size) if n != space]
    return [n for n in targets if under_template(away(MILL, space, n), aim)]


# --- the template ---


@proves("flash.template-shape", "flash.cover")
def test_the_template_is_a_base_and_a_circle_drawn_together() -> None:
    """In diameters: half a base 0.6, a circle of 2.73 round 7.02, and a space has 0.5."""

    def is_covered(ahead: int, aside: int) -> bool:
        return covered(ahead * SCALE, aside * SCALE)

    diameter = 2 * RADIUS
    tip, wide = round(9.75 * diameter), round(2.73 * diameter)
    assert is_covered(RADIUS, 0)
    assert not is_covered(RADIUS - 1, 0)
    assert is_covered(tip - RADIUS, 0)
    assert not is_covered(tip - RADIUS + 1, 0)
    middle = round(7.02 * diameter)
    for side in (1, -1):
        assert is_covered(middle, side * (wide - RADIUS))
        assert not is_covered(middle, side * (wide - RADIUS + 1))
    assert not is_covered(RADIUS, diameter)  # beside the base


@proves("flash.cover", "flash.both")
def test_what_sticks_out_or_lies_in_shadow_keeps_its_own_level() -> None:
    shadowed = sticking_out = 0
    for space, aim in aimed(60, seed=31):
        under = sum(1 << n for n in covered_by(space, aim))
        bright = lit(MILL, space, aim) & ~(1 << space)
        assert bright & ~under == 0
        sticking_out += (touched_by(MILL, space, aim) & ~under).bit_count()
        shadowed += (under & ~bright).bit_count()
    assert min(shadowed, sticking_out) > 50
    space, aim = next((s, a) for s, a in aimed(200, seed=32) if dark_and_shadowed(s, a))
    game = mill((Light(0, space, aim, ALL_LINES),))
    assert all(game.dark >> n & 1 for n in dark_and_shadowed(space, aim))


def dark_and_shadowed(space: int, aim: int) -> list[int]:
    bright = lit(MILL, space, aim)
    return [n for n in covered_by(space, aim) if MILL.spaces[n].dark and not bright >> n & 1]


# --- lines ---


@proves("flash.ray", "flash.one-ray-enough")
def test_one_clear_line_is_enough_and_without_any_a_space_is_not_lit() -> None:
    by_some = by_none = 0
    for space, aim in aimed(40, seed=33):
        each = [lit(MILL, space, aim, 0, 1 << line) for line in range(7)]
        assert each == [lit_slowly(MILL, space, aim, 0, 1 << line) for line in range(7)]
        together = 0
        for one in each:
            together |= one
        assert lit(MILL, space, aim) == together
        for target in covered_by(space, aim):
            lines = sum(one >> target & 1 for one in each)
            by_some += 0 < lines < len(lines_to(space, target, aim))
            by_none += lines == 0
    assert min(by_some, by_none) > 2


def lines_to(space: int, target: int, aim: int) -> list[int]:
    """The lines of the template that meet a space, whatever stands between."""
    centre = away(MILL, space, target)
    return [
        line
        for line, path in enumerate(paths_of(aim))
        if any(meets_circle(*part, centre) <= 1 for part in itertools.pairwise(path))
    ]


@proves("flash.ray-reach")
def test_a_line_reaches_a_space_at_the_near_edge_of_its_circle() -> None:
    """A wall behind that edge does not matter; a space that no line meets is not lit."""
    walled_behind = unmet = 0
    for space, aim in aimed(40, seed=34):
        bright = lit(MILL, space, aim, 0, CENTRE_LINE)
        x, y = MILL.spaces[space].at
        (start, end), *_ = paths_of(aim)
        solid = [[(px - x, py - y) for px, py in piece] for piece in standing(MILL, 0, set())]
        entered = min(enters(start, end, tuple(piece)) for piece in solid)
        for target in covered_by(space, aim):
            met = meets_circle(start, end, away(MILL, space, target))
            assert (bright >> target & 1) == (met <= 1 and met < entered)
            walled_behind += met < entered <= 1
            unmet += met > 1
    assert min(walled_behind, unmet) > 10


# --- what stands in the way ---


@proves("flash.locked-door-space", "flash.blockers")
def test_a_shut_door_stops_light_and_is_lit_itself() -> None:
    for gate in MILL.doors:
        door = MILL.gates[gate].space
        for space in MILL.near[door]:
            aims = [aim for aim in range(0, AIMS, 20) if lit(MILL, space, aim) >> door & 1]
            shut = [lit(MILL, space, aim, 1 << gate) for aim in aims]
            free = [lit(MILL, space, aim) for aim in aims]
            assert all(less & ~more == 0 for less, more in zip(shut, free, strict=True))
            assert any(less >> door & 1 for less in shut)
            assert shut != free


@proves("flash.figures-transparent")
def test_figures_and_tokens_stop_no_line() -> None:
    space, aim = next((s, a) for s, a in aimed(200, seed=35) if lit(MILL, s, a).bit_count() > 7)
    light = Light(0, space, aim, ALL_LINES)
    alone = mill((light,)).bright
    game = mill((light,))
    figure, butcher, *others = members(alone & ~(1 << space))
    game.team[1].space = figure
    game.figure.space, game.figure.revealed = butcher, True
    game.cans = game.barricades = game.noises = 1 << others[0]
    game.flames = game.medical = 1 << others[1]
    game.figure.shadow = others[2]
    relight(game)
    assert game.bright == alone


@proves("flash.no-sum")
def test_two_flashlights_do_not_cover_a_space_together() -> None:
    space, aim = next((s, a) for s, a in aimed(200, seed=36) if half_under_two(s, a))
    lights = [Light(who, space, aim + turned, ALL_LINES) for who, turned in ((0, 0), (1, 120))]
    both = mill(tuple(lights)).bright
    assert both == mill((lights[0],)).bright | mill((lights[1],)).bright
    assert not any(both >> n & 1 for n in half_under_two(space, aim))


def half_under_two(space: int, aim: int) -> list[int]:
    """The spaces that two beams, one turned a little from the other, touch and do not cover."""
    touched = touched_by(MILL, space, aim) & touched_by(MILL, space, aim + 120)
    whole = {*covered_by(space, aim), *covered_by(space, aim + 120)}
    return [n for n in members(touched) if n not in whole]


# --- the Butcher's sight ---


@proves("window.sight")
@pytest.mark.parametrize("name", BOARDS)
def test_a_window_stops_neither_sight_nor_light_and_a_false_one_both(name: str) -> None:
    board = load(name)
    cut = 0
    for gate in board.windows:
        one, other = board.gates[gate].link
        assert sees(board, one, other)
        assert any(lit(board, one, aim) >> other & 1 for aim in range(0, AIMS, 10))
        cut += not sees(board, one, other, 1 << gate)
    assert cut > len(board.windows) // 2


def test_a_false_window_is_shut_for_light_in_play() -> None:
    gate = MILL.windows[0]
    one, other = MILL.gates[gate].link
    aim = next(a for a in range(AIMS) if lit(MILL, one, a) >> other & 1 and cuts(one, a, gate))
    game = mill((Light(0, one, aim, ALL_LINES),))
    before = game.bright
    game.gates[gate], game.blocked = FALSE, 1 << gate
    relight(game)
    assert game.bright != before


def cuts(space: int, aim: int, gate: int) -> bool:
    return lit(MILL, space, aim) != lit(MILL, space, aim, 1 << gate)


@proves("butcher.sight-samples")
@pytest.mark.parametrize("name", BOARDS)
def test_sight_is_a_clear_line_between_any_of_33_points_and_any_of_33(name: str) -> None:
    board = load(name)
    chance = random.Random(37)
    found = {True: 0, False: 0}
    while min(found.values()) < 4:
        one, other = chance.sample(range(board.size), 2)
        if hypot(*away(board, one, other)) > FARTHEST:
            continue
        blocked = chance.getrandbits(len(board.gates))
        seen = sees(board, one, other, blocked)
        if found[seen] < 4:
            found[seen] += 1
            assert any_clear_line(board, one, other, blocked) == seen, (one, other, blocked)


# Due east first, 32 in all, to the nearest unit.
RIM = [
    *((800, 0), (785, -156), (739, -306), (665, -444), (566, -566), (444, -665), (306, -739)),
    *((156, -785), (0, -800), (-156, -785), (-306, -739), (-444, -665), (-566, -566)),
    *((-665, -444), (-739, -306), (-785, -156), (-800, 0), (-785, 156), (-739, 306)),
    *((-665, 444), (-566, 566), (-444, 665), (-306, 739), (-156, 785), (0, 800), (156, 785)),
    *((306, 739), (444, 665), (566, 566), (665, 444), (739, 306), (785, 156)),
]


def any_clear_line(board: Board, one: int, other: int, blocked: int) -> bool:
    """Each of the 33 by 33 lines is walked against all that is solid near it."""
    here, there = board.spaces[one].at, board.spaces[other].at
    solid = [p for p in standing(board, blocked, {one, other}) if is_between(p, here, there)]
    starts = [(here[0] + x, here[1] + y) for x, y in [(0, 0), *RIM]]
    ends = [(there[0] + x, there[1] + y) for x, y in [(0, 0), *RIM]]
    return any(
        all(enters(start, end, piece) > 1 for piece in solid) for start in starts for end in ends
    )


def is_between(piece: Piece, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """May a line between the two circles come near this piece?"""
    xs, ys = [x for x, _ in piece], [y for _, y in piece]
    return (
        max(xs) >= min(one[0], other[0]) - RADIUS
        and min(xs) <= max(one[0], other[0]) + RADIUS
        and max(ys) >= min(one[1], other[1]) - RADIUS
        and min(ys) <= max(one[1], other[1]) + RADIUS
    )

"""The Park as a whole: what is printed, and random games with worlds imagined."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import hypot

import pytest

from gloam.games.stifling_dark.cards.deck import CARDS, scenario_of
from gloam.games.stifling_dark.rules.adversary.belief_graph import Place, place_at
from gloam.games.stifling_dark.rules.board.board_file import read
from gloam.games.stifling_dark.rules.board.flashlight_lines import packed, packed_tables
from gloam.games.stifling_dark.rules.board.lattice import around
from gloam.games.stifling_dark.rules.board.measuring.flashlight_tables import light_table
from gloam.games.stifling_dark.rules.board.printed_board import Board, links
from gloam.games.stifling_dark.rules.board.walls_and_curtains import oblong
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.state import ON_BOARD, Phase, StiflingDark
from gloam.kernel.core.asks import Key
from gloam.kernel.core.bit_sets import members
from tests.games.stifling_dark.at_random import lawful_game
from tests.games.stifling_dark.fair import BOARD, RED, RULES, fair
from tests.games.stifling_dark.proving import proves

SWITCHES = BOARD.switches


@proves("setup.zones-park")
def test_five_zones_by_name() -> None:
    game = RULES.setup(RULES.choices({"scenario": "park"}), 3, {})
    names = read("amusement_park").zones
    assert [names[zone] for zone in game.ground.zones] == [
        *("Gift Shop", "Mirror Maze", "Carousel", "Tunnel of Love", "Food Stand")
    ]
    assert game.ground.zones == tuple("GMCTF")


@proves("park.booths")
def test_six_ticket_booths_for_evidence() -> None:
    assert len(BOARD.hand_ins) == 6
    label = BOARD.spaces[BOARD.hand_ins[0]].label
    table = fair(spots=[label, "204"])
    table.one(0).evidence = 1
    assert table.turn(0).offers("hand-in", 1)


@proves("park.theme")
def test_the_storm_is_the_deck_of_events() -> None:
    game = RULES.setup(RULES.choices({"scenario": "park"}), 3, {})
    events = [CARDS[face] for face in game.pack.faces if CARDS[face].tier]
    assert len(events) == 14
    assert all(scenario_of(card) == "park" for card in events)
    table = fair(with_events=True).his_turn()
    table.do("end").do("open-mirror", RED)
    assert scenario_of(CARDS[table.game.event]) == "park"
    assert ("event", table.game.event) in table.told(0)


@proves("park.curtain", "flash.blockers")
def test_curtains_stop_sight_and_nobody_else() -> None:
    """Through the middle of each there is a line, and no light goes along it."""
    ground = fair().game.ground
    pieces = BOARD.walls.pieces()
    curtains = [pair for pair, kind in BOARD.source.edges.items() if kind == "curtain"]
    assert len(curtains) == 105
    # At the edge of the board a curtain ends on its line, and light goes round it.
    whole = [(a, b) for a, b in curtains if len({*around(a)} & {*around(b)}) == 2]
    assert len(curtains) - len(whole) == 6
    for one, other in [(BOARD.number[a], BOARD.number[b]) for a, b in whole]:
        assert other in ground.near[one]
        lit = [lit for _, lit in ground.aims(one, 0, 0b1) if lit >> other & 1]
        assert not lit, BOARD.spaces[one].label
    beside = BOARD.number[curtains[0][0]]
    assert packed(light_table(BOARD, beside, pieces)) == packed_tables(BOARD.name)[beside]


@proves("park.curtain")
def test_a_curtain_is_thin_and_hangs_from_end_to_end() -> None:
    hung = [stroke for stroke in BOARD.walls.strokes if stroke.kind == "curtain"]
    for stroke in hung:
        one, other, *_ = oblong(stroke)
        assert abs(hypot(one[0] - other[0], one[1] - other[1]) - 140) <= 2
    assert len(hung) > 10


@proves("feature.movement-obstacle")
def test_movement_obstacles_stop_figures_but_no_light() -> None:
    ground = fair().game.ground
    blocks = [pair for pair, kind in BOARD.source.edges.items() if kind == "block"]
    assert blocks
    joined = lines_of(BOARD)
    for one, other in [(BOARD.number[a], BOARD.number[b]) for a, b in blocks]:
        assert {one, other} not in joined
        assert other not in ground.near[one]
        assert ground.sees(one, other, 0)


def lines_of(board: Board) -> list[set[int]]:
    """The Movement Lines, drawn anew."""
    return [{k.one, k.other} for k in links(board.source, board.number, board.window_between)]


@proves("feature.obstacle")
def test_walls_stop_figures_and_light_from_both_sides() -> None:
    ground = fair().game.ground
    walls = [pair for pair, kind in BOARD.source.edges.items() if kind == "wall"]
    assert walls
    joined = lines_of(BOARD)
    for one, other in [(BOARD.number[a], BOARD.number[b]) for a, b in walls]:
        assert {one, other} not in joined
        assert other not in ground.near[one]
        for here, there in ((one, other), (other, one)):
            assert not [lit for _, lit in ground.aims(here, 0, 0b1) if lit >> there & 1]


@proves("feature.start")
def test_start_spaces_are_general_spaces() -> None:
    ground = fair().game.ground
    assert len(ground.starts) == 4
    assert all(BOARD.spaces[space].general for space in ground.starts)
    assert all(ground.general >> space & 1 for space in ground.starts)
    assert not any(ground.general >> space & 1 for space in ground.next_seat)
    assert all(ground.general >> space & 1 for space in BOARD.current if space not in SWITCHES)


@proves("feature.poi")
def test_a_token_of_a_point_of_interest_comes_to_the_board_when_its_space_is_bright() -> None:
    table = fair()
    number = len(BOARD.zones)
    token = table.game.tokens[number]
    place = BOARD.interests[0]
    assert all(BOARD.steps_from(place)[space] <= 2 for space in members(token.may))
    table.game.bright_spots = 1 << token.space
    relight(table.game)
    assert token.status == ON_BOARD


@proves("feature.light-all-switches", "feature.light-once")
def test_the_lights_of_a_zone_are_one_resource_however_many_switches_it_has() -> None:
    table = fair(spots=["M-8", "M-32"]).turn(0).do("switch")
    assert not table.do("end").turn(1).offers("switch")
    table.do("end").do("end").do("open-mirror", RED)
    assert not table.turn(1).offers("switch")
    assert fair(spots=["T-1", "M-32"]).turn(1).offers("switch")


# --- whole games ---


def holds_the_truth(game: StiflingDark) -> bool:
    """Does the belief have where he is, which mirror is open, and whether he rode?"""
    assert game.figure.belief is not None
    truth = Place(game.figure.space, game.mirror, game.figure.rode)
    places = game.figure.belief.places
    return any(
        place_at(game.ground, n) == truth
        for n in range(truth.space, places.bit_length(), game.ground.size)
        if places >> n & 1
    )


@pytest.mark.parametrize("seed", range(6))
def test_random_games_on_the_park_keep_the_laws(seed: int) -> None:
    """All end; the truth is always held possible; a world is found for every seat."""
    for run in lawful_game(RULES, seed, {"scenario": "park"}, wanted):
        state = run.state
        in_public = state.phase in (Phase.NEXT, Phase.TURN) or state.figure.revealed
        if in_public and state.figure.belief is not None:
            assert holds_the_truth(state)


def wanted(keys: Sequence[Key], chance: random.Random) -> Sequence[Key]:
    """Mostly what has to do with the Park, if it is offered."""
    park = ("check-mirror", "ring-toss", "duck-hunt", "strength", "lay-passage", "reward-mirrors")
    found = [key for key in keys if key[0] in park]
    return found if found and chance.random() < 0.7 else keys

"""Walking: one answer for steps between which nothing is asked or learnt."""

from __future__ import annotations

import random

import pytest

from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.rules.board.boards_by_scenario import ground_of
from gloam.games.stifling_dark.rules.investigators_turn.moving_several_spaces import walk_cost, ways
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.state import LOCKED, StiflingDark
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from tests.games.stifling_dark.fair import fair, spot
from tests.games.stifling_dark.playing import Dark, Spot, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import COLUMNS, DOOR, at


def walks(table: Dark) -> set[Spot]:
    return {divmod(key[0], COLUMNS) for key in table.offered("walk")}


@proves("move.any-split", "move.pool")
def test_a_walk_is_its_steps() -> None:
    walked = dark(spots=[(1, 1), (1, 5)]).turn(0).do("walk", at(2, 3))
    stepped = dark(spots=[(1, 1), (1, 5)]).turn(0)
    for space in [event[3] for event in walked.told() if event[0] == "moved"]:
        stepped.do("go", space)
    assert walked.where(0) == (2, 3)
    assert walked.game.turn.mp == 1
    assert walked.game == stepped.game
    assert walked.told() == stepped.told()
    assert walks(walked) == set()  # one step is left, and that is no walk


@proves("light.dark", "door.locked")
def test_a_walk_is_as_long_as_the_mp_and_goes_round_what_is_shut() -> None:
    table = dark(spots=[(1, 2), (1, 5)]).turn(0)
    assert (3, 2) in walks(table)  # through the Door into the Dark shed: three MP
    assert walk_cost(table.game, 0, at(3, 2)) == 3
    assert (3, 1) not in walks(table)  # five
    assert (2, 2) not in walks(table)  # that is one step
    shut = dark(spots=[(1, 2), (1, 5)], gates=[LOCKED, 0], blocked=1 << DOOR).turn(0)
    assert (3, 2) not in walks(shut)


@proves("faq.dylan-minor")
def test_dylan_walks_farther_in_the_dark() -> None:
    table = dark(["dylan-lee", "aira-willson"], [(2, 2), (1, 5)]).turn(0)
    assert walk_cost(table.game, 0, at(3, 0)) == 3
    assert (4, 0) not in walks(table)  # a fourth Dark space costs two


@proves("move.through-others", "move.no-shared-end")
def test_a_walk_passes_others_and_does_not_end_with_them() -> None:
    table = dark(spots=[(0, 0), (0, 2)], team=["lucy-belle", "asher-palacios"]).turn(0)
    assert (0, 2) not in walks(table)
    assert (0, 3) in walks(table)


def test_a_walk_leads_through_no_window_and_over_nothing_that_is_met() -> None:
    table = dark(spots=[(3, 2), (1, 5)], dark=0).turn(0)
    assert table.offers("go", at(3, 3))  # by the Window
    assert (3, 3) not in walks(table)  # though the Door leads there too
    assert walk_cost(table.game, 0, at(2, 3)) == 2  # by the Door
    assert walk_cost(table.game, 0, at(3, 4)) == 4  # by the Window it would be two
    table.game.butcher.eyes = 1 << at(2, 2)
    assert walks(table.settle()) == {(3, 0), (4, 1), (4, 0)}


@proves("horror.mucus")
def test_a_walk_goes_round_mucus() -> None:
    table = dark(spots=[(0, 0), (1, 5)]).turn(0)
    assert walk_cost(table.game, 0, at(0, 2)) == 2
    table.game.horror.mucus = 1 << at(0, 1)
    assert walk_cost(table.game, 0, at(0, 2)) == 4


def test_a_walk_goes_onto_nothing_that_carries() -> None:
    table = fair(spots=["T-2", "204"], butcher="62").turn(0)
    assert table.offers("go", spot("T-3"))  # Water
    ends = {key[0] for key in table.offered("walk")}
    assert ends
    assert not ends & {*table.game.ground.downstream, *table.game.ground.next_seat}


def test_who_pays_for_the_first_step_takes_it_alone() -> None:
    table = dark(spots=[(1, 1), (1, 5)], event="firestorm").turn(0)
    assert not table.offered("walk")
    assert table.go(1, 2).offered("walk")


@pytest.mark.parametrize(
    ("scenario", "adversary"),
    [("sawmill", "butcher"), ("park", "butcher"), ("sawmill", "horror"), ("park", "cult")],
)
def test_wherever_one_walks_stepping_comes_to_the_same(scenario: str, adversary: str) -> None:
    """On the real boards, with all that random games lay on them."""
    rules = StiflingDarkRules(ground_of)
    chance, compared = random.Random(7), 0
    for seed in range(3):
        state = rules.setup(rules.choices({"scenario": scenario, "adversary": adversary}), 4, {})
        state.dice = Dice(b"walking %d" % seed)
        run: Run[StiflingDark] = Run.at(rules, state)
        while run.ask is not None:
            keys = list(run.ask.offer(run.ask.seat))
            key = chance.choice([one for one in keys if one[0] == "walk"] or keys)
            if key[0] == "walk" and chance.random() < 0.2:
                stepped = one_by_one(run.copy(), key[1])
                run.send(run.ask.seat, key)
                assert run.state == stepped.state
                compared += 1
            else:
                run.send(run.ask.seat, key)
    assert compared > 30


def one_by_one(run: Run[StiflingDark], end: int) -> Run[StiflingDark]:
    game = run.state
    who = game.turn.who
    whence = ways(game, who, burden(game, who)).whence
    route = [end]
    while whence[route[-1]] != game.team[who].space:
        route.append(whence[route[-1]])
    for space in reversed(route):
        assert run.ask is not None
        assert run.ask.about == ("turn", who)
        run.send(run.ask.seat, ("go", space))
    return run

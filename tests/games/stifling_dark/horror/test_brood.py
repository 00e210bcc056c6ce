"""Hatchlings, Egg Sacs, the Enraged Horror, and how it is Banished."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.stifling_dark.rules.ending import time_is_up
from gloam.games.stifling_dark.state import Outcome
from tests.games.stifling_dark.playing import Dark, lair
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import at


def brood(*spots: tuple[int, int], horror: tuple[int, int], **laid: Any) -> Dark:
    """Banish the Horror has been chosen."""
    table = lair(spots, horror, objective="banish", **laid)
    table.game.horror.eggs_left = 4
    return table


def hatched(*spots: tuple[int, int], hatchlings: list[tuple[int, int]], **laid: Any) -> Dark:
    """It is the Horror's turn, and Hatchlings stand on the board."""
    table = lair(spots, (4, 5), **laid)
    table.game.horror.hatchlings = tuple([at(*spot) for spot in hatchlings])
    return table.pass_turns()


def enraged(*spots: tuple[int, int], horror: tuple[int, int], **laid: Any) -> Dark:
    table = lair(spots, horror, objective="banish", **laid)
    table.game.horror.enraged = table.game.figure.revealed = True
    return table


# --- Hatchlings ---


@proves("horror.hatchling")
def test_a_hatchling_crawls_four_spaces_through_windows_too() -> None:
    table = hatched((0, 0), (0, 5), hatchlings=[(3, 3)])
    table.do("crawl", 0, at(3, 2))
    assert table.game.noise == 0
    for column in (1, 0, 1):
        table.do("crawl", 0, at(3, column))
    assert not table.offered("crawl")
    assert table.game.horror.hatchlings == (at(3, 1),)


@proves("horror.hatchling")
def test_its_bite_turns_a_wound_up_or_deals_one_and_nobody_is_bitten_twice() -> None:
    table = hatched((1, 1), (1, 3), hatchlings=[(1, 2)], picks=["panic"])
    assert set(table.offered("bite")) == {(0,), (1,)}
    table.do("bite", 0)
    assert (table.wounds(0), table.one(0).up) == (1, 0)
    assert table.offered("bite") == [(1,)]
    table.end().pass_turns()
    table.do("bite", 0)
    assert (table.wounds(0), table.one(0).up) == (1, 1)


@proves("horror.hatchling-kill")
def test_a_hatchling_in_the_light_is_crushed_from_beside_it() -> None:
    lit = 1 << at(1, 2)
    table = lair([(1, 1), (0, 5)], (4, 5), bright_spots=lit, bright=lit)
    horror = table.game.horror
    horror.hatchlings, horror.crawls = (at(1, 2), at(0, 1)), (4, 4)
    table.turn(0)
    assert table.offered("crush") == [(at(1, 2),)]
    table.do("crush", at(1, 2))
    assert list(horror.hatchlings) == [at(0, 1)]
    assert table.one(0).acted


# --- Egg Sacs ---


@proves("horror.eggs", "horror.eggs-timing")
def test_an_egg_sac_is_laid_in_each_of_four_turns_and_the_turn_does_not_end_without() -> None:
    table = brood((4, 0), (4, 1), horror=(1, 5))
    for turn in range(4):
        table.pass_turns()
        assert not table.offers("end")
        spaces = [key[0] for key in table.offered("egg")]
        assert at(1, 2) in spaces or turn
        assert at(1, 1) not in spaces
        table.do("egg", spaces[0])
        assert not table.offered("egg")
        table.end()
    table.pass_turns()
    assert table.offers("end")
    assert table.game.horror.eggs.bit_count() == 4


@proves("horror.eggs-place")
def test_it_may_lie_under_somebody_but_not_on_another_and_reveals_nothing() -> None:
    table = brood((1, 4), (4, 1), horror=(1, 5)).pass_turns()
    assert table.offered("egg").count((at(1, 4),)) == 1
    table.go(0, 5).do("egg", at(1, 4))
    assert not table.game.figure.revealed
    assert (4, 0) not in table.believed()
    table.end().pass_turns()
    assert (at(1, 4),) not in table.offered("egg")


def test_an_egg_sac_tells_that_the_horror_is_within_three_spaces() -> None:
    table = brood((4, 0), (4, 1), horror=(1, 5)).pass_turns()
    table.go(1, 4).go(1, 3).do("egg", at(0, 1))
    assert (1, 3) in table.believed()
    assert not {(1, 4), (1, 5), (2, 3), (0, 5)} & set(table.believed())


@proves("horror.eggs-destroy", "horror.enrage", "horror.enraged-now")
def test_the_fourth_egg_sac_that_is_destroyed_enrages_it_wherever_it_is() -> None:
    table = brood((1, 1), (0, 5), horror=(4, 5))
    horror = table.game.horror
    horror.eggs_left, horror.eggs, horror.eggs_gone = 0, 1 << at(1, 1) | 1 << at(1, 2), 2
    table.turn(0).do("destroy-egg")
    assert (horror.eggs, horror.enraged) == (1 << at(1, 2), False)
    assert table.one(0).acted
    table.turn(1).end().end()
    table.turn(0).go(1, 2).do("destroy-egg")
    assert horror.enraged
    assert table.game.figure.revealed
    assert ("revealed", 0, at(4, 5)) in table.told(2)


# --- Enraged ---


@proves("horror.enraged-state", "horror.enraged-move")
def test_enraged_it_cannot_hide_and_pays_two_for_bright_spaces() -> None:
    light = {"bright_spots": 1 << at(1, 4) | 1 << at(1, 3)}
    table = enraged((4, 0), (4, 1), horror=(1, 5), **light)
    table.game.bright = table.game.bright_spots
    table.pass_turns()
    assert not table.offers("disappear")
    assert not table.offers("ambush")
    assert not table.offers("roll")
    table.go(1, 4).go(1, 3)
    assert not table.offered("go")
    dim = enraged((4, 0), (4, 1), horror=(1, 5)).pass_turns()
    dim.go(1, 4).go(1, 3).go(1, 2).go(1, 1)
    assert not dim.offered("go")


@proves("horror.enraged-move", "spirit.phantom")
def test_enraged_it_pays_three_for_what_is_bright_and_in_true_darkness() -> None:
    table = enraged((0, 4), (0, 5), horror=(2, 2))
    table.game.haunted.dear_zones = 1 << table.game.ground.zones.index("A")
    table.game.bright = table.game.bright_spots = 1 << at(3, 2)
    table.pass_turns().go(3, 2)
    assert table.game.figure.spent == 3
    assert not table.offers("go", at(3, 1))  # one is left of four, and it takes two


@proves("horror.enraged-pull", "horror.enraged-any-time")
def test_enraged_it_pulls_from_two_spaces_at_any_time_and_attacks_though_revealed() -> None:
    light = {"bright_spots": 1 << at(1, 2)}
    table = enraged((1, 1), (0, 3), horror=(1, 4), **light)
    table.game.bright = table.game.bright_spots
    table.pass_turns()
    assert table.offers("drag")  # (0, 3)
    table.go(2, 4).go(2, 3).do("drag")
    pulled = {key[0] for key in table.offered("pull")}
    assert pulled == {1}
    table.do("pull", 1, at(1, 3)).do("strike")
    assert (table.where(1), table.wounds(1), table.wounds(0)) == ((1, 3), 1, 0)
    assert not table.offers("drag")


@proves("horror.banish", "horror.banish-many")
def test_three_involved_actions_beside_it_banish_it_several_in_one_round() -> None:
    table = enraged((1, 2), (0, 3), (2, 3), (4, 0), horror=(1, 3))
    for who in (0, 1):
        table.turn(who).do("wear-down")
        assert table.one(who).acted
    assert table.game.horror.supply == 2
    table.turn(3)
    assert not table.offers("wear-down")
    table.end()
    assert table.game.outcome is None
    table.turn(2).do("wear-down")
    assert table.game.outcome is Outcome.INVESTIGATORS


def test_one_does_not_wear_it_down_before_it_is_enraged() -> None:
    table = brood((1, 2), (0, 5), horror=(1, 3)).turn(0)
    assert not table.offers("wear-down")


@proves("horror.banish-draw", "end.timeout-table")
@pytest.mark.parametrize(("objective", "drawn"), [("banish", True), ("gate", False)])
def test_time_that_runs_out_is_a_draw_only_while_it_was_to_be_banished(
    objective: str, drawn: bool
) -> None:
    table = lair([(1, 2), (0, 5)], (4, 4), objective=objective, round=17)
    assert time_is_up(table.game)
    assert (table.game.outcome is Outcome.DRAW) == drawn


@proves("horror.eggs")
def test_choosing_its_banishment_gives_it_four_egg_sacs() -> None:
    table = lair([(4, 2), (0, 5)], (1, 3), handed_in=1)
    table.one(0).evidence = 1
    table.game.tokens[0].status = 3
    table.turn(0).do("hand-in", 1)
    while not table.offered("objective"):
        table.do(*table.options()[-1])
    table.do("objective", 0)
    assert table.game.horror.eggs_left == 4
    table.pass_turns()
    assert table.offered("egg")

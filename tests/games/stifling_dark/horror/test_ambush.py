"""The Horror's Ambush: whom it reaches, where they end, and the Attack that follows."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.stifling_dark.rules.horror.ambush import ambush_reach
from gloam.games.stifling_dark.state import LOCKED, NONE, Light
from tests.games.stifling_dark.fair import fair, spot
from tests.games.stifling_dark.playing import Dark, lair
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import COLUMNS, at

EAST = 0


def its_turn(*spots: tuple[int, int], horror: tuple[int, int], **laid: Any) -> Dark:
    """All Investigators pass."""
    return lair(spots, horror, **laid).pass_turns()


def reached(table: Dark) -> set[tuple[int, int]]:
    spaces = ambush_reach(table.game, table.game.figure.space, "")
    return {divmod(n, COLUMNS) for n in range(30) if spaces >> n & 1}


# --- when ---


@proves("horror.turn-start", "horror.ambush-when", "horror.ambush-stays-hidden")
def test_its_shadow_shows_it_and_from_there_it_may_ambush() -> None:
    table = its_turn((1, 0), (1, 5), horror=(1, 3), noises=1 << at(0, 0))
    assert (table.game.figure.shadow, table.game.noises) == (at(1, 3), 0)
    assert table.believed() == [(1, 3)]
    assert table.offers("ambush")
    table.do("ambush").do("spare")
    assert not table.game.figure.revealed
    assert not table.offers("ambush")


@proves("horror.ambush-when")
@pytest.mark.parametrize("first", [("go", at(1, 2)), ("roll",)])
def test_whatever_it_does_first_there_is_no_ambush_after_it(first: tuple[str | int, ...]) -> None:
    table = its_turn((1, 0), (1, 5), horror=(1, 3), rolls=[0]).do(*first)
    assert not table.offers("ambush")


@proves("adv.first-round")
def test_not_in_the_first_round() -> None:
    assert not its_turn((1, 0), (1, 5), horror=(1, 3), round=1).offers("ambush")


@proves("adv.revealed-card", "horror.shadow-when-revealed", "horror.ambush-when")
def test_revealed_it_shows_its_shadow_but_neither_ambushes_nor_attacks() -> None:
    table = lair([(1, 0), (1, 5)], (1, 3)).turn(0).do("flashlight").do("aim", EAST).pass_turns()
    assert table.game.figure.revealed
    assert table.game.figure.shadow == at(1, 3)
    assert not table.offers("ambush")
    table.do("disappear")
    assert not table.offers("ambush")


@proves("horror.ambush-zero")
def test_with_nobody_in_reach_there_is_none() -> None:
    table = its_turn((0, 0), (1, 0), horror=(4, 5))
    assert not table.offers("ambush")


@proves("horror.ambush-zero", "horror.ambush-attack")
def test_who_is_adjacent_may_stay_in_place_and_is_attacked() -> None:
    table = its_turn((1, 2), (0, 0), horror=(1, 3)).do("ambush")
    table.do("strike")
    assert (table.where(0), table.wounds(0)) == ((1, 2), 1)
    assert table.wounds(1) == 0


# --- how far ---


@proves("horror.ambush-count", "horror.ambush-move")
def test_five_spaces_are_in_reach_and_six_are_not() -> None:
    table = its_turn((0, 0), (1, 0), horror=(1, 5), bright=0)
    assert {(1, 0), (0, 1)} <= reached(table)
    assert (0, 0) not in reached(table)
    table.do("ambush")
    assert {key[0] for key in table.offered("pull")} == {1}


@proves("horror.ambush-bright", "horror.ambush-count")
def test_a_bright_space_counts_as_two_the_last_one_too() -> None:
    dim = its_turn((1, 0), (0, 0), horror=(1, 5))
    assert (1, 0) in reached(dim)
    lit = its_turn((1, 0), (0, 0), horror=(1, 5), bright=1 << at(1, 0))
    assert (1, 0) not in reached(lit)
    nearer = its_turn((1, 1), (0, 0), horror=(1, 5), bright=1 << at(1, 1))
    assert (1, 1) in reached(nearer)


@proves("horror.ambush-locked")
def test_a_locked_door_is_reached_but_not_reached_through() -> None:
    shut = its_turn((4, 0), (0, 5), horror=(1, 2), gates=[LOCKED, NONE], blocked=1)
    assert (2, 2) in reached(shut)
    assert (3, 0) not in reached(shut)
    assert (3, 0) in reached(its_turn((4, 0), (0, 5), horror=(1, 2)))


@proves("within.one-sided")
def test_barricades_flames_and_mucus_stop_its_reach() -> None:
    """In a corner with all ways out closed."""
    for name in ("barricades", "flames"):
        table = its_turn((0, 3), (1, 5), horror=(0, 0), **{name: 1 << at(0, 1) | 1 << at(1, 0)})
        assert reached(table) == {(0, 0), (0, 1), (1, 0)}


@proves("horror.ambush-dashed", "within.dashed")
def test_dashed_lines_of_rides_count_for_its_reach_and_its_attack() -> None:
    """From a ride's seat: who stands across the dashed line is struck, but nobody is set there."""
    ground = fair().game.ground
    seat, ends = next(
        (n, ends)
        for n, ends in enumerate(ground.board.dashed)
        if any(end not in ground.near[n] for end in ends)
    )
    end = next(end for end in ends if end not in ground.near[seat])
    table = fair(adversary="horror", attack="bufotoxin-attack", abilities=()).his_turn()
    game = table.game
    game.figure.space, game.figure.belief = seat, None
    game.team[0].space = end
    table.again().do("ambush")
    assert {space for who, space in table.offered("pull")} <= set(ground.near[seat])
    assert table.offers("strike")
    table.do("strike")
    assert (table.wounds(0), game.team[0].space) == (1, end)


# --- pulling ---


@proves("horror.ambush-chooser", "horror.ambush-free-spaces", "move.effect-no-share")
def test_it_picks_who_goes_where_and_no_two_on_one_space() -> None:
    table = its_turn((1, 1), (1, 5), horror=(0, 3)).do("ambush")
    beside = {at(0, 2), at(0, 4), at(1, 3)}
    assert set(table.offered("pull")) == {(who, space) for who in (0, 1) for space in beside}
    table.do("pull", 1, at(1, 3))
    assert set(table.offered("pull")) == {(0, at(0, 2)), (0, at(0, 4))}
    table.do("pull", 0, at(0, 2)).do("spare")
    assert (table.where(0), table.where(1)) == ((0, 2), (1, 3))


@proves("horror.ambush-chooser", "horror.flashlight-lost")
def test_who_stands_beside_it_may_be_shifted_and_loses_the_flashlight() -> None:
    light = Light(0, at(1, 3), 900, 127)
    table = lair([(1, 3), (0, 0)], (0, 4)).pass_turns()
    table.game.lights = (light,)
    table.do("ambush").do("pull", 0, at(0, 3))
    assert len(table.game.lights) == 1
    table.do("spare")
    assert len(table.game.lights) == 0


@proves("horror.ambush-snapshot")
def test_ranges_are_taken_before_any_flashlight_comes_off() -> None:
    """The beam of the first keeps the second out of reach although its owner is pulled away."""
    table = lair([(1, 1), (1, 0)], (1, 5)).turn(0).do("flashlight").do("aim", 1800).pass_turns()
    assert table.game.bright >> at(1, 0) & 1
    table.do("ambush").do("pull", 0, at(0, 5))
    assert not table.offered("pull")
    table.do("spare")
    assert not table.game.bright


@proves("horror.ambush-empty")
def test_only_what_can_be_entered_is_free_and_tokens_do_not_matter() -> None:
    table = its_turn((1, 1), (1, 5), horror=(1, 2), gates=[LOCKED, NONE], blocked=1)
    table.game.cans = 1 << at(1, 3)
    table.do("ambush")
    spaces = {key[1] for key in table.offered("pull")}
    assert at(2, 2) not in spaces
    assert at(1, 3) in spaces
    assert at(1, 1) not in spaces  # somebody stands there


@proves("horror.ambush-move", "horror.ambush-locked")
def test_no_hazard_hurts_who_is_pulled_and_flames_are_not_met() -> None:
    table = its_turn((3, 2), (0, 0), horror=(3, 4), flames=1 << at(3, 3)).do("ambush")
    table.do("pull", 0, at(3, 3)).do("spare")
    assert table.where(0) == (3, 3)
    assert table.wounds(0) == 0


@proves("horror.ambush-attack")
def test_the_attack_strikes_all_who_are_adjacent_pulled_or_not() -> None:
    table = its_turn((1, 2), (1, 5), (4, 0), horror=(1, 3)).do("ambush").do("pull", 1, at(0, 3))
    table.do("strike")
    assert [table.wounds(who) for who in range(3)] == [1, 1, 0]
    assert table.words().count("attacks") == 2


@proves("horror.ambush-attack", "horror.core-once")
def test_without_an_ambush_there_is_no_attack_and_one_a_turn_is_all() -> None:
    table = its_turn((1, 2), (0, 0), horror=(1, 3))
    assert not table.offered("attack")
    assert not table.offers("strike")
    table.do("ambush").do("spare")
    assert not table.offers("ambush")
    assert not table.offered("attack")


@proves("ride.turn-start")
def test_a_ride_carries_it_before_its_shadow_is_laid() -> None:
    seats = fair().game.ground.next_seat
    seat = next(iter(seats))
    table = fair(adversary="horror", attack="bufotoxin-attack", abilities=())
    table.game.figure.space = seat
    table.known_at(fair().game.ground.board.spaces[seat].label)
    table.pass_turns()
    assert table.game.figure.space == seats[seat] == table.game.figure.shadow
    assert spot(table.butcher()) == seats[seat]

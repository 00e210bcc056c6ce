"""Secret Passages: laid, walked by both sides, counted."""

from __future__ import annotations

from typing import Any

from gloam.games.stifling_dark.rules.board.adjacent import adjacent
from gloam.games.stifling_dark.rules.board.within import his_within, within
from gloam.games.stifling_dark.state import LOCKED
from tests.games.stifling_dark.playing import Dark, Spot, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import DOOR, at

NORTH, SOUTH = (2, 1), (3, 1)  # of a wall of the shed
COMPUTER = (4, 2)


def joined(*spots: Spot) -> tuple[tuple[int, int], ...]:
    return ((at(*spots[0]), at(*spots[1])),)


def rewarded() -> Dark:
    """An Investigator who has handed in Evidence and takes the Secret Passage."""
    table = dark(spots=[COMPUTER, (1, 5)])
    table.one(0).evidence = 1
    return table.turn(0).do("hand-in", 1).do("reward-passage")


@proves("token.secret-passage", "evidence.once", "evidence.token-rewards")
def test_as_a_reward_it_is_laid_beside_one_and_once_a_game() -> None:
    table = rewarded()
    assert {key[0] for key in table.offered("lay-passage")} == {at(3, 2), at(4, 1)}
    table.do("lay-passage", at(4, 1))
    assert {key[0] for key in table.offered("passage")} == {at(3, 1), at(4, 0), at(4, 2)}
    table.do("passage", at(3, 1))
    assert table.game.passages == ((at(4, 1), at(3, 1)),)
    assert ("passage", at(4, 1), at(3, 1)) in table.told(2)
    again = dark(spots=[COMPUTER, (1, 5)], once_taken=table.game.once_taken)
    again.one(0).evidence = 1
    assert not again.turn(0).do("hand-in", 1).offers("reward-passage")


@proves("evidence.token-rewards")
def test_it_may_be_kept_and_laid_in_a_later_turn() -> None:
    table = rewarded().do("keep")
    assert table.one(0).passages == 1
    table.turn(1).end().end().turn(0)
    table.do("lay-passage", at(4, 1)).do("passage", at(3, 1))
    assert table.game.passages
    assert table.one(0).passages == 0
    assert not table.offered("lay-passage")


@proves("token.secret-passage", "token.secret-passage-pair")
def test_a_wall_does_not_matter_and_entering_costs_as_ever() -> None:
    table = dark(spots=[NORTH, (1, 5)], passages=joined(NORTH, SOUTH)).turn(0)
    table.go(*SOUTH)
    assert table.game.turn.mp == 2  # it is Dark there
    assert table.go(*NORTH).where(0) == NORTH


@proves("token.secret-passage-pair")
def test_no_wound_through_a_window_that_it_spans() -> None:
    table = dark(spots=[(3, 3), (1, 5)], passages=joined((3, 3), (3, 2))).turn(0).go(3, 2)
    assert table.wounds(0) == 0
    assert table.offers("end")


@proves("token.secret-passage-pair")
def test_a_locked_door_is_entered_through_it_and_from_no_other_side() -> None:
    passages = joined((2, 1), (2, 2))
    gates, blocked = [LOCKED, 0], 1 << DOOR
    table = dark(spots=[(2, 1), (1, 2)], passages=passages, gates=gates, blocked=blocked)
    assert (2, 2) in table.turn(0).goes()
    table.end().turn(1)
    assert (2, 2) not in table.goes()
    assert table.offers("open", DOOR)
    inside = dark(spots=[(2, 1), (1, 5)], passages=passages, gates=gates, blocked=blocked)
    assert (3, 2) in inside.turn(0).go(2, 2).goes()


@proves("token.secret-passage", "within.passages")
def test_its_spaces_are_adjacent_and_count_as_such() -> None:
    game = dark(passages=joined(NORTH, SOUTH)).game
    assert adjacent(game, at(*NORTH), at(*SOUTH))
    assert within(game, at(*NORTH), 2) >> at(4, 1) & 1
    assert not within(dark().game, at(*NORTH), 2) >> at(4, 1) & 1


@proves("within.passages", "within.door-token")
def test_a_count_goes_on_from_a_shut_door_that_it_reached_by_a_passage() -> None:
    shut: dict[str, Any] = {"gates": [LOCKED, 0], "blocked": 1 << DOOR}
    passage = joined((2, 1), (2, 2))
    assert within(dark(passages=passage, **shut).game, at(2, 1), 2) >> at(3, 2) & 1
    assert not within(dark(**shut).game, at(2, 1), 2) >> at(3, 2) & 1
    # By the line it is the last space, by the passage one further on the way.
    game = dark(passages=joined((2, 3), (2, 2)), **shut).game
    assert not within(game, at(1, 2), 2) >> at(3, 2) & 1


@proves("token.secret-passage-pair")
def test_the_butcher_goes_through_it_unheard_and_the_belief_follows() -> None:
    table = dark(butcher=NORTH, passages=joined(NORTH, SOUTH))
    assert table.game.figure.belief is not None
    table.game.figure.belief.seen(1 << at(*NORTH))
    table.pass_turns()
    before = table.told(1)
    table.go(*SOUTH)
    assert table.told(1) == before
    assert SOUTH in table.end().believed()
    assert SOUTH not in walled_off().believed()


def walled_off() -> Dark:
    """Five MP do not lead round to the other side of the wall without a passage."""
    table = dark(butcher=NORTH, gates=[LOCKED, 0], blocked=1 << DOOR)
    assert table.game.figure.belief is not None
    table.game.figure.belief.seen(1 << at(*NORTH))
    return table.pass_turns().end()


@proves("token.secret-passage-pair")
def test_nothing_bars_him_on_its_spaces_but_from_elsewhere() -> None:
    passages = joined((2, 1), (2, 2))
    shut: dict[str, Any] = {"gates": [LOCKED, 0], "blocked": 1 << DOOR, "passages": passages}
    table = dark(butcher=(2, 1), **shut).pass_turns()
    assert (2, 2) in table.goes()
    table = dark(butcher=(1, 2), **shut).pass_turns()
    assert (2, 2) not in table.goes()
    table = dark(butcher=(1, 2), **shut)
    assert table.game.figure.belief is not None
    table.game.figure.belief.seen(1 << at(1, 2))
    assert (2, 2) in table.pass_turns().end().believed()  # by way of (2, 1)


def test_the_phantom_amulet_lays_one_anywhere() -> None:
    table = dark().turn(0)
    table.game.agenda.call(("passage_anywhere", 0))
    table.do("end")
    assert len(table.offered("lay-passage")) == 30
    table.do("lay-passage", at(4, 5)).do("passage", at(3, 5))
    assert table.game.passages == ((at(4, 5), at(3, 5)),)


@proves("within.one-sided")
def test_a_barricade_stops_only_what_is_measured_for_the_adversary() -> None:
    game = dark(barricades=1 << at(1, 2) | 1 << at(0, 2) | 1 << at(2, 2)).game
    assert within(game, at(1, 1), 2) >> at(1, 3) & 1
    his = his_within(game, at(1, 1), 2, "")
    assert his >> at(1, 2) & 1  # the last one counted
    assert not his >> at(1, 3) & 1

"""Bots that reckon win clearly more often than plain ones, on both sides (`make long`)."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.state import Outcome
from tests.games.stifling_dark.balance import Cell, cells_of, play, share

GAMES = 500
FIRST = 6_000_000


def won(plain_team: bool, plain_adversary: bool, scenario: str, count: int) -> list[bool]:
    """Which of the same games the Investigators win."""
    like = Cell(scenario, count, 0, 0, "butcher", plain_team, plain_adversary)
    ends = [play(cell) for cell in cells_of(FIRST, GAMES, like)]
    return [end.outcome is Outcome.INVESTIGATORS for end in ends]


@pytest.mark.long
@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_team_that_reckons_wins_more_often_at_the_sawmill(count: int) -> None:
    """Against the plain Butcher; the intervals do not meet."""
    reckons, plain = won(False, True, "sawmill", count), won(True, True, "sawmill", count)
    assert share(reckons)[1] > share(plain)[2]


@pytest.mark.long
@pytest.mark.parametrize(("scenario", "count"), [("sawmill", 2), ("park", 2), ("park", 3)])
def test_a_butcher_who_reckons_wins_more_often(scenario: str, count: int) -> None:
    """Against a plain team, where that has something to lose."""
    reckons, plain = won(True, False, scenario, count), won(True, True, scenario, count)
    assert share(reckons)[2] < share(plain)[1]

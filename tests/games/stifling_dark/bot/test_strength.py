"""Bots that reckon win clearly more often than plain ones, on both sides (`make long`).

The Cult has one bot for both.
"""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.state import Outcome
from tests.games.stifling_dark.balance import Cell, cells_of, play, share

GAMES = 500
FIRST = 6_000_000


def won(plain_team: bool, plain_adversary: bool, cell: tuple[str, str, int]) -> list[bool]:
    """Which of the same games the Investigators win."""
    adversary, scenario, count = cell
    like = Cell(scenario, count, 0, 0, adversary, plain_team, plain_adversary)
    ends = [play(cell) for cell in cells_of(FIRST, GAMES, like)]
    return [end.outcome is Outcome.INVESTIGATORS for end in ends]


@pytest.mark.long
@pytest.mark.parametrize(
    "cell",
    [
        ("butcher", "sawmill", 2),
        ("butcher", "sawmill", 3),
        ("butcher", "park", 2),
        ("cult", "park", 4),
        ("cult", "sawmill", 2),
    ],
)
def test_a_team_that_reckons_wins_more_often(cell: tuple[str, str, int]) -> None:
    """Against the plain Adversary; the intervals do not meet."""
    reckons, plain = won(False, True, cell), won(True, True, cell)
    assert share(reckons)[1] > share(plain)[2]


@pytest.mark.long
@pytest.mark.parametrize(
    "cell",
    [
        ("butcher", "sawmill", 2),
        ("butcher", "sawmill", 3),
        ("horror", "park", 2),
    ],
)
def test_an_adversary_that_reckons_wins_more_often(cell: tuple[str, str, int]) -> None:
    """Against a plain team, where that has something to lose."""
    reckons, plain = won(True, False, cell), won(True, True, cell)
    assert share(reckons)[2] < share(plain)[1]

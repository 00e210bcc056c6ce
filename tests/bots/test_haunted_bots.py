"""How strong the bots of Haunted are. The full 500 games are played by `make long`."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.bots.policy import CarefulBot, GreedyBot
from gloam.bots.search import SearchBot
from gloam.bots.simple import RandomBot
from gloam.kernel.content.registry import game
from gloam.kernel.core.rules import Rules
from tests.bots.duel import duel

RULES: Rules[Any] = game("haunted").rules


def test_greedy_beats_chance() -> None:
    assert duel(RULES, GreedyBot(), RandomBot(), 20) >= 0.9


def test_greedy_beats_careful_chance() -> None:
    assert duel(RULES, GreedyBot(), CarefulBot(), 15) >= 0.65


def test_search_plays_a_whole_game() -> None:
    """Few iterations: it is legal and ends. Its strength is measured by `make long`."""
    assert 0 <= duel(RULES, SearchBot(iterations=4, horizon=4), GreedyBot(), 1) <= 1


@pytest.mark.long
def test_greedy_beats_chance_over_500_games() -> None:
    assert told("greedy", "random", duel(RULES, GreedyBot(), RandomBot(), 250), 500) >= 0.9


@pytest.mark.long
def test_greedy_beats_careful_chance_over_500_games() -> None:
    assert told("greedy", "careful", duel(RULES, GreedyBot(), CarefulBot(), 250), 500) >= 0.65


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_search_beats_greedy(part: int) -> None:
    share = duel(RULES, SearchBot(300), GreedyBot(), 10, first=10 * part)
    assert told("search at 300 iterations", "greedy", share, 20) >= 0.6


def told(bot: str, other: str, share: float, games: int) -> float:
    """`make long` keeps what is printed."""
    print(f"Haunted: {bot} wins {share:.1%} of {games} games against {other}")
    return share

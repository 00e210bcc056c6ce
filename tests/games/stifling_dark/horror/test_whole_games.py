"""Whole games against the Horror, at random: laws, worlds, and the truth always held possible."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.state import Phase
from tests.games.stifling_dark.at_random import lawful_game
from tests.games.stifling_dark.fair import RULES
from tests.games.stifling_dark.park.test_park import holds_the_truth


@pytest.mark.parametrize("scenario", ["sawmill", "park"])
@pytest.mark.parametrize("seed", range(2))
def test_random_games_against_the_horror_keep_the_laws(scenario: str, seed: int) -> None:
    for run in lawful_game(RULES, seed, {"scenario": scenario, "adversary": "horror"}):
        state = run.state
        in_public = state.phase in (Phase.NEXT, Phase.TURN) or state.figure.revealed
        if in_public and state.figure.belief is not None:
            assert holds_the_truth(state)

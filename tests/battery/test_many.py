"""Many random games of the real games: the laws at every ask, imagining at one ask of each.

In CI 600 games a game, fewer where a game takes long; `make long` plays 7,000.
"""

from __future__ import annotations

import pytest

from gloam.kernel.content.registry import Game, games
from tests.battery.many import play_many
from tests.battery.playing import set_ups

REAL = [game for name, game in games().items() if "examples" not in game.folder.parts]


A_PART = 150
# Ten games a second: with the 150 of its own tests (test_random_games.py) there are 310 of it.
# Of Original Sin these are stays at the Tutorial; test_random_locations.py has all other places.
FEWER = {"stifling_dark": 40, "original_sin": 20}


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_hundreds_of_games(game: Game, part: int) -> None:
    count = FEWER.get(game.id, A_PART)
    play_many(game.rules, set_ups(game), count, 10_000 + count * part)


@pytest.mark.long
@pytest.mark.parametrize("part", range(14))
@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_thousands_of_games(game: Game, part: int) -> None:
    play_many(game.rules, set_ups(game), 500, 100_000 + 500 * part)

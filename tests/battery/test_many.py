"""Many random games of the real games: the laws at every ask, imagining at one ask of each.

In CI 600 games a game; `make long` plays 7,000.
"""

from __future__ import annotations

import random

import pytest

from gloam.kernel.content.registry import Game, games
from gloam.kernel.core.dice import Dice
from tests.battery import laws
from tests.battery.playing import playing, set_ups

REAL = [game for name, game in games().items() if "examples" not in game.folder.parts]


def play_many(game: Game, count: int, first: int) -> None:
    """Random games over all set-ups, each checked at every ask."""
    cases = set_ups(game)
    keys = {seats: set(game.rules.keys({}, seats)) for seats, _ in cases}
    dice, tried, failed = Dice(b"many %d" % first), 0, 0
    for seed in range(first, first + count):
        seats, options = cases[seed % len(cases)]
        chance = random.Random(seed)
        for run in playing(game.rules, seed, seats, options):
            laws.hold_at_every_ask(run, keys[seats])
            if chance.random() < 0.006:
                seat = chance.randrange(seats)
                tried += 1
                failed += not laws.an_imagined_world_looks_like_the_truth(run, seat, dice)
                laws.imagining_uses_nothing_hidden(run, seat, dice)
    assert tried > count / 4
    assert failed <= tried * 0.01, f"no world found at {failed} of {tried} asks"


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_hundreds_of_games(game: Game, part: int) -> None:
    play_many(game, 150, 10_000 + 150 * part)


@pytest.mark.long
@pytest.mark.parametrize("part", range(14))
@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_thousands_of_games(game: Game, part: int) -> None:
    play_many(game, 500, 100_000 + 500 * part)

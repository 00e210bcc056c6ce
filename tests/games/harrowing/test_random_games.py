"""Random games with everything unlocked: Area, innate items, stories, both Circles, the laws kept.

In CI 304 games over one to four effigies; `make long` plays 3,200.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from gloam.games.harrowing import GAME
from gloam.games.harrowing.state import Harrowing
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from tests.battery import laws
from tests.battery.playing import act

RULES = GAME.rules
OPEN = campaign_of(RULES.one_shot["open"])
CASES = [(seats, circle) for circle in ("first", "second") for seats in (1, 2, 3, 4)]
LONGEST = 20_000


def playing(seed: int, seats: int, circle: str) -> Iterator[Run[Harrowing]]:
    """A random game, given out at every ask. It must end."""
    chance = random.Random(seed)
    run = Run.start(RULES, seats, Dice(b"open %d" % seed), {"circle": circle}, OPEN)
    for _ in range(LONGEST):
        if run.ask is None:
            return
        yield run
        act(run, chance)
    raise AssertionError(f"random play {seed} goes on for ever")


def play_many(count: int, first: int) -> None:
    keys = {seats: set(RULES.keys({}, seats)) for seats, _ in CASES}
    dice, tried, failed = Dice(b"many %d" % first), 0, 0
    for seed in range(first, first + count):
        seats, circle = CASES[seed % len(CASES)]
        chance = random.Random(seed)
        for run in playing(seed, seats, circle):
            laws.hold_at_every_ask(run, keys[seats])
            if chance.random() < 0.01:
                seat = chance.randrange(seats)
                tried += 1
                failed += not laws.an_imagined_world_looks_like_the_truth(run, seat, dice)
                laws.imagining_uses_nothing_hidden(run, seat, dice)
    assert tried > count / 4
    assert failed <= tried * 0.01, f"no world found at {failed} of {tried} asks"


@pytest.mark.parametrize("part", range(4))
def test_hundreds_of_games_with_everything_unlocked(part: int) -> None:
    play_many(76, 1000 + 76 * part)


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_thousands_of_games_with_everything_unlocked(part: int) -> None:
    play_many(400, 20_000 + 400 * part)

"""The leak laws on random positions over both boards, two to four Investigators, all Adversaries.

In CI 90 positions of each; `make long` takes 5,040 of each. Half of the games are played at random,
half by bots that now and then do something else, so that Objectives and endings are met too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from gloam.bots.policy import GreedyBot
from gloam.games.stifling_dark import GAME
from gloam.games.stifling_dark.bot.policy import StiflingDarkPolicy
from gloam.kernel.core.asks import WATCHER
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.present.show import scene
from tests.battery import laws
from tests.battery.playing import AnyRun, playing, start
from tests.games.stifling_dark.test_random_games import ADVERSARIES, cases

POLICY = StiflingDarkPolicy()
OTHERWISE = 0.1  # how often bots do something else
A_GAME = 15  # positions of it


def hold_over(adversary: str, games: int, first: int) -> None:
    """All laws, at each position for one seat; half of them for the Adversary's."""
    dice, tried, failed = Dice(b"leaks %d" % first), 0, 0
    for seed in range(first, first + games):
        chance = random.Random(seed)
        for run in sampled(adversary, seed, chance):
            seats = run.state.seats
            seat = chance.choice((0, chance.randrange(1, seats)))
            tried += 1
            failed += not laws.an_imagined_world_looks_like_the_truth(run, seat, dice)
            laws.imagining_uses_nothing_hidden(run, seat, dice)
            laws.twins_are_told_alike(run, seat, dice, GreedyBot(), steps=4)
            world = imagine(run, seat, dice)
            if world is not None:
                assert scene(run, WATCHER).public == scene(world, WATCHER).public
    held = f"the leak laws held at {tried} positions, {failed} without a world"
    print(f"The Stifling Dark, {adversary}: {held}")
    assert tried >= games * A_GAME
    assert failed <= tried * 0.01, f"no world found at {failed} of {tried} asks"


def sampled(adversary: str, seed: int, chance: random.Random) -> list[AnyRun]:
    """Random asks of a game."""
    kept: list[AnyRun] = []
    for met, run in enumerate(game_of(adversary, seed, chance)):
        if met < A_GAME:
            kept.append(run.copy())
        elif (at := chance.randrange(met + 1)) < A_GAME:
            kept[at] = run.copy()
    return kept


def game_of(adversary: str, seed: int, chance: random.Random) -> Iterator[AnyRun]:
    tables = cases(adversary)
    seats, options = tables[seed // 2 % len(tables)]
    if seed % 2:
        yield from playing(GAME.rules, seed, seats, options)
        return
    run = start(GAME.rules, seed, seats, options)
    while run.ask is not None:
        yield run
        ask = run.ask
        if chance.random() < OTHERWISE:
            run.send(ask.seat, chance.choice(list(ask.offer(ask.seat))))
        else:
            run.send(ask.seat, POLICY.choose(run.state, ask.seat, ask))


@pytest.mark.parametrize("adversary", ADVERSARIES)
def test_nothing_leaks(adversary: str) -> None:
    hold_over(adversary, 6, 3_000)


@pytest.mark.long
@pytest.mark.parametrize("adversary", ADVERSARIES)
@pytest.mark.parametrize("part", range(6))
def test_nothing_leaks_at_thousands_of_positions(adversary: str, part: int) -> None:
    hold_over(adversary, 56, 40_000 + 56 * part)

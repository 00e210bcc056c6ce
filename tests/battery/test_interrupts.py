"""Interrupts at asks that only sensible play reaches: branches of games played by rules of thumb.

Random games end early, so much of a game is never met there. Here a game is played mostly by its
policy; at many asks, most of them in the middle of a step, a copy of it is interrupted again and
again and played on at random, with every law and everything that is shown.
"""

from __future__ import annotations

import random

import pytest

from gloam.kernel.content.registry import Game, games
from gloam.kernel.core.asks import PASS, REVISE, WAIT, Key
from gloam.kernel.core.dice import Dice
from tests.battery import laws
from tests.battery.playing import AnyRun, act, an_interrupt, set_ups, start

KERNEL_KEYS = (PASS, REVISE, WAIT)  # whose words are the kernel's


def interruptible(game: Game) -> bool:
    """Whether a seat may ever do something that it is not asked for."""
    run = start(game.rules, 0, max(game.rules.players), {})
    return any(run.interrupts(seat) for seat in range(run.state.seats))


GAMES = [game for game in games().values() if interruptible(game)]


def branch(run: AnyRun, chance: random.Random, keys: set[Key], dice: Dice) -> None:
    """A copy of the game, in which nobody can hold their tongue."""
    twin = run.copy()
    for acts in range(12):
        if twin.ask is None:
            return
        said = an_interrupt(twin, chance) if acts < 6 and chance.random() < 0.8 else None
        if said is not None:
            twin.interrupt(*said)
        else:
            act(twin, chance, 0.3)
        if twin.ask is not None:
            laws.hold_at_every_ask(twin, keys)
            for seat in range(twin.state.seats):
                laws.view(twin, seat)
            for seat in twin.ask.seats():
                for key in twin.ask.offer(seat):
                    if key not in KERNEL_KEYS:
                        twin.rules.describe(twin.state, seat, twin.ask, key)
            if chance.random() < 0.01:
                seat = chance.randrange(twin.state.seats)
                laws.an_imagined_world_looks_like_the_truth(twin, seat, dice)


def interrupt_everywhere(game: Game, count: int, first: int) -> None:
    cases = set_ups(game)
    keys = {seats: set(game.rules.keys({}, seats)) for seats, _ in cases}
    policy, dice = game.rules.policy(), Dice(b"interrupts %d" % first)
    for seed in range(first, first + count):
        seats, options = cases[seed % len(cases)]
        chance = random.Random(seed)
        run = start(game.rules, seed, seats, options)
        while (ask := run.ask) is not None:
            if chance.random() < (0.3 if run.acts else 0.03):
                branch(run, chance, keys[seats], dice)
            if chance.random() < 0.85:
                run.send(ask.seat, policy.choose(run.state, ask.seat, ask))
            else:
                act(run, chance, 0.05)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_interrupts_are_survived_wherever_the_game_stands(game: Game) -> None:
    interrupt_everywhere(game, 12, 20_000)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_interrupts_are_survived_in_many_games(game: Game, part: int) -> None:
    interrupt_everywhere(game, 100, 200_000 + 100 * part)

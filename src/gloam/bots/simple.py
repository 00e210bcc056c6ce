"""The two plainest bots: pure chance, and trying every option a few times."""

from __future__ import annotations

from typing import Any

from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Result
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine


class RandomBot:
    """Any option, each equally likely."""

    def answer(self, world: Run[Any], seat: int, dice: Dice) -> Key:
        assert world.ask is not None
        options = world.ask.offer(seat)
        return options[dice.roll(len(options))]


class TrialBot:
    """Plays every option out at random in a few imagined worlds and takes the best."""

    def __init__(self, trials: int = 8, horizon: int = 400) -> None:
        self.trials = trials
        self.horizon = horizon

    def answer(self, world: Run[Any], seat: int, dice: Dice) -> Key:
        assert world.ask is not None
        options = world.ask.offer(seat)
        if len(options) == 1:
            return options[0]
        worlds = [imagine(world, seat, dice) or world for _ in range(self.trials)]
        worth = [sum(self._try(w, seat, key, dice) for w in worlds) for key in options]
        return options[worth.index(max(worth))]

    def _try(self, world: Run[Any], seat: int, key: Key, dice: Dice) -> int:
        """100 for winning alone after `key`, less for sharing, 0 for losing."""
        trial = world.copy()
        trial.state.dice = dice.fork()
        if trial.ask is None or key not in trial.ask.offer(seat):
            return 0
        trial.send(seat, key)
        _play_on(trial, dice, self.horizon)
        return _share(trial.result, seat)


def _play_on(trial: Run[Any], dice: Dice, horizon: int) -> None:
    for _ in range(horizon):
        if trial.ask is None:
            return
        options = trial.ask.options
        trial.send(trial.ask.seat, options[dice.roll(len(options))])


def _share(result: Result | None, seat: int) -> int:
    if result is None or seat not in result.winners:
        return 0
    return 100 // len(result.winners)

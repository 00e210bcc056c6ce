"""Tables that are played at random for their record: much happens that no test of a rule plays."""

from __future__ import annotations

import random

from gloam.kernel.core.asks import WATCHER
from gloam.kernel.core.dice import Dice
from gloam.kernel.present.show import scene
from tests.games.records.recorder import AnyRun

LOOKS = 20  # answers between two looks at the table


def play_on(run: AnyRun, seed: int, answers: int) -> None:
    """So many random answers, or to the end; every so often all seats and a watcher look at it."""
    chance = random.Random(seed)
    run.state.dice = Dice(b"record %d" % seed)
    for number in range(answers):
        if number % LOOKS == 0:
            for seat in (*range(run.state.seats), WATCHER):
                scene(run, seat)
        if run.ask is None:
            return
        seat = chance.choice(run.ask.seats())
        run.send(seat, chance.choice(list(run.ask.offer(seat))))

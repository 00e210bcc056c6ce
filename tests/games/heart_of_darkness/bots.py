"""Bots that play worse on purpose."""

from __future__ import annotations

from typing import Any

from gloam.bots.policy import GreedyBot
from gloam.games.heart_of_darkness.bot.policy import END, act
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run


class NeverLootsLate(GreedyBot):
    """Plays like the others, but leaves everything lying from round 4 on."""

    def answer(self, world: Run[Any], seat: int, dice: Dice) -> Key:
        ask = world.ask
        assert ask is not None
        key = super().answer(world, seat, dice)
        if key != ("loot",) or world.state.round <= 3:
            return key
        rest = [option for option in ask.offer(seat) if option != key]
        return act(world.state, seat, rest) if END in rest else key

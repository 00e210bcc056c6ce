"""Bots that go by a game's own rules of thumb (`Rules.policy`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run


class CarefulBot:
    """At random, but never a play that only harms itself."""

    def answer(self, world: Run[Any], seat: int, dice: Dice) -> Key:
        assert world.ask is not None
        options: Sequence[Key] = world.rules.policy().candidates(world.state, seat, world.ask)
        return options[dice.roll(len(options))]


class PlainBot:
    """Always what a game's simpler rules of thumb say."""

    def answer(self, world: Run[Any], seat: int, dice: Dice) -> Key:
        assert world.ask is not None
        key: Key = world.rules.policy().plain().choose(world.state, seat, world.ask)
        return key


class GreedyBot:
    """Always what the rules of thumb say."""

    def answer(self, world: Run[Any], seat: int, dice: Dice) -> Key:
        assert world.ask is not None
        key: Key = world.rules.policy().choose(world.state, seat, world.ask)
        return key

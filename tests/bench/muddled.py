"""Leduc, but it cannot be shown, and no world that it deals anew is like the one before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from examples import leduc
from examples.leduc.flow import LeducRules
from examples.leduc.state import Leduc
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.deal import Pins
from gloam.kernel.present.scene import Node


class Muddled(LeducRules):
    id = "muddled"

    def resample(self, game: Leduc, seat: int, dice: Dice, pins: Pins) -> Leduc:
        world = super().resample(game, seat, dice, pins)
        world.turn = 1 - world.turn  # everybody sees whose turn it is
        return world

    def public(self, game: Leduc) -> Sequence[Node]:
        raise LookupError("the light is out")


GAME = replace(leduc.GAME, title="Muddled", rules=Muddled())

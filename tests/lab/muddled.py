"""Leduc, but it cannot be shown, and no world that it deals anew is like the one before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gloam.kernel.deal import Pins
from gloam.kernel.dice import Dice
from gloam.kernel.scene import Node
from tests.tiny import leduc
from tests.tiny.leduc.flow import LeducRules
from tests.tiny.leduc.state import Leduc


class Muddled(LeducRules):
    id = "muddled"

    def resample(self, game: Leduc, seat: int, dice: Dice, pins: Pins) -> Leduc:
        world = super().resample(game, seat, dice, pins)
        world.turn = 1 - world.turn  # everybody sees whose turn it is
        return world

    def public(self, game: Leduc) -> Sequence[Node]:
        raise LookupError("the light is out")


GAME = replace(leduc.GAME, title="Muddled", rules=Muddled())

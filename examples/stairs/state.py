"""The state of Dark Stairs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gloam.kernel.core.state import State

BOTTOM: Final = 20  # rule: goal.bottom
SIDES: Final = 6


@dataclass(slots=True)
class Stairs(State):
    """Everything is open: who stands where, and how far the active player dares."""

    stands: list[int] = field(default_factory=list)  # by seat: the step one is sure of
    turn: int = 0
    dared: int = 0  # steps gone in this turn, lost when the candle goes out
    winner: int = -1

"""DrawHold: push your luck to 21 and bank it before you lose it. Two players."""

from pathlib import Path

from examples.drawhold.flow import DrawHoldRules
from gloam.kernel.content.registry import Game

GAME = Game(
    title="DrawHold",
    rules=DrawHoldRules(),
    folder=Path(__file__).parent,
    blurb="Draw until you dare no more, hold, and bank what you have; over 21 it is lost.",
    minutes=(2, 5),
)

__all__ = ["GAME"]

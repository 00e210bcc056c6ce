"""Dark Stairs: how far down dare you go before the candle goes out?

Made by following `docs/authors/new-game.md`.
"""

from pathlib import Path

from examples.stairs.game import StairsRules
from gloam.kernel.content.registry import Game

GAME = Game(
    title="Dark Stairs",
    rules=StairsRules(),
    folder=Path(__file__).parent,
    blurb="Go down step by step; whoever is first at the bottom with a burning candle wins.",
    minutes=(2, 5),
)

__all__ = ["GAME"]

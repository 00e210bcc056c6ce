"""Chase: something hides in a dark house, and hunters with lamps look for it."""

from pathlib import Path

from examples.chase.game import ChaseRules
from gloam.kernel.content.registry import Game

GAME = Game(
    title="Chase",
    rules=ChaseRules(),
    folder=Path(__file__).parent,
    blurb="A hidden figure must touch three sigils before dawn; the hunters must find it first.",
    minutes=(15, 30),
    difficulty=2,
)

__all__ = ["GAME"]

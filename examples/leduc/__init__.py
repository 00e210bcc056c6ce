"""Leduc poker: six cards, one each, one on the table, two rounds of bets. Two players."""

from pathlib import Path

from examples.leduc.flow import LeducRules
from gloam.kernel.content.registry import Game

GAME = Game(
    title="Leduc poker",
    rules=LeducRules(),
    folder=Path(__file__).parent,
    blurb="The smallest poker that can be bluffed: six cards and two rounds of bets.",
    minutes=(1, 2),
)

__all__ = ["GAME"]

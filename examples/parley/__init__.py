"""Parley: wary envoys trade secrets in a dark hall. Two to four players."""

from pathlib import Path

from examples.parley.deck import CARDS
from examples.parley.flow import ParleyRules
from examples.parley.phrases import sentences
from gloam.kernel.content.registry import Game


def card_ids() -> tuple[str, ...]:
    """All cards. Raises PhraseError if a text is not understood."""
    sentences()
    return tuple([card.id for card in CARDS])


GAME = Game(
    title="Parley",
    rules=ParleyRules(),
    folder=Path(__file__).parent,
    blurb="Trade secrets with your neighbours in a dark hall, and mind your tongue.",
    minutes=(5, 15),
    difficulty=2,
    card_ids=card_ids,
)

__all__ = ["GAME"]

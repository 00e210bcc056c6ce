"""Parley: wary envoys trade secrets in a dark hall. Two to four players."""

from pathlib import Path

from gloam.kernel.registry import Game
from tests.tiny.parley.deck import CARDS
from tests.tiny.parley.flow import ParleyRules
from tests.tiny.parley.phrases import sentences


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

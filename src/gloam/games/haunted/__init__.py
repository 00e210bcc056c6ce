"""Haunted: a card game of Edwardian ghost stories, by Pete Lynn (2002).

Everybody guards three ill-starred characters; each is a line of cards, from a setting
through a focus to a hidden terror. Whoever has three complete lines has lost.
"""

from pathlib import Path

from gloam.games.haunted.cards.deck import CARDS
from gloam.games.haunted.game import HauntedRules
from gloam.kernel.content.registry import Game


def card_ids() -> tuple[str, ...]:
    return tuple(card.id for card in CARDS)


GAME = Game(
    title="Haunted",
    rules=HauntedRules(),
    folder=Path(__file__).parent,
    blurb="Lead the others' characters to their doom, and keep your own from it.",
    minutes=(20, 60),
    difficulty=2,
    card_ids=card_ids,
)

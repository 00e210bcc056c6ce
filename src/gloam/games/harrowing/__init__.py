"""The Harrowing: effigies descend through the Circles of Hell, by their sins.

Everybody plays together and nobody has a turn: invoke what waits in the Fate for its omens, spend
them on seven sins, gather Ritual, and defeat the Boss before all of you are damned.
"""

from pathlib import Path

from gloam.games.harrowing.cards.texts import CATALOGUE
from gloam.games.harrowing.game import HarrowingRules
from gloam.kernel.content.registry import Game


def card_ids() -> tuple[str, ...]:
    return tuple(card.id for card in CATALOGUE.cards)


GAME = Game(
    title="The Harrowing",
    rules=HarrowingRules(CATALOGUE),
    folder=Path(__file__).parent,
    blurb="Go down through Hell together, by the strength of your sins.",
    minutes=(45, 90),
    difficulty=3,
    card_ids=card_ids,
)

"""Divinity: Original Sin, the board game: a party explores, rests, fights and travels on."""

from pathlib import Path

from gloam.games.original_sin.cards.atlas import LOCATIONS, TUTORIAL
from gloam.games.original_sin.cards.phrase_uses import phrase_uses
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.game import OriginalSinRules
from gloam.kernel.content.registry import Game


def card_ids() -> tuple[str, ...]:
    return tuple(card.id for card in CATALOGUE.cards)


GAME = Game(
    title="Divinity: Original Sin",
    rules=OriginalSinRules(
        CATALOGUE,
        LOCATIONS[TUTORIAL],
        *[place for id, place in LOCATIONS.items() if id != TUTORIAL],
    ),
    folder=Path(__file__).parent,
    blurb="Break your chains, find a way out, and grow into whoever you must become.",
    minutes=(60, 120),
    difficulty=4,
    card_ids=card_ids,
    phrase_uses=phrase_uses,
)

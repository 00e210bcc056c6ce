"""The eighty cards as they are printed: read from `content/cards/*.toml` and numbered.

A card's number tells its type: settings come first, then focuses, hidden terrors, events,
actions and acquaintances. There is one of each, so its number is its face.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloam.kernel.content.card_files import CardFile, PrintedCard, faces_by_id, read_cards

ID: Final = "haunted"
FOLDER = Path(__file__).parents[1] / "content" / "cards"

CARDS: Final = read_cards(  # rule: game.customisable, deck.size, deck.ornament
    FOLDER,
    PrintedCard,
    CardFile("settings", "setting", cards=10),  # rule: deck.settings
    CardFile("focuses", "focus", cards=15),  # rule: deck.focuses
    CardFile("terrors", "terror", cards=5, texts=()),  # rule: deck.terrors, deck.terror-count
    CardFile("events", "event", cards=20),  # rule: deck.events
    CardFile("actions", "action", cards=20),  # rule: deck.actions
    CardFile("acquaintances", "acquaintance", cards=10),  # rule: deck.acquaintances
)
NUMBER: Final = faces_by_id(CARDS)  # rule: deck.unique, deck.names

# The first number of each type.
FOCUSES: Final = 10
TERRORS: Final = 25
EVENTS: Final = 30
ACTIONS: Final = 50
ACQUAINTANCES: Final = 70
SIZE: Final = 80  # rule: deck.size, deck.no-other-pieces
SUPPORT: Final = EVENTS  # rule: term.essential, term.support

URCHIN_THIEF: Final = NUMBER["urchin-thief"]


def set_of(first: int, beyond: int) -> int:
    """The cards with these numbers, as a bit set."""
    return (1 << beyond) - (1 << first)


ALL_SETTINGS: Final = set_of(0, FOCUSES)
ALL_ACTIONS: Final = set_of(ACTIONS, ACQUAINTANCES)
ALL_ACQUAINTANCES: Final = set_of(ACQUAINTANCES, SIZE)
ALL_TERRORS: Final = set_of(TERRORS, EVENTS)


def is_essential(card: int) -> bool:
    return card < EVENTS  # rule: term.essential, term.support


def kind_of(card: int) -> str:
    """setting, focus, terror or support."""
    return CARDS[card].type if card < EVENTS else "support"

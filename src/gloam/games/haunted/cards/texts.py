"""What the texts of the support cards come to. A text that is not understood is refused here."""

from __future__ import annotations

from typing import Final

from gloam.games.haunted.cards import acquaintances, actions, events, several_types
from gloam.games.haunted.cards.deck import CARDS, EVENTS
from gloam.games.haunted.cards.phrasebook import BOOK
from gloam.kernel.content.card_files import parse_texts

PHRASES = (acquaintances, actions, events, several_types)  # imported, they are in the book
READ: Final = parse_texts(BOOK, "text", CARDS[EVENTS:])

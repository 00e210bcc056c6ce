"""What the texts of the support cards come to."""

from __future__ import annotations

from typing import Final

from gloam.games.haunted.cards import acquaintances, actions, events, several_types
from gloam.games.haunted.cards.deck import CARDS, EVENTS
from gloam.games.haunted.cards.phrasebook import BOOK
from gloam.kernel.content.phrasebook import Node

PHRASES = (acquaintances, actions, events, several_types)  # imported, they are in the book


def read() -> dict[int, Node]:
    """The meaning of every support card. A text that is not understood is refused here."""
    files = {"event": "events", "action": "actions", "acquaintance": "acquaintances"}
    return {
        card.number: BOOK.parse("text", card.text, f"{files[card.type]}.toml: {card.name}")
        for card in CARDS[EVENTS:]
    }


READ: Final = read()

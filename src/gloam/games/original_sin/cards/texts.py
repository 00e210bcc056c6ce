"""What the texts of all cards come to. One that is not understood is refused here."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.original_sin.cards import acts, leaves, traits
from gloam.games.original_sin.cards.catalogue import NO_TEXT, Card, CardText, Catalogue
from gloam.games.original_sin.cards.clauses import Reading
from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.cards.phrasebook import BOOK, LINES
from gloam.kernel.content.phrasebook import Node

SPEAK_OF_TARGET: Final = ("the_target", "drains", "pulls", "pushes", "goes_to")
PHRASES = (acts, leaves, traits)  # imported, they are in the book


def read(card: Card) -> dict[str, Node]:
    """The passages of a card, parsed."""
    return {
        name: BOOK.parse("text", passage, f"{card.where}, {name}")
        for name, passage in card.passages.items()
    }


def meaning(text: Node | None) -> CardText:
    if text is None:
        return NO_TEXT
    reading = Reading()
    text.value(reading)
    # Any: each field has its own type, which `CardText` tells.
    fields: dict[str, Any] = reading.fields
    return CardText(**fields)


def aims(card: Card, passages: dict[str, Node]) -> bool:
    """Whether a target is chosen: for an attack, or where the text speaks of the target."""
    if card.damage or card.area:
        return True
    nodes = [node.name for node in passages["says"].walk()] if "says" in passages else []
    return any(name in SPEAK_OF_TARGET for name in nodes)


READ: Final = tuple([read(card) for card in CARDS])
CATALOGUE: Final = Catalogue(
    CARDS,
    tuple([meaning(passages.get("says")) for passages in READ]),
    tuple([meaning(passages.get("minion_says", passages.get("other_says"))) for passages in READ]),
    LINES,
    tuple([aims(card, passages) for card, passages in zip(CARDS, READ, strict=True)]),
)

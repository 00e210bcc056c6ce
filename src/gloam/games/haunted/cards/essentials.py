"""Settings, focuses and hidden terrors: which of them go together."""

from __future__ import annotations

from typing import Final

from gloam.games.haunted.cards.deck import CARDS, FOCUSES, NUMBER, TERRORS
from gloam.games.haunted.cards.phrasebook import BOOK
from gloam.kernel.content.card_files import parse_texts


@BOOK.phrase("place", en="Admits {focuses:focus, or}.")
def admits(focuses: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in focuses)


@BOOK.phrase("thing", en="Summons {terrors:terror, or}.")
def summons(terrors: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in terrors)


ADMITS: Final[dict[int, tuple[int, ...]]] = {
    card: node.value() for card, node in parse_texts(BOOK, "place", CARDS[:FOCUSES]).items()
}
# rule: deck.lost-heading, deck.names
SUMMONS: Final[dict[int, tuple[int, ...]]] = {
    card: node.value() for card, node in parse_texts(BOOK, "thing", CARDS[FOCUSES:TERRORS]).items()
}

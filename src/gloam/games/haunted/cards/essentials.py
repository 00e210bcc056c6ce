"""Settings, focuses and hidden terrors: which of them go together."""

from __future__ import annotations

from typing import Final

from gloam.games.haunted.cards.deck import CARDS, FOCUSES, NUMBER, TERRORS
from gloam.games.haunted.cards.phrasebook import BOOK


@BOOK.phrase("place", en="Admits {focuses:focus, or}.")
def admits(focuses: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in focuses)


@BOOK.phrase("thing", en="Summons {terrors:terror, or}.")
def summons(terrors: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in terrors)


ADMITS: Final[dict[int, tuple[int, ...]]] = {
    card.number: BOOK.parse("place", card.text, f"settings.toml: {card.name}").value()
    for card in CARDS[:FOCUSES]
}
# rule: deck.lost-heading, deck.names
SUMMONS: Final[dict[int, tuple[int, ...]]] = {
    card.number: BOOK.parse("thing", card.text, f"focuses.toml: {card.name}").value()
    for card in CARDS[FOCUSES:TERRORS]
}

"""The phrasebook itself, its nouns, and what essential cards say."""

from __future__ import annotations

from typing import Final

from gloam.games.haunted.deck import CARDS, FOCUSES, NUMBER, TERRORS
from gloam.kernel.content.phrasebook import Phrasebook

BOOK = Phrasebook("haunted")
NOUNS = {
    kind: BOOK.nouns(kind)
    for kind in ("setting", "focus", "terror", "event", "action", "acquaintance")
}
for _card in CARDS:
    NOUNS[_card.type].add(_card.id, en=_card.name)


class Laid:
    """A support card on its way: who laid it on which line, and the "you" of its text."""

    def __init__(self, card: int, layer: int, line: int, defending: bool) -> None:
        self.card = card
        self.layer = layer
        self.line = line  # rule: turn.removal-acts-on-its-line
        self.you = line // 3  # rule: term.you
        self.defending = defending  # rule: defence.aim


# --- essential cards say what they go with ---


@BOOK.phrase("place", en="Admits {focuses:focus, or}.")
def admits(focuses: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in focuses)


@BOOK.phrase("thing", en="Summons {terrors:terror, or}.")
def summons(terrors: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in terrors)


ADMITS: Final[dict[int, tuple[int, ...]]] = {
    card.number: BOOK.parse("place", card.text, f"cards/settings.toml: {card.name}").value()
    for card in CARDS[:FOCUSES]
}
# rule: deck.lost-heading, deck.names
SUMMONS: Final[dict[int, tuple[int, ...]]] = {
    card.number: BOOK.parse("thing", card.text, f"cards/focuses.toml: {card.name}").value()
    for card in CARDS[FOCUSES:TERRORS]
}

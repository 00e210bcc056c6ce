"""The phrasebook, its nouns, and what a text knows of the card it stands on.

"You" on a card is the owner of the line it is laid on, whoever laid it.
"""

from __future__ import annotations

from gloam.games.haunted.cards.deck import CARDS
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

"""The cards of Parley as their files tell them. A card's place in CARDS is its face."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gloam.kernel.content.card_files import CardFile, PrintedCard, faces_of, read_cards

FOLDER = Path(__file__).parent / "cards"


@dataclass(frozen=True, kw_only=True)
class Card(PrintedCard):
    copies: tuple[int, ...] = ()  # for two, three and four envoys
    worth: int = 0  # at the end, in a hand
    cost: int = 0  # to play


# The type is also the back.
CARDS: Final = read_cards(
    FOLDER,
    Card,
    CardFile("secrets", "secret", needs=("copies",), may=("worth", "cost")),
    CardFile("favours", "favour", needs=("copies",), may=("worth", "cost")),
    CardFile("sealed", "favour", needs=("copies",)),
)
SEALED: Final = tuple([card.face for card in CARDS if card.sealed])
SECRET_FACES: Final = len(faces_of(CARDS, "secret"))  # they come first
WORTH: Final = tuple([card.worth for card in CARDS])
COST: Final = tuple([card.cost for card in CARDS])

"""The cards as they are printed: read from `content/cards` and numbered.

A card's place in CARDS is its face; equal copies are pieces with one face. Protagonists are
in the list too, for they have a printed text, but no piece of the deck is one.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.card_files import (
    CardFile,
    PrintedCard,
    faces_by_id,
    faces_of,
    read_cards,
)

ID: Final = "heart_of_darkness"
FOLDER = Path(__file__).parents[1] / "content" / "cards"

# The types of cards.
# rule: cards.types
ITEM: Final = "item"
WEAPON: Final = "weapon"
RITUAL: Final = "ritual"
TRAP: Final = "trap"
QUEST: Final = "quest"
PERSONAL: Final = "personal"
CURSE: Final = "curse"
EVENT: Final = "event"
SPAWN: Final = "spawn"
PROTAGONIST: Final = "protagonist"


# What the passages of a Quest or a Curse are for; those of other cards speak for themselves.
LEADS: Final = {
    "begin": "To begin: ",
    "resolution": "To complete: ",
    "benefit": "From then on: ",
    "release": "To be rid of it: ",
}


@dataclass(frozen=True, kw_only=True)
class Card(PrintedCard):
    """A card as printed."""

    compass: bool = False  # rule: expansion.compass
    modifier: int = 0  # dice: Weapons, Rituals (Sanity), Traps (Strength)
    owner: str = ""  # Personal Items: the id of the Protagonist
    strength: int = 0  # Protagonists
    sanity: int = 0
    personal: str = ""  # rule: protagonist.icon
    # Spawn cards: (Location, icon), (Location,) for a Crawler, from top to bottom.
    rows: tuple[tuple[str, ...], ...] = ()  # rule: expansion.tone

    @property
    def text(self) -> str:
        """All that is printed."""
        return " ".join([_led(name, told) for name, told in self.texts.items()])

    def row(self, number: int) -> tuple[str, str]:
        """(Location, icon) of a row; a Crawler has no icon."""
        place, *icon = self.rows[number]
        return place, icon[0] if icon else ""


def _led(name: str, told: str) -> str:
    lead = LEADS.get(name)
    return told if lead is None else lead + told[:1].lower() + told[1:]


# How many cards there are of each type. The Western Shores (compass) have half of the Quests and
# a third of the Spawn cards. Five of the Items are Radio Parts.
# rule: components.loot, components.loot-split, components.protagonists, components.curses
# rule: components.events, components.spawn-count, quest.core-six, boat.parts
CARDS: Final = read_cards(
    FOLDER,
    Card,
    CardFile("items", ITEM, cards=18),
    CardFile("weapons", WEAPON, cards=10, needs=("modifier",)),
    CardFile("rituals", RITUAL, cards=8, needs=("modifier",)),
    CardFile("traps", TRAP, cards=6, needs=("modifier",)),
    CardFile("quests", QUEST, cards=12, texts=("begin", "resolution", "benefit"), may=("compass",)),
    CardFile("personal_items", PERSONAL, cards=7, needs=("owner",)),
    CardFile("curses", CURSE, cards=12, texts=("burden", "release")),
    CardFile("events", EVENT, cards=6, texts=("effect", "requirement")),
    CardFile("spawn", SPAWN, cards=36, texts=(), needs=("rows",), may=("compass",)),
    CardFile(
        "protagonists",
        PROTAGONIST,
        cards=7,
        texts=("skill",),
        needs=("strength", "sanity", "personal"),
    ),
)
FACE: Final = faces_by_id(CARDS)
TYPE: Final = tuple([card.type for card in CARDS])
FACES: Final = len(CARDS)

PROTAGONISTS: Final = faces_of(CARDS, PROTAGONIST)
STRENGTH: Final = tuple([CARDS[face].strength for face in PROTAGONISTS])
SANITY: Final = tuple([CARDS[face].sanity for face in PROTAGONISTS])
# The face of each Protagonist's Personal Item.
PERSONAL_OF: Final = tuple([FACE[CARDS[face].personal] for face in PROTAGONISTS])
QUESTS: Final = faces_of(CARDS, QUEST)
EVENTS: Final = faces_of(CARDS, EVENT)
CURSES: Final = faces_of(CARDS, CURSE)
RADIO_PART: Final = FACE["radio-part"]


def took_effect(face: int) -> None:
    """Note, for `gloam check`, that a card has done what it says."""
    played(ID, CARDS[face].id)

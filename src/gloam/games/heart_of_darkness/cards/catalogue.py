"""The cards as they are printed: read from `content/cards` and numbered.

A card's place in CARDS is its face; equal copies are pieces with one face. Protagonists are
in the list too, for they have a printed text, but no piece of the deck is one.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gloam.kernel.content.card_coverage import played

FOLDER = Path(__file__).parents[1] / "content" / "cards"

# The kinds in the order of their faces.
ITEM, WEAPON, RITUAL, TRAP, QUEST, PERSONAL, CURSE, EVENT, SPAWN, PROTAGONIST = range(10)
# rule: cards.types
KINDS = (
    "item",
    "weapon",
    "ritual",
    "trap",
    "quest",
    "personal",
    "curse",
    "event",
    "spawn",
    "protagonist",
)
FILES = {
    "item": "items",
    "weapon": "weapons",
    "ritual": "rituals",
    "trap": "traps",
    "quest": "quests",
    "personal": "personal_items",
    "curse": "curses",
    "event": "events",
    "spawn": "spawn",
    "protagonist": "protagonists",
}

# How many cards there are of each kind; the Western Shores have half of the Quests and a
# third of the Spawn cards. Five of the Items are Radio Parts.
# rule: components.loot, components.loot-split, components.protagonists, components.curses
# rule: components.events, components.spawn-count, quest.core-six, boat.parts
COUNTS = {
    "item": (18, 0),
    "weapon": (10, 0),
    "ritual": (8, 0),
    "trap": (6, 0),
    "quest": (6, 6),
    "personal": (7, 0),
    "curse": (12, 0),
    "event": (6, 0),
    "spawn": (24, 12),
    "protagonist": (7, 0),
}

# The texts that a card of each kind has, in the order in which they are printed.
TEXTS = {
    "quest": ("begin", "resolution", "benefit"),
    "curse": ("burden", "release"),
    "event": ("effect", "requirement"),
    "spawn": (),
    "protagonist": ("skill",),
}


@dataclass(frozen=True)
class Card:
    """A card as printed. `texts` holds what it says, by the name of the passage."""

    face: int
    id: str
    name: str
    kind: int
    count: int
    compass: bool  # rule: expansion.compass
    texts: dict[str, str]
    flavour: str
    icon: str  # a name of the game-icons set
    modifier: int = 0  # dice: Weapons, Rituals (Sanity), Traps (Strength)
    owner: str = ""  # Personal Items: the id of the Protagonist
    strength: int = 0  # Protagonists
    sanity: int = 0
    personal: str = ""  # rule: protagonist.icon
    rows: tuple[tuple[str, str], ...] = field(default=())  # Spawn: (location, icon) top down

    @property
    def text(self) -> str:
        """All that is printed."""
        return " ".join(self.texts.values())


def read(folder: Path = FOLDER) -> tuple[Card, ...]:
    """All cards, by face. A kind with too few or too many cards is refused."""
    cards: list[Card] = []
    for kind, word in enumerate(KINDS):
        file = folder / f"{FILES[word]}.toml"
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        found = [_card(len(cards) + at, kind, *told) for at, told in enumerate(table.items())]
        counts = tuple([_count(found, compass) for compass in (False, True)])
        if counts != COUNTS[word]:
            raise ValueError(f"{file.name} has {counts} cards; {COUNTS[word]} are of this kind")
        cards += found
    return tuple(cards)


def _count(cards: list[Card], compass: bool) -> int:
    return sum([card.count for card in cards if card.compass == compass])


def _card(face: int, kind: int, id: str, entry: dict[str, Any]) -> Card:  # as the file tells it
    passages = TEXTS.get(KINDS[kind], ("text",))
    rows = entry.get("rows", ())  # rule: expansion.tone
    return Card(
        face=face,
        id=id,
        name=entry["name"],
        kind=kind,
        count=entry.get("count", 1),
        compass=entry.get("compass", False),
        texts={passage: entry[passage] for passage in passages},
        flavour=entry["flavour"],
        icon=entry["icon"],
        modifier=entry.get("modifier", 0),
        owner=entry.get("owner", ""),
        strength=entry.get("strength", 0),
        sanity=entry.get("sanity", 0),
        personal=entry.get("personal", ""),
        rows=tuple([(row[0], row[1] if len(row) > 1 else "") for row in rows]),
    )


CARDS = read()
FACE = {card.id: card.face for card in CARDS}
KIND = tuple(card.kind for card in CARDS)
FACES = len(CARDS)

PROTAGONISTS = tuple(card.face for card in CARDS if card.kind == PROTAGONIST)
STRENGTH = tuple(CARDS[face].strength for face in PROTAGONISTS)
SANITY = tuple(CARDS[face].sanity for face in PROTAGONISTS)
# The face of each Protagonist's Personal Item.
PERSONAL_OF = tuple(FACE[CARDS[face].personal] for face in PROTAGONISTS)
QUESTS = tuple(card.face for card in CARDS if card.kind == QUEST)
EVENTS = tuple(card.face for card in CARDS if card.kind == EVENT)
CURSES = tuple(card.face for card in CARDS if card.kind == CURSE)
RADIO_PART = FACE["radio-part"]


def took_effect(face: int) -> None:
    """Note, for `gloam check`, that a card has done what it says."""
    played("heart_of_darkness", CARDS[face].id)

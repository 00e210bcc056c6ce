"""The eighty cards as they are printed: read from `content/cards/*.toml` and numbered.

A card's number tells its type: settings come first, then focuses, hidden terrors, events,
actions and acquaintances. There is one of each, so its number is its face.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ID: Final = "haunted"
FOLDER = Path(__file__).parents[1] / "content" / "cards"

# The types in the order of their numbers, and how many cards there are of each.
# rule: deck.size, deck.settings, deck.events, deck.focuses, deck.actions, deck.acquaintances
COUNTS = {
    "setting": 10,
    "focus": 15,
    "terror": 5,  # rule: deck.terrors, deck.terror-count
    "event": 20,
    "action": 20,
    "acquaintance": 10,
}
FILES = {
    "setting": "settings",
    "focus": "focuses",
    "terror": "terrors",
    "event": "events",
    "action": "actions",
    "acquaintance": "acquaintances",
}
# The first number of each type.
FOCUSES: Final = 10
TERRORS: Final = 25
EVENTS: Final = 30
ACTIONS: Final = 50
ACQUAINTANCES: Final = 70
SIZE: Final = 80
SUPPORT: Final = EVENTS  # rule: term.essential, term.support


# rule: deck.ornament
@dataclass(frozen=True)
class Card:
    """A card as printed."""

    number: int
    id: str
    name: str
    type: str
    text: str
    flavour: str


def read() -> tuple[Card, ...]:
    """All cards, by number."""
    cards: list[Card] = []
    for kind, count in COUNTS.items():
        file = FOLDER / f"{FILES[kind]}.toml"
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        if len(table) != count:
            raise ValueError(f"{file.name} has {len(table)} cards; {count} have the type {kind}")
        for name in sorted(table):
            entry = table[name]
            text, flavour = entry.get("text", ""), entry["flavour"]
            cards.append(Card(len(cards), name, entry["name"], kind, text, flavour))
    return tuple(cards)


CARDS: Final = read()  # rule: game.customisable
NUMBER: Final = {card.id: card.number for card in CARDS}  # rule: deck.unique, deck.names


def set_of(first: int, beyond: int) -> int:
    """The cards with these numbers, as a bit set."""
    return (1 << beyond) - (1 << first)


ALL_SETTINGS: Final = set_of(0, FOCUSES)
ALL_ACTIONS: Final = set_of(ACTIONS, ACQUAINTANCES)
ALL_ACQUAINTANCES: Final = set_of(ACQUAINTANCES, SIZE)
ALL_TERRORS: Final = set_of(TERRORS, EVENTS)

URCHIN_THIEF: Final = NUMBER["urchin-thief"]


def is_essential(card: int) -> bool:
    return card < 30  # rule: term.essential, term.support


def kind_of(card: int) -> str:
    """setting, focus, terror or support."""
    if card < FOCUSES:
        return "setting"
    if card < TERRORS:
        return "focus"
    return "terror" if card < 30 else "support"

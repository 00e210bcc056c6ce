"""The cards as they are printed: read from `content/cards` and numbered, sealed ones last."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from gloam.games.harrowing.cards.catalogue import (
    ADVERSARY,
    CARNIVAL,
    CITY,
    CRISIS,
    EVERY_CIRCLE,
    HEAD,
    INNATE_ITEM,
    ITEM,
    LOCATION,
    STORY,
    WOODS,
    Card,
)
from gloam.kernel.content.card_files import CardFile, faces_by_id, read_cards

CONTENT: Final = Path(__file__).parents[1] / "content"

NUMBERED: Final = "number-"  # how the seals of the Unknown begin

FOE: Final = ("health", "keywords", "ritual", "threat", "defeated", "ability", "action")
PLACE: Final = ("walls", "keywords", "ritual", "misstep", "charted", "ability", "action", "area")
SUDDEN: Final = ("keywords", "ritual", "requires")
HALVES: Final = ("tier", "top", "top_boxes", "bottom", "bottom_boxes")
TOLD: Final = ("effect", "later", "tale")


def _adversaries(name: str, cards: int) -> CardFile:
    return CardFile(name, ADVERSARY, cards, texts=(), needs=("eyes",), may=(*FOE, "health_each"))


def _locations(name: str, cards: int) -> CardFile:
    return CardFile(name, LOCATION, cards, texts=(), needs=("eyes",), may=PLACE)


def _origins(name: str) -> CardFile:
    return CardFile(name, LOCATION, 3, texts=(), needs=("origin",), may=(*PLACE, "start"))


def _crises(name: str, cards: int) -> CardFile:
    return CardFile(name, CRISIS, cards, texts=(), needs=("eyes", "effect"), may=SUDDEN)


def _items(name: str, cards: int) -> CardFile:
    return CardFile(name, ITEM, cards, texts=(), needs=HALVES)


_HEAD = ("bottom", "bottom_boxes", "keywords")

# rule: component.decks, component.special-cards
_READ: Final = read_cards(
    CONTENT / "cards",
    Card,
    _adversaries("city/adversaries", 15),
    _locations("city/locations", 13),
    _crises("city/crises", 12),
    _origins("city/origins"),
    _adversaries("city/boss", 1),
    CardFile("items/starting_items", HEAD, 12, texts=(), needs=_HEAD),  # rule: item.starters
    _items("items/tier_1", 6),
    _items("items/tier_2", 10),
    _items("items/tier_3", 14),
    _items("items/tier_4", 14),
    CardFile("unknown/stories", STORY, 6, texts=(), needs=("eyes", *TOLD)),
    _adversaries("unknown/adversaries", 2),
    _locations("unknown/locations", 4),
    _crises("unknown/crises", 1),
    _items("unknown/items", 7),
    CardFile("items/innate", INNATE_ITEM, 9, texts=(), needs=("ability",)),
    _adversaries("woods/adversaries", 15),
    _locations("woods/locations", 13),
    _crises("woods/crises", 12),
    _origins("woods/origins"),
    _adversaries("woods/boss", 1),
    _adversaries("carnival/adversaries", 7),
    _locations("carnival/locations", 6),
    _crises("carnival/crises", 7),
)

_HOMES: Final = {"city": CITY, "woods": WOODS, "carnival": CARNIVAL, "unknown": EVERY_CIRCLE}


def _placed(card: Card) -> Card:
    """With its home, by its folder, and its number in the Unknown, by its seal."""
    folder = card.where.partition("/")[0]
    home = "" if card.type in (ITEM, HEAD, INNATE_ITEM) else _HOMES[folder]
    number = int(card.sealed.removeprefix(NUMBERED)) if card.sealed else 0
    return replace(card, home=home, number=number)


CARDS: Final = tuple([_placed(card) for card in _READ])
FACE: Final = faces_by_id(CARDS)

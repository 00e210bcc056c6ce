"""The cards as they are printed: read from `content/cards` and numbered."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from gloam.games.original_sin.cards.catalogue import (
    ARROWS,
    BOSS_PAGE,
    EQUIPMENT,
    GRENADE,
    MINION,
    ORIGIN,
    POTION,
    RUNE,
    SCHOOLS,
    SCROLL,
    SKILL,
    SOURCE_SKILL,
    STATUS,
    SUMMON,
    TACTIC,
    TALENT,
    TARGET_RULES,
    Card,
)
from gloam.kernel.content.card_files import CardError, CardFile, faces_by_id, read_cards

ID: Final = "original_sin"
CONTENT: Final = Path(__file__).parents[1] / "content"

ROLL: Final = ("range", "area", "dice", "hits", "star", "damage")
USED: Final = ("says", "ap", *ROLL)
COOLS: Final = ("slot", "ongoing", "flip", "requires", "keyword")
GROWS: Final = ("hp", "gains", "bonus", "talents", "source", "keywords", "says")
WORN: Final = ("place", "price", "level", "physical", "magical", "keywords", "limit", *USED)
FIGHTS: Final = ("physical", "magical", "keywords", "says", *ROLL)


def _skills(school: str) -> CardFile:
    file = school.lower().replace("-", "_")
    needs = ("school", "level", "ap", "slot")
    return CardFile(f"skills/{file}", SKILL, texts=(), needs=needs, may=(*USED, *COOLS))


def _consumables(name: str, type: str) -> CardFile:
    may = (*USED, "slot", "ongoing", "keyword", "requires")
    return CardFile(f"consumables/{name}", type, texts=(), needs=("ap", "price"), may=may)


# rule: components.cards-character, components.cards-enemies, components.cards-gear
# rule: components.cards-status, components.books, components.figures, status.list
CARDS: Final = read_cards(
    CONTENT / "cards",
    Card,
    CardFile(
        "statuses", STATUS, texts=(), needs=("says", "minion_says", "harmful"), may=("immune",)
    ),
    CardFile("origins", ORIGIN, 10, texts=(), needs=GROWS, may=("premade",)),
    *[_skills(name) for name in SCHOOLS],
    CardFile(
        "skills/source",
        SOURCE_SKILL,
        10,
        texts=(),
        needs=("origin", "source", "slot"),
        may=(*USED, *COOLS),
    ),
    CardFile("talents", TALENT, 36, texts=(), needs=("level",), may=("says", "keywords", "school")),
    CardFile("equipment/starter", EQUIPMENT, texts=(), needs=("place",), may=WORN),
    CardFile("equipment/level_1", EQUIPMENT, 28, texts=(), needs=("place", "price"), may=WORN),
    CardFile("equipment/level_2", EQUIPMENT, 24, texts=(), needs=("place", "price"), may=WORN),
    CardFile("equipment/level_3", EQUIPMENT, 24, texts=(), needs=("place", "price"), may=WORN),
    CardFile("equipment/unique", EQUIPMENT, texts=(), needs=("place", "unique"), may=WORN),
    CardFile("runes", RUNE, 18, texts=(), needs=("place", "says", "other_place", "other_says")),
    _consumables("potions", POTION),
    _consumables("scrolls", SCROLL),
    _consumables("grenades", GRENADE),
    _consumables("arrows", ARROWS),
    CardFile("summons", SUMMON, 12, texts=(), may=("keywords", "limit", "body", *USED)),
    CardFile(
        "minions",
        MINION,
        texts=(),
        needs=("level", "hp", "move", "targets", "dice", "damage"),
        may=(*FIGHTS, "veteran"),
    ),
    CardFile("bosses", BOSS_PAGE, texts=(), needs=("level", "hp", "gains"), may=(*FIGHTS, "fast")),
    CardFile(
        "tactics",
        TACTIC,
        texts=(),
        needs=("boss", "ap", "slot"),
        may=(*USED, *COOLS, "targets", "move"),
    ),
)
FACE: Final = faces_by_id(CARDS)


def check_targets(cards: Iterable[Card]) -> None:
    """Raises a CardError for the first card that chooses its target by what no rule compares."""
    for card in cards:
        if card.targets and card.targets not in TARGET_RULES:
            raise CardError(f"{card.where}: no rule compares {card.targets!r}.")


check_targets(CARDS)

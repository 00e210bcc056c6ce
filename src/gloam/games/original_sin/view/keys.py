"""Every key that can ever be offered: words, and what their numbers may be.

Verb, card, figure, space and die are asked one after another, which keeps the keys few.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from gloam.games.original_sin.cards.catalogue import (
    CONSUMABLES,
    EQUIPMENT,
    ORIGIN,
    RUNE,
    SKILL,
    SOURCE_SKILL,
    SUMMON,
    TALENT,
    Catalogue,
)
from gloam.games.original_sin.rules.between.creation import WEAPON_SETS
from gloam.games.original_sin.rules.between.merchant import DECKS
from gloam.games.original_sin.rules.dice import SEEN
from gloam.games.original_sin.state import COLOURS, FIGURES, MOST_ORIGINS, PACK, RUNES_AT, WORN
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import PASS, REVISE, WAIT, Key

MOST_SPACES: Final = 16
MOST_CARDS: Final = 24  # of a location
MOST_OPTIONS: Final = 8
MOST_HP: Final = 60

# Words whose key has nothing else.
BARE: Final = (
    *("end", "stay", "recover", "done", "leave-it"),
    *("explore", "rest", "give-up", "explore-here"),
    *("go-on", "stop", "leave"),
)
# Words with one number, and how many there are.
COUNTED: Final = {
    "turn": MOST_ORIGINS,
    "revive": MOST_ORIGINS,
    "figure": FIGURES,
    "taunt": FIGURES,
    "move": MOST_SPACES,
    "send": MOST_SPACES,
    "space": MOST_SPACES,
    "travel": MOST_SPACES,
    "group": MOST_SPACES,
    "held": MOST_CARDS,
    "location-card": MOST_CARDS,
    "option": MOST_OPTIONS,
    "row": MOST_OPTIONS,
    "due": MOST_OPTIONS,
    "equip": PACK,
    "store": WORN,
    "move-rune": WORN,
    "unfasten": WORN,
    "item": RUNES_AT + WORN,
    "set": len(WEAPON_SETS),
    "deck": len(DECKS),
    "sell": MOST_ORIGINS,
    "slot": WORN,
    "discard": PACK + 4,
    "colour": COLOURS,
    "damage": 7,
}


def keys(book: Catalogue) -> list[Key]:
    """In a fixed order: the action ids."""
    cards, texts = book.cards, book.texts
    found: list[Key] = [YES, NO, PASS, WAIT, REVISE, *[(word,) for word in BARE]]
    for word, count in COUNTED.items():
        found += [(word, n) for n in range(count)]
    found += [("hp", n) for n in range(1, MOST_HP + 1)]
    found += [("die", die) for die in sorted(set(SEEN))]
    found += [
        (word, *each)
        for word in ("give", "take")
        for each in product(range(MOST_ORIGINS), range(RUNES_AT + WORN))
    ]
    in_use = (SKILL, EQUIPMENT, SUMMON, *CONSUMABLES, SOURCE_SKILL)
    used = [card.face for card in cards if card.type in in_use]
    found += [("use", face) for face in used if cards[face].ap >= 0 or cards[face].source]
    picked = (ORIGIN, SKILL, TALENT, EQUIPMENT, RUNE, SUMMON, *CONSUMABLES)
    found += [("card", card.face) for card in cards if card.type in picked]
    backs = book.back_texts
    found += [
        ("free", card.face)
        for card in cards
        if texts[card.face].once_acts or backs[card.face].once_acts
    ]
    statuses = [card.face for card in cards if card.type == "status"]
    found += [(word, face) for word in ("status", "shorten", "shake-off") for face in statuses]
    rerolls = [-1]
    rerolls += [card.face for card in cards if texts[card.face].rerolls or backs[card.face].rerolls]
    found += [("reroll", who, face) for who in range(MOST_ORIGINS) for face in rerolls]
    lent = [card.face for card in cards if card.keyword or texts[card.face].any_race]
    found += [("play", who, face) for who in range(MOST_ORIGINS) for face in lent]
    return found

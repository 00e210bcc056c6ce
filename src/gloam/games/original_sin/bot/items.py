"""Who carries what: loot goes to whoever is served best, and the better thing is worn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.original_sin.bot.worth import expected_hits
from gloam.games.original_sin.cards.catalogue import CONSUMABLES, PLACES, Card
from gloam.games.original_sin.state import (
    BOTH_HANDS,
    HAND,
    NO_CARD,
    OTHER_HAND,
    PACK,
    OriginalSin,
)
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import Key

STRIKES: Final = 2.5  # a hit for each AP, each turn
RANGE: Final = 0.8  # a space farther
SPARE_WEAPON: Final = 0.2  # the share of that in a second weapon, which takes AP from the first
SKILL_USABLE: Final = 3.0  # a skill that asks for such a weapon
BETTER: Final = 0.3  # or it is not worth the trouble


def thing_worth(game: OriginalSin, who: int, face: int) -> float:
    """What an item does for an Origin that wears it, by itself."""
    return keeping_worth(game, face) + strike_worth(game, who, face)


def keeping_worth(game: OriginalSin, face: int) -> float:
    """What an item does without being used: armour, keywords, what it says."""
    if face < 0:
        return 0.0
    card = game.book.cards[face]
    worth = 1.5 * (card.physical + card.magical) + 0.4 * len(card.keywords) + 0.3 * card.price
    return worth + (1.0 if card.says and not card.damage else 0.0)


def strike_worth(game: OriginalSin, who: int, face: int) -> float:
    """What an item does as a weapon, for each AP."""
    card = game.book.cards[face] if face >= 0 else None
    if card is None or not card.damage or card.ap <= 0:
        return 0.0
    return STRIKES * expected_hits(game, who, card) / card.ap + RANGE * card.range


def gain(game: OriginalSin, who: int, card: Card) -> float:
    """How much better off an Origin is with an item in its place than with what is there."""
    worn = game.party[who].worn
    return max([_outfit(game, who, other) for other in _with(worn, card)]) - _outfit(
        game, who, worn
    )


def _with(worn: tuple[int, ...], card: Card) -> list[tuple[int, ...]]:
    """What one wears with an item put on: in either hand, if it takes one hand."""
    slot = PLACES[card.place]
    found: list[tuple[int, ...]] = []
    for at in (HAND, OTHER_HAND) if card.place == "hand" else (slot,):
        changed = list(worn)
        if slot == HAND and worn[OTHER_HAND] == BOTH_HANDS:
            changed[HAND] = changed[OTHER_HAND] = NO_CARD
        changed[at] = card.face
        if card.place == "two hands":
            changed[OTHER_HAND] = BOTH_HANDS
        found.append(tuple(changed))
    return found


def _outfit(game: OriginalSin, who: int, worn: tuple[int, ...]) -> float:
    """What all that is worn is worth: AP go into one weapon; skills ask for the right ones."""
    cards = game.book.cards
    strikes = sorted([strike_worth(game, who, face) for face in worn], reverse=True)
    worth = sum([keeping_worth(game, face) for face in worn])
    worth += strikes[0] + SPARE_WEAPON * sum(strikes[1:])
    words = {word for face in worn if face >= 0 for word in cards[face].keywords}
    for face in game.party[who].skills:
        asked = (cards[face].requires, game.book.texts[face].weapon)
        usable = all(not one or words.intersection(one) for one in asked)
        worth += SKILL_USABLE if usable else 0.0
    return worth


def who_takes(game: OriginalSin, face: int, options: Sequence[Key]) -> Key:
    card = game.book.cards[face]
    takers = [key for key in options if key[0] == "figure"]

    def better_off(key: Key) -> float:
        room = PACK - len(game.party[key[1]].pack)
        if card.type in CONSUMABLES:
            fits = not card.requires or has_any(game, key[1], card.requires)
            return room + (2.0 if fits else 0.0)
        return gain(game, key[1], card) + 0.1 * room

    return max(takers, key=better_off) if takers else options[0]


def has_any(game: OriginalSin, who: int, words: Sequence[str]) -> bool:
    cards = game.book.cards
    return any(
        word in cards[face].keywords for face in game.party[who].worn if face >= 0 for word in words
    )


def wear(game: OriginalSin, who: int, face: int) -> Key:
    return YES if gain(game, who, game.book.cards[face]) > BETTER else NO


def which_hand(game: OriginalSin, who: int, face: int, options: Sequence[Key]) -> Key:
    """The hand that leaves one best off."""
    worn = game.party[who].worn
    hands = _with(worn, game.book.cards[face])
    return max(options, key=lambda key: _outfit(game, who, hands[key[1] - HAND]))


def too_full(game: OriginalSin, who: int, options: Sequence[Key]) -> Key:
    """The cheapest thing goes; what could be worn goes before what can be used up."""
    pack = game.party[who].pack
    cards = game.book.cards

    def worth(key: Key) -> tuple[bool, int]:
        card = cards[pack[key[1]]]
        return card.type in CONSUMABLES, card.price

    return min(options, key=worth)


def rearrange(game: OriginalSin, who: int, options: Sequence[Key]) -> Key:
    """While resting: what is better than what is worn is put on."""
    pack = game.party[who].pack
    for key in options:
        if key[0] == "equip" and gain(game, who, game.book.cards[pack[key[1]]]) > BETTER:
            return key
    return ("done",)

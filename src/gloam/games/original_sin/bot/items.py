"""Who carries what: loot goes to whoever is served best, and the better thing is worn."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.original_sin.bot.worth import expected_hits
from gloam.games.original_sin.cards.catalogue import CONSUMABLES, PLACES, Card
from gloam.games.original_sin.state import BOTH_HANDS, HAND, OTHER_HAND, PACK, OriginalSin
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import Key


def thing_worth(game: OriginalSin, who: int, face: int) -> float:
    """What an item does for an Origin that wears it."""
    if face < 0:
        return 0.0
    card = game.book.cards[face]
    worth = 1.5 * (card.physical + card.magical) + 0.4 * len(card.keywords) + 0.3 * card.price
    if card.damage and card.ap > 0:
        worth += 2.5 * expected_hits(game, who, card) / card.ap
    elif card.says:
        worth += 1.0
    return worth


def gain(game: OriginalSin, who: int, card: Card) -> float:
    """How much better off an Origin is with an item in its place than with what is there."""
    worn = game.party[who].worn
    slot = PLACES[card.place]
    new = thing_worth(game, who, card.face)
    if card.place == "two hands":
        old = sum([thing_worth(game, who, worn[at]) for at in (HAND, OTHER_HAND)])
    elif slot == HAND:
        hands = [worn[HAND], worn[OTHER_HAND]]
        if worn[OTHER_HAND] == BOTH_HANDS:
            old = thing_worth(game, who, worn[HAND])
        else:
            old = min([thing_worth(game, who, face) for face in hands])
    else:
        old = thing_worth(game, who, worn[slot])
    if card.damage and not _suits(game, who, card):
        new -= 3.0
    return new - old


def _suits(game: OriginalSin, who: int, card: Card) -> bool:
    """Whether an Origin's skills ask for no other kind of weapon."""
    asked = {word for face in game.party[who].skills for word in game.book.cards[face].requires}
    asked |= {word for face in game.party[who].skills for word in game.book.texts[face].weapon}
    return not asked or bool(asked.intersection(card.keywords))


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
    return YES if gain(game, who, game.book.cards[face]) > 0.3 else NO


def which_hand(game: OriginalSin, who: int, options: Sequence[Key]) -> Key:
    """What is worth least makes room."""
    worn = game.party[who].worn
    return min(options, key=lambda key: thing_worth(game, who, worn[key[1]]))


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
        if key[0] == "equip" and gain(game, who, game.book.cards[pack[key[1]]]) > 0.3:
            return key
    return ("done",)

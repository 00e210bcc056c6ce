"""Between locations: what a bot learns, and what the party buys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from gloam.games.original_sin.bot.items import gain, has_any
from gloam.games.original_sin.bot.worth import effects, expected_hits
from gloam.games.original_sin.cards.catalogue import CONSUMABLES, Card
from gloam.games.original_sin.rules.between.merchant import DECKS, LEAVE, fee
from gloam.games.original_sin.rules.combat.attacks import requirement_met
from gloam.games.original_sin.state import PACK, WORN, OriginalSin
from gloam.kernel.core.asks import Key

SPARE: Final = 3  # gold beyond the entry fee, or the Merchant is not worth a visit
WANTED_GAIN: Final = 0.5  # of an item, for each gold that it costs


def talent(game: OriginalSin, who: int, options: Sequence[Key]) -> Key:
    """Training of the school that one knows most of; else whatever is of the highest level."""
    cards = game.book.cards
    known = Counter([cards[face].school for face in game.party[who].skills])

    def worth(key: Key) -> tuple[int, int]:
        card = cards[key[1]]
        return known.get(card.school, 0) if card.school else 1, card.level

    return max(options, key=worth)


def skill(game: OriginalSin, who: int, options: Sequence[Key]) -> Key:
    """The strongest that one's weapons allow."""
    return max(options, key=lambda key: skill_worth(game, who, game.book.cards[key[1]]))


def skill_worth(game: OriginalSin, who: int, card: Card) -> float:
    if not requirement_met(game, who, card):
        return -1.0
    text = game.book.texts[card.face]
    if text.weapon and not has_any(game, who, text.weapon):
        return -1.0
    worth = 0.5 * card.level + effects(game, card.face).target + effects(game, card.face).yours
    if card.damage:
        worth += expected_hits(game, who, card) * (1.3 if card.area else 1.0)
    elif text.weapon:
        worth += 4.0 * text.attacks
    return worth / max(1, card.ap)


# --- the Merchant ---


def enter(game: OriginalSin, options: Sequence[Key]) -> Key:
    """The best equipment for the party's level, if something can be bought besides."""
    decks = [key for key in options if key[0] == "deck"]
    best = max(decks, key=lambda key: key[1])
    return best if game.gold >= fee(best[1]) + SPARE else LEAVE


def free_look(game: OriginalSin, options: Sequence[Key]) -> Key:
    """At potions."""
    potions: Key = ("deck", DECKS.index("potion"))
    return potions if potions in options else options[0]


def bargain(game: OriginalSin, options: Sequence[Key]) -> Key:
    """What makes somebody most better off for its price; a potion for whoever has none."""
    wares = [key for key in options if key[0] == "card"]
    best = max(wares, key=lambda key: _bargain_worth(game, key[1]), default=LEAVE)
    if best != LEAVE and _bargain_worth(game, best[1]) > WANTED_GAIN:
        return best
    sellers = [key for key in options if key[0] == "sell" and _unworn(game, key[1]) >= 0]
    return sellers[0] if sellers else LEAVE


def _bargain_worth(game: OriginalSin, face: int) -> float:
    card = game.book.cards[face]
    price = max(1, card.price)
    if card.type in CONSUMABLES:
        room = any(len(origin.pack) < PACK - 1 for origin in game.party)
        heals = effects(game, face).heals_here or effects(game, face).heals_target
        return (2.0 if heals else 0.8) / price if room else 0.0
    return max([gain(game, who, card) for who in range(len(game.party))]) / price


def _unworn(game: OriginalSin, who: int) -> int:
    """A place in the backpack with equipment that its owner does not want to wear; -1 if none."""
    cards = game.book.cards
    for at, face in enumerate(game.party[who].pack):
        card = cards[face]
        if card.place and card.price and gain(game, who, card) <= 0:
            return at
    return -1


def sell(game: OriginalSin, who: int, options: Sequence[Key]) -> Key:
    at = _unworn(game, who)
    item: Key = ("item", WORN + at)
    return item if at >= 0 and item in options else ("done",)

"""Between locations: what a bot learns, and what the party buys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from gloam.games.original_sin.bot.items import BETTER, gain, has_any
from gloam.games.original_sin.bot.worth import effects, expected_hits
from gloam.games.original_sin.cards.catalogue import CONSUMABLES, SKILL, Card
from gloam.games.original_sin.rules.between.learning import skills_for
from gloam.games.original_sin.rules.between.merchant import DECKS, LEAVE, LEVELS, fee
from gloam.games.original_sin.rules.combat.attacks import requirement_met
from gloam.games.original_sin.state import PACK, WORN, OriginalSin
from gloam.kernel.core.asks import Key

SPARE: Final = 3  # gold beyond the entry fee, or the Merchant is not worth a visit
POTIONS: Final = DECKS.index("potion")


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


def given_up(game: OriginalSin, who: int, options: Sequence[Key]) -> Key:
    """A skill that one's gear does not serve, if there is one to swap for that it does."""
    cards = game.book.cards
    for key in options:
        if key[0] == "card" and cards[key[1]].type == SKILL:
            others = skills_for(game, who, key[1])
            useless = skill_worth(game, who, cards[key[1]]) < 0
            if useless and any(skill_worth(game, who, cards[face]) > 0 for face in others):
                return key
    return ("done",)


# --- the Merchant ---


def enter(game: OriginalSin, options: Sequence[Key]) -> Key:
    """The best equipment for the party's level, if something can be bought besides."""
    decks = [key for key in options if key[0] == "deck"]
    best = max(decks, key=lambda key: key[1])
    return best if game.gold >= fee(best[1]) + SPARE else LEAVE


def free_look(game: OriginalSin, options: Sequence[Key]) -> Key:
    """At potions."""
    potions: Key = ("deck", POTIONS)
    return potions if potions in options else options[0]


def bargain(game: OriginalSin, options: Sequence[Key]) -> Key:
    """What makes somebody better off; else another look; gold buys nothing anywhere else."""
    wares = [key for key in options if key[0] == "card"]
    best = max(wares, key=lambda key: _bargain_worth(game, key[1]), default=LEAVE)
    if best != LEAVE and _bargain_worth(game, best[1]) > BETTER:
        return best
    sellers = [key for key in options if key[0] == "sell" and _unworn(game, key[1]) >= 0]
    if sellers:
        return sellers[0]
    gear = max([key for key in options if key[0] == "deck" and key[1] < LEVELS], default=LEAVE)
    if gear != LEAVE and game.gold >= fee(gear[1]) + SPARE:
        return gear
    potions: Key = ("deck", POTIONS)
    if potions in options and _room(game) and game.gold >= fee(POTIONS) + SPARE:
        return potions
    return LEAVE


def _bargain_worth(game: OriginalSin, face: int) -> float:
    card = game.book.cards[face]
    if card.type in CONSUMABLES:
        heals = effects(game, face).heals_here or effects(game, face).heals_target
        return (2.0 if heals else 1.0) / max(1, card.price) if _room(game) else 0.0
    return max([gain(game, who, card) for who in range(len(game.party))])


def _room(game: OriginalSin) -> bool:
    """Whether somebody can carry a consumable more."""
    return any(len(origin.pack) < PACK for origin in game.party)


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

"""The Merchant: an entry fee, cards on offer, buying, selling, further looks."""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.cards.catalogue import CONSUMABLES, EQUIPMENT, RUNE
from gloam.games.original_sin.rules.asking import party_picks
from gloam.games.original_sin.rules.exploring.loot import in_deck
from gloam.games.original_sin.rules.figures.numbers import lasting
from gloam.games.original_sin.rules.items.equipment import items_at, receive, taken_out
from gloam.games.original_sin.state import PROCEDURES, OriginalSin
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.several import DONE

LEVELS: Final = 5
# Unique items, runes and summons are in none of them.
# rule: merchant.forbidden
DECKS: Final = (*[f"{EQUIPMENT}-{level}" for level in range(1, LEVELS + 1)], *CONSUMABLES)
LEAVE: Final[Key] = ("leave",)


def fee(deck: int) -> int:
    """What a look into a deck costs: the level of equipment, 1 for consumables."""
    return deck + 1 if deck < LEVELS else 1  # rule: merchant.fee, merchant.restock


def open_decks(game: OriginalSin) -> list[int]:
    """Decks that the party may look into and pay for, and that have cards left."""
    return [
        deck
        for deck in range(len(DECKS))
        if (deck >= LEVELS or deck < game.level)
        and fee(deck) <= game.gold
        and in_deck(game, DECKS[deck])
    ]


def look(game: OriginalSin, deck: int) -> None:
    """As many cards as players and one more are shown, and stay on offer."""
    # rule: merchant.reveal, merchant.offer-stays, variant.solo-count
    more = sum([lasting(game, who).shown for who in range(len(game.party))])
    for _ in range(game.players + 1 + more):
        cards = in_deck(game, DECKS[deck])
        if cards:
            game.offer = (*game.offer, cards[game.roll(len(cards))])
    game.tell("offers", *game.offer)


@PROCEDURES.asking
def merchant(game: OriginalSin) -> Flow[None]:
    """The party enters by paying for a first look at equipment, or goes on."""
    # rule: interlude.merchant-optional, merchant.fee, merchant.no-gold-no-entry, loot.gold-use
    decks: list[Key] = [("deck", deck) for deck in open_decks(game) if deck < LEVELS]
    if not decks:
        return
    key = yield from party_picks(game, [*decks, LEAVE], "merchant")
    if key != LEAVE:
        _pay_for(game, key[1])
        game.agenda.call(("free_look",), ("bargain",))


def _pay_for(game: OriginalSin, deck: int) -> None:
    game.gold -= fee(deck)
    game.tell("pays", fee(deck))
    look(game, deck)


@PROCEDURES.asking
def free_look(game: OriginalSin) -> Flow[None]:
    """With the entry comes a look at consumables."""
    # rule: merchant.free-consumables
    decks = [deck for deck in range(LEVELS, len(DECKS)) if in_deck(game, DECKS[deck])]
    key = yield from party_picks(game, [*[("deck", deck) for deck in decks], DONE], "free-look")
    if key != DONE:
        look(game, key[1])


@PROCEDURES.asking
def bargain(game: OriginalSin) -> Flow[None]:
    """Buy, sell, look at more, until the party leaves; what is not bought goes back."""
    cards = game.book.cards
    options: list[Key] = [
        ("card", face) for face in dict.fromkeys(game.offer) if cards[face].price <= game.gold
    ]
    options += [("deck", deck) for deck in open_decks(game)]  # rule: merchant.restock
    options += [("sell", who) for who in range(len(game.party)) if sellable(game, who)]
    key = yield from party_picks(game, [*options, LEAVE], "bargain")
    if key == LEAVE:
        game.offer = ()  # rule: merchant.offer-stays
        return
    if key[0] == "card":
        yield from _buy(game, key[1])
    elif key[0] == "deck":
        _pay_for(game, key[1])
    else:
        yield from _sell(game, key[1])
    game.agenda.call(("bargain",))


def _buy(game: OriginalSin, face: int) -> Flow[None]:
    """At the printed price; whoever takes it equips or stores it at once."""
    # rule: merchant.buy
    offer = list(game.offer)
    offer.remove(face)
    game.offer = tuple(offer)
    game.gold -= game.book.cards[face].price
    takers: list[Key] = [("figure", who) for who in range(len(game.party))]
    key = yield from party_picks(game, takers, ("who-takes", face))
    game.tell("buys", game.told(key[1]), face)
    yield from receive(game, key[1], face)


def sellable(game: OriginalSin, who: int) -> list[int]:
    """The places of items that have a price; nobody buys runes."""
    # rule: merchant.sell, merchant.runes, summon.not-item
    cards = game.book.cards
    return [
        place
        for place, face in items_at(game, who)
        if cards[face].price and cards[face].type != RUNE
    ]


def _sell(game: OriginalSin, who: int) -> Flow[None]:
    """Its owner picks what goes, for half its price."""
    # rule: merchant.sell, loot.unique-deck
    options: list[Key] = [("item", place) for place in sellable(game, who)]
    key: Key = yield choose(game.seat_of(who), [*options, DONE], ("sell", who))
    if key == DONE:
        return
    face = yield from taken_out(game, who, key[1])
    earned = (game.book.cards[face].price + 1) // 2
    game.gold += earned
    game.tell("sells", game.told(who), face, earned)

"""The Merchant: entry, looks, buying, selling, restocking."""

from __future__ import annotations

from gloam.games.original_sin.cards.deck import CARDS, FACE
from gloam.games.original_sin.rules.exploring.loot import in_deck
from tests.games.original_sin.between.playing import left
from tests.games.original_sin.exploring.playing import Party
from tests.games.original_sin.proving import proves

EQUIPMENT_1, EQUIPMENT_2, SCROLLS, POTIONS = 0, 1, 5, 6


def enter(gold: int, rolls: int = 12, **more: object) -> Party:
    table = left(gold=gold, rolls=[0] * rolls, **more)  # type: ignore[arg-type]  # of a test
    return table.content()


@proves("merchant.fee", "merchant.reveal", "merchant.free-consumables", "merchant.no-gold-no-entry")
def test_the_fee_buys_a_look_at_gear_and_one_at_consumables() -> None:
    table = enter(2)
    assert table.offered("deck") == [(EQUIPMENT_1,)]  # the party is of level 1
    table.vote("deck", EQUIPMENT_1)
    assert (table.game.gold, len(table.game.offer)) == (1, 3)
    assert table.asks("free-look")
    table.vote("deck", POTIONS)
    assert [CARDS[face].type for face in table.game.offer] == ["equipment"] * 3 + ["potion"] * 3
    assert {CARDS[face].level for face in table.game.offer[:3]} == {1}
    # without gold nobody gets in
    poor = enter(0, packs={0: ["healing-potion"]})
    assert poor.run.result is not None


@proves("merchant.buy", "merchant.sell", "merchant.restock", "merchant.offer-stays")
def test_buying_selling_and_looking_again() -> None:
    table = enter(9, packs={1: ["fire-arrows"]})
    table.vote("deck", EQUIPMENT_1).vote("done")
    face = table.game.offer[0]
    price = CARDS[face].price
    left_in_deck = len(in_deck(table.game, "equipment-1"))
    assert left_in_deck == 28 - 3
    table.vote("card", face).vote("figure", 0).do("no")
    assert table.game.gold == 8 - price
    assert table.one(0).pack == (face,)
    # the rest stays on offer, and the same deck shows further cards
    assert table.game.offer[2:] == ()
    table.vote("deck", SCROLLS)
    assert (table.game.gold, len(table.game.offer)) == (7 - price, 5)
    table.vote("sell", 1).do("item", 5)
    assert table.game.gold == 7 - price + 1  # half of 1, rounded up
    assert not table.one(1).pack
    assert in_deck(table.game, "arrows").count(FACE["fire-arrows"]) == 3
    table.vote("leave")
    assert not table.game.offer
    assert len(in_deck(table.game, "equipment-1")) == 27


@proves("merchant.forbidden", "merchant.runes", "summon.not-item", "loot.gold-use")
def test_what_the_merchant_neither_shows_nor_buys() -> None:
    table = enter(5, packs={0: ["ember-rune", "healing-potion"]})
    table.one(0).summon = FACE["summon-wolf"]
    table.vote("deck", EQUIPMENT_1).vote("done")
    table.vote("sell", 0)
    # the starter bow and coat have no price, the rune is not bought, a summon is no item
    assert table.offered("item") == [(6,)]
    table.do("done")
    assert all(CARDS[face].type == "equipment" for face in table.game.offer)
    assert len(table.offered("deck")) == 5  # equipment of level 1, four of consumables


def test_farzanah_is_shown_more() -> None:
    table = left(["farzanah", "ifan"], gold=1, rolls=[0] * 4).content()
    table.vote("deck", EQUIPMENT_1)
    assert len(table.game.offer) == 4


@proves("variant.solo-count")
def test_a_solo_party_is_shown_as_much_as_two() -> None:
    table = left(seats=1, gold=1, rolls=[0] * 3).content()
    table.do("deck", EQUIPMENT_1)
    assert len(table.game.offer) == 3

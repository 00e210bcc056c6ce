"""Runes: attached, moved, stored, traded; which side holds, and what it does."""

from __future__ import annotations

from collections import Counter

from gloam.games.original_sin.cards.catalogue import KINDS, RUNE
from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.rules.figures.numbers import keywords, lasting
from gloam.games.original_sin.state import FIRE, HAND, HEAD, NO_CARD, POISON, TRINKET, WORN
from tests.games.original_sin.exploring.playing import QUARRY, explore
from tests.games.original_sin.playing import BLANK, BLUE_HIT, RED_TWO, A, Fight, all_cards, fight
from tests.games.original_sin.proving import proves

EMBER, THORN, EDGE = FACE["ember-rune"], FACE["thorn-rune"], FACE["edge-rune"]


def runed(slot: int, rune: int, **more: object) -> Fight:
    """Ifan, beside a gaoler, with a rune on what he wears there."""
    table = fight(at=(4, 0), **more)  # type: ignore[arg-type]  # of a test
    runes = [NO_CARD] * WORN
    runes[slot] = rune
    table.one(0).runes = tuple(runes)
    return table


@proves("components.cards-gear")
def test_eighteen_runes_for_two_slots_each() -> None:
    runes = [card for card in all_cards() if card.type == RUNE]
    assert sum(card.count for card in runes) == 18
    pairs = Counter(frozenset((card.place, card.other_place)) for card in runes)
    assert set(pairs.values()) == {3}
    assert len(pairs) == 6
    assert {kind for pair in pairs for kind in pair} == set(KINDS)


@proves("rune.attach", "rune.two-sides", "origin.keywords")
def test_the_side_of_the_slot_holds() -> None:
    table = runed(HAND, EMBER, rolls=[BLUE_HIT, RED_TWO])
    assert "FIRE" not in keywords(table.game, 0)
    table.turn(0).use("starter-bow", "figure", A)
    assert [event[3] for event in table.told() if event[0] == "damage"] == [FIRE]
    table = runed(HEAD, EMBER)
    table.one(0).worn = (FACE["leather-cap"], *table.one(0).worn[1:])
    assert "FIRE" in keywords(table.game, 0)


@proves("rune.as-equip", "rune.one-per-item", "rune.stored")
def test_a_rune_is_attached_moved_and_stored_like_an_item() -> None:
    table = fight(at=(0, 0), packs={0: ["thorn-rune", "edge-rune"]})
    table.turn(0).do("equip", 0)  # only his bow is a thing that Thorn fits
    assert (table.one(0).runes[HAND], table.one(0).ap) == (THORN, 4)
    table.do("equip", 0)  # Edge goes to the coat: the bow has its rune
    assert EDGE in table.one(0).runes
    assert table.one(0).runes[HAND] == THORN
    assert table.offered("move-rune") == []  # nowhere else to go
    table.do("unfasten", HAND)
    assert (table.one(0).runes[HAND], table.one(0).pack) == (NO_CARD, (THORN,))
    table.do("move-rune", 1)
    assert table.one(0).runes[HAND] == EDGE
    assert table.one(0).ap == 1


@proves("rune.replace-item", "rune.store-item", "equip.replace")
def test_a_rune_goes_over_to_what_replaces_its_item_or_is_put_away() -> None:
    table = runed(HAND, THORN, packs={0: ["starter-staff"]})
    table.turn(0).do("equip", 0)
    assert table.asks("keep-rune", 0)
    table.do("card", THORN)
    assert table.one(0).runes[HAND] == THORN
    assert table.one(0).pack == (FACE["starter-bow"],)
    table.do("equip", 0).do("no")
    assert table.one(0).runes[HAND] == NO_CARD
    assert set(table.one(0).pack) == {FACE["starter-staff"], THORN}
    table = runed(HAND, THORN)
    table.turn(0).do("store", HAND)
    assert set(table.one(0).pack) == {FACE["starter-bow"], THORN}


@proves("rune.trade", "rune.trade-attached")
def test_an_item_changes_hands_without_its_rune_and_a_rune_by_itself() -> None:
    table = fight(at=(0, 0))
    table.one(0).runes = (NO_CARD, NO_CARD, THORN, NO_CARD, NO_CARD)
    table.turn(0).do("give", 1, 2).do("no")
    assert (table.one(0).pack, table.one(1).pack) == ((THORN,), (FACE["starter-bow"],))
    table.do("give", 1, 5)
    assert table.asks("wear", 1, THORN)
    table.do("yes")
    assert table.one(1).runes[HAND] == THORN


@proves("equip.once-per", "dice.reroll-together")
def test_a_rune_rerolls_dice_of_its_own_item_only() -> None:
    table = runed(HAND, EDGE, rolls=[BLANK, BLANK, RED_TWO])
    table.turn(0).use("starter-bow", "figure", A)
    assert table.asks("reroll")
    assert table.offered("reroll") == [(0, EDGE)]
    table.do("reroll", 0, EDGE).do(*table.options()[0])
    assert not table.asks("reroll")
    table = runed(HAND, EDGE, packs={0: ["fire-grenade"]}, rolls=[0, 0, 0])
    table.turn(0).use("fire-grenade", "space", 4)
    if table.asks("include"):
        table.do("no")
    assert not table.asks("reroll")


@proves("damage.heal", "equip.trinket")
def test_a_rune_on_a_trinket_heals_more_and_works_once_a_location() -> None:
    table = runed(TRINKET, THORN, hp={0: 5})
    table.one(0).worn = (*table.one(0).worn[:4], FACE["copper-band"])
    assert lasting(table.game, 0).healed_more == 1
    table = fight(at=(0, 0), hp={0: 5})
    table.one(0).worn = (*table.one(0).worn[:4], FACE["copper-band"])
    table.one(0).runes = (NO_CARD, NO_CARD, NO_CARD, NO_CARD, FACE["moss-rune"])
    table.turn(0).do("recover")
    assert table.one(0).hp == 5 + 2 + 1
    spur = fight(at=(0, 0))
    spur.one(0).worn = (*spur.one(0).worn[:4], FACE["copper-band"])
    spur.one(0).runes = (NO_CARD, NO_CARD, NO_CARD, NO_CARD, FACE["spur-rune"])
    spur.turn(0).do("free", FACE["spur-rune"])
    assert spur.one(0).ap == 7
    assert spur.offered("free") == []


@proves("loot.specific", "restart.no-double", "loot.exploring")
def test_a_named_rune_is_found_once_and_may_be_attached_at_once() -> None:
    table = explore(place=QUARRY).round("explore").all_travel("1", "1").option(0)
    table.vote("figure", 0)
    assert table.asks("wear", 0, EMBER)
    table.do("yes")
    assert table.one(0).runes[HAND] == EMBER
    assert table.recorded("found") == [("found", "ember-rune")]
    assert [change[1] for change in table.recorded("sheet")] == ["ifan", "fane"]
    table.round("explore").all_travel("1", "1").option(0)
    assert table.asks("round")


def test_thorn_turns_the_bow_to_poison() -> None:
    table = runed(HAND, THORN, rolls=[BLUE_HIT, RED_TWO])
    table.turn(0).use("starter-bow", "figure", A)
    assert [event[3] for event in table.told() if event[0] == "damage"] == [POISON]

"""Items: columns, gaps, tiers, abilities, Loot, the Trove."""

from __future__ import annotations

import pytest

from gloam.games.harrowing.rules.abilities import abilities
from gloam.games.harrowing.rules.columns_of_joined_items import joins, places_for
from gloam.games.harrowing.rules.items import tiered
from gloam.games.harrowing.state import (
    FEAST,
    ITEM_DISCARD,
    ITEMS,
    SCAVENGE,
    SEDUCE,
    SNATCH,
)
from tests.games.harrowing.playing import BLANK, FAULT, GRACE, face, harrowing, proves

# Heads: shroud red/blue, gauntlet green/yellow, wreath violet/white.


@proves("harrowing", "column.match", "column.match-position", "item.sections")
@proves("harrowing", "column.match-example")
def test_one_colour_in_any_place_is_enough() -> None:
    table = harrowing(1)
    assert joins(table.game, face("shroud"), face("bat"))  # red, the second box and the first
    assert joins(table.game, face("bat"), face("knuckles"))  # green
    assert not joins(table.game, face("shroud"), face("knuckles"))


@proves("harrowing", "column.attach", "column.choice", "column.no-rearranging")
def test_a_gained_item_is_joined_where_its_gainer_likes() -> None:
    table = harrowing(1, trove=("bat", "tin")).call("attach", 0, face("bat"))
    assert table.options() == [("attach", 0, 1), ("attach", 1, 1)]
    table.answer("attach", 1, 1)
    assert table.column(0, 1) == ["bat"]


@proves("harrowing", "column.no-place")
def test_what_fits_nowhere_cannot_be_gained() -> None:
    columns = {0: [["nail"], ["comb"], ["note"]]}  # which end without red and yellow
    table = harrowing(1, columns=columns, trove=("bat", "knuckles"))
    table = table.call("loot", 0, 2, 2)
    assert table.offered("trove") == [(1,)]
    table.answer("none")
    table = harrowing(1, columns=columns, trove=(), draws=["bat"]).call("loot", 0, 2, 2)
    table.answer("turn-up")
    assert "bat" in table.names(ITEM_DISCARD)
    assert table.says("no-place") == [("no-place", 0, face("bat"))]
    table = harrowing(1, trove=("note", "tin")).call("attach", 0, face("tin"))
    table.answer("attach", 0, 1)
    assert table.column(0, 0) == ["tin"]
    assert table.says("gained-item") == [("gained-item", 0, face("tin"))]


@proves("harrowing", "column.combined", "action.pay", "item.actions", "omen.spend")
def test_joined_halves_are_one_ability() -> None:
    table = harrowing(1, columns={0: [[], ["bat"], []]}, omens=3)  # "1 omen: gain 1 omen"
    table.answer("use", 1, 1)
    assert table.game.omens == [3]
    assert table.says("ability") == [("ability", 0, face("gauntlet"), face("bat"))]
    table = harrowing(2, columns={1: [[], ["bat"], ["note"]]}, omens=1, corrupt={1: {0: 2}})
    assert [table.offered("use", seat) for seat in (0, 1)] == [[], [(1, 1), (2, 1)]]
    table.answer("use", 2, 1, seat=1)
    assert table.corruption(1) == 0
    assert not harrowing(1, columns={0: [[], ["bat"], []]}, omens=0).offered("use")


@proves("harrowing", "action.printed", "action.pay", "item.actions", "location.printed-actions")
def test_an_action_printed_on_an_adversary_is_its_controllers() -> None:
    foes = {1: ["fiend", "beggar"]}
    table = harrowing(2, foes=foes, omens=2)
    assert [table.offered("printed", seat) for seat in (0, 1)] == [[], [(2,)]]
    table.answer("printed", 2, seat=1)
    assert (table.game.omens, table.foes(1)) == ([2, 0], ["fiend"])
    assert table.says("printed") == [("printed", 1, face("beggar"))]
    assert table.says("leaves") == [("leaves", face("beggar"))]
    assert not harrowing(2, foes=foes, omens=1).offered("printed", 1)


@proves("harrowing", "column.fragments")
def test_what_is_complete_is_always_active() -> None:
    table = harrowing(1, columns={0: [["charm"], [], []]}, rolls=[BLANK], omens=4)
    assert table.may("use", 0, 3)  # its bottom
    table.answer("use", 0, 3)
    assert table.game.omens == [5]
    table.act(SEDUCE)
    assert table.rolled()[-1] == ("rolled", 0, 0, 0, 1)  # its top: one more Grace


@proves("harrowing", "column.fragment-alone", "column.gap-broken")
def test_halves_that_are_not_joined_form_nothing() -> None:
    table = harrowing(1, columns={0: [[], ["bat"], []]})
    assert len(list(abilities(table.game, 0))) == 1
    table = harrowing(1, columns={0: [["knuckles", "bat"], [], []]})  # no colour with the shroud
    assert table.column(0, 0) == ["", "knuckles", "bat"]
    (only,) = abilities(table.game, 0)
    assert (only.column, only.half) == (0, 3)
    assert len(tiered(table.game, 0)) == 2  # they still count


@proves("harrowing", "column.gap-seal")
def test_the_lower_part_moves_up_if_it_can_join() -> None:
    table = harrowing(1, columns={0: [["bat", "tin"], [], []]}, omens=3)
    table = table.call("discard_item", 0, 1).answer("item", 0, 0, 1)
    assert table.column(0, 0) == ["tin"]
    (joined,) = abilities(table.game, 0)  # with the shroud now
    assert (joined.column, joined.half) == (0, 1)


@proves("harrowing", "column.gap-stays", "column.gap-fill")
def test_a_gap_stays_until_an_item_fits_both_sides() -> None:
    columns = {0: [["bat", "knuckles", "bell"], [], []]}
    table = harrowing(1, columns=columns, trove=("charm", "nail"))
    table = table.call("discard_item", 0, 1).answer("item", 0, 0, 2)
    assert table.column(0, 0) == ["bat", "", "bell"]
    assert places_for(table.game, 0, face("knuckles"))[0] == ("attach", 0, 2)
    assert ("attach", 0, 2) not in places_for(table.game, 0, face("nail"))
    table = table.call("attach", 0, face("knuckles")).answer("attach", 0, 2)
    assert table.column(0, 0) == ["bat", "knuckles", "bell"]


@proves("harrowing", "column.gap-merge")
def test_neighbouring_gaps_are_one_and_are_compared_again() -> None:
    columns = {0: [["bat", "knuckles", "bell"], [], []]}
    table = harrowing(1, columns=columns)
    table = table.call("discard_item", 0, 1).answer("item", 0, 0, 2)
    table = table.call("discard_item", 0, 1).answer("item", 0, 0, 1)
    assert table.column(0, 0) == ["", "bell"]


@proves("harrowing", "column.bottom-lost")
def test_a_gap_at_the_end_disappears() -> None:
    table = harrowing(1, columns={0: [["bat", "knuckles"], [], []]})
    table = table.call("discard_item", 0, 1).answer("item", 0, 0, 2)
    assert table.column(0, 0) == ["bat"]
    assert table.game.gaps[0] == 0


TWO_GAPS = {0: [["knuckles", "comb", "bell"], [], []]}  # above the knuckles and above the comb


@proves("harrowing", "column.gap-fill", "column.no-rearranging", "column.attach")
@proves("harrowing", "column.choice")
def test_an_item_comes_into_one_gap_and_the_others_stay() -> None:
    table = harrowing(1, columns=TWO_GAPS, trove=("note", "nail"))
    assert table.column(0, 0) == ["", "knuckles", "", "comb", "bell"]
    places = places_for(table.game, 0, face("note"))
    assert places == [("attach", 0, 1), ("attach", 0, 2), ("attach", 2, 1)]
    table = table.call("attach", 0, face("note")).answer("attach", 0, 1)
    assert table.column(0, 0) == ["note", "knuckles", "", "comb", "bell"]
    assert places_for(table.game, 0, face("nail")) == [("attach", 0, 3), ("attach", 2, 1)]
    table = table.call("attach", 0, face("nail")).answer("attach", 0, 3)
    assert table.column(0, 0) == ["note", "knuckles", "nail", "comb", "bell"]


@proves("harrowing", "column.gap-stays", "column.gap-merge", "column.gap-seal")
@proves("harrowing", "column.bottom-lost")
@pytest.mark.parametrize(
    ("row", "left"),
    [
        (1, ["", "comb", "bell"]),
        (2, ["", "knuckles", "bell"]),
        (3, ["", "knuckles", "", "comb"]),
    ],
)
def test_an_item_leaves_and_the_other_gaps_stay(row: int, left: list[str]) -> None:
    table = harrowing(1, columns=TWO_GAPS).call("discard_item", 0, 1).answer("item", 0, 0, row)
    assert table.column(0, 0) == left


@proves("harrowing", "column.gap-stays", "column.gap-merge")
def test_gaps_further_down_move_up_with_what_is_below_them() -> None:
    columns = {0: [["tin", "comb", "diadem"], [], []]}
    table = harrowing(1, columns=columns)
    assert table.column(0, 0) == ["tin", "comb", "", "diadem"]
    table = table.call("discard_item", 0, 1).answer("item", 0, 0, 1)
    assert table.column(0, 0) == ["", "comb", "", "diadem"]
    table = harrowing(1, columns={0: [["bat", "comb", "diadem", "knuckles"], [], []]})
    assert table.column(0, 0) == ["bat", "comb", "", "diadem", "", "knuckles"]
    table = table.call("discard_item", 0, 1).answer("item", 0, 0, 2)
    assert table.column(0, 0) == ["bat", "diadem", "", "knuckles"]


# --- tiers ---


@proves("harrowing", "item.starters-untiered", "innate.no-tier", "item.tier", "item.tier-limit")
def test_items_are_counted_by_their_tier_and_of_four_there_may_be_four() -> None:
    columns = {0: [["bat", "knuckles"], ["tin", "comb", "nail", "bell", "charm"], []]}
    table = harrowing(1, columns=columns)
    assert [key[2:] for key in tiered(table.game, 0)] == [
        *[(0, row) for row in (1, 2)],
        *[(1, row) for row in (1, 2, 3, 4, 5)],
    ]
    assert tiered(table.game, 0, 2) == [("item", 0, 0, 1), ("item", 0, 0, 2)]
    table = table.call("surplus", 0, 4)
    assert (table.asked, len(table.options())) == ((0, "surplus"), 5)
    table.answer("item", 0, 1, 5)
    assert table.is_open


@proves("harrowing", "item.tier", "item.tier-limit", "item.tier-excess")
@proves("harrowing", "item.tier-excess-choice")
def test_what_is_above_a_tiers_number_goes_at_once() -> None:
    table = harrowing(1, columns={0: [["diadem"], [], []]}, trove=("crown",))
    table = table.call("attach", 0, face("crown")).answer("attach", 0, 2)
    assert table.asked == (0, "surplus")
    assert table.options() == [("item", 0, 0, 1), ("item", 0, 0, 2)]
    table.answer("item", 0, 0, 2)  # also the new one
    assert table.column(0, 0) == ["diadem"]
    assert table.names(ITEM_DISCARD) == ["crown"]


@proves("harrowing", "item.starters-untiered", "item.starters-fixed")
def test_heads_have_no_tier_and_never_leave() -> None:
    table = harrowing(1)
    assert tiered(table.game, 0) == []
    table = table.call("discard_item", 0, 3)
    assert table.names(table.game.column(0, 0)) == ["shroud"]
    assert table.is_open


# --- the deck and the Trove ---


@proves("harrowing", "item.reshuffle", "item.reshuffle-when")
def test_an_empty_item_deck_is_remade_when_a_card_is_needed() -> None:
    table = harrowing(
        1, empty=[ITEMS], item_discards=["nail", "comb"], trove=("bat", "tin"), rolls=[GRACE]
    )
    table.act(SCAVENGE)
    assert table.names(ITEMS) == []  # not before
    table.answer("trove", 0)
    assert table.names(ITEM_DISCARD) == []
    assert sorted([*table.trove(), *table.names(ITEMS)]) == ["bat", "comb", "nail", "tin"]
    assert len(table.names(ITEMS)) == 2


@proves("harrowing", "item.both-empty", "item.trove-empty")
def test_an_empty_trove_is_refilled_at_the_end_if_there_are_items() -> None:
    table = harrowing(2, trove=(), draws=["bat", "nail", "comb"], rolls=[BLANK])
    table.act(SEDUCE)
    assert table.trove() == ["bat", "nail", "comb"]
    assert table.says("trove") == [("trove",)]
    assert table.game.hunted() == 0
    table = harrowing(2, trove=(), empty=[ITEMS], rolls=[BLANK])
    table.act(SEDUCE)
    assert table.trove() == []
    assert not table.says("trove")


@proves("harrowing", "item.trove-no-refill", "item.trove-loot", "zone.trove")
def test_what_is_taken_from_the_trove_is_not_replaced() -> None:
    table = harrowing(1, trove=("bat", "tin"), rolls=[BLANK])
    table.act(SCAVENGE).answer("trove", 1).answer("attach", 0, 1)
    assert table.trove() == ["bat"]
    table = harrowing(1, trove=("bat", "tin")).call("loot", 0, 4, 4).answer("trove", 1)
    table.answer("attach", 0, 1)
    assert table.trove() == ["bat"]


# --- Loot ---


@proves("harrowing", "loot.range", "loot.trove", "loot.choice", "loot.choice-first")
def test_loot_offers_trove_items_in_range_the_deck_or_nothing() -> None:
    table = harrowing(1, trove=("bat", "note", "tin")).call("loot", 0, 3, 4)
    assert table.options() == [("trove", 1), ("trove", 2), ("turn-up",), ("none",)]
    table.answer("none")
    assert table.trove() == ["bat", "note", "tin"]


@proves("harrowing", "loot.deck")
def test_cards_are_turned_up_until_one_matches() -> None:
    table = harrowing(1, draws=["nail", "comb", "diadem"]).call("loot", 0, 1, 2)
    table.answer("turn-up")
    assert table.asked == (0, "attach")
    table.answer("attach", 0, 1)
    assert table.column(0, 0) == ["diadem"]
    assert table.names(ITEM_DISCARD) == ["nail", "comb"]
    assert [event[1] for event in table.says("turned-up")] == [
        face(id) for id in ("nail", "comb", "diadem")
    ]
    table = harrowing(1, draws=["nail", "bat"]).call("loot", 0, 1, 2).answer("turn-up")
    assert table.ask.about == ("attach", face("bat"))  # the highest tier of the range counts


@proves("harrowing", "loot.deck-runs-out")
def test_the_discards_come_in_but_not_what_was_just_turned_up() -> None:
    table = harrowing(1, trove=(), empty=[ITEMS], item_discards=["nail", "comb"])
    table = table.call("loot", 0, 1, 1).answer("turn-up")
    assert sorted(table.names(ITEM_DISCARD) + table.trove()) == ["comb", "nail"]
    assert [table.column(0, c) for c in range(3)] == [[], [], []]


@proves("harrowing", "loot.sources")
def test_a_defeated_adversary_rewards_its_slayer() -> None:
    table = harrowing(1, foes={0: ["idol"]}, omens=0).call("damage", 0, face("idol"), 2)
    assert table.game.omens == [2]


# --- triggers ---


@proves("harrowing", "ability.may")
def test_an_items_trigger_may_be_declined() -> None:
    table = harrowing(
        1, columns={0: [["bat"], [], []]}, corrupt={0: {0: 3}}, rolls=[GRACE], omens=2
    )
    table.act(FEAST)  # "Whenever you heal: gain 1 omen"
    assert table.asked == (0, "trigger")
    table.answer("no")
    assert table.game.omens == [0]
    assert table.is_open
    spots = [("gate", 0, 0, "open"), ("yard", 0, -1, "open")]
    table = harrowing(1, foes={0: ["leech"]}, spots=spots).call("move", 0, 1).answer("go", 0)
    assert table.asked == (0, "assign")  # an adversary's may not


@proves("harrowing", "ability.may", "ability.once-per-cause")
def test_a_trigger_that_has_fired_meanwhile_is_not_asked_again() -> None:
    table = harrowing(1, columns={0: [["bat"], [], []]}, omens=2)
    number = abilities(table.game, 0)[0].number
    table = table.call("triggers", 0, number, 0, number)
    assert table.asked == (0, "trigger")
    table.answer("yes")
    assert table.is_open
    assert table.game.omens == [3]


@proves("harrowing", "ability.once-per-cause")
def test_joined_halves_cannot_feed_each_other_for_ever() -> None:
    columns = {0: [["crown"], ["knuckles", "note"], []]}
    table = harrowing(1, columns=columns, corrupt={0: {0: 6, 1: 4}}, rolls=[GRACE], omens=2)
    table.act(FEAST).sins(0)
    table.answer("yes")  # heal: gain an omen
    assert table.game.omens == [1]
    table.answer("yes").sins(0)  # gain an omen: heal
    assert table.is_open
    assert table.corruption(0) == 6
    table = harrowing(2, columns={1: columns[0]}, corrupt={1: {0: 6}}, rolls=[GRACE], omens=2)
    table.act(FEAST, seat=1).answer("yes").answer("yes")
    assert (table.is_open, table.corruption(1)) == (True, 3)


@proves("harrowing", "snatch.must-fit", "snatch.no-innate")
def test_only_what_fits_is_snatched_and_never_a_head() -> None:
    columns = {1: [["bat"], [], ["note"]]}
    table = harrowing(2, columns=columns, rolls=[GRACE])
    table.act(SNATCH)
    assert table.options() == [("item", 1, 0, 1), ("item", 1, 2, 1), ("none",)]
    table.answer("item", 1, 0, 1).answer("attach", 0, 1)
    assert (table.column(0, 0), table.column(1, 0)) == (["bat"], [])


def test_faults_are_told() -> None:
    table = harrowing(1, rolls=[FAULT])
    table.act(SEDUCE)
    assert table.rolled() == [("rolled", 0, 0, 1, 0)]

"""The Fate, omens, invoking, being hunted, crises and Ambush."""

from __future__ import annotations

from gloam.games.harrowing.rules.fate_and_omens import deal_fate
from gloam.games.harrowing.rules.ritual_boss_bane import ritual_total
from gloam.games.harrowing.state import (
    FEAST,
    RITUAL,
    SEDUCE,
    STANDARD,
    bag,
    discards,
    down,
)
from tests.games.harrowing.playing import BLANK, face, fresh, harrowing, proves, unlocked
from tests.games.harrowing.stand_ins import book


@proves("harrowing", "fate.refill", "fate.refill-timing", "eye.pass-left")
def test_an_empty_fate_is_refilled_when_all_is_resolved_and_the_eye_passes() -> None:
    table = harrowing(3, fate_up=("wound",), fate_down="", hunted=2, draws=["dark", "rite", "rain"])
    table.invoke(1)
    assert table.fate() == []  # not while it is being resolved
    assert table.game.hunted() == 2
    table.sins(0, 0, 0)
    assert (table.fate(), table.down()) == (["dark", "rite"], ["rain"])
    assert table.game.hunted() == 0


@proves("harrowing", "fate.no-single-replacement")
def test_a_fate_with_a_card_is_not_topped_up() -> None:
    table = harrowing(2)
    table.invoke(1).invoke(1)
    assert (table.fate(), table.down()) == ([], ["wound"])
    assert not table.says("refilled")


@proves("harrowing", "fate.more-than-three")
def test_effects_push_a_fate_above_three_face_up() -> None:
    stories = unlocked("number-1")
    table = harrowing(1, fate_up=("calm", "dark"), changes=stories).call("stories_to_fate", 0)
    assert table.fate() == ["calm", "dark", "tale", "legend"]
    assert table.says("added") == [("added", face("tale")), ("added", face("legend"))]
    table.invoke(4)
    assert table.fate() == ["calm", "dark", "tale"]
    assert not table.says("refilled")


@proves("harrowing", "fate.deck-empty")
def test_an_empty_infernal_deck_is_made_of_its_discards() -> None:
    table = harrowing(
        2,
        fate_up=("calm",),
        fate_down="",
        empty=[bag(STANDARD)],
        infernal_discards=["dark", "rite", "rain"],
    )
    table.invoke(1)
    assert sorted([*table.fate(), *table.down(), *table.names(bag(STANDARD))]) == [
        "calm",
        "dark",
        "rain",
        "rite",
    ]
    assert table.discards() == []


@proves("harrowing", "fate.short-refill")
def test_a_short_refill_fills_face_up_places_first_and_an_empty_one_moves_nothing() -> None:
    table = harrowing(2, fate_up=("calm",), fate_down="", empty=[bag(STANDARD)])
    table.invoke(1)
    assert (table.fate(), table.down()) == (["calm"], [])
    assert table.says("refilled") == [("refilled", STANDARD)]
    assert table.game.hunted() == 1
    table = harrowing(2, fate_up=("rite",), fate_down="", empty=[bag(STANDARD), discards(STANDARD)])
    table.invoke(1)
    assert (table.fate(), table.game.hunted()) == ([], 0)
    assert not table.says("refilled")


@proves("harrowing", "eye.setup-not-refill", "eye.no-effect")
def test_being_hunted_does_nothing_by_itself() -> None:
    table = harrowing(2)
    assert [key for key in table.options(0) if key != ("wait",)] == [
        key for key in table.options(1) if key != ("wait",)
    ]
    table.game.zones[2].clear()
    table.game.zones[3].clear()
    deal_fate(table.game, STANDARD)
    assert table.game.hunted() == 0


# --- omens ---


@proves("harrowing", "omen.max", "omen.excess", "invoke.gain-first")
def test_omens_stop_at_ten_and_come_before_the_card() -> None:
    table = harrowing(2, omens=9, fate_up=("wound", "dark"))
    table.invoke(1)
    assert table.game.omens[0] == 10
    assert table.asked == (0, "assign")
    table.sins(0, 0, 0).invoke(1)
    assert table.game.omens[0] == 10


@proves("harrowing", "omen.source", "invoke.face-down", "invoke.face-down-reveal")
def test_the_face_down_card_earns_three_whatever_its_eyes() -> None:
    table = harrowing(2, omens=0, fate_down="dark")
    table.invoke(0)
    assert table.game.omens[0] == 3
    assert table.says("invoked") == [("invoked", 0, face("dark"))]
    assert table.discards() == ["dark"]
    table.invoke(1, seat=1)
    assert table.game.omens[1] == 1


@proves("harrowing", "omen.lose")
def test_one_loses_no_more_omens_than_one_has() -> None:
    table = harrowing(1, omens=1).call("lose_omens", 0, 3)
    assert table.game.omens == [0]
    assert table.corruption(0) == 0


# --- invoking ---


@proves("harrowing", "invoke.any-effigy", "invoke.free")
def test_anybody_may_invoke_any_card_for_nothing_again_and_again() -> None:
    table = harrowing(2, omens=0)
    for seat in (0, 1):
        assert table.offered("invoke", seat) == [(0, 0), (0, 1), (0, 2)]
    table.invoke(1, seat=1).invoke(1, seat=1)
    assert table.game.omens[1] == 3


@proves("harrowing", "invoke.unresolvable", "invoke.unresolvable-ritual", "invoke.earned-amount")
@proves("harrowing", "invoke.unresolvable-test")
def test_a_requirement_unmet_costs_the_omens_earned_and_the_card_is_discarded() -> None:
    table = harrowing(2, omens=2, fate_up=("toll", "calm"))
    table.invoke(1)
    assert table.asked == (0, "assign")
    table.sins(0, 0)
    assert table.corruption(0) == 2
    assert table.discards() == ["toll"]  # although it has Ritual
    assert table.names(RITUAL) == []


@proves("harrowing", "invoke.unresolvable-test")
def test_a_requirement_met_or_a_crisis_without_effect_is_resolved() -> None:
    table = harrowing(2, omens=5, fate_up=("toll", "calm"))
    table.invoke(1).invoke(1)
    assert table.corruption(0) == 0
    assert table.names(RITUAL) == ["toll"]


# --- crises ---


@proves("harrowing", "crisis.resolve", "card.crisis-green", "zone.discard")
def test_a_crisis_is_carried_out_and_discarded_face_up() -> None:
    table = harrowing(2, fate_up=("spite", "calm"))
    table.invoke(1)
    assert table.corruption(0) == 2
    assert table.discards() == ["spite"]


@proves("harrowing", "crisis.ritual", "ritual.set-aside-pile", "zone.discard-open")
def test_a_crisis_with_ritual_is_set_aside_for_all_to_see() -> None:
    table = harrowing(2, fate_up=("rite", "calm"))
    table.invoke(1)
    assert table.names(RITUAL) == ["rite"]
    assert ritual_total(table.game) == 2
    (piece,) = table.game.zones[RITUAL]
    assert table.game.knows[piece] == -1


# --- Ambush ---


@proves("harrowing", "ambush.lock", "ambush.hunted-invokes")
def test_ambush_lets_only_the_hunted_invoke_and_only_that_card() -> None:
    table = harrowing(3, fate_up=("calm", "snare"), hunted=1)
    assert table.ask.seats() == (1,)
    assert table.options(1) == [("invoke", 0, 2)]
    table.invoke(2, seat=1).sins(0)
    assert table.ask.seats() == (1, 2, 0) or len(table.ask.seats()) == 3
    assert table.may("act", FEAST, seat=0)


@proves("harrowing", "ambush.several", "eye.fixed-card")
def test_of_several_ambushes_whoever_is_hunted_chooses() -> None:
    table = harrowing(2, fate_up=("snare", "noose"))
    assert table.options(0) == [("invoke", 0, 1), ("invoke", 0, 2)]
    table.invoke(2)
    table = table.call("give_eye", 1)
    assert table.ask.seats() == (1,)
    assert table.options(1) == [("invoke", 0, 1)]


@proves("harrowing", "ambush.face-down")
def test_a_face_down_ambush_locks_nothing_and_its_invoker_resolves_it() -> None:
    table = harrowing(2, fate_down="snare", hunted=0)
    assert table.may("act", SEDUCE, seat=1)
    table.invoke(0, seat=1)
    assert table.asked == (1, "assign")


@proves("harrowing", "ambush.after-refill")
def test_the_eye_moves_before_a_new_ambush_binds() -> None:
    table = harrowing(2, fate_up=("calm",), fate_down="", draws=["snare", "dark", "rain"])
    table.invoke(1, seat=1)
    assert table.game.hunted() == 1
    assert table.ask.seats() == (1,)
    assert table.options(1) == [("invoke", 0, 1)]


@proves("harrowing", "ambush.any-type", "adversary.resolve")
def test_an_adversary_with_ambush_locks_too() -> None:
    table = harrowing(2, fate_up=("lurker", "calm"))
    assert table.options(0) == [("invoke", 0, 1)]
    table.invoke(1)
    assert table.foes(0) == ["lurker"]


# --- hunted ---


@proves("harrowing", "eye.one-effigy", "seat.solo")
def test_a_lone_effigy_stays_hunted() -> None:
    table = harrowing(1, fate_up=("calm",), fate_down="", draws=["dark", "rain", "rite"])
    table.invoke(1)
    assert table.says("refilled")
    assert table.game.hunted() == 0


@proves("harrowing", "eye.fixed-card", "eye.hunted")
def test_a_card_that_names_the_eye_moves_it() -> None:
    table = harrowing(3, fate_up=("shift", "calm"))
    table.invoke(1, seat=2)
    assert table.game.hunted() == 1
    assert table.foes(1) == []  # it is neither adversary nor item
    assert table.says("hunted") == [("hunted", 1)]
    table = harrowing(3, foes={0: ["hound"], 1: ["witness"]}, omens=5).call("give_eye", 1)
    assert (table.game.omens, table.foes(1)) == ([5, 6, 5], ["witness", "hound"])
    assert table.says("controls") == [("controls", 1, face("hound"))]
    table = table.call("give_eye", 1)
    assert table.game.omens == [5, 6, 5]  # it is hunted already


@proves("harrowing", "limit.once-per-fate")
def test_a_limit_is_renewed_by_any_refill() -> None:
    columns = {0: [[], [], ["note"]]}  # the wreath's once each Fate, with the note's healing
    table = harrowing(
        2,
        columns=columns,
        corrupt={0: {0: 4}},
        fate_up=("calm",),
        fate_down="",
        draws=["dark", "rain", "rite"],
    )
    table.answer("use", 2, 1, seat=0)
    assert table.corruption(0) == 2
    assert not table.may("use", 2, 1, seat=0)
    table.invoke(1, seat=1)
    assert table.may("use", 2, 1, seat=0)


@proves("harrowing", "zone.infernal-deck", "card.adversary-red", "card.location-purple")
def test_the_infernal_deck_holds_crises_locations_and_adversaries() -> None:
    table = fresh(1)
    types = {book().type[table.game.pack.faces[p]] for p in table.game.zones[bag(STANDARD)]}
    assert types == {"crisis", "location", "adversary"}
    table = harrowing(1, fate_up=("rat", "yard"))
    table.invoke(1)
    assert table.foes(0) == ["rat"]
    table.invoke(1).answer("place", 0)
    assert table.map()["yard"] == (0, -1)
    assert not table.game.zones[down(STANDARD)] or table.down() == ["wound"]


@proves("harrowing", "action.pay-first")
def test_blank_tests_cost_their_price() -> None:
    table = harrowing(1, omens=2, rolls=[BLANK])
    table.act(FEAST)
    assert table.game.omens == [0]

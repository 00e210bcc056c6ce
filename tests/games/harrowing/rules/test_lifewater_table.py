"""The Lifewater Table, entry by entry."""

from __future__ import annotations

import pytest

from gloam.games.harrowing.rules.legacy.lifewater_table import ENTRY, LISTS
from gloam.games.harrowing.state import (
    ENTRIES,
    ENVY,
    LUST,
    PRIDE,
    SEDUCE,
    STANDARD,
    WRATH,
    Outcome,
    bag,
    down,
)
from gloam.kernel.core.dice import Dice
from tests.games.harrowing.playing import (
    BANE,
    BLANK,
    FAULT,
    GRACE,
    RULES,
    HarrowingTable,
    face,
    harrowing,
    proves,
    sixes,
    unlocked,
)

FAULT_LIST, BANE_LIST, GRACE_LIST = 0, 11, 22  # the entry of the sum 2
STORIES = unlocked("number-1")


def entry(table: HarrowingTable, first: int, number: int, seat: int = 0) -> HarrowingTable:
    """An entry by its list and its sum."""
    return table.call("entry", seat, first + number - 2)


# --- the roll ---


@proves("harrowing", "lifewater.roll", "lifewater.lists", "lifewater.example", "lifewater.grace-7")
def test_the_red_die_picks_the_list_and_two_damage_dice_the_entry() -> None:
    table = harrowing(1, rolls=[GRACE, 1, 4]).call("lifewater", 0)
    assert table.says("lifewater") == [("lifewater", 0, GRACE_LIST + 5)]
    assert (table.asked, table.ask.about) == ((0, "loot"), ("loot", 1, 3))
    assert len(LISTS) * 11 == len(ENTRY) == ENTRIES


@proves("harrowing", "lifewater.unlock", "unknown.sealed-ui")
def test_the_first_ordered_roll_opens_the_table() -> None:
    up = ("spring", "calm")
    table = harrowing(1, rolls=[FAULT, 3, 4], fate_up=up, changes=unlocked("number-2"), bane=1)
    table.invoke(1)  # Fault 9
    assert ("unlock", "lifewater") in table.recorded()


@proves("harrowing", "lifewater.bane-rises", "die.bane-face")
def test_a_bane_face_raises_bane_before_the_entry() -> None:
    table = harrowing(1, rolls=[BANE, 4, 5], bane=3).call("lifewater", 0)  # Bane 11
    assert table.game.bane == 4
    told = [event[0] for event in table.told()]
    assert told.index("bane") < told.index("closed")


@proves("harrowing", "lifewater.roller")
def test_the_entry_is_for_whoever_was_told_to_roll() -> None:
    table = harrowing(2, rolls=[FAULT, 2, 3]).call("lifewater", 1)  # Fault 7
    assert table.asked == (1, "assign")


@proves("harrowing", "component.damage-die-faces", "lifewater.roll", "lifewater.not-a-test")
def test_true_damage_dice_show_all_their_faces_and_no_others() -> None:
    seen: list[set[int]] = [set(), set()]
    for n in range(60):
        table = harrowing(2)
        table.game.dice = Dice(bytes([n]))
        table = table.call("lifewater", 0)
        event = table.says("lifewater")[0]
        rolled = table.game.rolled
        if rolled is None or len(table.says("lifewater")) > 1:
            continue  # it rolled on
        assert LISTS.index(rolled.dice[0]) * 11 + sum(rolled.numbers) - 2 == event[2]
        assert (rolled.faults, rolled.graces) == (rolled.dice == (0,), rolled.dice == (1,))
        for at, number in enumerate(rolled.numbers):
            seen[at].add(number)
    assert seen == [{1, 2, 3, 4, 5, 6}] * 2


# --- Fault ---


@proves("harrowing", "lifewater.fault-2", "lifewater.fault-2-damned", "corruption.set-is-not-take")
def test_fault_2_three_sins_go_to_six() -> None:
    table = entry(harrowing(2, corrupt={0: sixes(LUST)}), FAULT_LIST, 2)
    for sin, left in ((LUST, 3), (ENVY, 2), (PRIDE, 1)):
        assert table.ask.about == ("lifewater-sins", left)
        table.sins(sin)
    assert table.game.damned(0)
    assert table.game.sheet(0).sixes() == 3
    assert table.says("set") == [("set", 0, sin, 6) for sin in (LUST, ENVY, PRIDE)]
    alone = entry(harrowing(1), FAULT_LIST, 2).sins(LUST, ENVY, PRIDE)
    assert alone.outcome is Outcome.LOST


@proves("harrowing", "lifewater.fault-3", "lifewater.grace-3", "lifewater.extra-face-stack")
def test_fault_3_and_grace_3_add_a_face_to_every_test() -> None:
    table = entry(entry(harrowing(1), FAULT_LIST, 3), GRACE_LIST, 3)
    table.script([BLANK, BLANK])
    table.act(SEDUCE).act(SEDUCE)
    assert [event[3:] for event in table.rolled()] == [(1, 1), (1, 1)]


@proves("harrowing", "lifewater.fault-4")
def test_fault_4_all_others_take_envy() -> None:
    table = entry(harrowing(3), FAULT_LIST, 4)
    assert [table.held(seat)[ENVY] for seat in range(3)] == [1, 4, 4]


@proves("harrowing", "lifewater.fault-5")
def test_fault_5_all_omens_are_lost() -> None:
    assert entry(harrowing(2, omens=7), FAULT_LIST, 5).game.omens == [0, 7]


@proves("harrowing", "lifewater.fault-6", "invoke.from-deck", "flow.forced-invocations")
def test_fault_6_the_top_three_are_invoked_one_after_another() -> None:
    drawn = ["dark", "calm", "spite"]
    table = entry(harrowing(1, omens=0, draws=drawn, fate_up=("rain",)), FAULT_LIST, 6)
    assert table.discards() == drawn
    assert table.game.omens == [2 + 1 + 1]
    assert table.held(0)[ENVY] == 3


@proves("harrowing", "lifewater.fault-7")
def test_fault_7_three_corruption() -> None:
    table = entry(harrowing(1), FAULT_LIST, 7).sins(LUST, LUST, ENVY)
    assert table.corruption(0) == 3


@proves("harrowing", "lifewater.fault-8", "lifewater.fault-8-tie")
def test_fault_8_the_lowest_tier_goes_and_ties_are_the_rollers_choice() -> None:
    table = entry(harrowing(1, columns={0: [["bat"], [], ["note"]]}), FAULT_LIST, 8)
    assert (table.column(0, 0), table.column(0, 2)) == ([], ["note"])
    table = entry(harrowing(1, columns={0: [["bat"], ["knuckles"], []]}), FAULT_LIST, 8)
    assert table.options() == [("item", 0, 0, 1), ("item", 0, 1, 1)]
    assert entry(harrowing(1), FAULT_LIST, 8).is_open


@proves("harrowing", "lifewater.fault-9", "lifewater.fault-9-digital")
def test_fault_9_another_marker() -> None:
    table = entry(harrowing(1), FAULT_LIST, 9)
    assert table.options() == [("marker", m) for m in range(12, 20)]
    table.answer("marker", 15)
    assert table.game.markers == [15]
    assert table.says("marker") == [("marker", 0)]


@proves("harrowing", "lifewater.fault-10", "lifewater.grace-10")
def test_fault_10_and_grace_10_move_bane() -> None:
    table = entry(harrowing(1, bane=2), FAULT_LIST, 10)
    assert table.game.bane == 5
    assert entry(table, GRACE_LIST, 10).game.bane == 4


@proves("harrowing", "lifewater.fault-11", "campaign.at-once")
def test_fault_11_a_card_in_play_is_obliterated() -> None:
    table = entry(harrowing(2, foes={1: ["rat"]}), FAULT_LIST, 11)
    assert ("obliterate", "rat") in table.recorded()  # the only one that may be
    columns = {1: [[], ["bat", "knuckles"], []]}
    table = entry(harrowing(2, columns=columns), FAULT_LIST, 11).answer("item", 1, 1, 2)
    assert table.recorded() == [("obliterate", "knuckles")]
    assert (table.column(1, 1), table.says("obliterated")) == (
        ["bat"],
        [("obliterated", face("knuckles"))],
    )
    assert entry(harrowing(1), FAULT_LIST, 11).is_open


@proves("harrowing", "lifewater.fault-12", "unknown.card-13")
def test_fault_12_the_mawgrinder() -> None:
    table = entry(harrowing(1), FAULT_LIST, 12)
    assert table.discards() == ["mawgrinder"]


# --- Bane ---


@proves("harrowing", "lifewater.bane-2", "lifewater.bane-2-area")
def test_bane_2_all_stories_of_the_deck_go_to_the_fate() -> None:
    table = entry(harrowing(1, changes=STORIES), BANE_LIST, 2)
    assert table.fate() == ["calm", "dark", "tale", "legend"]
    areas = unlocked("number-1", "number-3", "number-7")
    table = harrowing(1, spots=[("grounds", 0, 0, "open")], changes=areas).call("create_area", 1)
    table = entry(table, BANE_LIST, 2)
    assert "tale" in table.names(bag(STANDARD))


@proves("harrowing", "lifewater.bane-3", "lifewater.bane-3-detail")
def test_bane_3_sheets_and_zones_change_hands() -> None:
    columns = {0: [["bat"], [], []]}
    table = harrowing(
        2, columns=columns, foes={0: ["hound"]}, corrupt={0: {LUST: 5}}, omens={0: 1, 1: 9}
    )
    table = entry(table, BANE_LIST, 3)
    assert (table.column(1, 0), table.foes(1), table.held(1)[LUST]) == (["bat"], ["hound"], 5)
    assert table.game.hunted() == 1
    assert (table.game.omens, table.game.markers) == ([1, 9], [0, 1])
    assert table.says("sheets-swapped") == [("sheets-swapped", 0, 1)]
    assert table.says("hunted") == [("hunted", 1)]
    assert entry(harrowing(1), BANE_LIST, 3).is_open


@proves("harrowing", "eye.hunted", "lifewater.bane-3-detail")
def test_bane_3_who_gets_the_eye_with_its_zone_becomes_hunted() -> None:
    table = entry(harrowing(2, foes={0: ["witness"]}, omens=5), BANE_LIST, 3)
    assert (table.game.hunted(), table.game.omens) == (1, [5, 6])
    table = entry(harrowing(3, foes={0: ["witness"]}, omens=5, hunted=2), BANE_LIST, 3)
    table.answer("seat", 1)
    assert (table.game.hunted(), table.game.omens) == (2, [5, 5, 5])  # it was hunted before


@proves("harrowing", "lifewater.bane-4")
def test_bane_4_corruption_for_damage() -> None:
    table = entry(harrowing(1, foes={0: ["fiend", "rat"]}), BANE_LIST, 4)
    assert table.offered("amount")[0] == (0,)
    table.answer("amount", 3).sins(LUST, LUST, ENVY)
    table.answer("foe", 0, 0).answer("foe", 0, 1)  # the third point has only the fiend to go to
    assert table.foes(0) == ["fiend"]
    assert table.game.damage == {face("fiend"): 2}
    assert table.corruption(0) == 3


@proves("harrowing", "lifewater.bane-4-detail", "damned.redirect")
def test_bane_4_a_damned_roller_names_who_takes_it_first() -> None:
    fives = dict.fromkeys(range(7), 5) | sixes(LUST, ENVY, PRIDE)
    table = harrowing(3, corrupt={0: fives, 1: dict.fromkeys(range(7), 5) | sixes(LUST)})
    table = entry(table, BANE_LIST, 4)
    assert table.asked == (0, "redirect")
    table.answer("seat", 1)
    assert table.offered("amount") == [(n,) for n in range(7)]  # the room on that sheet


@pytest.mark.parametrize(("number", "sum_"), [(9, 5), (10, 6), (11, 8), (12, 9)])
@proves("harrowing", "lifewater.bane-5", "lifewater.bane-6", "lifewater.bane-8", "lifewater.bane-9")
def test_bane_5_6_8_9_manifest_or_heal(number: int, sum_: int) -> None:
    table = entry(harrowing(1, corrupt={0: {LUST: 6}}), BANE_LIST, sum_)
    assert number in table.game.manifested
    assert table.corruption(0) == 5
    table = entry(table, BANE_LIST, sum_)
    assert table.corruption(0) == 2


@proves("harrowing", "lifewater.bane-7", "lifewater.bane-7-chain")
def test_bane_7_two_more_rolls_which_may_chain() -> None:
    rolls = [BANE, 2, 3, FAULT, 3, 5, FAULT, 3, 5]  # Bane 7 again, then Fault 10 twice
    rolls += [FAULT, 3, 5]
    table = entry(harrowing(1, rolls=rolls, bane=0), BANE_LIST, 7)
    assert len(table.says("lifewater")) == 4
    assert table.game.bane == 1 + 9


@proves("harrowing", "lifewater.bane-10", "lifewater.bane-10-detail", "zone.search-shuffle")
def test_bane_10_a_story_of_the_deck_is_invoked() -> None:
    table = entry(harrowing(1, changes=STORIES, omens=0), BANE_LIST, 10)
    assert table.options() == [("story", 0), ("story", 1)]
    table.answer("story", 1)
    assert table.game.omens == [2]
    assert 4 in table.game.manifested
    assert table.discards()[-1] == "legend"
    assert "tale" in table.names(bag(STANDARD))
    assert entry(harrowing(1), BANE_LIST, 10).is_open


@proves("harrowing", "lifewater.bane-11", "lifewater.bane-11-simultaneous")
def test_bane_11_everything_open_closes_and_the_other_way_round() -> None:
    spots = [("gate", 0, 0, "open"), ("yard", 0, -1, "closed")]
    table = entry(harrowing(1, spots=spots), BANE_LIST, 11)
    assert (table.closed("gate"), table.closed("yard")) == (True, False)
    assert table.at(0) == "gate"


@proves("harrowing", "lifewater.bane-12", "lifewater.bane-12-detail")
def test_bane_12_any_other_entry_without_bane_rising_again() -> None:
    table = entry(harrowing(1, bane=2), BANE_LIST, 12)
    assert len(table.options()) == 32
    assert ("entry", BANE_LIST + 10) not in table.options()
    table.answer("entry", BANE_LIST + 9)
    assert table.game.bane == 2
    assert table.says("entry") == [("entry", 0, BANE_LIST + 9)]
    assert table.closed("gate")  # the eleventh turns the Map


@proves("harrowing", "zone.search-shuffle", "lifewater.bane-2", "lifewater.bane-10")
def test_a_deck_searched_for_stories_is_known_to_hold_no_others() -> None:
    for number in (2, 10):
        table = harrowing(2, changes=STORIES, fate_down="tale")
        table.game.remembers = True
        table = entry(table, BANE_LIST, number)
        worlds = [RULES.resample(table.game, 1, Dice(bytes([n])), ()) for n in range(12)]
        faces = {world.pack.faces[world.zones[down(STANDARD)][0]] for world in worlds}
        assert faces == {face("tale")}  # where else could it be?


# --- Grace ---


@proves("harrowing", "lifewater.grace-5", "lifewater.grace-5-detail")
def test_grace_5_to_any_open_location() -> None:
    spots = [("gate", 0, 0, "open"), ("yard", 9, 9, "open"), ("pit", 0, 1, "closed")]
    table = entry(harrowing(1, spots=spots), GRACE_LIST, 5)
    assert table.options() == [("spot", 0), ("spot", 1)]
    table.answer("spot", 1)
    assert table.at(0) == "yard"
    closed = [("gate", 0, 0, "closed")]
    assert entry(harrowing(1, spots=closed), GRACE_LIST, 5).is_open


@proves("harrowing", "lifewater.grace-6")
def test_grace_6_three_omens() -> None:
    assert entry(harrowing(1, omens=2), GRACE_LIST, 6).game.omens == [5]


@proves("harrowing", "lifewater.grace-8", "lifewater.grace-8-detail", "corruption.set-is-not-take")
def test_grace_8_corruption_is_rearranged() -> None:
    table = entry(harrowing(1, values={0: [2] * 7}, corrupt={0: {LUST: 4}}), GRACE_LIST, 8)
    table.sins(WRATH, WRATH)
    assert table.held(0) == [2, 2, 2, 2, 4, 2, 2]
    assert not table.says("took")


@proves("harrowing", "lifewater.grace-9", "lifewater.grace-9-detail", "corruption.base-change")
def test_grace_9_base_values_shift_by_one() -> None:
    values = {0: [1, 2, 4, 3, 2, 2, 2]}
    table = entry(harrowing(1, values=values), GRACE_LIST, 9)
    assert table.offered("down") == [(sin,) for sin in range(1, 7)]
    assert table.offered("up") == [(sin,) for sin in (0, 1, 3, 4, 5, 6)]
    table.answer("up", 0).answer("down", 2)
    assert (0,) not in [*table.offered("up"), *table.offered("down")]  # each by one
    table.answer("done")
    assert table.game.sheet(0).base == [2, 2, 3, 3, 2, 2, 2]
    assert table.held(0)[:3] == [2, 2, 4]
    table = entry(harrowing(1, values={0: [2] * 7}), GRACE_LIST, 9)
    for sin in range(7):
        table.answer("up", sin)
    assert table.is_open  # there is no other


@proves("harrowing", "lifewater.grace-11")
def test_grace_11_loot_of_every_tier_in_turn() -> None:
    table = entry(harrowing(1), GRACE_LIST, 11)
    for tier in (1, 2, 3, 4):
        assert table.ask.about == ("loot", tier, tier)
        table.answer("none")
    assert table.is_open


@proves("harrowing", "lifewater.grace-12")
def test_grace_12_all_corruption_is_healed() -> None:
    table = entry(harrowing(1, corrupt={0: {LUST: 6, ENVY: 5}}), GRACE_LIST, 12)
    assert table.corruption(0) == 0

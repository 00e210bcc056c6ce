"""Taking and healing corruption, damnation."""

from __future__ import annotations

from gloam.games.harrowing.rules.effigies_and_corruption import room
from gloam.games.harrowing.state import (
    ENVY,
    FEAST,
    FIGHT,
    FULL,
    GLUTTONY,
    GREED,
    LUST,
    PRIDE,
    SEDUCE,
    SLOTH,
    WRATH,
    Outcome,
)
from tests.games.harrowing.playing import BLANK, FAULT, GRACE, harrowing, proves, sixes

SPREAD = {LUST: 3, ENVY: 3}


@proves("harrowing", "corruption.take", "corruption.take-choice", "component.damage-dice")
def test_free_corruption_is_split_as_its_taker_likes() -> None:
    table = harrowing(2).call("corruption", 0, 3, -1)
    table.sins(LUST, LUST, GREED)
    assert table.held(0) == [3, 1, 2, 1, 1, 1, 1]
    assert table.is_open
    assert table.says("took") == [("took", 0, 3, -1)]


@proves("harrowing", "corruption.max-six")
def test_no_sin_holds_more_than_six() -> None:
    table = harrowing(2, corrupt={0: sixes(LUST)}).call("corruption", 0, 2, -1)
    assert ("sin", LUST) not in table.options()
    table.sins(ENVY, ENVY)
    assert max(table.held(0)) == FULL


@proves("harrowing", "corruption.typed")
def test_a_named_sin_takes_the_whole_amount() -> None:
    table = harrowing(2).call("corruption", 0, 2, ENVY)
    assert table.held(0)[ENVY] == 3
    assert table.is_open  # nothing was asked


@proves("harrowing", "corruption.typed-overflow", "corruption.typed")
def test_named_corruption_spills_over_when_the_sin_is_full() -> None:
    table = harrowing(2, corrupt={0: {ENVY: 5}}).call("corruption", 0, 2, ENVY)
    table.sins(WRATH)
    assert (table.held(0)[ENVY], table.held(0)[WRATH]) == (6, 2)


@proves("harrowing", "corruption.must-take-all", "corruption.max-six", "corruption.take")
def test_only_what_exceeds_the_whole_sheet_is_lost() -> None:
    corrupt = {0: dict.fromkeys((LUST, GLUTTONY), FULL) | dict.fromkeys(range(2, 7), 5)}
    table = harrowing(2, corrupt=corrupt).call("corruption", 0, 9, -1)
    assert room(table.game.sheet(0)) == 0
    assert table.held(0) == [FULL] * 7
    table = harrowing(2, corrupt=corrupt).call("corruption", 0, 5, -1)  # all there is room for
    assert table.held(0) == [FULL] * 7
    table = harrowing(2, corrupt=corrupt).call("corruption", 0, 4, -1)
    assert table.asked == (0, "assign")


@proves("harrowing", "corruption.heal", "corruption.heal-floor")
def test_healing_lowers_dice_but_not_below_the_base() -> None:
    table = harrowing(2, values={0: [2] * 7}, corrupt={0: {LUST: 4, ENVY: 3}})
    table = table.call("heal", 0, 2, -1)
    assert table.options() == [("sin", LUST), ("sin", ENVY)]
    table.sins(ENVY)
    assert table.held(0) == [3, 2, 2, 2, 2, 2, 2]  # the second had only Lust to go to


@proves("harrowing", "corruption.heal-waste")
def test_healing_beyond_the_base_is_lost_and_none_is_kept_back() -> None:
    table = harrowing(2, corrupt={0: SPREAD}).call("heal", 0, 9, -1)
    assert table.corruption(0) == 0
    assert table.is_open
    table = harrowing(2).call("heal", 0, 2, -1)
    assert not table.says("healed")


@proves("harrowing", "corruption.typed-heal-overflow", "corruption.typed")
def test_named_healing_that_the_sin_cannot_use_goes_to_others() -> None:
    table = harrowing(2, corrupt={0: {LUST: 2, ENVY: 3, WRATH: 3}}).call("heal", 0, 2, LUST)
    table.sins(WRATH)
    assert table.held(0)[LUST] == 1
    assert table.held(0)[WRATH] == 2
    table = harrowing(2, corrupt={0: {LUST: 4, ENVY: 3}}).call("heal", 0, 2, LUST)
    assert table.is_open
    assert (table.held(0)[LUST], table.held(0)[ENVY]) == (2, 3)  # no more than was said


@proves("harrowing", "corruption.one-instance", "damned.three-sixes", "corruption.take-choice")
def test_an_instance_is_assigned_completely_before_damnation_is_looked_at() -> None:
    table = harrowing(2, corrupt={0: sixes(LUST, ENVY) | {PRIDE: 5}}).call("corruption", 0, 2, -1)
    table.sins(PRIDE, WRATH)  # the second point is still its own
    assert table.game.damned(0)
    assert table.held(0)[WRATH] == 2
    assert table.says("damned") == [("damned", 0)]


@proves("harrowing", "corruption.set-is-not-take")
def test_setting_corruption_is_not_passed_on() -> None:
    table = harrowing(2, corrupt={0: sixes(LUST, ENVY, PRIDE)}).call("three_sins", 0)
    table.sins(WRATH, SLOTH, GREED)
    assert table.held(0) == [6, 1, 6, 6, 6, 6, 6]
    assert table.corruption(1) == 0
    assert not table.says("took")


@proves("harrowing", "corruption.base-change", "effigy.base-range")
def test_a_rising_base_lifts_corruption_and_stays_within_one_to_four() -> None:
    table = harrowing(2).call("change_base", 0, LUST, 1)
    assert (table.game.sheet(0).base[LUST], table.held(0)[LUST]) == (2, 2)
    assert table.says("base") == [("base", 0, LUST, 2)]
    table = table.call("change_base", 0, LUST, -1)
    assert (table.game.sheet(0).base[LUST], table.held(0)[LUST]) == (1, 2)
    table = table.call("change_base", 0, LUST, -1).call("change_base", 0, ENVY, 9)
    assert table.game.sheet(0).base[LUST] == 1
    assert table.game.sheet(0).base[ENVY] == 4


@proves("harrowing", "corruption.not-dice-count", "test.dice-count")
def test_corruption_does_not_change_the_dice() -> None:
    values = {0: [1, 1, 1, 1, 3, 1, 1]}
    table = harrowing(2, values=values, corrupt={0: {WRATH: 5}}, foes={0: ["fever", "idol"]})
    table.script([BLANK] * 3)
    table.act(FIGHT)
    assert table.game.rolled is not None
    assert len(table.game.rolled.dice) == 3


# --- damnation ---


@proves("harrowing", "damned.locked-sin")
def test_an_action_of_a_sin_at_six_cannot_be_chosen() -> None:
    table = harrowing(2, corrupt={0: sixes(GLUTTONY)})
    assert not table.may("act", FEAST, seat=0)
    assert table.may("act", SEDUCE, seat=0)
    assert table.may("act", FEAST, seat=1)


@proves("harrowing", "damned.locked-any-action")
def test_the_lock_covers_printed_actions_that_test_the_sin() -> None:
    spots = [("ring", 0, 0, "open")]
    assert harrowing(1, spots=spots).may("printed", 0)
    assert not harrowing(1, spots=spots, corrupt={0: sixes(WRATH)}).may("printed", 0)


@proves("harrowing", "damned.forced-tests")
def test_a_card_may_order_a_test_of_a_locked_sin() -> None:
    corrupt = {0: sixes(GLUTTONY)}
    table = harrowing(1, corrupt=corrupt, fate_up=("meal", "calm"), rolls=[FAULT], omens=5)
    table.invoke(1)
    assert table.rolled()[-1] == ("rolled", 0, GLUTTONY, 1, 0)
    assert table.game.omens == [5]  # one gained, one lost


@proves("harrowing", "damned.state")
def test_damnation_ends_with_the_third_six() -> None:
    table = harrowing(2, corrupt={0: sixes(LUST, ENVY, PRIDE)})
    assert table.game.damned(0)
    table = table.call("heal", 0, 1, -1).sins(LUST)
    assert not table.game.damned(0)
    assert table.says("healed") == [("healed", 0, 1)]
    assert table.says("saved") == [("saved", 0)]
    corrupt = {0: sixes(LUST, ENVY, PRIDE) | {WRATH: 3}}
    table = harrowing(2, corrupt=corrupt).call("heal", 0, 1, WRATH)
    assert table.game.damned(0)
    assert not table.says("saved")


@proves("harrowing", "damned.redirect", "damned.redirect-target")
def test_a_damned_effigy_names_who_takes_its_corruption_and_not_another_damned_one() -> None:
    damned = sixes(LUST, ENVY, PRIDE)
    table = harrowing(4, corrupt={0: damned, 2: damned}).call("corruption", 0, 2, -1)
    assert table.asked == (0, "redirect")
    assert table.options() == [("seat", 1), ("seat", 3)]
    table.answer("seat", 3)
    assert table.says("redirected") == [("redirected", 0, 3, 2)]
    assert table.asked == (3, "assign")
    table.sins(SLOTH, SLOTH)
    assert table.corruption(3) == 2
    assert table.corruption(1) == 0


@proves("harrowing", "damned.redirect-whole")
def test_the_whole_instance_goes_to_one_and_keeps_its_sin() -> None:
    spots = [("gate", 0, 0, "open"), ("yard", 5, 5, "open")]
    damned = sixes(LUST, ENVY, PRIDE)
    table = harrowing(2, corrupt={0: damned}, spots=spots, at={1: "yard"})
    table = table.call("corruption", 0, 3, WRATH)  # there is but one to take it, far away
    assert table.held(1)[WRATH] == 4
    assert table.held(0)[WRATH] == 1


@proves("harrowing", "damned.may-act", "invoke.any-effigy", "invoke.free")
def test_a_damned_effigy_still_invokes_and_acts() -> None:
    table = harrowing(2, corrupt={0: sixes(LUST, ENVY, PRIDE)})
    assert table.offered("invoke", 0) == [(0, 0), (0, 1), (0, 2)]
    assert table.may("act", FEAST, seat=0)


@proves("harrowing", "seat.solo", "goal.loss-damned")
def test_a_lone_effigy_that_is_damned_has_lost() -> None:
    table = harrowing(1, corrupt={0: sixes(LUST, ENVY) | {PRIDE: 5}})
    table = table.call("corruption", 0, 1, PRIDE)
    assert table.outcome is Outcome.LOST


@proves("harrowing", "goal.loss-damned", "seat.cooperative")
def test_all_lose_together_when_the_last_is_damned() -> None:
    damned = sixes(LUST, ENVY, PRIDE)
    table = harrowing(2, corrupt={0: damned, 1: sixes(LUST, ENVY) | {PRIDE: 5}})
    table = table.call("corruption", 1, 1, PRIDE)
    assert table.outcome is Outcome.LOST
    assert table.run.result is not None
    assert table.run.result.winners == ()
    assert table.says("lost") == [("lost",)]
    assert table.recorded()[-1] == ("ended", 0)


def test_graces_heal_after_a_feast() -> None:
    table = harrowing(1, corrupt={0: {LUST: 3}}, rolls=[GRACE])
    table.act(FEAST)
    assert table.corruption(0) == 1


@proves("harrowing", "corruption.one-instance", "corruption.take", "corruption.take-choice")
@proves("harrowing", "corruption.set-is-not-take")
def test_much_corruption_is_one_instance_in_several_steps() -> None:
    table = harrowing(2).call("corruption", 0, 20, -1)
    table.sins(*[sin for sin in range(4) for _ in range(5)])
    assert table.held(0) == [6, 6, 6, 6, 1, 1, 1]  # damned, and still its own
    assert table.says("took") == [("took", 0, 20, -1)]
    corrupt = {0: dict.fromkeys(range(6), 4)}
    table = harrowing(2, corrupt=corrupt).call("rearrange", 0)
    table.sins(*[sin for sin in (6, 5, 4) for _ in range(5)], 3, 3, 3)
    assert table.held(0) == [1, 1, 1, 4, 6, 6, 6]

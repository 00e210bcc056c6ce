"""The seven basic actions."""

from __future__ import annotations

from gloam.games.harrowing.rules.actions import COST
from gloam.games.harrowing.state import (
    EXPLORE,
    FEAST,
    FIGHT,
    SCAVENGE,
    SEDUCE,
    SNATCH,
    WANDER,
)
from tests.games.harrowing.playing import BLANK, FAULT, GRACE, face, harrowing, proves

NORTH, EAST, SOUTH, WEST, HERE = range(5)
GATE = ("gate", 0, 0, "open")
TWO = {0: [2] * 7}
FOUR = {0: [4] * 7}


@proves("harrowing", "seduce.cost", "feast.cost", "scavenge.cost", "wander.cost")
def test_what_actions_cost_and_that_it_is_gone() -> None:
    assert COST == (1, 2, 3, 2, 2, 1, 3)
    for action in (SEDUCE, FEAST, SCAVENGE, WANDER):
        table = harrowing(1, rolls=[BLANK], trove=(), omens=5)
        table.act(action)
        assert table.game.omens == [5 - COST[action]]
        assert table.rolled()[0][2] == action


@proves("harrowing", "fight.cost", "snatch.cost", "explore.cost")
def test_what_the_others_cost() -> None:
    for action in (FIGHT, SNATCH, EXPLORE):
        table = harrowing(1, foes={0: ["fiend"]}, rolls=[BLANK], omens=5)
        table.act(action)
        assert table.game.omens == [5 - COST[action]]
        assert table.rolled()[0][2] == action


# --- Seduce ---


@proves("harrowing", "seduce.grace", "seduce.any-mix", "action.optional-lines")
def test_each_grace_may_take_an_adversary_of_an_effigy_here() -> None:
    spots = [GATE, ("yard", 5, 5, "open")]
    foes = {1: ["rat"], 2: ["fiend"], 3: ["jailer"]}
    table = harrowing(
        4, values=FOUR, foes=foes, spots=spots, at={3: "yard"}, rolls=[GRACE] * 3 + [BLANK]
    )
    table.act(SEDUCE)
    assert table.options() == [("foe", 1, 0), ("foe", 2, 0), ("none",)]
    table.answer("foe", 2, 0).answer("foe", 1, 0)
    assert table.foes(0) == ["fiend", "rat"]
    assert table.is_open  # the third has nothing to take
    table = harrowing(2, foes={1: ["rat"]}, rolls=[GRACE])
    table.act(SEDUCE).answer("none")
    assert table.foes(1) == ["rat"]


# --- Feast ---


@proves("harrowing", "feast.fault", "feast.grace")
def test_a_feast_loses_omens_then_heals() -> None:
    rolls = [FAULT, FAULT, GRACE, BLANK]
    table = harrowing(1, values=FOUR, corrupt={0: {0: 6, 1: 5}}, rolls=rolls, omens=3)
    table.act(FEAST)
    assert table.game.omens == [0]
    table.sins(0)
    assert table.held(0)[0] == 5


@proves("harrowing", "feast.hunted", "feast.hunted-amount")
def test_the_hunted_effigy_heals_as_much_wherever_it_is() -> None:
    spots = [GATE, ("yard", 5, 5, "open")]
    corrupt = {1: {0: 6, 1: 6}}
    table = harrowing(
        2, values=TWO, spots=spots, at={1: "yard"}, corrupt=corrupt, hunted=1, rolls=[GRACE] * 2
    )
    table.act(FEAST)  # which has nothing to heal itself
    assert table.asked == (1, "heal")
    table.sins(0, 1)
    assert table.held(1)[:2] == [5, 5]
    table = harrowing(2, corrupt={0: {0: 6}, 1: {0: 6}}, rolls=[GRACE])
    table.act(FEAST)
    assert table.held(1)[0] == 6


# --- Scavenge ---


@proves("harrowing", "scavenge.grace", "scavenge.one-by-one", "scavenge.gain")
def test_graces_replace_one_by_one_then_an_item_is_gained() -> None:
    table = harrowing(
        1, values=TWO, trove=("bat", "tin"), draws=["comb", "nail"], rolls=[GRACE] * 2
    )
    table.act(SCAVENGE)
    assert table.options() == [("trove", 0), ("trove", 1), ("none",)]
    table.answer("trove", 0)
    assert table.trove() == ["comb", "tin"]
    table.answer("trove", 0)  # the one just laid
    assert table.trove() == ["nail", "tin"]
    table.answer("trove", 0).answer("attach", 0, 1)
    assert table.column(0, 0) == ["nail"]


@proves("harrowing", "scavenge.example", "scavenge.must-gain")
def test_two_faults_leave_only_tiers_above_two_and_one_must_be_gained() -> None:
    values = {0: [1, 1, 4, 1, 1, 1, 1]}
    rolls = [FAULT, FAULT, GRACE, BLANK]
    table = harrowing(
        1, values=values, trove=("diadem", "bat", "knuckles"), draws=["note"], rolls=rolls
    )
    table.act(SCAVENGE).answer("trove", 1)
    assert table.asked == (0, "attach")  # the note alone can be taken, and it must
    table.answer("attach", 0, 1)
    assert table.column(0, 0) == ["note"]


@proves("harrowing", "scavenge.no-item")
def test_without_a_high_enough_tier_nothing_is_gained() -> None:
    table = harrowing(1, values=TWO, trove=("diadem", "bat"), rolls=[FAULT, FAULT])
    table.act(SCAVENGE)
    assert table.is_open
    assert table.trove() == ["diadem", "bat"]


# --- Wander ---


@proves("harrowing", "wander.grace", "wander.same-again", "wander.mover-decides")
def test_each_grace_lets_another_move_and_its_player_decides() -> None:
    spots = [GATE, ("yard", 0, -1, "open"), ("inn", 0, -2, "open")]
    table = harrowing(3, values=TWO, spots=spots, rolls=[GRACE] * 2)
    table.act(WANDER)
    assert table.options() == [("seat", 1), ("seat", 2), ("none",)]
    table.answer("seat", 2)
    assert table.asked == (2, "move")
    table.answer("go", NORTH).answer("seat", 2).answer("go", NORTH)
    assert table.at(2) == "inn"
    assert table.asked == (0, "move")


@proves("harrowing", "wander.own-moves", "wander.none-left")
def test_three_moves_less_the_faults() -> None:
    spots = [GATE, ("yard", 0, -1, "open")]
    table = harrowing(1, values=TWO, spots=spots, rolls=[FAULT, BLANK])
    table.act(WANDER)
    table.answer("go", NORTH).answer("go", SOUTH)
    assert table.is_open
    table = harrowing(1, values=FOUR, spots=spots, rolls=[FAULT] * 4)
    table.act(WANDER)
    assert table.is_open


# --- Fight ---


@proves("harrowing", "fight.choose-first", "fight.single-target")
def test_the_target_is_chosen_before_the_roll_and_gets_all_damage() -> None:
    table = harrowing(1, values=TWO, foes={0: ["rat", "fiend"]}, rolls=[GRACE] * 2)
    table.act(FIGHT)
    assert table.asked == (0, "fight")
    assert table.game.omens == [8]
    assert not table.rolled()
    table.answer("foe", 0, 0)
    assert table.foes(0) == ["fiend"]
    assert table.game.damage == {}


@proves("harrowing", "fight.target-gone")
def test_damage_is_lost_if_the_target_is_no_longer_there() -> None:
    table = harrowing(2, foes={1: ["fiend"]}).call("strike", 0, face("fiend"), 2)
    assert table.game.damage == {}


# --- Snatch ---


@proves("harrowing", "snatch.grace", "snatch.any-mix", "innate.own-only")
def test_each_grace_may_take_an_item_of_an_effigy_here() -> None:
    columns = {1: [["bat"], [], []], 2: [[], ["tin"], []]}
    spots = [GATE, ("yard", 5, 5, "open")]
    table = harrowing(
        4,
        values=TWO,
        columns=columns | {3: [["nail"], [], []]},
        spots=spots,
        at={3: "yard"},
        rolls=[GRACE] * 2,
    )
    table.act(SNATCH)
    assert table.options() == [("item", 1, 0, 1), ("item", 2, 1, 1), ("none",)]
    table.answer("item", 1, 0, 1).answer("attach", 0, 1)
    table.answer("item", 2, 1, 1)
    table.answer(*table.options()[0])
    assert len([id for c in range(3) for id in table.column(0, c) if id]) == 2


# --- Explore ---


@proves("harrowing", "explore.grace", "explore.waste", "explore.no-walls")
def test_each_grace_opens_ones_own_or_an_adjacent_location() -> None:
    spots = [("gate", 0, 0, "closed"), ("yard", 0, -1, "closed"), ("alley", -1, 0, "closed")]
    table = harrowing(1, values=FOUR, spots=spots, rolls=[GRACE] * 4)
    table.act(EXPLORE)
    assert table.options() == [("open", HERE), ("open", NORTH), ("none",)]
    table.answer("open", NORTH).answer("open", HERE)
    assert [table.closed(id) for id in ("gate", "yard", "alley")] == [False, False, True]
    assert table.is_open  # the other Graces are wasted


@proves("harrowing", "explore.moved-by-misstep", "explore.fault")
def test_a_misstep_that_moves_changes_what_follows() -> None:
    spots = [("slide", 0, 0, "open"), ("pit", 0, -1, "open"), ("yard", 0, -2, "closed")]
    values = {0: [1, 1, 1, 1, 1, 1, 3]}
    table = harrowing(1, values=values, spots=spots, rolls=[FAULT, FAULT, GRACE])
    table.act(EXPLORE).answer("go", NORTH)
    assert table.held(0)[6] == 5  # the second Misstep is the pit's
    assert table.options() == [("open", NORTH), ("none",)]

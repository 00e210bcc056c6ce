"""Abilities that begin with Whenever: each event sets off what waits for it, and is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloam.games.harrowing.cards.catalogue import EVENTS
from gloam.games.harrowing.rules.dice_and_tests import roll_red, roll_test
from gloam.games.harrowing.state import EXPLORE, FEAST, LUST, SEDUCE, WRATH
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import Event
from tests.games.harrowing.playing import (
    BANE,
    BLANK,
    FAULT,
    GRACE,
    HarrowingTable,
    face,
    harrowing,
    proves,
    sixes,
)

GATE = ("gate", 0, 0, "open")
NORTH = 0
Play = Callable[[HarrowingTable], HarrowingTable]

# How each comes about, for seat 0; seat 1 is hunted, one card is left in the Fate.
CAUSES: dict[str, Play] = {
    "takes": lambda table: table.call("corruption", 0, 1, WRATH),
    "heals": lambda table: table.call("heal", 0, 1, LUST),
    "gains-omens": lambda table: table.call("gain_omens", 0, 1),
    "loses-omens": lambda table: table.call("lose_omens", 0, 1),
    "gains-item": lambda table: table.call("attach", 0, face("bat")).answer("attach", 0, 1),
    "moves": lambda table: table.call("move_anywhere", 0).answer("spot", 1),
    "opens": lambda table: table.call("open_near", 0, 1).answer("open", 1),
    "places": lambda table: table.call("place_location", 0, face("shrine")).answer("place", 2),
    "charts": lambda table: table.call("chartings", 0, table.spot("pit")),
    "invokes": lambda table: table.call("invoke_card", 0, face("calm")),
    "acts": lambda table: table.act(SEDUCE),
    "defeats": lambda table: table.call("damage", 0, face("rat"), 1),
    "faults": lambda table: table.call("test", 0, LUST, -1, -1, -1, -1),
    "graces": lambda table: table.call("test", 0, LUST, -1, -1, -1, -1),
    "banes": lambda table: table.call("test", 0, LUST, -1, -1, -1, -1),
    "becomes-hunted": lambda table: table.call("give_eye", 0),
    "becomes-damned": lambda table: table.call("corruption", 0, 1, WRATH),
    "refilled": lambda table: table.invoke(1, seat=1),
}
ROLLS = {"faults": FAULT, "graces": GRACE, "banes": BANE}


def waiting(event: str, holder: int) -> HarrowingTable:
    """A table at which somebody has an adversary that raises Bane by ten when this happens."""
    damned = sixes(2, 3) | {WRATH: 5} if event == "becomes-damned" else {LUST: 3}
    foes = {holder: [f"whenever-{event}"]}
    if event == "defeats":
        foes[0] = [*foes.get(0, []), "rat"]
    spots = [GATE, ("yard", 0, -1, "open"), ("pit", 1, 0, "closed")]
    return harrowing(
        2,
        spots=spots,
        corrupt={0: damned},
        foes=foes,
        hunted=1,
        omens=5,
        bane=0,
        fate_up=("dark",),
        fate_down="",
        draws=["rite", "rain", "wound"],
        rolls=[ROLLS.get(event, GRACE)],
    )


@pytest.mark.parametrize("event", EVENTS)
@proves("harrowing", "ability.whenever")
def test_what_waits_for_an_event_is_set_off_by_it_for_its_own_effigy(event: str) -> None:
    assert {*CAUSES} == {*EVENTS}
    red = int(event == "banes")  # the die itself raises it by one
    table = CAUSES[event](waiting(event, 0))
    assert table.game.bane == 10 + red
    table = CAUSES[event](waiting(event, 1))
    others = 10 if event == "refilled" else 0  # which happens to all
    assert table.game.bane == others + red


@proves("harrowing", "ability.whenever", "lifewater.grace-5-detail", "adversary.affects-controller")
def test_each_move_sets_off_what_waits_for_it_and_staying_is_none() -> None:
    spots = [GATE, ("yard", 0, -1, "open")]
    foes = {0: ["whenever-moves"]}
    table = harrowing(1, spots=spots, foes=foes, bane=0).call("move", 0, 1).answer("go", NORTH)
    assert table.game.bane == 10
    table = harrowing(1, spots=spots, foes=foes, bane=0).call("move_anywhere", 0).answer("spot", 0)
    assert (table.game.bane, table.at(0)) == (0, "gate")
    assert not table.says("moved")
    table = harrowing(2, spots=spots, foes=foes, bane=0).call("leave_map", 0, 0)
    assert [table.at(seat) for seat in (0, 1)] == ["yard", "yard"]
    assert table.says("moved") == [("moved", seat, face("yard")) for seat in (0, 1)]


@proves("harrowing", "ability.once-per-cause", "limit.once-per-fate", "column.fragments")
def test_a_new_action_sets_off_again_what_the_last_one_did() -> None:
    foes = {0: ["whenever-acts"]}
    table = harrowing(1, foes=foes, rolls=[GRACE, GRACE], bane=0, omens=9)
    table.act(SEDUCE).act(SEDUCE)
    assert table.game.bane == 20


@pytest.mark.parametrize(("rolled", "events"), [(BANE, []), (FAULT, ["faults"])])
@proves("harrowing", "ability.whenever", "test.order")
def test_faces_that_were_not_rolled_set_nothing_off(rolled: int, events: list[str]) -> None:
    for event in ("faults", "graces"):
        foes = {0: [f"whenever-{event}"]}
        table = harrowing(1, foes=foes, rolls=[rolled, BLANK], bane=0, values={0: [2] * 7})
        table.act(SEDUCE)
        red = int(rolled == BANE)  # the first die is red
        assert table.game.bane == (10 if event in events else 0) + red
    table = harrowing(1, foes={0: ["whenever-banes"]}, rolls=[rolled], bane=0)
    table.act(SEDUCE)
    assert table.game.bane == (11 if rolled == BANE else 0)


@proves("harrowing", "ability.whenever", "action.pay", "fight.choose-first")
def test_what_waits_for_an_action_comes_before_its_roll() -> None:
    table = harrowing(1, foes={0: ["whenever-acts"]}, rolls=[BLANK], bane=0, omens=3)
    table.act(FEAST)
    told = [event[0] for event in table.told()]
    assert told.index("acts") < told.index("bane") < told.index("rolled")
    assert table.says("acts") == [("acts", 0, FEAST)]


# --- what is told ---


def told(table: HarrowingTable, word: str) -> list[Event]:
    return table.says(word)


@proves("harrowing", "omen.max", "omen.lose", "component.omen-tokens", "omen.excess")
def test_omens_gained_and_lost_are_told_and_nothing_is_nothing() -> None:
    table = harrowing(1, omens=9).call("gain_omens", 0, 3)
    assert told(table, "gained") == [("gained", 0, 1)]
    assert not told(table.call("gain_omens", 0, 3), "gained")
    table = harrowing(1, omens=2).call("lose_omens", 0, 3)
    assert told(table, "lost-omens") == [("lost-omens", 0, 2)]
    assert not told(table.call("lose_omens", 0, 3), "lost-omens")


@proves("harrowing", "corruption.take", "corruption.one-instance", "corruption.heal")
def test_no_corruption_is_neither_taken_nor_healed() -> None:
    table = harrowing(2, corrupt={0: {LUST: 3}})
    for call in (("corruption", 0, 0, -1), ("heal", 0, 0, -1)):
        assert not table.call(*call).told()
    table = table.call("corruption", 0, 1, -1)
    assert table.asked == (0, "assign")
    table.sins(WRATH)
    assert table.says("took") == [("took", 0, 1, -1)]
    table = table.call("heal", 0, 1, LUST)
    assert table.says("healed") == [("healed", 0, 1)]
    assert table.held(0) == [2, 1, 1, 1, 2, 1, 1]


@proves("harrowing", "move.optional", "explore.grace", "flow.forced-invocations")
def test_none_of_something_is_nothing() -> None:
    spots = [GATE, ("yard", 0, -1, "open"), ("pit", 1, 0, "closed"), ("inn", -1, 0, "closed")]
    for name in ("move", "open_near", "invoke_top"):
        table = harrowing(1, spots=spots).call(name, 0, 0)
        assert not table.told()
        assert table.is_open
    table = harrowing(1, spots=spots).call("move", 0, 2)
    table.answer("go", NORTH).answer("go", 2)
    assert table.is_open  # two moves, and no third
    table = harrowing(1, spots=spots, rolls=[GRACE])
    table.act(EXPLORE).answer("open", 1)
    assert table.is_open  # one Grace, one location
    assert table.says("opened") == [("opened", face("pit"))]


# --- true dice ---


@proves("harrowing", "die.colours", "test.public", "test.dice-count", "test.one-red")
def test_true_dice_show_all_their_faces_and_no_others() -> None:
    game = harrowing(1, values={0: [4] * 7}).game
    game.dice = Dice(b"true")
    assert {roll_red(game) for _ in range(200)} == {0, 1, 3}
    seen: set[int] = set()
    for _ in range(200):
        roll_test(game, 0, LUST)
        assert game.rolled is not None
        assert len(game.rolled.dice) == 4
        seen |= {*game.rolled.dice[1:]}
    assert seen == {0, 1, 2}

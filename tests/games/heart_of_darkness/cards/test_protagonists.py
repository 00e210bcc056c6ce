"""The seven and their Skills."""

from __future__ import annotations

import pytest

from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.playing import BLANK, HIT, HeartTable, heart

FIGHT = [("crawler", "village")]


@proves("heart_of_darkness", "protagonist.skill", "protagonist.skill-passive", "combat.dice")
@pytest.mark.parametrize(("hero", "dice"), [("stoker", 6), ("deserter", 5)])
def test_the_stoker_rolls_one_more_die_with_a_weapon(hero: str, dice: int) -> None:
    table = heart(heroes={0: hero}, hands={0: ["Boarding Axe"]}, creatures=FIGHT, rolls=[BLANK] * 6)
    table.fight("Boarding Axe")
    assert table.rolls() == [(0, dice, 0)]  # Strength 4, the axe adds 1


@proves("heart_of_darkness", "protagonist.skill", "combat.dice")
@pytest.mark.parametrize(("hero", "dice"), [("stoker", 4), ("deserter", 3)])
def test_the_deserter_rolls_one_die_less_without_a_weapon(hero: str, dice: int) -> None:
    table = heart(heroes={0: hero}, creatures=FIGHT, rolls=[BLANK] * 4)
    table.fight()
    assert table.rolls() == [(0, dice, 0)]


@proves("heart_of_darkness", "protagonist.skill")
def test_the_deserters_trap_cards_never_fail() -> None:
    table = heart(heroes={0: "deserter"}, hands={0: ["Gin Trap"]})
    table.play("Gin Trap")
    assert table.says("rolled") == []
    assert table.game.protagonists[0].traps == 1


# --- the surgeon ---


def surgery(**changes: object) -> HeartTable:
    told: dict[str, object] = {
        "heroes": {0: "surgeon", 1: "surveyor"},
        "strength": {0: 2, 1: 1},
        **changes,
    }
    return heart(**told).end_turn()  # type: ignore[arg-type] # as `heart` names them


@proves("heart_of_darkness", "protagonist.skill")
def test_the_surgeon_tends_somebody_as_the_turn_ends() -> None:
    table = surgery()
    assert table.asked == (0, "tend")
    table.answer("tend", 1)
    assert (table.strength(0), table.strength(1)) == (2, 2)
    assert surgery().answer("nobody").strength(1) == 1


def test_the_surgeon_tends_nobody_among_creatures_and_nobody_who_is_well() -> None:
    assert surgery(creatures=FIGHT).asked == (1, "act")
    assert surgery(strength={}).asked == (1, "act")
    alone = surgery(places={0: "cave"})
    assert alone.offered("tend") == [(0,)]


# --- the others ---


@proves("heart_of_darkness", "protagonist.skill")
def test_each_action_of_the_surveyors_repair_takes_two_tokens_off() -> None:
    place = {"places": {0: "southern_gate"}, "gates": {"southern_gate": 2}}
    table = heart(heroes={0: "surveyor"}, **place)  # type: ignore[arg-type] # as `heart` names them
    table.answer("repair", 2)
    assert (table.gate("southern_gate"), table.game.turn.actions) == (0, 5)
    other = heart(heroes={0: "stoker"}, **place)  # type: ignore[arg-type] # the same
    other.answer("repair", 2)
    assert (other.gate("southern_gate"), other.game.turn.actions) == (0, 4)


def test_with_one_action_the_surveyor_still_takes_two_off() -> None:
    table = heart(places={0: "southern_gate"}, gates={"southern_gate": 2}, actions=1)
    assert table.offered("repair") == [(1,), (2,)]


@proves("heart_of_darkness", "protagonist.skill", "heart.protagonist")
def test_the_medium_draws_no_curse_in_the_heart() -> None:
    table = heart(heroes={0: "medium", 1: "stoker"}, places={0: "swamp"})
    table.move("heart")
    assert table.curses(0) == []


@proves("heart_of_darkness", "protagonist.skill")
@pytest.mark.parametrize(("roll", "heard"), [(HIT, False), (BLANK, True)])
def test_the_smuggler_may_go_unheard(roll: int, heard: bool) -> None:
    table = heart(
        heroes={0: "smuggler", 1: "stoker"},
        places={1: "lighthouse"},
        creatures=[("crawler", "harbour")],
        rolls=[roll],
    )
    table.loot()
    assert (table.creatures("harbour") == []) == heard
    assert len(table.says("unheard")) == (not heard)


@proves("heart_of_darkness", "protagonist.skill")
def test_the_sister_keeps_her_head_among_creatures() -> None:
    table = heart(
        heroes={0: "lay-sister", 1: "stoker"},
        places={0: "cave", 1: "cave"},
        creatures=[("crawler", "cave")],
    )
    table.end_turn().end_turn()
    assert (table.sanity(0), table.sanity(1)) == (4, 1)


@proves("heart_of_darkness", "protagonist.skill")
def test_a_skill_goes_with_its_protagonist() -> None:
    table = heart(
        heroes={0: "medium", 1: "stoker"}, places={0: "swamp", 1: "chapel"}, draws=["Grave-Cold"]
    )
    one, other = table.game.protagonists[0], table.game.protagonists[1]
    one.hero, other.hero = other.hero, one.hero
    table.renewed().move("heart")
    assert table.curses(0) == ["Grave-Cold"]

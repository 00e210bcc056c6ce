"""Weapons, used one by one."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, WEAPON
from gloam.kernel.content.ledger import proves
from gloam.kernel.present.show import scene
from tests.games.heart_of_darkness.playing import BLANK, HIT, HeartTable, face, heart

WEAPONS = [card.name for card in CARDS if card.type == WEAPON]


def armed(weapon: str, *creatures: str, rolls: list[int], actions: int = 6) -> HeartTable:
    """A surveyor of Strength 3 in the Village, with one Weapon, among Creatures."""
    return heart(
        hands={0: [weapon]},
        creatures=[(creature, "village") for creature in creatures],
        places={1: "harbour"},
        rolls=rolls,
        actions=actions,
        health=6,
    )


@proves("heart_of_darkness", "weapon.with-combat", "weapon.discard", "combat.weapon", "combat.dice")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_adds_its_dice_to_one_combat_and_is_discarded(weapon: str) -> None:
    dice = 3 + next(card.modifier for card in CARDS if card.name == weapon)
    table = armed(weapon, "guardian", rolls=[BLANK] * 2 * dice)
    table.fight(weapon)
    assert table.says("armed")
    assert table.rolls() == [(0, dice, 0)]
    assert table.discards() == [weapon]


@proves("heart_of_darkness", "combat.one-weapon")
def test_only_one_weapon_is_used_in_a_combat() -> None:
    table = heart(
        hands={0: ["Boarding Axe", "Service Revolver"]},
        creatures=[("crawler", "village")],
        rolls=[BLANK] * 9,
    )
    table.answer("fight")
    assert len(table.offered("weapon")) == 2
    table.answer("weapon", "Service Revolver")
    assert table.asked == (0, "act")
    assert table.hand(0) == ["Boarding Axe"]


@proves("heart_of_darkness", "play.weapon-return")
def test_a_boarding_axe_returns_after_a_hit() -> None:
    table = armed("Boarding Axe", "crawler", rolls=[HIT, BLANK, BLANK, BLANK])
    table.fight("Boarding Axe")
    assert table.creatures() == []
    assert table.hand(0) == ["Boarding Axe"]
    assert table.says("weapon-returned") == [("weapon-returned", 0, face("Boarding Axe"))]


@proves("heart_of_darkness", "play.weapon-return", "weapon.discard")
@pytest.mark.parametrize(("hits", "returns"), [(0, False), (1, True), (2, False)])
def test_a_revolver_returns_after_exactly_one_kill(hits: int, returns: bool) -> None:
    table = armed("Service Revolver", "crawler", "crawler", rolls=[HIT] * hits + [BLANK] * 5)
    table.fight("Service Revolver")
    assert len(table.creatures()) == 2 - hits
    assert (table.hand(0) == ["Service Revolver"]) == returns


@proves("heart_of_darkness", "play.weapon-return", "weapon.discard")
def test_a_wound_of_the_guardian_is_no_kill() -> None:
    table = armed("Service Revolver", "guardian", rolls=[HIT] + [BLANK] * 5)
    table.fight("Service Revolver")
    assert table.game.health == 5
    assert table.hand(0) == []


@proves("heart_of_darkness", "play.weapon-return", "weapon.discard")
def test_a_fowling_piece_is_heard_by_the_nearest_creature() -> None:
    table = heart(
        hands={0: ["Fowling Piece"]},
        creatures=[("crawler", "village"), ("crawler", "harbour")],
        rolls=[HIT] + [BLANK] * 6,
    )
    table.fight("Fowling Piece")
    assert table.creatures("harbour") == []  # it has come to the Village, and strikes
    assert table.creatures("village") == ["crawler"]
    assert (table.strength(0), table.strength(1)) == (2, 1)


@proves("heart_of_darkness", "play.weapon-return", "weapon.discard")
def test_a_fowling_piece_that_kills_everything_is_heard_by_nothing() -> None:
    table = armed("Fowling Piece", "crawler", rolls=[HIT] + [BLANK] * 5)
    table.fight("Fowling Piece")
    assert table.asked == (0, "act")


def test_a_whaling_lance_rolls_blanks_again() -> None:
    table = armed(
        "Whaling Lance", "crawler", "crawler", rolls=[BLANK] * 4 + [HIT] + [BLANK] * 3 + [HIT]
    )
    table.fight("Whaling Lance")
    (again,) = table.says("rolled-again")
    assert again[:3] == ("rolled-again", 4, 1)
    assert table.creatures() == []
    roll = table.game.rolled
    assert roll is not None
    assert roll.hits == (False, False, False, True, True)
    assert roll.rerolled == (1, 1, 1, 1, 0)
    dice = table.run.rules.event_dice(again)
    assert dice is not None
    assert dice.was == ("blank", "blank", "blank", "blank", "")
    assert dice.faces == ("blank", "blank", "blank", "hit", "hit")
    assert dice in scene(table.run, 1).public, "as it lies on the table"


def test_with_lamp_oil_one_blank_counts() -> None:
    table = armed("Can of Lamp Oil", "crawler", "crawler", rolls=[BLANK] * 4)
    table.fight("Can of Lamp Oil")
    assert table.creatures() == ["crawler"]
    assert table.game.rolled is not None
    assert table.game.rolled.hits == (True, False, False, False)


def test_lamp_oil_adds_nothing_to_a_roll_without_blanks() -> None:
    table = armed("Can of Lamp Oil", "guardian", rolls=[HIT] * 4)
    table.fight("Can of Lamp Oil")
    assert table.game.health == 2


@proves("heart_of_darkness", "play.weapon-return", "weapon.discard")
def test_after_a_swordstick_one_may_fight_here_again() -> None:
    table = armed("Swordstick", "crawler", "crawler", rolls=[HIT] + [BLANK] * 4)
    table.fight("Swordstick")
    assert table.may("fight")
    table.roll(BLANK, BLANK, BLANK).fight()
    assert not table.may("fight")


@proves("heart_of_darkness", "play.weapon-return", "weapon.discard")
@pytest.mark.parametrize(("roll", "actions"), [(HIT, 6), (BLANK, 5)])
def test_a_cutlass_gives_an_action_for_a_kill(roll: int, actions: int) -> None:
    table = armed("Coastguard Cutlass", "crawler", "crawler", rolls=[roll] + [BLANK] * 4)
    table.fight("Coastguard Cutlass")
    assert table.game.turn.actions == actions
    assert table.says("more-actions") == ([("more-actions", 0, 1)] if actions == 6 else [])

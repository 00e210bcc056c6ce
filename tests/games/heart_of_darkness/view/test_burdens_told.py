"""What a Curse keeps one from is told where one looks for it, with the rule that says no."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness import GAME
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import still
from tests.games.heart_of_darkness.playing import HeartTable


def why(table: HeartTable) -> dict[str, str]:
    """What cannot be done, as it is said, and the rules behind it."""
    found = GAME.rules.blocked(table.game, 0, table.ask)
    return {GAME.words.say(one.words): one.rule for one in found}


@proves("heart_of_darkness", "decide.card-wins")
@pytest.mark.parametrize(
    ("curse", "sentence"),
    [
        ("Unmaking Touch", "A Curse keeps you from repairing the Northern Gate."),
        ("Tongue of Ash", "A Curse keeps you from talking and trading with anybody."),
        (
            "Leaden Feet",
            "A Curse makes your first Move this turn cost more Actions than you have left.",
        ),
    ],
)
def test_a_curse_that_bars_an_action_is_named_as_the_reason(curse: str, sentence: str) -> None:
    gate = {"places": {0: "northern_gate", 1: "northern_gate"}, "gates": {"northern_gate": 1}}
    cursed = still(2, hands={0: [curse]}, actions=1, **gate)
    assert why(cursed)[sentence] == "decide.card-wins"
    assert sentence not in why(still(2, actions=1, **gate))


@proves("heart_of_darkness", "decide.card-wins")
def test_whoever_cannot_end_the_turn_is_told_why() -> None:
    sentence = "A Curse does not let you end your turn while you can Loot here."
    table = still(2, hands={0: ["Magpie Fever"]})
    assert not table.may("end")
    assert why(table)[sentence] == "decide.card-wins"
    assert sentence not in why(table.loot())


@proves("heart_of_darkness", "quest.no-creatures", "quest.begin-limits")
def test_a_quest_that_waits_for_a_creature_to_go_says_so() -> None:
    quest = {"hands": {0: ["The Reliquary"]}}
    among = still(2, places={0: "old_manor"}, creatures=[("crawler", "old_manor")], **quest)
    assert why(among)["The Reliquary cannot be begun while a Creature is here."] == (
        "quest.no-creatures"
    )
    elsewhere = still(2, creatures=[("crawler", "village")], **quest)
    assert "quest.begin" in why(elsewhere).values()


@proves("heart_of_darkness", "combat.once")
def test_one_combat_a_turn_is_one_in_each_place() -> None:
    table = still(2, creatures=[("crawler", "village")], rolls=[5] * 3).fight()
    assert why(table)["One Combat a turn in each place: you have fought here."] == "combat.once"


@proves("heart_of_darkness", "item.play")
def test_a_card_that_cannot_be_paid_for_says_so() -> None:
    """It would do something: Sanity is lacking, and only a card to discard for it."""
    sentence = (
        "Laudanum Case costs another card of your hand, and you have none that can be discarded."
    )
    hand = {"heroes": {0: "surgeon", 1: "stoker"}, "sanity": {0: 1}}
    alone = still(2, hands={0: ["Laudanum Case", "Grave-Cold"]}, **hand)
    assert why(alone)[sentence] == "item.play"
    assert still(2, hands={0: ["Laudanum Case", "Pit Pony"]}, **hand).may("play", "Laudanum Case")

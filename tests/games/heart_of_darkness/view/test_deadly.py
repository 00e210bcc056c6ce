"""What kills for certain is told beside the option, and asked once more."""

from __future__ import annotations

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.rules.map import HEART, PLACE
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import Key
from gloam.kernel.present.scene import Choice
from tests.games.heart_of_darkness.phases import still
from tests.games.heart_of_darkness.playing import HeartTable, face

THREE = ["Grave-Cold", "Palsied Hands", "Leaden Feet"]
DEADLY = "your Protagonist dies of it"


def choice(table: HeartTable, key: Key) -> Choice:
    assert key in table.options()
    return GAME.rules.describe(table.game, 0, table.ask, key)


def told(table: HeartTable, key: Key) -> tuple[bool, str]:
    """Whether it is asked once more, and what is told beside it."""
    shown = choice(table, key)
    return shown.grave, GAME.words.say(shown.note) if shown.note else ""


@proves("heart_of_darkness", "killed.curses")
def test_the_heart_kills_whoever_holds_three_curses() -> None:
    for held, hero, is_grave in (
        (3, "surveyor", True),
        (2, "surveyor", False),
        (3, "medium", False),
    ):
        table = still(2, heroes={0: hero}, places={0: "chapel"}, hands={0: THREE[:held]})
        grave, note = told(table, ("move", HEART))
        assert grave == is_grave
        assert (note == DEADLY) == is_grave
        assert told(table, ("move", PLACE["northern_gate"])) != (True, DEADLY)


@proves("heart_of_darkness", "killed.strength", "killed.sanity")
def test_a_price_that_takes_the_last_of_a_body_kills() -> None:
    scent = ("play", face("The Scent"))
    assert told(still(2, hands={0: ["The Scent"]}, strength={0: 1}), scent) == (True, DEADLY)
    assert told(still(2, hands={0: ["The Scent"]}, strength={0: 2}), scent) == (False, "")
    mask = ("play", face("Borrowed Face"))
    assert told(still(2, hands={0: ["Borrowed Face"]}, sanity={0: 1}), mask) == (True, DEADLY)
    shores = {"options": {"map": "western shores"}, "hands": {0: ["The Fever Ward"]}}
    ward = ("begin", face("The Fever Ward"))
    ill = still(2, places={0: "fever_hospital"}, strength={0: 1}, **shores)
    assert told(ill, ward) == (True, DEADLY)
    well = still(2, places={0: "fever_hospital"}, **shores)
    assert told(well, ward) == (False, "")


@proves("heart_of_darkness", "killed.curses")
def test_a_price_of_a_fourth_curse_kills() -> None:
    shores = {"options": {"map": "western shores"}, "places": {0: "pilgrim_stones"}}
    name = ("begin", face("The Guardian's Name"))
    cursed = still(2, hands={0: ["The Guardian's Name", *THREE]}, **shores)
    assert told(cursed, name) == (True, DEADLY)
    assert told(still(2, hands={0: ["The Guardian's Name"]}, **shores), name) == (False, "")


@proves("heart_of_darkness", "ritual.failure")
def test_what_hangs_on_dice_is_told_as_before() -> None:
    table = still(2, hands={0: ["Ritual of Stillness"]}, creatures=[("crawler", "cave")])
    ritual = ("play", face("Ritual of Stillness"))
    assert told(table, ritual) == (False, "a Curse if it fails")

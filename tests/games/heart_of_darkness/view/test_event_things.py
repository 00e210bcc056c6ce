"""What the log points at: nodes of the scene."""

from __future__ import annotations

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.rules.map import PLACE
from tests.games.log_links import events_point_at_the_table

ABOUT_NOTHING = {
    "deadly",
    "deadly-calm",
    "opened",
    "reshuffled",
    "guardian-wounded",
    "lost-darkness",
    "lost-nobody",
    "lost-none-left",
    "counted-blanks",
    "rolled-again",
    "stilled",
}


def test_an_event_points_at_something_that_was_on_the_table() -> None:
    events_point_at_the_table(GAME, {"map": "western shores"}, ABOUT_NOTHING)


def test_the_most_telling_thing_comes_first() -> None:
    things = GAME.rules.event_things
    cemetery, gate = PLACE["cemetery"], PLACE["northern_gate"]
    moved = things(("creature-moved", 0, cemetery, gate))
    assert moved == (
        f"creature-0-{gate}",
        f"creature-0-{cemetery}",
        "place-northern_gate",
        "place-cemetery",
    )
    assert things(("moved", 1, cemetery, gate))[:3] == ("who-1", "sheet-1", "place-cemetery")
    assert things(("killed", 0, 4, cemetery))[0] == "fallen-4"
    assert things(("gate-damaged", gate, 2)) == (f"gate-{gate}", "place-northern_gate")
    assert things(("darkness", 3)) == ("darkness",)
    assert things(("darkness", 3, "gate", gate))[:2] == ("darkness", f"gate-{gate}")
    assert things(("breach", 2, 2)) == ("sheet-2",)

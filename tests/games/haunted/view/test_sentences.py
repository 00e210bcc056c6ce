"""What the log points at: nodes of the scene."""

from __future__ import annotations

from gloam.games.haunted import GAME
from gloam.games.haunted.cards.deck import CARDS
from tests.games.log_links import events_point_at_the_table

ABOUT_NOTHING = {"reshuffled", "rift"}


def test_an_event_points_at_something_that_was_on_the_table() -> None:
    events_point_at_the_table(GAME, {}, ABOUT_NOTHING)


def test_cards_come_before_lines_and_lines_before_seats() -> None:
    things = GAME.rules.event_things
    card = f"card-{CARDS[7].id}"
    assert things(("laid", 1, 7, 3)) == (card, "line-3", "seat-1")
    assert things(("turn", 2)) == ("seat-2",)
    assert things(("complete", 0, 2, 7)) == (card, "line-2", "seat-0")
    assert things(("rift",)) == ()

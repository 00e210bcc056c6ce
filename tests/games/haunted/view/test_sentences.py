"""What the log points at: nodes of the scene."""

from __future__ import annotations

from gloam.games.haunted import GAME
from gloam.games.haunted.cards.deck import CARDS
from gloam.kernel.content.ledger import proves
from tests.games.haunted.playing import HauntedTable, haunted
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


def said(table: HauntedTable, *words: str) -> list[str]:
    """What was told with these words, as the log says it."""
    told = [event for event in table.told_with_causes() if event[0] in words]
    return [GAME.words.say(GAME.rules.event_words(event)) for event in told]


@proves("haunted", "defence.discard", "forfeit.take", "miss.stack")
def test_a_card_is_named_with_what_it_does() -> None:
    hands = {0: ["Country Walk", "Losing Sleep", "Strange Mist"], 1: ["Terrible Accident", "Fever"]}
    table = haunted(2, hands=hands, lines={(1, 1): ["Foreign Village"], (1, 2): ["Ruined Church"]})
    table.lay("Losing Sleep", on=(1, 1)).lay("Strange Mist", on=(1, 2))
    assert said(table, "will-miss", "taken") == [
        "Seat 2 must miss a turn: owing to Losing Sleep.",
        "Seat 1 takes a card out of Seat 2’s hand at random: a forfeit.",
    ]


@proves("haunted", "defence.seal-time", "cleanup.one", "refill.to-seven")
def test_a_turn_says_why_lines_are_complete_and_cards_come_and_go() -> None:
    lines = {(1, 2): ["Private Library", "Ancient Manuscript"]}
    hands = {0: ["Fire", "Fateful Possession"], 1: ["Fever"]}
    table = haunted(2, hands=hands, lines=lines)
    table.lay("Fateful Possession", on=(1, 2)).end_stage().stop()
    (complete,) = said(table, "complete")
    assert complete.startswith(
        "The tale of Mr. Tranter (Seat 2) is complete: Fateful Possession was not driven off. "
    )
    table.end_turn("Fire")
    assert said(table, "discarded", "drew") == [
        "Seat 1 discards Fire: the end of the turn.",
        "Seat 1 draws 7 cards: the hand is refilled.",
    ]

"""Whoever plays alone reads of two Protagonists by their names."""

from __future__ import annotations

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.rules.killed import settle_deaths
from gloam.games.heart_of_darkness.state import SECOND, Phase, Turn
from gloam.games.heart_of_darkness.view.names import HERO
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.state import Event
from tests.games.heart_of_darkness.phases import gone_on, still
from tests.games.heart_of_darkness.playing import HeartTable
from tests.playing import Table, seat

PAIR = {0: "stoker", SECOND: "surgeon"}
MOVED: Event = ("moved", SECOND, 1, 0)
FIRST = ["Bromide Salts", "Pit Pony", "Gin Trap"]
OTHERS = ["Bromide Salts", "Storm Glass", "Swordstick"]


def told(table: Table, event: Event) -> str:
    rules = GAME.rules
    return GAME.words.say(rules.event_words(rules.as_said(table.game, event)))


def offered(table: HeartTable) -> list[str]:
    assert table.ask is not None
    described = [GAME.rules.describe(table.game, 0, table.ask, key) for key in table.options()]
    return [GAME.words.say(choice.words) for choice in described]


def test_the_story_and_the_options_name_the_two() -> None:
    table = still(1, heroes=PAIR)
    table.game.unused = table.game.unused[:5]  # these two were dealt, and nobody else
    assert told(table, MOVED) == "Dr. Ada Marchbanks goes to the Chapel."
    assert GAME.rules.event_things(GAME.rules.as_said(table.game, MOVED))[:1] == ("who-4",)
    table.game.phase, table.game.waiting = Phase.ORDER, (0, SECOND)
    first = offered(gone_on(table.game))
    assert first == ["Silas Crake goes first", "Dr. Ada Marchbanks goes first"]


def test_so_does_a_game_as_it_is_dealt() -> None:
    table = seat("heart_of_darkness", 1)
    hero = HERO.words[table.game.protagonists[SECOND].hero]
    assert told(table, MOVED).startswith(GAME.words.say(hero))


def test_what_may_be_of_the_dead_is_told_of_the_place() -> None:
    table = still(1, heroes=PAIR)
    table.game.unused = table.game.unused[:5]
    table.game.protagonists[SECOND].strength = 0
    settle_deaths(table.game)
    assert told(table, MOVED).startswith("Seat 1’s second goes to")
    # A third has come: nobody knows any more of whom an older line told.
    table.game.take_seat(SECOND, table.game.protagonists[0])
    table.game.unused = table.game.unused[:4]
    assert told(table, MOVED).startswith("Seat 1’s second goes to")


def test_where_everybody_plays_one_players_are_named() -> None:
    assert told(still(2, heroes={0: "stoker"}), ("moved", 0, 1, 0)).startswith("Seat 1 goes to")


def touched(table: Table) -> list[tuple[str, ...]]:
    described = [GAME.rules.describe(table.game, 0, table.ask, key) for key in table.options()]
    return [choice.touches for choice in described]


@proves("heart_of_darkness", "solo.setup")
def test_the_opening_asks_for_a_card_of_the_right_hand() -> None:
    """Both hold Bromide Salts. Once the first hand's glowed when the second was asked for."""
    table = still(1, heroes=PAIR, hands={0: FIRST, SECOND: OTHERS})
    table.game.phase, table.game.turn = Phase.OPENING, Turn()
    table = gone_on(table.game)
    assert touched(table)[0] == ("hand-0/bromide-salts",)
    assert offered(table)[0] == "Silas Crake gives up Bromide Salts"
    table.answer("discard", "Pit Pony")
    assert touched(table)[0] == ("hand-4/bromide-salts",)
    assert offered(table)[0] == "Dr. Ada Marchbanks gives up Bromide Salts"


@proves("heart_of_darkness", "solo.trade", "talk.give")
def test_a_trade_with_oneself_takes_a_card_of_the_giver() -> None:
    table = still(1, heroes=PAIR, hands={0: FIRST, SECOND: OTHERS}).answer("talk", SECOND)
    table.answer("give-card", SECOND)
    assert touched(table)[0] == ("hand-4/bromide-salts",)
    table.answer("card", "Bromide Salts").answer("give-card", 0)
    assert touched(table)[0] == ("hand-0/bromide-salts", "hand-0/bromide-salts/1")


def test_a_card_that_is_looked_at_is_not_taken_for_an_equal_one_in_the_hand() -> None:
    table = still(
        2,
        heroes={0: "medium", 1: "stoker"},
        hands={0: ["Walnut Planchette", "Radio Part"]},
        loot_top=["Radio Part", "Pit Pony"],
    )
    table.play("Walnut Planchette")
    assert touched(table) == [("looked-at/pit-pony",), ("looked-at/radio-part",)]

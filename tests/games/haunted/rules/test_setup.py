"""Haunted, before the first turn: who plays, who starts, what everybody holds."""

from __future__ import annotations

import pytest

from gloam.games.haunted import GAME
from gloam.games.haunted.rules.setup import ALPHABET
from gloam.games.haunted.state import SHOWN, STOCK
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from tests.games.haunted.playing import HauntedTable, card, dealt, haunted


@proves("haunted", "players.range", "players.solo")
def test_two_to_five_play_and_nobody_alone() -> None:
    assert GAME.rules.players == (2, 3, 4, 5)
    for seats in GAME.rules.players:
        table = dealt(seats)
        assert [len(table.hand(seat)) for seat in range(seats)] == [7] * seats
        assert len(table.stock()) == 80 - 7 * seats


@proves("haunted", "players.left", "turn.pass")
def test_the_player_to_the_left_is_next() -> None:
    table = haunted(3, active=1)
    assert table.game.left(0) == 1
    for seat in (1, 2, 0, 1):
        assert table.asked == (seat, "attack")
        table.end_turn()


@proves("haunted", "players.left")
def test_with_two_players_left_is_the_other_one() -> None:
    for active, other in ((0, 1), (1, 0)):
        table = haunted(2, hands={active: ["Strange Mist"], other: ["Fire"]}, active=active)
        table.lay("Strange Mist", on=(other, 0))
        assert table.says("taken") == [("taken", other, active)]


@proves("haunted", "game.characters", "line.three")
def test_every_player_looks_after_three_characters() -> None:
    for seats in (2, 5):
        table = haunted(seats, hands={0: ["Country Walk"]})
        others = range(1, seats)
        assert table.lays() == [("Country Walk", (o, slot)) for o in others for slot in range(3)]
        table.end_stage()
        assert table.lays() == [("Country Walk", (0, slot)) for slot in range(3)]


@proves("haunted", "setup.shuffle", "setup.lines")
def test_all_cards_are_shuffled_and_no_line_is_started() -> None:
    before = GAME.rules.setup(GAME.rules.choices({}), 3, {})
    assert before.zones[STOCK] == list(range(80))
    assert before.zones[1:] == [[]] * len(before.zones[1:])
    assert [len(before.lines(seat)) for seat in range(3)] == [3, 3, 3]
    assert (before.sealed, before.awaiting, before.used, before.fresh) == (0, 0, 0, 0)
    assert (before.defender, before.planted, before.stale) == (-1, -1, -1)
    assert before.missed == [0, 0, 0]
    # No order is known before the draw: other dice, other hands.
    one, other = (
        HauntedTable(Run.start(GAME.rules, 3, Dice(key))).hand(0) for key in (b"one", b"other")
    )
    assert one != other
    table = dealt(3)
    assert [table.line(seat, slot) for seat in range(3) for slot in range(3)] == [[]] * 9
    assert table.pile() == []


@proves("haunted", "setup.first-pick", "setup.first-turn", "setup.return")
def test_the_first_card_in_the_alphabet_starts() -> None:
    drawn = ["Fire", "Fever", "Storm"]
    # All three go back and may be dealt: the starting player gets the first card.
    table = dealt(3, draws=[*drawn, "Storm", "Fire", "Fever"])
    assert table.says("drew-for-it") == [
        ("drew-for-it", seat, card(name)) for seat, name in enumerate(drawn)
    ]
    assert table.says("starts") == [("starts", 1)]
    assert table.asked == (1, "attack")
    assert "Storm" in table.hand(1)
    assert "Fire" in table.hand(2)
    assert "Fever" in table.hand(0)
    assert table.game.zones[SHOWN] == []


@proves("haunted", "setup.alphabet", "setup.first-pick")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Attacked!", "Auction of Curiosities"),
        ("Dead Faint", "Disembodied Presence"),
        ("Fire", "Fisticuffs"),
        ("Historian", "Historical Find"),
        ("Magical Almanac", "Magical Summoning"),
        ("Magical Summoning", "Magickal Dabbler"),
        ("Magickal Dabbler", "Magickal Dabbling"),
        ("Wealthy Relative's Mansion", "Well-wishing Stranger"),
    ],
)
def test_names_are_compared_letter_by_letter(first: str, second: str) -> None:
    assert sorted(ALPHABET) == list(range(80))  # no ties
    assert dealt(2, draws=[first, second]).says("starts") == [("starts", 0)]
    assert dealt(2, draws=[second, first]).says("starts") == [("starts", 1)]


@proves("haunted", "setup.deal", "setup.hand-size")
def test_cards_are_dealt_one_at_a_time_clockwise_until_all_hold_seven() -> None:
    dealing = ["Fire", "Storm", "Pray", "Fever", "Psychic", "Arrested", "Possession"]
    table = dealt(3, draws=["Storm", "Psychic", "Arrested", *dealing])
    assert table.asked == (2, "attack")
    assert {"Fire", "Fever", "Possession"} <= set(table.hand(2))
    assert {"Storm", "Psychic"} <= set(table.hand(0))
    assert {"Pray", "Arrested"} <= set(table.hand(1))
    assert [len(table.hand(seat)) for seat in range(3)] == [7, 7, 7]


@proves("haunted", "setup.secret")
def test_hands_are_hidden_from_one_another() -> None:
    table = dealt(3)
    for seat in range(3):
        for other in range(3):
            seen = [name for name in table.hand(seat) if table.knows(other, name)]
            assert seen == (table.hand(seat) if other == seat else [])

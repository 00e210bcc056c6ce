"""Events that take focuses or whole lines away if the test card is good."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloam.kernel.content.ledger import proves
from tests.games.haunted.cards.playing import (
    ESSENTIALS,
    EVENT,
    INN,
    SETTING,
    SUPPORT_TESTS,
    WALK,
    defending,
    on_others_and_oneself,
    pays_forfeit,
    shown_in_test,
)
from tests.games.haunted.playing import HauntedTable, Line, card, haunted

LIBRARY = ["Private Library"]

# --- Chance Find ---


@on_others_and_oneself
@proves("haunted", "event.chance-find")
def test_chance_find_removes_a_focus_with_an_essential_card(seat: int, stage: int) -> None:
    for test in ESSENTIALS:
        hands = {0: ["Chance Find", "Fever"], 1: ["Fire"]}
        table = haunted(hands=hands, lines={(seat, 0): WALK}, stage=stage, draws=[test])
        table.lay("Chance Find", on=(seat, 0))
        assert table.line(seat, 0) == ["Country Walk"]
        assert set(table.pile()) == {"Chance Find", "Tin Whistle", test}
        assert shown_in_test(table) == [(seat, test)]
        assert table.says("taken") == []


@on_others_and_oneself
@proves("haunted", "event.chance-find")
def test_chance_find_is_a_forfeit_with_a_support_card(seat: int, stage: int) -> None:
    for test in SUPPORT_TESTS:
        hands = {0: ["Chance Find", "Fever"], 1: ["Fire"]}
        table = haunted(hands=hands, lines={(seat, 0): WALK}, stage=stage, draws=[test])
        table.lay("Chance Find", on=(seat, 0))
        assert pays_forfeit(table, seat)
        table.answer(*table.options()[0])
        assert table.line(seat, 0) == WALK


@proves("haunted", "event.chance-find")
def test_chance_find_in_defence() -> None:
    for test in (*ESSENTIALS, *SUPPORT_TESTS):
        table = defending(WALK, ["Chance Find", "Fever"]).next_draws(test)
        table.lay("Chance Find", on=(1, 0))
        if test in ESSENTIALS:
            assert table.line(1, 0) == ["Country Walk"]
        else:
            assert pays_forfeit(table, 1)


@on_others_and_oneself
@proves("haunted", "event.chance-find-which")
def test_the_subject_picks_from_all_own_focuses(seat: int, stage: int) -> None:
    lines = {(seat, 0): WALK, (seat, 1): LIBRARY, (seat, 2): INN, (2, 0): ["Ruined Church"]}
    table = haunted(3, hands={0: ["Chance Find"]}, lines=lines, stage=stage, draws=[SETTING])
    table.lay("Chance Find", on=(seat, 1))
    assert table.asked == (seat, "chance-find")
    assert table.choices("remove") == ["Tin Whistle", "Mysterious Door"]
    assert len(table.options()) == 2
    table.answer("remove", "Mysterious Door")
    assert (table.line(seat, 0), table.line(seat, 2)) == (WALK, INN[:1])


@proves("haunted", "event.chance-find-which")
def test_chance_find_reaches_neither_complete_nor_awaiting_lines() -> None:
    lines = {(1, 0): WALK, (1, 1): [*LIBRARY, "Ancient Manuscript", "Dread Old God"], (1, 2): INN}
    hands = {0: ["Chance Find", "Tortured Soul"]}
    table = haunted(hands=hands, lines=lines, draws=[SETTING])
    table.lay("Tortured Soul", on=(1, 2)).lay("Chance Find", on=(1, 0))
    assert table.line(1, 0) == WALK[:1]  # without a choice
    del lines[1, 0]
    lines[1, 0] = ["Country Walk"]
    table = haunted(hands=hands, lines=lines, draws=[SETTING])
    table.lay("Tortured Soul", on=(1, 2)).lay("Chance Find", on=(1, 0))
    assert table.says("removed") == table.says("taken") == []
    assert table.asked == (0, "attack")


@proves("haunted", "event.chance-find-which")
def test_in_defence_only_a_fresh_focus_can_be_picked() -> None:
    lines = {(1, 0): WALK[:1], (1, 1): LIBRARY, (1, 2): INN}
    hands = {0: ["Tin Whistle", "Magical Almanac"], 1: ["Chance Find", "Fever"]}
    table = haunted(hands=hands, lines=lines, draws=[SETTING])
    table.lay("Tin Whistle", on=(1, 0)).lay("Magical Almanac", on=(1, 1)).end_stage()
    assert not table.may_lay("Chance Find", (1, 2))
    table.lay("Chance Find", on=(1, 1))
    assert table.asked == (1, "chance-find")
    assert table.choices("remove") == ["Tin Whistle", "Magical Almanac"]
    table = haunted(hands=hands, lines=lines, draws=[SETTING])
    table.lay("Tin Whistle", on=(1, 0)).end_stage().lay("Chance Find", on=(1, 0))
    assert (table.line(1, 0), table.line(1, 2)) == (WALK[:1], INN)  # without a choice


# --- Hidden Compartment ---


def compartment(
    lines: Mapping[Line, Sequence[str]],
    *draws: str,
    on: Line = (1, 0),
    seats: int = 3,
    stage: int = 1,
    hand: Sequence[str] = (),
    complete: Sequence[Line] = (),
) -> HauntedTable:
    """Seat 0 lays it on a line, whose owner has the test card drawn."""
    hands = {0: ["Hidden Compartment", *hand]}
    table = haunted(seats, hands=hands, lines=lines, stage=stage, draws=draws, complete=complete)
    table.lay("Hidden Compartment", on=on)
    assert table.asked == (on[0], "may")
    return table.answer("yes")


@on_others_and_oneself
@proves("haunted", "event.hidden-compartment")
def test_hidden_compartment_takes_the_smallest_line_away(seat: int, stage: int) -> None:
    for test in ESSENTIALS:
        lines = {(seat, 0): WALK, (seat, 1): [*LIBRARY, "Historical Find", "Fateful Possession"]}
        table = compartment(lines, test, on=(seat, 0), stage=stage)
        assert table.line(seat, 0) == []
        assert set(table.pile()) == {"Hidden Compartment", test, *WALK}
        lines = {(seat, 0): WALK, (seat, 1): LIBRARY, (2, 0): ["Ruined Church"]}
        table = compartment(lines, test, on=(seat, 0), stage=stage)
        assert [table.line(seat, slot) for slot in range(3)] == [WALK, [], []]
        assert table.line(2, 0) == ["Ruined Church"]
        assert set(table.pile()) == {"Hidden Compartment", test, *LIBRARY}


@on_others_and_oneself
@proves("haunted", "event.hidden-compartment")
def test_hidden_compartment_hands_the_smallest_line_over(seat: int, stage: int) -> None:
    for test in SUPPORT_TESTS:
        lines = {(seat, 0): LIBRARY, (1 - seat, 0): WALK, (2, 1): ["Ruined Church"]}
        table = compartment(lines, test, on=(seat, 0), stage=stage)
        assert [table.line(seat, slot) for slot in range(3)] == [LIBRARY, ["Ruined Church"], []]
        assert table.line(2, 1) == []
        assert table.line(1 - seat, 0) == WALK
        assert set(table.pile()) == {"Hidden Compartment", test}
        assert shown_in_test(table) == [(seat, test)]


@on_others_and_oneself
@proves("haunted", "event.hidden-compartment-optional")
def test_the_subject_may_leave_the_compartment_alone(seat: int, stage: int) -> None:
    lines = {(seat, 0): LIBRARY, (2, 1): ["Ruined Church"]}
    table = haunted(3, hands={0: ["Hidden Compartment"]}, lines=lines, stage=stage)
    stock = table.stock()
    table.lay("Hidden Compartment", on=(seat, 0))
    assert table.asked == (seat, "may")
    assert table.options() == [("yes",), ("no",)]
    table.answer("no")
    assert table.pile() == ["Hidden Compartment"]
    assert table.stock() == stock
    assert (table.line(seat, 0), table.line(2, 1)) == (LIBRARY, ["Ruined Church"])
    assert table.asked == (0, "attack" if seat else "own")


@proves("haunted", "event.hidden-compartment-full", "event.hidden-compartment-whose")
def test_with_three_started_lines_the_subject_receives_nothing() -> None:
    complete = [*LIBRARY, "Historical Find", "Fateful Possession"]
    lines = {(1, 0): WALK, (1, 1): INN, (1, 2): complete, (2, 1): ["Ruined Church"]}
    table = compartment(lines, EVENT)
    assert [table.line(1, slot) for slot in range(3)] == [WALK, INN, complete]
    assert table.line(2, 1) == ["Ruined Church"]
    assert set(table.pile()) == {"Hidden Compartment", EVENT}


@proves("haunted", "event.hidden-compartment-whose")
def test_the_line_comes_from_another_player_who_has_one_to_give() -> None:
    # The subject's own is smaller; a complete and an awaiting line cannot be given.
    lines = {(1, 0): LIBRARY, (2, 0): ["Ruined Church"], (2, 1): INN, (2, 2): WALK}
    hands = {0: ["Hidden Compartment", "Tortured Soul"]}
    table = haunted(3, hands=hands, lines=lines, complete=[(2, 0)], draws=[EVENT])
    table.lay("Tortured Soul", on=(2, 1)).lay("Hidden Compartment", on=(1, 0)).answer("yes")
    assert table.line(1, 1) == WALK
    assert table.line(2, 2) == []
    assert table.line(2, 1) == [*INN, "Tortured Soul"]
    table = compartment({(1, 0): LIBRARY, (2, 0): ["Ruined Church"]}, EVENT, complete=[(2, 0)])
    assert [table.line(1, slot) for slot in range(3)] == [LIBRARY, [], []]
    assert table.line(2, 0) == ["Ruined Church"]
    # It goes as it is, also from the layer, and can be built on where it arrives.
    table = compartment({(1, 0): LIBRARY, (0, 2): WALK}, EVENT, hand=["Hunting Spirit"])
    assert (table.line(1, 1), table.line(0, 2)) == (WALK, [])
    assert table.may_lay("Hunting Spirit", (1, 1))


@proves("haunted", "event.hidden-compartment-tie", "event.hidden-compartment-tie-loser")
def test_players_with_equally_small_lines_draw_for_it() -> None:
    lines = {(1, 0): WALK, (2, 0): LIBRARY, (3, 0): ["Ruined Church"], (0, 0): INN}
    # The first in the alphabet gives; in the deck events come before actions.
    for second, third, giver in (("Fever", "Possession", 2), ("Possession", "Fever", 3)):
        table = compartment(lines, EVENT, second, third, seats=4)
        drawn = [("drew-for-it", 2, card(second)), ("drew-for-it", 3, card(third))]
        assert table.says("drew-for-it", to=0) == drawn
        assert table.line(1, 1) == lines[giver, 0]
        assert table.line(giver, 0) == []
        assert table.line(5 - giver, 0) == lines[5 - giver, 0]
        assert {second, third} <= set(table.stock())
        assert not table.knows(0, second)
        assert table.asked == (0, "attack")


@proves("haunted", "event.hidden-compartment-tie-loser")
def test_a_giver_with_several_smallest_lines_picks() -> None:
    lines = {(1, 0): WALK, (2, 0): LIBRARY, (2, 1): INN, (2, 2): ["Ruined Church"]}
    table = compartment(lines, EVENT)
    assert table.asked == (2, "hand-over")
    assert table.options() == [("line", 6), ("line", 8)]
    table.choose_line(2, 2)
    assert table.line(1, 1) == ["Ruined Church"]
    assert [table.line(2, slot) for slot in range(3)] == [LIBRARY, INN, []]
    # The subject picks among its own.
    table = compartment({(1, 0): WALK, (1, 1): INN}, SETTING)
    assert table.asked == (1, "discard-line")
    table.choose_line(1, 1)
    assert (table.line(1, 0), table.line(1, 1)) == (WALK, [])


@proves("haunted", "event.hidden-compartment", "event.hidden-compartment-optional")
def test_hidden_compartment_in_defence() -> None:
    for test in (*ESSENTIALS, *SUPPORT_TESTS):
        lines = {(1, 0): WALK[:1], (2, 0): LIBRARY}
        hands = {0: ["Ruined Church"], 1: ["Hidden Compartment", "Fever"]}
        table = haunted(3, hands=hands, lines=lines, draws=[test])
        table.lay("Ruined Church", on=(1, 1)).end_stage()
        assert table.lays() == [("Hidden Compartment", (1, 1))]
        table.lay("Hidden Compartment", on=(1, 1))
        assert table.asked == (1, "may")
        table.answer("yes")
        got = [] if test in ESSENTIALS else LIBRARY
        stays = [] if test in ESSENTIALS else ["Ruined Church"]
        assert [table.line(1, slot) for slot in range(3)] == [WALK[:1], stays, got]
        assert table.asked == ((0, "own") if test in ESSENTIALS else (1, "defend"))
    table = haunted(3, hands=hands, lines=lines)
    table.lay("Ruined Church", on=(1, 1)).end_stage()
    table.lay("Hidden Compartment", on=(1, 1)).answer("no")
    assert table.pile() == ["Hidden Compartment"]
    assert table.line(1, 1) == ["Ruined Church"]

"""Attacked!: somebody else's setting, or an acquaintance, or a forfeit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from gloam.games.haunted.state import OWN
from gloam.kernel.content.ledger import proves
from tests.games.haunted.cards.playing import pays_forfeit
from tests.games.haunted.playing import HauntedTable, Line, haunted

FULL = {
    (1, 0): ["Foreign Village"],
    (1, 1): ["Private Library", "Mysterious Door"],
    (1, 2): ["Roadside Inn", "Engraved Coin", "Hunting Spirit"],
}


def attacked(
    hands: Mapping[int, Sequence[str]],
    lines: Mapping[Line, Sequence[str]] | None = None,
    pile: Sequence[str] = (),
) -> HauntedTable:
    """Seat 0 lays it on seat 1 of four, on a line with a setting if there is one."""
    held = {**hands, 0: ["Attacked!", *hands.get(0, ())]}
    table = haunted(4, hands=held, lines=lines, pile=pile)
    return table.lay("Attacked!", on=(1, 0))


# --- with room ---


@proves("haunted", "event.attacked")
def test_the_first_player_from_the_left_who_has_a_setting_must_lay_it() -> None:
    hands = {0: ["Ruined Church"], 2: ["Tin Whistle", "Fire"], 3: ["Country Walk", "Fever"]}
    table = attacked(hands)
    assert table.says("no-setting") == [("no-setting", 2)]
    assert table.asked == (3, "attacked")
    assert table.options() == [("setting", 2)]  # there is no way out of it
    table.answer("setting", "Country Walk").choose_line(1, 1)
    assert table.line(1, 1) == ["Country Walk"]
    assert table.hand(3) == ["Fever"]
    assert table.hand(0) == ["Ruined Church"]  # after one setting it is over
    assert table.asked == (0, "attack")
    assert table.pile() == ["Attacked!"]


@proves("haunted", "event.attacked-left")
def test_the_round_begins_on_the_left_of_the_subject_and_ends_with_the_layer() -> None:
    settings = {2: ["Country Walk"], 3: ["Roadside Inn"], 0: ["Ruined Church"]}
    while settings:
        table = attacked(settings)
        assert table.asked == (next(iter(settings)), "attacked")
        del settings[next(iter(settings))]
    own = {0: ["Attacked!", "Country Walk"], 2: ["Ruined Church"], 3: ["Roadside Inn"]}
    table = haunted(4, hands=own, stage=OWN).lay("Attacked!", on=(0, 2))
    assert table.says("no-setting") == [("no-setting", 1)]
    assert table.asked == (2, "attacked")
    table.answer("setting", "Ruined Church").choose_line(0, 0)
    assert table.line(0, 0) == ["Ruined Church"]
    assert table.hand(0) == ["Country Walk"]


@proves("haunted", "event.attacked-replacement", "event.attacked-replacement-choice")
def test_the_setting_is_replaced_by_any_card_of_the_discard_pile() -> None:
    pile = ["Tin Whistle", "Hunting Spirit", "Fire", "Fever", "Historian"]
    for wanted in pile:
        table = attacked({2: ["Country Walk", "Pray"]}, pile=pile)
        table.answer("setting", "Country Walk").choose_line(1, 0)
        assert table.asked == (2, "attacked-replacement")
        assert table.choices("take") == pile  # and not Attacked! itself
        table.answer("take", wanted)
        assert set(table.hand(2)) == {wanted, "Pray"}
        assert set(table.pile()) == {*pile, "Attacked!"} - {wanted}


@proves("haunted", "event.attacked-replacement-choice")
def test_with_an_empty_discard_pile_there_is_no_replacement() -> None:
    table = attacked({2: ["Country Walk", "Pray"]})
    table.answer("setting", "Country Walk").choose_line(1, 0)
    assert table.hand(2) == ["Pray"]
    assert table.pile() == ["Attacked!"]
    assert table.asked == (0, "attack")


@proves("haunted", "event.attacked-room")
def test_who_lays_the_setting_picks_it_and_the_slot() -> None:
    settings = ["Archaeological Dig", "Country Walk", "Ruined Church"]
    table = attacked({2: [*settings, "Fever"]}, {(1, 0): ["Foreign Village"]})
    assert table.choices("setting") == settings
    table.answer("setting", "Ruined Church")
    assert table.asked == (2, "attacked-slot")
    assert table.options() == [("line", 4), ("line", 5)]
    assert table.choose_line(1, 2).line(1, 2) == ["Ruined Church"]
    # With one slot left there is nothing to pick.
    lines = {line: FULL[line] for line in ((1, 0), (1, 1))}
    table = attacked({2: ["Ruined Church"]}, lines).answer("setting", "Ruined Church")
    assert table.line(1, 2) == ["Ruined Church"]


@proves("haunted", "event.attacked-room")
def test_with_room_but_no_setting_in_another_hand_nothing_happens() -> None:
    hands = {0: ["Fever"], 1: ["Country Walk", "Historian"], 2: ["Tin Whistle"], 3: []}
    table = attacked(hands, {(1, 0): ["Foreign Village"]}, pile=["Fire"])
    assert [table.hand(seat) for seat in range(4)] == list(hands.values())
    assert [table.line(1, slot) for slot in range(3)] == [["Foreign Village"], [], []]
    assert table.says("no-setting") == [("no-setting", seat) for seat in (2, 3, 0)]
    assert table.says("taken") == []
    assert table.asked == (0, "attack")


# --- without ---


@proves("haunted", "event.attacked-no-room", "event.attacked-room")
def test_without_room_the_subject_loses_an_acquaintance_of_choice() -> None:
    hands = {1: ["Fire", "Historian", "Psychic"], 2: ["Country Walk"]}
    table = attacked(hands, FULL)
    assert table.asked == (1, "lose-acquaintance")
    assert table.choices("discard") == ["Historian", "Psychic"]
    table.discard("Psychic")
    assert table.hand(1) == ["Fire", "Historian"]
    assert table.hand(2) == ["Country Walk"]
    assert set(table.pile()) == {"Attacked!", "Psychic"}
    assert table.says("taken") == table.says("no-setting") == []


@proves("haunted", "event.attacked-no-room")
def test_without_room_and_without_an_acquaintance_the_subject_performs_a_forfeit() -> None:
    table = attacked({0: ["Historian"], 1: ["Fire"], 2: ["Country Walk", "Psychic"]}, FULL)
    assert pays_forfeit(table, 1)
    table.answer("give", "Country Walk")
    assert table.hand(1) == ["Country Walk"]


@pytest.mark.parametrize("held", [["Historian"], ["Fire"]])
@proves("haunted", "event.attacked-no-room")
def test_on_oneself_it_is_the_same(held: list[str]) -> None:
    lines = {(0, slot): cards for (_, slot), cards in FULL.items()}
    hands = {0: ["Attacked!", *held], 1: ["Country Walk"]}
    table = haunted(2, hands=hands, lines=lines, stage=OWN).lay("Attacked!", on=(0, 0))
    if held == ["Historian"]:
        assert table.discard("Historian").hand(0) == []
    else:
        assert pays_forfeit(table, 0)

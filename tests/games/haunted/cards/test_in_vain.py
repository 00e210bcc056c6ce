"""Cards that find nothing to do say so, to everybody."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gloam.kernel.content.ledger import proves
from tests.games.haunted.cards.playing import EVENT, FOCUS
from tests.games.haunted.playing import HauntedTable, card, haunted

WALK = ["Country Walk"]


def laid(
    name: str, *draws: str, hand: Sequence[str] = (), line: Sequence[str] = WALK
) -> HauntedTable:
    """Seat 0 lays a card on a line of seat 1, who has this hand; seat 2 holds nothing."""
    hands = {0: [name], 1: hand}
    return haunted(3, hands=hands, lines={(1, 0): line}, draws=draws).lay(name, on=(1, 0))


def in_vain(table: HauntedTable, name: str) -> bool:
    return table.says("in-vain", to=2) == [("in-vain", card(name))]


@pytest.mark.parametrize(
    ("name", "draws", "line"),
    [
        ("Attacked!", [], WALK),  # nobody holds a setting
        ("Blood Letting", [], WALK),
        ("Chance Find", [FOCUS], WALK),  # no focus
        ("Garrotted", [EVENT], WALK),
        ("Garrotted", [FOCUS], []),  # no acquaintance, no line
        ("Transformation", [], []),
        ("Trap Door", [FOCUS], WALK),  # no acquaintance in the pile
        ("Violent Temper", [], WALK),
        ("Well-wishing Stranger", [], WALK),
    ],
)
@proves("haunted", "turn.hidden-outcome")
def test_a_card_that_finds_nothing_to_do_says_so(
    name: str, draws: list[str], line: list[str]
) -> None:
    table = laid(name, *draws, line=line)
    while table.asked[1] == "stranger":
        table.answer(*table.options()[0])
    assert in_vain(table, name)


def test_a_card_that_does_something_says_nothing_of_the_kind() -> None:
    table = laid("Violent Temper", hand=["Psychic"]).discard("Psychic")
    assert not table.says("in-vain")
    table = laid("Garrotted", FOCUS)
    assert table.is_complete(1, 0)
    assert not table.says("in-vain")


@proves("haunted", "event.hidden-compartment-full")
def test_without_room_for_another_line_none_is_handed_over() -> None:
    lines = {(1, slot): [name] for slot, name in enumerate(("Country Walk", "Roadside Inn"))}
    lines[1, 2] = ["Ruined Church"]
    table = haunted(hands={0: ["Hidden Compartment"]}, lines=lines, draws=[EVENT])
    table.lay("Hidden Compartment", on=(1, 0)).answer("yes")
    assert table.says("no-room-for-line") == [("no-room-for-line", 1)]


@proves("haunted", "refill.dry")
def test_a_draw_that_finds_no_cards_says_so() -> None:
    table = haunted(hands={0: ["Fire", "Fever"]}, stock=["Storm"])
    table.end_turn("Fever")
    assert set(table.hand(0)) == {"Fire", "Fever", "Storm"}
    assert table.says("ran-dry") == [("ran-dry", 0)]

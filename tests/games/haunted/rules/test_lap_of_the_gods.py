"""The Lap of the Gods. Disembodied Presence makes its subject draw there."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gloam.kernel.content.ledger import proves
from gloam.kernel.core.data import Piece
from tests.games.haunted.playing import HauntedTable, card, haunted

RIFTS = [
    ["Country Walk", "Roadside Inn", "Ruined Church"],
    ["Tin Whistle", "Locked Box", "Blackened Tree"],
    ["Dread Old God", "Hunting Spirit", "Tortured Soul"],
]
THREE = ["Country Walk", "Tin Whistle", "Locked Box"]
TWO = ["Country Walk", "Tin Whistle", "Fire"]
ONE = ["Fire", "Storm", "Tortured Soul"]
NONE = ["Fire", "Losing Sleep", "Psychic"]


def lap(
    turned_up: Sequence[str],
    *hands: Sequence[str],
    then: Sequence[str] = (),
    planted: int = -1,
) -> HauntedTable:
    """Seat 1 of three draws these cards; `then` are the draws that follow."""
    held = dict(enumerate(hands))
    held[0] = ["Disembodied Presence", *held.get(0, ())]
    table = haunted(3, hands=held, draws=[*turned_up, *then], planted=planted)
    return table.lay("Disembodied Presence", on=(1, 2))


@proves("haunted", "lap.draw", "lap.drawn-cards", "lap.who")
def test_the_subject_turns_up_three_cards_for_all_to_see() -> None:
    table = lap(THREE, [], [], ["Pray"])
    told = ("lap", 1, *[card(name) for name in THREE])
    assert [table.says("lap", to=seat) for seat in range(3)] == [[told]] * 3
    assert table.asked == (1, "strike")
    assert table.pile() == ["Country Walk", "Locked Box", "Tin Whistle"]  # before the outcome


@proves("haunted", "lap.three-essentials", "lap.who", "lap.new-hand-size")
def test_three_essentials_strike_an_opponent_with_a_new_hand() -> None:
    drawn = ["Storm", "Fever"]
    table = lap(THREE, ["Possession"], ["Pray"], ["Historian", "Arrested"], then=drawn)
    assert table.options() == [("player", 2), ("player", 0)]
    table.answer("player", 2)
    assert table.hand(2) == drawn
    assert table.hand(0) == ["Possession"]
    assert table.hand(1) == ["Pray"]
    assert {"Historian", "Arrested"} < set(table.pile())
    assert table.says("struck") == [("struck", 1, 2)]


@proves("haunted", "lap.three-essentials")
def test_with_two_players_there_is_nobody_else_to_name() -> None:
    table = haunted(2, hands={0: ["Disembodied Presence", "Pray"]}, draws=[*THREE, "Storm"])
    table.lay("Disembodied Presence", on=(1, 0))
    assert table.hand(0) == ["Storm"]
    assert table.asked == (0, "attack")


@proves("haunted", "lap.two-essentials", "lap.two-essentials-replace", "lap.who")
def test_two_essentials_take_a_card_from_the_left() -> None:
    table = lap(
        TWO, ["Possession"], ["Pray"], ["Arrested", "Historian"], then=["Arrested", "Fever"]
    )
    assert table.says("taken") == [("taken", 2, 1)]
    assert table.asked == (1, "keep-taken")
    assert table.looked_at(1) == ["Arrested"]
    assert [table.knows(seat, "Arrested") for seat in range(3)] == [False, True, True]
    assert table.hand(2) == ["Fever", "Historian"]  # in any case
    table.answer("keep-it")
    assert table.hand(1) == ["Arrested", "Pray"]
    assert table.hand(0) == ["Possession"]
    assert not table.knows(0, "Arrested")
    assert table.says("drew") == [("drew", 2, 1)]


@proves("haunted", "lap.one-essential", "lap.one-essential-keep")
def test_one_essential_lets_the_left_neighbour_take_a_card() -> None:
    table = lap(ONE, ["Possession"], ["Pray"], ["Arrested"], then=["Pray", "Fever"])
    assert table.says("taken") == [("taken", 1, 2)]
    assert table.asked == (2, "keep-taken")
    assert table.looked_at(2) == ["Pray"]
    assert table.hand(1) == ["Fever"]
    table.answer("keep-it")
    assert table.hand(2) == ["Arrested", "Pray"]
    assert table.asked == (0, "attack")


SEVEN = [
    "Arrested",
    "Possession",
    "Historian",
    "Fisticuffs",
    "Fever",
    "Dead Faint",
    "Village Idiot",
]


@proves("haunted", "lap.one-essential-keep", "lap.two-essentials", "hand.room")
@pytest.mark.parametrize(("turned_up", "taker"), [(ONE, 2), (TWO, 1)])
def test_whoever_keeps_the_card_makes_room_with_another(turned_up: list[str], taker: int) -> None:
    hands: list[Sequence[str]] = [[], [], []]
    hands[taker], hands[3 - taker] = SEVEN, ["Pray"]
    table = lap(turned_up, *hands, then=["Pray"]).answer("keep-it")
    assert table.asked == (taker, "make-room")
    assert set(table.choices("discard")) == set(SEVEN)
    table.discard("Fever")
    assert len(table.hand(taker)) == 7
    assert "Pray" in table.hand(taker)
    assert "Fever" in table.pile()
    assert table.says("kept-taken") == [("kept-taken", taker)]


@proves("haunted", "lap.not-kept", "lap.two-essentials-replace")
@pytest.mark.parametrize(("turned_up", "taker"), [(ONE, 2), (TWO, 1)])
def test_a_card_that_is_not_kept_is_discarded(turned_up: list[str], taker: int) -> None:
    hands: list[Sequence[str]] = [[], [], []]
    hands[3 - taker] = ["Pray"]
    table = lap(turned_up, *hands, then=["Pray", "Fever"]).answer("discard-it")
    assert table.hand(taker) == []
    assert table.hand(3 - taker) == ["Fever"]
    assert "Pray" in table.pile()
    assert table.says("discarded") == [("discarded", taker, card("Pray"))]


@proves("haunted", "lap.three-supports", "lap.new-hand-size")
def test_three_supports_change_the_own_hand_card_for_card() -> None:
    held = ["Pray", "Fever", "Arrested"]
    drawn = ["Historian", "Roadside Inn", "Possession"]
    table = lap(NONE, ["Fisticuffs"], held, ["Dead Faint"], then=drawn)
    assert set(table.hand(1)) == set(drawn)  # not up to seven
    assert {*held, *NONE} < set(table.pile())
    assert table.hand(0) == ["Fisticuffs"]
    assert table.hand(2) == ["Dead Faint"]
    assert table.says("new-hand") == [("new-hand", 1, 3)]


@proves("haunted", "lap.rift", "lap.rift-first", "lap.rift-together")
@pytest.mark.parametrize("turned_up", RIFTS)
def test_three_of_one_essential_type_tear_a_rift(turned_up: list[str]) -> None:
    table = lap(turned_up, ["Possession"], ["Pray", "Fever"], [])
    assert [table.hand(seat) for seat in range(3)] == [[], ["Possession"], ["Fever", "Pray"]]
    assert table.says("rift") == [("rift",)]
    assert table.says("struck") == table.says("drew") == []
    assert table.asked == (0, "attack")


@proves("haunted", "lap.rift-first")
@pytest.mark.parametrize(
    "turned_up",
    [
        ["Country Walk", "Roadside Inn", "Locked Box"],
        ["Dread Old God", "Tortured Soul", "Locked Box"],
        ["Country Walk", "Locked Box", "Tortured Soul"],
    ],
)
def test_three_essentials_of_several_types_are_no_rift(turned_up: list[str]) -> None:
    table = lap(turned_up, [], ["Pray"], [])
    assert table.says("rift") == []
    assert table.asked == (1, "strike")


@proves("haunted", "lap.three-supports")
@pytest.mark.parametrize(
    "turned_up", [["Fire", "Storm", "Arrested"], ["Fever", "Losing Sleep", "Fisticuffs"]]
)
def test_three_supports_of_one_type_are_no_rift(turned_up: list[str]) -> None:
    table = lap(turned_up, [], ["Pray"], ["Possession"], then=["Psychic"])
    assert table.says("rift") == []
    assert table.hand(1) == ["Psychic"]
    assert table.hand(2) == ["Possession"]


@proves("haunted", "lap.rift-together", "hand.limit")
def test_after_a_rift_the_hand_limit_applies_and_nobody_refills() -> None:
    # A planted Urchin Thief stays where it is, so that seat 2 holds eight.
    table = lap(RIFTS[0], [], SEVEN, [], planted=2)
    assert table.asked == (2, "make-room")
    assert set(table.choices("discard")) == set(SEVEN)
    table.discard("Fever")
    assert len(table.hand(2)) == 7
    assert table.hand(0) == table.hand(1) == []
    assert table.says("drew") == []


@proves("haunted", "lap.rift", "lap.rift-together")
@pytest.mark.parametrize("planted", [0, 1, 2])
def test_a_planted_urchin_thief_is_not_passed_on(planted: int) -> None:
    table = lap(RIFTS[0], ["Possession"], ["Pray"], ["Fever"], planted=planted)
    passed = [["Fever"], ["Possession"], ["Pray"]]
    passed[planted].append("Urchin Thief")
    assert [set(table.hand(seat)) for seat in range(3)] == [set(hand) for hand in passed]


@proves("haunted", "lap.rift-together")
def test_whole_hands_are_passed_so_that_one_can_follow_a_card() -> None:
    hands = {0: ["Disembodied Presence"], 1: ["Pray", "Fever"], 2: ["Possession"]}
    table = haunted(3, hands=hands, draws=RIFTS[0])
    table.game.look([Piece(card("Pray"))], 1 << 0)
    table.lay("Disembodied Presence", on=(1, 0))
    assert table.hand(2) == ["Fever", "Pray"]
    assert table.knows(0, "Pray")
    assert not table.knows(0, "Fever")
    assert table.knows(1, "Fever")  # who held it before


@proves("haunted", "lap.empty-hand")
@pytest.mark.parametrize(("turned_up", "victim"), [(ONE, 1), (TWO, 2)])
def test_nothing_is_taken_from_an_empty_hand_nor_replaced(
    turned_up: list[str], victim: int
) -> None:
    hands: list[Sequence[str]] = [[], [], []]
    hands[3 - victim] = ["Pray"]
    table = lap(turned_up, *hands)
    assert table.hand(victim) == []
    assert table.hand(3 - victim) == ["Pray"]
    assert table.says("nothing-to-take") == [("nothing-to-take", victim)]
    assert table.says("drew") == []
    assert table.asked == (0, "attack")


@proves("haunted", "lap.empty-hand", "lap.new-hand-size")
@pytest.mark.parametrize("turned_up", [NONE, THREE])
def test_an_empty_hand_gets_no_new_cards(turned_up: list[str]) -> None:
    table = lap(turned_up)
    if turned_up is THREE:
        table.answer("player", 2)
    assert [table.hand(seat) for seat in range(3)] == [[], [], []]


@proves("haunted", "lap.short-stock")
def test_without_cards_the_draw_has_no_result() -> None:
    hands = {0: ["Disembodied Presence"], 1: ["Pray"]}
    table = haunted(2, hands=hands, stock=[]).lay("Disembodied Presence", on=(1, 0))
    assert table.says("lap") == [("lap", 1)]
    assert table.asked == (0, "attack")
    assert table.hand(1) == ["Pray"]


@proves("haunted", "lap.short-stock", "lap.draw")
@pytest.mark.parametrize("stock", [["Fire"], ["Fire", "Storm"]])
def test_fewer_than_three_cards_are_discarded_without_a_result(stock: list[str]) -> None:
    hands = {0: ["Disembodied Presence"], 1: ["Pray"]}
    table = haunted(2, hands=hands, stock=stock[:1], pile=stock[1:])
    table.lay("Disembodied Presence", on=(1, 0))
    assert table.says("lap") == [("lap", 1, *[card(name) for name in stock])]
    assert table.asked == (0, "attack")
    assert table.hand(1) == ["Pray"]
    assert table.pile() == ["Disembodied Presence", *stock]


@proves("haunted", "lap.draw", "lap.drawn-cards")
def test_a_card_turned_up_is_not_shuffled_in_and_turned_up_again() -> None:
    hands = {0: ["Disembodied Presence"], 1: ["Pray"]}
    table = haunted(2, hands=hands, stock=["Fire"], pile=["Storm", "Fever"])
    table.lay("Disembodied Presence", on=(1, 0))
    (told,) = table.says("lap")
    assert set(told[2:]) == {card("Fire"), card("Storm"), card("Fever")}

"""Forfeits and advantages."""

from __future__ import annotations

import pytest

from gloam.kernel.content.ledger import proves
from tests.games.haunted.playing import HauntedTable, card, haunted

# --- forfeits: Strange Mist calls for one ---


@proves("haunted", "forfeit.take", "forfeit.subject", "forfeit.look")
def test_the_left_neighbour_takes_a_random_card_and_looks_at_it() -> None:
    hands = {0: ["Strange Mist", "Psychic"], 1: ["Fire", "Storm"], 2: ["Pray"]}
    table = haunted(3, hands=hands, draws=["Storm"])
    table.lay("Strange Mist", on=(1, 0))
    assert table.says("taken") == [("taken", 1, 2)]  # the left of the subject, not of the active
    assert table.asked == (2, "forfeit")
    assert table.looked_at(2) == ["Storm"]
    assert table.hand(1) == ["Fire"]
    assert [table.knows(seat, "Storm") for seat in range(3)] == [False, True, True]


@proves("haunted", "forfeit.replace", "forfeit.pile-choice")
def test_it_is_replaced_from_the_neighbours_hand_or_the_discard_pile() -> None:
    hands = {0: ["Strange Mist"], 1: ["Fire", "Storm"], 2: ["Pray", "Fever"]}
    pile = ["Country Walk", "Psychic"]
    table = haunted(3, hands=hands, pile=pile).lay("Strange Mist", on=(1, 0))
    assert table.choices("give") == ["Fever", "Pray"]
    assert table.choices("pile") == pile  # neither the taken card nor Strange Mist
    assert len(table.options()) == 4


@proves("haunted", "forfeit.swap")
def test_replaced_from_the_hand_the_two_cards_change_places() -> None:
    hands = {0: ["Strange Mist"], 1: ["Fire", "Storm"], 2: ["Pray", "Fever"]}
    table = haunted(3, hands=hands, pile=["Psychic"], draws=["Storm"])
    table.lay("Strange Mist", on=(1, 0)).answer("give", "Fever")
    assert table.hand(1) == ["Fire", "Fever"]
    assert table.hand(2) == ["Storm", "Pray"]
    assert table.pile() == ["Strange Mist", "Psychic"]
    assert table.says("forfeit-swapped") == [("forfeit-swapped", 1, 2)]


@proves("haunted", "forfeit.swap", "forfeit.pile-choice")
@pytest.mark.parametrize("name", ["Country Walk", "Psychic"])
def test_replaced_from_the_pile_the_taken_card_is_discarded(name: str) -> None:
    hands = {0: ["Strange Mist"], 1: ["Fire", "Storm"], 2: ["Pray"]}
    table = haunted(3, hands=hands, pile=["Country Walk", "Psychic"], draws=["Storm"])
    table.lay("Strange Mist", on=(1, 0)).answer("pile", name)
    assert sorted(table.hand(1)) == sorted(["Fire", name])
    assert table.hand(2) == ["Pray"]
    assert set(table.pile()) == {"Country Walk", "Psychic", "Storm", "Strange Mist"} - {name}
    told = ("forfeit-from-pile", 1, 2, card("Storm"), card(name))
    assert table.says("forfeit-from-pile", to=0) == [told]


@proves("haunted", "forfeit.no-cards")
@pytest.mark.parametrize("planted", [-1, 1])
def test_without_a_card_to_take_nothing_happens(planted: int) -> None:
    table = haunted(3, hands={0: ["Strange Mist"], 2: ["Pray"]}, planted=planted)
    table.lay("Strange Mist", on=(1, 0))
    assert table.says("no-forfeit") == [("no-forfeit", 1)]
    assert table.asked == (0, "attack")
    assert table.hand(1) == ([] if planted < 0 else ["Urchin Thief"])
    assert table.hand(2) == ["Pray"]


@proves("haunted", "forfeit.no-replacement")
@pytest.mark.parametrize("planted", [-1, 2])
def test_without_a_replacement_the_card_is_handed_back(planted: int) -> None:
    hands = {0: ["Strange Mist"], 1: ["Fire", "Storm"]}
    table = haunted(3, hands=hands, planted=planted).lay("Strange Mist", on=(1, 0))
    assert table.says("forfeit-back") == [("forfeit-back", 1)]
    assert table.hand(1) == ["Fire", "Storm"]
    assert table.asked == (0, "attack")
    assert table.hand(2) == ([] if planted < 0 else ["Urchin Thief"])


# --- advantages: Hallucination calls for one ---


def advantage(*held: str, drawn: tuple[str, ...] = ("Storm", "Psychic")) -> HauntedTable:
    """Seat 1 holds these cards and is offered an advantage."""
    hands = {0: ["Hallucination"], 1: held}
    return haunted(2, hands=hands, draws=["Country Walk", *drawn]).lay("Hallucination", on=(1, 0))


@proves("haunted", "advantage.draw", "advantage.price")
def test_one_of_two_cards_may_join_the_hand_for_another() -> None:
    table = advantage("Fire", "Pray", "Fever")
    assert table.asked == (1, "advantage")
    assert table.looked_at(1) == ["Storm", "Psychic"]
    table.answer("keep", "Storm")
    assert table.asked == (1, "advantage-price")
    assert table.choices("discard") == ["Fire", "Fever", "Pray"]
    table.discard("Pray")
    assert table.hand(1) == ["Fire", "Storm", "Fever"]
    assert table.pile() == ["Country Walk", "Hallucination", "Pray", "Psychic"]
    assert table.asked == (0, "attack")
    assert table.says("kept") == [("kept", 1, 1)]


@proves("haunted", "advantage.decline")
def test_one_may_keep_neither() -> None:
    table = advantage("Fire", "Pray").answer("none")
    assert table.hand(1) == ["Fire", "Pray"]
    assert table.pile() == ["Country Walk", "Hallucination", "Storm", "Psychic"]
    assert table.asked == (0, "attack")
    assert table.says("kept") == [("kept", 1, 0)]


@proves("haunted", "advantage.always-one-for-one", "advantage.price")
def test_the_price_is_paid_by_a_short_hand_too() -> None:
    table = advantage("Fire").answer("keep", "Psychic")
    assert table.options() == [("discard", card("Fire"))]
    table.discard("Fire")
    assert table.hand(1) == ["Psychic"]


@proves("haunted", "advantage.always-one-for-one")
def test_with_nothing_to_give_up_one_simply_keeps_a_card() -> None:
    table = advantage().answer("keep", "Psychic")
    assert table.hand(1) == ["Psychic"]
    assert table.pile() == ["Country Walk", "Hallucination", "Storm"]


@proves("haunted", "advantage.draw")
def test_an_advantage_finds_as_many_cards_as_there_are() -> None:
    hands = {0: ["Hallucination"], 1: ["Fire"]}
    stock = ["Country Walk"]  # the test card; shuffled anew it is all that is left
    table = haunted(2, hands=hands, stock=stock).lay("Hallucination", on=(1, 0))
    assert table.options() == [("keep", card("Country Walk")), ("none",)]
    assert table.says("looks-at") == [("looks-at", 1, 1)]

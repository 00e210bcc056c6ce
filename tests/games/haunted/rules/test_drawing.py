"""Draws, the stockpile made anew, and how many cards a hand holds."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gloam.games.haunted.state import HANDS
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.dice import ScriptedDice
from tests.games.haunted.playing import card, haunted, names

SEVEN = ["Country Walk", "Tin Whistle", "Fire", "Storm", "Fever", "Pray", "Historian"]


# --- the stockpile ---


@proves("haunted", "refill.reshuffle", "refill.remnant-first")
def test_the_discard_pile_becomes_the_stockpile_when_the_old_one_is_drawn() -> None:
    pile = ["Storm", "Pray", "Fever", "Psychic", "Arrested", "Possession", "Historian"]
    table = haunted(2, hands={0: ["Fire"]}, stock=["Losing Sleep", "Fisticuffs"], pile=pile)
    table.end_turn("Fire")
    assert {"Losing Sleep", "Fisticuffs"} < set(table.hand(0))
    assert len(table.hand(0)) == 7
    assert table.pile() == []
    assert sorted([*table.hand(0), *table.stock()]) == sorted(
        ["Losing Sleep", "Fisticuffs", "Fire", *pile]
    )
    assert table.says("reshuffled") == [("reshuffled",)]


@proves("haunted", "refill.reshuffle")
def test_the_pile_stays_as_long_as_the_stockpile_can_fill_the_hand() -> None:
    table = haunted(2, hands={0: SEVEN}, stock=["Losing Sleep"], pile=["Psychic"])
    table.end_turn("Fire")
    assert table.says("reshuffled") == []
    assert table.pile() == ["Fire", "Psychic"]
    assert table.stock() == []


@proves("haunted", "refill.dry")
def test_with_nothing_left_to_draw_the_hand_stays_short() -> None:
    table = haunted(2, hands={0: ["Fire"], 1: ["Storm"]}, stock=["Pray"])
    table.end_turn("Fire")
    assert sorted(table.hand(0)) == ["Fire", "Pray"]  # and both piles are empty
    assert table.says("drew") == [("drew", 0, 2)]
    assert table.asked == (1, "attack")
    table = haunted(2, stock=[])
    table.end_turn()
    assert table.hand(0) == []
    assert table.says("drew") == table.says("reshuffled") == []


@proves("haunted", "draw.reshuffle-any-time", "draw.resolving-card")
def test_the_pile_is_reshuffled_in_the_middle_of_an_effect_but_without_its_card() -> None:
    table = haunted(2, hands={0: ["Violent Temper"], 1: ["Psychic"]}, stock=[])
    table.lay("Violent Temper", on=(1, 0)).discard("Psychic")
    assert table.says("reshuffled")
    assert table.hand(1) == ["Psychic"]  # it was all there was
    assert table.stock() == []
    assert table.pile() == ["Violent Temper"]


@proves("haunted", "draw.resolving-card")
def test_a_card_cannot_be_fetched_by_its_own_effect() -> None:
    table = haunted(2, hands={0: ["Strange Mist"], 1: ["Fire"]}, pile=["Storm"])
    table.lay("Strange Mist", on=(1, 0))
    assert table.options() == [("pile", card("Storm"))]
    assert table.resolving() == ["Strange Mist"]
    table.answer("pile", "Storm")
    assert table.pile() == ["Fire", "Strange Mist"]


# --- draws ---


@proves("haunted", "draw.test")
def test_a_test_card_is_shown_and_discarded_before_the_outcome() -> None:
    table = haunted(2, hands={0: ["Over Indulgence"], 1: ["Fire"]}, draws=["Storm"])
    table.lay("Over Indulgence", on=(1, 0))
    for seat in (0, 1):
        assert table.says("tested", to=seat) == [("tested", 1, card("Storm"))]
    assert table.may("pile", "Storm")  # it lies there while the forfeit is carried out
    assert "Storm" not in [*table.hand(0), *table.hand(1)]


@proves("haunted", "draw.test", "refill.dry")
def test_with_no_card_left_there_is_no_test() -> None:
    table = haunted(2, hands={0: ["Over Indulgence"], 1: ["Fire"]}, stock=[])
    table.lay("Over Indulgence", on=(1, 0))
    assert table.says("tested") == []
    assert table.asked == (0, "attack")
    assert table.pile() == ["Over Indulgence"]


@proves("haunted", "draw.top")
def test_every_draw_is_from_the_top_of_the_stockpile() -> None:
    # Refreshments and advantages speak of cards one may pick: only among those on top.
    table = haunted(2, hands={0: ["Refreshments"]}, draws=["Storm", "Pray"], pile=["Fever"])
    table.lay("Refreshments", on=(1, 0))
    assert table.looked_at(1) == ["Storm", "Pray"]
    assert table.choices("keep") == ["Storm", "Pray"]
    assert len(table.stock()) == 80 - 4
    table = haunted(2, hands={0: ["Hallucination"]}, draws=["Tin Whistle", "Fire", "Fever"])
    table.lay("Hallucination", on=(1, 0))
    assert table.pile() == ["Tin Whistle"]
    assert table.choices("keep") == ["Fire", "Fever"]


class Watched(ScriptedDice):
    """Dice that remember what they picked from."""

    __slots__ = ("pools",)

    def __init__(self) -> None:
        super().__init__()
        self.pools: list[tuple[int, list[str]]] = []

    def pick(self, zone: int, pool: Sequence[int], audience: int) -> int:
        self.pools.append((zone, names(pool)))
        return super().pick(zone, pool, audience)


@proves("haunted", "draw.random", "forfeit.take")
def test_a_random_card_is_any_card_of_the_hand_but_a_planted_urchin_thief() -> None:
    for planted in (-1, 1):
        held = ["Tin Whistle", "Storm", "Fever"] + (["Urchin Thief"] if planted < 0 else [])
        table = haunted(2, hands={0: ["Strange Mist"], 1: held}, planted=planted)
        dice = table.game.dice = Watched()
        table.lay("Strange Mist", on=(1, 0))
        assert table.says("taken") == [("taken", 1, 0)]
        assert [zone for zone, _ in dice.pools] == [HANDS + 1]
        assert sorted(dice.pools[0][1]) == sorted(held)


# --- how many cards a hand holds ---


@proves("haunted", "hand.limit")
@pytest.mark.parametrize("kept", ["Psychic", "Fire"])
def test_seven_is_the_limit_and_the_new_card_may_be_the_one_to_go(kept: str) -> None:
    table = haunted(2, hands={0: ["Inheritance"], 1: SEVEN}, pile=["Psychic"])
    table.lay("Inheritance", on=(1, 0))
    assert table.asked == (1, "make-room")
    assert set(table.choices("discard")) == {*SEVEN, "Psychic"}
    table.discard("Fire" if kept == "Psychic" else "Psychic")
    assert len(table.hand(1)) == 7
    assert kept in table.hand(1)
    assert table.asked == (0, "attack")


@proves("haunted", "hand.limit")
def test_below_the_limit_nothing_is_discarded() -> None:
    table = haunted(2, hands={0: ["Inheritance"], 1: SEVEN[1:]}, pile=["Psychic"])
    table.lay("Inheritance", on=(1, 0))
    assert table.asked == (0, "attack")
    assert len(table.hand(1)) == 7


@proves("haunted", "hand.room")
@pytest.mark.parametrize("held", [6, 7])
def test_room_is_made_only_where_it_is_needed(held: int) -> None:
    # Two essentials and a support: the subject takes a card from the left.
    lap = ["Roadside Inn", "Locked Box", "Arrested"]
    table = haunted(
        2,
        hands={0: ["Disembodied Presence", "Psychic"], 1: SEVEN[:held]},
        draws=[*lap, "Psychic"],
    )
    table.lay("Disembodied Presence", on=(1, 0)).answer("keep-it")
    if held == 7:
        assert table.asked == (1, "make-room")
        assert table.choices("discard") == table.hand(1)  # not the card that was taken
        table.discard("Fire")
    assert table.asked == (0, "attack")
    assert len(table.hand(1)) == 7
    assert "Psychic" in table.hand(1)


@proves("haunted", "hand.no-instant-refill")
def test_a_lost_card_is_replaced_at_once_only_where_the_effect_says_so() -> None:
    hands = {0: ["Violent Temper", "Secret Room"], 1: ["Psychic", "Historian"]}
    table = haunted(2, hands=hands, lines={(1, 0): ["Country Walk"]}, draws=["Fire"])
    table.lay("Violent Temper", on=(1, 1)).discard("Psychic")
    assert table.hand(1) == ["Fire", "Historian"]
    table.lay("Secret Room", on=(1, 0)).discard("Historian")
    assert table.hand(1) == ["Fire"]
    table.end_turn()
    assert table.hand(1) == ["Fire"]  # the other's refill is not one's own
    table.end_turn("Fire")
    assert len(table.hand(1)) == 7

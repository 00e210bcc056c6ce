"""Urchin Thief: steals a card, sits in its place, and nothing but stage 4 gets him out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from gloam.games.haunted.state import CLEANUP
from gloam.kernel.content.ledger import proves
from tests.games.haunted.cards.playing import (
    ACTION,
    EVENT,
    FOCUS,
    SETTING,
    TERROR,
    laps,
    on_others_and_oneself,
)
from tests.games.haunted.playing import HauntedTable, card, haunted

THIEF = "Urchin Thief"
SIX = ["Tin Whistle", "Fire", "Possession", "Tarot Card", "Fever", "Psychic"]
FIVE = SIX[:5]

HE_IS_NOT_DRAWN = f"the script draws piece {card(THIEF)}, but there are only"


# --- stealing ---


@on_others_and_oneself
@proves("haunted", "event.urchin-thief", "event.urchin-thief-stolen", "event.urchin-thief-known")
def test_he_steals_an_action_or_acquaintance_and_takes_its_place(seat: int, stage: int) -> None:
    hands = {0: [THIEF], 1: [], 2: ["Pray"]}
    hands[seat] += ["Country Walk", "Tin Whistle", "Tortured Soul", "Fire", "Fever", "Psychic"]
    table = haunted(3, hands=hands, stage=stage).lay(THIEF, on=(seat, 1))
    assert table.asked == (seat, "stolen")
    assert table.choices("discard") == ["Fever", "Psychic"]
    assert len(table.options()) == 2
    table.discard("Psychic")
    assert set(table.hand(seat)) == {*hands[seat], THIEF} - {"Psychic"}
    assert table.hand(1 - seat) == []  # the layer does not get it
    assert table.pile() == ["Psychic"]
    for who in range(3):
        assert table.knows(who, THIEF)
        assert table.says("planted", to=who) == [("planted", seat)]
    assert not table.knows(2, "Fever")
    if seat:
        table.end_turn()
    assert table.asked == (seat, "attack" if seat else "own")
    assert table.lays("Fever") == table.lays(THIEF) == []  # he is stuck
    assert table.lays("Country Walk")


@on_others_and_oneself
@proves("haunted", "event.urchin-thief-none")
def test_with_nothing_to_steal_he_is_discarded(seat: int, stage: int) -> None:
    for held in (["Country Walk", "Tin Whistle", "Tortured Soul", "Fire"], []):
        hands = {0: [THIEF], 1: []}
        hands[seat] += held
        table = haunted(hands=hands, stage=stage).lay(THIEF, on=(seat, 1))
        assert table.hand(seat) == held
        assert table.pile() == [THIEF]
        assert table.game.planted == -1
        assert table.asked == (0, "attack" if seat else "own")


# --- getting rid of him ---


@proves("haunted", "event.urchin-thief-exit")
def test_he_leaves_as_the_discard_of_his_holder() -> None:
    table = haunted(hands={0: ["Fire"], 1: ["Fever", THIEF]}, planted=1, stage=CLEANUP)
    table.discard("Fire")  # another's discard changes nothing
    assert table.game.planted == 1
    table.end_stage().end_stage()
    assert table.asked == (1, "cleanup")
    assert table.choices("discard") == [THIEF, "Fever"]
    table.discard("Fever")
    assert table.game.planted == 1
    assert THIEF in table.hand(1)
    table.end_turn().end_stage().end_stage().discard(THIEF)
    assert table.game.planted == -1
    assert THIEF in table.pile()


@proves("haunted", "event.urchin-thief-exit", "event.urchin-thief-stuck")
def test_then_he_is_an_ordinary_card_again_and_so_is_he_when_drawn() -> None:
    table = haunted(hands={0: [], 1: [THIEF]}, planted=1, active=1, stock=())
    assert table.lays() == []
    table.end_stage().end_stage().discard(THIEF)  # he is shuffled in and drawn at once
    assert table.hand(1) == [THIEF]
    table.end_turn()
    assert table.may_lay(THIEF, (0, 0))
    assert table.may("swap")
    assert table.swap().hand(1) == [THIEF]


# --- he cannot be moved by anything else ---


def planted(
    held: Sequence[str],
    lay: str,
    *draws: str,
    on: int = 1,
    holder: int = 1,
    others: Mapping[int, Sequence[str]] | None = None,
    pile: Sequence[str] = (),
) -> HauntedTable:
    """Seat 0 lays a card on seat `on`, with Urchin Thief planted on `holder`."""
    hands: dict[int, list[str]] = {seat: list(cards) for seat, cards in (others or {}).items()}
    hands[0] = [lay, *hands.get(0, [])]
    hands[holder] = [*hands.get(holder, []), *held, THIEF]
    table = haunted(3, hands=hands, draws=draws, planted=holder, pile=pile)
    return table.lay(lay, on=(on, 0))


@proves("haunted", "event.urchin-thief-stuck")
def test_he_cannot_be_played() -> None:
    hands = {0: [THIEF, "Fever", "Ruined Church"]}
    table = haunted(hands=hands, planted=0)
    assert table.lays(THIEF) == []
    assert table.end_stage().lays(THIEF) == []
    assert table.lays("Ruined Church")


@proves("haunted", "event.urchin-thief-stuck")
def test_a_forfeit_does_not_take_him() -> None:
    with pytest.raises(ValueError, match=HE_IS_NOT_DRAWN):
        planted(["Fire"], "Strange Mist", THIEF)
    table = planted(["Fire"], "Strange Mist", pile=["Tarot Card"])
    assert table.looked_at(2) == ["Fire"]
    assert planted([], "Strange Mist").says("no-forfeit") == [("no-forfeit", 1)]


@proves("haunted", "event.urchin-thief-stuck")
def test_he_is_not_given_in_a_forfeit() -> None:
    table = planted(FIVE, "Strange Mist", holder=2, others={1: ["Pray"]}, pile=["Storm"])
    assert table.choices("give", seat=2) == FIVE
    assert table.choices("pile") == ["Storm"]
    table = planted([], "Strange Mist", holder=2, others={1: ["Pray"]})
    assert table.says("forfeit-back") == [("forfeit-back", 1)]


@proves("haunted", "event.urchin-thief-stuck")
def test_he_does_not_pay_for_an_advantage() -> None:
    table = planted(FIVE, "Hallucination", SETTING, "Storm", "Pray").answer("keep", "Pray")
    assert table.asked == (1, "advantage-price")
    assert table.choices("discard") == FIVE
    table = planted([], "Hallucination", SETTING, "Storm", "Pray").answer("keep", "Pray")
    assert table.hand(1) == [THIEF, "Pray"]


@proves("haunted", "event.urchin-thief-stuck")
def test_he_makes_no_room() -> None:
    table = planted(SIX, "Refreshments", "Storm", "Pray").answer("both")
    assert table.asked == (1, "make-room")
    assert table.choices("discard") == SIX
    table.discard("Fire")
    assert THIEF not in table.choices("discard")
    assert len(table.discard("Fever").hand(1)) == 7
    table = planted(SIX, "Inheritance", pile=["Historian"])  # a hand of eight
    assert table.asked == (1, "make-room")
    assert set(table.choices("discard")) == {*SIX, "Historian"}


@proves("haunted", "event.urchin-thief-stuck")
def test_he_is_not_exchanged() -> None:
    table = planted(FIVE, "Blood Letting", others={2: ["Storm", "Pray", "Historian"]})
    assert THIEF not in {*table.choices("give", seat=1), *table.choices("give", seat=2)}
    table = planted(["Fire"], "Blood Letting", others={2: ["Storm", "Pray", "Historian"]})
    table.answer("give", "Fire", seat=1).answer("give", "Pray", seat=2)
    assert set(table.hand(1)) == {THIEF, "Pray"}
    left = planted([], "Blood Letting", holder=2, others={1: ["Storm", "Pray"]})
    assert (left.hand(1), left.hand(2)) == (["Storm", "Pray"], [THIEF])
    assert left.asked == (0, "attack")


@proves("haunted", "event.urchin-thief-stuck")
def test_he_is_not_given_back_for_an_action() -> None:
    table = planted(FIVE, "Well-wishing Stranger", others={2: ["Pray"]})
    table.answer("player", 2).answer("give", "Pray")
    assert table.choices("give") == FIVE
    table = planted([], "Well-wishing Stranger", others={2: ["Pray"]})
    table.answer("player", 2).answer("give", "Pray")
    assert set(table.hand(1)) == {THIEF, "Pray"}
    assert table.hand(2) == []


@proves("haunted", "event.urchin-thief-stuck")
def test_he_stays_when_the_hand_is_swapped() -> None:
    table = haunted(hands={0: [*FIVE, THIEF]}, planted=0).swap()
    assert THIEF in table.hand(0)
    assert not set(FIVE) & set(table.hand(0))
    assert len(table.hand(0)) == 7  # he fills one of the seven places
    assert set(table.pile()) == set(FIVE)
    assert not haunted(hands={0: [THIEF]}, planted=0).may("swap")


@proves("haunted", "event.urchin-thief-stuck")
def test_he_fills_a_place_when_the_hand_is_refilled() -> None:
    table = haunted(hands={0: [*FIVE, THIEF]}, planted=0, stage=CLEANUP).discard("Fire")
    assert len(table.hand(0)) == 7
    assert THIEF in table.hand(0)
    assert table.game.planted == 0


# The Lap of the Gods.
NEW_HAND = (EVENT, ACTION, "Historian")
STRIKE = (SETTING, FOCUS, TERROR)
TAKE = (SETTING, FOCUS, EVENT)
GIVE = (SETTING, EVENT, ACTION)
RIFT = ("Ruined Church", "Country Walk", "Private Library")


@proves("haunted", "event.urchin-thief-stuck")
def test_the_lap_of_the_gods_gives_a_new_hand_around_him() -> None:
    table = planted(FIVE, "Village Idiot", *NEW_HAND)
    assert laps(table) == [1]
    assert THIEF in table.hand(1)
    assert len(table.hand(1)) == 6
    assert set(FIVE) <= set(table.pile())
    table = planted(FIVE, "Village Idiot", *STRIKE, on=2).answer("player", 1)
    assert THIEF in table.hand(1)
    assert len(table.hand(1)) == 6
    assert set(FIVE) <= set(table.pile())


@proves("haunted", "event.urchin-thief-stuck")
def test_the_lap_of_the_gods_takes_another_card_or_none() -> None:
    with pytest.raises(ValueError, match=HE_IS_NOT_DRAWN):  # from the left neighbour
        planted(["Fire"], "Village Idiot", *TAKE, THIEF, holder=2)
    with pytest.raises(ValueError, match=HE_IS_NOT_DRAWN):  # by the left neighbour
        planted(["Fire"], "Village Idiot", *GIVE, THIEF)
    for drawn, holder in ((TAKE, 2), (GIVE, 1)):
        table = planted([], "Village Idiot", *drawn, holder=holder)
        assert table.says("nothing-to-take") == [("nothing-to-take", holder)]
        assert table.hand(holder) == [THIEF]


@proves("haunted", "event.urchin-thief-stuck")
def test_he_makes_no_room_for_a_card_taken_on_the_lap_of_the_gods() -> None:
    table = planted(SIX, "Village Idiot", *TAKE, others={2: ["Pray"]}).answer("keep-it")
    assert table.asked == (1, "make-room")
    assert table.choices("discard") == SIX
    table = planted(SIX, "Village Idiot", *GIVE, holder=2, others={1: ["Dead Faint"]})
    table.answer("keep-it")
    assert table.asked == (2, "make-room")
    assert table.choices("discard") == SIX


@proves("haunted", "event.urchin-thief-stuck")
def test_he_is_not_passed_on_in_a_rift() -> None:
    seven = ["Storm", "Arrested", "Pray", "Dead Faint", "Fisticuffs", "Historian", "Local Canon"]
    table = planted(FIVE, "Village Idiot", *RIFT, others={0: seven, 2: ["Examine Focus"]})
    assert set(table.hand(2)) == set(FIVE)
    assert table.hand(0) == ["Examine Focus"]
    assert table.asked == (1, "make-room")  # with him there are eight
    assert set(table.choices("discard")) == set(seven)
    table.discard("Storm")
    assert set(table.hand(1)) == {*seven, THIEF} - {"Storm"}
    assert table.game.planted == 1

"""Events that strike hands and lines, in every branch; on an opponent and on oneself."""

from __future__ import annotations

import pytest

from gloam.kernel.content.ledger import proves
from tests.games.haunted.cards.playing import (
    ESSENTIALS,
    FOCUS,
    INN,
    SETTING,
    SUPPORT_TESTS,
    TERROR,
    WALK,
    laps,
    on_others_and_oneself,
    pays_forfeit,
    shown_in_test,
)
from tests.games.haunted.playing import HauntedTable, card, haunted

# --- Coach and Horses ---


def coach(*hand: str) -> HauntedTable:
    """Seat 0 lays it on seat 1, who has this hand."""
    hands = {0: ["Coach and Horses", "Fever"], 1: hand, 2: ["Fire"]}
    return haunted(3, hands=hands).lay("Coach and Horses", on=(1, 0))


@proves("haunted", "event.coach-and-horses", "event.coach-and-horses-offer")
def test_coach_and_horses_takes_the_acquaintance_that_the_opponent_offers() -> None:
    table = coach("Storm", "Historian", "Local Canon", "Village Idiot")
    assert table.asked == (1, "offer")
    assert table.choices("offer") == ["Historian", "Local Canon", "Village Idiot"]
    assert len(table.options()) == 3
    table.answer("offer", "Local Canon")
    assert table.hand(1) == ["Storm", "Historian", "Village Idiot"]
    assert table.hand(0) == ["Fever"]  # it does not go to the layer
    assert table.pile() == ["Coach and Horses", "Local Canon"]
    assert table.says("offer-lost", to=2) == [("offer-lost", card("Local Canon"))]
    assert table.asked == (0, "attack")


@pytest.mark.parametrize("safe", ["Cloaked Figure", "Magickal Dabbler", "Village Idiot"])
@proves("haunted", "event.coach-and-horses", "event.coach-and-horses-offer")
def test_three_acquaintances_are_safe_and_cost_the_layer_a_forfeit(safe: str) -> None:
    table = coach("Storm", "Historian", safe).answer("offer", safe)
    assert set(table.hand(1)) == {"Storm", "Historian", safe}
    assert [table.knows(seat, safe) for seat in range(3)] == [True] * 3  # it was shown
    assert not table.knows(2, "Historian")
    assert table.says("offer-safe") == [("offer-safe", 1, card(safe))]
    assert not table.says("offer-lost")
    assert pays_forfeit(table, 0)
    table.answer("give", "Storm")
    assert table.hand(0) == ["Storm"]
    assert table.pile() == ["Coach and Horses"]


@pytest.mark.parametrize("sure", ["Avid Collector", "Distant Relative", "Historian", "Local Canon"])
@proves("haunted", "event.coach-and-horses")
def test_the_others_are_not_safe(sure: str) -> None:
    table = coach(sure).answer("offer", sure)
    assert (table.hand(1), table.says("taken")) == ([], [])


@proves("haunted", "event.coach-and-horses")
def test_without_an_acquaintance_to_offer_the_layer_performs_a_forfeit() -> None:
    table = coach("Storm", "Pray")
    assert pays_forfeit(table, 0)
    assert table.says("no-acquaintance", to=2) == [("no-acquaintance", 1)]
    assert coach().says("taken") == [("taken", 0, 1)]  # from an empty hand, too


@proves("haunted", "event.coach-and-horses-roles")
def test_coach_and_horses_cannot_be_laid_on_an_own_line() -> None:
    hands = {0: ["Coach and Horses", "Historian"], 1: ["Psychic"]}
    table = haunted(hands=hands, lines={(0, 0): WALK, (1, 0): INN})
    assert {line for _, line in table.lays("Coach and Horses")} == {(1, 0), (1, 1), (1, 2)}
    assert table.end_stage().lays("Coach and Horses") == []


# --- Garrotted ---


@on_others_and_oneself
@proves("haunted", "event.garrotted", "event.garrotted-details")
def test_garrotted_costs_an_acquaintance_of_choice(seat: int, stage: int) -> None:
    for test in ESSENTIALS:
        hands = {0: ["Garrotted"], 1: []}
        hands[seat] += ["Fire", "Local Canon", "Psychic"]
        table = haunted(hands=hands, lines={(seat, 0): WALK}, stage=stage, draws=[test])
        table.lay("Garrotted", on=(seat, 0))
        assert table.asked == (seat, "lose-acquaintance")
        assert table.choices("discard") == ["Local Canon", "Psychic"]
        table.discard("Local Canon")
        assert table.hand(seat) == ["Fire", "Psychic"]
        assert set(table.pile()) == {test, "Garrotted", "Local Canon"}
        assert not table.is_complete(seat, 0)


@on_others_and_oneself
@proves("haunted", "event.garrotted", "event.garrotted-details")
def test_garrotted_completes_the_largest_line_of_who_has_none(seat: int, stage: int) -> None:
    for test in ESSENTIALS:
        hands = {0: ["Garrotted", "Tarot Card"], 1: ["Fire"]}
        lines = {(seat, 0): ["Private Library"], (seat, 1): WALK}
        table = haunted(hands=hands, lines=lines, stage=stage, draws=[test])
        table.lay("Garrotted", on=(seat, 2))
        assert table.is_complete(seat, 1)
        assert not table.is_complete(seat, 0)
        assert table.line(seat, 1) == WALK
        if seat:
            assert table.end_stage().asked == (0, "own")  # there is no defence


@proves("haunted", "event.garrotted-details")
def test_the_subject_picks_among_equally_large_lines() -> None:
    lines = {(1, 0): WALK, (1, 1): ["Private Library"], (1, 2): INN}
    table = haunted(hands={0: ["Garrotted"]}, lines=lines, draws=[SETTING])
    table.lay("Garrotted", on=(1, 1))
    assert table.asked == (1, "complete-largest")
    assert table.options() == [("line", 3), ("line", 5)]
    table.choose_line(1, 2)
    assert [table.is_complete(1, slot) for slot in range(3)] == [False, False, True]


@proves("haunted", "event.garrotted-details")
def test_garrotted_does_nothing_if_no_line_is_the_largest() -> None:
    lines = {(1, 0): [*WALK, "Hunting Spirit"], (1, 1): INN, (2, 0): ["Private Library"]}
    hands = {0: ["Garrotted", "Tortured Soul"], 1: ["Fire"]}
    table = haunted(3, hands=hands, lines=lines, draws=[TERROR])
    table.lay("Tortured Soul", on=(1, 1)).lay("Garrotted", on=(1, 2))
    assert table.says("complete") == []
    assert table.is_awaiting(1, 1)
    assert table.hand(1) == ["Fire"]


@on_others_and_oneself
@proves("haunted", "event.garrotted-support")
def test_garrotted_has_no_effect_with_a_support_card(seat: int, stage: int) -> None:
    for test in SUPPORT_TESTS:
        for held in (["Psychic"], []):
            hands = {0: ["Garrotted"], 1: []}
            hands[seat] += held
            table = haunted(hands=hands, lines={(seat, 0): WALK}, stage=stage, draws=[test])
            table.lay("Garrotted", on=(seat, 0))
            assert table.asked == (0, "attack" if seat else "own")
            assert table.hand(seat) == held
            assert not table.is_complete(seat, 0)
            assert set(table.pile()) == {test, "Garrotted"}
            assert shown_in_test(table) == [(seat, test)]


# --- Hallucination ---


def hallucination(test: str, seat: int, stage: int, *draws: str) -> HauntedTable:
    hands = {0: ["Hallucination"], 1: [], 2: ["Examine Focus"]}
    hands[seat] += ["Fire", "Fever"]
    hands[seat + 1] += ["Tarot Card"]
    table = haunted(3, hands=hands, stage=stage, draws=[test, *draws])
    return table.lay("Hallucination", on=(seat, 2))


@on_others_and_oneself
@proves("haunted", "event.hallucination")
def test_hallucination_is_an_advantage_with_a_setting_or_a_focus(seat: int, stage: int) -> None:
    for test in (SETTING, FOCUS):
        table = hallucination(test, seat, stage, "Dead Faint", "Local Canon")
        assert table.asked == (seat, "advantage")
        table.answer("keep", "Local Canon").discard("Fire")
        assert table.hand(seat) == ["Fever", "Local Canon"]
        assert set(table.pile()) == {test, "Hallucination", "Dead Faint", "Fire"}
        assert table.says("taken") == table.says("lap") == []


@on_others_and_oneself
@proves("haunted", "event.hallucination")
def test_hallucination_is_a_forfeit_with_a_support_card(seat: int, stage: int) -> None:
    for test in SUPPORT_TESTS:
        table = hallucination(test, seat, stage, "Fever")
        assert shown_in_test(table) == [(seat, test)]
        assert pays_forfeit(table, seat)
        table.answer("give", "Tarot Card")
        assert set(table.hand(seat)) == {"Fire", "Tarot Card"}
        assert table.says("looks-at") == table.says("lap") == []


@on_others_and_oneself
@proves("haunted", "event.hallucination", "event.hallucination-terror")
def test_hallucination_is_the_lap_of_the_gods_only_with_a_terror(seat: int, stage: int) -> None:
    draws = ("Storm", "Pray", "Historian", "Dead Faint", "Possession")
    table = hallucination(TERROR, seat, stage, *draws)
    assert laps(table) == [seat]
    assert set(table.hand(seat)) == {"Dead Faint", "Possession"}  # three supports: a new hand
    assert table.says("looks-at") == table.says("taken") == []
    assert table.asked == (0, "attack" if seat else "own")


# --- Disembodied Presence, Strange Mist ---


@on_others_and_oneself
@proves("haunted", "event.disembodied-presence")
def test_disembodied_presence_brings_the_lap_of_the_gods(seat: int, stage: int) -> None:
    hands = {0: ["Disembodied Presence"], 1: [], 2: ["Tarot Card"]}
    hands[seat] += ["Fever"]
    hands[1 - seat] += ["Fire"]
    draws = ("Storm", "Pray", "Historian", "Dead Faint")
    table = haunted(3, hands=hands, stage=stage, draws=draws)
    table.lay("Disembodied Presence", on=(seat, 0))
    assert laps(table) == [seat]
    assert table.hand(seat) == ["Dead Faint"]
    assert (table.hand(1 - seat), table.hand(2)) == (["Fire"], ["Tarot Card"])


@on_others_and_oneself
@proves("haunted", "event.strange-mist")
def test_strange_mist_is_a_forfeit_of_the_subject(seat: int, stage: int) -> None:
    hands = {0: ["Strange Mist"], 1: [], 2: []}
    hands[seat] += ["Fire", "Pray"]
    hands[seat + 1] += ["Storm"]
    table = haunted(3, hands=hands, stage=stage, draws=["Pray"]).lay("Strange Mist", on=(seat, 1))
    assert pays_forfeit(table, seat)
    table.answer("give", "Storm")
    assert set(table.hand(seat)) == {"Fire", "Storm"}
    assert table.hand(seat + 1) == ["Pray"]
    assert table.pile() == ["Strange Mist"]


# --- Secret Room ---


@on_others_and_oneself
@proves("haunted", "event.secret-room", "event.secret-room-details")
def test_secret_room_costs_the_subject_an_acquaintance_of_choice(seat: int, stage: int) -> None:
    hands = {0: ["Secret Room"], 1: []}
    hands[seat] += ["Fire", "Local Canon", "Psychic"]
    table = haunted(hands=hands, lines={(seat, 0): ["Country Walk"]}, stage=stage)
    table.lay("Secret Room", on=(seat, 0))
    assert table.asked == (seat, "lose-acquaintance")
    assert table.choices("discard") == ["Local Canon", "Psychic"]
    table.discard("Psychic")
    assert table.hand(seat) == ["Fire", "Local Canon"]  # not replaced at once
    assert table.pile() == ["Secret Room", "Psychic"]
    assert table.asked == (0, "attack" if seat else "own")
    assert table.says("taken") == []


@on_others_and_oneself
@proves("haunted", "event.secret-room", "event.secret-room-details")
def test_secret_room_is_a_forfeit_of_the_layer_otherwise(seat: int, stage: int) -> None:
    hands = {0: ["Secret Room", "Fever"], 1: ["Storm", "Pray"], 2: ["Historian"]}
    table = haunted(3, hands=hands, lines={(seat, 0): WALK}, stage=stage)
    table.lay("Secret Room", on=(seat, 0))
    assert pays_forfeit(table, 0)
    assert table.says("no-acquaintance") == [("no-acquaintance", seat)]
    table.answer(*table.options()[0])
    assert table.pile() == ["Secret Room"]


# --- Inheritance, Trap Door ---


@on_others_and_oneself
@proves("haunted", "event.inheritance")
def test_inheritance_fetches_an_acquaintance_of_choice(seat: int, stage: int) -> None:
    pile = ["Fire", "Fever", "Historian", "Psychic"]
    table = haunted(hands={0: ["Inheritance"]}, pile=pile, stage=stage)
    table.lay("Inheritance", on=(seat, 2))
    assert table.asked == (seat, "fetch")
    assert table.choices("take") == ["Historian", "Psychic"]
    table.answer("take", "Psychic")
    assert table.hand(seat) == ["Psychic"]
    assert table.hand(1 - seat) == []
    assert table.pile() == ["Fire", "Inheritance", "Fever", "Historian"]
    single = haunted(hands={0: ["Inheritance"]}, pile=["Fire", "Historian"], stage=stage)
    assert single.lay("Inheritance", on=(seat, 0)).hand(seat) == ["Historian"]


@on_others_and_oneself
@proves("haunted", "event.trap-door", "event.trap-door-none")
def test_trap_door_fetches_an_acquaintance_with_an_essential_card(seat: int, stage: int) -> None:
    for test in ESSENTIALS:
        for pile in (["Fire", "Fever", "Historian", "Psychic"], ["Fire", "Fever"]):
            hands = {0: ["Trap Door"], 1: []}
            hands[seat] += ["Tarot Card"]
            lines = {(seat, 1): ["Country Walk"]}
            table = haunted(hands=hands, lines=lines, pile=pile, stage=stage, draws=[test])
            table.lay("Trap Door", on=(seat, 1))
            if "Psychic" in pile:
                assert table.asked == (seat, "fetch")
                assert table.choices("take") == ["Historian", "Psychic"]
                table.answer("take", "Psychic")
                assert table.hand(seat) == ["Tarot Card", "Psychic"]
            else:
                assert table.hand(seat) == ["Tarot Card"]
            assert table.says("taken") == []
            assert table.asked == (0, "attack" if seat else "own")
            assert shown_in_test(table) == [(seat, test)]


@on_others_and_oneself
@proves("haunted", "event.trap-door")
def test_trap_door_is_a_forfeit_with_a_support_card(seat: int, stage: int) -> None:
    for test in SUPPORT_TESTS:
        hands = {0: ["Trap Door"], 1: [], 2: []}
        hands[seat] += ["Tarot Card"]
        lines = {(seat, 1): WALK}
        table = haunted(3, hands=hands, lines=lines, pile=["Psychic"], stage=stage, draws=[test])
        table.lay("Trap Door", on=(seat, 1))
        assert pays_forfeit(table, seat)
        table.answer("pile", "Psychic")
        assert (table.hand(seat), "Tarot Card" in table.pile()) == (["Psychic"], True)


# --- Transformation ---


@on_others_and_oneself
@proves("haunted", "event.transformation", "event.transformation-details")
def test_transformation_replaces_all_acquaintances(seat: int, stage: int) -> None:
    hands = {0: ["Transformation"], 1: []}
    hands[seat] += ["Fire", "Local Canon", "Psychic", "Village Idiot"]
    hands[1 - seat] += ["Avid Collector"]
    draws = ["Fever", "Historian", "Tin Whistle"]
    lines = {(seat, 0): ["Country Walk"]}
    table = haunted(hands=hands, lines=lines, stage=stage, draws=draws)
    table.lay("Transformation", on=(seat, 0))
    assert table.hand(seat) == ["Tin Whistle", "Fire", "Fever", "Historian"]  # this one stays
    assert table.hand(1 - seat) == ["Avid Collector"]
    assert table.pile() == ["Transformation", "Local Canon", "Psychic", "Village Idiot"]
    assert not table.is_complete(seat, 0)


@on_others_and_oneself
@proves("haunted", "event.transformation", "event.transformation-details")
def test_transformation_completes_the_smallest_line_of_who_has_none(seat: int, stage: int) -> None:
    hands = {0: ["Transformation"], 1: []}
    hands[seat] += ["Fire"]
    hands[1 - seat] += ["Avid Collector"]
    lines = {(seat, 0): WALK, (seat, 1): ["Private Library"]}
    table = haunted(hands=hands, lines=lines, stage=stage).lay("Transformation", on=(seat, 0))
    assert [table.is_complete(seat, slot) for slot in range(3)] == [False, True, False]
    assert table.line(seat, 1) == ["Private Library"]
    assert table.hand(seat) == ["Fire"]
    if seat:
        assert table.end_stage().asked == (0, "own")  # there is no defence


@proves("haunted", "event.transformation-details")
def test_transformation_skips_complete_and_awaiting_lines_and_may_find_none() -> None:
    lines = {(1, 0): ["Private Library"], (1, 1): INN, (2, 0): ["Country Walk"]}
    hands = {0: ["Transformation", "Tortured Soul"]}
    table = haunted(3, hands=hands, lines=lines, complete=[(1, 0)])
    table.lay("Tortured Soul", on=(1, 1)).lay("Transformation", on=(1, 2))
    assert table.says("complete") == []
    assert table.asked == (0, "attack")
    lines = {(1, 0): WALK, (1, 1): INN}
    table = haunted(hands={0: ["Transformation"]}, lines=lines).lay("Transformation", on=(1, 2))
    assert table.asked == (1, "complete-smallest")
    assert table.choose_line(1, 1).is_complete(1, 1)
    assert not table.is_complete(1, 0)

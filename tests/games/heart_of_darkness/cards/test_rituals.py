"""Rituals and Trap cards, played one by one."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, RITUAL, Card
from gloam.games.heart_of_darkness.rules.darkness import lower_darkness
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.playing import BLANK, HIT, HeartTable, face, heart

RITUALS = [card for card in CARDS if card.type == RITUAL]

# --- what is true of every Ritual ---


def prepared(ritual: str, rolls: list[int], place: str = "village") -> HeartTable:
    """A table at which every Ritual could do something."""
    return heart(
        hands={0: [ritual, "The Scent"], 1: ["Grave-Cold"]},
        places={0: place, 1: "harbour"},
        creatures=[("crawler", "harbour"), ("crawler", "southern_gate"), ("crawler", "swamp")],
        fallen={"stoker": ("cave", ["Radio Part"])},
        darkness=4,
        rolls=rolls,
        draws=["Leaden Feet"],
    )


@proves("heart_of_darkness", "ritual.roll", "ritual.failure", "curse.gain-ritual")
@pytest.mark.parametrize("card", RITUALS, ids=lambda card: card.id)
def test_without_a_hit_it_fails_and_brings_a_curse(card: Card) -> None:
    table = prepared(card.name, [BLANK] * 6)
    table.play(card.name)
    assert table.rolls() == [(0, 4 + card.modifier, 0)]  # Sanity 4
    assert table.says("ritual-failed") == [("ritual-failed", 0, card.face)]
    assert table.curses(0) == ["Leaden Feet", "The Scent"]
    assert table.discards() == [card.name]
    assert (table.game.darkness, len(table.creatures()), table.game.stilled) == (4, 3, False)


@proves("heart_of_darkness", "ritual.success")
def test_one_hit_is_enough() -> None:
    table = prepared("Ritual of Dawn", [BLANK, HIT])
    table.play("Ritual of Dawn")
    assert table.game.darkness == 3
    assert table.says("ritual-succeeded") == [("ritual-succeeded", 0, face("Ritual of Dawn"))]
    assert table.discards() == ["Ritual of Dawn"]
    assert table.curses(0) == ["The Scent"]


@proves("heart_of_darkness", "ritual.free")
def test_an_attempt_costs_no_action_and_creatures_do_not_hinder_it() -> None:
    table = prepared("Ritual of Dawn", [HIT, HIT], place="southern_gate")
    table.game.turn.actions = 0
    table.play("Ritual of Dawn")
    assert table.game.darkness == 3
    assert table.game.turn.actions == 0


@proves("heart_of_darkness", "ritual.consult-not-failed", "location.consult")
def test_consulted_it_cannot_fail() -> None:
    table = heart(hands={0: ["Ritual of Dawn"]}, places={0: "ritual_cavern"}, darkness=3)
    table.answer("consult", "Ritual of Dawn")
    assert table.says("rolled") == []
    assert (table.game.darkness, table.game.turn.actions) == (2, 5)
    assert table.curses(0) == []


@proves("heart_of_darkness", "ritual.failure")
def test_a_fourth_curse_of_a_failure_kills() -> None:
    curses = ["The Scent", "Leaden Feet", "Tongue of Ash"]
    table = heart(
        hands={0: ["Ritual of Dawn", *curses]}, darkness=3, rolls=[BLANK] * 2, draws=["Grave-Cold"]
    )
    table.play("Ritual of Dawn")
    assert table.at(0) == ""
    assert table.game.darkness == 4


# --- one by one ---


@proves("heart_of_darkness", "guardian.kill-effects")
def test_banishment_kills_all_in_one_place_within_one_space() -> None:
    table = heart(
        hands={0: ["Ritual of Banishment"]},
        creatures=[
            ("crawler", "harbour"),
            ("devourer", "harbour"),
            ("guardian", "harbour"),
            ("crawler", "southern_gate"),
            ("crawler", "swamp"),
        ],
        health=4,
        rolls=[HIT] * 3,
    )
    table.play("Ritual of Banishment")
    places = [PLACE["southern_gate"], PLACE["harbour"]]
    assert table.offered("at") == [(place,) for place in places]
    table.answer("at", "harbour")
    assert table.creatures("harbour") == ["guardian"]
    assert table.game.health == 1
    assert table.creatures("southern_gate") == ["crawler"]
    # Creatures in the stock stand nowhere.
    table = heart(
        hands={0: ["Ritual of Banishment"]},
        places={0: "stranded_ship"},
        creatures=[("crawler", "heart")],
    )
    assert not table.may("play", "Ritual of Banishment")


def test_banishment_finishes_a_weak_guardian() -> None:
    table = heart(
        hands={0: ["Ritual of Banishment"]},
        creatures=[("guardian", "village")],
        health=3,
        rolls=[HIT] * 3,
    )
    table.play("Ritual of Banishment")
    assert table.creatures() == []


def test_stillness_holds_all_crawlers_for_one_phase() -> None:
    table = heart(
        hands={0: ["Ritual of Stillness"]},
        creatures=[("crawler", "harbour"), ("devourer", "cave")],
        places={0: "lighthouse", 1: "lighthouse"},
        rolls=[HIT] * 4,
    )
    table.play("Ritual of Stillness").end_turn()
    assert table.asked == (1, "act")
    table.end_turn()  # the round's end, and the next round's Spawning
    assert "crawler" in table.creatures("harbour")
    assert table.creatures("cave") == []
    assert not table.game.stilled


def test_stillness_needs_a_crawler() -> None:
    table = heart(hands={0: ["Ritual of Stillness"]}, creatures=[("devourer", "cave")])
    assert not table.may("play", "Ritual of Stillness")


def test_passage_sends_anybody_to_any_tunnel() -> None:
    table = heart(hands={0: ["Ritual of Passage"]}, rolls=[HIT] * 5, places={1: "old_mine"})
    table.play("Ritual of Passage").answer("who", 1)
    assert len(table.offered("go")) == 4
    table.answer("go", "western_tunnel")
    assert table.at(1) == "western_tunnel"
    assert table.at(0) == "village"


@proves("heart_of_darkness", "curse.reshuffle")
def test_unbinding_lets_the_chosen_one_choose() -> None:
    table = heart(
        hands={0: ["Ritual of Unbinding"], 1: ["The Scent", "Leaden Feet", "Tongue of Ash"]},
        rolls=[HIT] * 4,
    )
    table.play("Ritual of Unbinding")  # only one bears Curses
    assert table.asked == (1, "shed")
    assert table.ask.audience == 0
    table.answer("curse", "Leaden Feet").answer("curse", "The Scent")
    assert table.curses(1) == ["Tongue of Ash"]


def test_unbinding_takes_one_where_there_is_one() -> None:
    table = heart(hands={0: ["Ritual of Unbinding", "The Scent"]}, rolls=[HIT] * 4)
    table.play("Ritual of Unbinding").answer("curse", "The Scent")
    assert table.curses(0) == []
    assert table.asked == (0, "act")


@proves("heart_of_darkness", "recover.all", "recover.removed", "recover.secret")
def test_the_open_grave_gives_up_all_its_cards_from_afar() -> None:
    table = heart(
        hands={0: ["Ritual of the Open Grave"]},
        fallen={"stoker": ("cave", ["Radio Part", "Gin Trap"])},
        rolls=[HIT] * 4,
    )
    table.play("Ritual of the Open Grave")
    assert table.hand(0) == ["Radio Part", "Gin Trap"]
    assert table.game.fallen == {}
    assert table.says("recovered", to=1)[0][3] == 2
    hand = table.game.zones[table.game.hand(0)]
    assert all(table.game.knows[piece] == 1 for piece in hand)


def test_nobody_fallen_no_open_grave() -> None:
    table = heart(hands={0: ["Ritual of the Open Grave"]})
    assert not table.may("play", "Ritual of the Open Grave")


@proves("heart_of_darkness", "darkness.range")
def test_darkness_does_not_fall_below_one() -> None:
    table = prepared("Ritual of Dawn", [])
    lower_darkness(table.game, 9)
    assert table.game.darkness == 1
    assert table.says("darkness") == [("darkness", 1)]
    assert not heart(hands={0: ["Ritual of Dawn"]}, darkness=1).may("play", "Ritual of Dawn")


# --- Trap cards ---


@proves("heart_of_darkness", "trapcard.roll", "trapcard.success", "trapcard.discard", "trap.gain")
@pytest.mark.parametrize(
    ("trap", "dice"), [("Gin Trap", 3), ("Covered Pit", 4), ("Trip-Wire Charge", 2)]
)
def test_any_hit_gains_one_trap_token(trap: str, dice: int) -> None:
    table = heart(hands={0: [trap]}, rolls=[HIT] * dice)
    table.play(trap)
    assert table.rolls() == [(0, dice, dice)]  # Strength 3
    assert table.game.protagonists[0].traps == 1
    if trap == "Trip-Wire Charge":
        table.answer("at", "village")
    assert table.discards() == [trap]


@proves("heart_of_darkness", "trapcard.failure")
def test_a_trap_card_that_fails_is_only_lost() -> None:
    table = heart(hands={0: ["Gin Trap"]}, rolls=[BLANK] * 3)
    table.play("Gin Trap")
    assert table.game.protagonists[0].traps == 0
    assert table.says("trap-failed") == [("trap-failed", 0, face("Gin Trap"))]
    assert table.discards() == ["Gin Trap"]
    assert (table.strength(0), table.curses(0)) == (3, [])


@proves("heart_of_darkness", "trapcard.stock-empty")
def test_without_a_token_in_stock_no_trap_card_is_played_or_assembled() -> None:
    table = heart(
        hands={0: ["Gin Trap", "Trip-Wire Charge"]},
        places={0: "old_military_complex"},
        traps={0: 2, 1: 1},
        set_traps={"cave": 2},
    )
    assert table.offered("play") == table.offered("assemble") == []


@proves("heart_of_darkness", "location.assemble")
def test_assembled_it_cannot_fail() -> None:
    table = heart(hands={0: ["Gin Trap"]}, places={0: "old_military_complex"})
    table.answer("assemble", "Gin Trap")
    assert table.says("rolled") == []
    assert (table.game.protagonists[0].traps, table.game.turn.actions) == (1, 5)


@proves("heart_of_darkness", "trapcard.success", "trap.gain")
def test_a_trip_wire_charge_is_set_from_afar() -> None:
    table = heart(hands={0: ["Trip-Wire Charge"]}, rolls=[HIT, BLANK])
    table.play("Trip-Wire Charge")
    assert (PLACE["swamp"],) in table.offered("at")
    assert (PLACE["heart"],) not in table.offered("at")
    table.answer("at", "swamp")
    assert table.game.traps[PLACE["swamp"]] == 1
    assert table.says("set-trap") == [("set-trap", 0, PLACE["swamp"])]
    assert table.game.protagonists[0].traps == 0

"""Items and Personal Items, played one by one."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, ITEM, PERSONAL
from gloam.games.heart_of_darkness.state import (
    LOOT_DISCARD,
    RESOLVING,
    SPAWN_BOTTOM,
    SPAWN_TOP,
)
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.state import MOVE
from tests.games.heart_of_darkness.playing import HIT, face, heart

# --- what is true of every Item ---


@proves("heart_of_darkness", "play.free", "play.then-discard", "item.play", "cards.in-hand")
def test_an_item_is_played_for_nothing_and_discarded() -> None:
    table = heart(hands={0: ["Field Dressing"]}, strength={0: 1}, actions=2)
    assert table.hand(0) == ["Field Dressing"]
    table.play("Field Dressing")
    assert table.game.turn.actions == 2
    assert table.hand(0) == []
    assert table.discards() == ["Field Dressing"]
    assert table.strength(0) == 3


@proves("heart_of_darkness", "play.revealed")
def test_everybody_sees_a_card_that_is_played() -> None:
    table = heart(hands={0: ["Signal Lamp"]}, loot_top=["Gin Trap"])
    table.play("Signal Lamp")
    moves = [entry for journal in table.run.journals or [] for entry in journal if entry[0] == MOVE]
    lamp = [entry for entry in moves if entry[3] == face("Signal Lamp")]
    assert [entry[5] for entry in lamp] == [RESOLVING, LOOT_DISCARD]
    assert all(entry[1] == EVERYONE for entry in lamp)
    drawn = next(entry for entry in moves if entry[3] == face("Gin Trap"))
    assert drawn[1] == 1  # only its owner sees what the lamp brought


@proves("heart_of_darkness", "play.no-effect")
@pytest.mark.parametrize(
    "item",
    [
        "Field Dressing",
        "Bromide Salts",
        "Keg of Mortar",
        "Churchyard Candle",
        "Carrier Pigeon",
    ],
)
def test_a_card_that_could_do_nothing_cannot_be_played(item: str) -> None:
    # Nobody hurt, no Gate damaged, no Curse held, no other card to give.
    table = heart(hands={0: [item]}, places={0: "southern_gate"})
    assert not table.may("play", item)
    assert table.may("discard")


@proves("heart_of_darkness", "play.free", "play.revealed", "curse.play-free")
def test_whoever_has_the_turn_plays_from_a_hand_of_their_own() -> None:
    hands = {0: ["Gin Trap"], 1: ["Signal Lamp", "Grave-Cold"]}
    table = heart(hands=hands, active=1, loot_top=["Pit Pony"])
    table.play("Signal Lamp").play("Grave-Cold")
    assert table.says("played") == [
        ("played", 1, face("Signal Lamp")),
        ("played", 1, face("Grave-Cold")),
    ]
    assert (table.hand(0), table.hand(1)) == (["Gin Trap"], ["Pit Pony"])


# What each needs to do something, and what has changed when the first offer was taken.
PLAYS: dict[str, dict[str, Any]] = {
    "Field Dressing": {"strength": {0: 1}},
    "Bromide Salts": {"sanity": {0: 1}},
    "Pit Pony": {},
    "Keg of Mortar": {"gates": {"southern_gate": 2}},
    "Churchyard Candle": {},
    "Storm Glass": {},
    "Felt Slippers": {},
    "Carrier Pigeon": {},
    "Signal Lamp": {},
    "Laudanum Case": {"heroes": {0: "surgeon"}, "sanity": {0: 1}},
    "Coal Shovel": {"heroes": {0: "stoker"}},
    "Brass Theodolite": {},
    "Walnut Planchette": {"heroes": {0: "medium", 1: "stoker"}},
    "Dark Lantern": {"heroes": {0: "smuggler"}},
    "Bog-Oak Rosary": {"heroes": {0: "lay-sister"}, "sanity": {0: 1}, "places": {1: "cave"}},
    "Boot Knife": {"heroes": {0: "deserter"}, "creatures": [("crawler", "village")]},
}


@proves("heart_of_darkness", "play.then-discard", "personal.returns", "play.no-effect", "play.free")
@pytest.mark.parametrize("name", PLAYS)
def test_every_item_is_played_to_its_end(name: str) -> None:
    table = heart(hands={0: [name, "The Scent", "Gin Trap"]}, **PLAYS[name])
    before = copy_of(table.game)
    table.play(name)
    while table.asked[1] != "act":
        table.answer(*table.options()[0])
    after = copy_of(table.game)
    returns = CARDS[face(name)].type == PERSONAL
    assert (name in table.hand(0)) == returns
    assert (name in table.discards()) != returns
    assert before != after


def test_no_item_is_forgotten() -> None:
    kinds = (ITEM, PERSONAL)
    assert set(PLAYS) == {card.name for card in CARDS if card.type in kinds} - {"Radio Part"}


# --- bodies ---


@proves("heart_of_darkness", "protagonist.restore-cap")
def test_nothing_is_restored_beyond_what_is_printed() -> None:
    table = heart(hands={0: ["Field Dressing", "Bromide Salts"]}, strength={0: 2}, sanity={0: 3})
    table.play("Field Dressing").play("Bromide Salts")
    assert (table.strength(0), table.sanity(0)) == (3, 4)


@pytest.mark.parametrize(("item", "body"), [("Field Dressing", 0), ("Bromide Salts", 1)])
def test_healing_may_go_to_somebody_here(item: str, body: int) -> None:
    table = heart(
        3,
        hands={0: [item]},
        strength={0: 1, 1: 1, 2: 1},
        sanity={0: 1, 1: 1, 2: 1},
        places={2: "harbour"},
    )
    table.play(item)
    assert table.offered("tend") == [(0,), (1,)]  # the third stands elsewhere
    table.answer("tend", 1)
    healed = [table.strength(1), table.sanity(1)]
    assert healed[body] == (2, 3)[body]
    assert healed[1 - body] == 1


# --- on the way ---


def test_a_pit_pony_carries_up_to_three_spaces() -> None:
    table = heart(hands={0: ["Pit Pony"]}, actions=1)
    table.play("Pit Pony")
    assert not table.may("stay")
    table.answer("step", "southern_gate").answer("step", "swamp").answer("stay")
    assert table.at(0) == "swamp"
    assert table.game.turn.actions == 1


def test_a_pit_pony_may_carry_into_the_heart_and_its_curse() -> None:
    table = heart(hands={0: ["Pit Pony"]}, places={0: "swamp"}, draws=["Grave-Cold"])
    table.play("Pit Pony").answer("step", "heart")
    assert table.curses(0) == ["Grave-Cold"]
    table.answer("step", "chapel").answer("step", "northern_gate")
    assert table.asked == (0, "act")


def test_who_dies_on_the_pony_rides_no_further() -> None:
    curses = ["Grave-Cold", "The Scent", "Leaden Feet"]
    table = heart(hands={0: ["Pit Pony", *curses]}, places={0: "swamp"}, draws=["Tongue of Ash"])
    table.play("Pit Pony").answer("step", "heart")
    assert table.at(0) == ""
    assert table.discards() == ["Pit Pony"]


@proves("heart_of_darkness", "difficulty.hard-scope")
def test_hard_no_card_moves_anybody_away_from_the_guardian() -> None:
    hard = {"hard": "on"}
    near = [("guardian", "village")]
    table = heart(
        hands={0: ["Pit Pony", "Ritual of Passage"]},
        places={1: "harbour"},
        creatures=near,
        options=hard,
        rolls=[HIT] * 5,
    )
    assert not table.may("play", "Pit Pony")
    table.play("Ritual of Passage")
    assert table.offered("go")  # only the other can travel, so it was not asked who
    table.answer("go", "western_tunnel")
    assert (table.at(0), table.at(1)) == ("village", "western_tunnel")
    assert heart(hands={0: ["Pit Pony"]}, creatures=near).may("play", "Pit Pony")
    rider = heart(hands={0: ["Pit Pony"]}, places={0: "harbour"}, creatures=near, options=hard)
    rider.play("Pit Pony").answer("step", "village")
    assert rider.asked == (0, "act")


# --- the island ---


@proves("heart_of_darkness", "location.repair-not-destroyed")
def test_mortar_takes_two_tokens_off_a_gate_within_two_spaces() -> None:
    table = heart(
        hands={0: ["Keg of Mortar"]},
        places={0: "heart"},  # two spaces from every Gate; the Eastern is whole
        gates={"southern_gate": 2, "northern_gate": 3},
    )
    table.play("Keg of Mortar")
    assert (table.gate("southern_gate"), table.gate("northern_gate")) == (0, 3)
    far = heart(hands={0: ["Keg of Mortar"]}, gates={"northern_gate": 2})
    assert not far.may("play", "Keg of Mortar")


@proves("heart_of_darkness", "location.repair-not-destroyed")
def test_mortar_does_nothing_for_a_gate_that_is_gone() -> None:
    assert not heart(hands={0: ["Keg of Mortar"]}, gates={"southern_gate": 3}).may(
        "play", "Keg of Mortar"
    )


# --- cards and decks ---


@proves("heart_of_darkness", "curse.reshuffle")
def test_a_churchyard_candle_takes_a_curse_back_unseen() -> None:
    table = heart(hands={0: ["Churchyard Candle", "Grave-Cold", "The Scent"]})
    table.play("Churchyard Candle")
    assert table.ask.audience == 0
    table.answer("curse", "The Scent")
    assert table.curses(0) == ["Grave-Cold"]


def test_a_storm_glass_sinks_one_of_the_next_three() -> None:
    top = ["Wet Steps on the Stair", "The Quickening", "Black Damp"]
    table = heart(hands={0: ["Storm Glass"]}, spawn_top=top)
    table.play("Storm Glass")
    assert table.ask.audience == 0
    assert [event[1] for event in table.says("saw-on-top", to=0)] == [face(name) for name in top]
    assert table.says("saw-on-top", to=1) == []
    table.answer("under", "The Quickening")
    assert table.names(SPAWN_BOTTOM) == ["The Quickening"]
    assert table.names(SPAWN_TOP) == ["Black Damp", "Wet Steps on the Stair"]  # top is last


def test_felt_slippers_make_two_loots_silent() -> None:
    table = heart(
        hands={0: ["Felt Slippers"]},
        creatures=[("crawler", "harbour")],
        loot_top=["Gin Trap"],
    )
    table.play("Felt Slippers").loot()
    assert table.creatures("harbour") == ["crawler"]
    assert table.game.protagonists[0].silent_loots == 1


@proves("heart_of_darkness", "hidden.hands", "talk.not-personal", "talk.not-curses")
def test_a_carrier_pigeon_brings_a_card_to_somebody_far_away() -> None:
    table = heart(
        3,
        hands={0: ["Carrier Pigeon", "Radio Part", "Dark Lantern", "Grave-Cold"]},
        heroes={0: "smuggler", 1: "medium", 2: "surveyor"},
        places={1: "lighthouse"},
    )
    table.play("Carrier Pigeon").answer("who", 1)
    assert table.offered("card") == [(face("Radio Part"),)]  # no Personal Item, no Curse
    assert table.ask.audience == 0b011
    table.answer("card", "Radio Part")
    assert table.hand(1) == ["Radio Part"]
    assert table.says("gave", to=2) == [("gave", 0, 1)]


@proves("heart_of_darkness", "hidden.log")
def test_a_signal_lamp_brings_a_card_and_free_words() -> None:
    table = heart(hands={0: ["Signal Lamp"]}, loot_top=["Radio Part"])
    table.play("Signal Lamp")
    assert table.hand(0) == ["Radio Part"]
    assert table.game.protagonists[0].free_words == 1


@proves("heart_of_darkness", "boat.parts-alone", "weapon.not-otherwise")
def test_radio_parts_and_weapons_are_not_simply_played() -> None:
    table = heart(hands={0: ["Radio Part", "Radio Part", "Boarding Axe"]}, places={0: "lighthouse"})
    assert table.offered("play") == []
    assert not table.may("call")
    assert table.may("discard")


# --- Personal Items ---

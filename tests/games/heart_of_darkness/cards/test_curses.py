"""Curses: the burden of each, and how it is played away."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, CURSE
from gloam.games.heart_of_darkness.state import CURSES, LOOT_DISCARD
from gloam.kernel.content.ledger import proves
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.state import MOVE
from tests.games.heart_of_darkness.playing import BLANK, HIT, HeartTable, face, heart

NAMES = [card.name for card in CARDS if card.type == CURSE]

# Where each is released, and what it costs: cards, Strength, Sanity.
RELEASES = {
    "Palsied Hands": ("village", 2, 0, 0),
    "The Second Voice": ("chapel", 0, 0, 0),
    "Leaden Feet": ("harbour", 0, 0, 0),
    "Magpie Fever": ("cemetery", 0, 0, 0),
    "Unmaking Touch": ("northern_gate", 0, 1, 0),
    "Tongue of Ash": ("lighthouse", 0, 0, 0),
    "The Second Footfall": ("village", 0, 0, 0),
    "The Scent": ("village", 0, 1, 0),
    "Borrowed Face": ("village", 0, 0, 1),
    "The Whisperer": ("village", 1, 0, 0),
    "Grave-Cold": ("village", 0, 0, 0),
    "Fear of the Deep": ("village", 2, 0, 0),
}
SOMEWHERE = [name for name in NAMES if RELEASES[name][0] != "village" or name == "Grave-Cold"]


def cursed(name: str, place: str | None = None, **changes: object) -> HeartTable:
    told: dict[str, object] = {
        "hands": {0: [name, "Gin Trap", "Gin Trap"]},
        "places": {0: place or RELEASES[name][0], 1: "old_military_complex"},
        "creatures": [("crawler", "cave")],
        **changes,
    }
    return heart(**told)  # type: ignore[arg-type] # as `heart` names them


# --- playing them away ---


@proves("heart_of_darkness", "curse.play-to-discard", "curse.play-free", "curse.reshuffle")
@pytest.mark.parametrize("name", NAMES)
def test_a_curse_is_played_away_by_its_own_terms(name: str) -> None:
    _, cards, strength, sanity = RELEASES[name]
    table = cursed(name)
    table.play(name)
    for _ in range(cards):
        table.answer("card", "Gin Trap")
    assert table.curses(0) == []
    assert len(table.game.zones[CURSES]) == 12
    assert table.game.turn.actions == 6
    assert len(table.names(LOOT_DISCARD)) == cards
    assert (table.strength(0), table.sanity(0)) == (3 - strength, 4 - sanity)


@proves("heart_of_darkness", "curse.play-to-discard")
@pytest.mark.parametrize("name", SOMEWHERE)
def test_elsewhere_it_cannot_be_played(name: str) -> None:
    assert not cursed(name, "abandoned_hut").may("play", name)


@proves("heart_of_darkness", "curse.play-to-discard")
@pytest.mark.parametrize("name", ["Palsied Hands", "The Whisperer", "Fear of the Deep"])
def test_without_enough_cards_it_cannot_be_played(name: str) -> None:
    few = ["Gin Trap"] * (RELEASES[name][1] - 1)
    assert not cursed(name, hands={0: [name, "The Scent", *few]}).may("play", name)
    assert cursed(name, hands={0: [name, *few, "Gin Trap"]}).may("play", name)


def test_without_creatures_none_can_come_nearer() -> None:
    assert not cursed("The Second Footfall", creatures=[]).may("play", "The Second Footfall")
    table = cursed("The Second Footfall")
    table.play("The Second Footfall")
    assert table.creatures("old_military_complex") == ["crawler"]


@proves("heart_of_darkness", "discard.no-curses", "turn.hand-limit-curses")
@pytest.mark.parametrize("name", NAMES)
def test_no_curse_is_simply_discarded(name: str) -> None:
    table = heart(hands={0: [name]})
    assert not table.may("discard")
    full = [*["Gin Trap"] * 2, *["Radio Part"] * 4]
    both = heart(hands={0: [name, *full]}, places={0: "harbour"})
    both.end_turn()
    assert both.asked == (0, "hand-limit")
    assert (face(name),) not in both.offered("card")


@proves("heart_of_darkness", "curse.not-traded", "talk.not-curses")
@pytest.mark.parametrize("name", [name for name in NAMES if name != "Tongue of Ash"])
def test_only_one_curse_can_be_traded(name: str) -> None:
    table = heart(hands={1: [name, "Gin Trap"]})
    table.answer("talk", 1).answer("give-card", 1, seat=1)
    assert table.may("card", "Gin Trap")
    assert table.may("card", name) == (name == "Borrowed Face")


@proves("heart_of_darkness", "curse.in-limit")
def test_curses_count_towards_the_hand() -> None:
    table = heart(hands={0: ["The Scent", "Grave-Cold", *["Radio Part"] * 3, "Gin Trap"]})
    table.end_turn()
    assert table.asked == (0, "hand-limit")
    table.answer("card", "Gin Trap")
    assert table.asked == (1, "act")


def test_whispering_makes_the_next_words_free() -> None:
    table = cursed("The Whisperer")
    table.play("The Whisperer").answer("card", "Gin Trap")
    assert table.game.protagonists[0].free_words == 1


def test_who_pays_with_the_last_strength_dies_with_the_curse() -> None:
    table = cursed("The Scent", strength={0: 1})
    table.play("The Scent")
    assert table.at(0) == ""
    assert len(table.game.zones[CURSES]) == 12


@proves("heart_of_darkness", "curse.reshuffle")
def test_everybody_sees_a_curse_that_is_played() -> None:
    table = cursed("Grave-Cold")
    table.play("Grave-Cold")
    assert table.says("played", to=1) == [("played", 0, face("Grave-Cold"))]
    moves = [e for journal in table.run.journals or [] for e in journal if e[0] == MOVE]
    assert [entry[1] for entry in moves if entry[3] == face("Grave-Cold")] == [EVERYONE]


# --- burdens ---


@proves("heart_of_darkness", "combat.dice")
def test_palsied_hands_cost_a_die_in_combat() -> None:
    table = heart(
        hands={0: ["Palsied Hands"]}, creatures=[("crawler", "village")], rolls=[BLANK] * 2 + [HIT]
    )
    table.fight()
    assert table.rolls() == [(0, 2, 0)]
    assert table.says("burden-shows", to=1) == [("burden-shows", 0, face("Palsied Hands"))]


def test_a_burden_that_showed_itself_is_known_to_all() -> None:
    table = heart(hands={0: ["Palsied Hands"]}, creatures=[("crawler", "village")])
    piece = piece_with(table.game, table.game.hand(0), face("Palsied Hands"))
    assert not table.game.knows[piece] >> 1 & 1
    table.roll(BLANK, BLANK).fight()
    assert table.game.knows[piece] >> 1 & 1


@proves("heart_of_darkness", "ritual.roll")
def test_the_second_voice_costs_a_die_for_rituals() -> None:
    table = heart(
        hands={0: ["The Second Voice", "Ritual of Stillness"]},
        creatures=[("crawler", "cave")],
        rolls=[BLANK] * 3,
    )
    table.play("Ritual of Stillness")
    assert table.rolls() == [(0, 3, 0)]
    assert table.says("burden-shows", to=1) == [("burden-shows", 0, face("The Second Voice"))]


@proves("heart_of_darkness", "trapcard.roll")
def test_the_whisperer_costs_a_die_for_trap_cards() -> None:
    table = heart(hands={0: ["The Whisperer", "Gin Trap"]}, rolls=[BLANK] * 2)
    table.play("Gin Trap")
    assert table.rolls() == [(0, 2, 0)]
    assert table.says("burden-shows", to=1) == [("burden-shows", 0, face("The Whisperer"))]


def test_with_leaden_feet_the_first_move_costs_two() -> None:
    table = heart(hands={0: ["Leaden Feet"]}, actions=4)
    table.move("abandoned_hut")
    assert table.game.turn.actions == 2
    table.move("village")
    assert table.game.turn.actions == 1
    assert heart(hands={0: ["Leaden Feet"]}, actions=1).offered("move") == []


def test_magpie_fever_does_not_let_a_turn_end_while_there_is_loot() -> None:
    table = heart(hands={0: ["Magpie Fever"]})
    assert not table.may("end")
    table.loot()
    assert table.may("end")


def test_the_unmaking_touch_repairs_nothing() -> None:
    gate = {"gates": {"northern_gate": 2}, "places": {0: "northern_gate"}}
    assert heart(**gate).offered("repair")  # type: ignore[arg-type] # as `heart` names them
    cursed_one = heart(hands={0: ["Unmaking Touch"]}, **gate)  # type: ignore[arg-type] # the same
    assert cursed_one.offered("repair") == []


def test_a_tongue_of_ash_cannot_talk() -> None:
    assert heart().may("talk", 1)
    assert not heart(hands={0: ["Tongue of Ash"]}).may("talk", 1)


@proves("heart_of_darkness", "talk.action")
def test_a_tongue_of_ash_is_no_partner_either() -> None:
    """It is hidden until somebody tries; the try shows it and costs nothing."""
    table = heart(hands={0: ["Churchyard Candle"], 1: ["Tongue of Ash"]})
    assert table.may("talk", 1)
    table.answer("talk", 1)
    assert (table.game.talk, table.game.turn.actions) == (None, 6)
    assert table.says("burden-shows", to=0) == [("burden-shows", 1, face("Tongue of Ash"))]
    assert table.asked == (0, "act")
    assert not table.may("talk", 1)
    # A Curse goes: it may have been this one, and one may try again.
    table.end_turn()
    table.game.protagonists[1].place = table.game.island.locations.index(
        next(place for place in table.game.island.locations if place.id == "lighthouse")
    )
    table = table.renewed().play("Tongue of Ash")
    assert table.game.mute == ()


@proves("heart_of_darkness", "killed.curses", "curse.four", "talk.give")
def test_a_gift_that_makes_a_fourth_curse_kills_at_once() -> None:
    three = ["Grave-Cold", "Palsied Hands", "Leaden Feet"]
    table = heart(3, hands={0: ["Borrowed Face"], 1: three})
    table.answer("talk", 1).answer("give-card", 0, seat=0).answer("card", "Borrowed Face")
    assert not table.game.alive(1)
    assert table.game.darkness == 2
    assert table.game.talk is None
    assert table.asked == (0, "act")


def test_the_second_footfall_moves_another_creature() -> None:
    table = heart(
        hands={0: ["The Second Footfall"]},
        creatures=[("crawler", "harbour"), ("crawler", "abandoned_hut")],
        places={1: "lighthouse"},
    )
    table.loot().answer("creature", "crawler", "harbour")  # and the other of itself
    assert table.creatures("village") == ["crawler"]
    assert table.creatures("southern_gate") == ["crawler"]
    assert table.says("burden-shows") == [("burden-shows", 0, face("The Second Footfall"))]


def test_the_scent_draws_hunters() -> None:
    def hunted(hand: list[str]) -> HeartTable:
        # Both are one step from the Devourer; the active player is the more recent.
        return heart(
            hands={0: ["The Second Footfall"], 1: hand},
            places={0: "harbour", 1: "southern_gate"},
            creatures=[("devourer", "village")],
        ).play("The Second Footfall")

    assert hunted([]).creatures("harbour") == ["devourer"]
    assert hunted(["The Scent"]).creatures("southern_gate") == ["devourer"]


def test_a_borrowed_face_leaves_room_for_one_card_less() -> None:
    table = heart(hands={0: ["Borrowed Face", *["Radio Part"] * 4]})
    table.end_turn()
    assert table.asked == (0, "hand-limit")


def test_grave_cold_nothing_restores_strength() -> None:
    table = heart(hands={0: ["Grave-Cold", "Field Dressing"]}, strength={0: 1})
    assert not table.may("play", "Field Dressing")
    # Others cannot know: they may try, and it shows.
    table = heart(hands={0: ["Field Dressing"], 1: ["Grave-Cold"]}, strength={1: 1})
    table.play("Field Dressing")
    assert table.strength(1) == 1
    assert table.says("burden-shows") == [("burden-shows", 1, face("Grave-Cold"))]


def test_fear_of_the_deep_closes_the_tunnels_to_one() -> None:
    down = {0: "southern_tunnel"}
    assert heart(places=down).offered("tunnel")
    assert heart(places=down, hands={0: ["Fear of the Deep"]}).offered("tunnel") == []


# --- gaining them ---


@proves(
    "heart_of_darkness",
    "curse.random",
    "curse.gain-heart",
    "curse.deck-empty",
    "heart.protagonist",
)
def test_a_gained_curse_is_drawn_from_the_deck_while_there_is_any() -> None:
    table = heart(places={0: "swamp"}, draws=["Magpie Fever"])
    table.move("heart")
    assert table.curses(0) == ["Magpie Fever"]
    dry = heart(places={0: "swamp"}, empty=[CURSES])
    dry.move("heart")
    assert dry.curses(0) == []
    assert dry.at(0) == "heart"


@proves("heart_of_darkness", "curse.four", "killed.curses")
def test_a_fourth_curse_kills_and_all_go_back() -> None:
    held = ["The Scent", "Grave-Cold", "Tongue of Ash"]
    table = heart(places={0: "swamp"}, hands={0: held}, draws=["Magpie Fever"])
    table.move("heart")
    assert table.at(0) == ""
    assert len(table.game.zones[CURSES]) == 12

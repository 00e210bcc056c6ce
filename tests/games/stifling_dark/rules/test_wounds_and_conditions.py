"""Wounds face up and face down, Conditions, and how turns end under them."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.cards.deck import CARDS, CONDITIONS, FACE
from gloam.games.stifling_dark.rules.conditions import give_condition
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    lose_stamina,
    most_charge,
    most_stamina,
)
from gloam.games.stifling_dark.rules.wounds import gain_wound, turn_up
from gloam.games.stifling_dark.state import WOUND_DECK, WOUND_DISCARD
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.imagine import imagine
from tests.games.stifling_dark.playing import dark
from tests.games.stifling_dark.proving import proves


@proves("wound.gain", "wound.face-down", "board.wound-slots")
def test_a_face_down_wound_fills_a_slot_and_does_nothing() -> None:
    table = dark(picks=["pulled-hammy"])
    gain_wound(table.game, 0, 0)
    assert table.wounds(0) == 1
    assert table.turn(0).game.turn.mp == 4


@proves("wound.face-up", "wound.flip-up")
def test_a_face_up_wound_is_carried_out_at_once_also_when_it_is_turned_up() -> None:
    table = dark(picks=["discharge", "spasm"])
    gain_wound(table.game, 0, 1)
    assert table.settle().one(0).charge == 0
    gain_wound(table.game, 1, 0)
    assert table.one(1).stamina == 5
    turn_up(table.game, 1, 0)
    assert table.settle().one(1).stamina == 3


@proves("track.obstruction")
def test_an_obstruction_closes_the_highest_space() -> None:
    table = dark(picks=["collapsed-lung", "broken-battery"])
    gain_wound(table.game, 0, 1)
    gain_wound(table.game, 0, 1)
    table.settle()
    assert (most_stamina(table.game, 0), most_charge(table.game, 0)) == (4, 2)
    assert (table.one(0).stamina, table.one(0).charge) == (4, 2)


@proves("investigator.asher-minor")
def test_ashers_first_wound_does_nothing_to_him() -> None:
    table = dark(["asher-palacios", "aira-willson"], wounds={0: ["pulled-hammy"]}).turn(0)
    assert table.game.turn.mp == 4
    wounds = {0: ["panic", "pulled-hammy"]}
    table = dark(["asher-palacios", "aira-willson"], wounds=wounds).turn(0)
    assert table.game.turn.mp == 2


@proves("stamina.loss-floor", "track.unbiting")
def test_a_loss_goes_step_by_step_and_stops_at_nothing() -> None:
    table = dark(picks=["panic", "drain"])
    lose_stamina(table.game, 0, 9, 1)
    assert (table.one(0).stamina, table.wounds(0)) == (0, 2)
    lose_stamina(table.game, 1, 9, 0)
    assert (table.one(1).stamina, table.wounds(1)) == (0, 0)


@proves("track.turn-end-net")
def test_rest_and_breathless_cancel_out_at_either_end() -> None:
    table = dark(wounds={0: ["breathless"]}).turn(0).end()
    assert table.one(0).stamina == 5
    table = dark(wounds={0: ["breathless"]}, rolls=[0]).turn(0).do("sprint").end()
    assert table.one(0).stamina == 3
    table = dark(wounds={0: ["dying-battery"]}).turn(0).do("charge")
    assert table.one(0).charge == 3
    table = dark(wounds={0: ["dying-battery"]}).turn(0).end()
    assert table.one(0).charge == 2


@proves("wound.deck-empty")
def test_an_empty_wound_deck_is_made_of_its_discards() -> None:
    table = dark()
    for piece in list(table.game.zones[WOUND_DECK]):
        table.game.move(piece, WOUND_DISCARD)
    gain_wound(table.game, 0, 0)
    assert table.wounds(0) == 1


@proves("info.face-down-wounds")
def test_a_wound_turned_down_is_remembered_by_all_and_others_vary() -> None:
    """Scenario 8: Panic was face up; beside it lie two that nobody has seen."""
    table = dark(hands={0: ["medkit"]}, picks=["panic", "drain", "fear"])
    for up in (1, 0, 0):
        gain_wound(table.game, 0, up)
    table.settle().turn(0).do("use", FACE["medkit"]).do("turn-down", 0, 0)
    assert table.one(0).up == 0
    for seat in (0, 1):
        others = set()
        for seed in range(40):
            world = imagine(table.run, seat, Dice(b"world %d" % seed))
            assert world is not None
            faces = world.state.pack.faces
            first, *rest = [faces[piece] for piece in world.state.wounds(0)]
            assert first == FACE["panic"]
            others.add(tuple(rest))
        assert len(others) > 20


# --- Items that heal ---


@proves("item.medkit", "item.one-use", "wound.flip-down")
def test_a_medkit_turns_down_ones_own_wound_or_a_neighbours() -> None:
    table = dark(
        spots=[(1, 1), (1, 2)],
        hands={0: ["medkit"]},
        wounds={0: ["panic"], 1: ["pulled-hammy"]},
    ).turn(0)
    table.do("use", FACE["medkit"])
    assert table.offered("turn-down") == [(0, 0), (1, 0)]
    table.do("turn-down", 1, 0)
    assert table.one(1).up == 0
    assert not table.offered("use")
    assert table.end().turn(1).game.turn.mp == 4


@proves("wound.hemorrhage-lock")
def test_hemorrhage_must_be_turned_down_first() -> None:
    table = dark(hands={0: ["medkit"]}, wounds={0: ["panic", "hemorrhage"]}).turn(0)
    table.do("use", FACE["medkit"])
    assert table.offered("turn-down") == [(0, 1)]


@proves("item.supply", "interact.use-item")
def test_an_item_with_supply_is_used_up_token_by_token() -> None:
    bar = FACE["adrenaline-shot"]
    table = dark(hands={0: ["adrenaline-shot"]}).turn(0).do("use", bar).do("sprint")
    assert table.game.turn.mp == 8
    assert table.game.supply[bar] == 1
    table.do("use", bar)
    assert not table.offers("use", bar)


def test_whiskey_is_a_roll() -> None:
    whiskey = FACE["whiskey"]
    table = dark(hands={0: ["whiskey"]}, rolls=[0]).turn(0).do("use", whiskey).end()
    table.turn(1).end().end()
    assert table.turn(0).game.turn.mp == 3
    table.end()
    table = dark(hands={0: ["whiskey"]}, rolls=[3])
    table.one(0).stamina = 2
    table.turn(0).do("use", whiskey).do("stamina")
    assert table.one(0).stamina == 3


def test_mangled_hands_use_no_general_items() -> None:
    table = dark(hands={0: ["energy-bar", "medkit"]}, wounds={0: ["mangled-hands"]}).turn(0)
    assert table.offered("use") == [(FACE["medkit"],)]


# --- Conditions ---


@proves("condition.single", "condition.nature")
def test_nobody_holds_two_of_a_kind_and_cards_are_the_limit() -> None:
    table = dark(["lucy-belle", "aira-willson", "marci-jo"])
    fear = FACE["choking-fear"]
    for who in (0, 0, 1, 2):
        give_condition(table.game, who, fear)
    assert [fear in one.conditions for one in table.game.team] == [True, True, False]


@proves("component.condition-deck")
@pytest.mark.parametrize(
    ("names", "copies"),
    [
        (["bufotoxin", "darkness", "gear-jam", "mauled", "neurotoxin", "paranoid"], 4),
        (["bleeding", "choking-fear"], 2),
        (["possessed"], 1),
    ],
)
def test_of_each_condition_there_are_so_many_cards(names: list[str], copies: int) -> None:
    game = dark(["lucy-belle", "aira-willson", "marci-jo", "dylan-lee"]).game
    for name in names:
        for who in range(4):
            give_condition(game, who, FACE[name])
        assert len([one for one in game.team if FACE[name] in one.conditions]) == copies
    assert sum(CARDS[face].count for face in CONDITIONS) == 29


@proves("condition.discard")
def test_choking_fear_and_darkness_hold_for_the_next_turn_and_go() -> None:
    table = dark(conditions={0: ["choking-fear", "darkness"]}).turn(0)
    assert table.game.turn.mp == 3
    assert not table.offers("sprint")
    assert not table.offers("flashlight")
    table.end()
    assert table.one(0).conditions == {}


def test_darkness_given_again_takes_a_charge() -> None:
    table = dark(conditions={0: ["darkness"]})
    give_condition(table.game, 0, FACE["darkness"])
    assert table.settle().one(0).charge == 2


@proves("round.start-end-effects")
def test_bleeding_wounds_at_the_end_of_two_turns() -> None:
    table = dark(conditions={0: ["bleeding"]}, picks=["drain", "claustrophobia"])
    table.turn(0).end()
    assert table.one(0).up == 1
    table.turn(1).end().end()
    table.turn(0).end()
    assert (table.one(0).up, table.one(0).conditions) == (3, {})


def test_a_gear_jam_makes_charging_cost_stamina_until_it_is_shaken_off() -> None:
    table = dark(conditions={0: ["gear-jam"]}, rolls=[2])
    table.one(0).charge = 1
    table.turn(0).do("charge")
    assert (table.one(0).charge, table.one(0).stamina) == (2, 5)  # paid, and rested
    assert table.one(0).conditions
    table = dark(conditions={0: ["gear-jam"]}, rolls=[3]).turn(0).end()
    assert table.one(0).conditions == {}


def test_paranoia_is_rolled_for_as_a_turn_starts() -> None:
    table = dark(conditions={0: ["paranoid"]}, rolls=[1]).turn(0)
    assert table.game.turn.mp == 2
    table = dark(conditions={0: ["paranoid"]}, rolls=[4]).turn(0)
    assert table.game.turn.mp == 4
    assert table.one(0).conditions == {}

"""The Horror's Attacks, Abilities and the Conditions that it gives."""

from __future__ import annotations

from typing import Any

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import most_stamina
from gloam.games.stifling_dark.rules.lasting_effects import burden, effective_wounds
from gloam.games.stifling_dark.rules.light_and_flashlights import flashlight_cost
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    COOLDOWN_1,
    COOLDOWN_2,
    UNDER,
)
from tests.games.stifling_dark.playing import Dark, lair
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import at


def its_turn(*spots: tuple[int, int], horror: tuple[int, int], **laid: Any) -> Dark:
    return lair(spots, horror, **laid).pass_turns()


def played(name: str, *spots: tuple[int, int], horror: tuple[int, int], **laid: Any) -> Dark:
    """It uses an Ability at once."""
    table = its_turn(*spots, horror=horror, abilities=[name], **laid)
    return table.do("card", FACE[name])


def next_turn(table: Dark) -> Dark:
    return table.end().pass_turns()


# --- Attacks and their Conditions ---


@proves("condition.bufotoxin", "horror.ambush-attack")
def test_bufotoxin_lies_face_down_until_it_is_turned_up_and_then_dims_a_round() -> None:
    table = its_turn((1, 2), (4, 0), horror=(1, 3)).do("ambush").do("strike")
    one = table.one(0)
    assert {FACE["bufotoxin"], FACE["mauled"]} == set(one.conditions)
    assert (table.wounds(0), one.up) == (1, 0)
    table.end()
    assert burden(table.game, 0).centre_lines == 0
    table.pass_turns().do("toxin", 0)
    assert burden(table.game, 0).centre_lines == 0
    assert not table.offered("toxin")
    table.end()
    assert burden(table.game, 0).centre_lines == 1
    table.pass_turns().end()
    assert FACE["bufotoxin"] not in one.conditions
    assert burden(table.game, 0).centre_lines == 0


@proves("wound.slotless")
def test_neurotoxin_brings_wounds_that_fill_no_slot_and_leave_with_it() -> None:
    attack = {"attack": "neurotoxin-attack", "picks": ["panic", "collapsed-lung", "fumble"]}
    table = its_turn((1, 2), (4, 0), horror=(1, 3), **attack).do("ambush").do("strike").end()
    one, game = table.one(0), table.game
    table.turn(0)
    assert (len(game.zones[UNDER]), table.wounds(0)) == (1, 1)
    assert effective_wounds(game, 0) == 1 << FACE["collapsed-lung"]
    assert (most_stamina(game, 0), one.stamina) == (4, 4)
    table.end().pass_turns().end()
    assert FACE["neurotoxin"] in one.conditions
    table.turn(0)
    assert len(game.zones[UNDER]) == 2
    table.end().pass_turns().end()
    assert FACE["neurotoxin"] not in one.conditions
    assert (len(game.zones[UNDER]), table.wounds(0)) == (0, 1)
    assert (effective_wounds(game, 0), most_stamina(game, 0), one.stamina) == (0, 5, 5)


@proves("wound.slotless")
def test_they_do_not_kill() -> None:
    wounds = {0: ["panic", "drain", "spasm"]}
    table = lair([(1, 2), (4, 0)], (4, 5), wounds=wounds, conditions={0: ["neurotoxin"]})
    table.turn(0)
    assert table.one(0).here
    assert len(table.game.zones[UNDER]) == 1


@proves("wound.slotless")
def test_somebody_can_suffer_for_a_wound_under_a_neurotoxin_too() -> None:
    table = lair(
        [(1, 1), (1, 2)],
        (4, 5),
        wounds={0: ["panic"]},
        conditions={0: ["neurotoxin"]},
        picks=["commiserate", "drain", "fumble"],
    )
    table.turn(0).do("commiserate", 1).do("agree")
    assert (len(table.game.zones[UNDER]), table.wounds(0), table.wounds(1)) == (0, 1, 2)
    assert not table.offered("commiserate")


@proves("horror.hatchling")
def test_gastric_secretions_bring_one_hatchling_forth_where_it_likes_three_at_most() -> None:
    table = its_turn((1, 2), (0, 3), horror=(1, 3), attack="gastric-secretions")
    table.do("ambush").do("strike")
    assert table.wounds(0) == table.wounds(1) == 1
    assert FACE["mauled"] in table.one(0).conditions
    assert set(table.offered("hatch")) == {(at(1, 2),), (at(1, 4),), (at(0, 3),), (at(2, 3),)}
    table.do("hatch", at(1, 4))
    assert table.game.horror.hatchlings == (at(1, 4),)
    full = its_turn((1, 2), (4, 0), horror=(1, 3), attack="gastric-secretions")
    full.game.horror.hatchlings = (at(0, 0), at(0, 1), at(0, 2))
    full.game.horror.crawls = (4, 4, 4)
    full.do("ambush").do("strike")
    assert not full.offered("hatch")


# --- Abilities ---


@proves("horror.devour")
def test_devour_strikes_one_without_an_ambush_and_shows_the_shadow() -> None:
    table = next_turn(played("devour", (1, 1), (0, 3), horror=(4, 4)))
    assert table.offers("ambush")
    table.go(3, 4).go(2, 4).go(2, 3).go(1, 3)
    assert table.offered("attack") == [(1,)]
    table.do("attack", 1)
    assert (table.wounds(0), table.wounds(1)) == (0, 1)
    assert table.game.figure.shadow == at(1, 3)
    assert not table.offered("attack")


@proves("horror.devour")
def test_devour_is_no_more_after_an_ambush_or_a_step_into_the_light() -> None:
    table = next_turn(played("devour", (1, 1), (0, 3), horror=(1, 4)))
    assert table.offered("attack") == []
    ambushed = next_turn(played("devour", (1, 3), (4, 0), horror=(1, 4))).do("ambush").do("spare")
    assert not ambushed.offered("attack")
    lit = next_turn(played("devour", (1, 1), (0, 3), horror=(2, 4)))
    lit.game.bright = 1 << at(1, 4)
    lit.go(1, 4).go(0, 4)
    assert not lit.offered("attack")
    dim = next_turn(played("devour", (1, 1), (0, 3), horror=(2, 4))).go(1, 4).go(0, 4)
    assert dim.offered("attack") == [(1,)]


@proves("flash.surcharge")
def test_a_fuming_fissure_takes_charge_in_zones_and_dims_flashlights_outside() -> None:
    table = played("fuming-fissure", (4, 4), (1, 5), horror=(4, 1)).end()
    inside, outside = 0, 1
    assert flashlight_cost(table.game, inside) == 1
    assert flashlight_cost(table.game, outside) == 2
    table.turn(inside).end().turn(outside).end()
    assert (table.one(inside).charge, table.one(outside).charge) == (2, 3)
    table.end()
    assert flashlight_cost(table.game, outside) == 1


@proves("cooldown.by-text")
def test_occluded_lights_lies_open_for_a_round_and_cools_down_by_its_text() -> None:
    face = FACE["occluded-lights"]
    table = played("occluded-lights", (3, 0), (1, 5), (0, 0), horror=(2, 4))
    table.do("gaze", 0).do("done").do("zone", 0)
    game = table.game
    given = [FACE["darkness"] in one.conditions for one in game.team]
    assert given == [True, False, False]
    assert [game.pack.faces[p] for p in game.zones[ABILITY_SLOTS]] == [face]
    assert not table.offered("card")
    table.end()
    table.turn(0).go(4, 0)
    assert not table.offers("switch")
    table.end().pass_turns()
    assert not table.offered("card")
    table.end()  # the end of the next round
    assert [game.pack.faces[p] for p in game.zones[COOLDOWN_2]] == [face]
    table.turn(0).go(3, 0).go(4, 0)
    assert table.offers("switch")
    table.end().pass_turns().end()
    assert len(game.zones[COOLDOWN_2]) == 1
    table.pass_turns().end()
    assert len(game.zones[COOLDOWN_1]) == 1
    table.pass_turns().end()
    assert len(game.zones[ABILITY_SLOTS]) == 1


def test_occluded_lights_darkens_two_without_a_zone() -> None:
    table = played("occluded-lights", (3, 0), (1, 5), (0, 0), horror=(2, 4))
    table.do("gaze", 0).do("gaze", 2)
    given = [FACE["darkness"] in table.one(who).conditions for who in range(3)]
    assert given == [True, False, True]
    assert table.game.horror.occluded == -1


@proves("shadow.place")
def test_projectile_adhesive_jams_the_gear_of_all_within_five() -> None:
    table = played("projectile-adhesive", (1, 4), (1, 0), (4, 0), horror=(1, 5))
    given = [FACE["gear-jam"] in table.one(who).conditions for who in range(3)]
    assert given == [True, True, False]
    assert table.game.figure.shadow == at(1, 5)


@proves("horror.mucus", "within.one-sided")
def test_nobody_enters_mucus_until_the_end_of_the_next_round() -> None:
    table = played("thick-mucus", (1, 0), (0, 5), horror=(1, 3))
    assert (at(1, 0),) not in table.offered("space")  # not empty
    table.do("space", at(1, 1)).do("space", at(1, 2))
    assert (1, 2) not in table.goes()
    table.end()
    table.turn(0)
    assert (1, 1) not in table.goes()
    near = within(table.game, at(1, 0), 2)
    assert near >> at(1, 1) & 1
    assert not near >> at(1, 2) & 1
    table.end().pass_turns().end()
    assert table.game.horror.mucus == 0
    table.turn(0)
    assert (1, 1) in table.goes()


@proves("horror.tunnel")
def test_in_the_turn_after_a_tunnel_it_comes_up_there_once_and_nobody_is_told() -> None:
    table = played("tunnel", (4, 0), (4, 1), horror=(4, 5)).do("space", at(0, 0))
    assert not table.offered("tunnel")
    next_turn(table)
    before = table.words(1)
    assert set(table.offered("tunnel")) == {(at(0, 0),), (at(0, 1),), (at(1, 0),)}
    table.do("tunnel", at(0, 1))
    assert table.words(1) == before
    assert table.game.figure.spent == 0
    assert not table.offered("tunnel")
    table.end()
    assert {(0, 1), (0, 3), (4, 5)} <= set(table.believed())
    assert table.game.horror.tunnel == -1


@proves("horror.tunnel")
def test_who_comes_up_in_the_light_shows_its_shadow() -> None:
    table = next_turn(played("tunnel", (4, 0), (4, 1), horror=(4, 5)).do("space", at(0, 0)))
    table.game.bright = 1 << at(0, 1)
    table.do("tunnel", at(0, 1))
    assert table.game.figure.shadow == at(0, 1)
    assert table.believed() == [(0, 1)]
    assert not table.game.figure.revealed


@proves("horror.tunnel")
def test_who_is_seen_to_come_up_has_used_the_tunnel() -> None:
    table = next_turn(played("tunnel", (4, 0), (4, 1), horror=(4, 5)).do("space", at(0, 0)))
    table.game.figure.revealed = True
    table.do("tunnel", at(0, 1))
    assert ("foe-steps", 0, at(0, 1)) in table.told(1)
    assert table.game.horror.tunnel_round == 0
    assert table.believed() == [(0, 1)]


def test_a_coin_lays_mucus_and_tunnel_elsewhere() -> None:
    team = ["mada-rorrim", "lucy-belle"]
    table = lair([(1, 0), (0, 5)], (1, 3), abilities=["tunnel"], team=team, rolls=[0])
    table.one(0).coin = True
    table.pass_turns().do("card", FACE["tunnel"]).do("space", at(0, 0))
    table.do("flip-tokens").do("space", at(4, 4))
    assert table.game.horror.tunnel == at(4, 4)

"""Doors, Light Switches and Flashlights, and what light shows."""

from __future__ import annotations

from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import set_gate
from gloam.games.stifling_dark.state import DAMAGED, DESTROYED, LOCKED, NONE, ON_BOARD, Light
from tests.games.stifling_dark.playing import dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import DOOR, at

NORTH_OF_DOOR = (1, 2)
SWITCH = (4, 0)
EAST, NORTH, WEST, SOUTH = 0, 900, 1800, 2700


@proves("door.start-open", "door.lock", "interact.doors", "door.open")
def test_doors_are_locked_and_opened_from_beside_them() -> None:
    table = dark(spots=[(1, 1), (1, 5)]).turn(0)
    assert not table.offers("lock", DOOR)
    table.go(1, 2).do("lock", DOOR)
    assert table.game.gates[DOOR] == LOCKED
    table.do("open", DOOR)
    assert table.game.gates[DOOR] == NONE


@proves("door.open-free", "interact.free")
def test_opening_passing_and_locking_again_costs_only_the_steps() -> None:
    table = dark(spots=[NORTH_OF_DOOR, (1, 5)], gates=[LOCKED, NONE], blocked=1).turn(0)
    table.do("open", DOOR).go(2, 2).go(2, 1)
    assert table.game.turn.mp == 2
    table.do("lock", DOOR)
    assert table.game.turn.mp == 2


@proves("door.open-damaged", "door.damaged", "door.destroyed")
def test_a_damaged_door_stops_one_and_is_destroyed_by_opening() -> None:
    table = dark(spots=[NORTH_OF_DOOR, (1, 5)])
    set_gate(table.game, DOOR, DAMAGED)
    assert (2, 2) not in table.turn(0).goes()
    table.do("open", DOOR)
    assert table.game.gates[DOOR] == DESTROYED
    assert (2, 2) in table.goes()
    assert not table.offers("lock", DOOR)


@proves("door.lock-not-empty", "concept.empty")
def test_a_door_with_somebody_on_it_cannot_be_locked() -> None:
    table = dark(spots=[NORTH_OF_DOOR, (2, 2)]).turn(0)
    assert not table.offers("lock", DOOR)
    table = dark(spots=[NORTH_OF_DOOR, (1, 5)], cans=1 << at(2, 2)).turn(0)
    assert not table.offers("lock", DOOR)


@proves("concept.empty-public", "door.lock-on-adversary")
def test_the_hidden_butcher_on_a_door_is_found_by_locking_it() -> None:
    """Scenario 3: the options are equal before; he is Revealed, steps off, and it is Locked."""
    there = dark(spots=[NORTH_OF_DOOR, (1, 5)], butcher=(2, 2)).turn(0)
    elsewhere = dark(spots=[NORTH_OF_DOOR, (1, 5)]).turn(0)
    assert there.options() == elsewhere.options()
    there.do("lock", DOOR)
    assert there.game.figure.revealed
    assert there.ask.seat == 0
    assert there.goes() == [(1, 2), (2, 1), (2, 3), (3, 2)]
    there.go(2, 3)
    assert there.game.gates[DOOR] == LOCKED
    assert there.believed() == [(2, 3)]
    elsewhere.do("lock", DOOR)
    assert elsewhere.game.gates[DOOR] == LOCKED
    assert (2, 2) not in elsewhere.believed()
    assert len(elsewhere.believed()) == 29


def test_claustrophobia_leaves_doors_alone() -> None:
    table = dark(spots=[NORTH_OF_DOOR, (1, 5)], wounds={0: ["claustrophobia"]}).turn(0)
    assert not table.offers("lock", DOOR)


# --- light ---


@proves("feature.light-switch", "interact.space", "light.bright-token", "token.bright")
def test_a_switch_makes_its_zone_bright() -> None:
    assert not dark(spots=[(4, 1), (1, 5)]).turn(0).offers("switch")  # beside it
    table = dark(spots=[SWITCH, (1, 5)]).turn(0)
    assert table.game.dark >> at(3, 1) & 1
    table.do("switch")
    game = table.game
    assert game.bright == game.ground.zone_mask[0]
    assert game.dark == 0
    assert not table.offers("switch")


@proves("light.bright-reveals-tokens", "light.simultaneous", "light.revealed-stay")
@proves("interact.pick-up")
def test_light_brings_all_hidden_tokens_to_the_board() -> None:
    table = dark(spots=[SWITCH, (1, 5)], evidence=[(3, 0), (4, 4)]).turn(0)
    table.go(3, 0)
    assert not table.offers("take", 0)
    table.go(4, 0).do("switch")
    assert table.game.tokens[0].status == ON_BOARD
    assert table.game.tokens[0].may == 1 << at(3, 0)
    table = dark(spots=[SWITCH, (1, 5)]).turn(0).do("switch").go(3, 0).do("take", 0)
    assert table.one(0).evidence == 1


@proves("interact.hidden-not-pickable")
def test_what_is_hidden_cannot_be_taken() -> None:
    table = dark(spots=[(3, 0), (1, 5)]).turn(0)
    assert not table.offers("take", 0)


@proves("feature.light-once", "token.faltering", "round.end", "flash.until-end")
def test_lights_burn_out_with_the_round() -> None:
    table = dark(spots=[SWITCH, (1, 1)], butcher=(4, 4)).turn(0).do("switch").end()
    table.turn(1).do("flashlight").do("aim", EAST)
    assert table.game.lights
    table.end()  # the Butcher's turn
    assert (table.game.lights, table.game.bright) == ((), 0)
    assert table.game.faltering == 1
    assert not table.turn(0).offers("switch")


@proves("final.flashlight", "flash.bright", "flash.own-space", "final.ends-turn")
def test_a_flashlight_costs_a_charge_and_ends_the_turn() -> None:
    table = dark(spots=[(1, 0), (1, 5)]).turn(0).do("flashlight").do("aim", EAST)
    assert table.one(0).charge == 2
    assert table.game.bright == sum([1 << at(1, column) for column in range(5)])
    assert table.one(0).acted


@proves("light.bright-reveals-adversary", "adv.revealed", "concept.hidden")
def test_light_on_the_butcher_reveals_him() -> None:
    table = dark(spots=[(1, 0), (1, 5)], butcher=(1, 3)).turn(0).do("flashlight").do("aim", EAST)
    assert table.game.figure.revealed
    assert ("revealed", 0, at(1, 3)) in table.told()
    assert table.believed() == [(1, 3)]


def test_where_light_shows_nothing_he_is_not() -> None:
    table = dark(spots=[(1, 0), (1, 5)]).turn(0).do("flashlight").do("aim", EAST)
    assert not [spot for spot in table.believed() if spot[0] == 1 and spot[1] < 5]
    assert table.game.tokens[2].status == ON_BOARD  # the token at (1, 4) has been found


@proves("light.live", "adv.revealed-no-attack", "flash.non-blockers")
def test_a_door_that_opens_lengthens_a_beam() -> None:
    """Scenario 4: the Butcher behind it is Revealed in another's turn and cannot Attack."""
    table = dark(spots=[(0, 2), (1, 2)], butcher=(3, 2), gates=[LOCKED, NONE], blocked=1).turn(0)
    table.do("flashlight").do("aim", SOUTH)
    assert "revealed" not in table.words()
    table.turn(1).do("open", DOOR)
    assert "revealed" in table.words()
    table.end()
    table.game.butcher.stalk = 3
    table.do("roll")
    assert not table.offered("attack")
    assert not table.offered("stalk")


def test_nyctophilia_and_darkness_forbid_the_flashlight() -> None:
    assert not dark(wounds={0: ["nyctophilia"]}).turn(0).offers("flashlight")
    assert not dark(conditions={0: ["darkness"]}).turn(0).offers("flashlight")


@proves("flash.moved")
def test_who_moves_after_placing_a_flashlight_loses_it() -> None:
    light = Light(0, at(1, 0), EAST, 127)
    table = dark(spots=[(1, 0), (1, 5)], lights=(light,)).turn(0).go(0, 0)
    assert table.game.lights == ()

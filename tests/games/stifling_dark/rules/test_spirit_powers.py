"""What each Spirit can do."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    COOLDOWN_1,
    HIDDEN,
    ON_BOARD,
    OPEN,
    Light,
)
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.imagine import imagine
from tests.games.stifling_dark.playing import Dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.rules.test_spirits import haunted
from tests.games.stifling_dark.yard import WINDOW, at

ORBS, COLD, TRANSFER, EMERGENCY = range(4)
CLAIRVOYANCE, ECTOPLASM, LURING, TRUE_DARKNESS = range(4, 8)
WHIRLWIND, PASSAGE, PUSH, HAND = range(8, 12)


def his_turn(table: Dark) -> Dark:
    """Everybody else passes."""
    table.end()
    return table.pass_turns()


# --- the Apparition ---


@proves("spirit.apparition")
def test_ghost_orbs_light_a_space_until_the_round_ends() -> None:
    table = haunted(spots=[(3, 3), (1, 5), (0, 0)], butcher=(3, 4)).turn(0)
    table.do("power", ORBS)
    assert ("space", at(3, 4)) in table.options()
    table.do("space", at(3, 4))
    assert table.game.bright >> at(3, 4) & 1
    assert "revealed" in table.words()
    his_turn(table).end()
    assert not table.game.bright >> at(3, 4) & 1


@proves("spirit.apparition")
def test_energy_passes_from_the_lights_of_a_zone_to_the_flashlights() -> None:
    table = haunted(spots=[(1, 1), (1, 5), (0, 0)], bright_zones=0b1, dim_zones=0b10)
    relight(table.game)
    for who in (1, 2):
        table.one(who).charge = who
    table.settle().turn(0).do("power", TRANSFER).do("bright-token", 0)
    assert (table.game.bright_zones, table.game.faltering) == (0, 0b1)
    assert [table.one(who).charge for who in (1, 2)] == [2, 3]
    assert not table.game.bright
    table.do("power", TRANSFER).do("dim-token", 1)
    assert (table.game.dim_zones, table.game.faltering) == (0, 0b1)


@proves("spirit.apparition")
def test_emergency_lights_make_ones_zone_dim() -> None:
    table = haunted(spots=[(1, 1), (1, 5), (0, 0)]).turn(0)
    assert not table.offers("power", EMERGENCY)  # it is in no Zone
    table = haunted(spots=[(3, 0), (1, 5), (0, 0)]).turn(0)
    table.do("power", EMERGENCY)
    assert not table.game.dark
    his_turn(table).end()
    assert table.game.dark


# --- the Phantom ---


@proves("spirit.phantom")
def test_clairvoyance_shows_the_token_of_a_point_of_interest() -> None:
    table = haunted("phantom", spots=[(2, 4), (1, 5), (0, 0)]).turn(0)
    token = len(table.game.tokens) - 1
    assert table.game.tokens[token].status == HIDDEN
    table.do("power", CLAIRVOYANCE).do("interest", token)
    assert table.game.tokens[token].status == ON_BOARD
    assert not table.offers("power", CLAIRVOYANCE)


@proves("spirit.phantom")
def test_luring_lights_walk_somebody_who_is_next_to_it() -> None:
    table = haunted("phantom", spots=[(1, 1), (1, 2), (0, 5)]).turn(0)
    table.do("power", LURING)
    assert table.options() == [("choose", 1)]
    table.do("choose", 1).go(1, 3).go(1, 4).go(1, 5)
    assert table.where(1) == (1, 5)
    assert table.one(1).stamina == 5
    assert table.offers("end")  # it is the Spirit's turn again


# --- the Poltergeist ---


@proves("spirit.poltergeist")
def test_a_mysterious_passage_is_paid_with_stamina() -> None:
    table = haunted("poltergeist", spots=[(3, 3), (4, 3), (3, 4)]).turn(0)
    table.do("power", PASSAGE).do("window", WINDOW)
    assert not table.offers("power", PASSAGE)
    table.end()
    table.turn(1).go(3, 3).go(3, 2)
    assert table.options() == [("bleed",), ("ignore",), ("stop",)]
    table.do("ignore")
    assert (table.one(1).stamina, table.wounds(1)) == (4, 0)
    assert table.offered("go")
    table.go(2, 2).end()
    table.one(2).stamina = 0
    table.turn(2).go(3, 3).go(3, 2)
    assert table.options() == [("bleed",)]


@proves("spirit.poltergeist")
def test_even_who_cannot_climb_may_pass_so() -> None:
    wounds = {1: ["dislocated-hip"]}
    table = haunted("poltergeist", spots=[(3, 3), (4, 3), (0, 0)], wounds=wounds).turn(0)
    table.do("power", PASSAGE).do("window", WINDOW)
    table.end()
    table.turn(1).go(3, 3)
    assert (3, 2) in table.goes()
    table.go(3, 2)
    assert table.options() == [("ignore",)]


@proves("spirit.poltergeist")
def test_who_is_walked_may_pay_too() -> None:
    team = ["vincent-campbell", "ibraheem-hess", "marci-jo"]
    table = haunted("poltergeist", team=team, spots=[(3, 3), (3, 2), (0, 0)]).turn(0)
    table.do("power", PASSAGE).do("window", WINDOW)
    table.end()
    table.turn(2).do("major").do("choose", 1).go(3, 3)
    assert table.ask.seat == table.game.seat_of(1)
    table.do("ignore")
    assert (table.one(1).stamina, table.wounds(1)) == (4, 0)


@proves("spirit.poltergeist")
def test_an_open_window_needs_no_passage() -> None:
    table = haunted("poltergeist", spots=[(3, 3), (4, 3), (0, 0)])
    table.game.gates[WINDOW] = OPEN
    assert not table.settle().turn(0).offers("power", PASSAGE)


@proves("spirit.poltergeist")
def test_a_token_is_pushed_up_to_three_spaces() -> None:
    table = haunted("poltergeist", spots=[(1, 1), (1, 5), (0, 5)], medical=1 << at(1, 2))
    table.game.escape.lying = ((FACE["lockbox"], at(0, 1)),)
    table.game.tokens[0].status, table.game.tokens[0].space = ON_BOARD, at(1, 0)
    table.settle().turn(0).do("power", PUSH)
    assert table.options() == [("push-token", 0), ("push-medical", at(1, 2)), ("push-item", 0)]
    table.do("push-medical", at(1, 2))
    assert ("space", at(1, 5)) in table.options()
    assert ("space", at(0, 0)) in table.options()
    assert ("space", at(2, 5)) not in table.options()
    table.do("space", at(1, 5))
    assert table.game.medical == 1 << at(1, 5)
    table.do("power", PUSH).do("push-token", 0).do("space", at(0, 0))
    assert table.game.tokens[0].space == at(0, 0)


@proves("spirit.poltergeist")
def test_an_objective_item_is_pushed_too() -> None:
    table = haunted("poltergeist", spots=[(1, 1), (1, 5), (0, 5)])
    table.game.escape.lying = ((FACE["lockbox"], at(0, 1)),)
    table.settle().turn(0).do("power", PUSH).do("push-item", 0).do("space", at(0, 4))
    assert table.game.escape.lying == ((FACE["lockbox"], at(0, 4)),)


@proves("spirit.poltergeist", "light.live")
def test_a_spectral_hand_moves_and_turns_a_flashlight() -> None:
    light = Light(1, at(1, 5), 1800, 127)
    table = haunted("poltergeist", spots=[(0, 0), (1, 5), (0, 5)], lights=(light,))
    table.settle().turn(0).do("power", HAND).do("light", 0).do("space", at(3, 4))
    table.do("aim", 2700)
    (moved,) = table.game.lights
    assert (moved.owner, moved.space, moved.aim) == (1, at(3, 4), 2700)
    assert table.game.bright == 1 << at(3, 4) | 1 << at(4, 4)


@proves("spirit.poltergeist")
def test_without_a_flashlight_there_is_nothing_to_move() -> None:
    assert not haunted("poltergeist").turn(0).offers("power", HAND)


# --- what the Adversary meets ---


def near_him(spirit: str, power: int, **laid: object) -> Dark:
    """A Spirit on (1, 3) has used a power, and the Butcher, three steps off, has his turn."""
    table = haunted(spirit, spots=[(1, 3), (0, 0), (0, 1)], butcher=(4, 3), **laid).turn(0)
    table.do("power", power)
    return table


@proves("spirit.apparition")
def test_a_cold_spot_shows_the_shadow_of_the_first_move_near_it() -> None:
    table = his_turn(near_him("apparition", COLD))
    table.go(3, 3).go(2, 3)
    assert table.game.figure.shadow == at(2, 3)
    assert table.believed() == [(2, 3)]
    assert not table.game.figure.revealed
    table.go(1, 3)  # only the first move is told
    assert table.game.figure.shadow == at(2, 3)


@proves("spirit.apparition")
def test_a_cold_spot_goes_with_its_spirit_and_ends_with_the_round() -> None:
    table = near_him("apparition", COLD)
    table.go(1, 4).go(1, 5)
    his_turn(table).go(3, 3).go(2, 3)
    assert table.game.figure.shadow < 0
    assert table.end().game.haunted.cold == 0


@proves("spirit.phantom")
def test_who_steps_into_ectoplasm_goes_without_an_ability() -> None:
    table = near_him("phantom", ECTOPLASM, abilities=("sinister-gaze", "decay"))
    table.do("space", at(1, 2)).do("space", at(2, 3))
    gaze = FACE["sinister-gaze"]
    (piece,) = [p for p in table.game.zones[ABILITY_SLOTS] if table.game.pack.faces[p] == gaze]
    table.game.move(piece, COOLDOWN_1, 0b111)  # everybody has seen it
    his_turn(table).go(3, 3).go(2, 3)
    assert table.ask.seat == table.game.seat_of(0)
    assert table.options() == [("bar-card", gaze), ("bar-unseen",)]
    assert table.believed() == [(2, 3)]
    table.game.butcher.stalk = 3
    table.do("bar-unseen")
    assert table.offered("card") == [(FACE["decay"],)]  # it is barred in the next round
    table.end()
    table.pass_turns()
    assert table.offered("card") == [(gaze,)]
    table.end()
    table.pass_turns()
    assert (FACE["decay"],) in table.offered("card")


@proves("spirit.phantom")
def test_which_unseen_ability_rests_only_the_adversary_learns() -> None:
    abilities = ("sinister-gaze", "decay")
    table = near_him("phantom", ECTOPLASM, abilities=abilities, rolls=[1])
    table.do("space", at(1, 2)).do("space", at(2, 3))
    his_turn(table).go(3, 3).go(2, 3)
    table.do("bar-unseen")
    barred = set()
    for seed in range(20):
        world = imagine(table.run, 1, Dice(b"%d" % seed))
        assert world is not None
        state = world.state
        barred.add(state.pack.faces[state.haunted.barred_next[0]])
    assert len(barred) > 1


@proves("spirit.phantom", "adv.move")
def test_true_darkness_makes_a_zone_dearer_to_the_adversary() -> None:
    table = haunted("phantom", spots=[(3, 0), (0, 0), (0, 1)], butcher=(2, 2)).turn(0)
    table.do("power", TRUE_DARKNESS)
    table.game.figure.belief.seen(1 << at(2, 2))  # type: ignore[union-attr]
    his_turn(table).go(3, 2).go(3, 1)
    assert table.game.figure.spent == 4
    assert (3, 0) not in table.goes()  # one is left of five
    table.end()
    assert (4, 0) in table.believed()
    assert table.game.haunted.dear_zones == 0


@proves("spirit.phantom")
def test_the_belief_counts_true_darkness() -> None:
    """Into the shed by the Door: nine MP at most, two a space."""
    table = haunted("phantom", spots=[(3, 0), (0, 0), (0, 1)], butcher=(1, 3)).turn(0)
    table.do("power", TRUE_DARKNESS)
    table.game.figure.belief.seen(1 << at(1, 3))  # type: ignore[union-attr]
    his_turn(table).end()
    assert (4, 0) not in table.believed()  # that would be 2 and 4 times 2
    assert (3, 0) in table.believed()


@proves("spirit.poltergeist", "adv.move")
def test_a_whirlwind_costs_the_first_move_near_it_one_mp_more() -> None:
    table = his_turn(near_him("poltergeist", WHIRLWIND))
    table.go(3, 3).go(2, 3)
    assert table.game.figure.spent == 3
    table.go(1, 3)
    assert table.game.figure.spent == 4
    assert table.game.haunted.whirl  # nobody learns that it has blown

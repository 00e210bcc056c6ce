"""What everybody can conclude on the Park: from rides, passages, doorways; no more and no less."""

from __future__ import annotations

from typing import Any

from gloam.games.stifling_dark.rules.board.within import his_within
from gloam.games.stifling_dark.rules.butcher.banish_the_butcher import grave_spaces
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.rules.on_the_map.secret_passages import second_halves
from gloam.games.stifling_dark.state import FALSE, LOCKED, NOWHERE, StiflingDark
from tests.games.stifling_dark.fair import COLOURS, Fair, fair, spot
from tests.games.stifling_dark.playing import Dark, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import DOOR, WINDOW, at

GATE, BELOW, MIDDLE, TOP = "69", "62", "52", "42"  # of the Ferris Wheel


# --- Secret Passages ---


@proves("token.secret-passage")
def test_no_passage_is_laid_twice_from_neither_end() -> None:
    game = dark(passages=((at(2, 1), at(3, 1)),)).game
    assert at(3, 1) not in second_halves(game, at(2, 1))
    assert at(2, 1) not in second_halves(game, at(3, 1))
    assert at(1, 1) in second_halves(game, at(2, 1))


@proves("token.secret-passage-pair")
def test_he_crosses_a_window_that_a_passage_spans_unheard_and_for_one_mp() -> None:
    table = dark(butcher=(3, 3), passages=((at(3, 3), at(3, 2)),)).pass_turns().go(3, 2)
    assert table.game.figure.spent == 1
    assert not table.game.noise >> WINDOW & 1
    assert "noise" not in table.words()


@proves("token.secret-passage-pair")
def test_a_shut_door_at_the_end_of_a_passage_is_held_shut_from_its_other_sides() -> None:
    """He is known to be in the shed: no way out but by Noise, or the passage's own end."""
    assert all(row >= 3 and column <= 2 for row, column in shut_in().believed())


def shut_in() -> Dark:
    """The Door of the shed is Locked; a passage leads to it from outside."""
    passages = ((at(2, 1), at(2, 2)),)
    table = dark(butcher=(3, 2), gates=[LOCKED, 0], blocked=1 << DOOR, passages=passages)
    assert table.game.figure.belief is not None
    table.game.figure.belief.seen(1 << at(3, 2))
    return table.pass_turns().end()


# --- rides ---


@proves("ride.once-each", "ride.adversary-secret")
def test_a_ride_carries_him_again_in_his_next_turn_and_all_know_it() -> None:
    table = fair(butcher=GATE).known_at(GATE).his_turn().to(BELOW)
    assert table.butcher() == MIDDLE
    table.do("end")
    belief, ground = table.game.figure.belief, table.game.ground
    assert belief is not None
    assert not belief.places >> ground.size * len(COLOURS)  # nobody has ridden in the next turn
    table.do("open-mirror", 0)
    held = {label for label, _ in table.held()}
    assert {MIDDLE, GATE} <= held
    assert table.his_turn().butcher() == TOP
    carried = {label for label, _ in table.held()}
    assert TOP in carried
    assert MIDDLE not in carried  # whoever sat there was carried on


@proves("ride.adversary-secret", "light.bright-reveals-adversary")
def test_light_shows_him_as_a_ride_carries_him_at_the_start_of_his_turn() -> None:
    lit: dict[str, Any] = {"bright_spots": 1 << spot(TOP), "bright": 1 << spot(TOP)}
    table = fair(butcher=MIDDLE, **lit).known_at(MIDDLE).his_turn()
    assert table.game.figure.revealed
    assert {label for label, _ in table.held()} == {TOP}
    elsewhere = two_places(fair(butcher=GATE, **lit)).his_turn()
    assert not elsewhere.game.figure.revealed
    assert {label for label, _ in elsewhere.held()} == {GATE}  # in the middle he were seen now


def two_places(table: Fair) -> Fair:
    """He is known to be at the gate or on the middle seat."""
    belief, copies = table.game.figure.belief, table.game.ground.every_copy
    assert belief is not None
    belief.seen(copies << spot(GATE) | copies << spot(MIDDLE))
    return table.again()


# --- doorways ---


@proves("butcher.stalk", "within.passages")
def test_whom_he_stalks_tells_the_colour_by_which_they_are_near() -> None:
    """From M-1 there is a line to M-37, and 8 spaces lead there by green doorways only."""
    table = fair(spots=["M-37", "204"], butcher="M-1", open_mirror="green").his_turn()
    table.do("stalk", 1)
    assert table.held() == {("M-1", "green")}
    assert not fair(spots=["M-37", "204"], butcher="M-1").his_turn().offers("stalk", 1)


@proves("within.passages")
def test_an_onslaught_tells_whether_a_teammate_is_near_by_the_open_colour() -> None:
    """Only by the red doorway is M-11 within 4 spaces of M-8."""
    near = onslaught("red", "panic")
    assert near.held() == {("M-7", "red")}
    assert near.game.butcher.free_attacks
    far = onslaught("green", "panic", "drain")
    assert far.held() == {("M-7", "green"), ("M-7", "blue")}


def onslaught(colour: str, *picks: str) -> Fair:
    spots = ["M-8", "M-11"]
    table = fair(spots=spots, butcher="M-7", open_mirror=colour, attack="onslaught", picks=picks)
    table.game.butcher.stalk = 1
    return table.again().his_turn().do("attack", 0)


# --- the Grave ---


@proves("butcher.grave", "within.passages")
def test_the_grave_may_lie_wherever_any_colour_that_may_be_open_leads() -> None:
    table = fair(spots=["M-11", "M-5"]).turn(0)
    table.game.agenda.call(("dig_grave",))
    table.again()
    assert table.offers("hide", spot("M-7"))
    game = table.do("hide", spot("M-7")).game
    grave = game.tokens[-1]
    anywhere = 0
    for colour in COLOURS:
        anywhere |= grave_spaces(game, colour)
    assert grave.may == anywhere != grave_spaces(game, "red")
    table.do("mark", spot("M-11"))  # 2 spaces by the red doorway
    near = {colour: his_within(game, spot("M-11"), 3, colour) for colour in COLOURS}
    assert grave.may == anywhere & (near["red"] | near["green"] | near["blue"])
    assert grave.may != anywhere & near["red"]
    assert grave.may >> grave.space & 1


@proves("butcher.grave-spaces")
def test_the_marker_goes_when_the_grave_is_found() -> None:
    table = fair(spots=["M-11", "204"]).turn(0)
    table.game.agenda.call(("dig_grave",))
    table.again().do("hide", spot("M-7")).do("mark", spot("M-11"))
    assert table.game.grave_marker == spot("M-11")
    table.game.bright_spots = 1 << spot("M-7")
    relight(table.game)
    assert table.game.grave_marker == NOWHERE


@proves("butcher.grave-spaces")
def test_no_grave_lies_on_a_seat_or_a_false_door() -> None:
    game = fair(spots=[GATE, "204"]).game
    ground, near = game.ground, grave_spaces(game, "red")
    locked, false, *_ = [gate for gate in ground.doors if near >> at_door(game, gate) & 1]
    for gate, token in ((locked, LOCKED), (false, FALSE)):
        game.gates[gate] = token
        game.blocked |= 1 << gate
    spaces = grave_spaces(game, "red")
    assert not any(spaces >> seat & 1 for seat in ground.next_seat)
    assert spaces >> at_door(game, locked) & 1
    assert not spaces >> at_door(game, false) & 1


def at_door(game: StiflingDark, gate: int) -> int:
    return game.ground.door_space[gate]

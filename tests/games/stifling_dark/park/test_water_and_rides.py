"""What carries figures: the current of the Tunnel of Love, the Ferris Wheel, the Zipper."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.board.printed_board import links
from tests.games.stifling_dark.fair import BOARD, Fair, fair, spot
from tests.games.stifling_dark.proving import proves

# From the bank T-2 onto the Water: T-3, T-4, T-5 down the current.
BANK = "T-2"
# The Ferris Wheel: 69 - 62 (below), 52 (middle), 42 (top), and the seats beside them.
GATE, BELOW, MIDDLE, TOP = "69", "62", "52", "42"


def labels(spaces: tuple[int, ...]) -> set[str]:
    return {BOARD.spaces[space].label for space in spaces}


# --- Water ---


@proves("water.definition")
def test_water_is_one_loop_of_the_tunnel_of_love() -> None:
    assert len(BOARD.current) == 23
    assert all(BOARD.spaces[space].zone == "T" for space in BOARD.current)
    drawn = links(BOARD.source, BOARD.number, BOARD.window_between)
    wavy = {frozenset((link.one, link.other)) for link in drawn if link.kind == "water"}
    assert wavy == {frozenset(pair) for pair in fair().game.ground.downstream.items()}


@proves("water.carry", "move.forced-not-move")
def test_the_first_water_of_a_turn_carries_two_spaces_at_no_cost() -> None:
    table = fair(spots=[BANK, "204"]).turn(0).to("T-3")
    assert table.place(0) == "T-5"
    assert table.game.turn.mp == 3
    assert ("carried", 0, spot("T-3"), spot("T-5")) in table.told(2)


@proves("water.once")
def test_later_water_does_not_carry_nor_does_beginning_there() -> None:
    table = fair(spots=[BANK, "T-8"]).turn(0).to("T-3", "T-6")
    assert table.place(0) == "T-6"
    table.do("end").turn(1)
    assert table.place(1) == "T-8"
    assert table.to("T-9").place(1) == "T-11"  # the first that they Move onto


@proves("water.blocked", "water.stop-space")
@pytest.mark.parametrize(
    ("others", "end"),
    [(["T-5"], "T-4"), (["T-4"], "T-5"), (["T-4", "T-5"], "T-3"), (["T-6"], "T-5")],
)
def test_the_current_goes_as_far_as_it_can(others: list[str], end: str) -> None:
    team = ["vincent-campbell", "ibraheem-hess", "aira-willson"][: 1 + len(others)]
    table = fair(team, [BANK, *others]).turn(0).to("T-3")
    assert table.place(0) == end


@proves("move.enter-occupied")
def test_judged_is_where_a_step_with_its_carry_comes_to_rest() -> None:
    table = fair(spots=[BANK, "T-3"]).turn(0)
    table.game.turn.mp = 1
    assert "T-3" in table.again().steps()  # on to T-5, which is free
    table = fair(spots=[BANK, "T-3"]).turn(0)
    table.game.turn.mp, table.game.turn.swam = 1, True
    assert "T-3" not in table.again().steps()
    table = fair(spots=[GATE, BELOW]).turn(0)
    table.game.turn.mp = 1
    assert BELOW in table.again().steps()


@proves("water.adversary")
def test_the_current_does_not_carry_the_adversary() -> None:
    assert fair(butcher=BANK).his_turn().to("T-3").butcher() == "T-3"


# --- rides ---


@proves("ride.no-carriage-hop")
def test_no_line_leads_from_one_carriage_to_another() -> None:
    drawn = links(BOARD.source, BOARD.number, BOARD.window_between)
    joined = {frozenset((link.one, link.other)) for link in drawn if link.kind == "plain"}
    for ride in BOARD.rides:
        for carriage in ride.carriages:
            others = {seat for pair in ride.carriages if pair != carriage for seat in pair}
            assert frozenset(carriage) in joined
            assert not {frozenset((s, o)) for s in carriage for o in others} & joined


@proves("ride.carry", "ride.free")
def test_a_ride_carries_to_the_same_seat_of_the_next_carriage() -> None:
    table = fair(spots=[GATE, "71"]).turn(0).to(BELOW)
    assert table.place(0) == MIDDLE
    assert table.game.turn.mp == 3
    assert table.steps() == {"53"}  # the seat beside it, and no other carriage
    assert table.do("end").turn(1).to("63").place(1) == "53"
    seats = set(BOARD.rides[1].carriages[0] + BOARD.rides[1].carriages[1])
    seat, ground = next((s, near) for s in seats for near in BOARD.near[s] if near not in seats)
    onto = BOARD.spaces[seat].label
    zipper = fair(spots=[BOARD.spaces[ground].label, "204"]).turn(0).to(onto)
    assert zipper.one(0).space == zipper.game.ground.next_seat[seat]


@proves("ride.carry")
@pytest.mark.parametrize(("start", "end"), [(BELOW, MIDDLE), (MIDDLE, TOP), (TOP, BELOW)])
def test_who_starts_on_a_seat_is_carried_first(start: str, end: str) -> None:
    table = fair(spots=[start, "204"]).turn(0)
    assert table.place(0) == end
    words = table.words()
    assert words[words.index("turn") + 1] == "carried"
    assert table.game.turn.mp == 4


@proves("ride.once-each")
def test_a_ride_carries_once_and_an_attempt_counts() -> None:
    table = fair(spots=[TOP, "204"]).turn(0)  # now below
    table.to(GATE).to(BELOW)
    assert table.place(0) == BELOW
    table = fair(spots=[GATE, MIDDLE]).turn(0).to(BELOW)
    assert table.place(0) == BELOW  # somebody sits in the next carriage
    assert table.to("63").place(0) == "63"


@proves("ride.empty")
def test_a_figure_on_the_main_board_prevents_the_carry() -> None:
    table = fair(spots=[GATE, "204"], butcher=MIDDLE)
    table.game.figure.revealed = True
    assert table.again().turn(0).to(BELOW).place(0) == BELOW


@proves("ride.empty", "ride.once-each")
def test_scenario_7_the_hidden_butcher_is_in_nobodys_way() -> None:
    hidden, away = [
        fair(spots=[GATE, "204"], butcher=at).turn(0).to(BELOW) for at in (MIDDLE, "C-1")
    ]
    assert hidden.place(0) == MIDDLE
    assert hidden.told(1) == away.told(1)
    assert hidden.options() == away.options()
    other = fair(spots=[GATE, MIDDLE]).turn(0).to(BELOW)
    assert other.place(0) == BELOW
    assert other.game.turn.rode


# --- the Adversary on rides ---


@proves("ride.adversary-secret", "ride.carry")
def test_a_hidden_butcher_is_carried_in_secret() -> None:
    table = fair(butcher=GATE).known_at(GATE).his_turn()
    before = table.told(1)
    assert table.to(BELOW).butcher() == MIDDLE
    assert table.told(1) == before
    assert table.steps() == {"53"}
    table.do("end")
    held = labels(tuple({spot(label) for label, _ in table.held()}))
    assert {MIDDLE, "53"} <= held
    assert not {BELOW, "63", TOP} & held


@proves("ride.adversary-secret")
def test_who_starts_his_turn_on_a_seat_is_carried_before_all_else() -> None:
    table = fair(butcher=MIDDLE).known_at(MIDDLE)
    before = {event[0] for event in table.told(1)}
    assert table.his_turn().butcher() == TOP
    assert {event[0] for event in table.told(1)} - before <= {
        *("turn", "turn-over", "adversary-turn", "gained-stamina")
    }
    assert {label for label, _ in table.held()} == {TOP}


@proves("ride.empty")
def test_an_investigator_prevents_his_carry() -> None:
    table = fair(spots=[MIDDLE, "204"], butcher=GATE)
    table.turn(0)  # carried to the top
    table.do("end")
    assert table.his_turn().to(BELOW).butcher() == MIDDLE
    table = fair(spots=[BELOW, "204"], butcher=GATE).turn(0).do("end")  # now in the middle
    assert table.his_turn().to(BELOW).butcher() == BELOW
    assert table.to("63").butcher() == "63"  # the attempt counts


def test_in_the_open_everybody_sees_where_a_ride_carries_him() -> None:
    table = fair(butcher=GATE)
    table.game.figure.revealed = True
    table = table.known_at(GATE).his_turn().to(BELOW)
    assert ("foe-carried", 0, spot(MIDDLE)) in table.told(1)
    assert {label for label, _ in table.held()} == {MIDDLE}


def test_light_on_the_next_seat_reveals_him_as_he_is_carried() -> None:
    table = fair(butcher=GATE, bright_spots=1 << spot(MIDDLE), bright=1 << spot(MIDDLE))
    table.known_at(GATE).his_turn().to(BELOW)
    assert table.game.figure.revealed
    assert {label for label, _ in table.held()} == {MIDDLE}


def test_a_can_below_turns_before_he_is_carried_on() -> None:
    table = fair(butcher=GATE, cans=1 << spot(BELOW)).known_at(GATE).his_turn().to(BELOW)
    assert ("can", spot(BELOW)) in table.told(1)
    assert not table.game.figure.revealed
    assert {label for label, _ in table.held()} == {MIDDLE}


@proves("ride.dashed")
def test_dashed_lines_are_for_attacks_and_abilities_alone() -> None:
    table = attacker()
    assert table.offers("attack", 0)
    assert BELOW not in table.steps()
    assert fair(spots=["70", BELOW], hands={0: ["metal-detector"]}).turn(0).offered("trade") == []
    assert "70" not in fair(spots=[TOP, "204"]).turn(0).steps()


@proves("within.dashed")
def test_an_ability_reaches_across_a_dashed_line_and_sight_does_not() -> None:
    presence = FACE["disturbed-presence"]
    table = fair(spots=[MIDDLE, "204"], butcher="22", abilities=["disturbed-presence"])
    table.turn(0).do("end")  # now on top, where no Movement Line leads
    table.his_turn()
    assert not table.offered("stalk")
    table.do("card", presence).do("end")
    assert table.ask.about == ("presence", 0)


def attacker() -> Fair:
    """The Butcher beside a seat, across a dashed line."""
    table = fair(spots=[TOP, "204"], butcher="70")
    table.game.butcher.stalk = 1
    return table.again().turn(0).do("end").his_turn()

"""The four Objectives of the Scenarios: Gate, Truck, Flare, Tunnels, and getting out."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.board.boards_by_scenario import ground_of
from gloam.games.stifling_dark.rules.evidence_and_objectives.objectives import (
    ESCAPE_CARDS,
    OBJECTIVES,
)
from gloam.games.stifling_dark.state import HAND, NOWHERE, Escape, Outcome, Status
from tests.games.stifling_dark.playing import RULES, Dark, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import GROUND, at

COMPUTER = (4, 2)
SAW = TRUCK = (1, 1)
LOCKBOX, FUSE, GUN = FACE["lockbox"], FACE["fuse"], FACE["flare-gun"]
PARTS, GRINDER = FACE["ride-parts"], FACE["angle-grinder"]


def chosen(card: str, rolls: list[int], scenario: str = "sawmill") -> Dark:
    """The first Investigator hands in what is still lacking, and the team picks this card."""
    table = dark(spots=[COMPUTER, (0, 5)], rolls=[0, 0, *rolls], scenario=scenario, handed_in=1)
    table.game.tokens[0].status = 3
    table.one(0).evidence = 1
    table.turn(0).do("hand-in", 1).do("none")
    return table.do("objective", ESCAPE_CARDS.index(card))


def escaping(objective: str, spots: list[tuple[int, int]], **given: object) -> Dark:
    """An Objective under way; `escape` says how far it is."""
    table = dark(spots=spots, objective=objective, **given)  # type: ignore[arg-type]  # handed on
    return table.turn(0)


def faces_of(table: Dark, who: int) -> list[int]:
    return [table.game.pack.faces[piece] for piece in table.game.hand(who)]


# --- Escape cards ---


@proves("objective.cards", "sawmill.objectives", "park.objectives")
def test_two_escape_cards_for_each_objective_of_a_scenario() -> None:
    for scenario, objectives in OBJECTIVES.items():
        cards = [card for both in objectives.values() for card in both]
        assert sorted(cards) == sorted(ground_of(scenario).escapes)
    table = chosen("banish", [])
    assert table.game.escape.card == ""
    table = dark(spots=[COMPUTER, (0, 5)], scenario="park", handed_in=1, rolls=[0, 0])
    table.one(0).evidence = 1
    table.turn(0).do("hand-in", 1).do("none")
    offered = [ESCAPE_CARDS[number] for (number,) in table.offered("objective")]
    assert offered == ["zipper", "love_tunnel", "banish"]


@proves("objective.setup", "objective.roll", "gate.setup", "objective.final")
def test_the_d6_says_where_the_lockbox_lies() -> None:
    for roll, column in ((0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 3)):
        table = chosen("north_gate", [roll])
        escape = table.game.escape
        assert (escape.saw, escape.exit, escape.open) == (at(*SAW), at(0, 3), False)
        assert escape.lying == ((LOCKBOX, at(1, column)),)
        assert table.game.objective == "gate"


@proves("truck.setup", "tunnel.setup", "flare.setup")
def test_other_cards_lay_their_own_parts() -> None:
    truck = chosen("garage", [0]).game.escape
    assert truck.truck == at(*TRUCK)
    assert [face for face, _ in truck.lying] == [
        FACE[name] for name in ("battery", "repair-kit", "spark-plugs")
    ]
    tunnel = chosen("love_tunnel", [0], "park").game.escape
    assert sorted(tunnel.lying) == sorted(
        [(PARTS, at(1, 1)), (PARTS, at(1, 4)), (GRINDER, at(0, 0))]
    )
    flare = chosen("zipper", [0], "park").game.escape
    assert [face for face, _ in flare.lying] == [GUN, FACE["ammo"], FACE["ammo"]]
    assert flare.exit == at(1, 2)  # the ride
    assert not flare.open


@proves("truck.parts", "flare.collect", "tunnel.grinder", "gate.lockbox")
@pytest.mark.parametrize("name", ["battery", "flare-gun", "ammo", "angle-grinder", "lockbox"])
def test_what_an_objective_needs_is_picked_up_where_it_lies(name: str) -> None:
    escape = Escape("garage", truck=at(*TRUCK), lying=((FACE[name], at(0, 1)),))
    table = escaping("truck", [(0, 0), (0, 5)], escape=escape)
    assert not table.offered("pick-up")
    table.go(0, 1)
    pick_up = RULES.describe(table.game, 1, table.ask, ("pick-up", FACE[name]))
    assert pick_up.touches == ("lying-0",)  # what glows is the token on the board
    table.do("pick-up", FACE[name])
    assert faces_of(table, 0) == [FACE[name]]
    assert not table.game.escape.lying
    assert table.offers("end")  # it was an Interact


# --- Power the Gate ---


def at_the_saw(box: int = 0, **given: object) -> Dark:
    escape = Escape("north_gate", saw=at(*SAW), exit=at(0, 3), box=box)
    return escaping("gate", [SAW, (0, 5)], hands={0: ["lockbox"]}, escape=escape, **given)


@proves("gate.lockbox", "item.objective")
def test_the_lockbox_is_picked_up_from_its_space() -> None:
    escape = Escape("north_gate", saw=at(*SAW), exit=at(0, 3), lying=((LOCKBOX, at(1, 2)),))
    table = escaping("gate", [(1, 3), (0, 5)], escape=escape)
    assert not table.offered("pick-up")
    table.go(1, 2).do("pick-up", LOCKBOX)
    assert faces_of(table, 0) == [LOCKBOX]
    assert table.game.escape.lying == ()
    assert not table.offers("use", LOCKBOX)
    assert table.go(1, 1).offers("use", LOCKBOX)


@proves("gate.open", "gate.once", "concept.once-per-round-team", "item.objective-kept")
def test_the_saw_gives_one_supply_a_round_to_the_whole_team() -> None:
    table = at_the_saw().do("use", LOCKBOX).do("stop")
    assert table.game.escape.box == 1
    assert table.one(0).acted  # an Involved Action
    assert faces_of(table, 0) == [LOCKBOX]
    table.one(1).space = at(*SAW)
    table.one(0).space = at(0, 0)
    table.game.move(table.game.hand(0)[0], HAND + 1)
    assert not table.turn(1).offers("use", LOCKBOX)
    table.end().end()
    assert table.turn(1).offers("use", LOCKBOX)


@proves("gate.push-dark", "gate.push-bright")
def test_pushing_luck_is_safer_in_the_light() -> None:
    for bright, six, supply in ((0, 4, 1), (0, 5, 2), (1, 2, 1), (1, 3, 2)):
        table = at_the_saw(rolls=[six - 1], picks=["drain"])
        table.game.bright = bright << at(*SAW)
        table.do("use", LOCKBOX).do("push")
        assert table.game.escape.box == supply
        assert table.one(0).up == (1 if supply == 1 else 0)


@proves("gate.fuse", "gate.no-overflow", "gate.progress-stays", "item.objective-kept")
def test_the_fourth_supply_opens_the_lockbox() -> None:
    table = at_the_saw(box=3).do("use", LOCKBOX)
    assert faces_of(table, 0) == [FUSE]
    assert table.one(0).acted  # there is nothing to push for
    table = at_the_saw(box=2, rolls=[5]).do("use", LOCKBOX).do("push")
    assert (faces_of(table, 0), table.game.escape.box) == ([FUSE], 4)


@proves("gate.unlock", "gate.escape", "end.settled", "objective.escaped")
def test_the_fuse_opens_the_gate_for_everybody() -> None:
    escape = Escape("north_gate", saw=at(*SAW), exit=at(0, 3), box=4)
    table = escaping("gate", [(0, 3), (0, 5)], hands={0: ["fuse"]}, escape=escape)
    assert not table.offers("escape")
    table.do("use", FUSE)
    assert table.game.escape.open
    assert faces_of(table, 0) == []
    table.turn(1).end().end()
    table.turn(0).do("escape")
    assert table.one(0).status is Status.ESCAPED
    assert table.game.outcome is None
    assert table.game.phase.name == "NEXT"
    table.turn(1).go(0, 4).go(0, 3).do("escape")
    assert table.game.outcome is Outcome.INVESTIGATORS


@proves("end.investigators-win", "game.investigator-goal")
def test_when_the_last_has_escaped_the_investigators_have_won() -> None:
    escape = Escape("north_gate", exit=at(0, 3), open=True)
    table = escaping("gate", [(0, 3), (0, 4)], escape=escape).do("escape").turn(1).go(0, 3)
    table.do("escape")
    assert table.run.result is not None
    assert table.run.result.winners == (1, 2)


@proves("end.unescaped", "end.timeout")
def test_who_has_not_escaped_in_time_has_lost_for_all() -> None:
    escape = Escape("north_gate", exit=at(0, 3), open=True)
    table = escaping("gate", [(0, 3), (0, 5)], escape=escape, round=17).do("escape")
    table.turn(1).end().end()
    assert table.game.outcome is Outcome.ADVERSARY


@proves("move.enter-occupied")
def test_an_occupied_exit_may_be_entered_to_escape() -> None:
    escape = Escape("north_gate", exit=at(0, 3), open=True)
    table = escaping("gate", [(0, 1), (0, 3)], escape=escape)
    table.game.turn.mp = 2
    table.go(0, 2)
    assert (0, 3) in table.goes()
    table.go(0, 3)
    assert table.where(0) == (0, 3)
    assert not table.offers("end")
    table.do("escape")
    shut = escaping("gate", [(0, 2), (0, 3)], escape=Escape("north_gate", exit=at(0, 3)))
    shut.game.turn.mp = 1
    shut.settle()
    assert (0, 3) not in shut.goes()


@proves("objective.needed-item-gone")
def test_objective_items_stay_behind() -> None:
    escape = Escape("north_gate", exit=at(0, 3), open=True)
    hands = {0: ["fuse", "whistle"]}
    table = escaping("gate", [(0, 3), (0, 5)], hands=hands, escape=escape).do("escape")
    assert table.game.escape.lying == ((FUSE, at(0, 3)),)
    assert faces_of(table, 0) == [FACE["whistle"]]
    assert table.turn(1).go(0, 4).go(0, 3).offers("pick-up", FUSE)


# --- Fix the Truck ---


def at_the_truck(parts: int, spot: tuple[int, int] = TRUCK, **given: object) -> Dark:
    escape = Escape("garage", truck=at(*TRUCK), parts=parts)
    hands = {0: ["battery", "repair-kit"]}
    return escaping("truck", [spot, (0, 5)], hands=hands, escape=escape, **given)


@proves("truck.parts", "truck.install", "truck.install-once")
def test_parts_are_installed_one_a_round() -> None:
    battery, kit = FACE["battery"], FACE["repair-kit"]
    assert not at_the_truck(0, (1, 2)).offers("use", battery)
    for part in ("battery", "repair-kit", "spark-plugs"):
        escape = Escape("garage", truck=at(*TRUCK), parts=2)
        table = escaping("truck", [TRUCK, (0, 5)], hands={0: [part]}, escape=escape)
        table.do("use", FACE[part])
        assert table.game.escape.parts == 3
    table = at_the_truck(0)
    assert table.offers("use", kit)
    table.do("use", battery)
    assert (table.game.escape.parts, faces_of(table, 0)) == (1, [kit])
    table.one(1).space, table.one(0).space = at(*TRUCK), at(0, 0)
    table.game.move(table.game.hand(0)[0], HAND + 1)
    assert not table.turn(1).offers("use", kit)
    assert table.end().end().turn(1).offers("use", kit)


@proves("truck.start", "truck.start-zero", "truck.start-once", "truck.install-and-start")
def test_more_parts_make_the_truck_start_sooner() -> None:
    assert not at_the_truck(0).offers("start-truck")
    for parts, six, starts in ((1, 5, False), (1, 6, True), (2, 3, False), (2, 4, True)):
        table = at_the_truck(parts, (1, 2), rolls=[six - 1]).do("start-truck")
        assert (table.one(0).status is Status.ESCAPED) is starts
    table = at_the_truck(3).do("start-truck")
    assert table.one(0).status is Status.ESCAPED
    table = at_the_truck(1, rolls=[0]).do("start-truck")
    assert table.one(0).acted
    table.one(1).space, table.one(0).space = at(*TRUCK), at(0, 0)
    table.game.move(table.game.hand(0)[0], HAND + 1)
    table.turn(1)
    assert not table.offers("start-truck")
    assert table.offers("use", FACE["battery"])  # its limit is another


@proves("truck.escape", "truck.gate", "truck.gate-chooser")
def test_the_truck_leaves_with_those_beside_it_and_a_gate_for_the_rest() -> None:
    escape = Escape("garage", truck=at(*TRUCK), parts=3)
    team = ["vincent-campbell", "lucy-belle", "marci-jo"]
    spots = [(1, 1), (1, 2), (0, 5)]
    table = dark(team, spots, objective="truck", escape=escape).turn(0).do("start-truck")
    assert [one.status.name for one in table.game.team] == ["ESCAPED", "ESCAPED", "PLAYING"]
    assert table.ask.seat == 1
    assert table.offered("space") == [(at(0, 3),), (at(0, 4),)]
    table.do("space", at(0, 4))
    assert table.game.escape.truck == NOWHERE
    table.turn(2).go(0, 4).do("escape")
    assert table.game.outcome is Outcome.INVESTIGATORS


# --- Fire the Flare ---


@proves("flare.collect", "flare.fire", "flare.ammo-spent", "objective.carry")
def test_gun_and_ammo_in_one_hand_call_help_in_two_rounds() -> None:
    escape = Escape("zipper", exit=at(1, 2), lying=((GUN, at(1, 2)),))
    table = escaping("flare", [(1, 2), (0, 5)], escape=escape).do("pick-up", GUN)
    assert not table.offers("use", GUN)
    hands = {0: ["flare-gun", "ammo", "ammo"]}
    table = escaping("flare", [(1, 2), (0, 5)], hands=hands, escape=Escape("zipper", exit=at(1, 2)))
    table.do("use", GUN)
    assert table.game.escape.opens == 4
    assert sorted(faces_of(table, 0)) == sorted([GUN, FACE["ammo"]])


@proves("flare.escape", "flare.same-ride", "flare.stays-open", "round.start-order")
def test_help_comes_to_every_seat_of_the_ride(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GROUND, "ride_seats", (1 << at(1, 2) | 1 << at(1, 3), 1 << at(0, 4)))
    escape = Escape("zipper", exit=at(1, 2), opens=3)
    table = escaping("flare", [(1, 3), (0, 4)], escape=escape)
    assert not table.offers("escape")
    table.end().turn(1).end().end()
    assert table.game.round == 3
    assert "escape-opens" in table.words()
    assert not table.turn(1).offers("escape")  # another ride
    table.end().turn(0)
    assert table.offers("escape")
    table.end().end()
    assert table.turn(0).offers("escape")


@proves("flare.too-late", "tunnel.too-late")
def test_help_that_would_come_after_the_last_round_never_comes() -> None:
    for objective, item, goods in (("flare", GUN, "ammo"), ("tunnel", GRINDER, "ride-parts")):
        hands = {0: ["flare-gun", "angle-grinder", goods]}
        escape = Escape("zipper", exit=at(1, 2))
        table = escaping(objective, [(1, 2), (0, 5)], hands=hands, escape=escape, round=17)
        table.do("use", item).turn(1).end().end()
        assert table.game.outcome is Outcome.ADVERSARY


# --- Service Tunnels ---


@proves("tunnel.parts", "tunnel.parts-bright", "tunnel.parts-dark")
def test_ride_parts_cut_those_who_take_them_out_in_the_dark() -> None:
    for bright, six, hurts in ((0, 4, True), (0, 5, False), (1, 1, True), (1, 2, False)):
        escape = Escape("love_tunnel", exit=at(1, 2), lying=((PARTS, at(1, 1)),))
        spots = [(1, 1), (0, 5)]
        table = escaping("tunnel", spots, escape=escape, rolls=[six - 1], picks=["drain"])
        table.game.bright = bright << at(1, 1)
        table.do("pick-up", PARTS)
        assert table.one(0).up == int(hurts)
        assert faces_of(table, 0) == [PARTS]
        assert table.one(0).acted


@proves("tunnel.parts-death")
def test_whom_they_kill_has_them_in_hand() -> None:
    escape = Escape("love_tunnel", exit=at(1, 2), lying=((PARTS, at(1, 1)),))
    wounds = {0: ["panic", "fear", "spasm"]}
    table = escaping(
        "tunnel", [(1, 1), (0, 5)], escape=escape, rolls=[0], picks=["drain"], wounds=wounds
    )
    table.do("pick-up", PARTS)
    assert table.one(0).status is Status.DEAD
    assert faces_of(table, 0) == [PARTS]


@proves("tunnel.grinder", "tunnel.open", "tunnel.part-spent", "tunnel.escape")
def test_the_tunnel_is_open_in_the_next_round() -> None:
    escape = Escape("love_tunnel", exit=at(1, 2), lying=((GRINDER, at(1, 2)),))
    hands = {0: ["ride-parts", "ride-parts"]}
    table = escaping("tunnel", [(1, 2), (0, 5)], hands=hands, escape=escape)
    assert not table.offered("use")
    table.do("pick-up", GRINDER).do("use", GRINDER)
    assert sorted(faces_of(table, 0)) == sorted([PARTS, GRINDER])
    assert not table.game.escape.open
    table.turn(1).end().end()
    assert table.turn(0).offers("escape")


# --- a Lucky Die on the way ---


def test_lucky_dice_help_at_the_saw_and_the_truck() -> None:
    dice = FACE["lucky-dice"]
    escape = Escape("garage", truck=at(*TRUCK), parts=1)
    hands = {0: ["lucky-dice"]}
    table = escaping("truck", [TRUCK, (0, 5)], hands=hands, escape=escape, rolls=[0, 5])
    table.do("start-truck").do("use", dice).do("keep-roll", 6).do("pass")
    assert table.one(0).status is Status.ESCAPED

"""Every Wound, Event and Condition is met once, and does what it says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloam.games.stifling_dark.cards.catalogue import EVENT, WOUND
from gloam.games.stifling_dark.cards.deck import CARDS, FACE, scenario_of
from gloam.games.stifling_dark.rules.conditions import give_condition
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    most_charge,
    most_stamina,
)
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.rounds import begin_round
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import EVENT_TOP, Phase
from tests.games.stifling_dark.playing import Dark, dark, piece_of
from tests.games.stifling_dark.proving import proves

Seen = Callable[[Dark], object]


def bends(name: str) -> Seen:
    return lambda table: getattr(burden(table.game, 0), name)


# What each Wound changes for its holder, and to what.
WOUNDS: dict[str, tuple[Seen, object]] = {
    "breathless": (lambda table: table.turn(0).do("sprint").do("pass").end().one(0).stamina, 3),
    "broken-battery": (lambda table: most_charge(table.game, 0), 2),
    "claustrophobia": (bends("no_doors"), True),
    "collapsed-lung": (lambda table: most_stamina(table.game, 0), 4),
    "commiserate": (lambda table: table.turn(0).offered("commiserate"), [(1,)]),
    "discharge": (lambda table: table.one(0).charge, 0),
    "dislocated-hip": (bends("no_hazards"), True),
    "disoriented": (lambda table: table.turn(0).offers("major"), False),
    "drain": (lambda table: table.turn(0).offers("charge"), False),
    "dying-battery": (lambda table: table.turn(0).end().one(0).charge, 2),
    "ergophobia": (bends("no_involved"), True),
    "fear": (lambda table: table.turn(0).offers("end"), False),
    "fractured-foot": (lambda table: table.turn(0).game.turn.mp, 3),
    "fumble": (lambda table: len(table.game.hand(0)), 1),
    "hemorrhage": (bends("locks_wounds"), True),
    "mangled-hands": (lambda table: table.turn(0).offered("use"), []),
    "mistrust": (lambda table: table.turn(0).offered("trade"), []),
    "nyctophilia": (lambda table: table.turn(0).offers("flashlight"), False),
    "nyctophobia": (bends("no_dark"), True),
    "panic": (bends("no_rest"), True),
    "pulled-hammy": (lambda table: table.turn(0).game.turn.mp, 2),
    "punctured-lung": (bends("sprint_wounds_up"), True),
    "slipped-disc": (bends("item_limit"), 2),
    "spasm": (lambda table: table.one(0).stamina, 3),
    "torn-ligament": (lambda table: table.turn(0).do("sprint").do("pass").game.turn.mp, 5),
    "tunnel-vision": (bends("centre_lines"), 3),
}


def test_no_wound_is_forgotten() -> None:
    assert set(WOUNDS) == {card.id for card in CARDS if card.type == WOUND}


@proves("wound.face-up", "wound.sources", "wound.flip-up")
@pytest.mark.parametrize("name", WOUNDS)
def test_a_wound_face_up_does_what_it_says(name: str) -> None:
    seen, value = WOUNDS[name]
    hands = {0: ["energy-bar", "whistle"]}
    team = ["mitchell-carter", "aira-willson"]
    table = dark(team, [(1, 1), (1, 2)], hands=hands, picks=[name], rolls=[0, 0])
    gain_wound(table.game, 0, 1)
    assert seen(table.settle().do("pass")) == value


# What each Event without a choice changes for everybody, and to what.
EVENTS: dict[str, tuple[str, object]] = {
    "hazy": ("centre_lines", 1),
    "severe-heat": ("sprint_cost", 1),
    "updraft": ("mp", -1),
    "heavy-smoke": ("no_rest", True),
    "pyrocumulus": ("sprint_wounds", 4),
    "firestorm": ("move_costs_stamina", 1),
    "cold-front": ("icons_early", 1),
    "foggy": ("flashlight_cost", 1),
    "muddy": ("no_interest_tokens", True),
    "rainy": ("mp", -1),
    "squall": ("sprint_cost", 1),
    "heavy-winds": ("no_rest", True),
    "interference": ("no_charge", True),
    "misty": ("light_reach", 3),
    "downpour": ("centre_lines", 1),
    "tornado": ("no_rest", True),
}
QUIET = ("creeping-fire", "firebreak", "the-storm-grows", "eerie-calm")
OTHERS = ("fallen-tree", "flare-up", "roll-vortex", "fire-tornado", "toxic-gasses", "hail-storm")


def drawn(name: str, **given: object) -> Dark:
    """A round begins, and this is its Event."""
    scenario = scenario_of(CARDS[FACE[name]])
    table = dark(scenario=scenario, with_events=True, **given)  # type: ignore[arg-type]  # handed on
    table.game.move(piece_of(table.game, name), EVENT_TOP)
    table.game.phase = Phase.ROUND
    begin_round(table.game)
    return table.settle()


def test_no_event_is_forgotten() -> None:
    assert {*EVENTS, *QUIET, *OTHERS} == {card.id for card in CARDS if card.type == EVENT}


@proves("round.event", "event.split", "sawmill.theme", "park.theme")
@pytest.mark.parametrize("name", EVENTS)
def test_an_event_holds_for_everybody_in_its_round(name: str) -> None:
    field, value = EVENTS[name]
    table = drawn(name)
    assert [getattr(burden(table.game, who), field) for who in (0, 1)] == [value, value]
    lasts = CARDS[FACE[name]].lasts
    table.pass_turns().end()
    assert (table.game.event == FACE[name]) is lasts


@proves("round.event")
@pytest.mark.parametrize("name", QUIET)
def test_some_events_do_nothing(name: str) -> None:
    table = drawn(name)
    assert table.game.event == FACE[name]
    assert table.turn(0).game.turn.mp == 4


@proves("event.adversary-picks")
def test_a_fire_tornado_burns_a_zone_or_tires_all() -> None:
    table = drawn("fire-tornado", rolls=[0])
    assert [(one.stamina, one.charge) for one in table.game.team] == [(4, 2), (4, 2)]
    table = drawn("fire-tornado", rolls=[5])
    assert table.ask.seat == 0
    table.do("zone", 0)
    assert table.game.event == FACE["fire-tornado"]


@proves("component.sprint-faces")
def test_toxic_gasses_wound_on_a_three() -> None:
    table = drawn("toxic-gasses", rolls=[0, 2], picks=["panic"])
    assert [table.wounds(who) for who in (0, 1)] == [0, 1]


def test_what_is_rolled_in_toxic_gasses_may_be_rolled_again() -> None:
    dice = FACE["lucky-dice"]
    table = drawn("toxic-gasses", rolls=[2, 0, 0], hands={0: ["lucky-dice"]}, supply={dice: 1})
    table.do("use", dice).do("keep-roll", 2)
    assert [table.wounds(who) for who in (0, 1)] == [0, 0]
    assert table.words().count("breathes") == 2


@proves("event.ignored")
def test_a_hail_storm_wounds_the_unwounded_and_opens_the_rest() -> None:
    table = dark(scenario="park", with_events=True, picks=["drain", "panic"])
    gain_wound(table.game, 1, 0)
    table.game.move(piece_of(table.game, "hail-storm"), EVENT_TOP)
    table.game.phase = Phase.ROUND
    begin_round(table.game)
    table.settle()
    assert [(table.wounds(who), table.one(who).up) for who in (0, 1)] == [(1, 1), (1, 1)]


@proves("condition.nature", "component.condition-deck", "condition.single")
@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("gear-jam", "charge_costs_stamina", 1),
        ("paranoid", "mp_halved", True),
        ("choking-fear", "no_sprint", True),
        ("darkness", "no_flashlight", True),
    ],
)
def test_a_condition_holds_for_who_has_it(name: str, field: str, value: object) -> None:
    table = dark(rolls=[0])
    give_condition(table.game, 0, FACE[name])
    table.settle().turn(0)
    assert getattr(burden(table.game, 0), field) == value
    assert CARDS[FACE[name]].count in (2, 4)

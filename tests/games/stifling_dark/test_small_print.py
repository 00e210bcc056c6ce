"""What shows only in rare positions: found by breaking rules at random (`make mutants`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.board.empty_spaces import empty_to_see
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    gain_charge,
    gain_stamina,
)
from gloam.games.stifling_dark.rules.setup import claim
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import (
    FACE_DOWN,
    LOOKED_AT,
    ON_BOARD,
    Outcome,
    Status,
    StiflingDark,
)
from gloam.games.stifling_dark.view.scene import private
from gloam.games.stifling_dark.view.story import story
from gloam.kernel.core.asks import WATCHER
from tests.games.stifling_dark.cult.coven import coven
from tests.games.stifling_dark.playing import RULES, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import DOOR, at

FOE, FIRST, SECOND = 0, 1, 2
ON_THE_DOOR = at(2, 2)

# --- who sees what ---


@proves("info.items-team-view")
def test_what_the_team_looks_at_only_the_team_sees() -> None:
    table = dark()
    claim(table.game, 2)
    assert len(table.game.zones[LOOKED_AT]) == 2
    rows = [
        "looked-at" in {node.id for node in private(table.game, seat)}
        for seat in (FOE, FIRST, SECOND, WATCHER)
    ]
    assert rows == [False, True, True, False]
    nothing = {node.id for node in private(dark().game, FIRST)}
    assert "looked-at" not in nothing


@proves("end.concede", "butcher.win", "end.investigators-win", "end.timeout")
@pytest.mark.parametrize(
    ("outcome", "fields", "why"),
    [
        (Outcome.ADVERSARY, {}, "time"),
        (Outcome.INVESTIGATORS, {}, "away"),
        (Outcome.INVESTIGATORS, {"objective": "banish"}, "banished"),
        (Outcome.INVESTIGATORS, {"conceded": 0b001}, "conceded"),
        (Outcome.ADVERSARY, {"conceded": 0b110}, "conceded"),
        (Outcome.ADVERSARY, {"conceded": 0b010}, "time"),
        (Outcome.INVESTIGATORS, {"conceded": 0b010}, "away"),
    ],
)
def test_the_result_says_what_decided_it(
    outcome: Outcome,
    fields: dict[str, Any],
    why: str,  # of the state, as `dark` takes them
) -> None:
    game = dark(outcome=outcome, **fields).game
    assert f"result-ended-{why}" in str(story(game))


@proves("butcher.win")
def test_the_result_says_who_died() -> None:
    game = dark(outcome=Outcome.ADVERSARY).game
    game.team[1].status = Status.DEAD
    assert "result-ended-died" in str(story(game))


@proves("setup.no-events-option", "setup.first-game")
@pytest.mark.parametrize(
    ("options", "drawn"),
    [
        ({}, True),
        ({"events": "off"}, False),
        ({"first_game": "yes"}, False),
    ],
)
def test_events_are_drawn_unless_the_table_plays_without_them(
    options: dict[str, str], drawn: bool
) -> None:
    assert RULES.setup(RULES.choices(options), 3, {}).with_events is drawn


# --- an empty space ---


def lay_item(game: StiflingDark) -> None:
    game.escape.lying = ((FACE["the-hook"], ON_THE_DOOR),)


def lay_dead(game: StiflingDark) -> None:
    game.team[1].status, game.team[1].space, game.team[1].evidence = Status.DEAD, ON_THE_DOOR, 1


def lay_shadow(game: StiflingDark) -> None:
    game.figure.shadow = ON_THE_DOOR


def lay_token(status: int) -> Callable[[StiflingDark], None]:
    def lay(game: StiflingDark) -> None:
        game.tokens[0].space, game.tokens[0].status = ON_THE_DOOR, status

    return lay


def lay_marks(name: str) -> Callable[[StiflingDark], None]:
    def lay(game: StiflingDark) -> None:
        setattr(game, name, 1 << ON_THE_DOOR)

    return lay


def lay_eye(game: StiflingDark) -> None:
    game.butcher.eyes = 1 << ON_THE_DOOR


def lay_ooze(game: StiflingDark) -> None:
    game.haunted.ooze = 1 << ON_THE_DOOR


def lay_egg(game: StiflingDark) -> None:
    game.horror.eggs = 1 << ON_THE_DOOR


MARKS = ("cans", "noises", "barricades", "flames", "medical")


@proves("concept.empty", "concept.empty-public", "door.lock-not-empty")
@pytest.mark.parametrize(
    "lay",
    [
        *(lay_item, lay_dead, lay_shadow, lay_eye, lay_ooze, lay_egg),
        *(lay_token(ON_BOARD), lay_token(FACE_DOWN)),
        *[lay_marks(name) for name in MARKS],
    ],
)
def test_nothing_may_lie_on_an_empty_space(lay: Callable[[StiflingDark], None]) -> None:
    table = dark(spots=[(1, 2), (1, 5)]).turn(0)
    assert empty_to_see(table.game, ON_THE_DOOR)
    lay(table.game)
    assert not empty_to_see(table.game, ON_THE_DOOR)
    assert not table.settle().offers("lock", DOOR)


# --- Investigators ---


@proves("faq.dylan-occupied")
def test_dylan_jumps_onto_somebody_only_if_he_can_go_on() -> None:
    table = dark(["dylan-lee", "lucy-belle"], [(1, 1), (0, 2)]).turn(0)
    table.do("major").do("space", at(1, 2))
    table.one(1).space = at(1, 2)
    assert table.settle().offers("jump")
    table.game.turn.mp = 0
    assert not table.settle().offers("jump")
    table.one(1).space = at(0, 2)
    assert table.settle().offers("jump")


@proves("investigator.vincent-major")
def test_vincent_is_offered_his_search_for_a_general_item_alone() -> None:
    assert dark(hands={0: ["whistle"]}).turn(0).offers("major")
    assert not dark(hands={0: ["medkit"]}).turn(0).offers("major")


@proves("interact.pick-up")
def test_mistrust_still_takes_evidence() -> None:
    """Who may take no tokens of Points of Interest takes all else that lies there."""
    table = dark(spots=[(1, 1), (1, 5)], wounds={0: ["mistrust"]})
    for token in table.game.tokens:
        token.space, token.status = at(1, 1), ON_BOARD
    assert table.settle().turn(0).offered("take") == [(0,), (1,)]


@proves("stamina.wound-icon", "stamina.track")
def test_an_event_moves_the_icons_of_a_sprint_up() -> None:
    table = dark(scenario="park", event="cold-front", rolls=[0], picks=["panic"]).turn(0)
    table.one(0).stamina = 3
    table.settle().do("sprint")
    assert (table.one(0).stamina, table.wounds(0)) == (2, 1)
    table = dark(scenario="park", event="cold-front", rolls=[0]).turn(0)
    table.one(0).stamina = 4
    table.settle().do("sprint")
    assert (table.one(0).stamina, table.wounds(0)) == (3, 0)


@proves("board.wound-slots", "wound.gain")
def test_a_wound_in_the_first_slot_moves_those_without_effect_along() -> None:
    table = dark(wounds={0: ["panic", "pulled-hammy"]})
    one = table.one(0)
    one.numb, one.first_free = 0b10, True
    gain_wound(table.game, 0, 0)
    assert (one.up, one.numb) == (0b110, 0b100)


@proves("concept.gain")
@pytest.mark.parametrize("gain", [gain_charge, gain_stamina])
def test_a_burning_heart_is_fed_by_gains_in_ones_own_turn(
    gain: Callable[[StiflingDark, int, int], None],
) -> None:
    table = coven()
    table.one(0).charge = table.one(1).charge = table.one(0).stamina = table.one(1).stamina = 1
    table.turn(0)
    gain(table.game, 1, 1)
    assert not table.game.cult.fed
    gain(table.game, 0, 1)
    assert table.game.cult.fed


# --- the Butcher ---


@proves("butcher.turn-start", "butcher.core-once")
def test_his_turn_begins_anew() -> None:
    table = dark(spots=[(1, 1), (0, 5)], butcher=(1, 4)).pass_turns()
    table.do("stalk", 0b01)
    assert not table.offered("stalk")
    assert not table.game.butcher.awaits_vengeance
    table.end().pass_turns()
    assert table.offered("stalk")
    assert not table.game.butcher.awaits_vengeance

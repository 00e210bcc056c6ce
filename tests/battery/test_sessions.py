"""The laws of sessions on every game, and sessions that break one each, and are caught."""

from __future__ import annotations

import random
from typing import Any

import pytest

from examples.drawhold.flow import DrawHoldRules
from examples.drawhold.state import DrawHold
from gloam.kernel.content.registry import Game, game
from gloam.kernel.core.asks import Flow, Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Run
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import LogError
from gloam.kernel.session.outcome import Outcome
from gloam.kernel.session.replay import verify
from gloam.kernel.session.session import Session
from tests.battery import sessions
from tests.battery.test_laws import Options, every_set_up


@every_set_up
def test_logs_replay_bit_for_bit(game: Game, seats: int, options: Options) -> None:
    for seed in range(3):
        session = sessions.finished(game.rules, seed, seats, options)
        sessions.a_log_replays_bit_for_bit(session)
        assert verify(game.rules, session.log.lines).log.text() == session.log.text()


@every_set_up
def test_snapshots_restore_at_every_ask(game: Game, seats: int, options: Options) -> None:
    chance = random.Random(1)
    session = sessions.begin(game.rules, 1, seats, options)
    for i in range(40):
        if session.ask is None:
            break
        sessions.a_snapshot_restores(session, i)
        sessions.act(session, chance)


@every_set_up
def test_refused_inputs_change_nothing(game: Game, seats: int, options: Options) -> None:
    chance = random.Random(2)
    session = sessions.begin(game.rules, 2, seats, options)
    for _ in range(20):
        if session.ask is None:
            break
        sessions.refused_inputs_change_nothing(session)
        sessions.act(session, chance)


@every_set_up
def test_undo_then_the_same_answer_is_identity(game: Game, seats: int, options: Options) -> None:
    chance = random.Random(3)
    for seed in range(3):
        session = sessions.begin(game.rules, seed, seats, options)
        for _ in range(60):
            if session.ask is None:
                break
            sessions.undo_is_identity(session, chance)


@every_set_up
def test_nothing_is_learnt_by_undoing(game: Game, seats: int, options: Options) -> None:
    chance, dice = random.Random(4), Dice(b"undo law")
    for seed in range(2):
        session = sessions.begin(game.rules, seed, seats, options)
        for _ in range(40):
            if session.ask is None:
                break
            sessions.nothing_is_learnt_by_undoing(session, chance, dice)


@every_set_up
def test_verify_names_the_first_changed_line(game: Game, seats: int, options: Options) -> None:
    """At least 200 random tamperings a game, spread over its set-ups."""
    chance = random.Random(5)
    lines = sessions.finished(game.rules, 5, seats, options).log.lines
    for _ in range(200):
        bad, first = sessions.tampered(lines, chance)
        with pytest.raises(LogError) as error:
            verify(game.rules, bad)
        assert error.value.line == first, f"line {first} was changed: {error.value}"


# --- they bite ---

CHASE: Rules[Any] = game("chase").rules


def begun(kind: type[Session[Any]], rules: Rules[Any]) -> Session[Any]:
    return kind.begin(rules, 2, b"secret")


class Patient(Session[Any]):
    """Counts how often somebody was refused as if they had been asked."""

    def _checked(self, seat: int, key: object, number: int | None) -> Key:
        try:
            return super()._checked(seat, key, number)
        except Refused as refusal:
            if refusal.code == "stale":
                self.asked[seat] += 1
            raise


def test_a_refusal_that_changes_something_is_caught() -> None:
    sessions.refused_inputs_change_nothing(begun(Session, CHASE))
    with pytest.raises(AssertionError):
        sessions.refused_inputs_change_nothing(begun(Patient, CHASE))


class HalfTaken(Session[Any]):
    """Keeps the good ones of several answers that are refused whole."""

    def _go_back_to_checkpoint(self, was: object) -> None:
        pass


def test_answers_that_are_taken_in_part_are_caught() -> None:
    with pytest.raises(AssertionError):
        sessions.refused_inputs_change_nothing(begun(HalfTaken, CHASE))


class Careless(Session[Any]):
    """Goes back to where it was, but for one thing."""

    def _go_back_to(self, before: Run[Any]) -> None:
        super()._go_back_to(before)
        self.run.state.round += 1


class Lavish(Session[Any]):
    """Counts what was taken back as played."""

    def take_back(self, line: int, seat: int) -> Outcome:
        done = super().take_back(line, seat)
        self.run.state.deeds += 1
        return done


@pytest.mark.parametrize("kind", [Careless, Lavish])
def test_an_undo_that_leaves_something_behind_is_caught(kind: type[Session[Any]]) -> None:
    """In Chase: hunters walk and come back."""
    assert undone(Session) > 3
    with pytest.raises(AssertionError):
        undone(kind)


def undone(kind: type[Session[Any]]) -> int:
    chance = random.Random(3)
    count = 0
    for _ in range(5):
        session = begun(kind, CHASE)
        for _ in range(40):
            if session.ask is not None:
                count += sessions.undo_is_identity(session, chance)
    return count


class OutsideState(DrawHoldRules):
    """Keeps something of the game that no snapshot has."""

    def __init__(self) -> None:
        self.drawn = 0

    def step(self, game: DrawHold) -> Flow[None]:
        self.drawn += 1
        game.banks[0] += self.drawn % 2
        yield from super().step(game)


def test_a_position_that_no_snapshot_restores_is_caught() -> None:
    sessions.a_snapshot_restores(begun(Session, DrawHoldRules()), 1)
    with pytest.raises((AssertionError, ValueError)):
        sessions.a_snapshot_restores(begun(Session, OutsideState()), 1)

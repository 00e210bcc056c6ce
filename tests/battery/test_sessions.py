"""The laws of sessions on every game."""

from __future__ import annotations

import random

import pytest

from gloam.kernel.content.registry import Game
from gloam.kernel.core.dice import Dice
from gloam.kernel.session.log import LogError
from gloam.kernel.session.replay import verify
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

"""The agenda of a game under way: many steps a turn; copied, imagined, stored, taken back."""

from __future__ import annotations

import random

import msgspec
import pytest

from gloam.kernel.core.agenda import what_is_next
from gloam.kernel.core.asks import Key
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.session.session import Session
from gloam.kernel.session.snapshot import restore, snapshot
from tests.kernel.errands import RECIPES, SHOO, ErrandRules, Errands


def recipe(*errands: str) -> Key:
    return ("recipe", RECIPES.index(errands))


def start() -> Run[Errands]:
    return Run.start(ErrandRules(), 2, Dice(b"errands"))


def test_a_turn_is_many_steps_and_its_results_come_home() -> None:
    run = start()
    for key, ahead in ((recipe("buy", "buy"), 0), (("buy", 2), 2), (("buy", 1), 1)):
        assert not run.acts, "each errand is a step of its own"
        assert len(what_is_next(run.state.agenda)) == ahead
        run.send(0, key)
    assert run.state.bought == [3, 0]
    assert (run.state.turn, run.state.agenda.frames) == (1, [])


def test_what_runs_now_can_be_shown() -> None:
    run = start()
    run.send(0, recipe("buy", "buy"))
    assert run.state.agenda.running == ("errand", 0, "buy")
    assert run.copy().state.agenda.running == ("errand", 0, "buy")
    assert what_is_next(run.state.agenda) == [("errand", 0, "buy"), ("home", 0)]


def test_what_an_errand_is_about_may_be_gone_when_its_time_comes() -> None:
    """An interrupt sends the shopper away in the middle; the other errands see that and end."""
    run = start()
    run.send(0, recipe("buy", "search", "buy"))
    run.send(0, ("buy", 2))
    run.interrupt(0, SHOO)
    assert run.ask is not None
    assert (run.ask.seat, run.ask.about) == (1, "turn")
    assert run.state.bought == [2, 0]


def random_run(seed: int, acts: int) -> Run[Errands]:
    run, chance = start(), random.Random(seed)
    for _ in range(acts):
        if run.ask is None:
            break
        run.send(run.ask.seat, chance.choice(list(run.ask.options)))
    return run


@pytest.mark.parametrize("seed", range(6))
def test_copies_with_frames_pending_go_the_same_way(seed: int) -> None:
    for acts in range(12):
        run = random_run(seed, acts)
        twin = run.copy()
        assert dump(twin.state) == dump(run.state)
        for chance, each in ((random.Random(1), run), (random.Random(1), twin)):
            for _ in range(15):
                if each.ask is not None:
                    each.send(each.ask.seat, chance.choice(list(each.ask.options)))
        assert dump(twin.state) == dump(run.state)


@pytest.mark.parametrize("seed", range(6))
def test_worlds_are_imagined_with_the_same_agenda(seed: int) -> None:
    for acts in range(12):
        run = random_run(seed, acts)
        for seat in (0, 1):
            world = imagine(run, seat, Dice(b"worlds"))
            assert world is not None
            assert world.state.agenda == run.state.agenda
            assert world.state.agenda.running == run.state.agenda.running


def test_a_snapshot_with_frames_pending_is_restored() -> None:
    session = Session.begin(ErrandRules(), 2, b"secret")
    for key in (recipe("buy", "nested", "buy"), ("buy", 1), ("buy", 2)):
        session.answer(0, key)
    assert session.run.state.agenda.frames
    stored = msgspec.json.decode(msgspec.json.encode(snapshot(session)))
    again = restore(session.rules, stored)
    assert dump(again.run.state) == dump(session.run.state)
    for each in (session, again):
        each.answers(0, [("house", 1), ("buy", 0), ("buy", 1)])
    assert again.log.head == session.log.head
    assert again.run.state.bought == session.run.state.bought == [4, 0]


def test_answers_are_taken_back_across_steps() -> None:
    session = Session.begin(ErrandRules(), 2, b"secret")
    positions = [dump(session.run.state)]
    for key in (recipe("buy", "buy"), ("buy", 2), ("buy", 1)):
        session.answer(0, key)
        positions.append(dump(session.run.state))
    assert session.run.state.agenda.frames == []
    for before in reversed(positions[:-1]):
        session.undo(0)
        assert dump(session.run.state) == before

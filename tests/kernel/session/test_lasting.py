"""Lasting changes: in the log with the answer that caused them, proven, never taken back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Result, Rules
from gloam.kernel.core.state import State
from gloam.kernel.hidden.deal import Pins
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.present.scene import Node
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import Lasting, LogError, read
from gloam.kernel.session.replay import follow, replay, rewind, verify
from gloam.kernel.session.session import Session
from gloam.kernel.session.snapshot import restore, snapshot

TALK, BURN, END = ("talk",), ("burn",), ("end",)


@dataclass(slots=True)
class Hut(State):
    burnt: int = 0
    over: bool = False


class HutRules(Rules[Hut]):
    """One player talks, or burns something for good; in one step, two asks."""

    id = "hut"
    players = (1, 2)

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Hut:
        return Hut(seats)

    def step(self, game: Hut) -> Flow[None]:
        for _ in range(2):
            key = yield choose(0, [TALK, BURN, END])
            if key == BURN:
                game.burnt += 1
                game.record("burn", game.burnt)
            game.over = key == END
            if game.over:
                return

    def result(self, game: Hut) -> Result | None:
        return Result((0,) * game.seats, ()) if game.over else None

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return [TALK, BURN, END]

    def resample(self, game: Hut, seat: int, dice: Dice, pins: Pins) -> Hut:
        return copy_of(game)

    def public(self, game: Hut) -> Sequence[Node]:
        return ()


def begin() -> Session[Hut]:
    return Session.begin(HutRules(), 1, b"hut")


def kept(session: Session[Hut]) -> list[tuple[tuple[str | int, ...], ...]]:
    return [entry.changes for entry in read(session.log.lines) if isinstance(entry, Lasting)]


def test_a_lasting_change_follows_its_answer_in_the_log() -> None:
    session = begin()
    assert session.answer(0, TALK).lasting == ()
    outcome = session.answer(0, BURN)
    assert outcome.lasting == (("burn", 1),)
    assert len(outcome.lines) == 2
    assert kept(session) == [(("burn", 1),)]
    assert session.answers(0, [BURN, TALK, BURN]).lasting == (("burn", 2), ("burn", 3))


def test_it_is_not_taken_back_and_the_refusal_says_why() -> None:
    session = begin()
    session.answer(0, TALK)
    assert session.no_undo(0) == ""
    session.answer(0, BURN)
    assert "for good" in session.no_undo(0)
    with pytest.raises(Refused, match="for good"):
        session.undo(0)
    session.answer(0, TALK)
    session.undo(0)
    assert "for good" in session.no_undo(0), "undo stops at it"
    assert session.run.state.burnt == 1


def test_people_who_agree_do_not_cross_it_either() -> None:
    session = begin()
    for key in (TALK, TALK, BURN, TALK, TALK):
        session.answer(0, key)
    with pytest.raises(Refused, match="for good"):
        rewind(session, 2, 0)
    with pytest.raises(Refused, match="for good"):
        rewind(session, 4, 0)
    rewind(session, 6, 0)
    assert session.run.state.burnt == 1
    assert kept(session) == [(("burn", 1),)]


def test_a_batch_that_is_refused_keeps_nothing() -> None:
    session = begin()
    with pytest.raises(Refused):
        session.answers(0, [BURN, ("fly",)])
    assert session.lasting == []
    assert kept(session) == []
    assert session.no_undo(0).startswith("There is nothing")
    for _ in range(3):  # nothing has changed for good, however long the history grows
        session.answer(0, TALK)
        assert session.no_undo(0) == ""


def test_it_replays_follows_and_restores() -> None:
    session = begin()
    for key in (TALK, BURN, TALK):
        session.answer(0, key)
    again = replay(HutRules(), session.log.lines, b"hut")
    assert again.lasting == session.lasting
    other = replay(HutRules(), session.log.lines[:2], b"hut")
    follow(other, session.log.lines[2:])
    assert other.lasting == session.lasting
    stored = msgspec.json.decode(msgspec.json.encode(snapshot(session)))
    restored = restore(HutRules(), stored)
    assert restored.lasting == session.lasting
    del stored["lasting"]
    assert restore(HutRules(), stored).lasting == []


def test_it_is_proven_like_everything_else() -> None:
    session = begin()
    for key in (BURN, END):
        session.answer(0, key)
    assert verify(HutRules(), session.log.lines).lasting == session.lasting
    lines = [line.replace(b'["burn",1]', b'["burn",9]') for line in session.log.lines]
    with pytest.raises(LogError, match="line 3"):
        verify(HutRules(), lines)


def test_an_imagined_world_may_change_its_own_campaign_only() -> None:
    session = begin()
    session.answer(0, BURN)
    world = imagine(session.run, 0, Dice(b"world"))
    assert world is not None
    world.send(0, BURN)
    assert session.lasting == [(3, (("burn", 1),))]


def test_a_changed_past_is_named_by_verify() -> None:
    """What the game was told of its campaign stands in the first line, and is proven like it."""
    session = Session.begin(HutRules(), 1, b"s", campaign=campaign_of([("burn", 1)]))
    session.answer(0, END)
    lines = session.log.lines[:]
    assert verify(HutRules(), lines).setup.campaign == {"changes": [["burn", 1]]}
    lines[0] = lines[0].replace(b'["burn",1]', b'["burn",2]')
    with pytest.raises(LogError, match="line 1: the line was changed"):
        verify(HutRules(), lines)

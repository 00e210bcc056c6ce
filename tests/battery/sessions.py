"""The laws of sessions: log, replay, snapshots, refusals, undo. One function each."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from gloam.kernel.core.asks import REVISE, Key
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import transcript
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import Answer, Undo, read_line
from gloam.kernel.session.replay import acts_not_undone, replay
from gloam.kernel.session.session import Session
from gloam.kernel.session.snapshot import restore, snapshot
from tests.battery.playing import ENOUGH, OFTEN, AnyRules, Interruptions, a_choice, an_interrupt

AnySession = Session[Any]  # of whichever game is under test


def begin(
    rules: AnyRules,
    seed: int,
    seats: int,
    options: dict[str, str],
    start: dict[str, Any] | None = None,  # a quiet position, as `dump` gives it
) -> AnySession:
    secret = b"secret %d" % seed
    nonces = [b"nonce %d" % seat for seat in range(seats)]
    return Session.begin(rules, seats, secret, nonces, options, start=start)


def act(
    session: AnySession, chance: random.Random, interrupts: float = OFTEN, acts: int = 0
) -> tuple[int, Key]:
    """One random act. Gives the seat and key of an answer, (-1, ()) for anything else.

    `acts` is how many there were before it.
    """
    ask = session.ask
    assert ask is not None
    if chance.random() < interrupts:
        said = an_interrupt(session.run, chance)
        if said is not None:
            session.interrupt(*said)
            return -1, ()
    seat = chance.choice(ask.seats())
    key = a_choice(session.run, seat, chance, acts)
    session.answer(seat, key, session.numbers[seat])
    return seat, key


def finished(rules: AnyRules, seed: int, seats: int, options: dict[str, str]) -> AnySession:
    """A random game played to its end, with undos where they are allowed."""
    chance = random.Random(seed)
    interruptions = Interruptions(seed)
    session = begin(rules, seed, seats, options)
    for acts in range(ENOUGH):
        if session.ask is None:
            return session
        seat, _ = act(session, chance, interruptions.at(session.run, chance), acts)
        if seat >= 0 and chance.random() < 0.04 and not session.no_undo(seat):
            session.undo(seat)
    raise AssertionError(f"{rules.id}: random session {seed} goes on for ever")


def position(session: AnySession) -> dict[str, Any]:  # plain data
    """All that a session is, to compare before and after."""
    return {
        "state": dump(session.run.state),
        "snapshot": snapshot(session),
        "log": list(session.log.lines),
        "history": len(session.history),
    }


def a_log_replays_bit_for_bit(session: AnySession) -> None:
    again = replay(session.rules, session.log.lines, session.secret)
    assert again.log.text() == session.log.text()
    assert dump(again.run.state) == dump(session.run.state)
    assert again.numbers == session.numbers


def a_snapshot_restores(session: AnySession, seed: int) -> None:
    """Through JSON and back: the same asks, and the same game under the same answers."""
    stored = msgspec.json.decode(msgspec.json.encode(snapshot(session)))
    one = restore(session.rules, stored)
    two = replay(session.rules, session.log.lines, session.secret)
    assert one.numbers == session.numbers
    assert dump(one.run.state) == dump(session.run.state)
    assert transcript(one.run.state.journal or [], 0) == transcript(
        session.run.state.journal or [], 0
    )
    chances = random.Random(seed), random.Random(seed)
    for _ in range(10):
        assert (one.ask is None) == (two.ask is None)
        if one.ask is None:
            break
        assert act(one, chances[0]) == act(two, chances[1])
    assert dump(one.run.state) == dump(two.run.state)
    assert one.log.head == two.log.head


def refused_inputs_change_nothing(session: AnySession) -> None:
    """Illegal, stale, malformed, out of turn: each is refused with its code."""
    ask = session.ask
    assert ask is not None
    asked = ask.seats()[0]
    good = ask.offer(asked)[0]
    number = session.numbers[asked]
    before = position(session)
    attempts: list[tuple[str, int, object, int | None]] = [
        ("not-offered", asked, ("no such thing",), None),
        ("not-offered", asked, (*good, 1, 2, 3), None),
        ("stale", asked, good, number - 1),
        ("stale", asked, good, number + 1),
        ("malformed", asked, (), None),
        ("malformed", asked, "fold", None),
        ("malformed", asked, (1, 2), None),
        ("malformed", asked, ("fold", 1.5), None),
        ("malformed", asked, ("fold", None), None),
        ("malformed", asked, {"key": "fold"}, None),
        ("no-seat", session.setup.seats, good, None),
        ("no-seat", -1, good, None),
    ]
    idle = [seat for seat in range(session.setup.seats) if seat not in ask.seats()]
    attempts += [("not-asked", seat, good, None) for seat in idle]
    for code, seat, key, at in attempts:
        with pytest.raises(Refused) as refusal:
            session.answer(seat, key, at)
        assert refusal.value.code == code, f"{key} by {seat}: {refusal.value}"
        assert str(refusal.value).endswith(".")
    with pytest.raises(Refused):
        session.answers(asked, [good, ("no such thing",)], number)
    with pytest.raises(Refused):
        session.interrupt(asked, ("no such thing",))
    assert position(session) == before


def undo_is_identity(session: AnySession, chance: random.Random) -> bool:
    """Undo, then the same answer: as if nothing had been. False if undo was refused."""
    ask = session.ask
    assert ask is not None
    before = dump(session.run.state), session.numbers.keys()
    seat, key = act(session, chance)
    if seat < 0 or session.no_undo(seat):
        return False
    after = dump(session.run.state), session.run.ask and session.run.ask.about
    session.undo(seat)
    undone = read_line(session.log.lines[-1])
    keys: list[Key | None]
    if isinstance(undone, Undo):
        acts = acts_not_undone(session.log.lines[:-1])
        keys = [entry.key for line, entry in acts if line >= undone.line]
    else:  # one's part of what all decide together, which is made anew
        assert isinstance(undone, Answer)
        assert undone.key == REVISE
        keys = [key]
    if len(keys) == 1:  # else several were marked together
        assert (dump(session.run.state), session.numbers.keys()) == before
    for again in keys:
        session.answer(seat, again)
    assert (dump(session.run.state), session.run.ask and session.run.ask.about) == after
    return True


def nothing_is_learnt_by_undoing(session: AnySession, chance: random.Random, dice: Dice) -> bool:
    """Where undo is allowed, the answer looks the same in every world there might be."""
    run, told = session.run.copy(), len(session.history)
    seat, key = act(session, chance)
    if seat < 0 or session.no_undo(seat):
        return False
    seen = transcript(session.history[told:], seat)
    for _ in range(40):
        world = imagine(run, seat, dice)
        if world is None:
            continue
        assert world.ask is not None
        assert key in world.ask.offer(seat)
        mark = len(world.state.journal or [])
        world.journals = []
        world.send(seat, key)
        journals = [*world.journals, world.state.journal or []]
        fresh = [entry for journal in journals for entry in journal][mark:]
        assert transcript(fresh, seat) == seen, f"taking {key} back would tell seat {seat} of it"
    return True


def tampered(lines: list[bytes], chance: random.Random) -> tuple[list[bytes], int]:
    """A log that somebody has changed, and the first line (from 1) that is not as it was."""
    bad = list(lines)
    at = chance.randrange(len(bad))
    way = chance.choice(("edit", "drop", "twice", "swap", "cut", "digest"))
    if way in ("edit", "digest"):
        low, high = (0, 31) if way == "digest" else (34, len(bad[at]) - 1)
        place = chance.randint(low, high)
        new = chance.choice([c for c in b"0123456789abcdef" if c != bad[at][place]])
        bad[at] = bad[at][:place] + bytes([new]) + bad[at][place + 1 :]
    elif way == "drop":
        del bad[at]
    elif way == "twice":
        bad.insert(at, bad[at])
        return bad, at + 2
    elif way == "swap":
        other = chance.choice([i for i in range(len(bad)) if i != at])
        bad[at], bad[other] = bad[other], bad[at]
        return bad, min(at, other) + 1
    else:
        del bad[at:]
    return bad, at + 1

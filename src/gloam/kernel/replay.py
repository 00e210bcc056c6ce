"""Running a log again: to go on with a game, to look at a moment, to prove it fair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gloam.kernel.log import (
    Answer,
    End,
    Interrupt,
    LogEntry,
    LogError,
    Rolls,
    Setup,
    Stand,
    Undo,
    Void,
    prove,
    read,
    read_line,
)
from gloam.kernel.rules import Rules
from gloam.kernel.session import Refused, Session
from gloam.kernel.state import State

S = TypeVar("S", bound=State)


def replay(
    rules: Rules[S], lines: Sequence[bytes], secret: bytes, mend: bool = False
) -> Session[S]:
    """The session that a log tells of. Raises LogError where the log does not replay.

    With `mend`, answers that the rules no longer take (after an upgrade) are left out,
    the log says from which line on they are void, and the game goes on from there.
    """
    return _rerun(rules, read(lines), secret, mend)


def verify(rules: Rules[S], lines: Sequence[bytes]) -> Session[S]:
    """Prove a finished log: digests, commitment, every roll and answer, the result.

    Raises LogError that names the first line that does not hold.
    """
    entries = prove(lines)
    last = entries[-1]
    assert isinstance(last, End)  # or `prove` would have found no secret
    return _rerun(rules, entries, bytes.fromhex(last.secret), mend=False)


def _rerun(rules: Rules[S], entries: Sequence[LogEntry], secret: bytes, mend: bool) -> Session[S]:
    setup = entries[0]
    assert isinstance(setup, Setup)  # or `read` would have complained
    if setup.game != rules.id:
        raise LogError(1, f"this is a game of {setup.game}, not of {rules.id}")
    session = Session.start(rules, secret, setup)
    made = session.log.lines
    for at in range(1, len(entries)):
        entry = entries[at]
        if len(made) > at:  # rolls and the end follow by themselves
            own = read_line(made[at])
            if own == entry:
                continue
            told = f"the game gives {own}, the log says {entry}"
            if not mend:
                raise LogError(at + 1, told)
            session.log.append(Void(at + 1, told))
            break
        try:
            _redo(session, entry)
        except Refused as refusal:
            if not mend:
                raise LogError(at + 1, f"this cannot be: {refusal}") from None
            session.log.append(Void(at + 1, str(refusal)))
            break
    return session


def _redo(session: Session[S], entry: LogEntry) -> None:
    """Do what an entry tells."""
    match entry:
        case Answer():
            session.answer_once(entry.seat, entry.key, standing=entry.standing)
        case Interrupt():
            session.interrupt_once(entry.seat, entry.key)
        case Stand():
            session.stand_once(entry.seat, entry.about, entry.key)
        case Undo():
            session.take_back(entry.line, entry.seat)
        case Void():
            session.log.append(entry)
        case Setup() | Rolls() | End():
            raise Refused("not-asked", f"{type(entry).__name__} does not follow from the game")

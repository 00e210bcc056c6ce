"""Running a log again: to go on with a game, to look at a moment, to prove it fair."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import State
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import (
    Answer,
    End,
    Interrupt,
    Lasting,
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
from gloam.kernel.session.outcome import Outcome
from gloam.kernel.session.session import LASTS, Session
from gloam.kernel.session.undo import OPENED, has_opened

S = TypeVar("S", bound=State)

Act: TypeAlias = Answer | Interrupt | Stand  # what a seat does; dice fall by themselves


def nothing() -> None:
    """Between two entries, where nobody has anything to do."""


def replay(
    rules: Rules[S],
    lines: Sequence[bytes],
    secret: bytes,
    mend: bool = False,
    between: Callable[[], None] = nothing,
) -> Session[S]:
    """The session that a log tells of. Raises LogError where the log does not replay, and whatever
    `between` raises, which is called between entries.

    With `mend`, answers that the rules no longer take (after an upgrade) are passed over: they
    stay in the log, a last line says from where on they are void, and the game goes on there.
    """
    entries = read(lines)
    session = _started(rules, entries, secret)
    _go_on(session, entries[1:], 1, mend, between)
    return session


def verify(rules: Rules[S], lines: Sequence[bytes]) -> Session[S]:
    """Prove a finished log: digests, commitment, every roll and answer, the result.

    Raises LogError that names the first line that does not hold.
    """
    entries = prove(lines)
    last = entries[-1]
    assert isinstance(last, End)  # or `prove` would have found no secret
    return _rerun(rules, entries, bytes.fromhex(last.secret), mend=False)


def rewind(session: Session[S], line: int, seat: int) -> Outcome:
    """Take back the answer in `line` of the log and all that followed, whatever was learnt.

    For replays, and for tables where every human seat has agreed. The dice fall as they fell:
    nobody can ask for a rewind to get better ones.
    """
    return prepare_rewind(session, line, seat)()


def prepare_rewind(session: Session[S], line: int, seat: int) -> Callable[[], Outcome]:
    """The long part of a rewind, which changes nothing: the game is run again from its start.

    Gives the short part, good as long as nobody plays on. Raises Refused: no agreement undoes
    a lasting change, or seals again what was opened.
    """
    at_hand = session.run_before(line)
    if at_hand is not None:
        _check_seals(at_hand, session)
        return partial(session.take_back, line, seat)
    lines = session.log.lines
    if not 1 < line <= len(lines) or not isinstance(read_line(lines[line - 1]), Answer):
        raise Refused("no-undo", f"There is no answer in line {line} to take back.")
    if session.run.result is not None:
        raise Refused("no-undo", "The game is over, and what was secret is open.")
    if session.lasting and session.lasting[-1][0] > line:
        raise Refused("no-undo", LASTS)
    earlier = _rerun(session.rules, read(lines[: line - 1]), session.secret, mend=False)
    _check_seals(earlier.run, session)
    return partial(session.adopt, earlier, line, seat)


def _check_seals(earlier: Run[S], session: Session[S]) -> None:
    if has_opened(earlier, session.run):
        raise Refused("no-undo", OPENED)


def follow(session: Session[S], lines: Sequence[bytes], mend: bool = False) -> None:
    """Do what further lines of the session's own log tell: somebody else has played on.

    Raises LogError where they do not follow from the game; `mend` is as for `replay`.
    """
    at = len(session.log.lines)
    _go_on(session, [read_line(line, at + i) for i, line in enumerate(lines, 1)], at, mend)


def acts_not_undone(lines: Sequence[bytes]) -> list[tuple[int, Act]]:
    """What seats have done and nobody has taken back, each act with its line (counted from 1)."""
    acts: list[tuple[int, Act]] = []
    for at, entry in enumerate(read(lines), 1):
        if isinstance(entry, Undo | Void):
            while acts and acts[-1][0] >= entry.line:
                acts.pop()
        elif isinstance(entry, Act):
            acts.append((at, entry))
    return acts


def replay_without_undone(
    rules: Rules[S], lines: Sequence[bytes], secret: bytes
) -> Iterator[tuple[int, Session[S]]]:
    """Run a game again without what was taken back: to show how it went.

    Gives one session over and over: at the start (line 1), then after every act that was not
    taken back, with the act's line in `lines`. It ends early where the rules no longer take an
    act.
    """
    session = _started(rules, read(lines[:1]), secret)
    yield 1, session
    for line, entry in acts_not_undone(lines):
        try:
            _redo(session, entry)
        except Refused:
            return
        yield line, session


def _rerun(rules: Rules[S], entries: Sequence[LogEntry], secret: bytes, mend: bool) -> Session[S]:
    session = _started(rules, entries, secret)
    _go_on(session, entries[1:], 1, mend)
    return session


def _started(rules: Rules[S], entries: Sequence[LogEntry], secret: bytes) -> Session[S]:
    """The game that a log's first entry sets up."""
    setup = entries[0]
    assert isinstance(setup, Setup)  # or `read` would have complained
    if setup.game != rules.id:
        raise LogError(1, f"this is a game of {setup.game}, not of {rules.id}")
    return Session.from_setup(rules, secret, setup)


def _go_on(
    session: Session[S],
    entries: Sequence[LogEntry],
    done: int,
    mend: bool,
    between: Callable[[], None] = nothing,
) -> None:
    """Do what entries tell, of which the first is in the line after `done`."""
    void = {e.line - done - 1: at for at, e in enumerate(entries) if isinstance(e, Void)}
    at = 0
    while at < len(entries):
        between()
        if at in void:
            _pass_over(session, entries[at : void[at] + 1], done + at)
            at = void[at] + 1
            continue
        trouble = _misfit(session, entries[at], done + at)
        if trouble:
            if not mend:
                raise LogError(done + at + 1, trouble)
            mark = Void(done + at + 1, trouble)
            _pass_over(session, [*entries[at:], mark], done + at)
            return
        at += 1


def _misfit(session: Session[S], entry: LogEntry, at: int) -> str:
    """Do what the entry after line `at` tells; why that cannot be, if it cannot."""
    made = session.log.lines
    if len(made) > at:  # rolls and the end follow by themselves
        own = read_line(made[at])
        return "" if own == entry else f"the game gives {own}, the log says {entry}"
    try:
        _redo(session, entry)
    except Refused as refusal:
        return f"this cannot be: {refusal}"
    return ""


def _pass_over(session: Session[S], entries: Sequence[LogEntry], at: int) -> None:
    """Keep entries in the log, from after line `at` on, without doing them."""
    session.log.cut(at)
    for entry in entries:
        session.log.append(entry)


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
            rewind(session, entry.line, entry.seat)
        case Setup() | Rolls() | Lasting() | Void() | End():
            raise Refused("not-asked", f"{type(entry).__name__} does not follow from the game")

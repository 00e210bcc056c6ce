"""`gloam replay` of a reported problem: what was said, and the game at that moment."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

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
    read,
)
from gloam.kernel.session.report import MARK, ProblemReport, printable
from gloam.terminal.replaying import Lookback
from gloam.terminal.saves import Kept, SaveError, find
from gloam.terminal.screen import Closed, Screen
from gloam.terminal.seating import Misuse, exit_code, game_called
from gloam.terminal.voice import Voice, counted

SEALED = (
    "The game was not over when this was exported, so the seed of its dice is sealed. Export the "
    "report again when the game is over: then it can be replayed."
)


def is_report(file: Path) -> bool:
    """Whether a file holds a report, and not a log."""
    try:
        with find(file).open("rb") as opened:
            return opened.read(len(MARK)) == MARK
    except (SaveError, OSError):
        return False


def run(file: Path, at: int | None, seat: int | None, verify: bool, plain: bool) -> int:
    """Show a report; if its seed is open, the game at that moment, else what the log says."""
    screen = Screen(plain)
    try:
        if verify:
            raise Misuse(f"{file} is a report. Only the log of a finished game can be proven.")
        bundle = msgspec.json.decode(find(file).read_bytes(), type=ProblemReport)
        _show_report(bundle, screen)
        if bundle.secret:
            with suppress(Closed):
                _replay(bundle, at, seat, screen)
        elif bundle.lines:
            _show_log(bundle, screen)
    except (Misuse, SaveError, LogError, OSError, msgspec.MsgspecError) as error:
        return exit_code(error, f"{file} cannot be replayed: ")
    return 0


def _show_report(bundle: ProblemReport, screen: Screen) -> None:
    voice = Voice(game_called(bundle.game), ())
    who = voice.seat(bundle.seat) if bundle.seat >= 0 else "A watcher"
    screen.heading(f"Report {bundle.id}: {voice.game.title}, Gloam {bundle.version}.")
    screen.line(f"{who} reports: {printable(bundle.text) or '(no words)'}")
    if bundle.ask and bundle.prompt is not None:
        screen.line(f"It was asked (ask {bundle.ask}): {voice.say(bundle.prompt)}")
    if bundle.trace:
        screen.heading("What the client noted.")
        for line in printable(bundle.trace).splitlines():
            screen.verbatim(line)
    if not bundle.lines:
        screen.line("The game had not begun.")


def _replay(bundle: ProblemReport, at: int | None, seat: int | None, screen: Screen) -> None:
    """The game is over, so every seat may be looked at; the reporter's is the first."""
    lines = [line.encode() for line in bundle.lines]
    setup = read(lines[:1])[0]
    assert isinstance(setup, Setup)  # or `read` would have complained
    seats = sorted(range(setup.seats), key=lambda one: one != bundle.seat)
    lookback = Lookback(lines, Kept(bundle.secret, tuple(seats), {}), seat, screen)
    lookback.step_through(len(lookback.acts) if at is None else at)


def _show_log(bundle: ProblemReport, screen: Screen) -> None:
    lines = [line.encode() for line in bundle.lines]
    screen.heading(f"The log so far, {counted(len(lines), 'line')}.")
    for number, entry in enumerate(read(lines), 1):
        screen.verbatim(f"{number:>5}  {_told(entry)}")
    screen.line()
    screen.line(SEALED)


def _told(entry: LogEntry) -> str:
    """An entry in words; seats are counted from 0, as in the log."""
    match entry:
        case Setup():
            return f"set-up: {entry.game} {entry.version}, {counted(entry.seats, 'seat')}"
        case Answer() | Interrupt():
            kind = "interrupts" if isinstance(entry, Interrupt) else "answers"
            return f"seat {entry.seat} {kind}: {_key(entry.key)}"
        case Stand():
            return f"seat {entry.seat} on {entry.about}: {_key(entry.key or ('no longer',))}"
        case Undo():
            return f"seat {entry.seat} takes line {entry.line} back"
        case Void():
            return f"from line {entry.line} on void: {entry.why}"
        case Rolls():
            return f"dice: {counted(len(entry.rolled) + len(entry.drawn), 'roll')}"
        case Lasting():
            return f"for good: {'; '.join(_key(change) for change in entry.changes)}"
        case End():
            return "the end"


def _key(key: tuple[str | int, ...]) -> str:
    return printable(" ".join(str(part) for part in key))

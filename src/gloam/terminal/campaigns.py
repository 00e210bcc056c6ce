"""Campaigns in the terminal: a folder of logs, 1.log, 2.log and so on.

What a campaign has become is what its logs record: nothing else is kept, so nothing can disagree.
A lasting change is in the log with the answer that caused it. The next game begins when the one
before is over, with the changes of all logs before it.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.core.state import Change
from gloam.kernel.session.log import End, Lasting, LogEntry, LogError, Setup, prove, read
from gloam.terminal.saves import SaveError, folder, kept_of, lines_of
from gloam.terminal.seating import Misuse, Seated, Wish, game_of, kept_game, new_game
from gloam.terminal.voice import counted

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _-]{0,39}")


def seat_campaign(name: str, wish: Wish) -> tuple[Seated, bool]:
    """The game of a campaign that is to be played now, and whether it was begun before.

    Raises Misuse, SaveError and LogError.
    """
    if not NAME.fullmatch(name):
        raise Misuse(f"A campaign is called by letters, digits, spaces, _ and -, not {name!r}.")
    if wish.save is not None:
        raise Misuse("A campaign is kept in its own folder: leave --save out.")
    logs = _logs(_place(name))
    if not logs:
        return _next(name, wish, []), False
    kept_for = game_of(lines_of(logs[0]))
    if wish.game and wish.game != kept_for.id:
        raise Misuse(f"The campaign {name} is one of {kept_for.title}, not of {wish.game}.")
    if not _is_over(logs[-1]):
        return kept_game(logs[-1]), True
    return _next(name, replace(wish, game=kept_for.id), _changes(logs)), False


def listed() -> list[str]:
    """A line for each campaign: its name, its game, how far it has come."""
    found = sorted(_place("").glob("*/1.log"))
    return [_told(one.parent) for one in found]


def _told(place: Path) -> str:
    logs = _logs(place)
    over = sum([_is_over(log) for log in logs])
    title = game_of(lines_of(logs[0])).title
    going = ", one under way" if over < len(logs) else ""
    return f"{place.name}: {title}, {counted(over, 'game')} played{going}"


def _place(name: str) -> Path:
    return folder() / "campaigns" / name


def _logs(place: Path) -> list[Path]:
    """The logs of a campaign, in order, as far as there is none missing."""
    logs: list[Path] = []
    while (log := place / f"{len(logs) + 1}.log").is_file() and log.stat().st_size:
        logs.append(log)
    return logs


def _next(name: str, wish: Wish, changes: list[Change]) -> Seated:
    place = _place(name)
    number = len(_logs(place)) + 1
    empty = place / f"{number}.log"
    if empty.exists():  # it was killed before its first line was written
        empty.unlink()
        empty.with_name(f"{empty.name}.key").unlink(missing_ok=True)
    return new_game(replace(wish, save=empty), campaign_of(changes))


def _changes(logs: list[Path]) -> list[Change]:
    """What all games of a campaign have changed, each log proven, and that it began with the
    changes before it."""
    changes: list[Change] = []
    for log in logs:
        entries = _proven(log)
        setup = entries[0]
        assert isinstance(setup, Setup)  # or `prove` would have complained
        if setup.campaign != campaign_of(changes):
            raise LogError(1, f"{log} did not begin with the changes of the games before it")
        changes += [
            change for entry in entries if isinstance(entry, Lasting) for change in entry.changes
        ]
    return changes


def _proven(log: Path) -> list[LogEntry]:
    try:
        return prove(lines_of(log))
    except LogError as error:
        raise SaveError(f"{log} does not hold: {error}") from None


def _is_over(log: Path) -> bool:
    if kept_of(log) is None:
        raise SaveError(f"{log} has no key beside it, and cannot be gone on with.")
    return isinstance(read(lines_of(log))[-1], End)

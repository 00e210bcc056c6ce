"""Who is awaited at a table, and when its time is up."""

from __future__ import annotations

from typing import Any

from gloam.kernel.core.asks import REVISE
from gloam.kernel.session.session import Session
from gloam.table.store import TableRow

DAY = 86_400.0


def days(row: TableRow) -> int:
    """How many days one has for an answer; 0 at a live table."""
    return int(row.pace.removeprefix("days-")) if row.pace.startswith("days-") else 0


def waiting(session: Session[Any] | None) -> list[int]:
    """The seats that the game waits for; one that could only change its mind is done."""
    ask = session.ask if session is not None else None
    if ask is None:
        return []
    if ask.offers is None:  # one alone is asked
        return [ask.seat]
    return [seat for seat in ask.seats() if list(ask.offer(seat)[:2]) != [REVISE]]


def deadline(row: TableRow, since: float) -> float:
    """When the seats that are asked run out of time, if the game last moved on at `since` (0: not
    known); 0 at a live table."""
    if not days(row) or row.paused or row.status != "playing" or not since:
        return 0.0
    return since + DAY * days(row)


def asked_bots(row: TableRow, session: Session[Any] | None) -> list[int]:
    """The seats that a bot has to answer for now."""
    if row.paused or row.status != "playing":
        return []
    return [seat for seat in waiting(session) if row.seats[seat].bot]


def late(row: TableRow, session: Session[Any] | None, moved_at: float, now: float) -> list[int]:
    """The people whose time is up."""
    end = deadline(row, moved_at)
    if not end or now < end:
        return []
    return [seat for seat in waiting(session) if not row.seats[seat].bot]


def due(row: TableRow, session: Session[Any] | None, moved_at: float) -> float:
    """When a process must look after this table although nobody does anything; 0: never."""
    if session is None:
        return max(row.earliest, row.begins) if row.begins else 0.0
    if session.run.result is not None:
        return 0.0
    times = [row.vote.until] if row.vote is not None else []
    if not row.paused:
        bots = [seat for seat in waiting(session) if row.seats[seat].bot]
        times.append(moved_at if bots else deadline(row, moved_at))
    return min([time for time in times if time], default=0.0)

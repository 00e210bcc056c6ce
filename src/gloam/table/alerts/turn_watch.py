"""Whose turn it is at a slow table, since when, and who is there to see it."""

from __future__ import annotations

import math

from gloam.table.alerts.channels import Alert
from gloam.table.store import TableRow
from gloam.table.tables import clocks
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.session_loading import game_of


def awaited(table: LiveTable) -> set[int]:
    """The seats of people that the game waits for, at a table where one has days to answer. Each
    may know that of itself, and of nobody else: what is made of it goes to that seat's holder."""
    row = table.row
    if not clocks.days(row) or row.paused or row.status != "playing":
        return set()
    people = {s for s, seat in enumerate(row.seats) if seat.holder and not seat.bot}
    return people.intersection(clocks.waiting(table.session))


def is_here(table: LiveTable, seat: int) -> bool:
    """Whether whoever has the seat has a page of the table open, in this process."""
    return any(seat in connection.seats for connection in table.connections)


def alert_for(row: TableRow) -> Alert:
    """What somebody is told whose turn it is: that, and where."""
    game = game_of(row).title
    where = f"{row.title}, {game}" if row.title else game
    return Alert(row.id, f"It is your turn at {where}.")


class TurnWatch:
    """Notes turns that have ended, and brings what the store knows of alerts in line with what is
    so. A turn lasts from when a seat is waited for until it no longer is, however often it
    answers meanwhile, and has one alert.

    Other processes know nothing of our visitors and may plan an alert after we have cancelled it;
    so it is cancelled once more.
    """

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._seen = awaited(table)
        self._ended = set(range(len(table.row.seats))) - self._seen  # perhaps unknown to the store
        self._planned: set[int] = set()
        self._cancel_again: dict[int, float] = {}

    def look(self) -> None:
        """Something has changed at the table. Does nothing that takes time."""
        now = awaited(self.table)
        self._ended |= self._seen - now
        self._seen = now

    async def settle(self, after: float) -> None:
        """Plan and cancel alerts, those that are due `after` so many seconds. Raises StoreError."""
        context, id = self.table.context, self.table.row.id
        now = context.now()
        if self._ended:
            ended, self._ended = sorted(self._ended), set()
            self._planned -= set(ended)
            await context.store.end_turns(id, ended)
        for seat in sorted(self._seen):
            if not is_here(self.table, seat):
                self._cancel_again.pop(seat, None)
                if seat not in self._planned:
                    self._planned.add(seat)
                    await context.store.plan_alert(id, seat, now + after)
            elif now >= self._cancel_again.get(seat, 0.0):
                is_first = seat not in self._cancel_again
                self._cancel_again[seat] = now + after / 2 if is_first else math.inf
                self._planned.discard(seat)
                await context.store.cancel_alert(id, seat)
        for seat in self._cancel_again.keys() - self._seen:
            del self._cancel_again[seat]

"""Hands that are up: where whoever is first acts, a player says "I want to" before doing it.

A hand changes nothing in the game and is stored nowhere: it tells the others, and bots leave
time to whoever has one up. It goes down when its player has acted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING
from weakref import proxy

from gloam.kernel.core.asks import RACE, WAIT
from gloam.kernel.session.checks import Refused

if TYPE_CHECKING:
    from gloam.table.tables.live_table import LiveTable


class Hands:
    """The seats of one table that have a hand up."""

    def __init__(self, table: LiveTable) -> None:
        self._table: LiveTable = proxy(table)  # which has us: in a circle its memory would stay
        self.up: set[int] = set()
        self._waiting: dict[int, int] = {}  # seat: the ask at which it has said that it waits

    def show(self, seat: int, up: bool) -> None:
        """Raise a hand, or take it down. Raises Refused where nobody needs one."""
        ask = self._table.playing().ask
        if not up:
            self.lower(seat)
        elif ask is None or ask.form != RACE or seat not in ask.seats():
            raise Refused("not-asked", "Just now nobody has to be first: no hand is needed.")
        elif seat not in self.up:
            self.up.add(seat)
            self._tell()

    def lower(self, seat: int) -> None:
        if seat in self.up:
            self.up.discard(seat)
            self._tell()

    def answered(self, seat: int, keys: Sequence[Sequence[str | int]]) -> None:
        """Whoever has answered needs no hand; who says to wait holds no bot up any more."""
        self.lower(seat)
        session = self._table.session
        if [tuple(key) for key in keys] == [WAIT] and session is not None:
            self._waiting[seat] = session.numbers.get(seat, 0)
            self._table.on_change()

    def _tell(self) -> None:
        self._table.tell_table()
        self._table.on_change()

    def racing(self) -> set[int]:
        """The people here who could act before a bot does; empty where nobody has to be first."""
        session, row = self._table.session, self._table.row
        ask = session.ask if session is not None else None
        if ask is None or ask.form != RACE:
            return set()
        assert session is not None
        numbers, waiting = session.numbers, self._waiting
        here = {seat for connection in self._table.connections for seat in connection.seats}
        people = [seat for seat in ask.seats() if seat in here and not row.seats[seat].bot]
        return {seat for seat in people if waiting.get(seat) != numbers[seat]}

"""The rooms that are open: tables in memory, opened when somebody comes, closed when idle."""

from __future__ import annotations

import asyncio
import logging

from gloam.table import chat
from gloam.table.house import House
from gloam.table.minding import Minder
from gloam.table.opening import Unplayable
from gloam.table.room import Room
from gloam.table.store import StoreError
from gloam.table.tidying import Tidier

log = logging.getLogger("gloam.table")

ROUND = 0.5  # seconds between two looks at what is due or idle


class NoTable(KeyError):
    """There is no such table."""


class Rooms:
    """All rooms of this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._open: dict[str, Room] = {}
        self._minders: dict[str, Minder] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._rounds: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.house.store.listen(self._heard)
        self._rounds = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        for minder in self._minders.values():
            await minder.close()
        await self.house.store.release(self.house.name)

    def __len__(self) -> int:
        return len(self._open)

    async def room(self, id: str) -> Room:
        """The room of a table, opened if need be. Raises NoTable."""
        room = self._open.get(id)
        if room is not None:
            room.looked_at = self.house.now()
            return room
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._open_room(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open_room(self, id: str) -> Room:
        row = await self.house.store.table(id)
        if row is None:
            raise NoTable(id)
        room = await Room.open(self.house, row)
        self._open[id] = room
        minder = self._minders[id] = Minder(room)
        minder.look()
        return room

    async def _heard(self, id: str, number: int) -> None:
        """Another process has stored something; without an id, we may have missed anything."""
        for room in [self._open.get(id)] if id else list(self._open.values()):
            if room is None:
                continue
            if not id or number > room.acts:
                await room.catch_up()
            if not id or number == 0:
                await room.reread()
            await chat.catch_up(room)

    async def _go_round(self) -> None:
        tidier = Tidier(self.house.now())
        while True:
            try:
                await self._look_after_due()
                self._close_idle()
                tidier.look(self.house.now())
            except StoreError:
                log.exception("the store does not answer")
            await asyncio.sleep(ROUND)

    async def _look_after_due(self) -> None:
        """Open tables whose bots or clocks nobody looks after, and look again at our own."""
        now = self.house.now()
        for id in await self.house.store.due(now):
            try:
                room = await self.room(id)
            except (NoTable, Unplayable) as trouble:
                log.warning("table %s is due but cannot be opened: %s", id, trouble)
                await self.house.store.set_due(id, 0)
                continue
            if await self._minders[room.row.id].lease():
                self._minders[room.row.id].look()
        for id, room in list(self._open.items()):
            if room.late():
                self._minders[id].look()

    def _close_idle(self) -> None:
        now = self.house.now()
        for id, room in list(self._open.items()):
            minder = self._minders[id]
            used = room.visitors or room.busy or minder.busy
            if not used and now - room.looked_at > self.house.settings.idle:
                del self._open[id]
                del self._minders[id]

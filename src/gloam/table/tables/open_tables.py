"""The tables in memory: loaded when somebody comes, dropped when idle."""

from __future__ import annotations

import asyncio
import logging

from gloam.table.bots.turn_scheduler import TurnScheduler
from gloam.table.server.context import ServerContext
from gloam.table.server.garbage_collection import GarbageCollector
from gloam.table.store import StoreError
from gloam.table.tables import chat
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.session_loading import Unplayable

log = logging.getLogger("gloam.table")

POLL_INTERVAL = 0.5  # seconds between two looks at what is due or idle


class NoTable(KeyError):
    """There is no such table."""


class OpenTables:
    """All tables that this process has in memory."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._open: dict[str, LiveTable] = {}
        self._schedulers: dict[str, TurnScheduler] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._polling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.context.store.listen(self._heard)
        self._polling = asyncio.create_task(self._poll())

    async def close(self) -> None:
        if self._polling is not None:
            self._polling.cancel()
            await asyncio.gather(self._polling, return_exceptions=True)
        for scheduler in self._schedulers.values():
            await scheduler.close()
        await self.context.store.release(self.context.name)

    def __len__(self) -> int:
        return len(self._open)

    async def get(self, id: str) -> LiveTable:
        """A table, loaded into memory if need be. Raises NoTable."""
        table = self._open.get(id)
        if table is not None:
            table.looked_at = self.context.now()
            return table
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._open_table(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open_table(self, id: str) -> LiveTable:
        row = await self.context.store.table(id)
        if row is None:
            raise NoTable(id)
        table = await LiveTable.open(self.context, row)
        self._open[id] = table
        scheduler = self._schedulers[id] = TurnScheduler(table)
        scheduler.look()
        return table

    async def _heard(self, id: str, number: int) -> None:
        """Another process has stored something; without an id, we may have missed anything."""
        for table in [self._open.get(id)] if id else list(self._open.values()):
            if table is None:
                continue
            if not id or number > table.acts:
                await table.catch_up()
            if not id or number == 0:
                await table.reread()
            await chat.catch_up(table)

    async def _poll(self) -> None:
        collector = GarbageCollector(self.context.now())
        while True:
            try:
                await self._look_after_due()
                self._close_idle()
                collector.collect_if_due(self.context.now())
            except StoreError:
                log.exception("the store does not answer")
            await asyncio.sleep(POLL_INTERVAL)

    async def _look_after_due(self) -> None:
        """Open tables whose bots or clocks nobody looks after, and look again at our own."""
        now = self.context.now()
        for id in await self.context.store.due(now):
            try:
                table = await self.get(id)
            except (NoTable, Unplayable) as trouble:
                log.warning("table %s is due but cannot be opened: %s", id, trouble)
                await self.context.store.set_due(id, 0)
                continue
            if await self._schedulers[table.row.id].lease():
                self._schedulers[table.row.id].look()
        for id, table in list(self._open.items()):
            if table.late():
                self._schedulers[id].look()

    def _close_idle(self) -> None:
        now = self.context.now()
        for id, table in list(self._open.items()):
            scheduler = self._schedulers[id]
            used = table.connections or table.busy or scheduler.busy
            if not used and now - table.looked_at > self.context.settings.idle:
                del self._open[id]
                del self._schedulers[id]

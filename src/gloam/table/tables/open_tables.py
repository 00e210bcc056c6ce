"""The tables in memory: loaded when somebody comes, dropped when idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from gloam.table.alerts.turn_watch import TurnWatch
from gloam.table.bots.attendance import NOBODY, attendance
from gloam.table.bots.turn_scheduler import TurnScheduler
from gloam.table.server.context import ServerContext
from gloam.table.server.garbage_collection import GarbageCollector
from gloam.table.store import DamagedRow, StoreError
from gloam.table.tables import chat, clocks, votes
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.ready import can_be_sealed, is_ready
from gloam.table.tables.session_loading import Unplayable
from gloam.table.tables.table_info import people

log = logging.getLogger("gloam.table")

POLL_INTERVAL = 0.5  # seconds between two looks at what is due or idle
SILENCE = 3.0  # seconds between two looks at what others may have stored without telling
CATCHING_UP = 2.0  # seconds that whoever comes waits for it
DAMAGED = (
    "The record of this table is damaged. Nothing of it was thrown away: whoever runs this server "
    "can mend it (gloam admin)."
)


class NoTable(KeyError):
    """There is no such table."""


class OpenTables:
    """All tables that this process has in memory."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._open: dict[str, LiveTable] = {}
        self._schedulers: dict[str, TurnScheduler] = {}
        self._watches: dict[str, TurnWatch] = {}
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

    async def get_current(self, id: str) -> LiveTable:
        """A table as it is stored now, also by others: whoever comes from another process knows
        all that it has told them. Raises NoTable."""
        table = await self.get(id)
        with suppress(StoreError, TimeoutError):  # then as far as we know it
            async with asyncio.timeout(CATCHING_UP):
                await self._catch_up([id])
        return table

    async def _open_table(self, id: str) -> LiveTable:
        try:
            row = await self.context.store.table(id)
            if row is None:
                raise NoTable(id)
            table = await LiveTable.open(self.context, row)
        except (StoreError, Unplayable, NoTable):
            raise
        except Exception as error:  # what exactly is wrong may be a secret: `gloam admin` tells
            log.error("table %s is damaged (%s)", id, type(error).__name__)
            raise Unplayable(DAMAGED) from error
        self._open[id] = table
        scheduler = self._schedulers[id] = TurnScheduler(table)
        self._watches[id] = TurnWatch(table)
        table.on_change = partial(self._changed, id)
        scheduler.look()
        return table

    def _changed(self, id: str) -> None:
        """Have bots, clocks and alerts of a table look again. It knows them by its id only: no
        circle, so that its memory comes back at once when it is closed."""
        if id in self._open:
            self._schedulers[id].look()
            if clocks.days(self._open[id].row):
                self._watches[id].look()

    def watches(self) -> list[TurnWatch]:
        """Those of slow tables, where people may need an alert."""
        return [watch for watch in self._watches.values() if clocks.days(watch.table.row)]

    async def _heard(self, id: str, number: int) -> None:
        """Another process has stored something; without an id, we may have missed anything."""
        for table in [self._open.get(id)] if id else list(self._open.values()):
            if table is not None:
                await self._follow(table, not id or number > table.acts, not id or number == 0)

    async def _follow(self, table: LiveTable, played: bool, changed: bool) -> None:
        """Catch up with a table where others have played, or changed the table itself."""
        try:
            if played:
                await table.catch_up()
            if changed:
                await table.reread()
            await chat.catch_up(table)
        except StoreError:
            table.lost = True  # it is read again as soon as that can be done
        except Exception as error:
            log.error("table %s cannot be followed (%s)", table.row.id, type(error).__name__)

    async def _catch_up(self, ids: Sequence[str]) -> None:
        """Follow what others have stored, whether they have told us or not: a process that dies
        when it has just stored something tells nobody, what is told while a table is being opened
        is not heard, and what is told may take a while to get here."""
        if self.context.store.alone:
            return
        for stored in await self.context.store.versions(ids):
            table = self._open.get(stored.id)
            if table is None:
                continue
            played, changed = stored.acts > table.acts, stored.revision > table.row.revision
            if played or changed or stored.chats > chat.heard(table):
                await self._follow(table, played, changed)

    async def _poll(self) -> None:
        collector = GarbageCollector(self.context.now())
        away = False
        looked = self.context.now()
        while True:
            try:
                await self._look_after_due()
                if self.context.now() - looked >= SILENCE:
                    looked = self.context.now()
                    await self._catch_up(list(self._open))
                self._close_idle()
                collector.collect_if_due(self.context.now())
                if away:
                    log.warning("the store answers again")
                away = False
            except StoreError as error:
                if not away:
                    log.error("the store does not answer: %s", error)
                away = True
            except Exception:  # clocks, votes and bots of all tables depend on this
                log.exception("tables could not be looked after")
            await asyncio.sleep(POLL_INTERVAL)

    async def _look_after_due(self) -> None:
        """Open tables whose bots or clocks nobody looks after, and look again at our own."""
        now = self.context.now()
        alone = self.without_people()
        for id in await self.context.store.due(now):
            try:
                if id not in self._open and alone >= self.context.settings.bot_tables:
                    row = await self.context.store.table(id)
                    if row is not None and not people(row):  # others go first; its turn will come
                        await self.context.store.set_due(id, now + self.context.settings.lease)
                        continue
                table = await self.get(id)
            except (NoTable, Unplayable, DamagedRow) as trouble:
                log.warning("table %s is due but cannot be opened: %s", id, trouble)
                await self.context.store.set_due(id, 0)
                continue
            alone += attendance(table) == NOBODY
            if await self._schedulers[table.row.id].lease():
                self._schedulers[table.row.id].look()
        for id, table in list(self._open.items()):
            try:
                await self._look_after(id, table)
            except StoreError:
                raise
            except Exception as error:  # one table's trouble is not the others'
                log.error("table %s cannot be looked after (%s)", id, type(error).__name__)

    def without_people(self) -> int:
        """How many games are under way in which bots play by themselves."""
        schedulers = self._schedulers
        return sum(
            1
            for id, table in self._open.items()
            if schedulers[id].busy and attendance(table) == NOBODY
        )

    async def _look_after(self, id: str, table: LiveTable) -> None:
        if table.lost:
            await table.recover()
        if table.late():
            self._schedulers[id].look()
        vote = table.row.vote
        if vote is not None and vote.until <= self.context.now():
            await votes.close_late(table)
        if can_be_sealed(table.row, self.context.now()):
            await table.change(lambda row: None)  # which seals it
        if is_ready(table.row, self.context.now()):
            await table.begin()

    def _close_idle(self) -> None:
        """Drop tables that nobody looks at: after a while, and those unseen longest if there are
        too many."""
        now, settings = self.context.now(), self.context.settings
        idle = [
            (table.looked_at, id)
            for id, table in self._open.items()
            if not (table.connections or table.busy or self._schedulers[id].busy)
        ]
        idle.sort()
        most = max(len(idle) - settings.idle_tables, 0)
        for place, (looked_at, id) in enumerate(idle):
            if place < most or now - looked_at > settings.idle:
                del self._open[id]
                del self._schedulers[id]
                del self._watches[id]

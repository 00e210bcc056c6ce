"""Alerts of a server process: plans them for its tables, and sends those that are due."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from gloam.table.alerts.channels import Channels, Delivery
from gloam.table.alerts.turn_watch import alert_for, awaited, is_here
from gloam.table.store import StoreError, SubscriptionRow
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.open_tables import NoTable, OpenTables
from gloam.table.tables.session_loading import Unplayable

log = logging.getLogger("gloam.table")

LOOK_EVERY: Final = 1.0  # seconds
AT_ONCE: Final = 8  # alerts on their way
TRIES: Final = (0.0, 1.0, 5.0)  # when to try, in times of the wait before an alert


class AlertService:
    """Sends each alert once, if it is still true: the seat is waited for, and nobody is there."""

    def __init__(self, tables: OpenTables, channels: Channels) -> None:
        self._tables = tables
        self._context = tables.context
        self._channels = channels
        self._after = tables.context.settings.alert_after
        self._looking: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(AT_ONCE)

    def start(self) -> None:
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        tasks = [*self._sending, *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                for watch in self._tables.watches():
                    await watch.settle(self._after)
                for id, seat in await self._context.store.take_alerts(self._context.now()):
                    await self._send(id, seat)
            except StoreError:
                pass  # `OpenTables` says so; it is tried again
            except Exception:
                log.exception("alerts could not be looked after")
            await asyncio.sleep(min(LOOK_EVERY, self._after))

    async def _send(self, id: str, seat: int) -> None:
        try:
            table = await self._tables.get(id)
        except (NoTable, Unplayable):
            return
        if seat not in awaited(table):
            return
        holder = table.row.seats[seat].holder
        wanted = [
            to for to in await self._context.store.subscriptions(holder=holder) if to.confirmed
        ]
        if is_here(table, seat) or not wanted:  # it is planned again when they leave the table
            await self._context.store.end_turns(id, [seat])
            return
        for to in wanted:
            task = asyncio.create_task(self._deliver(table, seat, to))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _deliver(self, table: LiveTable, seat: int, to: SubscriptionRow) -> None:
        """Try until it is taken, refused, or no longer true."""
        for pause in TRIES:
            await asyncio.sleep(pause * self._after)
            try:
                table = await self._tables.get(table.row.id)  # it may have left memory meanwhile
                holds = table.row.seats[seat].holder == to.holder and seat in awaited(table)
                if not holds or is_here(table, seat):
                    return
                async with self._free:
                    delivery = await self._channels.deliver(to, alert_for(table.row))
                if delivery is Delivery.GONE:
                    await self._context.store.unsubscribe([to.token])
            except (StoreError, NoTable, Unplayable):
                return
            if delivery is not Delivery.LATER:
                return

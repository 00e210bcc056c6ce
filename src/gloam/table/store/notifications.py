"""How processes with one PostgreSQL tell each other what they have stored.

A NOTIFY inside the transaction that stores an act would make all processes commit one after the
other: PostgreSQL holds one lock for all of them until the disk has answered. So notifications
are sent after the commit, all that wait in one round trip, and before the act is acknowledged.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TypeAlias

import asyncpg

from gloam.table.store import OnChange

CHANNEL = "gloam"
ANSWER = 15.0  # seconds to wait for an answer
ALIVE = 15.0  # seconds of silence after which the listener asks whether it is still connected
PAUSES = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds before it tries to connect again; the last repeats
# The server gives up before we do, so that nothing is stored after we have said that it was not.
SETTINGS = {
    "application_name": "gloam",
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "10s",
}
# What asyncpg raises when the database is away, stops, or is too busy.
AWAY = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)

Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
# A line of "sender number table"; None when the connection is lost.
Notifications: TypeAlias = "asyncio.Queue[str | None]"

log = logging.getLogger(__name__)


class Notifier:
    """Tells the other processes. Several that tell at one time share a round trip."""

    def __init__(self, pool: Pool, name: str) -> None:
        self._pool = pool
        self._name = name
        self._waiting: list[str] = []
        self._sending = asyncio.Lock()

    async def tell(self, id: str, number: int) -> None:
        """Does not fail: what it tells of is stored already. If the database is away, the next
        notification says that everything may have changed."""
        self._waiting.append(f"{self._name} {number} {id}")
        async with self._sending:
            if not self._waiting:
                return  # the one before took mine along
            group, self._waiting = self._waiting, []
            try:
                await self._pool.execute(
                    "SELECT pg_notify($1, notification) FROM unnest($2::text[]) notification",
                    CHANNEL,
                    group,
                )
            except (*AWAY, asyncpg.PostgresError) as error:
                self._waiting = [f"{self._name} 0 "]
                log.warning("Other servers were not told of %d changes: %s", len(group), error)


class Listener:
    """Hears what others tell, on a connection of its own that it makes again when it is lost."""

    def __init__(self, url: str, name: str, on_change: OnChange) -> None:
        self._url = url
        self._name = name
        self._on_change = on_change
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listens when this returns. Raises one of AWAY if it cannot."""
        self._task = asyncio.create_task(self._follow(*await self._connect()))

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _follow(self, connection: Connection, notifications: Notifications) -> None:
        while True:
            try:
                await self._hear(connection, notifications)
            finally:
                connection.terminate()
            log.warning("The connection that hears of other servers was lost; making it again.")
            connection, notifications = await self._reconnect()
            await self._pass_on("", 0)

    async def _hear(self, connection: Connection, notifications: Notifications) -> None:
        """Pass notifications on until the connection is lost."""
        while True:
            try:
                async with asyncio.timeout(ALIVE):
                    notification = await notifications.get()
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1")
                except (*AWAY, asyncpg.PostgresError):
                    return
                continue
            if notification is None:
                return
            sender, number, id = notification.split(" ", 2)
            if sender != self._name:
                await self._pass_on(id, int(number))

    async def _pass_on(self, id: str, number: int) -> None:
        try:
            await self._on_change(id, number)
        except Exception:  # one table that cannot be followed must not silence the others
            log.exception("What another server did at table %r could not be followed", id)

    async def _reconnect(self) -> tuple[Connection, Notifications]:
        tries = 0
        while True:
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            try:
                return await self._connect()
            except (*AWAY, asyncpg.PostgresError):
                tries += 1

    async def _connect(self) -> tuple[Connection, Notifications]:
        notifications: Notifications = asyncio.Queue()
        connection = await asyncpg.connect(
            self._url, timeout=ANSWER, command_timeout=ANSWER, server_settings=SETTINGS
        )
        connection.add_termination_listener(lambda _: notifications.put_nowait(None))
        await connection.add_listener(
            CHANNEL,
            lambda _connection, _pid, _channel, notification: notifications.put_nowait(
                str(notification)
            ),
        )
        return connection, notifications

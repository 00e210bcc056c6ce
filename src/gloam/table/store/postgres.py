"""The store in PostgreSQL, for any number of processes.

A row of `tables` counts its acts; who counts it up from n - 1 to n has stored act n, and
everybody else waits for that row and then finds it counted. One statement does it all.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from typing import Any

import asyncpg

from gloam.kernel.core.state import Change
from gloam.table.store import (
    ActRow,
    ChatRow,
    Conflict,
    Listing,
    OnChange,
    ReportRow,
    StoreError,
    TableRow,
    Version,
)
from gloam.table.store.migrations import LEDGER, migrations, refuse_newer
from gloam.table.store.notifications import ANSWER, AWAY, SETTINGS, Listener, Notifier, Pool
from gloam.table.store.postgres_alerts import PostgresAlerts
from gloam.table.store.postgres_campaigns import CREATE, PostgresCampaigns, Writing, new_table
from gloam.table.store.rows import (
    change_text,
    damaged_of,
    document,
    holders,
    read_listing,
    read_table,
    read_words,
    readable,
    words,
)

CONNECTIONS = 10
MIGRATING = 0x676C6F616D  # the advisory lock of all that migrate: "gloam"
MIGRATION = 600.0  # seconds


async def open_postgres(url: str) -> PostgresStore:
    """Connect, and bring the schema up to date."""
    with ExitStack() as failing:
        try:
            pool = await _connect(url, CONNECTIONS)
            failing.callback(pool.terminate)
            # Notifications would wait behind all acts for a connection; so they have their own.
            telling = await _connect(url, 1)
            failing.callback(telling.terminate)
        except (*AWAY, asyncpg.PostgresError, ValueError, OverflowError) as error:
            raise StoreError(
                f"PostgreSQL cannot be used ({_plain(error)}). Is it running, and are host, port, "
                "user, password and database in its address right?"
            ) from error
        try:
            await _migrate(pool)
        except (*AWAY, asyncpg.PostgresError) as error:
            raise StoreError(f"The tables could not be made: {_plain(error)}.") from error
        failing.pop_all()
    return PostgresStore(url, pool, telling)


class PostgresStore(PostgresCampaigns, PostgresAlerts):
    """A `Store`. Every change is one statement, and so one transaction and one round trip."""

    alone = False

    def __init__(self, url: str, pool: Pool, telling: Pool) -> None:
        self._url = url
        self._pool = pool
        self._telling = telling
        self._name = secrets.token_hex(4)
        self._teller = Notifier(telling, self._name)
        self._listeners: list[Listener] = []
        self._writing: set[asyncio.Task[list[Any]]] = set()

    async def close(self) -> None:
        for listener in self._listeners:
            await listener.close()
        if self._writing:
            await asyncio.wait(self._writing)
        await self._pool.close()
        await self._telling.close()

    async def create(self, table: TableRow, at: float) -> None:
        if not await self._write(CREATE, *new_table(table, at)):
            raise Conflict(f"There is a table {table.id} already.")

    async def table(self, id: str) -> TableRow | None:
        rows = await self._read(
            "SELECT document, status FROM tables JOIN documents ON table_id = id WHERE id = $1", id
        )
        return read_table(*rows[0]) if rows else None

    async def damaged(self) -> list[str]:
        return damaged_of(await self._read(DOCUMENTS))

    async def update(self, table: TableRow, at: float) -> None:
        id, revision = table.id, table.revision
        values = id, revision, table.status, table.public, at
        if not await self._write(UPDATE, *values, document(table), holders(table), tell=(id, 0)):
            raise Conflict(f"Revision {revision} of table {id} is not the next one.")

    async def listings(
        self,
        *,
        ids: Sequence[str] | None = None,
        holder: str = "",
        public: bool = False,
        statuses: Sequence[str] = (),
        limit: int = 100,
    ) -> list[Listing]:
        tests, values = ["TRUE"], list[object]([limit])
        if ids is not None:
            values.append(list(ids))
            tests.append(f"id = ANY(${len(values)}::text[])")
        if holder:
            values.append(holder)
            tests.append(f"id IN (SELECT table_id FROM holders WHERE holder = ${len(values)})")
        if public:
            tests.append("public")
        if statuses:
            values.append(list(statuses))
            tests.append(f"status = ANY(${len(values)}::text[])")
        rows = await self._read(LISTINGS.format(tests=" AND ".join(tests)), *values)
        return readable(read_listing, rows)

    def append(
        self,
        id: str,
        act: ActRow,
        *,
        due: float = 0.0,
        status: str = "",
        snapshot: bytes = b"",
        chat: ChatRow | None = None,
        lasting: Sequence[Change] = (),
    ) -> Awaitable[None]:
        said = words(chat) if chat else ""
        changes = [change_text(change) for change in lasting]
        kept = status, snapshot, said, changes, act.of, act.summary
        values = id, act.number, act.lines, act.at, due, *kept
        return asyncio.ensure_future(self._append(id, act.number, values))

    async def _append(self, id: str, number: int, values: tuple[object, ...]) -> None:
        if not await self._write(APPEND, *values, tell=(id, number)):
            raise Conflict(f"Act {number} of table {id} is not the next one.")

    async def acts(self, id: str, after: int = 0) -> list[ActRow]:
        rows = await self._read(
            "SELECT number, lines, at FROM acts WHERE table_id = $1 AND number > $2"
            " ORDER BY number",
            id,
            after,
        )
        return [ActRow(*row) for row in rows]

    async def cut(self, id: str, acts: int) -> bool:
        return bool(await self._write(CUT, id, acts, tell=(id, 0)))

    async def snapshot(self, id: str) -> tuple[int, bytes] | None:
        rows = await self._read("SELECT acts, snapshot FROM snapshots WHERE table_id = $1", id)
        return (rows[0][0], rows[0][1]) if rows else None

    async def say(self, id: str, line: ChatRow) -> int:
        rows = await self._write(SAY, id, words(line), line.at, tell=(id, 0))
        if not rows:
            raise Conflict(f"There is no table {id}.")
        return int(rows[0][0])

    async def chat(self, id: str, after: int = 0, limit: int = 500) -> list[ChatRow]:
        rows = await self._read(CHAT, id, after, limit)
        return readable(read_words, rows)

    async def versions(self, ids: Sequence[str]) -> list[Version]:
        return [Version(*row) for row in await self._read(VERSIONS, list(ids))]

    async def due(self, at: float, limit: int = 50) -> list[str]:
        return [id for (id,) in await self._read(DUE, at, limit)]

    async def lease(self, id: str, holder: str, at: float, until: float) -> bool:
        return bool(await self._write(LEASE, id, holder, at, until))

    async def release(self, holder: str) -> None:
        await self._write(
            "UPDATE tables SET leased_by = '', leased_until = 0 WHERE leased_by = $1", holder
        )

    async def set_due(self, id: str, due: float) -> None:
        await self._write("UPDATE tables SET due = $2 WHERE id = $1", id, due)

    async def report(self, row: ReportRow) -> None:
        sql = "INSERT INTO reports VALUES ($1, $2, $3, $4)"
        await self._write(sql, row.id, row.table, row.bundle, row.at)

    async def reports(self, limit: int = 100, table: str = "") -> list[ReportRow]:
        rows = await self._read(REPORTS, table, limit)
        return [ReportRow(*row) for row in rows]

    async def listen(self, on_change: OnChange) -> None:
        listener = Listener(self._url, self._name, on_change)
        try:
            await listener.start()
        except (*AWAY, asyncpg.PostgresError) as error:
            raise _away(error) from error
        self._listeners.append(listener)

    async def _in_transaction(self, work: Callable[[Writing], Awaitable[None]]) -> None:
        """Several statements, all or none of them done."""

        async def run() -> list[Any]:
            try:
                async with self._pool.acquire() as db, db.transaction():
                    await work(db)
            except asyncpg.UniqueViolationError as error:
                raise Conflict(str(error)) from error
            except (*AWAY, asyncpg.PostgresError) as error:
                raise _away(error) from error
            return []

        task = asyncio.create_task(run())
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        await asyncio.shield(task)

    # Any, here and below: the schema gives the columns their types, which mypy cannot see.
    async def _write(
        self, sql: str, *values: object, tell: tuple[str, int] | None = None
    ) -> list[Any]:
        """Run a statement; tell the others if it did something. It goes to its end even if the
        caller gives up, so that nothing is stored of which nobody is told."""
        task = asyncio.create_task(self._store(sql, values, tell))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def _store(
        self, sql: str, values: tuple[object, ...], tell: tuple[str, int] | None
    ) -> list[Any]:
        try:
            rows = await self._pool.fetch(sql, *values)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except (*AWAY, asyncpg.PostgresError) as error:
            raise _away(error) from error
        if rows and tell:
            await self._teller.tell(*tell)
        return rows

    async def _read(self, sql: str, *values: object) -> list[Any]:
        try:
            try:
                return await self._pool.fetch(sql, *values)
            except asyncpg.PostgresConnectionError:  # it was restarted: the pool connects again
                return await self._pool.fetch(sql, *values)
        except asyncpg.DataError:  # nothing is called that
            return []
        except (*AWAY, asyncpg.PostgresError) as error:
            raise _away(error) from error


async def _connect(url: str, size: int) -> Pool:
    return await asyncpg.create_pool(
        url,
        min_size=1,
        max_size=size,
        timeout=ANSWER,
        command_timeout=ANSWER,
        server_settings=SETTINGS,
        reset=_leave,
    )


async def _leave(_connection: object) -> None:
    """Our statements leave nothing in a session, and asyncpg's way to wash it is a round trip."""


async def _migrate(pool: Pool) -> None:
    """One step a transaction; who starts at the same time waits, and finds it done."""
    steps = migrations("postgres")
    async with pool.acquire() as db:
        going = True
        while going:
            async with db.transaction():
                await db.execute("SET LOCAL statement_timeout = 0")
                lock = "SELECT pg_advisory_xact_lock($1)"
                await db.execute(lock, MIGRATING, timeout=MIGRATION)
                await db.execute(LEDGER)
                newest = await db.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
                refuse_newer(steps, newest)
                going = newest < len(steps)
                if going:
                    step = steps[newest]
                    await db.execute(step.sql, timeout=MIGRATION)
                    done = "INSERT INTO migrations VALUES ($1, $2)"
                    await db.execute(done, step.number, step.name)


def _away(error: Exception) -> StoreError:
    return StoreError(
        f"PostgreSQL did not answer as it should ({_plain(error)}). What was acknowledged is "
        "stored; look before trying again."
    )


def _plain(error: Exception) -> str:
    return str(error) or type(error).__name__


# Who changes a name may not know yet that an act has ended the game; only an act takes it back.
UPDATE = """
WITH changed AS (
    UPDATE tables SET revision = $2, public = $4, touched = $5,
        status = CASE WHEN status = 'over' AND $3 = 'playing' THEN status ELSE $3 END
    WHERE id = $1 AND revision = $2 - 1 RETURNING id
), written AS (
    UPDATE documents SET document = $6 FROM changed WHERE table_id = id
), gone AS (
    DELETE FROM holders USING changed WHERE table_id = id AND holder <> ALL($7::text[])
), held AS (
    INSERT INTO holders SELECT holder, id FROM changed, unnest($7::text[]) holder
    ON CONFLICT DO NOTHING
)
SELECT id FROM changed
"""
# Documents are read only for those that are shown.
LISTINGS = """
SELECT document, status, acts, touched, due, summary
FROM (SELECT * FROM tables WHERE {tests} ORDER BY touched DESC LIMIT $1) shown
JOIN documents ON table_id = id ORDER BY touched DESC
"""
# A table is never touched earlier than it was: to see it go back in a list would tell of a secret
# act, which has the time of the one before.
APPEND = """
WITH counted AS (
    UPDATE tables SET acts = $2, touched = greatest(touched, $4), due = $5, summary = $11,
        status = CASE $6 WHEN '' THEN status ELSE $6 END,
        chats = chats + CASE $8 WHEN '' THEN 0 ELSE 1 END
    WHERE id = $1 AND acts = $2 - 1 AND status <> 'abandoned' AND $10 IN (0, revision)
    RETURNING id, chats, campaign
), act AS (
    INSERT INTO acts SELECT id, $2, $3, $4 FROM counted
), kept AS (
    INSERT INTO snapshots SELECT id, $2, $7 FROM counted WHERE $7 <> ''::bytea
    ON CONFLICT (table_id) DO UPDATE SET acts = excluded.acts, snapshot = excluded.snapshot
), said AS (
    INSERT INTO chat SELECT id, chats, $8 FROM counted WHERE $8 <> ''
), grown AS (
    UPDATE campaigns SET changes = changes + cardinality($9::text[]),
        touched = greatest(touched, $4) FROM counted
    WHERE campaigns.id = counted.campaign AND $9::text[] <> '{}' RETURNING campaigns.id, changes
), changed AS (
    INSERT INTO lasting
    SELECT id, changes - cardinality($9::text[]) + n, $1, $2, change
    FROM grown, unnest($9::text[]) WITH ORDINALITY told (change, n)
)
SELECT id FROM counted
"""
CUT = """
WITH counted AS (
    UPDATE tables SET acts = $2, status = 'playing' WHERE id = $1
        AND NOT EXISTS (SELECT FROM lasting WHERE table_id = $1 AND act > $2)
    RETURNING id
), forgotten AS (
    DELETE FROM acts USING counted WHERE table_id = id AND number > $2
), old AS (
    DELETE FROM snapshots USING counted WHERE table_id = id AND snapshots.acts > $2
)
SELECT id FROM counted
"""
SAY = """
WITH counted AS (
    UPDATE tables SET chats = chats + 1, touched = $3 WHERE id = $1 RETURNING id, chats
), said AS (
    INSERT INTO chat SELECT id, chats, $2 FROM counted
)
SELECT chats FROM counted
"""
CHAT = "SELECT number, line FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3"
DOCUMENTS = "SELECT id, document, status FROM tables JOIN documents ON table_id = id ORDER BY id"
VERSIONS = "SELECT id, acts, revision, chats FROM tables WHERE id = ANY($1::text[])"
DUE = (
    "SELECT id FROM tables WHERE due > 0 AND due <= $1 AND leased_until <= $1 ORDER BY due LIMIT $2"
)
LEASE = """
UPDATE tables SET leased_by = $2, leased_until = $4
WHERE id = $1 AND (leased_by = $2 OR leased_until <= $3) RETURNING id
"""
REPORTS = """
SELECT id, table_id, bundle, at FROM reports WHERE $1 IN ('', table_id) ORDER BY at DESC LIMIT $2
"""

"""The store in one SQLite file, for one process.

Only one server may have the file (`-lock` beside it); so there is nobody to listen to, and the
leases of the process before are void.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection
from typing import Any, TypeVar

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
from gloam.table.store.sqlite_acts import PlainAct, append_act
from gloam.table.store.sqlite_alerts import SqliteAlerts
from gloam.table.store.sqlite_campaigns import (
    BYTES,
    SqliteCampaigns,
    add_changes,
    creating,
    put_document,
)
from gloam.table.store.writer import Writer

T = TypeVar("T")

READERS = 2
PATIENCE = 5.0  # seconds to wait for a tool that has the file locked


async def open_sqlite(path: Path) -> SqliteStore:
    """Open or make the file, and bring its schema up to date."""
    path = path.resolve()  # a link to the file is the same file, and has the same lock
    lock, db = await asyncio.to_thread(_prepare, path)
    return SqliteStore(path, lock, db)


class SqliteStore(SqliteCampaigns, SqliteAlerts):
    """A `Store`. Writes go through one thread; reads have threads and connections of their own,
    so that they never wait for the disk. What is written is fixed before the writer gets it: the
    caller may change its row meanwhile."""

    alone = True

    def __init__(self, path: Path, lock: Connection, db: Connection) -> None:
        self._lock = lock
        self._writer = Writer(db)
        self._readers: SimpleQueue[Connection] = SimpleQueue()
        for _ in range(READERS):
            self._readers.put(_connect(path))
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="gloam-reader")

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._threads.shutdown)
        while not self._readers.empty():
            self._readers.get().close()
        self._lock.close()

    async def create(self, table: TableRow, at: float) -> None:
        await self._run(creating(table, at))

    async def table(self, id: str) -> TableRow | None:
        rows = await self._read(
            f"SELECT {BYTES}, status FROM tables JOIN documents ON table_id = id WHERE id = ?", id
        )
        return read_table(*rows[0]) if rows else None

    async def damaged(self) -> list[str]:
        return damaged_of(await self._read(DOCUMENTS))

    async def update(self, table: TableRow, at: float) -> None:
        id, revision = table.id, table.revision
        row = (revision, table.status, table.public, at, id, revision - 1)
        text, held = document(table), holders(table)

        def work(db: Connection) -> None:
            if not db.execute(UPDATE, row).rowcount:
                raise Conflict(f"Revision {revision} of table {id} is not the next one.")
            put_document(db, id, text, held)

        await self._run(work)

    async def listings(
        self,
        *,
        ids: Sequence[str] | None = None,
        holder: str = "",
        public: bool = False,
        statuses: Sequence[str] = (),
        limit: int = 100,
    ) -> list[Listing]:
        tests, values = ["TRUE"], list[str]()
        if ids is not None:
            tests.append(f"id IN ({_marks(ids)})")
            values += ids
        if holder:
            tests.append("id IN (SELECT table_id FROM holders WHERE holder = ?)")
            values.append(holder)
        if public:
            tests.append("public")
        if statuses:
            tests.append(f"status IN ({_marks(statuses)})")
            values += statuses
        sql = LISTINGS.format(tests=" AND ".join(tests))
        rows = await self._read(sql, *values, limit)
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
        plain = PlainAct(id, act.number, act.lines, act.at, due, status, act.of, act.summary)
        said = words(chat) if chat else ""
        changes = [change_text(change) for change in lasting]
        if not (snapshot or said or changes):
            return self._writer.append(plain)

        def work(db: Connection) -> None:
            append_act(db, plain, bool(said))
            if snapshot:
                db.execute("REPLACE INTO snapshots VALUES (?, ?, ?)", (id, act.number, snapshot))
            if said:
                db.execute(SAID, (said, id))
            if changes:
                add_changes(db, id, act.number, act.at, changes)

        return self._writer.submit(work)

    async def acts(self, id: str, after: int = 0) -> list[ActRow]:
        rows = await self._read(
            "SELECT number, lines, at FROM acts WHERE table_id = ? AND number > ? ORDER BY number",
            id,
            after,
        )
        return [ActRow(*row) for row in rows]

    async def cut(self, id: str, acts: int) -> bool:
        def work(db: Connection) -> bool:
            sql = "SELECT 1 FROM lasting WHERE table_id = ? AND act > ?"
            if db.execute(sql, (id, acts)).fetchall():
                return False
            db.execute("DELETE FROM acts WHERE table_id = ? AND number > ?", (id, acts))
            db.execute("DELETE FROM snapshots WHERE table_id = ? AND acts > ?", (id, acts))
            db.execute("UPDATE tables SET acts = ?, status = 'playing' WHERE id = ?", (acts, id))
            return True

        return await self._run(work)

    async def snapshot(self, id: str) -> tuple[int, bytes] | None:
        rows = await self._read("SELECT acts, snapshot FROM snapshots WHERE table_id = ?", id)
        return (rows[0][0], rows[0][1]) if rows else None

    async def say(self, id: str, line: ChatRow) -> int:
        said, at = words(line), line.at

        def work(db: Connection) -> int:
            found = db.execute(SAY, (at, id)).fetchall()
            if not found:
                raise Conflict(f"There is no table {id}.")
            db.execute(SAID, (said, id))
            return int(found[0][0])

        return await self._run(work)

    async def chat(self, id: str, after: int = 0, limit: int = 500) -> list[ChatRow]:
        rows = await self._read(CHAT, id, after, limit)
        return readable(read_words, rows)

    async def versions(self, ids: Sequence[str]) -> list[Version]:
        return [Version(*row) for row in await self._read(VERSIONS, json.dumps(list(ids)))]

    async def due(self, at: float, limit: int = 50) -> list[str]:
        return [id for (id,) in await self._read(DUE, at, at, limit)]

    async def lease(self, id: str, holder: str, at: float, until: float) -> bool:
        return bool(await self._write(LEASE, holder, until, id, holder, at))

    async def release(self, holder: str) -> None:
        await self._write(
            "UPDATE tables SET leased_by = '', leased_until = 0 WHERE leased_by = ?", holder
        )

    async def set_due(self, id: str, due: float) -> None:
        await self._write("UPDATE tables SET due = ? WHERE id = ?", due, id)

    async def report(self, row: ReportRow) -> None:
        await self._write(
            "INSERT INTO reports VALUES (?, ?, ?, ?)", row.id, row.table, row.bundle, row.at
        )

    async def reports(self, limit: int = 100, table: str = "") -> list[ReportRow]:
        rows = await self._read(REPORTS, table, limit)
        return [ReportRow(*row) for row in rows]

    async def listen(self, on_change: OnChange) -> None:
        """There is no other process, so there is nothing to hear."""

    async def _run(self, work: Callable[[Connection], T]) -> T:
        return await self._writer.run(work)

    async def _write(self, sql: str, *values: str | float | bytes) -> int:
        """Run one statement; gives how many rows it changed."""
        return await self._run(lambda db: db.execute(sql, values).rowcount)

    # Any: the schema gives the columns their types, which mypy cannot see.
    async def _read(self, sql: str, *values: str | float) -> list[Any]:
        def work() -> list[Any]:
            db = self._readers.get()
            try:
                return db.execute(sql, values).fetchall()
            except (UnicodeEncodeError, OverflowError):  # nothing is called that
                return []
            except sqlite3.Error as error:
                raise StoreError(f"SQLite could not read the tables: {error}.") from error
            finally:
                self._readers.put(db)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except RuntimeError as error:
            raise StoreError("The store was closed; open it again to read from it.") from error


def _prepare(path: Path) -> tuple[Connection, Connection]:
    """The lock and the connection that writes."""
    if not path.parent.is_dir():
        raise StoreError(f"There is no folder {path.parent} to keep {path.name} in: make it first.")
    if path.is_dir():
        raise StoreError(f"{path} cannot be used as a store of tables: it is a folder.")
    with ExitStack() as failing:
        lock = failing.enter_context(closing(_alone(path)))
        try:
            path.touch(mode=0o600)  # it holds the seeds of games that are being played
            if path.stat().st_nlink > 1:  # under its other name it has another lock
                raise StoreError(f"{path} has another name too (a hard link): remove one of them.")
            db = failing.enter_context(closing(_connect(path)))
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            _migrate(db)
            db.execute("UPDATE tables SET leased_by = '', leased_until = 0 WHERE leased_by <> ''")
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{path} cannot be used as a store of tables: {error}.") from error
        failing.pop_all()
    return lock, db


def _alone(path: Path) -> Connection:
    """Hold a lock until it is closed or the process dies, however it dies. SQLite's own locks
    work everywhere and, unlike flock's, do not live on in a worker that was forked."""
    lock_path = path.with_name(path.name + "-lock")
    try:
        lock = sqlite3.connect(lock_path, timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("PRAGMA journal_mode = MEMORY")  # leave no second file
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreError(
                f"Another Gloam has {path} open. One SQLite file serves one process: stop the "
                "other, give this one another file, or use PostgreSQL for several."
            ) from error
        raise StoreError(f"{lock_path} cannot be made: {error}. Is the folder writable?") from error
    return lock


def _connect(path: Path) -> Connection:
    # Readers are handed from thread to thread, never shared at one time.
    return sqlite3.connect(path, PATIENCE, isolation_level=None, check_same_thread=False)


def _migrate(db: Connection) -> None:
    steps = migrations("sqlite")
    db.execute(LEDGER)
    (newest,) = db.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()
    refuse_newer(steps, newest)
    for step in steps[newest:]:
        done = f"INSERT INTO migrations VALUES ({step.number}, '{step.name}')"
        db.executescript(f"BEGIN IMMEDIATE;\n{step.sql};\n{done};\nCOMMIT;")


def _marks(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))


# Who changes a name may not know yet that an act has ended the game; only an act takes it back.
UPDATE = """
UPDATE tables SET revision = ?1, public = ?3, touched = ?4,
    status = CASE WHEN status = 'over' AND ?2 = 'playing' THEN status ELSE ?2 END
WHERE id = ?5 AND revision = ?6
"""
# Documents are read only for those that are shown.
LISTINGS = f"""
SELECT {BYTES}, status, acts, touched, due, CAST(summary AS BLOB)
FROM (SELECT * FROM tables WHERE {{tests}} ORDER BY touched DESC LIMIT ?)
JOIN documents ON table_id = id ORDER BY touched DESC
"""
SAY = "UPDATE tables SET chats = chats + 1, touched = ? WHERE id = ? RETURNING chats"
SAID = "INSERT INTO chat SELECT id, chats, ? FROM tables WHERE id = ?"
CHAT = """
SELECT number, CAST(line AS BLOB) FROM chat
WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?
"""
DOCUMENTS = f"SELECT id, {BYTES}, status FROM tables JOIN documents ON table_id = id ORDER BY id"
VERSIONS = """
SELECT id, acts, revision, chats FROM tables WHERE id IN (SELECT value FROM json_each(?))
"""
DUE = """
SELECT id FROM tables WHERE due > 0 AND due <= ? AND leased_until <= ? ORDER BY due LIMIT ?
"""
LEASE = """
UPDATE tables SET leased_by = ?, leased_until = ?
WHERE id = ? AND (leased_by = ? OR leased_until <= ?)
"""
REPORTS = """
SELECT id, table_id, bundle, at FROM reports WHERE ?1 IN ('', table_id) ORDER BY at DESC LIMIT ?2
"""

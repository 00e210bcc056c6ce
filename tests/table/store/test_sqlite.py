"""What is particular to SQLite: one process for a file, and files that cannot be used."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from gloam.table.store import ActRow, Conflict, Store, StoreError, sqlite
from gloam.table.store.open_store import open_store
from gloam.table.store.writer import Writer
from tests.table.store.stories import a_table, act, opened


def test_a_file_serves_one_process(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"{tmp_path}/gloam.db"):
            with pytest.raises(StoreError, match="Another Gloam has"):
                await open_store(f"sqlite:///{tmp_path}/gloam.db")
            other = [sys.executable, "-m", "tests.table.store.dying", f"{tmp_path}/gloam.db"]
            tried = await asyncio.to_thread(subprocess.run, other, capture_output=True, text=True)
            assert tried.returncode == 1
            assert "StoreError: Another Gloam has" in tried.stderr

    asyncio.run(run())


def test_of_several_that_open_a_new_file_one_gets_it(tmp_path: Path) -> None:
    async def run() -> None:
        tries = [open_store(f"{tmp_path}/gloam.db") for _ in range(5)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        stores = [r for r in results if isinstance(r, sqlite.SqliteStore)]
        assert len(stores) == 1
        assert all(isinstance(r, StoreError) for r in results if r not in stores)
        await stores[0].create(a_table(), 1.0)
        await stores[0].close()

    asyncio.run(run())


def test_leases_end_with_the_process(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"{tmp_path}/gloam.db") as store:
            await store.create(a_table(), 1.0)
            await store.append("crypt", act(1), due=5.0)
            assert await store.lease("crypt", "first", 1.0, 1e9)
        async with opened(f"{tmp_path}/gloam.db") as store:
            assert await store.due(6.0) == ["crypt"]
            assert await store.lease("crypt", "second", 6.0, 7.0)

    asyncio.run(run())


def test_reads_do_not_wait_for_a_writer_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tool holds the file: writers wait and then say so; readers do not even wait."""
    monkeypatch.setattr(sqlite, "PATIENCE", 0.3)
    path = tmp_path / "gloam.db"

    async def run(store: Store, tool: sqlite3.Connection) -> None:
        await store.create(a_table(), 1.0)
        tool.execute("BEGIN IMMEDIATE")
        writing = asyncio.ensure_future(store.append("crypt", act(1)))
        await asyncio.sleep(0)
        assert await store.table("crypt")
        assert not writing.done()
        with pytest.raises(StoreError, match="locked"):
            await writing
        tool.execute("ROLLBACK")
        await store.append("crypt", act(1))

    async def start() -> None:
        async with opened(str(path)) as store:
            with closing(sqlite3.connect(path, isolation_level=None)) as tool:
                await run(store, tool)

    asyncio.run(start())


def test_acts_that_wait_are_written_together_as_if_alone(tmp_path: Path) -> None:
    """Of those that wait at once two cannot be stored; the others are, whole, in few statements."""
    tables = [f"table-{n}" for n in range(12)]

    def an_act(number: int) -> ActRow:
        return ActRow(number, b'"\xc3\xa9\xff\x00"\n', 0.1 + 0.2 * number, 0, f"summary {number}")

    async def together(store: Store, tries: Sequence[tuple[str, int]]) -> list[object]:
        """Acts that are tried while the writer is busy: it gets them all at once."""
        assert isinstance(store, sqlite.SqliteStore)
        free = Event()
        held = store._writer.submit(lambda db: free.wait())
        tried = [
            asyncio.ensure_future(store.append(id, an_act(n), due=n + 0.7, status="playing"))
            for id, n in tries
        ]
        free.set()
        await held
        return await asyncio.gather(*tried, return_exceptions=True)

    async def run() -> None:
        said: list[str] = []
        async with opened(f"{tmp_path}/gloam.db") as store:
            assert isinstance(store, sqlite.SqliteStore)
            for id in tables:
                await store.create(a_table(id), 1.0)
            await store._writer.run(lambda db: db.set_trace_callback(said.append))
            assert await together(store, [(id, 1) for id in tables]) == [None] * 12
            assert sum("acts" in statement for statement in said) == 2
            second = [*[(id, 2) for id in tables], ("table-3", 3), ("table-4", 9), ("nowhere", 1)]
            *fine, follows, too_far, nowhere = await together(store, second)
            assert [*fine, follows] == [None] * 13
            assert isinstance(too_far, Conflict)
            assert isinstance(nowhere, Conflict)
            for id in tables:
                count = 3 if id == "table-3" else 2
                acts = await store.acts(id)
                assert [(a.number, a.lines, a.at) for a in acts] == [
                    (n, an_act(n).lines, an_act(n).at) for n in range(1, count + 1)
                ]
                [listing] = await store.listings(ids=[id])
                assert (listing.table.status, listing.acts) == ("playing", count)
                assert listing.due == count + 0.7

    asyncio.run(run())


def test_in_a_group_one_failure_spoils_no_other(tmp_path: Path) -> None:
    def insert(n: int) -> Callable[[sqlite3.Connection], int]:
        def work(db: sqlite3.Connection) -> int:
            db.execute("INSERT INTO numbers VALUES (?)", (n,))
            return 100 // n

        return work

    async def run() -> None:
        db = sqlite3.connect(tmp_path / "numbers.db", isolation_level=None, check_same_thread=False)
        db.execute("CREATE TABLE numbers (n UNIQUE)")
        writer = Writer(db)
        tries = [writer.run(insert(n)) for n in (1, 0, 2, 1, 5)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        await writer.close()
        assert (results[0], results[2], results[4]) == (100, 50, 20)
        assert isinstance(results[1], ZeroDivisionError)
        assert isinstance(results[3], Conflict)

    asyncio.run(run())
    with closing(sqlite3.connect(tmp_path / "numbers.db")) as db:
        assert db.execute("SELECT n FROM numbers ORDER BY n").fetchall() == [(1,), (2,), (5,)]


def test_files_and_addresses_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Not a database at all. " * 100)
    for url, says in (
        (f"{tmp_path}/missing/gloam.db", "no folder"),
        (f"{tmp_path}/notes.txt", "not a database"),
        (f"{tmp_path}", "cannot be used"),
        ("sqlite://gloam.db", "names no file"),
        ("sqlite:///", "names no file"),
        ("mysql://localhost/gloam", "cannot store tables in “mysql”"),
    ):
        with pytest.raises(StoreError, match=says):
            asyncio.run(open_store(url))


def test_only_the_owner_may_read_the_seeds(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"{tmp_path}/gloam.db") as store:
            await store.create(a_table(), 1.0)
            modes = {f.name: f.stat().st_mode & 0o077 for f in tmp_path.glob("gloam.db*")}
            del modes["gloam.db-lock"]  # is empty
            assert modes
            assert not any(modes.values())

    asyncio.run(run())

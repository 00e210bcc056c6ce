"""Reading beside a running server: what an operator looks at while others play."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

from gloam.table.store import ActRow, ReportRow, StoreError
from gloam.table.store.open_store import file_of, open_store
from gloam.table.store.sqlite import REPORTS

PATIENCE = 5.0  # seconds to wait for a server that has the file locked


class Archive(Protocol):
    """The part of a store that only reads. Every `Store` is one."""

    async def close(self) -> None: ...

    async def acts(self, id: str, after: int = 0) -> list[ActRow]: ...

    async def reports(self, limit: int = 100, table: str = "") -> list[ReportRow]: ...


async def open_archive(url: str) -> Archive:
    """The archive at an address that `open_store` would take. Makes nothing that is not there."""
    path = file_of(url)
    if path is None:
        return await open_store(url)
    if not path.is_file():
        raise StoreError(f"There is no file {path}. Name the server's with --database.")
    return _File(path)


class _File:
    """A SQLite file that a server may have open: its lock keeps other servers out, not us."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def close(self) -> None:
        """Nothing stays open."""

    async def acts(self, id: str, after: int = 0) -> list[ActRow]:
        sql = "SELECT number, lines, at FROM acts WHERE table_id = ? AND number > ? ORDER BY number"
        return [ActRow(*row) for row in await self._read(sql, id, after)]

    async def reports(self, limit: int = 100, table: str = "") -> list[ReportRow]:
        rows = await self._read(REPORTS, table, limit)
        return [ReportRow(*row) for row in rows]

    # Any: the schema gives the columns their types, which mypy cannot see.
    async def _read(self, sql: str, *values: str | int) -> list[Any]:
        def work() -> list[Any]:
            try:
                with closing(sqlite3.connect(self._path, PATIENCE)) as db:
                    return db.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise StoreError(f"{self._path} cannot be read: {error}.") from error

        return await asyncio.to_thread(work)

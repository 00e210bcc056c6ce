"""Beside a running server: what an operator looks at, and brings, while others play."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol, TypeVar

from gloam.table.store import (
    ActRow,
    CampaignListing,
    CampaignRow,
    LastingRow,
    Listing,
    ReportRow,
    StoredGame,
    StoreError,
)
from gloam.table.store.migrations import migrations, refuse_newer
from gloam.table.store.open_store import file_of, open_store
from gloam.table.store.sqlite import REPORTS
from gloam.table.store.sqlite_campaigns import SqliteCampaigns

T = TypeVar("T")

PATIENCE = 5.0  # seconds to wait for a server that has the file locked


class Archive(Protocol):
    """The part of a store that reads, or adds what the server has not seen yet. Every `Store` is
    one."""

    async def close(self) -> None: ...

    async def acts(self, id: str, after: int = 0) -> list[ActRow]: ...

    async def reports(self, limit: int = 100, table: str = "") -> list[ReportRow]: ...

    async def campaign(self, id: str) -> CampaignListing | None: ...

    async def campaigns(
        self, *, member: str = "", origin: str = "", limit: int = 100
    ) -> list[CampaignListing]: ...

    async def games_of(self, id: str) -> list[Listing]: ...

    async def lasting_of(self, id: str) -> list[LastingRow]: ...

    async def create_campaign(
        self,
        campaign: CampaignRow,
        at: float,
        *,
        games: Sequence[str] = (),
        lasting: Sequence[LastingRow] = (),
        stored: Sequence[StoredGame] = (),
    ) -> None: ...


async def open_archive(url: str) -> Archive:
    """The archive at an address that `open_store` would take. Makes nothing that is not there."""
    path = file_of(url)
    if path is None:
        return await open_store(url)
    if not path.is_file():
        raise StoreError(f"There is no file {path}. Name the server's with --database.")
    file = _File(path)
    await file.check_schema()
    return file


class _File(SqliteCampaigns):
    """A SQLite file that a server may have open: its lock keeps other servers out, not us."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def close(self) -> None:
        """Nothing stays open."""

    async def check_schema(self) -> None:
        """Raises StoreError if a server must bring the file up to date first."""
        steps = migrations("sqlite")
        try:
            ((newest,),) = await self._read("SELECT coalesce(max(number), 0) FROM migrations")
        except StoreError as error:
            raise StoreError(f"{self._path} is no store of tables: {error}") from None
        refuse_newer(steps, newest)
        if newest < steps[-1].number:
            raise StoreError(f"{self._path} is of an older Gloam: start the server once with it.")

    async def acts(self, id: str, after: int = 0) -> list[ActRow]:
        sql = "SELECT number, lines, at FROM acts WHERE table_id = ? AND number > ? ORDER BY number"
        return [ActRow(*row) for row in await self._read(sql, id, after)]

    async def reports(self, limit: int = 100, table: str = "") -> list[ReportRow]:
        rows = await self._read(REPORTS, table, limit)
        return [ReportRow(*row) for row in rows]

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The server writes too; SQLite lets one of us wait for the other."""

        def transaction() -> T:
            try:
                with closing(sqlite3.connect(self._path, PATIENCE, isolation_level=None)) as db:
                    db.execute("BEGIN IMMEDIATE")
                    try:
                        made = work(db)
                    except BaseException:
                        db.execute("ROLLBACK")
                        raise
                    db.execute("COMMIT")
                    return made
            except sqlite3.Error as error:
                raise StoreError(f"{self._path} cannot be written: {error}.") from error

        return await asyncio.to_thread(transaction)

    # Any: the schema gives the columns their types, which mypy cannot see.
    async def _read(self, sql: str, *values: str | float) -> list[Any]:
        def work() -> list[Any]:
            try:
                with closing(sqlite3.connect(self._path, PATIENCE)) as db:
                    return db.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise StoreError(f"{self._path} cannot be read: {error}.") from error

        return await asyncio.to_thread(work)

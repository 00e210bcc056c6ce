"""The lock of a table: one at a time, and only on what is stored."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING

from gloam.kernel.session.checks import Refused

if TYPE_CHECKING:
    from gloam.table.tables.live_table import LiveTable


class Settled:
    """Holds the lock of a table while it is entered (`LiveTable.settled`).

    Within, what the table has in memory is what is stored. If anything fails there but a refusal,
    nobody knows what is stored: the table is *lost*, and is read anew before the next one gets
    the lock. Entering it raises StoreError if that cannot be done.

    No `@asynccontextmanager`: there is one for every answer, and asyncio keeps a list of all the
    generators behind those.
    """

    __slots__ = ("_table",)

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        table = self._table
        await table.lock.acquire()
        if table.lost:
            try:
                await table.reload()
            except BaseException:
                table.lock.release()
                raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        table = self._table
        try:
            if error is not None and not isinstance(error, Refused | asyncio.CancelledError):
                table.lost = True
                with suppress(Exception):  # or later, when the store answers again
                    await table.reload()
                table.tell_table()
        finally:
            table.lock.release()

"""Subscriptions and alerts in SQLite."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sqlite3 import Connection
from typing import Any, TypeVar

import msgspec

from gloam.table.store import SubscriptionRow

T = TypeVar("T")


class SqliteAlerts:
    """The part of a `Store` that is about alerts."""

    async def _run(self, work: Callable[[Connection], T]) -> T:
        """What `work` gives, in one transaction and once it is on disk."""
        raise NotImplementedError

    # Any: the schema gives the columns their types, which mypy cannot see.
    async def _read(self, sql: str, *values: str | float) -> list[Any]:
        raise NotImplementedError

    async def server_key(self, name: str, fresh: str) -> str:
        def work(db: Connection) -> str:
            db.execute("INSERT OR IGNORE INTO server_keys VALUES (?, ?)", (name, fresh))
            found = db.execute("SELECT value FROM server_keys WHERE name = ?", (name,))
            return str(found.fetchone()[0])

        return await self._run(work)

    async def subscribe(self, row: SubscriptionRow, unconfirmed_since: float) -> None:
        values = msgspec.structs.astuple(row)
        replaced = row.kind, row.address, row.holder, unconfirmed_since

        def work(db: Connection) -> None:
            db.execute(REPLACED, replaced)
            db.execute("INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)

        await self._run(work)

    async def subscriptions(self, *, holder: str = "", token: str = "") -> list[SubscriptionRow]:
        rows = await self._read(SUBSCRIPTIONS, holder, token)
        return [msgspec.convert(row, SubscriptionRow, strict=False) for row in map(_named, rows)]

    async def confirm_subscription(self, token: str) -> bool:
        sql = "UPDATE subscriptions SET confirmed = TRUE WHERE token = ?"
        return bool(await self._run(lambda db: db.execute(sql, (token,)).rowcount))

    async def unsubscribe(self, tokens: Sequence[str]) -> None:
        each = [(token,) for token in tokens]
        sql = "DELETE FROM subscriptions WHERE token = ?"
        await self._run(lambda db: db.executemany(sql, each).rowcount)

    async def plan_alert(self, table: str, seat: int, at: float) -> None:
        sql = "INSERT OR IGNORE INTO alerts VALUES (?, ?, ?)"
        await self._run(lambda db: db.execute(sql, (table, seat, at)).rowcount)

    async def cancel_alert(self, table: str, seat: int) -> None:
        sql = "DELETE FROM alerts WHERE table_id = ? AND seat = ? AND due > 0"
        await self._run(lambda db: db.execute(sql, (table, seat)).rowcount)

    async def end_turns(self, table: str, seats: Sequence[int]) -> None:
        each = [(table, seat) for seat in seats]
        sql = "DELETE FROM alerts WHERE table_id = ? AND seat = ?"
        await self._run(lambda db: db.executemany(sql, each).rowcount)

    async def take_alerts(self, at: float, limit: int = 20) -> list[tuple[str, int]]:
        if not await self._read("SELECT 1 FROM alerts WHERE due > 0 AND due <= ? LIMIT 1", at):
            return []  # most of the time: nothing is written
        return await self._run(lambda db: db.execute(TAKE, (at, limit)).fetchall())


# Any: a row, as SQLite gives it; it has no truth but 0 and 1.
def _named(row: tuple[Any, ...]) -> dict[str, Any]:
    return dict(zip(SubscriptionRow.__struct_fields__, row, strict=True))


REPLACED = """
DELETE FROM subscriptions WHERE kind = ?1 AND (?1 = 'push' AND address = ?2 OR
    ?1 = 'mail' AND holder = ?3) OR NOT confirmed AND created < ?4
"""
SUBSCRIPTIONS = """
SELECT token, holder, kind, address, created, confirmed, p256dh, auth FROM subscriptions
WHERE ?1 <> '' AND holder = ?1 OR ?2 <> '' AND token = ?2 ORDER BY created, token
"""
TAKE = """
UPDATE alerts SET due = 0 WHERE (table_id, seat) IN (
    SELECT table_id, seat FROM alerts WHERE due > 0 AND due <= ? ORDER BY due LIMIT ?
) RETURNING table_id, seat
"""

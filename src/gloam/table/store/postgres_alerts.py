"""Subscriptions and alerts in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gloam.table.store import SubscriptionRow


class PostgresAlerts:
    """The part of a `Store` that is about alerts."""

    # Any, here and below: the schema gives the columns their types, which mypy cannot see.
    async def _write(
        self, sql: str, *values: object, tell: tuple[str, int] | None = None
    ) -> list[Any]:
        raise NotImplementedError

    async def _read(self, sql: str, *values: object) -> list[Any]:
        raise NotImplementedError

    async def server_key(self, name: str, fresh: str) -> str:
        await self._write(
            "INSERT INTO server_keys VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh
        )
        rows = await self._read("SELECT value FROM server_keys WHERE name = $1", name)
        return str(rows[0][0])

    async def subscribe(self, row: SubscriptionRow, unconfirmed_since: float) -> None:
        await self._write(SUBSCRIBE, *msgspec.structs.astuple(row), unconfirmed_since)

    async def subscriptions(self, *, holder: str = "", token: str = "") -> list[SubscriptionRow]:
        rows = await self._read(SUBSCRIPTIONS, holder, token)
        return [SubscriptionRow(*row) for row in rows]

    async def confirm_subscription(self, token: str) -> bool:
        return bool(await self._write(CONFIRM, token))

    async def unsubscribe(self, tokens: Sequence[str]) -> None:
        await self._write("DELETE FROM subscriptions WHERE token = ANY($1::text[])", list(tokens))

    async def plan_alert(self, table: str, seat: int, at: float) -> None:
        sql = "INSERT INTO alerts VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._write(sql, table, seat, at)

    async def cancel_alert(self, table: str, seat: int) -> None:
        sql = "DELETE FROM alerts WHERE table_id = $1 AND seat = $2 AND due > 0"
        await self._write(sql, table, seat)

    async def end_turns(self, table: str, seats: Sequence[int]) -> None:
        sql = "DELETE FROM alerts WHERE table_id = $1 AND seat = ANY($2::integer[])"
        await self._write(sql, table, list(seats))

    async def take_alerts(self, at: float, limit: int = 20) -> list[tuple[str, int]]:
        return [(table, seat) for table, seat in await self._write(TAKE, at, limit)]


SUBSCRIBE = """
WITH replaced AS (
    DELETE FROM subscriptions WHERE kind = $3 AND ($3 = 'push' AND address = $4 OR
        $3 = 'mail' AND holder = $2) OR NOT confirmed AND created < $9
)
INSERT INTO subscriptions VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
"""
SUBSCRIPTIONS = """
SELECT token, holder, kind, address, created, confirmed, p256dh, auth FROM subscriptions
WHERE $1 <> '' AND holder = $1 OR $2 <> '' AND token = $2 ORDER BY created, token
"""
CONFIRM = "UPDATE subscriptions SET confirmed = TRUE WHERE token = $1 RETURNING token"
TAKE = """
UPDATE alerts SET due = 0 WHERE (table_id, seat) IN (
    SELECT table_id, seat FROM alerts WHERE due > 0 AND due <= $1 ORDER BY due LIMIT $2
    FOR UPDATE SKIP LOCKED
) RETURNING table_id, seat
"""

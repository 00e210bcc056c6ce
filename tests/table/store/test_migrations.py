"""Databases of before, brought up to date on both backends."""

from __future__ import annotations

import asyncio

from gloam.table.store import TableRow
from gloam.table.store.migrations import migrations
from tests.table.store.stories import a_table, opened, run_sql


def test_an_open_table_of_before_asks_for_nonces_again(url: str) -> None:
    """What the server made for people, or knew too early, is no nonce; of games that have begun
    they are in the log, and stay."""
    backend = "sqlite" if url.startswith("sqlite") else "postgres"
    step = next(one for one in migrations(backend) if one.name == "nonces")
    title = 'The "nonces":["x"] of \x00'

    async def story() -> list[TableRow | None]:
        async with opened(url) as store:
            for status in ("open", "playing"):
                row = a_table(status, "ada", "ben", status=status)
                row.title, row.sealed = title, False
                await store.create(row, 1.0)
        await run_sql(url, step.sql)
        async with opened(url) as store:
            return [await store.table(id) for id in ("open", "playing")]

    fresh, begun = asyncio.run(story())
    assert fresh is not None
    assert begun is not None
    assert (fresh.nonces, begun.nonces) == (["", ""], ["aa", "bb"])
    assert fresh.title == begun.title == title

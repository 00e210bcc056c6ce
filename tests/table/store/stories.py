"""What the tests of the store share: rows, and how a story becomes a test."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing

import asyncpg

from gloam.table.store import ActRow, ChatRow, SeatRow, Store, TableRow
from gloam.table.store.open_store import open_store


def story(told: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """A test on a fresh store, once for each backend."""

    def test(url: str) -> None:
        async def run() -> None:
            async with opened(url) as store:
                await told(store)

        asyncio.run(run())

    return test


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def a_table(id: str = "crypt", *held: str, status: str = "open", public: bool = False) -> TableRow:
    return TableRow(
        id=id,
        game="haunted",
        status=status,
        options={"length": "short"},
        seats=[SeatRow(holder=holder, name=f"{holder}'s") for holder in held],
        host="hilde",
        secret="00ff",
        nonces=["aa", "bb"],
        seals=["a1", "b2"],
        sealed=True,
        created=1.0,
        public=public,
        start=b"\x00\xff",
    )


def act(number: int, at: float = 0.0) -> ActRow:
    return ActRow(number, f"digest {number}\n".encode(), at or 10.0 + number)


def line(text: str) -> ChatRow:
    return ChatRow(0, 1, "Ben", "all", text, hears=0b11, watched=True, act=0, at=5.0)


async def run_sql(url: str, sql: str) -> None:
    """Do something behind the store's back."""
    if url.startswith("sqlite:///"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db:
            db.executescript(sql)
    else:
        connection = await asyncpg.connect(url)
        await connection.execute(sql)
        await connection.close()

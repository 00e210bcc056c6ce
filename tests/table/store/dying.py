"""A server that is killed: appends acts to ten tables, and prints each once it is stored."""

from __future__ import annotations

import asyncio
import sys

from gloam.table.store import Store
from gloam.table.store.open_store import open_store
from tests.table.store.stories import a_table, act, line


async def append(store: Store, id: str) -> None:
    await store.create(a_table(id), 1.0)
    for number in range(1, 1_000_000):
        await store.append(id, act(number), snapshot=f"{number}".encode(), chat=line(f"{number}"))
        print(id, number, flush=True)


async def main(url: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*(append(store, f"t{n}") for n in range(10)))


asyncio.run(main(sys.argv[1]))

"""A server that is killed in the middle loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import asyncpg

from tests.table.store.stories import act, opened

# Other connections to the database; those of the killed server end with what they had begun.
OTHERS = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> $1"


def test_what_was_acknowledged_is_there_after_a_kill(url: str) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.table.store.dying", url], stdout=subprocess.PIPE, text=True
    )
    with child:
        assert child.stdout
        lines = [child.stdout.readline() for _ in range(300)]
        child.kill()
        lines += child.stdout.readlines()
    if not lines[-1].endswith("\n"):
        lines.pop()  # it was killed while it wrote this
    said = [line.split() for line in lines]
    acknowledged = {id: int(number) for id, number in said}
    assert sum(acknowledged.values()) == len(lines) >= 299

    async def look() -> None:
        if not url.startswith("sqlite"):
            await let_it_rest(url)
        async with opened(url) as store:
            for id, number in acknowledged.items():
                acts = await store.acts(id)
                assert len(acts) in (number, number + 1)  # one may be stored but not acknowledged
                assert acts == [act(n) for n in range(1, len(acts) + 1)]
                assert await store.snapshot(id) == (len(acts), f"{len(acts)}".encode())
                assert len(await store.chat(id, limit=10**6)) == len(acts)
                await store.append(id, act(len(acts) + 1))

    asyncio.run(look())


async def let_it_rest(url: str) -> None:
    """Until the database has noticed that the server is gone: its last act may still be stored."""
    connection = await asyncpg.connect(url)
    own = connection.get_server_pid()
    while await connection.fetchval(OTHERS, own):
        await asyncio.sleep(0.02)
    await connection.close()

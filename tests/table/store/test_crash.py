"""A server that is killed in the middle loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import subprocess
import sys

from tests.table.store.stories import act, opened


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
        async with opened(url) as store:
            for id, number in acknowledged.items():
                acts = await store.acts(id)
                assert len(acts) in (number, number + 1)  # one may be stored but not acknowledged
                assert acts == [act(n) for n in range(1, len(acts) + 1)]
                assert await store.snapshot(id) == (len(acts), f"{len(acts)}".encode())
                assert len(await store.chat(id, limit=10**6)) == len(acts)
                await store.append(id, act(len(acts) + 1))

    asyncio.run(look())

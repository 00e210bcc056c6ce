"""Load with flat memory: tables come and go for hours, and what they took comes back."""

from __future__ import annotations

import asyncio
import os
import re
import time
from pathlib import Path

import pytest

from bench.server.load import Counts, Table, open_tables
from tests.table.guests import Guest, Line, eventually
from tests.table.processes import Server, serving

SECONDS = float(os.environ.get("GLOAM_LOAD", "7200"))
TABLES = 25  # at once
RATE = 80  # answers a second, of all tables: the same load on a quick and on a busy machine
IDLE = 2.0
# What a server may have more at the end than half-way, when all that it keeps has been filled, and
# than at the start: kB.
MORE, AT_ALL = 5_000, 30_000


def test_what_tables_took_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path, idle="0.5", lines="100000") as server:
        asyncio.run(loaded(server, 4.0, tables=10))
        eventually(lambda: Guest(server.url).get("/api/health")["tables"] == 0)
        assert "Traceback" not in server.said()


@pytest.mark.long
def test_memory_stays_flat_for_hours(tmp_path: Path) -> None:
    with serving(tmp_path, idle=str(IDLE), lines="100000") as server:
        asyncio.run(loaded(server, min(SECONDS / 8, 120.0), TABLES, TABLES / RATE))
        begun, figures, answers = time.monotonic(), [resident(server)], 0
        while (passed := time.monotonic() - begun) < SECONDS:
            left = min(SECONDS - passed, 60.0)
            answers += asyncio.run(loaded(server, left, TABLES, TABLES / RATE))
            figures.append(resident(server))
        eventually(lambda: Guest(server.url).get("/api/health")["tables"] == 0)
        figures.append(resident(server))
        assert "Traceback" not in server.said()
    start, middle, end = figures[0], figures[len(figures) // 2], figures[-1]
    print(
        f"{answers:,} answers in {SECONDS:,.0f} s at {TABLES} tables at once: {start:,} kB at the "
        f"start, {middle:,} kB in the middle, {end:,} kB at the end (most: {max(figures):,} kB)"
    )
    assert end <= middle + MORE, figures
    assert end <= start + AT_ALL, figures


async def loaded(server: Server, seconds: float, tables: int, apart: float = 0.0) -> int:
    """Tables that are played as fast as they can, or with answers so many seconds apart, and are
    replaced when their game is over, with people who watch, talk and are refused. Gives how many
    answers were acknowledged."""
    counts = Counts()
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds

    async def keep_playing(table: Table) -> None:
        while True:
            bother = asyncio.create_task(asyncio.to_thread(watched, server.url, table.id))
            await table.play_fast(until, apart)
            await bother
            await table.close()
            if loop.time() >= until:
                return
            [table] = await open_tables(server.url, 1, counts)  # closed above, however late it is

    async def come_and_go() -> None:
        """Lines that say nothing sensible, and are cut."""
        while loop.time() < until:
            await asyncio.to_thread(refused, server.url)
            await asyncio.sleep(0.2)

    first = await open_tables(server.url, tables, counts)
    await asyncio.gather(come_and_go(), *(keep_playing(table) for table in first))
    return len(counts.stored)


def watched(url: str, table: str) -> None:
    """Somebody watches, talks, asks for what is not theirs, and goes."""
    with Guest(url).at(table) as line:
        line.do("say", text="Who is winning? " * 10)
        line.refused("answer", seat=0, ask=1, keys=[["x"]])
        line.do("story", seat=-1, count=1000)


def refused(url: str) -> None:
    guest = Guest(url)
    table = guest.new_table("leduc", "me", "random")
    guest.ask("POST", "/api/tables", {"game": "nothing"})
    with guest.at(table) as line:
        line.socket.send("no JSON")
        line.quiet()
    with guest.socket(table) as socket:
        Line(socket).send(**{"is": "ping", "re": 1})


def resident(server: Server) -> int:
    """What the server has in memory, in kB."""
    told = Path(f"/proc/{server.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", told)
    assert found is not None
    return int(found[1])

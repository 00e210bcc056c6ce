"""Everything fails now and then: servers, databases, disks, workers, single bytes. Every answer
that was acknowledged is there once, and every table that was not damaged is played to its end."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import asyncpg
import httpx
import pytest

from tests.table.guests import Guest, eventually
from tests.table.postgres import Restartable, restartable
from tests.table.processes import serving
from tests.table.server.test_kill import Plays, look

FULL = 8192  # bytes that a file may have on a full disk
LOCKED = 6.0  # seconds: longer than a server waits for a file that somebody else has locked
TIMES = int(os.environ.get("GLOAM_FAULTS", "300"))


@pytest.mark.usefixtures("postgres")  # or it is skipped where there is none
def test_faults_lose_nothing(tmp_path: Path) -> None:
    with ExitStack() as stack:
        files, database = tmp_path / "sqlite", tmp_path / "postgres"
        for folder in (files, database):
            folder.mkdir()
        stricken(Sqlite(stack, files), 5)
        stricken(Postgres(stack, database), 4)


@pytest.mark.long
@pytest.mark.usefixtures("postgres")
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_three_hundred_faults_lose_nothing(tmp_path: Path, store: str) -> None:
    with ExitStack() as stack:
        world = Sqlite(stack, tmp_path) if store == "sqlite" else Postgres(stack, tmp_path)
        stricken(world, TIMES // 2)


class World:
    """Servers on one store, and what can befall them."""

    database: str

    def __init__(self, stack: ExitStack, folder: Path, database: str, servers: int) -> None:
        self.database = database
        self.servers = [
            stack.enter_context(serving(folder, database, f"server-{n}", idle="1"))
            for n in range(servers)
        ]
        self.chance = random.Random(servers)
        self.damaged: list[str] = []

    def faults(self) -> list[Callable[[], None]]:
        return [self.kill, self.kill_worker, self.flip_a_byte]

    def kill(self) -> None:
        victim = self.chance.choice(self.servers)
        victim.kill()
        if self.chance.random() < 0.2:  # it dies again before it is there
            victim.begin()
            time.sleep(self.chance.random())
            victim.kill()
        victim.start()

    def kill_worker(self) -> None:
        """A bot's worker dies, perhaps in the middle of a thought."""
        for child in _children(self.chance.choice(self.servers).pid):
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)

    def flip_a_byte(self) -> None:
        """Of a table that nobody looks at, in the database itself."""
        guest = Guest(self.servers[0].url)
        table = guest.new_table("leduc", "me", "me")
        with guest.at(table) as line:
            for _ in range(3):
                seat = 0 if line.seat(0).ask else 1
                line.answer(seat, line.asked(seat).choices[0])
        self.damaged.append(table)
        act = self.chance.randrange(1, 4)
        lines = bytearray(self.read(table, act))
        lines[self.chance.randrange(len(lines))] ^= 1 << self.chance.randrange(7)
        self.write(table, act, bytes(lines))

    def read(self, table: str, act: int) -> bytes:
        raise NotImplementedError

    def write(self, table: str, act: int, lines: bytes) -> None:
        raise NotImplementedError


class Sqlite(World):
    def __init__(self, stack: ExitStack, folder: Path) -> None:
        super().__init__(stack, folder, f"{folder}/gloam.db", 1)

    def faults(self) -> list[Callable[[], None]]:
        return [*super().faults(), self.fill_the_disk, self.lock_the_file]

    def fill_the_disk(self) -> None:
        """Nothing can be written any more, until somebody makes room."""
        pid, size = self.servers[0].pid, resource.RLIMIT_FSIZE
        before = resource.prlimit(pid, size, (FULL, resource.RLIM_INFINITY))
        time.sleep(self.chance.random())
        resource.prlimit(pid, size, before)

    def lock_the_file(self) -> None:
        """A tool has the file locked; now and then for so long that the server gives up."""
        with closing(sqlite3.connect(self.database, 30, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            time.sleep(LOCKED if self.chance.random() < 0.1 else self.chance.random())
            db.execute("ROLLBACK")

    def read(self, table: str, act: int) -> bytes:
        sql = "SELECT lines FROM acts WHERE table_id = ? AND number = ?"
        with closing(sqlite3.connect(self.database, 30)) as db:
            return bytes(db.execute(sql, (table, act)).fetchone()[0])

    def write(self, table: str, act: int, lines: bytes) -> None:
        sql = "UPDATE acts SET lines = ? WHERE table_id = ? AND number = ?"
        with closing(sqlite3.connect(self.database, 30)) as db, db:
            db.execute(sql, (lines, table, act))


class Postgres(World):
    def __init__(self, stack: ExitStack, folder: Path) -> None:
        self.postgres: Restartable = stack.enter_context(restartable())
        super().__init__(stack, folder, f"{self.postgres.url}/postgres", 2)

    def faults(self) -> list[Callable[[], None]]:
        return [*super().faults(), self.stop_the_database]

    def stop_the_database(self) -> None:
        self.postgres.stop()
        time.sleep(self.chance.random())
        self.postgres.start()

    def read(self, table: str, act: int) -> bytes:
        async def ask() -> bytes:
            db = await asyncpg.connect(self.database)
            try:
                sql = "SELECT lines FROM acts WHERE table_id = $1 AND number = $2"
                return bytes(await db.fetchval(sql, table, act))
            finally:
                await db.close()

        return asyncio.run(ask())

    def write(self, table: str, act: int, lines: bytes) -> None:
        async def change() -> None:
            db = await asyncpg.connect(self.database)
            try:
                sql = "UPDATE acts SET lines = $1 WHERE table_id = $2 AND number = $3"
                await db.execute(sql, lines, table, act)
            finally:
                await db.close()

        asyncio.run(change())


def stricken(world: World, times: int) -> None:
    """Play while everything fails, each kind as often as the others; then look."""
    faults = world.faults()
    order = [faults[n % len(faults)] for n in range(times)]
    world.chance.shuffle(order)
    plays = Plays(world.servers)
    begun = time.monotonic()
    try:
        for _ in range(6):
            one_more(plays)
        for fault in order:
            time.sleep(world.chance.random() * 0.3)
            fault()
            one_more(plays)
        plays.end()
        for table in world.damaged:
            told = Guest(world.servers[0].url).ask("GET", f"/api/tables/{table}")
            assert told.status_code in (200, 409), told.text
    finally:
        plays.stop()
    for server in world.servers:
        server.kill()
    acknowledged = asyncio.run(look(world.database, plays))
    assert acknowledged > times, "too little was played to prove anything"
    kinds = ", ".join(f"{n} × {kind}" for kind, n in Counter(f.__name__ for f in order).items())
    print(
        f"{type(world).__name__}: {times} faults in {time.monotonic() - begun:.0f} s ({kinds}); "
        f"{acknowledged:,} acknowledged answers at {len(plays.tables)} tables are there once, and "
        "all of these games were played to their end"
    )


def one_more(plays: Plays) -> None:
    """Another table, as soon as one can be made."""

    def made() -> bool:
        try:
            plays.one_more()
        except (AssertionError, httpx.HTTPError):  # refused while nothing can be stored
            return False
        return True

    eventually(made)


def _children(pid: int) -> list[int]:
    """The processes that a server has started."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            found += map(int, (task / "children").read_text().split())
    return found

"""With ten thousand tables, lists and what is due are found without looking at every table."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import asyncpg
import pytest

from gloam.table.store import postgres as postgres_store
from gloam.table.store import sqlite as sqlite_store
from tests.table.store.stories import opened

MANY = 10_000
# Every tenth public, every hundredth open, every fiftieth due; each key holds ten tables.
STATUS = "CASE WHEN n % 100 = 0 THEN 'open' WHEN n % 7 = 0 THEN 'playing' ELSE 'over' END"
DUE = "CASE WHEN n % 50 = 0 THEN n ELSE 0 END"
FILL_SQLITE = f"""
CREATE TEMP TABLE numbers AS
    WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < {MANY})
    SELECT n FROM count;
INSERT INTO tables (id, revision, status, public, touched, due)
    SELECT 't' || n, 1, {STATUS}, n % 10 = 0, n, {DUE} FROM numbers;
INSERT INTO documents SELECT 't' || n, '{{}}' FROM numbers;
INSERT INTO holders SELECT 'h' || n % 1000, 't' || n FROM numbers;
"""
FILL_POSTGRES = (
    FILL_SQLITE[FILL_SQLITE.index("INSERT") :].replace(
        "FROM numbers", f"FROM generate_series(1, {MANY}) n"
    )
    + "ANALYZE;"
)
WANTED = {
    "all": "TRUE",
    "public": "public",
    "open": "public AND status IN ('open')",
    "held": "id IN (SELECT table_id FROM holders WHERE holder = 'h7')",
    "named": "id IN ('t1', 't2', 't3')",
}


@pytest.mark.parametrize("wanted", [*WANTED, "due"])
def test_sqlite_looks_at_few(wanted: str, many_sqlite: str) -> None:
    listings = sqlite_store.LISTINGS.replace("?", "20")
    sql = listings.format(tests=WANTED[wanted]) if wanted in WANTED else sqlite_store.DUE
    with closing(sqlite3.connect(many_sqlite)) as db:
        values = () if wanted in WANTED else (500.0, 500.0, 50)
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
    assert not [step for step in plan if step in ("SCAN tables", "SCAN documents")], plan


@pytest.mark.parametrize("wanted", [*WANTED, "due"])
def test_postgres_looks_at_few(wanted: str, many_postgres: str) -> None:
    async def plan() -> list[str]:
        db = await asyncpg.connect(many_postgres)
        listings = postgres_store.LISTINGS.replace("$1", "20")
        due = postgres_store.DUE.replace("$1", "500").replace("$2", "50")
        sql = listings.format(tests=WANTED[wanted]) if wanted in WANTED else due
        rows = await db.fetch(f"EXPLAIN {sql}")
        await db.close()
        return [row[0] for row in rows]

    steps = asyncio.run(plan())
    assert not [step for step in steps if "Seq Scan" in step], steps


@pytest.fixture(scope="module")
def many_sqlite(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = str(tmp_path_factory.mktemp("many") / "gloam.db")
    asyncio.run(_make(path))
    with closing(sqlite3.connect(path)) as db:
        db.executescript(FILL_SQLITE)
    return path


@pytest.fixture(scope="module")
def many_postgres(postgres: str) -> str:
    async def fill(url: str) -> None:
        db = await asyncpg.connect(url)
        await db.execute("CREATE SCHEMA many")
        await _make(url)
        await db.execute(FILL_POSTGRES)
        await db.close()

    url = f"{postgres}/postgres?search_path=many"
    asyncio.run(fill(url))
    return url


async def _make(url: str) -> None:
    async with opened(url):
        pass

"""What is particular to PostgreSQL: several processes, and a server that goes away."""

from __future__ import annotations

import asyncio

import pytest

from gloam.table.store import Conflict, StoreError
from gloam.table.store.open_store import open_store
from tests.table.store.stories import a_table, act, line, opened, run_sql

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'gloam'"


class Ear:
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self._news = asyncio.Event()

    async def hear(self, id: str, number: int) -> None:
        self.heard.append((id, number))
        self._news.set()
        if id == "broken":
            raise RuntimeError("this table cannot be followed")

    async def wait_for(self, notification: tuple[str, int]) -> None:
        async with asyncio.timeout(10):
            while notification not in self.heard:
                self._news.clear()
                await self._news.wait()


def test_processes_hear_of_each_other(database: str) -> None:
    async def run() -> None:
        async with opened(database) as one, opened(database) as two:
            ear, own = Ear(), Ear()
            await two.listen(ear.hear)
            await one.listen(own.hear)
            table = a_table("crypt")
            await one.create(table, 1.0)
            await one.append("crypt", act(1))
            await ear.wait_for(("crypt", 1))
            table.revision = 2
            await one.update(table, 2.0)
            await one.say("crypt", line("Boo"))
            await one.append("crypt", act(2))
            await ear.wait_for(("crypt", 2))
            assert ear.heard == [("crypt", 1), ("crypt", 0), ("crypt", 0), ("crypt", 2)]
            assert own.heard == []

    asyncio.run(run())


def test_an_act_is_told_before_it_is_acknowledged(database: str) -> None:
    async def run() -> None:
        async with opened(database) as one, opened(database) as two:
            ear = Ear()
            await two.listen(ear.hear)
            ids = [f"t{n}" for n in range(30)]
            await asyncio.gather(*(one.create(a_table(id), 1.0) for id in ids))
            await asyncio.gather(*(one.append(id, act(1)) for id in ids))
            for id in ids:
                await ear.wait_for((id, 1))
            assert sorted(ear.heard) == sorted((id, 1) for id in ids)

    asyncio.run(run())


def test_two_processes_never_both_accept_an_act(database: str) -> None:
    async def run() -> None:
        async with opened(database) as one, opened(database) as two:
            await one.create(a_table("crypt"), 1.0)
            for number in range(1, 21):
                tries = [store.append("crypt", act(number)) for store in (one, two) * 5]
                results = await asyncio.gather(*tries, return_exceptions=True)
                assert results.count(None) == 1
                assert sum(isinstance(r, Conflict) for r in results) == 9
            assert await two.acts("crypt") == [act(n) for n in range(1, 21)]

    asyncio.run(run())


def test_a_lost_connection_is_made_again(database: str) -> None:
    async def run() -> None:
        async with opened(database) as one, opened(database) as two:
            ear = Ear()
            await two.listen(ear.hear)
            await one.create(a_table("crypt"), 1.0)
            await one.append("crypt", act(1))
            await ear.wait_for(("crypt", 1))
            await run_sql(database, CUT)
            await ear.wait_for(("", 0))
            assert await two.acts("crypt") == [act(1)]
            await one.append("crypt", act(2))
            await ear.wait_for(("crypt", 2))

    asyncio.run(run())


def test_a_table_that_cannot_be_followed_does_not_silence_the_others(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with opened(database) as one, opened(database) as two:
            ear = Ear()
            await two.listen(ear.hear)
            for id in ("broken", "crypt"):
                await one.create(a_table(id), 1.0)
                await one.append(id, act(1))
            await ear.wait_for(("crypt", 1))

    asyncio.run(run())
    assert "table 'broken' could not be followed" in caplog.text


def test_what_cannot_be_told_is_stored_and_made_up_for(database: str) -> None:
    """The notification fails, the act does not; the next one says to look at everything."""

    async def run() -> None:
        async with opened(database) as one, opened(database) as two:
            ear = Ear()
            await two.listen(ear.hear)
            await one.create(a_table("crypt"), 1.0)
            # Found before PostgreSQL's own, because the test's schema is searched first.
            await run_sql(
                database,
                "CREATE FUNCTION pg_notify(text, text) RETURNS void LANGUAGE plpgsql AS"
                " $$ BEGIN RAISE EXCEPTION 'no notifications today'; END $$",
            )
            await one.append("crypt", act(1))
            assert await two.acts("crypt") == [act(1)]
            await run_sql(database, "DROP FUNCTION pg_notify(text, text)")
            assert ear.heard == []
            await one.append("crypt", act(2))
            await ear.wait_for(("crypt", 2))
            assert ear.heard == [("", 0), ("crypt", 2)]

    asyncio.run(run())


def test_several_start_at_once_on_an_empty_database(database: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(open_store(database) for _ in range(5)))
        await stores[0].create(a_table("crypt"), 1.0)
        for store in stores:
            assert await store.table("crypt")
            await store.close()

    asyncio.run(run())


def test_a_database_that_is_not_there_is_named(postgres: str) -> None:
    for url, says in (
        ("postgresql://gloam@127.0.0.1:1/gloam", "Is it running"),
        (f"{postgres}/atlantis", "atlantis"),
        ("postgresql://gloam@127.0.0.1:port/gloam", "cannot be used"),
    ):
        with pytest.raises(StoreError, match=says):
            asyncio.run(open_store(url))

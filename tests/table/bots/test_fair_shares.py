"""Tables share the bots' workers; those without people come last, and there are so many of them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from gloam.table.bots.bot_pool import BotPool
from tests.table.bots.test_bot_pool import pool, request
from tests.table.guests import Guest, eventually
from tests.table.processes import serving

BUSY = "sleep 0.02"


def served(*jobs: tuple[str, int]) -> list[str]:
    """The tables of jobs in the order in which one worker served them. The worker is busy until
    all are in the queue."""
    order: list[str] = []

    async def ask(bot_workers: BotPool, table: str, rank: int) -> None:
        await bot_workers.answer(request(BUSY, "search-1"), table, rank)
        order.append(table)

    async def story() -> None:
        async with pool() as bot_workers:
            first = asyncio.create_task(bot_workers.answer(request("sleep 0.2"), "first"))
            await asyncio.sleep(0.05)  # it is at work
            await asyncio.gather(*(ask(bot_workers, table, rank) for table, rank in jobs))
            await first

    asyncio.run(story())
    return order


def test_a_table_that_asks_much_takes_nothing_from_the_others() -> None:
    greedy = [("a", 0)] * 6
    assert served(*greedy, ("b", 0), ("c", 0)) == ["a", "b", "c", "a", "a", "a", "a", "a"]


def test_shares_are_equal_while_both_ask() -> None:
    order = served(*[("a", 0)] * 4, *[("b", 0)] * 4)
    assert order == ["a", "b"] * 4


def test_tables_without_people_come_last() -> None:
    order = served(("alone", 2), ("alone", 2), ("expected", 1), ("present", 0), ("present", 0))
    assert order == ["present", "present", "expected", "alone", "alone"]


def test_a_table_that_was_quiet_has_saved_nothing_up() -> None:
    """Whoever comes late gets its share from now on, not all of the past."""
    order = served(*[("a", 0)] * 2, ("b", 0))
    assert order == ["a", "b", "a"]


def test_so_many_games_of_bots_alone_are_under_way(tmp_path: Path) -> None:
    with serving(tmp_path, bot_tables="2", bot_delay="600") as server:
        guest = Guest(server.url)
        for _ in range(2):
            guest.new_table("leduc", "random", "random")
        alone = {"game": "leduc", "seats": [{"bot": "random"}, {"bot": "greedy"}]}
        refused = guest.ask("POST", "/api/tables", alone)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        assert guest.new_table("leduc", "me", "random"), "with somebody there is always room"


def test_games_that_were_left_to_bots_are_played_by_and_by(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay="600") as server:
        guest = Guest(server.url)
        for _ in range(6):
            guest.new_table("leduc", "random", "random")
    with serving(tmp_path, bot_tables="2", bot_delay="0.1", idle="0", lease="0.5") as server:
        guest = Guest(server.url)
        in_memory: list[int] = []

        def all_over() -> bool:
            in_memory.append(guest.get("/api/health")["tables"])
            return finished(server.database) == 6

        eventually(all_over)
        assert 1 <= max(in_memory) <= 4, "two, and two that have just ended"


def finished(database: str) -> int:
    """How many games are over; asking the server would load them into memory."""
    with closing(sqlite3.connect(database)) as db:
        (count,) = db.execute("SELECT count(*) FROM tables WHERE status = 'over'").fetchone()
    return int(count)


def test_tables_that_nobody_looks_at_are_few(tmp_path: Path) -> None:
    with serving(tmp_path, idle="600", idle_tables="3") as server:
        guest = Guest(server.url)
        for _ in range(10):
            guest.new_table("leduc", "me", "me")
        eventually(lambda: guest.get("/api/health")["tables"] <= 3)

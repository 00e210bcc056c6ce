"""The pool: legal answers over whole games, and bad bots that break nothing but themselves."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

from gloam.kernel.content.registry import game
from gloam.kernel.core.dice import Dice
from gloam.kernel.session.session import Session
from gloam.table.bots.bot_pool import SERVE, TRIES, BotPool, NoAnswer
from gloam.table.bots.bot_request import BotRequest, pack
from gloam.workers import HandlerError

TROUBLES = "tests.table.bots.troubles:serve"


@asynccontextmanager
async def pool(
    processes: int = 1, grace: float = 30.0, serve: str = TROUBLES
) -> AsyncIterator[BotPool]:
    bot_workers = BotPool(processes, grace, serve)
    await bot_workers.start()
    try:
        yield bot_workers
    finally:
        await bot_workers.close()


def request(what: str = "", bot: str = "greedy") -> BotRequest:
    """The first ask of a game for a bot; `what` tells the workers of the tests what to do."""
    told = packed(begin("leduc", 2), bot, b"seed")
    return msgspec.structs.replace(told, campaign={"do": what})


def begin(name: str, seats: int) -> Session[Any]:
    return Session.begin(game(name).rules, seats, b"secret")


def packed(session: Session[Any], bot: str, seed: bytes) -> BotRequest:
    assert session.ask is not None
    seat = session.ask.seat
    world = session.imagine(seat, Dice(b"imagined " + seed))
    assert world is not None
    return pack(world, session.setup, seat, bot, seed)


async def play(bot_workers: BotPool, session: Session[Any], bots: list[str], budget: float) -> None:
    """A whole game. The session refuses what is not legal."""
    asked = 0
    while session.ask is not None:
        seat = session.ask.seat
        asked += 1
        seed = b"%d" % asked
        if session.imagine(seat, Dice(b"imagined " + seed)) is None:  # rare: nobody is asked then
            session.answer(seat, session.ask.offer(seat)[0])
            continue
        told = packed(session, bots[seat], seed)
        told = msgspec.structs.replace(told, budget=min(told.budget, budget))
        session.answer(seat, await bot_workers.answer(told))


@pytest.mark.parametrize(
    ("name", "bots"),
    [
        ("haunted", ["greedy", "search-1"]),
        ("haunted", ["random", "search-3", "careful"]),
        ("leduc", ["search-2", "greedy"]),
        ("drawhold", ["search-1", "search-2"]),
        ("chase", ["search-1", "random"]),
        ("parley", ["search-1", "careful", "greedy"]),
    ],
)
def test_whole_games_are_played_legally(name: str, bots: list[str]) -> None:
    async def story() -> None:
        async with pool(serve=SERVE) as bot_workers:
            await play(bot_workers, begin(name, len(bots)), bots, budget=0.01)

    asyncio.run(story())


def test_tables_share_the_pool() -> None:
    """On the loop that the server runs on."""

    async def story() -> None:
        async with pool(3, serve=SERVE) as bot_workers:
            tables = [begin("leduc", 2) for _ in range(6)]
            games = [play(bot_workers, table, ["greedy", "search-1"], 0.01) for table in tables]
            await asyncio.gather(*games)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(story())


def test_the_same_request_has_the_same_answer() -> None:
    """Bots that answer at once, that is: how far one that searches gets is a matter of time."""

    async def story() -> None:
        async with pool(2, serve=SERVE) as bot_workers:
            told = [packed(begin("haunted", 2), "random", b"%d" % (i % 4)) for i in range(8)]
            keys = await asyncio.gather(*map(bot_workers.answer, told))
            assert keys[:4] == keys[4:]

    asyncio.run(story())


# --- bad bots ---


def test_a_bot_that_kills_its_process_is_tried_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool() as bot_workers:
            told = request(f"kill-once {tmp_path / 'killed'}")
            killed = asyncio.create_task(bot_workers.answer(told))
            other = asyncio.create_task(bot_workers.answer(request()))
            await other
            assert killed.done(), "it keeps its turn"
            assert await killed
            assert (tmp_path / "killed").exists()

    asyncio.run(story())


def test_a_bot_that_always_kills_its_process_has_no_answer() -> None:
    async def story() -> None:
        async with pool() as bot_workers:
            killer = asyncio.create_task(bot_workers.answer(request("kill")))
            assert await bot_workers.answer(request()), "others are served by the next process"
            with pytest.raises(NoAnswer, match=f"tried {TRIES} times.*exit code -9"):
                await killer

    asyncio.run(story())


def test_a_bot_that_hangs_has_no_answer() -> None:
    async def story() -> None:
        async with pool(grace=0.4) as bot_workers:
            with pytest.raises(NoAnswer, match=r"said nothing for 0\.4 seconds"):
                await bot_workers.answer(request("hang"))

    asyncio.run(story())


def test_a_mistake_of_a_bot_is_told_and_costs_no_process() -> None:
    async def story() -> None:
        async with pool() as bot_workers:
            before = processes_of(bot_workers)
            with pytest.raises(NoAnswer, match="BotFailed: RuntimeError") as told:
                await bot_workers.answer(request("raise"))
            assert "troubles.py" in str(told.value), "where it was"
            says = f"{request().bot} holds its hand"
            assert says not in str(told.value), "not what it says: that may be cards"
            assert await bot_workers.answer(request())
            assert processes_of(bot_workers) == before

    asyncio.run(story())


def test_ctrl_c_does_not_reach_workers() -> None:
    async def story() -> None:
        async with pool() as bot_workers:
            before = processes_of(bot_workers)
            assert await bot_workers.answer(request("interrupt"))
            assert processes_of(bot_workers) == before

    asyncio.run(story())


def test_a_process_that_does_not_start_is_told() -> None:
    async def story() -> None:
        async with pool(serve="no.such.module:serve"):
            pass

    with pytest.raises(HandlerError, match="No module named 'no'"):
        asyncio.run(story())


# --- waiting ---


def test_quick_bots_do_not_wait_for_slow_ones() -> None:
    async def story() -> None:
        async with pool(2) as bot_workers:
            told = [request("sleep 60", "search-3") for _ in range(3)]
            searches = [asyncio.create_task(bot_workers.answer(one)) for one in told]
            await asyncio.sleep(0)
            for _ in range(5):
                await bot_workers.answer(request())
            assert not any(search.done() for search in searches)
        await asyncio.gather(*searches, return_exceptions=True)

    asyncio.run(story())


def test_first_come_first_served() -> None:
    served: list[int] = []

    async def ask(bot_workers: BotPool, number: int) -> None:
        await bot_workers.answer(request("sleep 0.02", "greedy" if number % 2 else "search-1"))
        served.append(number)

    async def story() -> None:
        async with pool() as bot_workers:
            await asyncio.gather(*(ask(bot_workers, number) for number in range(6)))

    asyncio.run(story())
    assert served == [0, 1, 2, 3, 4, 5]


def test_who_no_longer_waits_is_not_served() -> None:
    async def story() -> None:
        async with pool() as bot_workers:
            busy = asyncio.create_task(bot_workers.answer(request("sleep 0.2")))
            given_up = asyncio.create_task(bot_workers.answer(request("sleep 60")))
            await asyncio.sleep(0)  # both are in the queue
            given_up.cancel()
            await asyncio.gather(busy, bot_workers.answer(request()))

    asyncio.run(asyncio.wait_for(story(), 20))


# --- the end ---


def test_closing_ends_all_processes_and_all_waiting() -> None:
    async def story() -> None:
        bot_workers = BotPool(2, serve=TROUBLES)
        await bot_workers.start()
        workers = processes_of(bot_workers)
        asked = [
            request("hang"),
            request("hang", "search-1"),
            request(),
            request("kill", "search-1"),
        ]
        waiting = [asyncio.create_task(bot_workers.answer(told)) for told in asked]
        await asyncio.sleep(0.1)
        await bot_workers.close()
        assert not any(map(runs, workers))
        for end in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(end, NoAnswer)
        with pytest.raises(NoAnswer):
            await bot_workers.answer(request())

    asyncio.run(story())


SERVER = """
import asyncio
from tests.table.bots.test_bot_pool import request, processes_of, pool

async def serve():
    told = request("hang")
    async with pool(2) as bot_workers:
        thinking = asyncio.create_task(bot_workers.answer(told))
        await asyncio.sleep(0.2)  # for the request to arrive
        print(*processes_of(bot_workers), flush=True)
        await thinking

asyncio.run(serve())
"""


def test_no_worker_outlives_a_server_that_is_killed() -> None:
    """One worker is idle and one deep in thought."""
    command = [sys.executable, "-c", SERVER]
    path = os.pathsep.join(filter(None, sys.path))
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
    ) as server:
        assert server.stdout is not None
        workers = [int(number) for number in server.stdout.readline().split()]
        assert len(workers) == 2
        assert all(map(runs, workers))
        server.kill()
    for _ in range(100):
        if not any(map(runs, workers)):
            return
        time.sleep(0.05)
    for worker in filter(runs, workers):
        os.kill(worker, signal.SIGKILL)
    pytest.fail("workers have outlived the server")


def processes_of(bot_workers: BotPool) -> list[int]:
    return [worker.pid for worker in bot_workers._workers if worker.pid is not None]


def runs(process: int) -> bool:
    """Whether a process is there and no mere entry of one that has ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False

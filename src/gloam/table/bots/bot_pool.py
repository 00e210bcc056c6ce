"""The pool of worker processes in which bots think.

Each worker has one request at a time and is a process of its own, so a bot that crashes or
hangs takes nothing with it but itself: its worker is replaced and the request tried again.
"""

from __future__ import annotations

import asyncio
import os
from itertools import count
from typing import TypeAlias

from gloam.kernel.core.asks import Key
from gloam.table.bots.bot_request import BotRequest, decode_key
from gloam.workers import AsyncWorker, HandlerError, WorkerLost

TRIES = 3
GRACE = 10.0  # seconds beyond a request's budget before its worker counts as hung
LEAST = 0.01  # seconds that a bot takes which answers at once
MANY = 1000  # tables whose shares are remembered
FIRST = -1  # the rank of a job that was lost
SERVE = "gloam.table.bots.answering:serve"


class NoAnswer(Exception):
    """No worker could answer. The caller takes an option at random, from dice of its own."""


Order: TypeAlias = tuple[int, float, int]  # rank, start, arrival


class _Job:
    """A request that waits for an answer."""

    def __init__(self, request: BotRequest, grace: float, order: Order) -> None:
        self.data = request.encode()
        self.order = order  # the lowest is served first
        self.limit = request.budget + grace
        self.quick = request.budget == 0
        self.answer: asyncio.Future[Key] = asyncio.get_running_loop().create_future()
        self.losses: list[str] = []

    def fail(self, why: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(NoAnswer(why))


class BotPool:
    """The pool. `serve` names the function that makes the handler of requests.

    Tables that somebody is at come first (the lower `rank`). Among those of one rank each table has
    the same share of the workers' time, however much its bots ask for (start-time fair queueing: a
    job's start is when its table's earlier jobs would have ended if they had had their share); what
    one table asks is served in order.

    Of two or more workers the first takes quick bots only: however many searches are waiting, a bot
    that answers at once never waits for one. By default that worker comes on top of one a core.
    """

    def __init__(
        self, processes: int | None = None, grace: float = GRACE, serve: str = SERVE
    ) -> None:
        self._workers = [AsyncWorker(serve) for _ in range(processes or (os.cpu_count() or 1) + 1)]
        self._grace = grace
        self._jobs: list[_Job] = []
        self._arrivals = count()
        self._clock = 0.0  # the start of the job that was taken last
        self._ends: dict[
            str, float
        ] = {}  # of each table's jobs; those before the clock mean nothing
        self._open: set[_Job] = set()  # all that somebody waits for, in the queue or in work
        self._news = asyncio.Condition()
        self._serving: list[asyncio.Task[None]] = []
        self._closed = False

    async def start(self) -> None:
        """Start the processes. Raises WorkerLost or HandlerError if one does not come up."""
        try:
            await asyncio.gather(*(worker.start() for worker in self._workers))
        except BaseException:
            await self.close()
            raise
        for place, worker in enumerate(self._workers):
            only_quick = place == 0 and len(self._workers) > 1
            self._serving.append(asyncio.create_task(self._serve(worker, only_quick)))

    @property
    def thinkers(self) -> int:
        """How many workers take bots that search."""
        return max(len(self._workers) - 1, 1)

    async def answer(self, request: BotRequest, table: str = "", rank: int = 0) -> Key:
        """The bot's answer. Raises NoAnswer if there is none to be had."""
        if self._closed:
            raise NoAnswer("the pool is closed")
        job = _Job(request, self._grace, self._order(request, table, rank))
        self._open.add(job)
        try:
            async with self._news:
                self._jobs.append(job)
                self._news.notify_all()
            return await job.answer
        finally:
            self._open.discard(job)

    async def close(self) -> None:
        """End all processes. Who still waits for an answer gets NoAnswer."""
        self._closed = True
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))
        for job in self._open:
            job.fail("the pool was closed")

    async def _serve(self, worker: AsyncWorker, only_quick: bool) -> None:
        """Hand one job after the other to a worker."""
        while True:
            job = await self._next(only_quick)
            try:
                reply = await worker.ask(job.data, job.limit)
            except WorkerLost as loss:
                await self._lost(job, loss)
                continue
            except HandlerError as error:  # the same bot with the same dice would fail again
                job.fail(error.details)
                continue
            if not job.answer.done():
                job.answer.set_result(decode_key(reply))

    async def _next(self, only_quick: bool) -> _Job:
        """The first job that this worker takes and that somebody still waits for."""
        async with self._news:
            while True:
                self._jobs = [job for job in self._jobs if not job.answer.done()]
                able = [job for job in self._jobs if job.quick or not only_quick]
                if able:
                    job = min(able, key=lambda job: job.order)
                    self._jobs.remove(job)
                    self._clock = max(self._clock, job.order[1])
                    return job
                await self._news.wait()

    def _order(self, request: BotRequest, table: str, rank: int) -> Order:
        start = max(self._clock, self._ends.get(table, 0.0))
        self._ends[table] = start + request.budget + LEAST
        if len(self._ends) > MANY:
            self._ends = {one: end for one, end in self._ends.items() if end > self._clock}
        return rank, start, next(self._arrivals)

    async def _lost(self, job: _Job, loss: WorkerLost) -> None:
        """Try a job again, before all others: it has waited longest."""
        job.losses.append(str(loss))
        if len(job.losses) == TRIES:
            job.fail(f"tried {TRIES} times: " + "; ".join(job.losses))
            return
        async with self._news:
            job.order = FIRST, 0.0, job.order[2]
            self._jobs.append(job)
            self._news.notify_all()

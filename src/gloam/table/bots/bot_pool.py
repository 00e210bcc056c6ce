"""The pool of worker processes in which bots think.

Each worker has one request at a time and is a process of its own, so a bot that crashes or
hangs takes nothing with it but itself: its worker is replaced and the request tried again.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque

from gloam.kernel.core.asks import Key
from gloam.table.bots.bot_request import BotRequest, decode_key
from gloam.workers import AsyncWorker, HandlerError, WorkerLost

TRIES = 3
GRACE = 10.0  # seconds beyond a request's budget before its worker counts as hung
SERVE = "gloam.table.bots.answering:serve"


class NoAnswer(Exception):
    """No worker could answer. The caller takes an option at random, from dice of its own."""


class _Job:
    """A request that waits for an answer."""

    def __init__(self, request: BotRequest, grace: float) -> None:
        self.data = request.encode()
        self.limit = request.budget + grace
        self.quick = request.budget == 0
        self.answer: asyncio.Future[Key] = asyncio.get_running_loop().create_future()
        self.losses: list[str] = []

    def fail(self, why: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(NoAnswer(why))


class BotPool:
    """The pool. `serve` names the function that makes the handler of requests.

    Jobs are served first come, first served, whichever table they are from. Of two or more
    workers the first takes quick bots only: however many searches are waiting, a bot that
    answers at once never waits for one. By default that worker comes on top of one a core.
    """

    def __init__(
        self, processes: int | None = None, grace: float = GRACE, serve: str = SERVE
    ) -> None:
        self._workers = [AsyncWorker(serve) for _ in range(processes or (os.cpu_count() or 1) + 1)]
        self._grace = grace
        self._jobs: deque[_Job] = deque()
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

    async def answer(self, request: BotRequest) -> Key:
        """The bot's answer. Raises NoAnswer if there is none to be had."""
        if self._closed:
            raise NoAnswer("the pool is closed")
        job = _Job(request, self._grace)
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
        """The oldest job that this worker takes and that somebody still waits for."""
        async with self._news:
            while True:
                self._jobs = deque(job for job in self._jobs if not job.answer.done())
                for job in self._jobs:
                    if job.quick or not only_quick:
                        self._jobs.remove(job)
                        return job
                await self._news.wait()

    async def _lost(self, job: _Job, loss: WorkerLost) -> None:
        """Try a job again, before all others: it has waited longest."""
        job.losses.append(str(loss))
        if len(job.losses) == TRIES:
            job.fail(f"tried {TRIES} times: " + "; ".join(job.losses))
            return
        async with self._news:
            self._jobs.appendleft(job)
            self._news.notify_all()

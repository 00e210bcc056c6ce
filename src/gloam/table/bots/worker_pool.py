"""The pool of worker processes in which bots think.

Each worker has one request at a time and is a process of its own, so a bot that crashes or
hangs takes nothing with it but itself: its worker is replaced and the request tried again.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections import deque

import msgspec

from gloam.kernel.core.asks import Key
from gloam.table.bots.bot_request import BotRequest
from gloam.table.bots.bot_worker import SIZE, BotReply

TRIES = 3
GRACE = 10.0  # seconds beyond a request's budget before its worker counts as hung
STARTING = 60.0  # seconds in which a new process must be there
THINK = "gloam.table.bots.answering:think"


class NoAnswer(Exception):
    """No worker could answer. The caller takes an option at random, from dice of its own."""


class WorkerLost(Exception):
    """A worker process has died, or was ended because it took too long."""


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


class WorkerPool:
    """The pool. `think` names the function that workers call with a request.

    Jobs are served first come, first served, whichever table they are from. Of two or more
    workers the first takes quick bots only: however many searches are waiting, a bot that
    answers at once never waits for one. By default that worker comes on top of one a core.
    """

    def __init__(
        self, processes: int | None = None, grace: float = GRACE, think: str = THINK
    ) -> None:
        self._workers = [_Worker(think) for _ in range(processes or (os.cpu_count() or 1) + 1)]
        self._grace = grace
        self._jobs: deque[_Job] = deque()
        self._open: set[_Job] = set()  # all that somebody waits for, in the queue or in work
        self._news = asyncio.Condition()
        self._serving: list[asyncio.Task[None]] = []
        self._closed = False

    async def start(self) -> None:
        """Start the processes. Raises WorkerLost if one does not come up."""
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
        """End all processes. Identity still waits for an answer gets NoAnswer."""
        self._closed = True
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))
        for job in self._open:
            job.fail("the pool was closed")

    async def _serve(self, worker: _Worker, only_quick: bool) -> None:
        """Hand one job after the other to a worker."""
        while True:
            job = await self._next(only_quick)
            try:
                reply = await worker.think(job.data, job.limit)
            except WorkerLost as loss:
                await self._lost(job, loss)
                continue
            if reply.trouble:  # the same bot with the same dice would fail again
                job.fail(reply.trouble)
            elif not job.answer.done():
                job.answer.set_result(reply.key)

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


class _Worker:
    """The place of one worker: its process, replaced when it is lost, and the line to it."""

    def __init__(self, think: str) -> None:
        self._think = think
        self._process: subprocess.Popen[bytes] | None = None
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def start(self) -> None:
        """Start a process: a fresh interpreter, since a server with threads must not fork."""
        ours, theirs = socket.socketpair()
        # It finds modules where we do, not where it happens to be started (-P).
        paths = os.pathsep.join(path or os.curdir for path in sys.path)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "gloam.table.bots.bot_worker", self._think],
                stdin=theirs.fileno(),
                env={**os.environ, "PYTHONPATH": paths},
            )
        self._line = await asyncio.open_unix_connection(sock=ours)
        await self._hear(STARTING)

    async def think(self, data: bytes, limit: float) -> BotReply:
        """A request's answer. Raises WorkerLost if the process dies or takes too long."""
        if self._line is None:
            await self.start()
        assert self._line is not None
        self._line[1].write(len(data).to_bytes(SIZE, "big") + data)
        return await self._hear(limit)

    async def _hear(self, limit: float) -> BotReply:
        """What the process says next."""
        assert self._line is not None
        reader, _ = self._line
        try:
            async with asyncio.timeout(limit):
                size = int.from_bytes(await reader.readexactly(SIZE), "big")
                return msgspec.json.decode(await reader.readexactly(size), type=BotReply)
        except TimeoutError as late:
            await self.stop()
            raise WorkerLost(f"a worker said nothing for {limit:g} seconds") from late
        except (OSError, EOFError) as end:
            code = await self.stop()
            raise WorkerLost(f"a worker ended with exit code {code}") from end

    async def stop(self) -> int | None:
        """End the process and wait until it is gone. Gives its exit code."""
        process, line = self._process, self._line
        self._process = self._line = None
        if line is not None:
            line[1].close()
        if process is None:
            return None
        process.kill()
        return await asyncio.to_thread(process.wait)

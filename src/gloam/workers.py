"""Worker processes: fresh Python interpreters that answer messages, one at a time.

A worker is started with the name of a function, "module:function", and arguments. In the new
process the function is called once with them and gives the handler; that is called with every
message and gives the reply, both as bytes. A handler may be slow, raise, hang or crash: nobody but
its worker is harmed. Workers run compiled rules where they are (`gloam.compiled`).

`Worker` and `WorkerPool` are for programs that wait, `AsyncWorker` is for an event loop. A worker
dies with the thread that started it, however that ends.
"""

from __future__ import annotations

import asyncio
import ctypes
import io
import os
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pkgutil import resolve_name
from queue import SimpleQueue
from tempfile import TemporaryFile
from typing import IO, TypeAlias

from gloam import compiled

Handler: TypeAlias = Callable[[bytes], bytes]

SIZE = 4  # bytes of a message's length
DONE, FAILED = b"\0", b"\1"  # the first byte of a reply
STARTING = 60.0  # seconds in which a new process must be there
PR_SET_PDEATHSIG = 1


class WorkerLost(Exception):
    """The process has died, or was ended because it took too long."""


class HandlerError(Exception):
    """The handler, or what makes it, has raised. `details` is the traceback."""

    def __init__(self, why: str, details: str) -> None:
        super().__init__(why)
        self.details = details


class Worker:
    """A worker for programs that wait. What it prints on stderr is kept, and told if it dies."""

    def __init__(
        self, function: str, *arguments: str, environment: Mapping[str, str] | None = None
    ) -> None:
        self._stderr: IO[bytes] = TemporaryFile()  # noqa: SIM115  # `stop` closes it
        self._process, line = _start(function, arguments, environment, self._stderr)
        self._line = line.makefile("rwb")
        line.close()
        self._ready = False

    def wait_until_ready(self) -> None:
        """Raises HandlerError or WorkerLost if the handler could not be made."""
        if not self._ready:
            self._receive()
            self._ready = True

    def ask(self, message: bytes) -> bytes:
        """The handler's reply. Raises HandlerError or WorkerLost."""
        self.wait_until_ready()
        with suppress(BrokenPipeError):  # `_receive` tells
            _send(self._line, message)
        return self._receive()

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()  # whoever waits for a reply gets WorkerLost
        with suppress(BrokenPipeError):
            self._line.close()
        self._stderr.close()

    def _receive(self) -> bytes:
        try:
            reply = _read(self._line)
        except ConnectionError:
            reply = None
        if reply is None:  # it could not be imported, was killed, or compiled code crashed
            code = self._process.wait()
            self._stderr.seek(0)
            last = self._stderr.read().decode(errors="replace").strip().rpartition("\n")[2]
            raise WorkerLost(f"a worker ended with exit code {code}. {last}".rstrip())
        return _result(reply)


class WorkerPool:
    """Several workers of one kind that share messages."""

    def __init__(
        self,
        count: int,
        function: str,
        *arguments: str,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._workers = [
            Worker(function, *arguments, environment=environment) for _ in range(count)
        ]

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.stop()

    def map(self, messages: Iterable[bytes]) -> Iterator[bytes]:
        """The replies in the order of the messages, each as soon as it is there. The first
        exception ends it."""
        free: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            free.put(worker)

        def ask(message: bytes) -> bytes:
            worker = free.get()
            try:
                return worker.ask(message)
            finally:
                free.put(worker)

        threads = ThreadPoolExecutor(len(self._workers))
        try:
            yield from threads.map(ask, messages)
        finally:
            threads.shutdown(wait=False, cancel_futures=True)


class AsyncWorker:
    """A worker for an event loop; its process is replaced when it is lost. What it prints goes
    where our own output goes."""

    def __init__(self, function: str, *arguments: str) -> None:
        self._function = function
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    async def start(self) -> None:
        """Raises WorkerLost or HandlerError if it does not come up."""
        self._process, line = _start(self._function, self._arguments, None, None)
        self._line = await asyncio.open_unix_connection(sock=line)
        try:
            await self._receive(STARTING)
        except HandlerError:
            await self.stop()
            raise

    async def ask(self, message: bytes, limit: float) -> bytes:
        """The handler's reply. Raises HandlerError, or WorkerLost if the process dies or takes
        more than `limit` seconds; the next message then starts a new one."""
        if self._line is None:
            await self.start()
        assert self._line is not None
        self._line[1].write(_framed(message))
        return await self._receive(limit)

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

    async def _receive(self, limit: float) -> bytes:
        assert self._line is not None
        reader, _ = self._line
        try:
            async with asyncio.timeout(limit):
                size = int.from_bytes(await reader.readexactly(SIZE), "big")
                reply = await reader.readexactly(size)
        except TimeoutError as late:
            await self.stop()
            raise WorkerLost(f"a worker said nothing for {limit:g} seconds") from late
        except (OSError, EOFError) as end:
            code = await self.stop()
            raise WorkerLost(f"a worker ended with exit code {code}") from end
        return _result(reply)


# --- starting ---


def _start(
    function: str,
    arguments: Sequence[str],
    environment: Mapping[str, str] | None,
    stderr: IO[bytes] | None,
) -> tuple[subprocess.Popen[bytes], socket.socket]:
    """A process, and our end of the line to it.

    A fresh interpreter: a process with threads must not fork. It finds modules where we do, or
    where the environment's PYTHONPATH says, and not where it happens to be started (-P).
    """
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "gloam.workers", function, *arguments],
            stdin=theirs.fileno(),
            stderr=stderr,
            env=_environment() if environment is None else environment,
        )
    return process, ours


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": python_path(sys.path)}


def python_path(folders: Iterable[str]) -> str:
    """What PYTHONPATH must be for a process to look for modules in these folders first."""
    return os.pathsep.join(folder or os.curdir for folder in folders)


# --- in the worker ---


def main(argv: Sequence[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started us, and stops us
    die_with_parent()
    with socket.socket(fileno=os.dup(sys.stdin.fileno())) as ours, ours.makefile("rwb") as line:
        with open(os.devnull, "rb") as nothing:  # noqa: PTH123  # for handlers that read stdin
            os.dup2(nothing.fileno(), sys.stdin.fileno())
        function, *arguments = argv
        compiled.use()
        try:
            handle: Handler = resolve_name(function)(*arguments)
        except Exception as error:
            _send(line, _failure(error))
            return
        _send(line, DONE)
        while (message := _read(line)) is not None:
            try:
                reply = DONE + handle(message)
            except Exception as error:
                reply = _failure(error)
            _send(line, reply)


def die_with_parent() -> None:
    """Have this process killed when the thread that started it ends, however busy we are. Where
    the system has no such thing, the end of the line must do."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _failure(error: Exception) -> bytes:
    """What was raised and where, in one line; then the traceback."""
    frames = traceback.extract_tb(error.__traceback__)
    why = f"{type(error).__name__}: {error} ({frames[-1].filename}:{frames[-1].lineno})"
    return FAILED + f"{why}\0{traceback.format_exc()}".encode()


# --- messages: a length and that many bytes ---


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(SIZE, "big") + message


def _send(line: io.BufferedRWPair, message: bytes) -> None:
    line.write(_framed(message))
    line.flush()


def _read(line: io.BufferedRWPair) -> bytes | None:
    """None at the end of the line."""
    size = line.read(SIZE)
    return line.read(int.from_bytes(size, "big")) if size else None


def _result(reply: bytes) -> bytes:
    if reply[:1] == DONE:
        return reply[1:]
    why, _, details = reply[1:].decode().partition("\0")
    raise HandlerError(why, details)


if __name__ == "__main__":
    main(sys.argv[1:])

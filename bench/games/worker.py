"""Measuring in a process of its own, so that a build can be chosen for it.

`python -m bench.games.worker GAME SEATS` measures with whatever build of Gloam it finds
first. It says which one that is, then answers tasks: a line of JSON in, a line out.
`Worker` is the other end.
"""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryFile
from types import ModuleType
from typing import IO, Final

import msgspec

from bench.games.measure import Measuring, Numbers
from gloam.kernel.content import registry
from gloam.kernel.core import run

PLAIN: Final = "plain"
COMPILED: Final = "compiled"


class Hello(msgspec.Struct, tag=True):
    """Which build a worker has found."""

    compiled: bool


class Task(msgspec.Struct):
    what: str
    seconds: float
    seed: int


class Done(msgspec.Struct, tag=True):
    numbers: Numbers


class Failed(msgspec.Struct, tag=True):
    """The game's code, or the kernel's, has raised."""

    why: str


Reply = Hello | Done | Failed


class WorkerError(Exception):
    """A build of a game that cannot be measured at all, and why."""


# --- in the worker ---


def main(argv: list[str]) -> int:
    name, seats = argv
    try:
        measuring = Measuring(registry.game(name).rules, int(seats))
    except Exception as error:
        tell(Failed(trouble(error)))
        return 1
    tell(Hello(is_compiled(run)))
    for line in sys.stdin.buffer:
        task = msgspec.json.decode(line, type=Task)
        try:
            tell(Done(measuring.round(task.what, task.seconds, task.seed)))
        except Exception as error:
            tell(Failed(trouble(error)))
    return 0


def tell(reply: Reply) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
    sys.stdout.buffer.flush()


def trouble(error: Exception) -> str:
    """What went wrong and where: the last line of Gloam's or the game's own code."""
    frames = traceback.extract_tb(error.__traceback__)
    at = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{at}"


def is_compiled(module: ModuleType) -> bool:
    return str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


# --- at the other end ---


class Worker:
    """A worker that has said hello."""

    def __init__(self, process: subprocess.Popen[bytes], complaints: IO[bytes], build: str) -> None:
        self.process = process
        self.complaints = complaints
        self.build = build
        hello = self._reply()
        if isinstance(hello, Failed):
            raise WorkerError(hello.why)
        assert isinstance(hello, Hello)
        if hello.compiled != (build == COMPILED):
            found = COMPILED if hello.compiled else PLAIN
            raise WorkerError(f"the {build} kernel was wanted and the {found} one was found")

    def measure(self, task: Task) -> Done | Failed:
        into = _pipe(self.process.stdin)
        with suppress(BrokenPipeError):  # `_reply` tells
            into.write(msgspec.json.encode(task) + b"\n")
            into.flush()
        reply = self._reply()
        assert not isinstance(reply, Hello)
        return reply

    def _reply(self) -> Reply:
        line = _pipe(self.process.stdout).readline()
        if not line:  # it could not be imported, was killed, or compiled code crashed
            code = self.process.wait()
            self.complaints.seek(0)
            last = self.complaints.read().decode(errors="replace").strip().rpartition("\n")[2]
            return Failed(f"the measuring process ended with code {code}. {last}")
        reply: Reply = msgspec.json.decode(line, type=Reply)
        return reply


@contextmanager
def worker(build: str, fast: Path, game: str, seats: int) -> Iterator[Worker]:
    """Start a worker with a build; `fast` is the folder that holds the compiled one."""
    # -P: the current folder must not come before the build that was chosen.
    command = [sys.executable, "-P", "-m", "bench.games.worker", game, str(seats)]
    with (
        TemporaryFile() as complaints,
        subprocess.Popen(
            command,
            env=environment(build, fast),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
        ) as process,
    ):
        try:
            yield Worker(process, complaints, build)
        finally:
            process.kill()


def environment(build: str, fast: Path) -> dict[str, str]:
    """The environment in which Python finds this build first, and else what we find."""
    others = [part for part in sys.path if part and Path(part).resolve() != fast.resolve()]
    first = [str(fast.resolve())] if build == COMPILED else []
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(first + others),
        "PYTHONHASHSEED": "0",  # the layout of sets and dicts, and so times, as the last time
    }


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

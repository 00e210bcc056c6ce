"""Measuring in a process of its own, so that a build can be chosen for it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType
from typing import Final

import msgspec

from bench.games.measure import Measuring, Numbers
from gloam import compiled
from gloam.kernel.content import registry
from gloam.kernel.core import run
from gloam.workers import Handler, Worker, python_path

PLAIN: Final = "plain"
COMPILED: Final = "compiled"


class Task(msgspec.Struct):
    what: str
    seconds: float
    seed: int


class WrongBuild(Exception):
    """A worker has not found the build of the kernel that was wanted."""


# --- in the worker ---


def serve(build: str, game: str, seats: str) -> Handler:
    found = COMPILED if is_compiled(run) else PLAIN
    if found != build:
        raise WrongBuild(f"the {build} kernel was wanted and the {found} one was found")
    measuring = Measuring(registry.game(game).rules, int(seats))

    def measure(message: bytes) -> bytes:
        task = msgspec.json.decode(message, type=Task)
        return msgspec.json.encode(measuring.round(task.what, task.seconds, task.seed))

    return measure


def is_compiled(module: ModuleType) -> bool:
    return str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


# --- at the other end ---


class MeasuringWorker:
    """A worker that measures one game in one build."""

    def __init__(self, worker: Worker, build: str) -> None:
        self.build = build
        self._worker = worker

    def measure(self, task: Task) -> Numbers:
        """Raises HandlerError if the code that is measured raises, WorkerLost if it crashes."""
        return msgspec.json.decode(self._worker.ask(msgspec.json.encode(task)), type=Numbers)


@contextmanager
def measuring_worker(build: str, game: str, seats: int) -> Iterator[MeasuringWorker]:
    """Raises as `Worker.ask` does."""
    function = f"{__name__}:{serve.__name__}"
    worker = Worker(function, build, game, str(seats), environment=environment(build))
    try:
        worker.wait_until_ready()
        yield MeasuringWorker(worker, build)
    finally:
        worker.stop()


def environment(build: str) -> dict[str, str]:
    """The environment in which a worker runs this build."""
    return {
        **os.environ,
        "PYTHONPATH": python_path(sys.path),
        compiled.SWITCH: "1" if build == COMPILED else "0",
        "PYTHONHASHSEED": "0",  # the layout of sets and dicts, and so times, as the last time
    }

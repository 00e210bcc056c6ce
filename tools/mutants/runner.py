"""Run each mutant's tests where its module is the changed one, and see whether they notice."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

import msgspec

from gloam.proving.proofs import ProvingError, pytest_environment, pytest_options
from tools.mutants.mutations import Mutation
from tools.mutants.plugin import pack
from tools.mutants.worker import TIMED_OUT, Task

# Exit codes of pytest: a test failed, a file could not be imported, a test in it not be found.
NOTICING = (1, 2, 4)
# In a worker pytest's plugins are there before pytest: it warns, and a warning may be an error.
OPTIONS = ("-x", "--tb=no", "-W", "ignore::pytest.PytestAssertRewriteWarning")
NOTICED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


class Order(NamedTuple):
    mutation: Mutation
    tests: list[str]
    timeout: float


class Outcome(NamedTuple):
    caught: bool
    how: str


def carry_out(orders: list[Order]) -> Iterator[Outcome]:
    """As many at a time as there are processors. The outcomes are in the order of the orders."""
    jobs = min(os.cpu_count() or 1, len(orders))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="gloam-mutants-")))
        tasks = make_tasks(orders, folder)
        free: SimpleQueue[subprocess.Popen[bytes]] = SimpleQueue()
        for _ in range(jobs):
            worker = stack.enter_context(start_worker(folder))
            stack.callback(worker.terminate)
            free.put(worker)

        def try_mutant(task: Task) -> Outcome:
            worker = free.get()
            try:
                return ask(worker, task)
            finally:
                free.put(worker)

        pool = stack.enter_context(ThreadPoolExecutor(jobs))
        yield from pool.map(try_mutant, tasks)


def make_tasks(orders: Iterable[Order], folder: Path) -> list[Task]:
    """With the changed modules. Not in the pool: the mutations of a source share its tree."""
    tasks = []
    for number, order in enumerate(orders):
        module = folder / f"{number}.module"
        module.write_bytes(pack(order.mutation.source.path, order.mutation.compile()))
        arguments = pytest_options("tools.mutants.plugin", *OPTIONS, *order.tests)
        said = folder / f"{number}.said"
        tasks.append(Task(str(module), str(said), arguments if order.tests else [], order.timeout))
    return tasks


def start_worker(folder: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "tools.mutants.worker"],
        env=make_environment(folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )


def make_environment(folder: Path) -> dict[str, str]:
    """The tests leave nothing in the working tree."""
    ours = pytest_environment() | {"HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "hypothesis")}
    if sys.dont_write_bytecode:  # then each would compile the game anew: share it elsewhere
        ours.pop("PYTHONDONTWRITEBYTECODE", None)
        ours["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
    return ours


def ask(worker: subprocess.Popen[bytes], task: Task) -> Outcome:
    if not task.arguments:
        return Outcome(False, "no test proves a rule cited here")
    assert worker.stdin is not None  # both were asked for at its start
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(task) + b"\n")
    worker.stdin.flush()
    answer = worker.stdout.readline()
    if not answer:
        raise ProvingError("The process that tries mutants has died.")
    return judge(int(answer), task)


def judge(code: int, task: Task) -> Outcome:
    if code == 0:
        return Outcome(False, "nothing noticed")
    if code == TIMED_OUT:
        return Outcome(True, f"it did not end within {task.timeout:.0f} s")
    if code < 0:
        return Outcome(True, f"it crashed with signal {-code}")
    said = Path(task.said).read_text(encoding="utf-8", errors="replace")
    if code not in NOTICING:
        raise ProvingError(f"A mutant could not be tried. pytest ended with {code}:\n{said}")
    noticed = NOTICED.search(said)
    return Outcome(True, f"noticed by {noticed[1]}" if noticed else "its tests do not load")

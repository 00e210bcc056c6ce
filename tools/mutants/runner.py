"""Run each mutant's tests where its module is the changed one, and see whether they notice."""

import os
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from gloam.proving.proofs import ProvingError, pytest_environment, pytest_options
from gloam.workers import WorkerLost, WorkerPool, python_path
from tools.mutants.mutations import Mutation
from tools.mutants.plugin import pack
from tools.mutants.worker import TIMED_OUT, Task

# Exit codes of pytest: a test failed, a file could not be imported, a test in it not be found.
NOTICING = (1, 2, 4)
# In a worker pytest's plugins are there before pytest: it warns, and a warning may be an error.
OPTIONS = ("-x", "--tb=no", "-W", "ignore::pytest.PytestAssertRewriteWarning")
SERVE = "tools.mutants.worker:serve"
NOTICED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


class Order(NamedTuple):
    mutation: Mutation
    tests: list[str]
    timeout: float


class Outcome(NamedTuple):
    caught: bool
    how: str


UNPROVEN = Outcome(False, "no test proves a rule cited here")


def carry_out(orders: list[Order]) -> Iterator[Outcome]:
    """As many at a time as there are processors. The outcomes are in the order of the orders."""
    with tempfile.TemporaryDirectory(prefix="gloam-mutants-") as name:
        folder = Path(name)
        tasks = make_tasks(orders, folder)
        tried = [task for task in tasks if task.arguments]
        workers = max(1, min(os.cpu_count() or 1, len(tried)))
        with WorkerPool(workers, SERVE, environment=make_environment(folder)) as pool:
            codes = pool.map(msgspec.json.encode(task) for task in tried)
            try:
                for task in tasks:
                    yield judge(int(next(codes)), task) if task.arguments else UNPROVEN
            except WorkerLost as lost:
                raise ProvingError(f"Mutants could not be tried: {lost}") from lost


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


def make_environment(folder: Path) -> dict[str, str]:
    """The tests leave nothing in the working tree."""
    ours = pytest_environment()
    ours["PYTHONPATH"] = python_path([str(Path.cwd()), *sys.path])
    ours["HYPOTHESIS_STORAGE_DIRECTORY"] = str(folder / "hypothesis")
    if sys.dont_write_bytecode:  # then each would compile the game anew: share it elsewhere
        ours.pop("PYTHONDONTWRITEBYTECODE", None)
        ours["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
    return ours


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

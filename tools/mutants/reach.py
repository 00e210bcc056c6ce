"""Which tests run a function: what no test runs, no test can notice.

All tests of a game are run once in a process of their own, nothing broken, and lines are told apart
by test; the plugin there is below. What a function has worked out may be kept for later tests of
the same process: of these only the first is found here.
"""

import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

import coverage
import msgspec
import pytest

from gloam.proving import proofs  # its names would be taken for hooks
from gloam.proving.sources import Function
from gloam.workers import python_path

JOB = "GLOAM_REACH_JOB"  # the environment variable that names the job's file
MANY = 200  # tests; of more whole files are run, which pytest finds sooner


class Place(msgspec.Struct, frozen=True):
    """The lines of a function, without the one that defines it."""

    file: str
    first: int
    last: int


class Job(msgspec.Struct):
    places: list[Place]
    answer: str


class Reached(msgspec.Struct):
    """For each place the tests that run it, the quickest first; and the seconds of each test."""

    tests: list[list[str]]
    seconds: dict[str, float]


def body_of(path: Path, function: Function) -> Place:
    return Place(str(path), function.body[0].lineno, function.end_lineno or function.lineno)


def find_tests(suite: Sequence[str], places: list[Place]) -> Reached:
    """Run a suite, and say which of its tests run the places. All must pass."""
    with tempfile.TemporaryDirectory(prefix="gloam-reach-") as name:
        order, answer = Path(name, "job.json"), Path(name, "answer.json")
        order.write_bytes(msgspec.json.encode(Job(places, str(answer))))
        path = python_path([str(Path.cwd()), *sys.path])
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *proofs.pytest_options("tools.mutants.reach", *suite)],
            env=proofs.pytest_environment() | {JOB: str(order), "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise proofs.ProvingError(f"Mend these first, they fail as it is:\n{done.stdout}")
        return msgspec.json.decode(answer.read_bytes(), type=Reached)


def arguments(tests: Sequence[str]) -> list[str]:
    """What to tell pytest, so that it runs these."""
    if len(tests) <= MANY:
        return list(tests)
    return list(dict.fromkeys([test.partition("::")[0] for test in tests]))


# --- the plugin ---


def pytest_configure(config: pytest.Config) -> None:
    if JOB in os.environ:
        job = msgspec.json.decode(Path(os.environ[JOB]).read_bytes(), type=Job)
        config.pluginmanager.register(Watcher(job))


class Watcher:
    def __init__(self, job: Job) -> None:
        self.job = job
        self.seconds: dict[str, float] = defaultdict(float)
        files = sorted({place.file for place in job.places})
        self.watch = coverage.Coverage(data_file=None, config_file=False, include=files)
        self.watch.set_option("run:disable_warnings", ["no-data-collected"])
        self.watch.start()  # what runs while tests are loaded concerns them all

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.watch.switch_context(argument(item.nodeid))
        try:
            return (yield)
        finally:
            self.watch.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[argument(report.nodeid)] += report.duration

    def pytest_sessionfinish(self) -> None:
        self.watch.stop()
        found = self.watch.get_data()
        lines: dict[str, dict[int, list[str]]] = {}
        for file in {place.file for place in self.job.places}:
            lines[file] = found.contexts_by_lineno(file)
        tests = [sorted(set(self._who(lines, p)), key=self._time) for p in self.job.places]
        answer = Reached(tests, dict(self.seconds))
        Path(self.job.answer).write_bytes(msgspec.json.encode(answer))

    def _who(self, lines: dict[str, dict[int, list[str]]], place: Place) -> Iterator[str]:
        for line, tests in lines[place.file].items():
            if place.first <= line <= place.last:
                yield from self.seconds if "" in tests else tests

    def _time(self, test: str) -> float:
        return self.seconds[test]


def argument(name: str) -> str:
    """A test without its parameters."""
    return name.partition("[")[0]

"""Run the proving tests in a process of their own, and learn what each of them did.

The other end is `plugin.py`, in that process. The two talk through files: a `Job` there and
`Proofs` back.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import msgspec

JOB = "GLOAM_PROVING_JOB"  # the environment variable that names the job's file

PLUGIN = "gloam.proving.plugin"
GO_ON = "--continue-on-collection-errors"
# Plugins that no test of a rule needs, and that take most of the time that pytest needs to start.
WITHOUT = ("-p", "no:anyio", "-p", "no:faker", "-p", "no:schemathesis")


class Job(msgspec.Struct):
    """What the process that runs the tests is to do, and where it tells what came of it."""

    answer: str = ""  # the file to write
    games: list[str] = []  # only what is proven of these counts; of all, if there are none
    measure: list[str] = []  # folders; no line is watched if there are none
    # game, rule, file: the lines that carry the rule out
    citing: dict[str, dict[str, dict[str, list[int]]]] = {}
    progress: bool = False


class Claim(msgspec.Struct, frozen=True):
    """A test's word that it proves a rule, and whether it ran a line that cites it."""

    game: str
    rule: str
    ran: bool = False


class Trial(msgspec.Struct):
    """A test that was run; of one with parameters, one of its cases."""

    name: str  # as pytest names it
    path: str
    claims: list[Claim]
    outcome: str = ""  # passed, failed or skipped; "" if it was only collected
    message: str = "it was not run"  # or why it failed or was skipped
    seconds: float = 0.0
    played: set[tuple[str, str]] = set()  # game and card

    @property
    def passed(self) -> bool:
        return self.outcome == "passed"

    @property
    def function(self) -> str:
        """The test without its parameters."""
        return self.name.partition("[")[0]

    @property
    def argument(self) -> str:
        """What to tell pytest to run it, wherever pytest is started."""
        return f"{self.path}::{self.function.partition('::')[2]}"


class Broken(msgspec.Struct):
    """A file of tests that cannot be imported."""

    name: str
    message: str


class Proofs(msgspec.Struct):
    """What came of the proving tests, and the files that could not be imported."""

    trials: list[Trial]
    broken: list[Broken]


class ProvingError(Exception):
    """The tests could not be run at all."""


def run_proofs(job: Job, what: Sequence[str], *options: str) -> Proofs:
    """Run the tests that carry `@proves` among `what`: folders, files or single tests."""
    need_tools()
    with tempfile.TemporaryDirectory(prefix="gloam-proving-") as folder:
        order = Path(folder, "job.json")
        job.answer = str(Path(folder, "proofs.json"))
        order.write_bytes(msgspec.json.encode(job))
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *pytest_options(PLUGIN, GO_ON, *options, *what)],
            env=pytest_environment() | {JOB: str(order)},
            stdout=subprocess.PIPE,
            stderr=None if job.progress else subprocess.STDOUT,
            text=True,
            check=False,
        )
        try:
            return msgspec.json.decode(Path(job.answer).read_bytes(), type=Proofs)
        except FileNotFoundError:
            told = f"pytest gave up with exit code {done.returncode} and said:\n{done.stdout}"
            raise ProvingError(told) from None


def need_tools() -> None:
    missing = [name for name in ("pytest", "coverage") if find_spec(name) is None]
    if missing:
        raise ProvingError(f"This needs {' and '.join(missing)}: run `make setup`.")


def pytest_options(plugin: str, *others: str) -> list[str]:
    options = ["-p", plugin, "-p", "no:cacheprovider", *WITHOUT]
    if find_spec("xdist"):
        options.append("-n0")  # lines are watched in one process
    if find_spec("hypothesis"):
        options.append("--hypothesis-seed=0")
    return [*options, *others]


def pytest_environment() -> dict[str, str]:
    """Ours, without what a pytest around this one would tell the one inside."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return ours | {"COVERAGE_CORE": "ctrace"}  # the one that can tell tests apart

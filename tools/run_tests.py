"""Run the tests, and try again what failed: `python -m tools.run_tests [ARGUMENT OF PYTEST …]`.

On a busy machine a browser or a server may be late once, so what failed is tried once more, alone.
A test that passes then is told as FLAKY and written down in build/flaky.txt. The run fails if a
test fails again, or if one is flaky that is written down there already: twice is no accident.
"""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

RECORD = Path("build/flaky.txt")
MOST = 8  # if more fail, no accident is to blame
SLOWEST = 10


def main(arguments: Sequence[str]) -> int:
    """The exit code."""
    watch = Watch()
    code = int(pytest.main([*arguments, f"--durations={SLOWEST}"], plugins=[watch]))
    tell_seconds(watch.seconds)
    if code != pytest.ExitCode.TESTS_FAILED or not 0 < len(watch.failed) <= MOST:
        return code
    print("Trying again what failed, alone:", flush=True)
    again = {test: passes(test) for test in watch.failed}
    return tell_again(again)


class Watch:
    """A plugin that sees which tests failed, and where the time goes."""

    def __init__(self) -> None:
        self.failed: list[str] = []
        self.seconds: dict[str, float] = defaultdict(float)  # by folder

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[folder(report.nodeid)] += report.duration
        if report.failed and report.nodeid not in self.failed:
            self.failed.append(report.nodeid)


def folder(test: str) -> str:
    """Where a test is: a folder of tests, or of a game's tests."""
    parts = test.partition("::")[0].split("/")[:-1]
    return "/".join(parts[: 3 if "games" in parts else 2])


def passes(test: str) -> bool:
    command = [sys.executable, "-m", "pytest", "-m", "", test]
    return subprocess.run(command, check=False).returncode == 0


def tell_seconds(seconds: Mapping[str, float]) -> None:
    ranked = sorted(seconds.items(), key=lambda item: -item[1])
    parts = [f"{name} {spent:.0f} s" for name, spent in ranked]
    print(f"Where the time went: {', '.join(parts)}")


def tell_again(again: dict[str, bool]) -> int:
    """Print what came of the second try, and write it down."""
    known = set(RECORD.read_text().splitlines()) if RECORD.exists() else set()
    flaky = [test for test, passed in again.items() if passed]
    for test, passed in again.items():
        word = "FAILED" if not passed else "FLAKY AGAIN" if test in known else "FLAKY"
        print(f"{word} {test}")
    if flaky:
        RECORD.parent.mkdir(exist_ok=True)
        RECORD.write_text("".join(f"{test}\n" for test in sorted(known.union(flaky))))
    if known.intersection(flaky):
        print(f"Mend what is flaky again, then remove its line from {RECORD}.")
    return int(not all(again.values()) or bool(known.intersection(flaky)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

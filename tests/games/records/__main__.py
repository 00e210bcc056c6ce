"""`python -m tests.games.records GAME [FILE …]` records a game's tests anew: all, or some modules.

Then `git diff` says what goes another way than before. A test that fails is not recorded anew.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.games.records.files import ANEW, FOLDER, file_of, read_sections, write_sections
from tests.games.records.hooks import GAMES, NEW, new_sections


def main(arguments: Sequence[str]) -> int:
    """The exit code of the tests."""
    if not arguments:
        print(__doc__)
        return 2
    game, *some = arguments
    os.environ[ANEW] = "yes"
    keeper = Keeper()
    paths = some or [str(GAMES / game)]
    code = int(pytest.main(["-n0", "-p", "no:cacheprovider", *paths], plugins=[keeper]))
    files = {file_of(module, GAMES): found for module, found in keeper.found.items()}
    for file, found in files.items():
        if found:
            write_sections(file, found)
        else:
            file.unlink(missing_ok=True)
    if not some and not code:
        for file in (GAMES / game / FOLDER).glob("*.txt"):
            if file not in files:
                file.unlink()
    return code


class Keeper:
    """A plugin that takes the records over. What has failed keeps the record that it had."""

    def __init__(self) -> None:
        self.failed: set[str] = set()
        self.found: dict[Path, dict[str, list[str]]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        # The conftests have imported this module under its own name, not as `__main__`.
        failed = {name.partition("::")[2] for name in self.failed}
        for module, recorders in NEW.items():
            kept = read_sections(file_of(module, GAMES))
            found = new_sections(recorders)
            same = {name: lines for name, lines in kept.items() if name in failed}
            self.found[module] = found | same


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

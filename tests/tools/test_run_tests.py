"""The runner of the tests: what failed is tried again, and what is flaky is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# A test that fails as often as `fails` says: each line is a time.
SPOTTY = """
from pathlib import Path

def test_spotty():
    times = Path("fails").read_text().splitlines()
    Path("fails").write_text("\\n".join(times[1:]))
    assert not times

def test_firm():
    assert True
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_it.py").write_text(SPOTTY)
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -q -p no:cacheprovider\n")
    return tmp_path


def run(folder: Path, fails: int) -> tuple[int, list[str]]:
    (folder / "fails").write_text("x\n" * fails)
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    ran = subprocess.run(
        [sys.executable, "-m", "tools.run_tests"],
        cwd=folder,
        env={**ours, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stdout.splitlines()


def test_what_passes_is_not_tried_again(folder: Path) -> None:
    code, told = run(folder, fails=0)
    assert code == 0
    assert any("slowest 10" in line for line in told)
    assert any(line.startswith("Where the time went: tests ") for line in told)
    assert not any("again" in line for line in told)


def test_a_flaky_test_is_told_and_fails_the_run_when_it_is_flaky_twice(folder: Path) -> None:
    code, told = run(folder, fails=1)
    assert code == 0
    assert told[-1] == "FLAKY tests/test_it.py::test_spotty"
    code, told = run(folder, fails=1)
    assert code == 1
    assert "FLAKY AGAIN tests/test_it.py::test_spotty" in told


def test_a_test_that_fails_again_fails_the_run(folder: Path) -> None:
    code, told = run(folder, fails=2)
    assert code == 1
    assert told[-1] == "FAILED tests/test_it.py::test_spotty"

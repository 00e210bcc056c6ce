"""Golden games replay bit for bit: here, under two hash seeds, and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gloam.kernel.content.registry import games
from tests.golden.check import FOLDER, check

ROOT = Path(__file__).parents[2]
FAST = ROOT / "build" / "fast"


@pytest.mark.parametrize("game", games())
def test_every_game_has_goldens_and_they_hold(game: str) -> None:
    assert check(game)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_goldens_hold_under_any_hash_seed(seed: str) -> None:
    assert "plain" in _checked_elsewhere(f"{ROOT / 'src'}{os.pathsep}{ROOT}", PYTHONHASHSEED=seed)


@pytest.mark.skipif(not (FAST / "BUILT").exists(), reason="`make fast` has not been run")
def test_goldens_hold_on_the_compiled_build() -> None:
    assert "compiled" in _checked_elsewhere(f"{FAST}")


def _checked_elsewhere(path: str, **extra: str) -> str:
    environment = {**os.environ, "PYTHONPATH": path, **extra}
    command = [sys.executable, "-P", str(FOLDER / "check.py")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout

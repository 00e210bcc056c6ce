"""Golden games replay bit for bit: here, under two hash seeds, and compiled."""

from __future__ import annotations

import os
import sys

import pytest

from gloam.kernel.content.registry import games
from gloam.workers import Worker, python_path
from tests.golden.check import check


@pytest.mark.parametrize("game", games())
def test_every_game_has_goldens_and_they_hold(game: str) -> None:
    assert check(game)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_goldens_hold_under_any_hash_seed(seed: str) -> None:
    assert "Compiled rules: no" in _checked_elsewhere(PYTHONHASHSEED=seed)


@pytest.mark.long
def test_goldens_hold_on_the_compiled_build() -> None:
    """`make long` has made it."""
    assert "Compiled rules: yes" in _checked_elsewhere(GLOAM_COMPILED="1")


def _checked_elsewhere(**extra: str) -> str:
    environment = {**os.environ, "PYTHONPATH": python_path(sys.path), **extra}
    worker = Worker("tests.golden.check:serve", environment=environment)
    try:
        return worker.ask(b"").decode()
    finally:
        worker.stop()

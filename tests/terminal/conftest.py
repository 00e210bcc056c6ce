"""A person at the keyboard: what is typed goes in, what is shown comes out."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

from gloam.cli import main

GAMES = (
    "gloam.games.haunted",
    "examples.leduc",
    "examples.drawhold",
    "examples.chase",
    "examples.parley",
)


class Shown(NamedTuple):
    code: int
    out: str
    err: str

    def after(self, typed: str) -> str:
        """What was shown after a line was typed, up to the next one."""
        return self.out.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0]


class Keyboard(io.StringIO):
    """Lines that somebody has typed."""


class Gloam(Protocol):
    def __call__(self, *argv: str | Path, typed: Iterable[str] = ()) -> Shown: ...


@pytest.fixture
def gloam(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Gloam:
    monkeypatch.setenv("GLOAM_GAMES", ",".join([f"{name}:GAME" for name in GAMES]))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")

    def run(*argv: str | Path, typed: Iterable[str] = ()) -> Shown:
        monkeypatch.setattr("sys.stdin", Keyboard("".join([f"{line}\n" for line in typed])))
        code = main([str(part) for part in argv])
        shown = capsys.readouterr()
        return Shown(code, shown.out, shown.err)

    return run

"""A person at the terminal plays on boards that somebody has drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gloam.cli import main
from gloam.games.stifling_dark.rules.board.printed_board import load
from gloam.terminal.looking import Looking, View
from gloam.terminal.screen import Screen

MAPS = Path(__file__).parent / "maps"
NIGHT = ("--players", "2", "--seat", "1", "--seed", "aa", "--plain")


class Patient:
    """Somebody who looks at the table and takes the last of what is offered: mostly to end the
    turn. After `most` answers they leave."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, most: int = 1_000) -> None:
        self.left = most
        self.view: View | None = None
        show = Looking.show

        def shown(looking: Looking, seat: int) -> View:
            self.view = show(looking, seat)
            return self.view

        monkeypatch.setattr(Looking, "show", shown)
        monkeypatch.setattr(Screen, "read", self.read)

    def read(self, *_: Any) -> str:  # of the screen
        self.left -= 1
        assert self.view is not None
        return str(len(self.view.offers)) if self.left >= 0 else "quit"


def plays(*argv: str | Path) -> int:
    return main(["play", *[str(part) for part in argv]])


def test_a_night_on_a_drawn_board_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    Patient(monkeypatch)
    file = tmp_path / "night.log"
    board = MAPS / "cellar.toml"
    assert plays("stifling_dark", "--board", board, *NIGHT, "--save", file) == 0
    told = capsys.readouterr().out
    assert "The Adversary has won." in told
    assert "\ncellar.\n" in told
    assert "Coal" in told
    assert "Sawmill" not in told
    ends = {f"\nSpace: {space.label}.\n" for space in load("cellar", MAPS).spaces}
    assert any(where in told for where in ends)


def test_a_night_on_a_drawn_board_goes_on_there_and_nowhere_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, board = tmp_path / "night.log", MAPS / "cellar.toml"
    person = Patient(monkeypatch, most=8)
    assert plays("stifling_dark", "--board", board, *NIGHT, "--save", file) == 0
    person.left = 3
    assert plays("--resume", file, "--board", board, "--plain") == 0
    assert "cellar" in capsys.readouterr().out
    assert plays("--resume", file, "--plain") == 2
    assert "the imported board 'cellar'" in capsys.readouterr().err
    assert plays("--resume", file, "--board", MAPS / "pier.toml", "--plain") == 2


def test_what_is_no_board_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert plays("stifling_dark", "--board", tmp_path / "none.toml", *NIGHT) == 2
    assert "There is no board" in capsys.readouterr().err
    assert plays("haunted", "--board", MAPS / "cellar.toml") == 2
    assert "no other boards" in capsys.readouterr().err

import subprocess
import sys

import pytest

from gloam import __version__
from gloam.cli import main
from gloam.kernel.content import registry


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["conjure"], "conjure"),
        (["check", "--loud"], "--loud"),
        (["check", "--game", "chess"], "chess"),
        (["simulate", "haunted", "--games", "many"], "many"),
        (["simulate", "haunted", "--games", "0"], "0"),
    ],
)
def test_wrong_use_is_told_on_stderr_with_exit_code_2(
    argv: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    output = capsys.readouterr()
    assert told in output.err
    assert output.out == ""


@pytest.mark.parametrize(
    "argv",
    [["serve"], ["reports"], ["admin", "check"], ["admin", "repair", "x"], ["campaigns", "list"]],
)
def test_a_setting_that_cannot_be_is_told_in_a_sentence(
    argv: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GLOAM_PORT", "high")
    assert main(argv) == 2
    assert "GLOAM_PORT" in capsys.readouterr().err


def test_no_command_shows_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    shown = capsys.readouterr().out
    assert all(command in shown for command in ("serve", "play", "check", "simulate"))


def test_a_command_gets_its_arguments_and_gives_its_exit_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls: list[object] = []

    def fake_check(games: dict[str, object], whole: bool, json: bool) -> int:
        calls.append((list(games), whole, json))
        return 1

    monkeypatch.setattr("gloam.proving.check.run", fake_check)
    assert main(["check", "--game", "leduc", "--game", "chase", "--json"]) == 1
    assert main(["check"]) == 1
    assert calls == [(["leduc", "chase"], False, True), (list(registry.games()), True, False)]


def test_it_runs_as_a_module() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "gloam", "--version"], capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == __version__

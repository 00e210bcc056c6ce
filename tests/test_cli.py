import subprocess
import sys

import pytest

from gloam import __version__
from gloam.cli import main


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["conjure"], "conjure"),
        (["check", "--loud"], "--loud"),
        (["mutants", "--n", "many"], "many"),
        (["mutants", "--n", "0"], "0"),
        (["mutants", "--game", "chess"], "chess"),
        (["bench", "--seconds", "-1"], "-1"),
        (["bench", "--game"], "--game"),
    ],
)
def test_wrong_use_is_told_on_stderr_with_exit_code_2(
    argv: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    output = capsys.readouterr()
    assert told in output.err
    assert output.out == ""


def test_no_command_shows_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    shown = capsys.readouterr().out
    assert all(command in shown for command in ("check", "mutants", "bench"))


def test_a_command_gets_its_arguments_and_gives_its_exit_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls: list[object] = []

    def fake_bench(json: bool, games: list[str] | None, seconds: float, strict: bool) -> int:
        calls.append((json, games, seconds, strict))
        return 1

    def fake_mutants(n: int, seed: int, json: bool, games: dict[str, object] | None) -> int:
        calls.append((n, seed, json, games and list(games)))
        return 0

    monkeypatch.setattr("gloam.lab.bench.run", fake_bench)
    monkeypatch.setattr("gloam.proving.mutants.run", fake_mutants)

    assert main(["bench", "--json", "--game", "leduc", "--game", "chase", "--seconds", "0.5"]) == 1
    assert main(["mutants", "--n", "3", "--seed", "7"]) == 0
    assert main(["mutants", "--game", "leduc"]) == 0
    assert calls == [
        (True, ["leduc", "chase"], 0.5, False),
        (3, 7, False, None),
        (50, 1, False, ["leduc"]),
    ]


def test_it_runs_as_a_module() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "gloam", "--version"], capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == __version__

"""`python -m bench games`. How fast anything is, is not tested here."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.__main__ import main
from bench.games import run as bench
from bench.games.figures import MEASURES, Figures, Outcome, compare, figures, judge
from bench.games.worker import COMPILED, PLAIN
from bench.targets import GameTarget
from gloam import compiled
from gloam.kernel.content import registry

MOMENT = 0.02  # seconds


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    games = ("examples.leduc:GAME", "examples.drawhold:GAME", "tests.bench.muddled:GAME")
    monkeypatch.setenv("GLOAM_GAMES", ",".join(games))
    monkeypatch.setattr(registry, "GROUP", "gloam.no-games")  # whatever is installed besides
    monkeypatch.setattr(compiled, "BUILD", Path("nowhere"))


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., int]:
    """Run the benchmark for a moment, without the repository's compiled build and targets."""

    def run(
        *games: str,
        json: bool = False,
        strict: bool = False,
        targets: str = "",
    ) -> int:
        file = tmp_path / "targets.toml"
        file.write_text(targets)
        return bench.run(json, list(games) or None, MOMENT, strict, file)

    return run


Runs = Callable[..., int]
Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("game", ["leduc", "drawhold"])
def test_every_measure_is_in_the_json(run: Runs, game: str, capsys: Capture) -> None:
    out_of_reach = '[[games]]\nmeasure = "games_per_s"\nat_least = 1e12'
    assert run(game, json=True, targets=out_of_reach) == 0, "timing is no test"
    told = json.loads(capsys.readouterr().out)
    assert set(told["machine"]) == {"python", "system", "processor", "cores"}
    assert told["seconds"] == MOMENT
    assert "make fast" in told["note"]
    assert told["failures"] == []
    [found] = told["games"]
    assert (found["game"], found["seats"]) == (game, 2)
    plain = found["builds"]["plain"]
    assert all(plain[measure] >= 0 for measure in MEASURES)
    assert plain["copy_us"] <= plain["copy_p99_us"]
    assert plain["fallback_by_ask"] == {}
    [target] = found["targets"]
    assert (target["target"]["measure"], target["build"], target["met"]) == (
        "games_per_s",
        "plain",
        False,
    )


def test_the_table_marks_what_is_missed_and_strict_makes_it_an_error(
    run: Runs, capsys: Capture
) -> None:
    out_of_reach = '[[games]]\nmeasure = "copy_us"\ngames = ["leduc"]\nat_most = 0'
    assert run("leduc", strict=True, targets=out_of_reach) == 1
    told = capsys.readouterr().out
    assert "Leduc poker, 2 seats" in told
    assert "decisions/s" in told
    assert "≤ 0.00 MISSED" in told
    assert "Targets missed: 1." in told


def test_what_fails_is_told_and_the_rest_is_measured(run: Runs, capsys: Capture) -> None:
    assert run("muddled", json=True) == 1
    told = json.loads(capsys.readouterr().out)
    [failure] = told["failures"]
    assert failure.startswith("Muddled, 2 seats, plain: views: LookupError: the light is out")
    plain = told["games"][0]["builds"]["plain"]
    assert plain["views_us"] is None
    assert plain["decisions_per_s"] > 0
    assert plain["fallback"] == 1
    assert plain["fallback_by_ask"] == {"bet": 1}


def test_an_unknown_game_is_refused(run: Runs, capsys: Capture) -> None:
    assert run("leduc", "ludo") == 2
    output = capsys.readouterr()
    assert output.err == "There is no game 'ludo'. There are: drawhold, leduc, muddled.\n"
    assert output.out == ""


@pytest.mark.parametrize(
    ("named", "told"),
    [("examples.nowhere:GAME", "No module named 'examples.nowhere'"), ("", "no games")],
)
def test_games_that_cannot_be_loaded_are_told(
    run: Runs, named: str, told: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GLOAM_GAMES", named)
    assert run() == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("targets", "told"),
    [
        ('[[games]]\nmeasure = "charm"', "no measure 'charm'"),
        ('[[games]]\nmeasure = "copy_us"\nbuilds = ["quick"]', "quick"),
        ('[[games]]\nmeasure = "copy_us"\nat_moist = 3', "at_moist"),
        ("[[games", "targets.toml"),
    ],
)
def test_a_wrong_file_of_targets_is_told(
    run: Runs, targets: str, told: str, capsys: Capture
) -> None:
    assert run("leduc", targets=targets) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "told"), [(["games", "--seconds", "-1"], "-1"), (["games", "--game"], "--game")]
)
def test_wrong_use_is_told(argv: list[str], told: str, capsys: Capture) -> None:
    assert main(argv) == 2
    assert told in capsys.readouterr().err


# --- the compiled build ---


def test_a_build_that_is_not_compiled_is_not_measured_as_such(
    run: Runs, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "find_builds", lambda: ([PLAIN, COMPILED], ""))
    monkeypatch.setattr("bench.games.worker.environment", lambda build: {**os.environ})
    assert run("leduc", json=True) == 1
    told = json.loads(capsys.readouterr().out)
    assert "the compiled kernel was wanted and the plain one was found" in told["failures"][0]
    builds = told["games"][0]["builds"]
    assert builds["plain"]["decisions_per_s"] > 0
    assert builds["compiled"]["decisions_per_s"] is None


# --- what the numbers come to ---


def test_figures_are_medians_and_fall_backs_count_every_ask_alike() -> None:
    made = figures(
        {
            "copy": [float(n) for n in range(200)],
            "fallback bet": [0.0, 0.0, 0.5],
            "fallback call": [0.0],
        }
    )
    assert made.copy_us == 99.5
    assert made.copy_p99_us == 198
    assert made.fallback == 0.125
    assert made.fallback_by_ask == {"bet": 0.5 / 3}
    assert made.replay_ms is None


def test_faster_is_more_a_second_and_less_time_a_call() -> None:
    plain = Figures(decisions_per_s=100, copy_us=6, fallback=0.5)
    compiled = Figures(decisions_per_s=300, copy_us=2, fallback=0.1)
    assert compare(plain, compiled) == {"decisions_per_s": 3, "copy_us": 3}


def test_a_target_holds_for_the_games_seats_and_builds_that_it_names() -> None:
    made = {"plain": Figures(copy_us=6), "compiled": Figures(copy_us=2)}
    leduc = Outcome("leduc", "Leduc poker", 2, made)
    everywhere = GameTarget(measure="copy_us", at_most=5)
    assert [(v.build, v.met) for v in judge([everywhere], leduc)] == [
        ("plain", False),
        ("compiled", True),
    ]
    elsewhere = GameTarget(measure="copy_us", games=("chase",), at_most=5)
    larger = GameTarget(measure="copy_us", seats=(3, 4), at_most=5)
    unmeasured = GameTarget(measure="views_us", builds=("plain",), seats=(2,), at_most=5)
    assert [v.met for v in judge([elsewhere, larger, unmeasured], leduc)] == [None]


@pytest.mark.parametrize(
    ("players", "counts"),
    [((2,), [2]), ((2, 3), [2, 3]), ((1, 2, 3, 4, 5), [1, 4]), ((4, 5), [4]), ((5, 6), [5])],
)
def test_games_are_measured_at_few_seats_and_at_more(
    players: tuple[int, ...], counts: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.game("leduc")
    monkeypatch.setattr(game.rules, "players", players)
    assert bench.seat_counts(game) == counts
    named = [
        GameTarget(measure="copy_us", games=("leduc",), seats=(7,)),
        GameTarget(measure="copy_us", seats=(8,)),
    ]
    assert bench.seat_counts(game, named) == [*counts, 7]

"""`gloam simulate`: many games of bots, counted."""

from __future__ import annotations

import json

import pytest

from gloam.bots.simple import RandomBot
from gloam.cli import main
from gloam.kernel.content import registry
from gloam.lab.simulate import Task, cell, option, simulate, wilson


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAM_GAMES", "examples.leduc:GAME,examples.chase:GAME")
    monkeypatch.setattr(registry, "GROUP", "gloam.no-games")  # whatever is installed besides


def test_the_same_seed_plays_the_same_games_however_they_are_shared() -> None:
    task = Task("leduc", 2, {}, "random", 1, 0, 24)
    alone, shared = simulate(task, processes=1), simulate(task, processes=2)
    assert alone == shared
    assert alone.games == 24
    assert simulate(Task("leduc", 2, {}, "random", 2, 0, 24), processes=1) != alone


def test_a_bot_may_be_given_as_what_makes_it() -> None:
    made = simulate(Task("leduc", 2, {}, RandomBot, 1, 0, 5), processes=1)
    assert made == simulate(Task("leduc", 2, {}, "random", 1, 0, 5), processes=1)


def test_it_tells_how_many_are_done() -> None:
    heard: list[int] = []
    simulate(Task("leduc", 2, {}, "random", 1, 0, 25), processes=1, played=heard.append)
    assert heard == [10, 10, 5]


def test_seats_of_a_duel_win_each_for_itself() -> None:
    told = cell(2, simulate(Task("leduc", 2, {}, "random", 1, 0, 40), processes=1))
    assert not told.co_operative
    assert len(told.wins) == 2
    assert sum(told.ends.values()) == pytest.approx(1.0)


def test_an_interval_holds_its_rate_and_shrinks_with_more_games() -> None:
    few, many = wilson(5, 10), wilson(500, 1000)
    assert few.low < many.low < 0.5 < many.high < few.high
    assert wilson(0, 1000).low == 0.0
    assert 0.0 < wilson(0, 1000).high < 0.01


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "leduc", "--players", "2", "--games", "10", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "leduc"
    assert [row["games"] for row in told["cells"]] == [10]


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "leduc", "--bot", "random", "--games", "10"]) == 0
    assert "95 %" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        ["nothing"],
        ["leduc", "--players", "7"],
        ["leduc", "--players", "two"],
        ["leduc", "--bot", "nobody"],
        ["leduc", "--set", "map"],
        ["leduc", "--set", "map=moon"],
    ],
)
def test_what_is_not_there_is_refused(wrong: list[str]) -> None:
    assert main(["simulate", *wrong, "--games", "1"]) == 2


def test_a_setting_is_read() -> None:
    assert option("map = western shores") == ("map", "western shores")

"""Looking back at a game, and proving it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.conftest import Gloam


@pytest.fixture
def finished(gloam: Gloam, tmp_path: Path) -> Path:
    """The first player checks, raises in the second round, and is called."""
    log = tmp_path / "finished.log"
    typed = ["", "1", "", "2", "undo", "1", "", "2", "", "2"]
    gloam(
        "play", "leduc", "--human", "0", "--human", "1", "--seed", "07", "--save", log, typed=typed
    )
    assert '"is":"end"' in log.read_text()
    return log


def test_a_finished_game_is_shown_with_all_cards_open(gloam: Gloam, finished: Path) -> None:
    shown = gloam("replay", finished)
    assert shown.code == 0
    assert "after 6 of 6 answers" in shown.out
    assert "The end. Won by Seat 2" in shown.out
    start = gloam("replay", finished, "--at", "0").out
    assert "Jack" in start
    assert "King" in start
    assert "Check or raise?" in start


def test_a_moment_is_shown_through_the_eyes_of_a_seat(gloam: Gloam, finished: Path) -> None:
    shown = gloam("replay", finished, "--at", "1", "--seat", "0", "--plain").out
    assert "after 1 of 6 answers" in shown
    assert "Seat 1 (you) chooses: Check" in shown
    assert "Jack" in shown
    assert "King" not in shown


def test_an_answer_that_was_taken_back_is_a_step(gloam: Gloam, finished: Path) -> None:
    assert "chooses: Raise by 2" in gloam("replay", finished, "--at", "2").out
    taken_back = gloam("replay", finished, "--at", "3").out
    assert "Seat 2 takes the last answer back." in taken_back
    assert "raises" not in taken_back


def test_one_steps_through_in_a_terminal(
    gloam: Gloam, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloam.terminal.screen.Screen.interactive", True, raising=False)
    typed = ["", "n", "p", "99", "q", "n"]
    shown = gloam("replay", finished, typed=typed).out
    steps = [line.split(" of ")[0][-1] for line in shown.splitlines() if "after" in line]
    assert steps == ["0", "1", "2", "1", "6"]


def test_an_unfinished_game_keeps_its_secrets(gloam: Gloam, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    gloam("play", "leduc", "--seed", "07", "--save", log, typed=["1"])
    assert "Jack" in gloam("replay", log).out
    other = gloam("replay", log, "--seat", "1")
    assert (other.code, other.out) == (2, "")
    assert "still secret" in other.err
    Path(f"{log}.key").unlink()
    alone = gloam("replay", log)
    assert (alone.code, alone.out) == (1, "")
    assert "its key is not beside it" in alone.err


def test_a_good_log_is_proven(gloam: Gloam, finished: Path) -> None:
    shown = gloam("replay", finished, "--verify")
    assert shown.code == 0
    assert "holds, all" in shown.out
    assert "won by Seat 2" in shown.out


def test_a_bad_line_is_named(gloam: Gloam, finished: Path) -> None:
    lines = finished.read_text().splitlines(keepends=True)
    lines[2] = lines[2].replace('"call"', '"raise"')
    finished.write_text("".join(lines))
    shown = gloam("replay", finished, "--verify")
    assert shown.code == 1
    assert "line 3: the line was changed" in shown.err


def test_a_log_that_is_cut_or_no_log_does_not_hold(gloam: Gloam, finished: Path) -> None:
    whole = finished.read_text()
    finished.write_text("".join(whole.splitlines(keepends=True)[:-1]))
    assert "unfinished, or cut" in gloam("replay", finished, "--verify").err
    finished.write_text("once upon a time\n")
    assert gloam("replay", finished, "--verify").code == 1
    finished.write_text("")
    assert gloam("replay", finished, "--verify").code == 1
    assert gloam("replay", finished).code == 1


@pytest.mark.parametrize(
    ("argv", "told"),
    [(("--at", "7"), "only 6 answers"), (("--seat", "2"), "There is no seat 2")],
)
def test_what_is_not_there_is_told(
    gloam: Gloam, finished: Path, argv: tuple[str, ...], told: str
) -> None:
    shown = gloam("replay", finished, *argv)
    assert shown.code == 2
    assert told in shown.err


@pytest.mark.parametrize("seed", ["07", "09"])  # the figure steals one step, or three
def test_looking_back_a_seat_is_not_told_of_secret_asks(
    gloam: Gloam, tmp_path: Path, seed: str
) -> None:
    log = tmp_path / "game.log"
    gloam("play", "chase", "--seat", "1", "--seed", seed, "--save", log, typed=["1"] * 3)
    assert f'"rolled":[[1,3,{0 if seed == "07" else 2}]]' in log.read_text()
    hidden, stolen, acted = [gloam("replay", log, "--at", str(n)).out for n in (1, 2, 3)]
    for shown in (hidden, stolen, acted):
        assert "of 6 answers" in shown
        assert "unseen" not in shown.lower()
    assert "Seat 1 has chosen in secret." in hidden
    assert "The figure steals through the house." in hidden  # while it is asked where to
    assert "The figure has stolen through the house." in stolen
    assert "in secret" not in stolen
    assert "Seat 1 chooses: Lurk" in acted

"""Playing in the terminal, by typing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloam.bots.catalogue import REPEATABLE_BOTS
from gloam.kernel.core.dice import Dice
from gloam.kernel.present.show import scene
from gloam.kernel.session.log import Setup, read
from gloam.terminal.seating import kept_game
from tests.terminal.conftest import Gloam

SEED = ("--seed", "07")


def numbers(count: int) -> list[str]:
    """Many small numbers; those that are no option are refused."""
    dice = Dice(b"a person")
    return [str(1 + dice.roll(6)) for _ in range(count)]


@pytest.mark.parametrize(
    "table",
    [
        ("drawhold", "--bot", "random", "--plain"),
        ("leduc", "--bot", "trial"),
        ("parley", "--players", "3", "--bot", "random", "--bot", "careful"),
        ("haunted", "--players", "2", "--set", "length=short", "--plain"),
    ],
    ids=lambda table: str(table[0]),
)
def test_a_whole_game_is_played_by_typing_numbers(
    gloam: Gloam, tmp_path: Path, table: tuple[str, ...]
) -> None:
    log = tmp_path / "game.log"
    shown = gloam("play", *table, *SEED, "--save", log, typed=numbers(1500))
    assert shown.code == 0
    assert "The end" in shown.out
    assert "wins" in shown.out
    assert gloam("replay", log, "--verify").code == 0


def test_without_a_seed_of_ones_own_the_dice_are_sealed_and_proven_in_the_end(
    gloam: Gloam, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    shown = gloam("play", "leduc", "--bot", "trial", "--save", log, typed=numbers(100))
    setup = read(log.read_bytes().splitlines())[0]
    assert isinstance(setup, Setup)
    assert [len(nonce) for nonce in setup.nonces] == [32, 0], "the person's; the bot has none"
    assert setup.commitment in shown.out
    assert "These dice were fair: proven." in shown.out
    chosen = gloam("play", "leduc", "--bot", "trial", *SEED, typed=numbers(100))
    assert "The end" in chosen.out
    assert "proven" not in chosen.out


def test_the_same_seed_and_answers_make_the_same_game(gloam: Gloam, tmp_path: Path) -> None:
    table = ("play", "haunted", "--players", "3", *SEED, "--save")
    for name in ("one.log", "two.log"):
        gloam(*table, tmp_path / name, typed=["1", "2", "1", "1"])
    assert (tmp_path / "one.log").read_bytes() == (tmp_path / "two.log").read_bytes()


def test_one_is_shown_the_table_the_news_the_prompt_and_the_options(
    gloam: Gloam, tmp_path: Path
) -> None:
    shown = gloam("play", "haunted", "--players", "3", *SEED, typed=["1"])
    first = shown.out.split("\n> 1\n")[0]
    assert "You are Seat 1." in first
    assert "Seat 1 (you) · on turn" in first
    assert "Stockpile 57" in first
    assert "7 cards, among them Sudden Inspiration (remembered)" in first
    assert "Ocean Bound Vessel  Setting" in first
    assert "Seat 3 lays Strange Mist on Seat 1’s line 1." in first
    assert "Lay cards on the others’ lines, one to a line." in first
    assert re.search(r"(?m)^  1 Begin Seat 2’s line 1 with Ocean Bound Vessel", first)
    # The next look shows what has changed, and only that.
    then = shown.after("1")
    assert "Ocean Bound Vessel (laid this turn)" in then
    assert "Seat 1 lays Ocean Bound Vessel, and a tale begins: Mrs. Lacey (Seat 2)." in then
    assert "Strange Mist" not in then
    assert "─ Seat 3 ─" not in then


def test_new_cards_in_hand_are_marked(gloam: Gloam) -> None:
    shown = gloam("play", "drawhold", *SEED, "--plain", typed=["1", "1"])
    assert shown.out.count(", new") == 2


def test_what_is_not_understood_is_told_kindly_and_changes_nothing(
    gloam: Gloam, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    shown = gloam("play", "leduc", *SEED, "--save", log, typed=["7", "0", "dance", "-1"])
    assert "There is no option 7. Say a number from 1 to 2, or help." in shown.out
    assert "There is no option 0." in shown.out
    assert "I do not know “dance”. Say a number from 1 to 2, or help." in shown.out
    assert "answer" not in log.read_text()


def test_with_one_option_enter_will_do(gloam: Gloam, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    shown = gloam("play", "drawhold", *SEED, "--save", log, typed=["", ""])
    assert "Your hand adds up to" in shown.out
    assert log.read_text().count("answer") == 1  # the second look has two options


def test_undo_takes_back_and_the_log_forgets(gloam: Gloam) -> None:
    shown = gloam("play", "haunted", "--players", "3", *SEED, typed=["1", "undo", "log"])
    assert "Your last answer is taken back." in shown.after("undo")
    assert "Begin Seat 2’s line 1 with Ocean Bound Vessel" in shown.after("undo")
    assert "lays Ocean Bound Vessel" not in shown.after("log")
    assert "Seat 3 lays Strange Mist" in shown.after("log")


def test_undo_is_refused_with_a_reason_once_something_was_seen(gloam: Gloam) -> None:
    shown = gloam("play", "drawhold", *SEED, typed=["undo", "1", "undo"])
    assert shown.out.count("There is nothing of yours to take back") == 2


# --- keeping and going on ---


def test_quit_keeps_the_game_and_says_how_to_go_on(gloam: Gloam, tmp_path: Path) -> None:
    kept = tmp_path / "home" / "gloam" / "haunted-1.log"
    first = gloam("play", "haunted", "--players", "3", *SEED, typed=["1", "1", "look", "quit"])
    assert first.code == 0
    assert f"gloam play --resume {kept}" in first.out
    assert kept.with_name("haunted-1.log.key").stat().st_mode & 0o777 == 0o600
    # By its name, and the table is as it was.
    again = gloam("play", "--resume", "haunted-1", typed=["quit"])
    table = first.after("look").split("What happened")[0]
    assert table.split("Seat 1 (you) ─")[0] in again.out
    # A second game gets a file of its own.
    gloam("play", "haunted", *SEED)
    assert kept.with_name("haunted-2.log").exists()


def test_a_resumed_game_is_in_the_same_position(gloam: Gloam, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    table = ("play", "haunted", "--players", "3", *SEED, "--save")
    answers = ["1", "1", "2", "1", "1", "3"]
    gloam(*table, tmp_path / "whole.log", typed=answers)
    gloam(*table, log, typed=[answers[0], "undo"])
    gloam("play", "--resume", log, typed=answers[:2])
    gloam("play", "--resume", log, typed=answers[2:])
    one, two = kept_game(tmp_path / "whole.log"), kept_game(log)
    assert one.session.run.state == two.session.run.state
    assert scene(one.session.run, 0) == scene(two.session.run, 0)
    assert (one.humans, one.bots) == (two.humans, two.bots) == ((0,), {1: "greedy", 2: "greedy"})


def test_what_happened_since_ones_last_answer_is_told_after_a_break(
    gloam: Gloam, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    gloam("play", "haunted", "--players", "3", *SEED, "--save", log, typed=["1"])
    again = gloam("play", "--resume", log)
    assert "Seat 1 lays Ocean Bound Vessel, and a tale begins: Mrs. Lacey (Seat 2)." in again.out
    assert "Seat 3 lays Strange Mist" not in again.out


def test_a_line_that_was_cut_short_is_left_out(gloam: Gloam, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    gloam("play", "drawhold", *SEED, "--save", log, typed=["1", "1"])
    whole = log.read_bytes()
    log.write_bytes(whole[:-9])  # the roll that follows from the last answer
    assert gloam("play", "--resume", log).code == 0
    assert log.read_bytes() == whole


def test_the_secret_is_not_in_the_log_before_the_end(gloam: Gloam, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    secret = "00c0ffee" * 8
    gloam("play", "leduc", "--seed", secret, "--save", log, typed=["1"])
    assert secret not in log.read_text()
    assert secret in Path(f"{log}.key").read_text()
    gloam("play", "--resume", log, typed=numbers(50))
    assert secret in log.read_text()


def test_a_log_that_was_changed_is_not_gone_on_with(gloam: Gloam, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    gloam("play", "leduc", *SEED, "--save", log, typed=["1"])
    log.write_text(log.read_text().replace('"call"', '"raise"'))
    shown = gloam("play", "--resume", log)
    assert shown.code == 1
    assert "line 3: the line was changed" in shown.err


@pytest.mark.parametrize("how", ["", EOFError(), KeyboardInterrupt()], ids=repr)
def test_the_end_of_the_input_quits(
    gloam: Gloam, monkeypatch: pytest.MonkeyPatch, how: str | BaseException
) -> None:
    def close(self: object) -> str:
        if isinstance(how, BaseException):
            raise how
        return how

    monkeypatch.setattr("tests.terminal.conftest.Keyboard.readline", close)
    shown = gloam("play", "leduc", *SEED)
    assert shown.code == 0
    assert "The game is kept." in shown.out


# --- several people ---


def test_a_curtain_falls_between_people(gloam: Gloam) -> None:
    typed = ["", "1", "", "2"]
    shown = gloam("play", "leduc", "--human", "0", "--human", "1", *SEED, typed=typed)
    first, second, third = re.split("The curtain is down", shown.out)[1:4]
    assert "Hand the screen to Seat 1, press Enter." in first
    assert "Jack" in first
    assert "Hand the screen to Seat 2, press Enter." in second
    assert "King" in second
    assert "Jack" not in second
    assert "The first player checks." in second
    assert "Hand the screen to Seat 1" in third


def test_whoever_leaves_may_still_take_back(gloam: Gloam, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    typed = ["", "1", "undo", "2", "", "1"]
    gloam("play", "leduc", "--human", "0", "--human", "1", *SEED, "--save", log, typed=typed)
    keys = re.findall(r'"key":\["(\w+)"\]', log.read_text())
    assert keys == ["call", "raise", "fold"]


# --- who plays ---


@pytest.mark.parametrize("bot", REPEATABLE_BOTS)
def test_every_bot_answers(gloam: Gloam, bot: str) -> None:
    shown = gloam("play", "leduc", "--seat", "1", "--bot", bot, *SEED, typed=numbers(40))
    assert shown.code == 0
    assert f"Seat 1 is a bot, {bot}." in shown.out
    assert "The end" in shown.out


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        ((), "Which game?"),
        (("nim",), "There is no game 'nim'."),
        (("leduc", "--players", "3"), "Leduc poker is for 2 players, not for 3."),
        (("leduc", "--seat", "2"), "there is no seat 2"),
        (("leduc", "--bot", "clever"), "There is no bot 'clever'."),
        (("leduc", "--bot", "random", "--bot", "greedy"), "only 1 seats are left"),
        (("haunted", "--set", "length=long"), "length cannot be 'long'"),
        (("haunted", "--set", "short"), "A setting is name=choice"),
        (("leduc", "--seed", "dice"), "A seed is a number in hex"),
    ],
)
def test_what_cannot_be_set_up_is_told(gloam: Gloam, argv: tuple[str, ...], told: str) -> None:
    shown = gloam("play", *argv)
    assert shown.code == 2
    assert told in shown.err
    assert shown.out == ""


def test_a_file_that_is_there_is_not_written_over(gloam: Gloam, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    log.write_text("precious")
    shown = gloam("play", "leduc", "--save", log)
    assert shown.code == 1
    assert "is there already" in shown.err
    assert log.read_text() == "precious"
    assert gloam("play", "--resume", tmp_path / "none.log").code == 1

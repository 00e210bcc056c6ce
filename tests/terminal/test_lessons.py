"""Learning a game in the terminal: the same steps as on the page, as text."""

from __future__ import annotations

import re
from pathlib import Path

from gloam.guide.playing import follower, play
from gloam.guide.script_file import scripts
from gloam.kernel.content import registry
from gloam.terminal.lesson import kept_lesson
from tests.terminal.conftest import Gloam

HAUNTED = registry.game("haunted")
SCRIPT = scripts(HAUNTED)["first-game"]
HEADINGS = {step.name: step.heading for step in SCRIPT.steps}


def learn(gloam: Gloam, log: Path, answers: int) -> str:
    """Type what is suggested, as often as that goes; what was shown."""
    typed: list[str] = []
    shown = ""
    for _ in range(answers):
        log.unlink(missing_ok=True)
        for beside in log.parent.glob(f"{log.name}.*"):
            beside.unlink()
        shown = gloam("play", "haunted", "--learn", "--plain", "--save", log, typed=typed).out
        suggested = re.findall(r"Suggested: (\d+)\.", shown)
        if len(suggested) <= len(typed):
            break
        typed.append(suggested[len(typed)])
    return shown


def test_the_steps_are_told_in_the_terminal_in_the_same_order(gloam: Gloam, tmp_path: Path) -> None:
    shown = learn(gloam, tmp_path / "game.log", 7)
    proven = play(HAUNTED.rules, SCRIPT, follower).names()
    told = [shown.index(f"{SCRIPT.title}: {HEADINGS[name]}.") for name in proven[:9]]
    assert told == sorted(told)
    assert "dice are fixed" in shown


def test_a_lesson_goes_on_where_it_was_left(gloam: Gloam, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    learn(gloam, log, 3)
    again = gloam("play", "--resume", log, "--plain", typed=["again", "leave"]).out
    assert HEADINGS["lines"] not in again
    assert "The lesson is over; the game goes on." in again
    assert kept_lesson(HAUNTED, log) is None
    assert "Say again" not in gloam("play", "--resume", log, "--plain", typed=[]).out


def test_a_lesson_that_is_over_is_not_called_fair(gloam: Gloam, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    shown = gloam("play", "haunted", "--learn", "--plain", "--save", log, typed=["1"] * 900)
    assert HEADINGS["end"] in shown.out
    assert "--verify" not in shown.out
    assert "not fair dice" in gloam("replay", log, "--verify", "--plain").out


def test_what_a_lesson_fixes_cannot_be_wished_for(gloam: Gloam, tmp_path: Path) -> None:
    refused = gloam("play", "haunted", "--learn", "--players", "2", typed=[])
    assert refused.code == 2
    assert "A lesson fixes players" in refused.err
    assert gloam("play", "leduc", "--learn", typed=[]).code == 2

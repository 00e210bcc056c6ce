"""Campaigns in the terminal: begun, put aside, gone on with; what is sealed is nowhere before."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.core.state import Change
from gloam.kernel.session.log import End, Lasting, LogEntry, Setup, read
from tests.terminal.conftest import Gloam, Shown

SEALED = ("ovenant", "Everybody draws a secret", "all of them have signed")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "home" / "gloam" / "campaigns" / "two"


def play(gloam: Gloam, answers: int, *more: str) -> Shown:
    """So many answers, always the first option; and before each a look for what is sealed."""
    typed = [line for _ in range(answers) for line in ("rule covenant", "1")]
    return gloam(
        "play", "parley", "--campaign", "two", "--players", "2", "--plain", *more, typed=typed
    )


def entries(log: Path) -> list[LogEntry]:
    return read(log.read_bytes().splitlines())


def changes(log: Path) -> list[Change]:
    found = [entry for entry in entries(log) if isinstance(entry, Lasting)]
    return [change for entry in found for change in entry.changes]


def test_a_campaign_of_three_games(gloam: Gloam, place: Path) -> None:
    first = play(gloam, 200, "--seed", "0a")
    assert (first.code, "The end." in first.out) == (0, True)
    kept = changes(place / "1.log")
    assert ("unlock", "covenant") in kept
    echoed = ("> ", "No rule speaks of")
    shown = "\n".join(line for line in first.out.splitlines() if not line.startswith(echoed))
    before, after = shown.split("Opened today", 1)
    assert [word for word in SEALED if word in before] == []
    assert "Covenant" in after
    assert "opens a sealed card" in after
    assert gloam("play", "--campaigns").out == "two: Parley, 1 game played\n"

    left = play(gloam, 3, "--seed", "0b")
    assert "Going on with" not in left.out
    setup = entries(place / "2.log")[0]
    assert isinstance(setup, Setup)
    assert setup.campaign == campaign_of(kept)
    assert gloam("play", "--campaigns").out == "two: Parley, 1 game played, one under way\n"
    again = play(gloam, 200)
    assert "Going on with" in again.out
    assert isinstance(entries(place / "2.log")[-1], End)

    play(gloam, 1, "--seed", "0c")
    third = entries(place / "3.log")[0]
    assert isinstance(third, Setup)
    assert third.campaign == campaign_of([*kept, *changes(place / "2.log")])


def test_a_log_that_was_changed_is_named(gloam: Gloam, place: Path) -> None:
    play(gloam, 200, "--seed", "0a")
    log = place / "1.log"
    log.write_bytes(log.read_bytes().replace(b'["unlock","covenant"]', b'["unlock","moon"]'))
    refused = play(gloam, 1)
    assert refused.code == 1
    assert "1.log does not hold: line " in refused.err
    assert not (place / "2.log").exists()


def test_a_table_by_itself_may_choose_what_is_open(gloam: Gloam, tmp_path: Path) -> None:
    log = tmp_path / "one.log"
    told = gloam("play", "parley", "--set", "sealed content=open", "--save", log)
    assert told.code == 0, told.err
    setup = entries(log)[0]
    assert isinstance(setup, Setup)
    assert setup.campaign == campaign_of([("unlock", "covenant")])
    assert gloam("play", "parley", "--set", "sealed content=half").code == 2


def test_a_command_to_go_on_can_be_copied_whatever_the_campaign_is_called(gloam: Gloam) -> None:
    begun = gloam("play", "parley", "--campaign", "The two", typed=["quit"])
    line = begun.out.split("Go on with:\n")[1].splitlines()[0]
    command = shlex.split(line)
    assert command[0] == "gloam"
    assert Path(command[-1]).is_file()
    assert gloam(*command[1:], typed=["quit"]).code == 0


def test_what_cannot_be_is_said(gloam: Gloam, place: Path, tmp_path: Path) -> None:
    assert gloam("play", "--campaigns").out == "There are no campaigns.\n"
    assert gloam("play", "parley", "--campaign", "../two").code == 2
    assert gloam("play", "parley", "--campaign", "two", "--save", tmp_path / "x").code == 2
    assert play(gloam, 0).code == 0
    other = gloam("play", "leduc", "--campaign", "two")
    assert (other.code, "one of Parley, not of leduc" in other.err) == (2, True)
    assert gloam("play", "parley", "--campaign", "two", "--resume", place / "1.log").code == 2
    (place / "1.log.key").unlink()
    assert play(gloam, 0).code == 1

"""What is drawn: all of what a seat may see, nothing of what it may not, at any width."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gloam.kernel.content.registry import Game, game
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.present import scene
from gloam.kernel.present.scene import Face, Node, Words
from gloam.terminal.drawing import draw_groups
from gloam.terminal.outline import OPEN, outline, seen
from gloam.terminal.screen import Screen
from gloam.terminal.voice import Voice
from tests.terminal.conftest import Gloam
from tests.terminal.test_play import SEED, numbers

GAMES = {"haunted": 3, "parley": 3, "leduc": 2, "chase": 3}
BOXES = re.compile("[─-╿\x1b]")


def drawn(
    capsys: pytest.CaptureFixture[str], table: Game, run: Run[Any], seat: int, plain: bool
) -> str:
    voice = Voice(table, run.rules.fixed(run.state), seat)
    draw_groups(Screen(plain), outline(seen(run, seat), voice, run.state.seats))
    return capsys.readouterr().out


def moments(table: Game, seats: int, every: int, count: int) -> list[Run[Any]]:
    """Some positions of a random game."""
    run = Run.start(table.rules, seats, Dice(b"moments"), journals=[])
    dice = Dice(b"random")
    found: list[Run[Any]] = []
    while run.ask is not None and len(found) < count:
        for _ in range(every):
            if run.ask is not None:
                run.send(run.ask.seat, run.ask.options[dice.roll(len(run.ask.options))])
        if run.ask is not None:
            found.append(run.copy())
    return found


def faces(run: Run[Any]) -> list[Face]:
    return [node for node in run.rules.fixed(run.state) if isinstance(node, Face)]


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_drawn_the_truth_and_an_imagined_world_alike(
    gloam: Gloam, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    table, seats = game(name), GAMES[name]
    for run in moments(table, seats, every=20, count=2):
        for seat in range(seats):
            world = imagine(run, seat, Dice(b"another"))
            assert world is not None
            for plain in (False, True):
                truth = drawn(capsys, table, run, seat, plain)
                assert truth == drawn(capsys, table, world, seat, plain)


def test_cards_that_a_seat_does_not_know_are_not_drawn(
    gloam: Gloam, capsys: pytest.CaptureFixture[str]
) -> None:
    table = game("haunted")
    hidden = 0
    for run in moments(table, 3, every=12, count=10):
        state = run.state
        names = [table.words.say(face.name) for face in faces(run)]
        for seat in range(3):
            shown = drawn(capsys, table, run, seat, plain=True)
            left = shown
            known = [names[card] for card, knows in enumerate(state.knows) if knows >> seat & 1]
            for name in sorted(known, key=len, reverse=True):  # one name may be in another
                left = left.replace(name, "")
            unknown = [name for name in names if name not in known]
            assert not [name for name in unknown if name in left], f"seat {seat} sees too much"
            hidden += len(unknown)
            for card in state.zones[state.hand(seat)]:
                assert names[card] in shown
    assert hidden > 500


def test_when_all_is_open_every_hand_is_drawn(
    gloam: Gloam, capsys: pytest.CaptureFixture[str]
) -> None:
    table = game("haunted")
    run = moments(table, 3, every=30, count=1)[0]
    shown = drawn(capsys, table, run, OPEN, plain=True)
    for seat in range(3):
        for card in run.state.zones[run.state.hand(seat)]:
            assert table.words.say(faces(run)[card].name) in shown
    assert "remembered" not in shown
    assert "you" not in shown


@pytest.mark.parametrize("name", ["haunted", "chase", "parley"])
def test_plain_mode_has_words_only(gloam: Gloam, tmp_path: Path, name: str) -> None:
    questions = ["?", "? 1", "rules card", "card", "look", "log", "help", "undo", "what", "99"]
    log = tmp_path / "game.log"
    shown = gloam("play", name, "--plain", *SEED, "--save", log, typed=[*questions, *numbers(9)])
    assert not BOXES.search(shown.out)
    assert "The table.\n" in shown.out
    assert re.search(r"(?m)^Seat \d \(you\)\.$", shown.out)
    looked_back = gloam("replay", log, "--plain")
    assert looked_back.code == 0
    assert not BOXES.search(looked_back.out)


def test_plain_mode_tells_one_thing_a_line(gloam: Gloam) -> None:
    shown = gloam("play", "haunted", "--players", "3", "--plain", *SEED).out
    for line in (
        "Points: 0.",
        "no one yet: nothing.",
        "Tarot Card, Event",
        "Sudden Inspiration, Action, remembered",
    ):
        assert f"\n{line}\n" in shown
    assert "Seat 1’s turn: Cards on the others (1 of 4)." in shown


@pytest.mark.parametrize(("name", "width"), [("haunted", 40), ("chase", 40), ("parley", 24)])
def test_a_phone_is_wide_enough(
    gloam: Gloam, monkeypatch: pytest.MonkeyPatch, name: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    shown = gloam("play", name, *SEED, typed=["?", "? 1", "card", "rules card", "help", "1", "1"])
    assert shown.code == 0
    path = [line for line in shown.out.splitlines() if "/" in line]  # can be copied in one piece
    assert all(len(line) <= width for line in shown.out.splitlines() if line not in path)


def test_a_board_is_a_list_of_places_with_what_stands_there_and_the_ways(gloam: Gloam) -> None:
    shown = gloam("play", "chase", "--seat", "1", "--bot", "random", "--plain", *SEED).out
    assert "Porch: 27 (Hunter 1, Hunter 2, Hunter 3)." in shown
    assert "Porch, ways out: 27 to 44 Conservatory; 27 to 26 Hall (Door 6 open)." in shown
    assert "Gallery: 8, 9, 10, 11, 12, 13 (Lamp), 14, 15, 16." in shown
    assert re.search(r"The figure is on one of \d+ spaces: \d+, ", shown)


def test_every_kind_of_node_is_drawn(gloam: Gloam, capsys: pytest.CaptureFixture[str]) -> None:
    """Also those that no tiny game has. Words without a message are shown as they are."""
    nodes: list[Node] = [
        scene.Sheet(id="ghost", label=Words("the-ghost"), lines=((Words("dread"), 3),)),
        scene.Token(id="t", within="ghost", icon="skull", amount=2),
        scene.Table(id="tab", label=Words("odds"), head=(Words("roll"),), rows=((1,), (2,))),
        scene.Log(id="log", label=Words("so-far"), entries=(Words("it-began"),)),
        scene.Card(id="c", back="night", marks=("locked",)),
        scene.Dice(id="d", values=(3, 5)),
        scene.Text(id="x", words=Words("it-is-dark")),
        scene.Pile(id="p", label=Words("deck"), count=9),
        scene.Board(id="map", width=9, height=9, label=Words("the-map"), ways={"path": ("a c b",)}),
        scene.Region(id="east", within="map", label=Words("the-east")),
        scene.Space(id="a", within="map", label=Words("mill"), x=0, y=0),
        scene.Space(id="b", within="map", label=Words("ford"), x=9, y=0),
        scene.Space(id="c", within="map", label=Words("oak"), x=4, y=4, region="east"),
        scene.Link(id="ab", within="map", a="a", b="b", style="river"),
        scene.Token(id="boat", within="b", icon="boat", amount=3),
        scene.Overlay(id="fog", within="map", spaces=("b", "east"), style="fog"),
    ]
    table = game("leduc")
    for plain in (True, False):
        draw_groups(Screen(plain), outline(nodes, Voice(table, ()), 2))
        shown = re.sub(r"\s+", " ", BOXES.sub("", capsys.readouterr().out))
        locked = "night, face down, locked" if plain else "night, face down locked"
        for told in ("the ghost", "dread", "skull", "odds", "roll", "it began", "it is dark"):
            assert told in shown
        for told in (locked, "3, 5", "mill", "boat 3", "river", "fog", "ford, the east"):
            assert told in shown
        assert "oak to mill; oak to ford" in "".join(
            thing.value
            for group in outline(nodes, Voice(table, ()), 2)
            for each in group.things
            for thing in each.everything()
        )


def test_whoever_plays_several_has_a_box_of_each_by_name(gloam: Gloam) -> None:
    nodes: list[Node] = [
        scene.Sheet(id="a", owner=1, label=Words("aira"), lines=((Words("stamina"), 3),)),
        scene.Sheet(id="b", owner=1, label=Words("asher"), marks=("turn",)),
        scene.Pile(id="bag", owner=1, label=Words("bag"), count=2),
        scene.Sheet(id="c", owner=0, label=Words("the-butcher")),
    ]
    voice = Voice(game("leduc"), (), 1)
    groups = outline(nodes, voice, 2)
    assert [group.title for group in groups] == [voice.who(0), "aira", "asher", voice.who(1)]
    assert [group.mine for group in groups] == [False, True, True, True]
    assert [thing.name for thing in groups[1].things] == ["stamina"]


def test_rolls_prose_turns_and_votes_are_told_line_by_line(
    gloam: Gloam, capsys: pytest.CaptureFixture[str]
) -> None:
    you, ash = Words("you"), Words("ash-hound")
    nodes: list[Node] = [
        scene.Dice(
            id="d",
            label=Words("combat"),
            values=(1, 6, 2),
            faces=("hit", "blank", "hit"),
            colours=("red", "red", "white"),
            hits=(True, False, True),
            rerolled=(0, 2, 0),
            need=3,
        ),
        scene.Prose(
            id="p", label=Words("the-lift"), paragraphs=("It is warm.", "It breathes."), by=ash
        ),
        scene.Initiative(
            id="i",
            label=Words("order"),
            turns=(
                scene.Turn(label=ash, group="fast", done=True, note=Words("wounded")),
                scene.Turn(label=you, group="slow"),
            ),
            current=1,
        ),
        scene.Votes(
            id="v",
            label=Words("the-vote"),
            ballots=(scene.Ballot(label=Words("ride-down")), scene.Ballot(label=Words("go-back"))),
            voted=(0,),
            missing=(1,),
        ),
        scene.Votes(
            id="w",
            label=Words("the-end"),
            ballots=(scene.Ballot(label=Words("leave"), seats=(0, 1)),),
            count="all",
            open=True,
            result=0,
        ),
    ]
    table = game("leduc")
    for plain in (True, False):
        draw_groups(Screen(plain), outline(nodes, Voice(table, ()), 2))
        shown = re.sub(r"\s+", " ", BOXES.sub("", capsys.readouterr().out))
        for told in (
            "RED HIT, red blank (thrown 3 times), WHITE HIT: 2 of 3 count",
            "It is warm. It breathes. – ash hound",
            "fast: ash hound wounded (has acted) slow: you (now)",
            "waiting for Seat 2",
            "ride down go back the majority decides",
            "leave Seat 1, Seat 2 (chosen) all must agree",
        ):
            assert told in shown.replace("waiting for Seat 2.", "waiting for Seat 2")
        assert shown.index("It is warm.") < shown.index("It breathes.")


def test_it_works_at_a_real_terminal(gloam: Gloam, tmp_path: Path) -> None:
    """Typed at a pseudo-terminal; Ctrl-D puts the game aside."""
    ours, theirs = pty.openpty()
    log = tmp_path / "game.log"
    argv = [sys.executable, "-m", "gloam", "play", "leduc", *SEED, "--save", str(log)]
    player = subprocess.Popen(argv, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    try:
        shown = read_until(ours, b"\n> ")
        os.write(ours, b"1\n")
        shown += read_until(ours, b"\n> ")
        os.write(ours, b"\x04")
        shown += read_until(ours, b"--resume")
        assert player.wait(timeout=20) == 0
    finally:
        player.kill()
        os.close(ours)
    assert b"\x1b[" in shown  # colours
    assert b"The game is kept." in shown
    assert b'"call"' in log.read_bytes()


def read_until(terminal: int, end: bytes) -> bytes:
    shown = b""
    while end not in shown:
        ready, _, _ = select.select([terminal], [], [], 20)
        assert ready, f"nothing came but {shown!r}"
        shown += os.read(terminal, 4096)
    return shown


def test_empty_spaces_of_a_very_large_board_are_told_in_one_line(gloam: Gloam) -> None:
    spaces = [
        scene.Space(id=f"s{n}", within="map", label=Words(f"p{n}"), x=n, y=0) for n in range(90)
    ]
    board = scene.Board(id="map", width=9, height=9, label=Words("the-map"))
    boat = scene.Token(id="boat", within="s7", icon="boat")
    (group,) = outline([board, *spaces, boat], Voice(game("leduc"), ()), 2)
    assert [thing.name for thing in group.things] == ["p7", "89 more"]
    assert group.things[1].value == "p0 to p89"
    assert "p40" in [thing.name for thing in group.everything()]

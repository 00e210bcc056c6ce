"""A test that goes another way than it is recorded is noticed, whatever of it is other."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

import pytest

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.state import HAND, TEAM
from gloam.kernel.present.show import scene
from tests.games.records.at_random import play_on
from tests.games.records.files import (
    FOLDER,
    THE_TABLE,
    difference,
    file_of,
    module_of,
    read_sections,
    write_sections,
)
from tests.games.records.flat import read, written
from tests.games.records.hooks import GAMES, new_sections
from tests.games.records.looking import looking_on
from tests.games.records.recorder import Recorder
from tests.games.stifling_dark.playing import Dark, dark, piece_of
from tests.games.stifling_dark.record_words import RECORD_WORDS, RULES

if TYPE_CHECKING:
    from _typeshed import TraceFunction

FILES = sorted(GAMES.glob(f"*/{FOLDER}/*.txt"))


def recorded(test: Callable[[], object]) -> Recorder:
    recorder = Recorder(RECORD_WORDS)
    with looking_on(recorder, RULES):
        test()
    return recorder


def a_turn() -> Dark:
    table = dark()
    table.turn(0).go(1, 1).end()
    return table


def other(change: Callable[[Dark], object]) -> str:
    """What is told of a turn in which something else happens besides."""
    found = recorded(lambda: change(a_turn()))
    return difference(recorded(a_turn).record({}), found.record({}))


def test_the_same_makes_the_same_record() -> None:
    assert other(lambda table: table) == ""


def test_a_record_reads_like_a_log() -> None:
    lines = recorded(a_turn).record({})
    assert lines[0] == "table 1"
    assert "1> turn 0" in lines
    assert any(line.startswith("turn 0 1: go 0 7 12 | walk") for line in lines)
    assert "  team.0 space 6 -> 7" in lines


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda table: setattr(table.one(1), "stamina", 4), "by hand: team.1 stamina 5 -> 4"),
        (lambda table: setattr(table.game, "noises", 6), "by hand: noises + 1-2"),
        (lambda table: table.game.adversary.__setattr__("roll", 3), "by hand: adversary roll 0"),
        (lambda table: table.game.tell("round", 3), "round 3"),
        (lambda table: table.game.tell("round", 3, audience=TEAM), "round 3 | to 1 2 3 4"),
        (lambda table: table.game.move(piece_of(table.game, "whistle"), HAND), "by hand: @whistle"),
        (lambda table: table.turn(1), "2> turn 1"),
        (lambda table: scene(table.run, 1), "shown: fixed #"),
        (lambda table: dark(supply={FACE["glowstick"]: 2}), "table 2"),
    ],
)
def test_whatever_is_other_is_named(change: Callable[[Dark], object], told: str) -> None:
    found = other(change)
    assert f"+ {told}" in found.replace("+   ", "+ ")


def test_the_recorder_runs_no_line_of_the_game() -> None:
    """A test that proves a rule has to run its lines itself, not have them run by whoever looks."""

    def lines_run(play: Callable[[], object]) -> set[tuple[str, int]]:
        found: set[tuple[str, int]] = set()

        def trace(frame: FrameType, event: str, _: object) -> TraceFunction | None:
            if "gloam/games" not in frame.f_code.co_filename:
                return None
            found.add((frame.f_code.co_filename, frame.f_lineno))
            return trace

        before = sys.gettrace()
        sys.settrace(trace)
        try:
            play()
        finally:
            sys.settrace(before)
        return found

    recorded(a_game)  # what is worked out once is worked out
    alone = lines_run(a_game)
    assert len(alone) > 500
    assert lines_run(lambda: recorded(a_game).record({})) == alone


def a_game() -> None:
    table = dark(hands={0: ["whistle"], 1: ["glowstick"]}, supply={FACE["glowstick"]: 2})
    play_on(table.run, 5, 60)


def test_the_first_line_that_differs_is_told_with_those_before() -> None:
    was = ["one", "two", "three", "four"]
    assert difference(was, was) == ""
    assert difference(was, ["one", "two", "3", "four"]) == "    one\n    two\n  - three\n  + 3"
    assert difference(was, was[:3]).endswith("  - four\n  + (nothing more)")
    assert difference([], ["one"]) == "  - (nothing more)\n  + one"


def test_what_comes_after_many_lines_is_noticed_by_its_digest() -> None:
    long, longer = Recorder(RECORD_WORDS, detail=3), Recorder(RECORD_WORDS, detail=3)
    for recorder, spot in ((long, (1, 1)), (longer, (2, 0))):
        with looking_on(recorder, RULES):
            dark().turn(0).go(*spot)
    one, other = long.record({}), longer.record({})
    differing = [line for line, too in zip(one, other, strict=True) if line != too]
    assert len(differing) == 1
    assert differing[0].startswith("… #")


def test_tables_are_written_as_they_differ_and_read_again(tmp_path: Path) -> None:
    found = new_sections({"test_a": recorded(a_turn), "test_b": recorded(a_turn)})
    assert found["test_a"][:2] == ["table 1", "next-turn (race) 1: turn 0; 2: turn 1"]
    file = tmp_path / FOLDER / "rules.test_turns.txt"
    write_sections(file, found)
    assert read_sections(file) == found
    table = read(found[THE_TABLE])
    assert written(table, apart=True) == found[THE_TABLE]
    assert recorded(a_turn).record(table) == found["test_a"]


def test_a_module_and_its_file_are_found_by_each_other() -> None:
    module = GAMES / "stifling_dark" / "rules" / "test_items.py"
    assert module_of(file_of(module, GAMES)) == module


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_what_is_recorded_is_still_tested(file: Path) -> None:
    """Otherwise record anew: what no test does any more goes."""
    tree = ast.parse(module_of(file).read_text(encoding="utf-8"))
    tests = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    named = {name.partition("[")[0].rpartition("::")[2] for name in read_sections(file)}
    assert named - {THE_TABLE} <= tests

"""What the conftest of a game hands pytest, so that its tests are recorded: `recorded_tests`."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from gloam.kernel.core.rules import Rules
from tests.games.records.files import ANEW, THE_TABLE, difference, file_of, read_sections
from tests.games.records.flat import read, written
from tests.games.records.looking import looking_on
from tests.games.records.recorder import BRIEF, DETAIL, ENOUGH, LONG, Recorder, RecordWords

GAMES = Path(__file__).parents[1]
Hook = Callable[[pytest.Item], Generator[None, object, object]]


def recorded_tests(words: RecordWords, rules: type[Rules[Any]], **which: tuple[str, ...]) -> Hook:
    """A hook for `pytest_runtest_call`: each test goes as it is recorded.

    `which` are beginnings of paths within the game's tests. Of `but` there are no records: whole
    games of bots, what writes down itself what it does. Of what is `brief` most is a digest, of
    what is `long` too, but to its end: games that are played for their record.
    """
    folder = GAMES / rules.id

    @pytest.hookimpl(wrapper=True)
    def hook(item: pytest.Item) -> Generator[None, object, object]:
        def is_among(name: str) -> bool:
            return item.path.relative_to(folder).as_posix().startswith(which.get(name, ()))

        if is_among("but") or not is_the_same_each_time(item):
            return (yield)
        detail = BRIEF if is_among("brief") or is_among("long") else DETAIL
        recorder = Recorder(words, detail, LONG if is_among("long") else ENOUGH)
        with looking_on(recorder, rules):
            result = yield
        if ANEW in os.environ:
            NEW.setdefault(item.path, {})[name_of(item)] = recorder
        else:
            compare(item, recorder)
        return result

    return hook


NEW: dict[Path, dict[str, Recorder]] = {}  # by module and test, when they are recorded anew


def is_the_same_each_time(item: pytest.Item) -> bool:
    """Not with examples that Hypothesis thinks out, nor if it runs in `make long` only."""
    function = getattr(item, "function", None)
    return not hasattr(function, "hypothesis") and item.get_closest_marker("long") is None


def name_of(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[2]


def compare(item: pytest.Item, recorder: Recorder) -> None:
    """Fail if the test went another way than it is recorded."""
    sections = read_sections(file_of(item.path, GAMES))
    now = recorder.record(read(sections.get(THE_TABLE, ())))
    other = difference(sections.get(name_of(item), []), now)
    if other:
        game = item.path.relative_to(GAMES).parts[0]
        pytest.fail(
            f"It went another way than is recorded:\n{other}\n"
            f"If that is right: `python -m tests.games.records {game}`, and read the difference.",
            pytrace=False,
        )


def new_sections(found: Mapping[str, Recorder]) -> dict[str, list[str]]:
    """The sections of a module; tests at which nothing is done have none."""
    tables = [table for recorder in found.values() for table in recorder.tables()]
    head = written(most_common(tables), apart=True)
    base = read(head)
    sections = {name: recorder.record(base) for name, recorder in found.items()}
    return ({THE_TABLE: head} if head else {}) | {
        name: lines for name, lines in sections.items() if lines
    }


def most_common(tables: Sequence[Mapping[str, str]]) -> dict[str, str]:
    """What most of the tables have. Of equally common values the first is taken."""
    values: dict[str, Counter[str]] = {}
    for table in tables:
        for name, value in table.items():
            values.setdefault(name, Counter())[value] += 1
    common = {name: found.most_common(1)[0] for name, found in values.items()}
    return {name: value for name, (value, count) in common.items() if 2 * count > len(tables)}

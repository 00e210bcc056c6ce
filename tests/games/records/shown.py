"""What is shown of a table, as a file: a line for each node, for each seat that looks.

    see(table.run, (0, 1, WATCHER), folder / "late_at_the_sawmill.shown.txt")

The file is written anew with the records: read the difference before you keep it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from gloam.kernel.core.asks import WATCHER
from gloam.kernel.present.show import scene
from tests.games.records.files import ANEW, difference
from tests.games.records.recorder import AnyRun


def see(run: AnyRun, seats: Sequence[int], file: Path) -> None:
    """The table must be shown to the seats as it is written."""
    lines = list(shown_to(run, seats))
    if ANEW in os.environ:
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    other = difference(file.read_text(encoding="utf-8").splitlines(), lines)
    assert not other, f"{file.name}\n{other}"


def shown_to(run: AnyRun, seats: Sequence[int]) -> Iterator[str]:
    """All that everybody sees; then of each seat what it alone sees, is asked and may choose."""
    for seat in seats:
        seen = scene(run, seat)
        if seat == seats[0]:
            yield from [in_line(node) for node in seen.public]
        yield f"-- {'watchers' if seat == WATCHER else seat}"
        prompt = [] if seen.prompt is None else [seen.prompt]
        yield from [in_line(one) for one in (*seen.private, *prompt, *seen.choices)]
    story = run.rules.story(run.state)
    if story is not None:
        yield in_line(story)


def in_line(shown: object) -> str:
    """A node or a choice: its fields that are set."""
    return _in_line(to_builtins(shown))


def _in_line(thing: Any) -> str:  # plain data of any shape
    if isinstance(thing, dict):
        parts = [f"{key}={_in_line(value)}" for key, value in thing.items() if value]
        return f"({' '.join(parts)})"
    if isinstance(thing, list | tuple):
        return f"[{' '.join([_in_line(one) for one in thing])}]"
    return str(thing)

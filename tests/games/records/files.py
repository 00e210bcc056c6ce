"""Records in files: one for a module of tests, with a section for each test.

    == the table
    team.0.space 6
    == test_name[case]
    table 1
    …

At the head stands what most tables of the module have; a section tells what differs in its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path

HEAD = "== "
THE_TABLE = "the table"
AROUND = 4  # lines that are shown before the first that differs
FOLDER = "records"
ANEW = "GLOAM_RECORDS"  # the environment variable that asks to record anew

Sections = dict[str, list[str]]


def file_of(module: Path, games: Path) -> Path:
    """`games/haunted/rules/test_doors.py` has `games/haunted/records/rules.test_doors.txt`."""
    game, *inside = module.relative_to(games).with_suffix("").parts
    return games / game / FOLDER / f"{'.'.join(inside)}.txt"


def module_of(file: Path) -> Path:
    """The other way round."""
    return file.parents[1].joinpath(*file.stem.split(".")).with_suffix(".py")


@lru_cache(maxsize=4)
def read_sections(file: Path) -> Mapping[str, list[str]]:
    """Nothing if there is no such file."""
    found: Sections = {}
    lines: list[str] = []
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith(HEAD):
                lines = found.setdefault(line.removeprefix(HEAD), [])
            else:
                lines.append(line)
    return found


def write_sections(file: Path, sections: Mapping[str, list[str]]) -> None:
    file.parent.mkdir(exist_ok=True)
    lines = [line for name, found in sections.items() for line in (f"{HEAD}{name}", *found)]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def difference(recorded: list[str], now: list[str]) -> str:
    """The first line that differs, and those before it; nothing if none does."""
    for number, (was, line) in enumerate(zip_longest(recorded, now)):
        if was != line:
            before = [f"    {one}" for one in now[max(number - AROUND, 0) : number]]
            gone = [f"  - {was}"] if was is not None else ["  - (nothing more)"]
            new = [f"  + {line}"] if line is not None else ["  + (nothing more)"]
            return "\n".join([*before, *gone, *new])
    return ""

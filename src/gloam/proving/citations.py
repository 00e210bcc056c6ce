"""Where a game cites its rules, and what must happen for a cited rule to be carried out."""

import re
import tomllib
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from gloam.proving.names import Lines, Names, names_bound
from gloam.proving.sources import Block, Source, SourceError, for_people, read_sources, span

LEDGER = "rules.toml"  # its `rule` is a text, not a citation


@dataclass(frozen=True)
class Citation:
    """One rule, cited at one place.

    It is carried out when one of `lines` runs, or `card` is played. With neither it is data
    that is there whenever the game is: loading the game carries it out.
    """

    rule: str
    file: Path
    line: int
    lines: Lines = field(default_factory=dict)
    card: str = ""

    @property
    def place(self) -> str:
        return f"{for_people(self.file)}:{self.line}"

    @property
    def by_loading(self) -> bool:
        return not self.lines and not self.card


def find_citations(folder: Path, cards: Collection[str]) -> list[Citation]:
    """All of a game's citations. Raises SourceError on a file that is broken."""
    sources = read_sources(folder)
    names = Names(sources)
    found = [citation for source in sources for citation in _in_python(source, names)]
    for path in sorted(folder.resolve().rglob("*.toml")):
        if path.name != LEDGER:
            found += _in_toml(path, cards)
    return found


# ---------------------------------------------------------------- in Python


def _in_python(source: Source, names: Names) -> Iterator[Citation]:
    for comment in source.comments:
        if comment.block is None:
            continue
        lines = _lines_in_play(source, comment.block, names)
        for rule in comment.rules:
            yield Citation(rule, source.path, comment.line, lines)


def _lines_in_play(source: Source, block: Block, names: Names) -> Lines:
    """The lines that run in play: of the block, and, of a constant or a class, of its users."""
    first, last = span(block)
    own = set(range(first, last + 1))
    if first in source.function_lines:
        return {source.path: own}
    lines = names.users(names_bound(block))
    if own := own & source.played_lines:
        lines[source.path] = lines.get(source.path, set()) | own
    return lines


# ---------------------------------------------------------------- in TOML


def _in_toml(path: Path, cards: Collection[str]) -> Iterator[Citation]:
    text = path.read_text(encoding="utf-8")
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SourceError(f"{for_people(path)}: this is not TOML: {error}") from error
    for rule, names in _tables(tree, ()):
        card = next((name for name in names if name in cards), "")
        yield Citation(rule, path, _line_of(text, rule), card=card)


def _tables(value: object, names: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each rule cited, with the names that its table and those around it go by, inside first."""
    if isinstance(value, list):
        for item in value:
            yield from _tables(item, names)
    if not isinstance(value, dict):
        return
    id = value.get("id")
    if isinstance(id, str):
        names = (id, *names)
    for key, inside in value.items():
        if key == "rule":
            for rule in inside if isinstance(inside, list) else [inside]:
                yield str(rule), names
        else:
            yield from _tables(inside, (key, *names))


def _line_of(text: str, rule: str) -> int:
    found = re.search(rf"[\"']{re.escape(rule)}[\"']", text)
    return text.count("\n", 0, found.start()) + 1 if found else 1

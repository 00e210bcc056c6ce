"""What a table may see of a game's files: words, theme, rules and layout, without what is sealed.

A sealed thing has a name, its *seal*, and is nowhere to be found before a table has unlocked
that name (`Rules.unlocked`). A rule of the ledger or of the layout has `sealed = "name"`. In the
words, a group comment `## sealed: name` seals all messages up to the next group comment. In the
theme, the tables below `[sealed.name]` are laid over the others when the name is unlocked.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from gloam.kernel.content.ledger import Ledger, Rule
from gloam.kernel.present.layout import Layout
from gloam.kernel.present.words import Wordbook, read_words, split_messages

Theme: TypeAlias = dict[str, Any]  # as the game wrote it: the client knows what it means

SEALED = "sealed"


@dataclass(frozen=True)
class OpenContent:
    """The files of a game as a table may see them, and a hash that names them all."""

    words: str
    theme: Theme
    rules: tuple[Rule, ...]
    layout: Layout
    where: str

    @cached_property
    def hash(self) -> str:
        told = (self.words, self.theme, [(rule.id, rule.text) for rule in self.rules], self.layout)
        return blake2b(msgspec.json.encode(told), digest_size=12).hexdigest()

    @cached_property
    def wordbook(self) -> Wordbook:
        return Wordbook("en", self.words, self.where)


class ContentFiles:
    """The files of a game, read once, and the parts of them that tables have opened so far."""

    def __init__(self, folder: Path, ledger: Ledger, layout: Layout) -> None:
        words, theme = folder / "words.en.ftl", folder / "theme.toml"
        self.where = str(words)
        self.ledger = ledger
        self.layout = layout
        self.messages = split_messages(read_words(folder))
        self.theme: Theme = (
            tomllib.loads(theme.read_text(encoding="utf-8")) if theme.exists() else {}
        )
        self._opened: dict[frozenset[str], OpenContent] = {}

    @cached_property
    def seals(self) -> frozenset[str]:
        """Every name that something waits for."""
        return frozenset(
            {seal for seal, _ in self.messages}
            | {rule.sealed for rule in self.ledger}
            | set(self.theme.get(SEALED, {}))
            | self.layout.seals()
        ) - {""}

    def opened(self, unlocked: Collection[str]) -> OpenContent:
        """What a table may see that has unlocked these names."""
        names = self.seals.intersection(unlocked)
        found = self._opened.get(names)
        if found is None:
            found = self._opened[names] = OpenContent(
                "".join([text for seal, text in self.messages if not seal or seal in names]),
                opened_theme(self.theme, names),
                tuple(self.ledger.open_rules(names)),
                self.layout.opened(names),
                self.where,
            )
        return found


def opened_theme(theme: Theme, unlocked: Collection[str]) -> Theme:
    """A theme, with what was sealed and is unlocked laid over it."""
    found = {name: part for name, part in theme.items() if name != SEALED}
    for name, part in theme.get(SEALED, {}).items():
        if name in unlocked:
            found = _laid_over(found, part)
    return found


def _laid_over(below: Theme, above: Mapping[str, Any]) -> Theme:
    """Tables are joined, however deep; other values are replaced."""
    joined = dict(below)
    for name, value in above.items():
        old = joined.get(name)
        both = isinstance(old, dict) and isinstance(value, dict)
        joined[name] = _laid_over(old, value) if both and old is not None else value
    return joined

"""The ledger: every rule of a game, by name, in our own words.

A ledger is TOML. It has a `title`, perhaps the `chapters` in which players read it, and one
table a rule, named `[section.name]`:

    chapters = [{ title = "Sins", sections = ["corruption", "grace"] }]

    [corruption.max-six]
    rule = "No sin holds more than six corruption."
    page = 14           # where the rulebook says it, if it has pages
    ruling = true       # the rulebook leaves it open; this is our answer
    source = "facts"    # which document, if not the rulebook
    sealed = "act-two"  # shown to nobody before that is unlocked
    needs = ["ghosts"]  # parts of the game that are not built yet: nothing proves it before
    note = "Page 14 says five, the errata six."  # for developers; no player sees it

Code cites a rule in a comment (`# rule: corruption.max-six`), a test proves it
(`@proves`), and `gloam check` holds the three together.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import TypeVar

import msgspec

T = TypeVar("T")

FIELDS = ("rule", "ruling", "page", "source", "sealed", "needs", "note")
HEADINGS = ("title", "players", "chapters")  # all that may stand above the first rule


@dataclass(frozen=True)
class Rule:
    """An entry of a ledger."""

    id: str  # "section.name"
    text: str
    ruling: bool  # ours, where the rulebook is silent or unclear
    page: str  # "" where the rulebook has none
    source: str
    sealed: str  # what unlocks it, "" if it is open; `sealed = true` is unlocked by its own id
    note: str  # about the rulebook, our copy of it or our program; for developers only
    needs: tuple[str, ...] = ()  # what it waits for: parts of the game that are not built yet
    chapter: str = ""  # the title of the chapter it is read in, where the ledger has chapters

    @property
    def section(self) -> str:
        return self.id.partition(".")[0]


class _Chapter(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    sections: list[str]


_CHAPTERS = "It is a list of { title = ..., sections = [...] } in which every section is once."


class LedgerError(ValueError):
    """A ledger that cannot be used. One line a mistake: where it is, what it is, what to do."""


class UnknownRuleError(ValueError):
    """No rule has that id. Says which one was perhaps meant."""


class Ledger:
    """The rules of one game, in the order of its chapters or else of its file. It never changes."""

    def __init__(self, title: str, rules: Collection[Rule], players: str = "") -> None:
        self.title = title
        self.players = players  # how many and how they play, where the ledger tells
        self.rules = tuple(rules)
        self._by_id = {rule.id: rule for rule in self.rules}

    @staticmethod
    def parse(text: str, where: str) -> Ledger:
        """Read a ledger. `where` is the file's name, for the messages of `LedgerError`."""
        return _Reader(text, where).read()

    def __getitem__(self, id: str) -> Rule:
        rule = self._by_id.get(id)
        if rule is None:
            raise UnknownRuleError(f"{self.title} has no rule {id!r}.{self.hint(id)}")
        return rule

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def hint(self, id: str) -> str:
        """For the end of a message about an id that no rule has: the one perhaps meant."""
        like = get_close_matches(id, self._by_id, n=1, cutoff=0.7)
        return f" Did you mean {like[0]!r}?" if like else ""

    def open_rules(self, unlocked: Collection[str] = ()) -> list[Rule]:
        """The rules that players may read: a sealed one only if what unlocks it is given."""
        return [rule for rule in self.rules if not rule.sealed or rule.sealed in unlocked]

    def search(self, words: str, unlocked: Collection[str] = ()) -> list[Rule]:
        """The open rules that speak of all these words, those that have them in the name first."""
        wanted = words.casefold().split()
        named: list[Rule] = []
        told: list[Rule] = []
        for rule in self.open_rules(unlocked):
            if all(word in rule.id for word in wanted):
                named.append(rule)
            elif all(word in f"{rule.id} {rule.text}".casefold() for word in wanted):
                told.append(rule)
        return named + told


def proves(game: str, *ids: str) -> Callable[[T], T]:
    """Say which rules of a game's ledger a test proves: at most four. May be stacked."""
    if not ids:
        raise ValueError(f'@proves("{game}") names no rule. Name one: @proves("{game}", "...")')

    def mark(test: T) -> T:
        before: tuple[tuple[str, tuple[str, ...]], ...] = getattr(test, "__proves__", ())
        test.__dict__["__proves__"] = ((game, ids), *before)
        return test

    return mark


# A string, a comment, or the head of a table, of which only the last has a group: looking for
# all three keeps a `[` inside a text from being taken for a table.
_HEADS = re.compile(
    r'"""(?:\\.|[^\\])*?"""'
    r"|'''.*?'''"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*"
    r"|^[ \t]*\[[ \t]*([^\[\]\n]+?)[ \t]*\][ \t]*(?=\#|\r?$)",
    re.DOTALL | re.MULTILINE,
)
_ID = re.compile(r"[a-z0-9-]+\.[a-z0-9-]+")


class _Reader:
    """One reading of a ledger. Collects every mistake, so that one look mends them all."""

    def __init__(self, text: str, where: str) -> None:
        self.text = text
        self.where = where
        self.lines = text.splitlines()
        self.wrong: list[tuple[int, str]] = []
        self.heads: dict[str, int] = {}  # id: line, in the order of the file

    def read(self) -> Ledger:
        self.find_heads()
        self.complain()  # before TOML does, which does not say where the first of two stands
        tree = self.parse_toml()
        headings = {name: self.heading(tree, name) for name in HEADINGS[:2] if name in tree}
        if "title" not in headings:
            self.report(1, 'it has no title. Begin with `title = "..."`, the name of the game.')
        tables = self.find_tables(tree)
        rules = [self.rule(id, tables[id]) for id in self.heads if id in tables]
        if "chapters" in tree:
            rules = self.in_chapters(rules, tree["chapters"])
        self.complain()
        return Ledger(headings["title"], rules, headings.get("players", ""))

    def find_heads(self) -> None:
        for found in _HEADS.finditer(self.text):
            name: str | None = found.group(1)
            if name is None:
                continue
            id = ".".join(part.strip(" \t\"'") for part in name.split("."))
            line = self.text.count("\n", 0, found.start(1)) + 1
            first = self.heads.setdefault(id, line)
            if first != line:
                self.report(
                    line,
                    f"[{id}] is there twice, first at line {first}. "
                    "Give this one another name, or make the two one.",
                )
            elif not _ID.fullmatch(id):
                self.report(
                    line,
                    f"[{id}] is not the name of a rule. Call it [section.name]: "
                    "two parts, each of small letters, digits and hyphens.",
                )

    def parse_toml(self) -> dict[str, object]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            what, _, place = str(error).rpartition(" (at ")
            line = re.search(r"line (\d+)", place)
            at = int(line[1]) if line else len(self.lines)
            raise LedgerError(
                f"{self.where}:{at}: this is not TOML: {what or error}. "
                "Mend this line or the one before it."
            ) from error

    def heading(self, tree: dict[str, object], name: str) -> str:
        value = tree[name]
        if isinstance(value, str) and value.strip():
            return value
        if not isinstance(value, dict):  # if it is one, it is a section of rules
            self.report(self.line_of(name, 0), f"`{name}` should be a text that says something.")
        return ""

    def find_tables(self, tree: dict[str, object]) -> dict[str, dict[str, object]]:
        tables: dict[str, dict[str, object]] = {}
        for section, inside in tree.items():
            if not isinstance(inside, dict):
                if section not in HEADINGS:
                    self.report(
                        self.line_of(section, 0),
                        f"`{section}` is nothing a ledger knows. Above the first rule there may "
                        f"be {_list(HEADINGS)}; a rule is a table [section.name].",
                    )
                continue
            for name, table in inside.items():
                id = f"{section}.{name}"
                if id in self.heads and isinstance(table, dict):
                    tables[id] = table
                else:
                    self.report(
                        self.line_of(name, 0),
                        f"{id} should be a table of its own: a line [{id}], "
                        'and below it `rule = "..."`.',
                    )
        return tables

    def rule(self, id: str, table: dict[str, object]) -> Rule:
        head = self.heads[id]
        for field in table:
            if field not in FIELDS:
                self.report(
                    self.line_of(field, head),
                    f"[{id}] has a field `{field}`, which a ledger does not know. "
                    f"It knows {_list(FIELDS)}.",
                )
        sealed = self.field(
            id, table, "sealed", (bool, str), "true, or the name of what unlocks it"
        )
        return Rule(
            id,
            self.rule_text(id, table),
            self.field(id, table, "ruling", (bool,), "true or false") is True,
            str(self.field(id, table, "page", (int, str), "a page") or ""),
            str(self.field(id, table, "source", (str,), "the name of a document") or ""),
            id if sealed is True else str(sealed or ""),
            str(self.field(id, table, "note", (str,), "a text") or ""),
            self.needs(id, table),
        )

    def needs(self, id: str, table: dict[str, object]) -> tuple[str, ...]:
        wanted = "a list of the parts of the game that it waits for"
        named = self.field(id, table, "needs", (list,), wanted)
        names = tuple(named) if isinstance(named, list) else ()
        if not all(isinstance(name, str) for name in names):
            self.report(self.line_of("needs", self.heads[id]), f"`needs` of [{id}] is {wanted}.")
        return tuple(str(name) for name in names)

    def in_chapters(self, rules: list[Rule], listed: object) -> list[Rule]:
        """The rules in the order in which the chapters list their sections."""
        try:
            chapters = msgspec.convert(listed, list[_Chapter])
        except msgspec.ValidationError as error:
            self.report(self.line_of("chapters", 0), f"`chapters`: {error}. {_CHAPTERS}")
            return rules
        sections = list(dict.fromkeys(rule.section for rule in rules))
        told = [section for chapter in chapters for section in chapter.sections]
        for section in {*sections, *told}:
            if told.count(section) != 1 or section not in sections:
                self.report(
                    self.line_of("chapters", 0),
                    f"`chapters` names the section `{section}` {told.count(section)} times, and "
                    f"{'it has rules' if section in sections else 'no rule is in it'}. {_CHAPTERS}",
                )
        return [
            replace(rule, chapter=chapter.title)
            for chapter in chapters
            for section in chapter.sections
            for rule in rules
            if rule.section == section
        ]

    def rule_text(self, id: str, table: dict[str, object]) -> str:
        if "rule" not in table:
            self.report(
                self.heads[id],
                f'[{id}] does not say its rule. Add `rule = "..."`, in our own words.',
            )
            return ""
        text = str(self.field(id, table, "rule", (str,), "a text") or "")
        if table["rule"] == "" or (text and not text.strip()):
            self.report(
                self.line_of("rule", self.heads[id]),
                f"the rule of [{id}] is empty. Say it, or take the entry out.",
            )
        return text

    def field(
        self,
        id: str,
        table: dict[str, object],
        name: str,
        kinds: tuple[type, ...],
        wanted: str,
    ) -> object:
        """The field's value, or None if it is not there or of no kind that is wanted."""
        value = table.get(name)
        if value is None or type(value) in kinds:
            return value
        self.report(self.line_of(name, self.heads[id]), f"`{name}` of [{id}] should be {wanted}.")
        return None

    def line_of(self, key: str, after: int) -> int:
        """The first line below `after` that sets the key or names it in a table's head."""
        sets = re.compile(rf"\s*(\[.*\b|[\w-]+\.)?[\"']?{re.escape(key)}[\"']?\s*[]=.]")
        for number, line in enumerate(self.lines[after:], after + 1):
            if sets.match(line):
                return number
        return after or 1

    def report(self, line: int, what: str) -> None:
        self.wrong.append((line, f"{self.where}:{line}: {what}"))

    def complain(self) -> None:
        if self.wrong:
            raise LedgerError("\n".join(message for _, message in sorted(self.wrong)))


def _list(names: tuple[str, ...]) -> str:
    return f"{', '.join(f'`{name}`' for name in names[:-1])} and `{names[-1]}`"

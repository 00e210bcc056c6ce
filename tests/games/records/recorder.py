"""The recorder: what tables do while a test runs, as lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Protocol, TypeAlias

from gloam.kernel.core.asks import CHOOSE, EVERYONE, Ask, Key
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import State
from tests.games.records.flat import (
    Flat,
    Names,
    changes,
    digest,
    flat,
    said,
    said_seats,
    shorten,
    written,
)

DETAIL = 70  # lines of a test that are written as they are; then comes a digest of more
BRIEF = 16  # of tests of which there are many of a kind
MOST_TABLES = 100  # of a test; those after them count when they are played
ENOUGH = 600  # lines; what a test does after so many is not recorded
LONG = 30_000  # … if it plays long games for their record
PASSAGE = 100  # lines: after so many the digest so far is written, to tell where records part

AnyRun: TypeAlias = Run[Any]  # of any game


class RecordWords(Protocol):
    """How a game's keys and events are said, besides its state."""

    names: Names

    def key(self, game: Any, key: Key) -> str: ...

    def event(self, game: Any, event: Sequence[str | int]) -> str: ...


class Table:
    """A state that the test has under its hands, as it was when it was last looked at."""

    def __init__(self, number: int, state: State) -> None:
        self.number = number
        self.state = state
        self.before = copy_of(state)
        self.ask: Ask | None = None  # the one that was last written


class Laid:
    """A whole table, written as what differs from the one at the head of the file."""

    def __init__(self, number: int, found: Flat) -> None:
        self.number = number
        self.found: dict[str, str] = {name: said(value) for name, value in found.items()}

    def lines(self, base: Mapping[str, str]) -> Iterator[str]:
        yield f"table {self.number}"
        other = {name: value for name, value in self.found.items() if base.get(name) != value}
        gone = {name: "-" for name in base if name not in self.found}
        yield from [f"  {line}" for line in written(other | gone)]


class Recorder:
    """Told by `looking.py` of everything that the test's tables do."""

    def __init__(self, words: RecordWords, detail: int = DETAIL, enough: int = ENOUGH) -> None:
        self.words = words
        self.detail = detail
        self.enough = enough
        self._passages: list[str] = []
        self.lines: list[str | Laid] = []
        self.more = 0  # lines of which only a digest is kept
        self._digest = blake2b(digest_size=4)
        self._tables: dict[int, Table] = {}  # by the identity of their states
        self._runs: dict[int, AnyRun] = {}  # the last run of each table, likewise
        self._last = 0  # the number of the table that the last line is about
        self._shown: list[str] = []  # options that were described, one after another

    @property
    def is_full(self) -> bool:
        return self.more >= self.enough

    def record(self, base: Mapping[str, str]) -> list[str]:
        """All lines, with tables as they differ from `base`."""
        lines: list[str] = []
        for line in self.lines:
            lines += line.lines(base) if isinstance(line, Laid) else [line]
        if self.more:
            passages = [*self._passages, self._digest.hexdigest()]
            lines += [f"… #{found}" for found in passages] + [f"{self.more} lines more"]
        return lines

    def tables(self) -> list[dict[str, str]]:
        return [line.found for line in self.lines if isinstance(line, Laid)]

    # --- what tables do ---

    def begins(self, run: AnyRun) -> None:
        """A run was made. Its table is looked at when it is played, or when the test is over."""
        if len(self._runs) < MOST_TABLES:
            self._runs[id(run.state)] = run

    def before(self, run: AnyRun) -> Table:
        """A run is about to be played."""
        table = self._find(run.state)
        self._runs[id(run.state)] = run
        self._look(table, "by hand: ")
        self._asked(table, run.ask)
        return table

    def after(self, table: Table, run: AnyRun) -> None:
        """What the answer has changed, and what is asked now."""
        if run.state is not table.state:
            table = self._find(run.state)
        self._runs[id(run.state)] = run
        self._look(table, "  ")
        self._asked(table, run.ask)
        if run.ask is None:
            self._add(table, f"over: {run.result}")

    def answers(self, table: Table, how: str, key: Key) -> None:
        """`how`: the seat, and whether it answers or interrupts."""
        self._add(table, f"{how} {self.words.key(table.state, key)}")

    def happens(self, state: State, said: str) -> None:
        """Something was told, rolled or looked at."""
        if state.journal is not None:
            self._add(self._find(state), f"  {said}")

    def tells(self, state: State, event: Sequence[str | int], audience: int) -> None:
        if state.journal is not None:
            heard = "" if audience == EVERYONE else said_seats(audience, " | to") or " | to nobody"
            self._add(self._find(state), f"  {self.words.event(state, event)}{heard}")

    def shows(self, state: State, said: str) -> None:
        """The test has looked at something that is shown of a table."""
        self._add(self._find(state), f"shown: {said}")

    def describes(self, state: State, said: str) -> None:
        """The test has looked at an option; several in a row make one line."""
        self._find(state)
        self._shown.append(said)

    def ends(self) -> None:
        """The test is over: what it has changed since, and tables that it never played."""
        for run in list(self._runs.values()):
            if self.is_full:
                break
            state = run._state  # `run.state` might play it up to here
            table = self._find(state)
            self._look(table, "by hand: ")
            self._asked(table, run._ask)
        self._flush()

    # --- lines ---

    def _find(self, state: State) -> Table:
        table = self._tables.get(id(state))
        if table is None and self.is_full:
            return Table(0, state)
        if table is None:
            self._flush()
            table = self._tables[id(state)] = Table(len(self._tables) + 1, state)
            self._write(Laid(table.number, flat(self.words.names, state)))
            self._last = table.number
        return table

    def _look(self, table: Table, mark: str) -> None:
        """What has changed since the table was last looked at."""
        if self.is_full or table.state == table.before:
            return
        for line in changes(self.words.names, table.before, table.state):
            self._add(table, f"{mark}{line}")
        table.before = copy_of(table.state)

    def _asked(self, table: Table, ask: Ask | None) -> None:
        if ask is not None and ask is not table.ask:
            self._add(table, said_ask(self.words, table.state, ask))
        table.ask = ask

    def _add(self, table: Table, line: str) -> None:
        self._flush()
        if table.number != self._last:
            self._write(f"at table {table.number}")
            self._last = table.number
        self._write(line)

    def _flush(self) -> None:
        if self._shown:
            shown, self._shown = self._shown, []
            self._write(f"shown: {len(shown)} options #{digest(' '.join(shown))}")

    def _write(self, line: str | Laid) -> None:
        if len(self.lines) < self.detail:
            self.lines.append(line)
        elif not self.is_full:
            self.more += 1
            text = "\n".join(line.lines({})) if isinstance(line, Laid) else line
            self._digest.update(text.encode())
            if self.more % PASSAGE == 0:
                self._passages.append(self._digest.hexdigest())


# --- asks ---


def said_ask(words: RecordWords, game: State, ask: Ask) -> str:
    """What is asked of whom, all that may be answered, and who learns of it."""
    about = ask.about if isinstance(ask.about, str) else " ".join([str(one) for one in ask.about])
    form = "" if ask.form == CHOOSE else f" ({ask.form})"
    offers = "; ".join(
        [f"{seat}: {said_keys(words, game, ask.offer(seat))}" for seat in ask.seats()]
    )
    return f"{about}{form} {offers}{''.join(said_audience(ask))}"


def said_audience(ask: Ask) -> Iterator[str]:
    if ask.audience != EVERYONE:
        yield said_seats(ask.audience, " | answer to") or " | answer to nobody"
    if ask.told != EVERYONE:
        yield said_seats(ask.told, " | told to")
        cover = ask.cover
        yield f" | covered by {cover.about} {cover.seats}" if cover is not None else ""
    vote = ask.vote()
    if vote is not None:
        yield f" | vote {vote.how} {vote.round} {'open' if vote.open else 'secret'}"
    for seat in ask.seats():
        marking = ask.marking(seat)
        if marking is not None:
            things = digest(str(list(marking.things)))
            rule = marking.whole.rule if marking.whole is not None else ""
            yield f" | {seat} marks {marking.least}-{marking.most} of #{things} {rule}".rstrip()


def said_keys(words: RecordWords, game: State, keys: Iterable[Key]) -> str:
    """Options, those of a word together: `go 1 2 7 | end | use rope`."""
    found: dict[str, list[str]] = {}
    for key in keys:
        word, _, rest = words.key(game, key).partition(" ")
        found.setdefault(word, []).append(rest.replace(" ", ","))
    return " | ".join([f"{word} {shorten(rest)}".rstrip() for word, rest in found.items()])

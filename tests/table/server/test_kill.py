"""Servers that are killed at random moments lose nothing that anybody was told.

Programs and bots play while the server is killed and started again. A program notes every answer
that was acknowledged and everything that its seat was told. At the end each of these answers
stands in the log exactly once, nothing that was told is forgotten, and every game is over.
"""

from __future__ import annotations

import asyncio
import random
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from gloam.kernel.content import registry
from gloam.kernel.session.log import Answer, read_line
from gloam.kernel.session.replay import follow, verify
from gloam.table.store import ActRow, TableRow
from gloam.table.store.open_store import open_store
from gloam.table.tables.session_loading import lines_of, new_session
from tests.table.guests import Guest, Json, Line, SeenView
from tests.table.processes import Server, serving

# What is played: a program (me) among bots, and bots alone.
TABLES = [
    ("haunted", "me", "random", "greedy"),
    ("leduc", "me", "random"),
    ("parley", "random", "greedy", "random"),
    ("chase", "random", "me", "random"),
    ("drawhold", "greedy", "me"),
    ("haunted", "random", "greedy"),
]
ENDING = 240.0  # seconds in which all games must end once nobody is killed any more

GONE = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)

Asked = tuple[int, int]  # a seat and the number of its ask


def test_sqlite_loses_nothing(tmp_path: Path) -> None:
    killed(tmp_path, f"{tmp_path}/gloam.db", servers=1, times=6)


def test_postgres_loses_nothing_with_two_processes(tmp_path: Path, database: str) -> None:
    killed(tmp_path, database, servers=2, times=5)


@pytest.mark.long
def test_sqlite_loses_nothing_in_fifty_kills(tmp_path: Path) -> None:
    killed(tmp_path, f"{tmp_path}/gloam.db", servers=1, times=50)


@pytest.mark.long
def test_postgres_loses_nothing_in_fifty_kills(tmp_path: Path, database: str) -> None:
    killed(tmp_path, database, servers=2, times=50)


def killed(folder: Path, database: str, servers: int, times: int) -> None:
    """Play and kill; then look at what is stored."""
    chance = random.Random(times)
    with ExitStack() as stack:
        running = [
            stack.enter_context(serving(folder, database, f"server-{n}")) for n in range(servers)
        ]
        plays = Plays(running)
        try:
            for _ in TABLES:
                plays.one_more()
            for _ in range(times):
                time.sleep(chance.random() * 0.5)
                victim = chance.choice(running)
                victim.kill()
                if chance.random() < 0.2:  # it dies again before it is there
                    victim.begin()
                    time.sleep(chance.random() * 2)
                    victim.kill()
                victim.start()
                plays.one_more()
            plays.end()
        finally:
            plays.stop()
    acknowledged = asyncio.run(look(database, plays))
    assert acknowledged > times, "too little was played to prove anything"


class Plays:
    """The tables of a test, and the programs that play there."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        self.tables: list[str] = []
        self.programs: list[Program] = []
        self._stop = Event()
        self._plans = cycle(TABLES)

    def one_more(self) -> None:
        game, *seats = next(self._plans)
        guest = Guest(self.servers[-1].url)
        table = guest.new_table(game, *seats)
        self.tables.append(table)
        if "me" in seats:
            program = Program(self.servers, guest, table, seats.index("me"), self._stop)
            self.programs.append(program)
            program.start()

    def end(self) -> None:
        """Wait until every game is over."""
        until = time.monotonic() + ENDING
        guest = Guest(self.servers[0].url)
        waiting = set(self.tables)
        while waiting:
            for table in sorted(waiting):
                if guest.get(f"/api/tables/{table}")["table"]["status"] == "over":
                    waiting.discard(table)
            assert time.monotonic() < until, self._why(sorted(waiting))
            time.sleep(0.1)
        for program in self.programs:
            program.join(ENDING)

    def _why(self, waiting: list[str]) -> str:
        """What is known of tables that do not go on."""
        told = ["these do not go on:"]
        for table in waiting:
            shown = [Guest(server.url).get(f"/api/tables/{table}") for server in self.servers]
            told += [f"{table}: {one['table']}" for one in shown]
            told += [f"  {one.state()}" for one in self.programs if one.table == table]
        told += [f"{server.url}: {server.said()[-4000:]}" for server in self.servers]
        return "\n".join(told)

    def stop(self) -> None:
        self._stop.set()
        for program in self.programs:
            program.join(ENDING)


class Program(Thread):
    """Plays one seat, and comes back whenever the line is lost."""

    def __init__(
        self, servers: Sequence[Server], guest: Guest, table: str, seat: int, stop: Event
    ) -> None:
        super().__init__(daemon=True)
        self.servers = cycle(servers)
        self.guest = guest
        self.table = table
        self.seat = seat
        self.acknowledged: dict[int, tuple[str | int, ...]] = {}  # by ask
        self.story: list[Any] = []  # happenings, as told last
        self.lost = ""  # something that was told and is no longer there
        self.result: Json | None = None
        self.cut = Counter[str]()  # why the line was lost, and how often
        self._stop_playing = stop
        self._chance = random.Random(table)

    def run(self) -> None:
        while not self._stop_playing.is_set() and self.result is None and not self.lost:
            self.guest.url = next(self.servers).url
            try:
                with self.guest.at(self.table) as line:
                    self._play(line)
            except GONE as error:
                self.cut[repr(error)] += 1
                time.sleep(0.02)
            except Exception:
                self.lost = traceback.format_exc()
                raise

    def state(self) -> str:
        """How far it has come, for whoever wonders why it does not go on."""
        answered = len(self.acknowledged)
        return f"seat {self.seat}, {answered} answers, cut {self.cut}, lost {self.lost!r}"

    def _play(self, line: Line) -> None:
        view = line.seat(self.seat)
        latest: list[Any] = view.story  # of a newcomer: the latest part
        places = {happening[0]: happening for happening in latest}
        first = min(places, default=0)
        known = [happening for happening in self.story if happening[0] >= first]
        if any(places.get(happening[0]) != happening for happening in known):
            self.lost = f"{self.story} became {view.story}"
            return
        try:
            while not line.asked(self.seat).result:
                ask, key = view.ask, self._chance.choice(view.choices)
                told = line.do("answer", seat=self.seat, ask=ask, keys=[key])
                if told["is"] == "done":
                    self.acknowledged[ask] = tuple(key)
                elif told["code"] == "away":  # nothing can be stored just now
                    line.until(lambda: not line.table.get("away"))
                    continue
                _wait_for_more(line, view, ask)
            self.result = view.result
        finally:
            self.story = view.story


def _wait_for_more(line: Line, view: SeenView, answered: int) -> None:
    line.until(lambda: view.result or view.ask != answered)


async def look(database: str, plays: Plays) -> int:
    """Hold what is stored against what was told; gives how many answers were acknowledged."""
    store = await open_store(database)
    try:
        stored = {}
        for table in plays.tables:
            row = await store.table(table)
            assert row is not None, "the table was acknowledged too"
            stored[table] = row, await store.acts(table)
    finally:
        await store.close()
    for row, acts in stored.values():
        _is_whole(row, acts)
    count = 0
    for program in plays.programs:
        assert not program.lost
        assert program.result is not None, "the program was told the end"
        answered = _answers(*stored[program.table])
        for ask, key in program.acknowledged.items():
            assert answered[program.seat, ask] == key
        count += len(program.acknowledged)
    return count


def _is_whole(row: TableRow, acts: list[ActRow]) -> None:
    """Every act is there once, and the finished log proves itself."""
    assert [act.number for act in acts] == list(range(1, len(acts) + 1))
    assert row.status == "over"
    verify(registry.game(row.game).rules, lines_of(acts))


def _answers(row: TableRow, acts: list[ActRow]) -> dict[Asked, tuple[Any, ...]]:
    """All answers in the log by what they answered; no ask is answered twice."""
    session = new_session(row)
    answers: dict[Asked, tuple[Any, ...]] = {}
    for act in acts[1:]:
        entry = read_line(act.lines.splitlines()[0])
        assert isinstance(entry, Answer)
        asked = entry.seat, session.numbers[entry.seat]
        assert asked not in answers
        answers[asked] = tuple(entry.key)
        follow(session, act.lines.splitlines())
    return answers

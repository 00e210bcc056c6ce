"""Two tables side by side that one seat cannot tell apart, played through the live code.

The second table is an imagined world of the first (`tests/battery/twins.py` does the same with
bare games): what the seat sees is repeated there, what it does not see is chosen and rolled anew.
Everything goes through tables, stores and lines as on a server; only the wire is a list, and the
clock stands still.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec

from gloam.kernel.core.asks import Key
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import ANSWER, ASKED, INTERRUPT, OPEN, Entry, transcript
from gloam.kernel.hidden.imagine import Diverged, imagine
from gloam.kernel.session.log import Answer
from gloam.kernel.session.replay import standing
from gloam.kernel.session.session import Session
from gloam.table.bots.bot_pool import BotPool
from gloam.table.server.context import ServerContext
from gloam.table.server.settings import Settings
from gloam.table.store import SeatRow, Store, TableRow
from gloam.table.store.open_store import open_store
from gloam.table.tables.live_table import LiveTable
from gloam.table.ws.endpoint import Socket, _serve
from gloam.table.ws.protocol import (
    AnswerIn,
    Enter,
    Incoming,
    InterruptIn,
    SayIn,
    StoryIn,
    UndoIn,
    WhyIn,
)
from tests.battery.playing import AnyRules, AnyRun, playing
from tests.battery.twins import Follower

WATCHER = -1
PONG = '{"is":"pong","re":0}'
PATIENCE = 30.0  # seconds; a line that has failed says nothing
ACTS = 30  # that a pair is played on, at most
TRIES = 12  # acts that are considered until the seat sees the same of one in both worlds
QUICK = Settings(messages=1e9)


class Still(ServerContext):
    """A context whose clock stands still."""

    def now(self) -> float:
        return 1_000_000.0


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[ServerContext, ServerContext]]:
    """Two servers with stores of their own: tables of a pair have the same id."""
    stores: list[Store] = [await open_store(f"{folder}/{name}.db") for name in "ab"]
    one, two = (Still(QUICK, store, BotPool(1)) for store in stores)
    try:
        yield one, two
    finally:
        for store in stores:
            await store.close()


# --- one table ---


class Wire:
    """The outside of a WebSocket: what to send waits in a queue, what was heard is kept."""

    def __init__(self) -> None:
        self.heard: list[str] = []  # all but answers to `quiet`
        self._read = 0
        self._sent: asyncio.Queue[str] = asyncio.Queue()
        self._news = asyncio.Event()
        self._quiet = asyncio.Event()

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.receive", "text": await self._sent.get()}

    async def send(self, message: dict[str, str]) -> None:
        if message["text"] == PONG:
            self._quiet.set()
            return
        self.heard.append(message["text"])
        self._news.set()

    async def ask(self, message: Incoming) -> str:
        """Send a request and wait for its answer."""
        self._sent.put_nowait(msgspec.json.encode(message).decode())
        return await self.answer(message.re)

    async def quiet(self) -> None:
        """Wait until all that was on its way is here."""
        self._quiet.clear()
        self._sent.put_nowait('{"is":"ping","re":0}')
        await asyncio.wait_for(self._quiet.wait(), PATIENCE)

    async def answer(self, number: int) -> str:
        """The answer to a request; it tells its number after its kind."""
        told, at = re.compile(rf'\{{"is":"\w+","re":{number}\b'), self._read
        while True:
            for text in self.heard[at:]:
                if told.match(text):
                    self._read = len(self.heard)
                    return text
            at = len(self.heard)
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)


class Chair:
    """Somebody at a table: a seat's holder, or a watcher."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.wire = Wire()
        self._re = 0
        self._visit: asyncio.Task[None] | None = None

    async def enter(self, told: int = 0) -> None:
        holder = "" if self.seat == WATCHER else _holder(self.seat)
        hello = Enter(re=self._next(), told={self.seat: told})
        # The line uses nothing of Litestar's socket but send and receive.
        sitting = _serve(cast(Socket, self.wire), self.table, holder, hello)
        self._visit = asyncio.create_task(sitting)
        await self.wire.answer(self._re)

    async def leave(self) -> None:
        assert self._visit is not None
        self._visit.cancel()
        await asyncio.gather(self._visit, return_exceptions=True)

    async def act(self, kind: int, key: Key, ask: int) -> str:
        """Answer or interrupt; gives what the table says to it."""
        if kind == INTERRUPT:
            return await self._ask(InterruptIn(re=self._next(), seat=self.seat, key=key))
        return await self._ask(AnswerIn(re=self._next(), seat=self.seat, ask=ask, keys=(key,)))

    async def undo(self) -> str:
        return await self._ask(UndoIn(re=self._next(), seat=self.seat))

    async def heard(self) -> list[str]:
        """All that this chair was told so far, with nothing under way."""
        await self.wire.quiet()
        return self.wire.heard

    async def probe(self, chance: random.Random) -> None:
        """Ask what cannot be done, or about what was: the answers must tell nothing either."""
        seat, re = self.seat, self._next()
        messages: list[Incoming] = [
            WhyIn(re=re, seat=seat),
            StoryIn(re=re, seat=seat, count=7),
            AnswerIn(re=re, seat=seat, ask=999, keys=(("pass",),)),
            AnswerIn(re=re, seat=seat, ask=1, keys=(("fly", 7), ("pass",))),
            AnswerIn(re=re, seat=chance.randrange(len(self.table.row.seats)), ask=1, keys=()),
            InterruptIn(re=re, seat=seat, key=("fly", 7)),
            SayIn(re=re, seat=seat, text="Hm."),
        ]
        await self._ask(chance.choice(messages))

    async def _ask(self, message: Incoming) -> str:
        return await self.wire.ask(message)

    def _next(self) -> int:
        self._re += 1
        return self._re


class Table:
    """A table with somebody in every seat and one who watches."""

    def __init__(self, table: LiveTable) -> None:
        self.live = table
        self.chairs = {seat: Chair(table, seat) for seat in (WATCHER, *range(len(table.row.seats)))}

    @classmethod
    async def open(cls, context: ServerContext, row: TableRow) -> Table:
        """Everybody comes, then the game begins."""
        await context.store.create(row, context.now())
        table = cls(await LiveTable.open(context, row))
        for chair in table.chairs.values():
            await chair.enter()
        await table.live.begin()
        return table

    async def close(self) -> None:
        for chair in self.chairs.values():
            await chair.leave()

    @property
    def session(self) -> Session[Any]:
        assert self.live.session is not None
        return self.live.session

    @property
    def over(self) -> bool:
        return self.session.ask is None

    async def act(self, kind: int, who: int, key: Key) -> list[Entry] | None:
        """An act over the wire; gives what it added to the history, None if it was refused."""
        before = len(self.session.history)
        told = await self.chairs[who].act(kind, key, self.session.numbers.get(who, 0))
        return self.session.history[before:] if '"is":"done"' in told else None


def a_row(id: str, rules: AnyRules, seats: int, quiet: object) -> TableRow:
    """A table that begins at a quiet point."""
    return TableRow(
        id=id,
        game=rules.id,
        status="open",
        options=rules.choices({}),
        seats=[SeatRow(holder=_holder(seat), name=f"Player {seat}") for seat in range(seats)],
        host=_holder(0),
        secret="5e" * 32,
        nonces=["0e" * 16] * seats,
        created=1.0,
        start=msgspec.json.encode(dump(quiet)),
    )


def _holder(seat: int) -> str:
    return f"holder-{seat}"


# --- two that look the same ---


class Pair:
    """Two tables that `seat` cannot tell apart, yet; `compare` holds them to it."""

    def __init__(self, one: Table, two: Table, seat: int, seed: int) -> None:
        self.one = one
        self.two = two
        self.seat = seat
        self.compared = 0  # messages of the seat
        self._chance = random.Random(seed)

    async def play(self) -> None:
        """Play on side by side as long as the seat cannot tell them apart."""
        await self.compare()
        for _ in range(ACTS):
            if self.one.over or not await self._act():
                break
            await self.compare()
            if self._chance.random() < 0.2:
                await self._both("probe")
            if self._chance.random() < 0.05:
                await self._both("come back")

    async def compare(self) -> None:
        """The whole traffic of the seat, and of a watcher, is the same, byte for byte."""
        for seat in (WATCHER, self.seat):
            one = await self.one.chairs[seat].heard()
            two = await self.two.chairs[seat].heard()
            for first, second in zip(one, two, strict=False):
                assert first == second, f"seat {seat} can tell two worlds apart"
            assert len(one) == len(two), f"seat {seat} gets more messages in one world"
        self.compared = len(one)

    async def _act(self) -> bool:
        """One act in both; False if none can be found that the seat sees the same of."""
        plan = self._plan()
        if plan is None:
            return False
        one, two, seat = self.one, self.two, self.seat
        before = await self._told()
        one.session.run.state.dice = plan.dice.copy()
        new = await one.act(plan.kind, plan.who, plan.key)
        assert new is not None, "what is offered is accepted"
        # If it was no news to the seat, neither is that it is taken back and done again.
        unnoticed = plan.kind == ANSWER and await self._told() == before
        if unnoticed:
            await self._undo_and_redo(plan)
        two.session.run.state.dice = Follower(plan.its.copy(), seat, new)
        told = await two.act(plan.kind, plan.who, plan.said)
        assert told is not None
        two.session.run.state.dice = plan.its.fork()
        assert transcript(told, seat) == transcript(new, seat)
        return True

    async def _undo_and_redo(self, plan: Plan) -> None:
        """Whoever has acted at the first table takes it back, if the law allows, and does it again;
        what was marked before, with it."""
        one = self.one
        done = standing(one.session.log.lines)
        if '"is":"done"' not in await one.chairs[plan.who].undo():
            return
        for _, act in done[len(standing(one.session.log.lines)) : -1]:
            assert isinstance(act, Answer)
            assert await one.act(ANSWER, act.seat, act.key) is not None
        one.session.run.state.dice = plan.dice.copy()
        assert await one.act(plan.kind, plan.who, plan.key) is not None

    def _plan(self) -> Plan | None:
        """Try acts on copies until one is found that the seat sees the same of in both."""
        for _ in range(TRIES):
            one, two = self.one.session.run.copy(), self.two.session.run.copy()
            kind, who, key = choice(one, self._chance)
            dice, its = (Dice(b"%d" % self._chance.getrandbits(64)) for _ in range(2))
            one.state.dice = dice.copy()
            new = _entries(one, kind, who, key)
            said = self._same_or_other(two, new, who, key)
            if said is None:
                continue
            two.state.dice = Follower(its.copy(), self.seat, new)
            try:
                told = _entries(two, kind, who, said)
            except Diverged:
                continue
            if transcript(told, self.seat) == transcript(new, self.seat):
                return Plan(kind, who, key, said, dice, its)
        return None

    def _same_or_other(self, two: AnyRun, new: list[Entry], who: int, key: Key) -> Key | None:
        """The same key where the seat saw it; otherwise any that the other table offers."""
        kind, audience = new[0][:2]
        opened = any(e[0] == OPEN and e[2] == who and e[1] >> self.seat & 1 for e in new)
        assert two.ask is not None
        offer = two.ask.offer(who) if kind == ANSWER else two.rules.interrupts(two.state, who)
        if audience >> self.seat & 1 or opened:
            return key if key in offer else None
        return self._chance.choice(list(offer)) if offer else None

    async def _told(self) -> int:
        """How many views the seat has had at the first table."""
        heard = await self.one.chairs[self.seat].heard()
        return sum(text.startswith('{"is":"view"') for text in heard)

    async def _both(self, what: str) -> None:
        """The seat does the same at both tables."""
        seed = self._chance.random()
        for table in (self.one, self.two):
            chair = table.chairs[self.seat]
            if what == "probe":
                await chair.probe(random.Random(seed))
            else:
                await chair.leave()
                await chair.enter(told=int(seed * 10))


class Plan(NamedTuple):
    """An act at both tables: `key` with `dice` at the first, `said` with `its` at the second."""

    kind: int
    who: int
    key: Key
    said: Key
    dice: Dice
    its: Dice


def choice(run: AnyRun, chance: random.Random) -> tuple[int, int, Key]:
    """One random act: an answer of anybody who is asked, now and then an interrupt."""
    ask = run.ask
    assert ask is not None
    if chance.random() < 0.05:
        who = chance.randrange(run.state.seats)
        if open_now := run.rules.interrupts(run.state, who):
            return INTERRUPT, who, chance.choice(list(open_now))
    who = ask.seat if chance.random() < 0.7 else chance.choice(ask.seats())
    return ANSWER, who, chance.choice(list(ask.offer(who)))


def _entries(run: AnyRun, kind: int, who: int, key: Key) -> list[Entry]:
    """Do something; gives what it added to the journals."""
    before = len(run.state.journal or [])
    run.journals = []
    if kind == ANSWER:
        run.send(who, key)
    else:
        run.interrupt(who, key)
    journals = [*run.journals, run.state.journal or []]
    return [entry for journal in journals for entry in journal][before:]


def starts(
    rules: AnyRules, seats: int, options: dict[str, str], seat: int, seed: int
) -> tuple[object, object] | None:
    """A quiet point of a random game, and one that the seat cannot tell from it but that is
    another. None if this game has none."""
    chance = random.Random(seed)
    quiet = [run.copy() for run in playing(rules, seed, seats, options) if _at_rest(run)]
    chance.shuffle(quiet)
    for run in quiet:
        world = imagine(run, seat, Dice(b"world %d" % seed))
        if world is not None and dump(world.quiet) != dump(run.quiet):
            return run.quiet, world.quiet
    return None


def _at_rest(run: AnyRun) -> bool:
    """Whether nothing has happened since the quiet point, no roll either."""
    return [entry[0] for entry in run.state.journal or []] == [ASKED]

"""Tables for tests, played through the live code.

Everything goes through tables, stores and lines as on a server; only the wire is a list, and the
time is what the test says.
"""

from __future__ import annotations

import asyncio
import math
import random
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec

from gloam.kernel.core.asks import Key
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import ANSWER, INTERRUPT, Entry
from gloam.kernel.session.session import Session
from gloam.table.bots.bot_pool import BotPool
from gloam.table.bots.turn_scheduler import TurnScheduler
from gloam.table.http.rate_limiter import Accounts
from gloam.table.server.context import ServerContext
from gloam.table.server.settings import Settings
from gloam.table.server.wire import TEXT_LINE
from gloam.table.store import SeatRow, Store, TableRow
from gloam.table.store.open_store import open_store
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.tokens import hashed
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
from tests.battery.playing import AnyRules, AnyRun

WATCHER = -1
EVERYBODY = -1
PONG = '{"is":"pong","re":0}'
PATIENCE = 30.0  # seconds; a line that has failed says nothing
QUICK = Settings(messages=1e9, requests=1e9, courtesy=0)
START = 1_000_000.0


class Clock:
    """The time at a table: it stands still until the test or a bot moves it on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Timed(ServerContext):
    """A server's context with a clock of one table's own."""

    def __init__(self, context: ServerContext, clock: Clock) -> None:
        self.__dict__.update(context.__dict__)
        self.clock = clock

    def now(self) -> float:
        return START + self.clock.now


class Still(ServerContext):
    """A context whose clock stands still."""

    def now(self) -> float:
        return START


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

    def __init__(self, clock: Clock) -> None:
        self.scope = {"state": {TEXT_LINE: self}}
        self.heard: list[str] = []  # all but answers to `quiet`
        self.times: list[float] = []  # when each of them came
        self._clock = clock
        self._read = 0
        self._sent: asyncio.Queue[str] = asyncio.Queue()
        self._news = asyncio.Event()
        self._quiet = asyncio.Event()

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.receive", "text": await self._sent.get()}

    async def send_text(self, message: bytes) -> None:
        self.send_now(message)

    def send_now(self, message: bytes) -> bool:
        text = message.decode()
        if text == PONG:
            self._quiet.set()
            return True
        self.heard.append(text)
        self.times.append(self._clock())
        self._news.set()
        return True

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

    def __init__(self, table: LiveTable, seat: int, clock: Clock) -> None:
        self.table = table
        self.seat = seat
        self.wire = Wire(clock)
        self._re = 0
        self._visit: asyncio.Task[None] | None = None

    async def enter(self, told: int = 0) -> None:
        self._visit = asyncio.create_task(self.visit(told))
        await self.wire.answer(self._re)

    def visit(self, told: int = 0) -> Coroutine[Any, Any, None]:
        """To come, and stay until the line is cut."""
        holder = "" if self.seat == WATCHER else hashed(key_of(self.table.row.id, self.seat))
        hello = Enter(re=self._next(), told={self.seat: told})
        # The line uses nothing of Litestar's socket but these two.
        account = Accounts(QUICK.messages, QUICK.unread).of(holder)
        return _serve(cast(Socket, self.wire), self.table, holder, hello, account)

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
            UndoIn(re=re, seat=seat),
        ]
        await self._ask(chance.choice(messages))

    async def _ask(self, message: Incoming) -> str:
        return await self.wire.ask(message)

    def _next(self) -> int:
        self._re += 1
        return self._re


class Table:
    """A table with somebody in every seat that is no bot's, and one who watches."""

    def __init__(self, table: LiveTable, clock: Clock) -> None:
        self.live = table
        self.clock = clock
        held = [seat for seat, place in enumerate(table.row.seats) if place.holder]
        self.chairs = {seat: Chair(table, seat, clock) for seat in (WATCHER, *held)}
        self.bots = ScriptedBots(table, clock)
        self.dice: dict[int, Callable[[], Dice]] = {}  # those that each act fell with, by its line

    @classmethod
    async def open(cls, context: ServerContext, row: TableRow) -> Table:
        """Everybody comes, then the game begins."""
        clock = Clock()
        await context.store.create(row, context.now())
        table = cls(await LiveTable.open(Timed(context, clock), row), clock)
        for chair in table.chairs.values():
            await chair.enter()
        await table.live.begin()
        return table

    async def close(self) -> None:
        await self.bots.close()
        for chair in self.chairs.values():
            await chair.leave()

    @property
    def session(self) -> Session[Any]:
        assert self.live.session is not None
        return self.live.session

    @property
    def over(self) -> bool:
        return self.session.ask is None

    def fall(self, dice: Callable[[], Dice]) -> None:
        """The next act falls with these dice; replays are told."""
        self.session.run.state.dice = dice()
        self.dice[len(self.session.log.lines) + 1] = dice

    async def act(self, kind: int, who: int, key: Key) -> list[Entry] | None:
        """An act over the wire; gives what it added to the history, None if it was refused."""
        before = len(self.session.history)
        if who not in self.chairs:
            await self.bots.answer(who, self.session.numbers[who], key)
            return self.session.history[before:]
        told = await self.chairs[who].act(kind, key, self.session.numbers.get(who, 0))
        return self.session.history[before:] if '"is":"done"' in told else None


class ScriptedBots(TurnScheduler):
    """Bots that say what the test wants, whenever it wants; the clock then goes on to the moment
    at which they would have answered."""

    def __init__(self, table: LiveTable, clock: Clock) -> None:
        super().__init__(table)
        self.clock = self._clock_of_table = clock
        self._said: defaultdict[tuple[int, int], asyncio.Future[Key]] = defaultdict(
            asyncio.get_running_loop().create_future
        )

    async def answer(self, seat: int, number: int, key: Key) -> None:
        """Have the bot of a seat give this answer, and wait until it has."""
        known, task = self._thinking[seat]
        assert known == number
        self._said[seat, number].set_result(key)
        await asyncio.wait([task])

    async def _thought(self, seat: int, number: int) -> Key | None:
        return await self._said[seat, number]

    async def _until_next(self, since: float, length: float) -> None:
        taken = self._clock_of_table.now - since
        self._clock_of_table.now = since + max(math.ceil(taken / length), 1) * length


def a_row(
    id: str, rules: AnyRules, seats: int, quiet: object, person: int = EVERYBODY, pace: str = "live"
) -> TableRow:
    """A table that begins at a quiet point: with people only, or one among bots."""
    people = [person in (EVERYBODY, seat) for seat in range(seats)]
    return TableRow(
        id=id,
        game=rules.id,
        status="open",
        options=rules.choices({}),
        seats=[
            SeatRow(
                holder=hashed(key_of(id, seat)) if is_person else "",
                name=f"Player {seat}",
                bot="" if is_person else "greedy",
            )
            for seat, is_person in enumerate(people)
        ],
        host="somebody",
        secret="5e" * 32,
        nonces=["0e" * 16] * seats,
        seals=["5e" * 32] * seats,
        sealed=True,
        created=1.0,
        start=msgspec.json.encode(dump(quiet)),
        pace=pace,
    )


def key_of(table: str, seat: int) -> str:
    """The key of whoever holds a seat."""
    return f"key-{table}-{seat}"


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

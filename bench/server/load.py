"""The load: tables of Haunted with a connection for every seat, which answer at random."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from gloam.kernel.core.asks import REVISE

GAME = "haunted"
SEATS = 4
AT_ONCE = 20  # requests and connections that are made side by side
OPENING = 60.0  # seconds for a connection, on a machine with much else to do


class _Choice(msgspec.Struct):
    key: tuple[str | int, ...]


class _View(msgspec.Struct):
    """What of a view one needs to answer."""

    ask: int = 0
    choices: list[_Choice] = []
    result: Any = None  # whether it is over: what is told of it does not matter here


_decode = msgspec.json.Decoder(_View).decode
_encode = msgspec.json.Encoder().encode


@dataclass
class Counts:
    """What was measured, in seconds."""

    updates: list[float] = field(default_factory=list)  # from an answer to the last seat's update
    stored: list[float] = field(default_factory=list)  # from an answer until it is acknowledged
    refused: int = 0


class Seat:
    """One seat with a connection of its own."""

    def __init__(self, table: Table, number: int, key: str) -> None:
        self.table = table
        self.number = number
        self.key = key
        self.ask = 0
        self.answered = 0
        self.choices: list[_Choice] = []
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def enter(self, base: str) -> None:
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{self.table.id}/live"
        self._socket = await connect(
            address,
            compression=None,
            ping_interval=None,
            max_size=None,
            proxy=None,
            open_timeout=OPENING,
        )
        await self._send({"is": "enter", "re": 1, "key": self.key})
        self._reading = asyncio.create_task(self._read(self._socket))

    async def leave(self) -> None:
        if self._reading is not None and self._socket is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
            with contextlib.suppress(OSError):
                await self._socket.close()

    @property
    def asked(self) -> bool:
        new = self.ask not in (0, self.answered)
        return new and not (len(self.choices) == 1 and self.choices[0].key == REVISE)

    async def answer(self, key: tuple[str | int, ...]) -> None:
        self.answered = self.ask
        told = {"is": "answer", "re": 2, "seat": self.number, "ask": self.ask, "keys": [key]}
        await self._send(told)

    async def _send(self, message: dict[str, object]) -> None:
        assert self._socket is not None
        await self._socket.send(_encode(message), text=True)

    async def _read(self, socket: ClientConnection) -> None:
        while True:
            text = await socket.recv(decode=False)
            if text.startswith(b'{"is":"view"'):
                view = _decode(text)
                self.ask, self.choices = view.ask, view.choices
                self.table.updated(view.result is not None)
            elif text.startswith((b'{"is":"done"', b'{"is":"refusal"')):
                self.table.acknowledged(text.startswith(b'{"is":"done"'))


class Table:
    """A table and all that sit there."""

    def __init__(self, counts: Counts, seed: int) -> None:
        self.id = ""
        self.seats: list[Seat] = []
        self.over = False
        self.answers = 0  # acknowledged
        self._counts = counts
        self._chance = random.Random(seed)
        self._news = asyncio.Event()
        self._sent = 0.0
        self._last = 0.0  # when an update came last
        self._stored = 0.0  # when the answer was acknowledged; 0: not yet

    async def open(self, base: str) -> None:
        """Make a table; everybody comes with a key of their own."""
        plans = [{"mine": True}, *[{} for _ in range(SEATS - 1)]]
        opened = await _post(f"{base}/api/tables", {"game": GAME, "seats": plans})
        self.id = opened["table"]["id"]
        self.seats = [Seat(self, 0, opened["key"])]
        for number in range(1, SEATS):
            taken = await _post(f"{base}/api/tables/{self.id}/seats/{number}", {})
            self.seats.append(Seat(self, number, taken["key"]))
        for seat in self.seats:
            await seat.enter(base)

    async def close(self) -> None:
        for seat in self.seats:
            await seat.leave()

    async def play_steadily(self, until: float) -> None:
        """An answer a second."""
        await asyncio.sleep(self._chance.random())
        loop = asyncio.get_running_loop()
        while loop.time() < until and not self.over:
            begun = loop.time()
            if await self._answer():
                await asyncio.sleep(begun + 1 - loop.time())
                self._counts.updates.append(self._last - self._sent)
            else:
                await asyncio.sleep(0.01)

    async def play_fast(self, until: float, apart: float = 0.0) -> None:
        """The next answer as soon as the last is acknowledged and somebody is asked, and `apart`
        seconds after it at the earliest."""
        loop = asyncio.get_running_loop()
        while loop.time() < until and not self.over:
            begun = loop.time()
            if await self._answer():
                while not self._stored and loop.time() < until:
                    await self._wait(until)
                if self._stored:
                    self._counts.stored.append(self._stored - self._sent)
                if apart:
                    await asyncio.sleep(min(begun + apart, until) - loop.time())
            else:
                await self._wait(until)

    async def first_update(self, patience: float) -> None:
        until = asyncio.get_running_loop().time() + patience
        while not self._last:
            await self._wait(until)

    def updated(self, over: bool) -> None:
        self._last = perf_counter()
        self.over = self.over or over
        self._news.set()

    def acknowledged(self, done: bool) -> None:
        self._stored = perf_counter()
        self.answers += done
        self._counts.refused += not done
        self._news.set()

    async def _answer(self) -> bool:
        """Somebody who is asked answers; False if nobody is."""
        asked = [seat for seat in self.seats if seat.asked]
        if not asked:
            return False
        seat = self._chance.choice(asked)
        self._sent = self._last = perf_counter()
        self._stored = 0.0
        await seat.answer(self._chance.choice(seat.choices).key)
        return True

    async def _wait(self, until: float) -> None:
        self._news.clear()
        with contextlib.suppress(TimeoutError):
            left = until - asyncio.get_running_loop().time()
            await asyncio.wait_for(self._news.wait(), max(left, 0))


async def open_tables(base: str, count: int, counts: Counts) -> list[Table]:
    tables = [Table(counts, seed) for seed in range(count)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table) -> None:
        async with gate:
            await table.open(base)

    await asyncio.gather(*(one(table) for table in tables))
    return tables


async def _post(url: str, body: object) -> dict[str, Any]:
    """A request in a thread: there are few, and they are not what is measured."""
    asked = urllib.request.Request(
        url, json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
    )

    def ask() -> dict[str, Any]:
        with urllib.request.urlopen(asked) as answer:
            told: dict[str, Any] = json.load(answer)
            return told

    return await asyncio.to_thread(ask)


async def warm_up(url: str) -> None:
    """What is made once, such as the nodes of a game's scenes, does not count."""
    [table] = await open_tables(url, 1, Counts())
    await table.play_fast(asyncio.get_running_loop().time() + 2)
    await table.close()


def percentiles(times: Sequence[float]) -> tuple[float, float]:
    ranked = sorted(times)
    return ranked[len(ranked) // 2] * 1000, ranked[int(len(ranked) * 0.99)] * 1000

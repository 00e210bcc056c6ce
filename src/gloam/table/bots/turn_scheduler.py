"""Automatic turns of a table: bots answer for their seats, and clocks run out.

Of several processes only the one that holds the table's lease does it. What a bot's answer
takes does not depend on what it holds: it comes a fixed time after the question, or, if
thinking took longer, after a multiple of that time. Where asks are secret, that is so for all of
them together, however many there are: those that nobody else notices are answered at once, and
the first that watchers notice comes a fixed time after the stretch began.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Sequence
from functools import partial
from hashlib import blake2b
from typing import Any

import msgspec

from gloam.bots.catalogue import BOTS
from gloam.kernel.core.asks import WATCHER, Key, sees
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import transcript
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.session import Session
from gloam.table.bots.bot_pool import NoAnswer
from gloam.table.bots.bot_request import BotRequest, pack
from gloam.table.store import StoreError, TableRow
from gloam.table.tables.live_table import LiveTable

log = logging.getLogger("gloam.table")

STAND_IN = "greedy"  # answers for people whose time is up
AGAIN = 2.0  # seconds until something that failed is tried again


class TurnScheduler:
    """Has bots answer and clocks run out at one table, while it is in memory."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.leased_until = 0.0
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # seat: ask, task
        self._clock: asyncio.Task[None] | None = None
        self._secret_since: float | None = None  # the loop's time, while watchers are told nothing
        table.on_change = self.look

    @property
    def busy(self) -> bool:
        return bool(self._thinking) or self._clock is not None

    def look(self) -> None:
        """Something has changed: have bots think that are asked something new."""
        session = self.table.session
        self._note_secret(session)
        for seat in self.table.asked_bots():
            assert session is not None, "bots are only asked in a game"
            number = session.numbers[seat]
            known = self._thinking.get(seat)
            if known is not None and known[0] == number:
                continue
            if known is not None:
                known[1].cancel()
            task = asyncio.create_task(self._answer(seat, number))
            self._thinking[seat] = number, task
            task.add_done_callback(partial(self._forget, seat))
        if self.table.late() and self._clock is None:
            self._clock = asyncio.create_task(self._stand_in())

    def _note_secret(self, session: Session[Any] | None) -> None:
        """Note when a stretch of secret asks begins, and that it has ended."""
        ask = session.ask if session is not None else None
        if ask is None or sees(ask.told, WATCHER):
            self._secret_since = None
        elif self._secret_since is None:
            self._secret_since = asyncio.get_running_loop().time()

    async def close(self) -> None:
        tasks = [task for _, task in self._thinking.values()]
        if self._clock is not None:
            tasks.append(self._clock)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, seat: int, done: asyncio.Task[None]) -> None:
        known = self._thinking.get(seat)
        if known is not None and known[1] is done:
            del self._thinking[seat]
        if not done.cancelled() and done.exception() is not None:
            log.error("table %s: a bot failed", self.table.row.id, exc_info=done.exception())

    async def lease(self) -> bool:
        """Whether this process looks after the table; takes or renews the lease."""
        context = self.table.context
        now, length = context.now(), context.settings.lease
        if now < self.leased_until - length / 2:
            return True
        if await context.store.lease(self.table.row.id, context.name, now, now + length):
            self.leased_until = now + length
            return True
        return False

    async def _answer(self, seat: int, number: int) -> None:
        """Have the bot of a seat think about an ask, and answer it."""
        table, delay = self.table, self.table.context.settings.bot_delay
        loop = asyncio.get_running_loop()
        asked = loop.time()
        if not await self.lease():
            return
        key = await self._thought(seat, number)
        if key is None:
            return
        try:
            if self._secret_since is None:
                await self._until_next(asked, delay)
            elif await self._will_be_seen(seat, number, key):
                await self._until_next(self._secret_since, delay + self._budget(seat))
            await table.act(lambda session: session.answer(seat, key, number))
        except Refused as refusal:
            if refusal.code == "fault":
                log.error("table %s: %s", table.row.id, refusal)
        except StoreError:
            log.exception("table %s: a bot's answer could not be stored", table.row.id)
            await asyncio.sleep(AGAIN)
            loop.call_soon(self.look)  # after this task has ended

    async def _until_next(self, since: float, length: float) -> None:
        """Wait for the end of the first stretch of `length` seconds, counted from `since`, that
        is not over yet."""
        taken = asyncio.get_running_loop().time() - since
        await asyncio.sleep(max(math.ceil(taken / length), 1) * length - taken if length else 0)

    async def _will_be_seen(self, seat: int, number: int, key: Key) -> bool:
        """Whether a watcher would be told anything by this answer."""

        def tried(session: Session[Any]) -> bool:
            if session.numbers.get(seat) != number:
                return False  # too late: it will be refused
            run = session.run.copy()
            before = len(run.state.journal or [])
            run.journals = []
            run.send(seat, key)
            journals = [*run.journals, run.state.journal or []]
            new = [entry for journal in journals for entry in journal][before:]
            return bool(transcript(new, WATCHER))

        return await self.table.examine(tried)

    def _budget(self, seat: int) -> float:
        """Seconds that a seat's bot thinks about an answer, or about a whole secret stretch."""
        return BOTS[self.table.row.seats[seat].bot].budget

    async def _thought(self, seat: int, number: int) -> Key | None:
        """A bot's answer, from one imagined world; None if the game has moved on."""
        dice = Dice(self._seed(seat, number))
        try:
            asked = await self.table.examine(
                lambda session: self._asked(session, seat, number, dice)
            )
        except Refused:
            return None
        if asked is None:
            return None
        options, request = asked
        if request is not None:
            try:
                return await self.table.context.bot_workers.answer(request)
            except NoAnswer as why:
                log.warning("table %s: a bot gave no answer: %s", self.table.row.id, why)
        return options[dice.roll(len(options))]

    def _asked(
        self, session: Session[Any], seat: int, number: int, dice: Dice
    ) -> tuple[Sequence[Key], BotRequest | None] | None:
        """What a seat is offered, and its bot's request with an imagined world if there is one;
        None if the game has moved on. In a thread: it takes milliseconds."""
        if session.numbers.get(seat) != number or session.ask is None:
            return None
        options = session.ask.offer(seat)
        world = session.imagine(seat, dice)
        if world is None:
            return options, None
        seed = blake2b(dice.key, person=b"gloam-bot", digest_size=32).digest()
        request = pack(world, session.setup, seat, self.table.row.seats[seat].bot, seed)
        if self._secret_since is not None:  # a part of what is left for the whole stretch
            left = self._secret_since + self._budget(seat) - time.monotonic()
            request = msgspec.structs.replace(request, budget=max(left, 0.0) / 4)
        return options, request

    def _seed(self, seat: int, number: int) -> bytes:
        """Of the bot's dice: its own for every ask, and nothing that leads to the table's."""
        key = bytes.fromhex(self.table.row.secret)
        told = b"bot %d %d" % (seat, number)
        return blake2b(told, key=key, person=b"gloam-bot", digest_size=32).digest()

    async def _stand_in(self) -> None:
        """People whose time is up are answered for by a bot until they come back."""
        table = self.table

        def edit(row: TableRow) -> None:
            for seat in table.late():
                row.seats[seat].bot = STAND_IN

        try:
            if await self.lease():
                await table.change(edit)
        finally:
            self._clock = None

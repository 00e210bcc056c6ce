"""Automatic turns of a table: bots answer for their seats, and clocks run out.

Of several processes only the one that holds the table's lease does it. What a bot's answer
takes does not depend on what it holds: it comes its bot's full time to think after the question,
also if there was nothing to think about, or, if it had to wait for a worker, after a multiple of
that time. Where asks are secret, that is so for all of
them together, however many there are: those that nobody else notices are answered at once, and
the first that watchers notice comes a fixed time after the stretch began.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any
from weakref import WeakMethod

import msgspec

from gloam.bots.catalogue import BOTS
from gloam.bots.seeding import imagining_seed, thinking_seed
from gloam.kernel.core.asks import WAIT, WATCHER, Key, sees
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import transcript
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.session import Session
from gloam.table.bots.attendance import NOBODY, attendance
from gloam.table.bots.bot_pool import NoAnswer
from gloam.table.bots.bot_request import BotRequest, pack
from gloam.table.server.traces import reason
from gloam.table.store import StoreError, TableRow
from gloam.table.tables import clocks
from gloam.table.tables.live_table import LiveTable

log = logging.getLogger("gloam.table")

STAND_IN = "greedy"  # answers for people whose time is up
HAND_HOLDS = 12  # times the usual courtesy
AGAIN = 2.0  # seconds until something that failed is tried again


class TurnScheduler:
    """Has bots answer and clocks run out at one table, while it is in memory."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.leased_until = 0.0
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # seat: ask, task
        self._clock: asyncio.Task[None] | None = None
        self.clock: Callable[[], float] = time.monotonic
        self._secret_since: float | None = None  # by the clock, while watchers are told nothing
        self._changed = asyncio.Event()
        look = WeakMethod(self.look)  # no circle, so that the table's memory comes back at once
        table.on_change = lambda: (now := look()) and now()

    @property
    def busy(self) -> bool:
        return bool(self._thinking) or self._clock is not None

    def look(self) -> None:
        """Something has changed: have bots think that are asked something new."""
        session = self.table.session
        self._changed.set()
        self._note_secret(session)
        asked = clocks.asked_bots(self.table.row, session)
        for seat in [seat for seat in self._thinking if seat not in asked]:
            self._thinking.pop(seat)[1].cancel()
        for seat in asked:
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
            self._secret_since = self.clock()

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
        asked = self.clock()
        pace = delay + self._budget(seat)  # while the seat is still the bot's
        try:
            if not await self.lease():
                return
            key = await self._thought(seat, number)
            if key is None:
                return
            if self._secret_since is None:
                await self._until_next(asked, pace)
                if key != WAIT:
                    await self._let_people_first()
            elif await self._will_be_seen(seat, number, key):
                await self._until_next(self._secret_since, pace)
            await table.act_for_bot(seat, lambda session: session.answer(seat, key, number))
        except Refused as refusal:
            if refusal.code == "fault":
                log.error("table %s: %s", table.row.id, reason(refusal))
        except StoreError as error:
            log.warning("table %s: a bot's answer could not be stored: %s", table.row.id, error)
            await asyncio.sleep(AGAIN)
            asyncio.get_running_loop().call_soon(self.look)  # after this task has ended

    async def _until_next(self, since: float, length: float) -> None:
        """Wait for the end of the first stretch of `length` seconds, counted from `since`, that
        is not over yet."""
        taken = self.clock() - since
        await asyncio.sleep(max(math.ceil(taken / length), 1) * length - taken if length else 0)

    async def _let_people_first(self) -> None:
        """Where whoever is first acts, leave people a moment; a hand that is up holds longer."""
        since, courtesy = self.clock(), self.table.context.settings.courtesy
        while people := self.table.hands.racing():
            held = not people.isdisjoint(self.table.hands.up)
            left = since + courtesy * (HAND_HOLDS if held else 1) - self.clock()
            if left <= 0:
                return
            self._changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), left)

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
        """A bot's answer, from one imagined world; None if the game has moved on. Where nobody is,
        bots take turns."""
        if attendance(self.table) != NOBODY:
            return await self._thought_now(seat, number)
        async with self.table.context.nobody_there:
            return await self._thought_now(seat, number)

    async def _thought_now(self, seat: int, number: int) -> Key | None:
        dice = Dice(imagining_seed(bytes.fromhex(self.table.row.secret), seat, number))
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
                here = attendance(self.table)
                return await self.table.context.bot_workers.answer(request, self.table.row.id, here)
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
        bot = self.table.row.seats[seat].bot
        request = pack(world, session.setup, seat, bot, thinking_seed(dice.key))
        if self._secret_since is not None:  # a part of what is left for the whole stretch
            left = self._secret_since + self._budget(seat) - self.clock()
            request = msgspec.structs.replace(request, budget=max(left, 0.0) / 4)
        return options, request

    async def _stand_in(self) -> None:
        """People whose time is up are answered for by a bot until they come back."""
        table = self.table

        def edit(row: TableRow) -> None:
            for seat in table.late():
                row.seats[seat].bot = STAND_IN

        try:
            if await self.lease():
                await table.change(edit)
        except StoreError as error:
            log.warning("table %s: a clock could not run out: %s", table.row.id, error)
        finally:
            self._clock = None

"""What bots do in secret takes a time that depends on nothing hidden, and so do clocks."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gloam.bots.catalogue import BOTS
from gloam.kernel.content import registry
from gloam.kernel.core.asks import WATCHER, Key, sees
from gloam.kernel.core.state import transcript
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.session import Session
from gloam.table.bots.bot_request import BotRequest, unpack
from gloam.table.bots.turn_scheduler import TurnScheduler
from gloam.table.server.context import ServerContext
from gloam.table.store import SeatRow, TableRow
from gloam.table.tables.live_table import LiveTable
from tests.battery.playing import start
from tests.table.views.worlds import Table, a_row, two_servers

SEATS = 3


def row(id: str, secret: int) -> TableRow:
    rules = registry.game("chase").rules
    return TableRow(
        id=id,
        game="chase",
        status="open",
        options=rules.choices({}),
        seats=[SeatRow(holder="h", bot="greedy") for _ in range(SEATS)],
        host="h",
        secret=f"{secret:064x}",
        nonces=["0e" * 16] * SEATS,
        seals=["5e" * 32] * SEATS,
        sealed=True,
        created=1.0,
        pace="days-1",
    )


async def _first_option(request: BotRequest, table: str = "", rank: int = 0) -> Key:
    ask = unpack(request).ask
    assert ask is not None
    return ask.offer(request.seat)[0]


def _in_secret(table: LiveTable) -> bool:
    ask = table.session.ask if table.session is not None else None
    return ask is not None and not sees(ask.told, WATCHER)


async def _game(context: ServerContext, number: int, told: list[str]) -> None:
    """Bots play some turns; what was done and waited for goes to `told`."""
    table = await LiveTable.open(context, await _stored(context, number))
    scheduler = TurnScheduler(table)
    enough = asyncio.Event()

    async def wait(since: float, length: float) -> None:
        told.append("wait in secret" if since == scheduler._secret_since else "wait")

    seen = 0

    def changed() -> None:
        nonlocal seen
        assert table.session is not None
        before, seen = seen, len(transcript(table.session.history, WATCHER))
        if seen != before:  # and the next stretch may begin at once
            told.append("open")
        if _in_secret(table):
            told.append("secret")
        if len(told) > 150:
            enough.set()
        else:
            scheduler.look()

    scheduler._until_next = wait  # type: ignore[method-assign]
    table.on_change = changed
    await table.begin()
    await asyncio.wait_for(enough.wait(), 60)
    await scheduler.close()


def test_a_secret_stretch_of_a_bot_takes_one_delay_however_long_it_is(tmp_path: Path) -> None:
    async def games() -> list[list[str]]:
        played: list[list[str]] = []
        async with two_servers(tmp_path) as (context, _):
            context.bot_workers.answer = _first_option  # type: ignore[method-assign]
            for number in range(3):
                played.append([])
                await _game(context, number, played[-1])
        return played

    lengths: set[int] = set()
    for told in asyncio.run(games()):
        asks = waits = 0
        for one in told:
            asks, waits = asks + (one == "secret"), waits + (one == "wait in secret")
            if one == "open":
                if asks:
                    assert waits == 1, "one wait a stretch, before it is seen to end"
                    lengths.add(asks)
                asks = waits = 0
    assert len(lengths) > 1, "stretches of several lengths were played"


def test_a_bot_takes_its_whole_time_whatever_it_holds(tmp_path: Path) -> None:
    """Also with one option, or with a world that is quickly thought through."""

    async def waits() -> list[float]:
        lengths: list[float] = []
        async with two_servers(tmp_path) as (context, _):
            context.bot_workers.answer = _first_option  # type: ignore[method-assign]
            made = await _stored(context, 1)
            for seat in made.seats:
                seat.bot = "search-1"
            table = await LiveTable.open(context, made)
            scheduler = TurnScheduler(table)
            enough = asyncio.Event()

            async def wait(since: float, length: float) -> None:
                lengths.append(length)
                if len(lengths) > 30:
                    enough.set()
                    await asyncio.Event().wait()  # and the game stands still

            scheduler._until_next = wait  # type: ignore[method-assign]
            await table.begin()
            await asyncio.wait_for(enough.wait(), 60)
            await scheduler.close()
            pace = context.settings.bot_delay + BOTS["search-1"].budget
            assert pace > context.settings.bot_delay
            return [length - pace for length in lengths]

    assert set(asyncio.run(waits())) == {0.0}


async def _stored(context: ServerContext, number: int) -> TableRow:
    made = row(f"chase{number:05}", number)
    await context.store.create(made, 1.0)
    return made


def test_clocks_and_table_info_tell_nothing_of_secret_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a game by days, with the clock going on at every look."""

    async def story() -> None:
        async with two_servers(tmp_path) as (context, _):
            clock = count(1_000_001)
            monkeypatch.setattr(context, "now", lambda: float(next(clock)))
            made = await _stored(context, 1)
            for seat in made.seats:
                seat.bot = ""
            table = await LiveTable.open(context, made)
            await table.begin()
            secret = 0
            for _ in range(60):
                session = table.session
                assert session is not None
                if session.ask is None:
                    break
                before, hidden = table.info(), _in_secret(table)
                answer = partial(Session.answer, seat=session.ask.seat, key=session.ask.options[0])
                await table.act(answer)
                if hidden and _in_secret(table):
                    secret += 1
                    assert table.info() == before
            assert secret

    asyncio.run(story())


def test_a_standing_answer_moves_no_deadline_and_is_told_to_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_servers(tmp_path) as (context, _):
            rules = registry.game("parley").rules
            quiet = start(rules, 1, SEATS, {}).quiet
            table = await Table.open(
                context, a_row("slow000000", rules, SEATS, quiet, pace="days-1")
            )
            before = table.live.info()
            assert any(seat.deadline for seat in before.seats)
            others = [chair for seat, chair in table.chairs.items() if seat != 1]
            heard = [len(await chair.heard()) for chair in others]
            for key in (("pass",), None, ("pass",)):
                table.clock.now += 3600.0
                await table.live.act(partial(Session.stand, seat=1, about="plea", key=key))
            assert table.live.info() == before
            assert [len(await chair.heard()) for chair in others] == heard
            await table.close()

    asyncio.run(story())


def test_a_bots_answer_comes_at_the_end_of_its_time_or_of_a_multiple(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However long it took: to have waited for a worker looks like nothing but another stretch."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def story() -> None:
        table: Any = SimpleNamespace()  # of which nothing is asked
        scheduler = TurnScheduler(table)
        for taken in (0.0, 0.5, 2.0, 2.5, 7.75):
            scheduler.clock = partial(float, 100.0 + taken)
            await scheduler._until_next(100.0, 2.0)
        await scheduler._until_next(100.0, 0.0)

    monkeypatch.setattr("gloam.table.bots.turn_scheduler.asyncio.sleep", sleep)
    asyncio.run(story())
    assert waited == [2.0, 1.5, 0.0, 1.5, 0.25, 0.0]


def test_a_bots_answer_that_is_on_its_way_is_not_taken_once_its_person_is_back(
    tmp_path: Path,
) -> None:
    """It waited while somebody changed the table, and nobody can stop it any more."""

    async def story() -> None:
        async with two_servers(tmp_path) as (context, _):
            table = await LiveTable.open(context, await _stored(context, 1))
            await table.begin()
            session = table.session
            assert session is not None
            assert session.ask is not None
            seat, acts = session.ask.seat, table.acts
            key = session.ask.offer(seat)[0]

            def back(row: TableRow) -> None:
                row.seats[seat].bot = ""

            async with table.settled():
                answer = table.act_for_bot(seat, lambda session: session.answer(seat, key))
                on_its_way = asyncio.create_task(answer)
                await asyncio.sleep(0)
                await table.edit_row(back)
            with pytest.raises(Refused, match="no bot's any more"):
                await on_its_way
            assert table.acts == acts

    asyncio.run(story())

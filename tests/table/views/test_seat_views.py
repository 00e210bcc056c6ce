"""What a table tells, it tells after it is stored, and the same in whichever process one sits."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.kernel.content import registry
from gloam.kernel.core.asks import TOGETHER
from gloam.kernel.core.state import ANSWER
from gloam.kernel.session.session import Session
from gloam.table.server.context import ServerContext
from gloam.table.store import StoreError, TableRow
from gloam.table.tables.live_table import LiveTable
from gloam.table.views.seat_views import LATEST, Views, story
from gloam.table.ws.protocol import StoryIn, View
from tests.battery.playing import start
from tests.table.views.worlds import WATCHER, Chair, Table, a_row, choice, two_servers

Append = Callable[..., Awaitable[None]]  # as the store's


def test_nothing_is_told_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two_servers(tmp_path) as (context, _):
            table = await Table.open(context, _row("leduc", 2))
            told = {seat: len(await chair.heard()) for seat, chair in table.chairs.items()}
            storing, stored = asyncio.Event(), asyncio.Event()
            _delay(context, storing, stored, monkeypatch)
            acting = asyncio.create_task(_act(table))
            await storing.wait()
            late = Chair(table.live, WATCHER, table.clock)
            coming = asyncio.create_task(late.enter())
            reading = asyncio.create_task(table.chairs[WATCHER].wire.ask(_STORY))
            await asyncio.sleep(0.05)
            assert not late.wire.heard
            assert told == {seat: len(chair.wire.heard) for seat, chair in table.chairs.items()}
            stored.set()
            await asyncio.gather(acting, coming, reading)
            assert await _views(late) == 1
            assert len(table.session.log.lines) > 1
            await late.leave()
            await table.close()

    asyncio.run(play())


def test_what_cannot_be_stored_was_never_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two_servers(tmp_path) as (context, _):
            table = await Table.open(context, _row("leduc", 2))
            lines = table.session.log.lines[:]
            asked = table.session.ask
            append = context.store.append
            monkeypatch.setattr(context.store, "append", _full_disk)
            assert '"code":"away"' in await _act(table)
            assert table.session.log.lines == lines
            assert asked is not None
            assert table.session.ask is not None
            assert table.session.ask.offer(asked.seat) == asked.offer(asked.seat)
            monkeypatch.setattr(context.store, "append", append)
            assert '"is":"done"' in await _act(table)
            await table.close()

    asyncio.run(play())


@pytest.mark.parametrize(("game", "seats"), [("parley", 3), ("haunted", 4), ("chase", 3)])
def test_whoever_sits_in_another_process_is_told_the_same(
    game: str, seats: int, tmp_path: Path
) -> None:
    """The second table knows of the first only what is stored."""

    async def play() -> None:
        async with two_servers(tmp_path) as (context, _):
            table = await Table.open(context, _row(game, seats))
            there = Table(await LiveTable.open(context, table.live.row), table.clock)
            for chair in there.chairs.values():
                await chair.enter()
            here = {seat: len(await chair.heard()) for seat, chair in table.chairs.items()}
            away = {seat: len(await chair.heard()) for seat, chair in there.chairs.items()}
            chance = random.Random(7)
            for n in range(60):
                if table.over:
                    break
                await _act(table, chance)
                if n % 3 == 0:  # sometimes several acts at once
                    await there.live.catch_up()
            await there.live.catch_up()
            for seat, chair in table.chairs.items():
                told = [m for m in (await chair.heard())[here[seat] :] if _about_the_game(m)]
                heard = (await there.chairs[seat].heard())[away[seat] :]
                assert [m for m in heard if _about_the_game(m)] == told
                assert len(told) > 5
            await table.close()
            await there.close()

    asyncio.run(play())


def test_clocks_do_not_tell_of_secret_choices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a game by days everybody sees when time is up."""

    async def play(context: ServerContext, seed: int) -> tuple[int, int, int]:
        """Gives how often somebody chose in secret and took it back, and how often clocks were
        set otherwise."""
        row = _row("parley", 3, f"days{seed}")
        row.pace = "days-1"
        table = await Table.open(context, row)
        chance = random.Random(seed)
        secret = taken_back = news = 0
        while not table.over:
            asked = table.session.ask
            before = await _told_of_the_table(table)
            await _act(table, chance)
            told = await _told_of_the_table(table) - before
            now = table.session.ask
            if asked and now and asked.form == TOGETHER and asked.token is now.token:
                assert not told, "the clocks have told of a choice"
                secret += 1
                undone = [*table.chairs.values()] if chance.random() < 0.5 else []
                for chair in undone:
                    if chair.seat != WATCHER and '"is":"done"' in await chair.undo():
                        taken_back += 1
                        break
                assert await _told_of_the_table(table) == before, "or that it was taken back"
            news += told
        await table.close()
        return secret, taken_back, news

    async def some_games() -> None:
        async with two_servers(tmp_path) as (context, _):
            clock = count(1_000_001)
            monkeypatch.setattr(context, "now", lambda: float(next(clock)))
            played = [await play(context, seed) for seed in range(4)]
        secret, taken_back, news = map(sum, zip(*played, strict=True))
        assert secret
        assert taken_back
        assert news > 5, "clocks go on when the game does"

    asyncio.run(some_games())


async def _told_of_the_table(table: Table) -> int:
    """How often the others than who acts were told of clocks and the like."""
    heard = await table.chairs[WATCHER].heard()
    return sum(1 for message in heard if message.startswith('{"is":"table"'))


def test_a_newcomer_is_told_the_latest_part_of_a_long_story() -> None:
    rules = registry.game("haunted").rules
    session = Session.begin(rules, 3, b"long")
    chance = random.Random(1)
    while session.ask is not None:
        seat = chance.choice(session.ask.seats())
        session.answer(seat, chance.choice(list(session.ask.offer(seat))))
    views = Views(session)
    views.open_view(0)
    whole = story(session, 0)
    assert len(whole) > 2 * LATEST
    for known, first in ((0, len(whole) - LATEST), (7, 7), (len(whole), len(whole))):
        view = msgspec.json.decode(views.whole(0, known), type=View)
        assert view.told == first
        assert list(view.happened) == whole[first:]


_STORY = StoryIn(re=9, seat=WATCHER)


def _row(game: str, seats: int, id: str = "told") -> TableRow:
    rules = registry.game(game).rules
    return a_row(id, rules, seats, start(rules, 3, seats, rules.choices({})).quiet)


async def _act(table: Table, chance: random.Random | None = None) -> str:
    """Somebody does something that is offered; gives what the table says to it."""
    kind, who, key = choice(table.session.run.copy(), chance or random.Random(1))
    number = table.session.numbers.get(who, 0) if kind == ANSWER else 0
    return await table.chairs[who].act(kind, key, number)


async def _views(chair: Chair) -> int:
    return sum(1 for message in await chair.heard() if message.startswith('{"is":"view"'))


def _about_the_game(message: str) -> bool:
    return message.startswith('{"is":"view"')


def _delay(
    context: ServerContext,
    storing: asyncio.Event,
    stored: asyncio.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The store takes its time: it sets `storing` and waits for `stored`."""
    append: Append = context.store.append

    async def late(*args: Any, **named: Any) -> None:  # as the original
        storing.set()
        await stored.wait()
        await append(*args, **named)

    monkeypatch.setattr(context.store, "append", late)


async def _full_disk(*_: object, **__: object) -> None:
    raise StoreError("The disk is full.")

"""What takes long leaves the event loop, and nobody changes a table meanwhile."""

from __future__ import annotations

import asyncio
import random
import sys
import threading
from asyncio import events
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gloam.kernel.content import registry
from gloam.kernel.core.asks import Key
from gloam.kernel.core.state import ANSWER
from gloam.kernel.session import replay as kernel_replay
from gloam.kernel.session.session import Session
from gloam.table.bots.bot_request import BotRequest, unpack
from gloam.table.bots.turn_scheduler import TurnScheduler
from gloam.table.server.context import ServerContext
from gloam.table.server.serve import load_games
from gloam.table.server.threads import TURN, USUAL, ShortTurns
from gloam.table.store import SeatRow, TableRow
from gloam.table.tables import live_table, votes
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.tokens import hashed
from gloam.table.views import replays
from gloam.table.views.replays import ReplayCache
from tests.table.views.worlds import Table, key_of, two_servers

ID = "aaaaaaaaaa"
MOST_CALLS = 14_000  # by one callback: 4 ms. With the check of an undo it is 15,445 (Haunted).


def row(game: str, seats: int, bots: tuple[int, ...] = ()) -> TableRow:
    rules = registry.game(game).rules
    return TableRow(
        id=ID,
        game=game,
        status="open",
        options=rules.choices({}),
        seats=[
            SeatRow(holder=hashed(key_of(ID, seat)), bot="greedy" if seat in bots else "")
            for seat in range(seats)
        ],
        host=hashed(key_of(ID, 0)),
        secret="5e" * 32,
        nonces=["0e" * 16] * seats,
        seals=["5e" * 32] * seats,
        sealed=True,
        created=1.0,
        undo="consent",
    )


async def play(table: Table, chance: random.Random, answers: int, undo: bool = True) -> int:
    """Random answers over the wire, each tried to be taken back; gives how often that worked."""
    undone = 0
    for _ in range(answers):
        ask = table.session.ask
        if ask is None:
            break
        seat = chance.choice(ask.seats())
        key: Key = chance.choice(list(ask.offer(seat)))
        assert await table.act(ANSWER, seat, key) is not None
        if undo:
            undone += '"is":"done"' in await table.chairs[seat].undo()
    return undone


# --- where it runs ---


@pytest.fixture
def off_loop(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How often each piece of long work ran; none of it may run in the loop's thread."""
    ran: dict[str, int] = {}

    def watch(owner: Any, name: str) -> None:
        original: Callable[..., Any] = getattr(owner, name)

        def watched(*args: Any, **named: Any) -> Any:
            with pytest.raises(RuntimeError):
                asyncio.get_running_loop()
            ran[name] = ran.get(name, 0) + 1
            return original(*args, **named)

        monkeypatch.setattr(owner, name, watched)

    for owner, name in (
        (Session, "prepare_undo"),
        (Session, "imagine"),
        (live_table, "new_session"),
        (live_table, "load_session"),
        (kernel_replay, "_rerun"),
        (replays, "record"),
    ):
        watch(owner, name)
    return ran


def test_long_work_does_not_run_on_the_loop(tmp_path: Path, off_loop: dict[str, int]) -> None:
    async def story() -> None:
        async with two_servers(tmp_path) as (context, _):
            table = await Table.open(context, row("leduc", 2))
            await play(table, random.Random(1), 1)
            await play(table, random.Random(1), 2, undo=False)
            await votes.ask(table.live, 0, "undo")  # seat 1 has answered since
            await votes.cast(table.live, 1, True)
            again = await LiveTable.open(context, table.live.row)
            await ReplayCache().get(again, 0)
            await _have_a_bot_answer(context, again)
            await table.close()

    asyncio.run(story())
    assert off_loop.keys() == {
        "prepare_undo",
        "imagine",
        "new_session",
        "load_session",
        "_rerun",
        "record",
    }


async def _have_a_bot_answer(context: ServerContext, table: LiveTable) -> None:
    def everybody_is_a_bot(row: TableRow) -> None:
        for seat in row.seats:
            seat.bot = "greedy"

    async def answer(request: BotRequest, table: str = "", rank: int = 0) -> Key:
        ask = unpack(request).ask
        assert ask is not None
        return ask.offer(request.seat)[0]

    context.bot_workers.answer = answer  # type: ignore[method-assign]  # no processes here
    scheduler = TurnScheduler(table)
    acts = table.acts
    await table.change(everybody_is_a_bot)
    while table.acts == acts:
        await asyncio.sleep(0.01)
    await scheduler.close()


# --- how long the loop is held ---


@contextmanager
def most_calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The most functions that a callback of the event loop has called: a busy machine does not
    change that, and it is what a callback's time is made of."""
    most, calls = [0], 0
    run = events.Handle._run

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    def counted(handle: asyncio.Handle) -> None:
        nonlocal calls
        calls = 0
        sys.setprofile(count)
        try:
            run(handle)
        finally:
            sys.setprofile(None)
        most[0] = max(most[0], calls)

    monkeypatch.setattr(events.Handle, "_run", counted)
    try:
        yield most
    finally:
        monkeypatch.undo()


@pytest.mark.parametrize(("game", "seats"), [("heart_of_darkness", 4), ("haunted", 4)])
def test_no_callback_computes_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    load_games()  # as when a server starts

    async def story() -> list[int]:
        async with two_servers(tmp_path) as (context, _):
            table = await Table.open(context, row(game, seats))
            with most_calls(monkeypatch) as most:
                assert await play(table, random.Random(1), 60)
                await LiveTable.open(context, table.live.row)
            await table.close()
        return most

    [most] = asyncio.run(story())
    print(f"{game}: {most:,} calls in one callback of the loop at most")
    assert most < MOST_CALLS


# --- what happens meanwhile ---


def test_nobody_acts_while_a_session_is_examined(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_servers(tmp_path) as (context, _):
            table = await Table.open(context, row("leduc", 2))
            go_on = threading.Event()
            examined = asyncio.create_task(table.live.examine(lambda session: go_on.wait(30)))
            await asyncio.sleep(0.05)
            examined.cancel()  # whoever asked has gone; the thread has not
            acting = asyncio.create_task(play(table, random.Random(1), 1))
            await asyncio.sleep(0.05)
            assert table.live.acts == 1
            assert not acting.done()
            assert table.live.busy, "the table stays in memory"
            go_on.set()
            await acting
            assert table.live.acts > 1
            await table.close()

    asyncio.run(story())


def test_turns_are_short_while_a_thread_computes_and_at_no_other_time() -> None:
    turns, inside = ShortTurns(), []

    def work() -> None:
        inside.append(sys.getswitchinterval())
        turns.run(lambda: None)  # another one, which ends first
        inside.append(sys.getswitchinterval())
        raise ArithmeticError

    with pytest.raises(ArithmeticError):
        turns.run(work)
    assert inside == [pytest.approx(TURN)] * 2
    assert sys.getswitchinterval() == pytest.approx(USUAL)

"""Replays: a stored game run again, as seen from one viewpoint.

A moment is a change of a viewpoint's view. Moments are counted per viewpoint, so that nobody can
count what was done behind their back. What was taken back is not shown: the game is told as it
stands. The views are made as at the live table (`seat_views.py`), so they show no more than it did.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import zlib
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import Setup, read_line
from gloam.kernel.session.replay import acts_not_undone, replay_without_undone
from gloam.kernel.session.session import Session
from gloam.table.http.bodies import ContinueFrom, Moment, NewTable, ReplayInfo
from gloam.table.store import ActRow, TableRow
from gloam.table.tables import lobby
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.open_tables import OpenTables
from gloam.table.tables.session_loading import game_of, lines_of
from gloam.table.views.seat_views import Views, story
from gloam.table.views.viewpoints import chosen, viewpoints_for, waited_for
from gloam.table.ws.protocol import Happening

MOST_BYTES = 48_000_000  # that cached replays may take
KEPT = 5.0  # seconds that the replay of a game which is not over is kept
WAITING = 16  # replays that may be asked for at once


class Replay:
    """All moments of a game from one viewpoint; frames are whole views, packed."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.acts: list[int] = []  # after which act each moment came; never told
        self.size = 0
        self._frames: list[bytes] = []

    def add(
        self, asked: tuple[int, ...], act: int, view: bytes, happened: Sequence[Happening]
    ) -> None:
        """A moment after which the seats `asked` are waited for, as far as is seen."""
        first = happened[0].words if happened else None
        self.moments.append(Moment(len(self.moments), asked, first))
        self.acts.append(act)
        self._frames.append(zlib.compress(view, 1))
        self.size += len(self._frames[-1]) + 200  # about what a moment takes besides

    def place(self, at: int) -> int:
        """The act that a moment came after. Raises Refused if there is no such moment."""
        self._check(at)
        return self.acts[at]

    def frame(self, at: int) -> bytes:
        """A `Frame` as JSON. Raises Refused if there is no such moment."""
        self._check(at)
        return b'{"at":%d,"view":%b}' % (at, zlib.decompress(self._frames[at]))

    def _check(self, at: int) -> None:
        if not 0 <= at < len(self._frames):
            told = f"moments are 0 to {len(self._frames) - 1}"
            raise Refused("no-moment", f"There is no moment {at} from this viewpoint; {told}.")


class ReplayCache:
    """The replays that were asked for lately. Those of finished games are kept as long as
    there is space, the others for some seconds: the next act makes them old."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int], Replay] = OrderedDict()
        self._making: dict[tuple[str, int, int], asyncio.Task[Replay]] = {}
        self._one = asyncio.Semaphore(1)  # at a time: those who play need the processor too

    async def get(self, table: LiveTable, viewpoint: int) -> Replay:
        """The replay of a game from a viewpoint that the caller may take. Raises Refused."""
        if not table.acts:
            raise Refused("no-moment", "The game has not begun: there is nothing to look back at.")
        name = (table.row.id, table.acts, viewpoint)
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        task = self._making.get(name)
        if task is None:
            if len(self._making) >= WAITING:
                raise Refused("too-fast", "Too many look back at games just now. Try again soon.")
            task = self._making[name] = asyncio.create_task(self._make(table, name))
            task.add_done_callback(lambda _: self._making.pop(name))
        return await asyncio.shield(task)

    async def _make(self, table: LiveTable, name: tuple[str, int, int]) -> Replay:
        async with self._one:
            acts = await table.context.store.acts(table.row.id)
            # Somebody may have played on meanwhile; the name says how far this replay goes.
            replay = await table.context.threads.slow(
                partial(record, table.row, acts[: name[1]], name[2])
            )
        self._kept[name] = replay
        if table.row.status != "over":
            asyncio.get_running_loop().call_later(KEPT, self._kept.pop, name, None)
        while sum(one.size for one in self._kept.values()) > MOST_BYTES:
            self._kept.popitem(last=False)
        return replay


async def open_replay(
    cache: ReplayCache, table: LiveTable, holder: str, wish: int | None
) -> ReplayInfo:
    """What a replay needs to begin. Raises Refused."""
    viewpoint = chosen(table.row, holder, wish)
    replay = await cache.get(table, viewpoint)
    viewpoints = viewpoints_for(table.row, holder)
    return ReplayInfo(table.info(), viewpoint, viewpoints, tuple(replay.moments))


async def frame(
    cache: ReplayCache, table: LiveTable, holder: str, wish: int | None, at: int
) -> bytes:
    """One moment, as JSON. Raises Refused."""
    replay = await cache.get(table, chosen(table.row, holder, wish))
    return replay.frame(at)


# --- running it again; takes a while: not for the event loop ---


def record(row: TableRow, acts: Sequence[ActRow], viewpoint: int) -> Replay:
    """Run a game again and keep what changes from a viewpoint."""
    steps = _run_again(row, acts)
    first, session = next(steps)
    views = Views(session)
    views.open_view(viewpoint)
    replay = Replay()
    told = story(session, viewpoint)
    replay.add(waited_for(session.ask, viewpoint), first, views.whole(viewpoint, 0), told)
    for act, _ in steps:
        moment = views.moment(viewpoint)
        if moment is not None:
            replay.add(waited_for(session.ask, viewpoint), act, *moment)
    return replay


def _run_again(row: TableRow, acts: Sequence[ActRow]) -> Iterator[tuple[int, Session[Any]]]:
    """Run a game again as it stands; gives the number of each act when all of it is done."""
    lines = lines_of(acts)
    act_of = [act.number for act in acts for _ in act.lines.splitlines()]
    last = {act_of[line - 1]: line for line, _ in acts_not_undone(lines)}
    for line, session in replay_without_undone(
        game_of(row).rules, lines, bytes.fromhex(row.secret)
    ):
        act = act_of[line - 1]
        if last.get(act, line) == line:
            yield act, session
            time.sleep(0)  # let others have the interpreter: they are playing


# --- going on from a moment ---


async def go_on(
    tables: OpenTables, cache: ReplayCache, table: LiveTable, holder: str, wish: ContinueFrom
) -> LiveTable:
    """A new table that starts from the last quiet point of a moment, as a seat knew it.

    Not while the game is going on: who could try out what may come would know more than the
    others at the table. Raises Refused.
    """
    row = table.row
    if row.status not in ("over", "abandoned"):
        told = "The game is still going on. When it is over, you can go on from any moment."
        raise Refused("running", told)
    if len(wish.seats) != len(row.seats):
        raise Refused("malformed", f"This game has {len(row.seats)} seats, not {len(wish.seats)}.")
    viewpoint = chosen(row, holder, wish.viewpoint)
    act = (await cache.get(table, viewpoint)).place(wish.at)
    acts = await table.context.store.acts(row.id)
    start = await table.context.threads.slow(partial(_dealt_anew, row, acts, act, viewpoint))
    new = NewTable(
        game=row.game,
        seats=wish.seats,
        options=row.options,
        pace=row.pace,
        undo=row.undo,
        title=row.title,
    )
    setup = read_line(lines_of(acts[:1])[0])
    assert isinstance(setup, Setup)  # a log begins with it
    past = lobby.Past(start, f"{row.id}@{wish.at}", setup.campaign)
    return await lobby.create(tables, holder, new, past)


def _dealt_anew(row: TableRow, acts: Sequence[ActRow], act: int, seat: int) -> bytes:
    """The last quiet point before the end of an act, what `seat` does not know dealt anew."""
    run = next(session.run for number, session in _run_again(row, acts) if number == act)
    if run.result is not None:
        raise Refused("over", "At this moment the game was over. Choose an earlier one.")
    dice = Dice(secrets.token_bytes(32))
    return msgspec.json.encode(dump(run.rules.resample(run.quiet, seat, dice, {})))


async def whole_log(table: LiveTable) -> bytes:
    """The log of a finished game, as `gloam replay` reads it. Raises Refused."""
    if table.row.status != "over":
        told = "The log tells every card and answer: it opens when the game is over."
        raise Refused("running", told)
    acts = await table.context.store.acts(table.row.id)
    return b"".join([line + b"\n" for line in lines_of(acts)])

"""A table in memory: its session, its row in the store, and the connections that look at it.

Whatever changes the game goes through `act`: it is tried on the session, stored under the next
number, and only then told and acknowledged. If another process was first, the table catches up
and the act is tried again. A table can be dropped from memory at any time and made anew from the
store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, TypeVar

import msgspec

from gloam.kernel.content import registry
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import LogError, Undo, read_line
from gloam.kernel.session.outcome import Outcome
from gloam.kernel.session.replay import follow, prepare_rewind
from gloam.kernel.session.session import Session
from gloam.kernel.session.snapshot import snapshot
from gloam.table.campaigns.members import note_members
from gloam.table.server.context import ServerContext
from gloam.table.server.unbroken import Unbroken
from gloam.table.store import ActRow, ChatRow, Conflict, TableRow
from gloam.table.tables import clocks
from gloam.table.tables.budgets import TableBudgets, repeated
from gloam.table.tables.hands import Hands
from gloam.table.tables.lesson import Lesson
from gloam.table.tables.ready import is_ready, schedule_start
from gloam.table.tables.session_loading import (
    all_so_far,
    game_of,
    lines_of,
    load_session,
    new_session,
)
from gloam.table.tables.settled import Settled
from gloam.table.tables.summary import Summary, summary_of
from gloam.table.tables.table_info import info_of
from gloam.table.views.delivery import close_unused, send_fresh
from gloam.table.views.seat_views import Views
from gloam.table.views.table_content import ShownContent, TableContent
from gloam.table.ws.connection import Connection
from gloam.table.ws.protocol import WATCHER, Info, TableMessage

TRIES = 5
SNAPSHOT_EVERY = 25  # acts

# An act; an act in two parts, of which the long one changes nothing and gives the short one; a
# change of the table itself.
Do: TypeAlias = Callable[[Session[Any]], Outcome]
Prepare: TypeAlias = Callable[[Session[Any]], Callable[[], Outcome]]
Edit: TypeAlias = Callable[[TableRow], None]
T = TypeVar("T")

_encode = msgspec.json.Encoder().encode


def nothing() -> None:
    """For `_store`, where nothing has to be made while it waits for the disk."""


class LiveTable:
    """A table in memory. `session` is there once the game has begun."""

    def __init__(self, context: ServerContext, row: TableRow) -> None:
        self.context = context
        self.row = row
        self.session: Session[Any] | None = None
        self.views: Views | None = None
        self._content: TableContent | None = None  # made when first asked for
        self._last_content: ShownContent | None = None  # as it was after the last act
        self.acts = 0  # how many are stored
        self.words: list[ChatRow] | None = None  # all that was said; None: nobody came to hear any
        self.budgets = TableBudgets(context.settings)
        self.moved_at = row.created  # when the game last moved on
        self.connections: set[Connection] = set()
        self.looked_at = context.now()  # when somebody last had to do with it
        self.lesson = Lesson(self)
        self.hands = Hands(self)
        self.on_change: Callable[[], None] = lambda: None  # bots and clocks look again
        self.lost = False  # the store has failed: what is here may not be what is stored
        self.lock = asyncio.Lock()
        self._last_message = b""  # the table as its connections were last told
        self._unbroken = Unbroken()

    @classmethod
    async def open(cls, context: ServerContext, row: TableRow) -> LiveTable:
        """A stored table, loaded into memory."""
        table = cls(context, row)
        await table._load()
        await table.lesson.keep_up()
        return table

    async def _load(self) -> None:
        """Make the session from what is stored."""
        row, store = self.row, self.context.store
        acts = await store.acts(row.id)
        if not acts:
            return
        stored = await store.snapshot(row.id)
        load = partial(load_session, row, acts, stored)
        lines = lines_of(acts)
        session, self.budgets.repeated = await self.context.threads.slow(
            lambda: (self._make_session(load), repeated(lines))
        )
        self.acts, self.moved_at = len(acts), acts[-1].at
        self._use_session(session)
        mended = session.log.lines[len(lines) :]
        if mended:  # the rules have changed: from where on the answers are void is stored too
            outcome = Outcome(tuple(mended), moved_on=True, over=False)
            await self._store(session, outcome, nothing)

    def _make_session(self, make: Callable[[], Session[Any]]) -> Session[Any]:
        """Make a session, and the hashes of what its table may see. To be run in a thread."""
        session = make()
        self.content.shown(session)
        return session

    def _use_session(self, session: Session[Any]) -> None:
        old = self.views
        self.session = session
        self.views = Views(session, self.content)
        if old is not None:
            self.views.sent = {**old.sent, **{seat: view.n for seat, view in old.open.items()}}
        for connection in self.connections:
            self._show_whole(connection)

    # --- connections ---

    def settled(self) -> Settled:
        """The table's lock, for `async with`: whoever holds it finds what is stored, and nobody
        else reads or changes anything. Whoever reads or changes anything takes it."""
        return Settled(self)

    async def recover(self) -> None:
        """Read the table anew if the store had failed. Raises StoreError if it still does."""
        async with self.settled():
            pass
        self.on_change()

    def enter(self, connection: Connection, told: dict[int, int]) -> None:
        """A connection is told what happens from now on. Only when it is settled."""
        self.connections.add(connection)
        self._show_whole(connection, told)
        self.tell_table()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.looked_at = self.context.now()
        close_unused(self.views, self.connections)
        self.tell_table()

    def seats_of(self, holder: str) -> tuple[int, ...]:
        return tuple(s for s, seat in enumerate(self.row.seats) if holder and seat.holder == holder)

    def _show_whole(self, connection: Connection, told: dict[int, int] | None = None) -> None:
        if self.views is None:
            return
        for seat in connection.seats or (WATCHER,):
            self.views.open_view(seat)
            connection.send(self.views.whole(seat, (told or {}).get(seat, 0)))
        if self.lesson.seat() in connection.seats and (lesson := self.lesson.message()):
            connection.send(lesson)

    # --- telling ---

    def info(self) -> Info:
        known = self.row.game in registry.games()
        content = self.shown_content() if known else None
        told = info_of(self.row, self.summary(), self.connections, content, self.hands.up)
        return msgspec.structs.replace(told, away=True) if self.lost else told

    def summary(self) -> Summary:
        return summary_of(self.session, self.moved_at)

    @property
    def content(self) -> TableContent:
        """The game's files and the fixed part. Raises Unplayable if there is no such game."""
        if self._content is None:
            self._content = TableContent(game_of(self.row))
        return self._content

    def shown_content(self) -> ShownContent:
        """What the table may see of it now."""
        return self.content.shown(self.session)

    def tell_table(self) -> None:
        """Tell everybody about the table itself, if anything about it has changed."""
        message = _encode(TableMessage(table=self.info()))
        if message != self._last_message:
            self._last_message = message
            for connection in self.connections:
                connection.send(message)

    def _tell_what_an_act_changed(self) -> None:
        """Of the table itself: that it is over, when time is up, and what it may see."""
        shown = self.shown_content()
        grown, self._last_content = shown is not self._last_content, shown
        if self.row.status != "playing" or clocks.days(self.row) or grown:
            self.tell_table()

    # --- playing ---

    async def act(self, do: Do, chat: ChatRow | None = None) -> None:
        """Change the game. Returns when it is stored and on its way to all; raises Refused.

        A visitor who goes away meanwhile does not stop it halfway.
        """
        await self._unbroken.run(self._act(lambda session: partial(do, session), chat))

    async def act_for_bot(self, seat: int, do: Do) -> None:
        """Like `act`, for a bot: only as long as the seat is its own, in whichever process."""

        def prepare(session: Session[Any]) -> Callable[[], Outcome]:
            if not self.row.seats[seat].bot:
                raise Refused("not-yours", f"Seat {seat} is no bot's any more.")
            return partial(do, session)

        await self._unbroken.run(self._act(prepare, as_it_is=True))

    async def act_prepared(self, prepare: Prepare) -> None:
        """Like `act`, for what takes long to work out: `prepare` gets the session in a thread,
        changes nothing, and gives what to do. Nobody else acts at the table meanwhile."""
        await self._unbroken.run(self._act(prepare, in_thread=True))

    async def examine(self, work: Callable[[Session[Any]], T]) -> T:
        """What `work` makes of the session, in a thread. It changes nothing, and neither does
        anybody else meanwhile, even if the caller is cancelled. Raises Refused."""
        return await self._unbroken.run(self._examine(work))

    async def begin(self) -> None:
        """Start the game of a table, if it is ready (`nonces.py`)."""
        await self._unbroken.run(self._begin())

    async def catch_up(self) -> None:
        """Another process has played on: follow it."""
        await self._unbroken.run(self._catch_up())

    async def change(self, edit: Edit) -> None:
        """Change the table itself, by `edit` of its row, and begin if that makes it ready."""
        await self._unbroken.run(self._change(edit))

    @property
    def busy(self) -> bool:
        return self._unbroken.busy

    def playing(self) -> Session[Any]:
        """The session, if one can play now. Raises Refused."""
        if self.row.status == "abandoned":
            raise Refused("over", "The table was abandoned.")
        if self.session is None:
            raise Refused("not-asked", "The game has not begun: seats are still free.")
        if self.row.paused:
            raise Refused("paused", "The host has paused the table.")
        return self.session

    async def _examine(self, work: Callable[[Session[Any]], T]) -> T:
        async with self.settled():
            return await self.context.threads.quick(partial(work, self.playing()))

    async def _act(
        self,
        prepare: Prepare,
        chat: ChatRow | None = None,
        in_thread: bool = False,
        as_it_is: bool = False,  # only if the table itself has not changed meanwhile
    ) -> None:
        async with self.settled():
            for _ in range(TRIES):
                session = self.playing()
                work = partial(prepare, session)
                act = await self.context.threads.quick(work) if in_thread else work()
                outcome = act()
                revision = self.row.revision * as_it_is
                try:
                    fresh = await self._store(session, outcome, self._fresh, chat, revision)
                except Conflict:
                    await self.reload()
                    continue
                break
            else:
                raise Refused("fault", "Too many others act at this table at once. Try again.")
            if self.row.guide is not None:
                await self.lesson.keep_up()
            send_fresh(fresh, self.connections)
        # Not before the views have left: nobody waits for clocks and bots as for these.
        asyncio.get_running_loop().call_soon(self._after_act)

    def _after_act(self) -> None:
        self._tell_what_an_act_changed()
        self.on_change()

    def _fresh(self) -> dict[int, bytes]:
        return {} if self.views is None else self.views.fresh()

    async def _begin(self) -> None:
        async with self.settled():
            while self.session is None and is_ready(self.row, self.context.now()):
                store, id = self.context.store, self.row.campaign
                kept = await store.lasting_of(id) if id else []
                new = partial(new_session, self.row, [one.change for one in kept])
                session = await self.context.threads.quick(partial(self._make_session, new))
                self.row.status = "playing"
                try:  # not if another process has been brought a nonce meanwhile
                    revision = self.row.revision
                    await self._store(session, all_so_far(session), nothing, revision=revision)
                except Conflict:
                    await self.reload()
                else:
                    self._use_session(session)
                    await self.lesson.keep_up()
        self.tell_table()
        self.on_change()

    async def _store(
        self,
        session: Session[Any],
        outcome: Outcome,
        make: Callable[[], T],
        chat: ChatRow | None = None,
        revision: int = 0,
    ) -> T:
        """Store new lines of the session's log, as one act, with what it has changed for good in
        the table's campaign. Unless everybody may know that the game has moved on, the time stands
        still: clocks that start anew would tell all that somebody has decided in secret. Gives what
        `make` makes."""
        number, lines = self.acts + 1, b"\n".join(outcome.lines)
        over = session.run.result is not None
        if outcome.moved_on:
            self.moved_at = self.context.now()
        summary = _encode(summary_of(session, self.moved_at)).decode()
        storing = self.context.store.append(
            self.row.id,
            ActRow(number, lines, self.moved_at, revision, summary),
            due=clocks.due(self.row, session, self.moved_at),
            status="over" if over else "playing",
            snapshot=_encode(snapshot(session)) if number % SNAPSHOT_EVERY == 0 else b"",
            chat=chat,
            lasting=outcome.lasting,
        )
        made = await self.context.while_storing(storing, make)
        self.acts = number
        self.budgets.repeated.update(repeated(outcome.lines))
        self.row.status = "over" if over else "playing"
        return made

    async def _catch_up(self) -> None:
        """Act by act: everybody is told the same, and as often, as in the process that acted."""
        async with self.settled():
            for act in await self.context.store.acts(self.row.id, self.acts):
                if act.number > self.acts:
                    await self._follow(act)
                    send_fresh(self._fresh(), self.connections)
                    await asyncio.sleep(0)  # there may be many, and other tables wait
        self.lesson.tell()
        self._after_act()

    async def _follow(self, act: ActRow) -> None:
        if self.session is None or act.number != self.acts + 1:
            await self.reload()
            return
        lines = lines_of([act])
        undone = read_line(lines[0])
        try:
            if isinstance(undone, Undo):  # an act by itself
                work = partial(prepare_rewind, self.session, undone.line, undone.seat)
                (await self.context.threads.quick(work))()
            else:
                follow(self.session, lines)
        except (LogError, Refused):
            await self.reload()
            return
        self.acts, self.moved_at = act.number, act.at
        self.budgets.repeated.update(repeated(lines))
        self.row.status = "over" if self.session.run.result is not None else "playing"

    async def reload(self) -> None:
        row = await self.context.store.table(self.row.id)
        if row is not None:
            self.row = row
        await self._load()
        self.lost = False
        self.tell_table()

    async def _change(self, edit: Edit) -> None:
        async with self.settled():
            await self.edit_row(edit)
        due = clocks.due(self.row, self.session, self.moved_at)
        await self.context.store.set_due(self.row.id, due)
        await note_members(self.context.store, self.row, self.context.now())
        self.tell_table()
        self.on_change()
        if is_ready(self.row, self.context.now()):
            await self._begin()

    async def edit_row(self, edit: Edit) -> None:
        """Store a changed row. Only when it is settled."""
        for _ in range(TRIES):
            row = msgspec.json.decode(_encode(self.row), type=TableRow)
            edit(row)
            schedule_start(row, self.context.now(), self.context.settings.nonces)
            row.revision += 1
            try:
                await self.context.store.update(row, self.context.now())
            except Conflict:
                fresh = await self.context.store.table(row.id)
                assert fresh is not None, "tables are never deleted"
                self.row = fresh
                continue
            self._adopt(row)
            return
        raise Refused("fault", "Too many others change this table at once. Try again.")

    async def reread(self) -> None:
        """Another process has changed the table itself."""
        async with self.settled():
            row = await self.context.store.table(self.row.id)
            if row is not None and row.revision > self.row.revision:
                self._adopt(row)
        self.tell_table()
        self.on_change()

    def _adopt(self, row: TableRow) -> None:
        """Take a changed row; connections may hold other seats from now on."""
        self.row = row
        for connection in self.connections:
            seats = self.seats_of(connection.holder)
            if seats != connection.seats:
                connection.seats = seats
                self._show_whole(connection)
        close_unused(self.views, self.connections)
        self.lesson.tell()

    # --- bots and clocks ---

    def late(self) -> list[int]:
        """The people whose time is up."""
        return clocks.late(self.row, self.session, self.moved_at, self.context.now())

"""A table in memory. Follows its log, tells its connections, and stores before it tells.

Whatever changes the game goes through `act`: it is tried on the session, stored under the next
number, and only then told and acknowledged. If another process was first, it catches up
and tries again. It can be dropped at any time and made anew from the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeAlias, TypeVar

import msgspec

from gloam.kernel.content import registry
from gloam.kernel.core.asks import REVISE
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import LogError, Undo, read_line
from gloam.kernel.session.outcome import Outcome
from gloam.kernel.session.replay import follow, prepare_rewind
from gloam.kernel.session.session import Session
from gloam.kernel.session.snapshot import snapshot
from gloam.table.server.context import ServerContext
from gloam.table.store import ActRow, ChatRow, Conflict, StoreError, TableRow
from gloam.table.tables.session_loading import game_of, lines_of, load_session, new_session
from gloam.table.tables.table_info import info_of
from gloam.table.views.seat_views import Views
from gloam.table.views.table_content import ShownContent, TableContent
from gloam.table.ws.connection import Connection
from gloam.table.ws.protocol import WATCHER, Info, TableMessage

log = logging.getLogger("gloam.table")

TRIES = 5
SNAPSHOT_EVERY = 25  # acts
DAY = 86_400.0

Do: TypeAlias = Callable[[Session[Any]], Outcome]
Prepare: TypeAlias = Callable[[Session[Any]], Callable[[], Outcome]]
Edit: TypeAlias = Callable[[TableRow], None]
T = TypeVar("T")

_encode = msgspec.json.Encoder().encode


class LiveTable:
    """A table in memory. `session` is there once the game has begun."""

    def __init__(self, context: ServerContext, row: TableRow) -> None:
        self.context = context
        self.row = row
        self.session: Session[Any] | None = None
        self.views: Views | None = None
        self._content: TableContent | None = None  # made when first asked for
        self._told_content: ShownContent | None = None
        self.acts = 0
        self.said: int | None = None  # the last words delivered; None: nobody came to hear any
        self.moved_at = row.created  # when the game last moved on
        self.connections: set[Connection] = set()
        self.looked_at = context.now()  # when somebody last had to do with it
        self.on_change: Callable[[], None] = lambda: None  # bots and clocks look again
        self._lock = asyncio.Lock()
        self._shown = b""  # the table as its connections were last told
        self._doing: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, context: ServerContext, row: TableRow) -> LiveTable:
        """A stored table, loaded into memory."""
        table = cls(context, row)
        await table._load()
        return table

    async def _load(self) -> None:
        """Make the session from what is stored."""
        row, store = self.row, self.context.store
        acts = await store.acts(row.id)
        if not acts:
            return
        stored = await store.snapshot(row.id)
        load = partial(load_session, row, acts, stored)
        session = await self.context.threads.slow(partial(self._made, load))
        self.acts, self.moved_at = len(acts), acts[-1].at
        self._use_session(session)
        mended = session.log.lines[len(lines_of(acts)) :]
        if mended:  # the rules have changed: from where on the answers are void is stored too
            await self._store(session, mended)

    def _made(self, make: Callable[[], Session[Any]]) -> Session[Any]:
        """In a thread: a session, with the names of what the table may see worked out."""
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

    @property
    def settled(self) -> asyncio.Lock:
        """What is read while one holds this is stored: nothing is being tried meanwhile."""
        return self._lock

    def enter(self, connection: Connection, told: dict[int, int]) -> None:
        """A connection is told what happens from now on. Only when it is settled."""
        self.connections.add(connection)
        self._show_whole(connection, told)
        self.tell_table()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.looked_at = self.context.now()
        self._close_views()
        self.tell_table()

    def seats_of(self, holder: str) -> tuple[int, ...]:
        return tuple(s for s, seat in enumerate(self.row.seats) if holder and seat.holder == holder)

    def _show_whole(self, connection: Connection, told: dict[int, int] | None = None) -> None:
        if self.views is None:
            return
        for seat in connection.seats or (WATCHER,):
            self.views.open_view(seat)
            connection.send(self.views.whole(seat, (told or {}).get(seat, 0)))

    def _close_views(self) -> None:
        """Views that no connection is sent any more cost nothing."""
        if self.views is not None:
            used = {
                seat for connection in self.connections for seat in connection.seats or (WATCHER,)
            }
            for seat in [seat for seat in self.views.open if seat not in used]:
                self.views.close_view(seat)

    # --- telling ---

    def info(self) -> Info:
        known = self.row.game in registry.games()
        content = self.shown_content() if known else None
        return info_of(self.row, self.session, self.connections, self.deadline(), content)

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
        if message != self._shown:
            self._shown = message
            for connection in self.connections:
                connection.send(message)

    def _tell_clocks(self) -> None:
        """What an act may change of the table itself: that it is over, when time is up, and what
        it may see."""
        shown = self.shown_content()
        grown, self._told_content = shown is not self._told_content, shown
        if self.row.status != "playing" or self.deadline() or grown:
            self.tell_table()

    def _tell_views(self) -> None:
        """Send every seat what is new to it."""
        if self.views is None:
            return
        fresh = self.views.fresh()
        for connection in self.connections:
            for seat in connection.seats or (WATCHER,):
                view = fresh.get(seat)
                if view is not None:
                    connection.send(view)

    # --- playing ---

    async def act(self, do: Do, chat: ChatRow | None = None) -> None:
        """Change the game. Returns when it is stored and on its way to all; raises Refused.

        A visitor who goes away meanwhile does not stop it halfway.
        """
        await self._whole(self._act(lambda session: partial(do, session), chat))

    async def act_prepared(self, prepare: Prepare) -> None:
        """Like `act`, for what takes long to work out. `prepare` gets the session in a thread,
        changes nothing, and gives what to do; nobody else acts at the table meanwhile."""
        await self._whole(self._act(prepare, in_thread=True))

    async def examine(self, work: Callable[[Session[Any]], T]) -> T:
        """What `work` makes of the session, in a thread. It changes nothing, and neither does
        anybody else meanwhile, even if the caller is cancelled. Raises Refused."""
        return await self._whole(self._examine(work))

    async def begin(self) -> None:
        """Start the game of a table whose seats are all filled."""
        await self._whole(self._begin())

    async def catch_up(self) -> None:
        """Another process has played on: follow it."""
        await self._whole(self._catch_up())

    async def change(self, edit: Edit) -> None:
        """Change the table itself: `edit` gets the row, and may raise Refused."""
        await self._whole(self._change(edit))

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return await asyncio.shield(task)

    @property
    def busy(self) -> bool:
        return bool(self._doing)

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
        async with self._lock:
            return await self.context.threads.quick(partial(work, self.playing()))

    async def _act(
        self, prepare: Prepare, chat: ChatRow | None = None, in_thread: bool = False
    ) -> None:
        async with self._lock:
            for _ in range(TRIES):
                session = self.playing()
                work = partial(prepare, session)
                act = await self.context.threads.quick(work) if in_thread else work()
                outcome = act()
                try:
                    await self._store(session, outcome.lines, chat, outcome.moved_on)
                except Conflict:
                    await self._reload()
                    continue
                except StoreError:
                    await self._give_up()
                    raise
                break
            else:
                raise Refused("fault", "Too many others act at this table at once. Try again.")
            self._tell_views()
        self._tell_clocks()
        self.on_change()

    async def _begin(self) -> None:
        async with self._lock:
            if self.session is None:
                new = partial(new_session, self.row)
                session = await self.context.threads.quick(partial(self._made, new))
                self.row.status = "playing"
                try:
                    await self._store(session, session.log.lines)
                except Conflict:
                    await self._reload()
                else:
                    self._use_session(session)
        self.tell_table()
        self.on_change()

    async def _store(
        self,
        session: Session[Any],
        lines: Sequence[bytes],
        chat: ChatRow | None = None,
        moved_on: bool = True,
    ) -> None:
        """Store new lines of the session's log, as one act.

        Unless everybody may know that the game has moved on, the time stands still: clocks that
        start anew would tell all that somebody has decided in secret.
        """
        number = self.acts + 1
        over = session.run.result is not None
        if moved_on:
            self.moved_at = self.context.now()
        await self.context.store.append(
            self.row.id,
            ActRow(number, b"\n".join(lines), self.moved_at),
            due=self._due(session),
            status="over" if over else "playing",
            snapshot=_encode(snapshot(session)) if number % SNAPSHOT_EVERY == 0 else b"",
            chat=chat,
        )
        self.acts = number
        self.row.status = "over" if over else "playing"

    async def _catch_up(self) -> None:
        """Act by act: everybody is told the same, and as often, as in the process that acted."""
        async with self._lock:
            for act in await self.context.store.acts(self.row.id, self.acts):
                if act.number > self.acts:
                    await self._follow(act)
                    self._tell_views()
                    await asyncio.sleep(0)  # there may be many, and other tables wait
        self._tell_clocks()
        self.on_change()

    async def _follow(self, act: ActRow) -> None:
        if self.session is None or act.number != self.acts + 1:
            await self._reload()
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
            await self._reload()
            return
        self.acts, self.moved_at = act.number, act.at
        self.row.status = "over" if self.session.run.result is not None else "playing"

    async def _reload(self) -> None:
        row = await self.context.store.table(self.row.id)
        if row is not None:
            self.row = row
        await self._load()
        self.tell_table()

    async def _give_up(self) -> None:
        """The store failed: what it has is what counts, so the session must go."""
        try:
            await self._reload()
        except StoreError:
            self.session = self.views = None
            log.exception("table %s cannot be read back", self.row.id)

    async def _change(self, edit: Edit) -> None:
        async with self._lock:
            for _ in range(TRIES):
                row = msgspec.json.decode(_encode(self.row), type=TableRow)
                edit(row)
                row.revision += 1
                try:
                    await self.context.store.update(row, self.context.now())
                except Conflict:
                    fresh = await self.context.store.table(row.id)
                    assert fresh is not None, "tables are never deleted"
                    self.row = fresh
                    continue
                self._adopt(row)
                break
            else:
                raise Refused("fault", "Too many others change this table at once. Try again.")
        await self.context.store.set_due(self.row.id, self._due(self.session))
        self.tell_table()
        self.on_change()

    async def reread(self) -> None:
        """Another process has changed the table itself."""
        async with self._lock:
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
        self._close_views()

    # --- bots and clocks ---

    def asked_bots(self) -> list[int]:
        """The seats that a bot has to answer for now."""
        session = self.session
        if session is None or session.ask is None or self.row.paused:
            return []
        if self.row.status != "playing":
            return []
        return [seat for seat in self.waiting(session) if self.row.seats[seat].bot]

    def waiting(self, session: Session[Any]) -> list[int]:
        """The seats that the game waits for; one that could only change its mind is done."""
        ask = session.ask
        if ask is None:
            return []
        return [seat for seat in ask.seats() if tuple(ask.offer(seat)) != (REVISE,)]

    def deadline(self) -> float:
        """When the seats that are asked run out of time; 0 at a live table."""
        pace = self.row.pace
        if not pace.startswith("days-") or self.row.paused or self.row.status != "playing":
            return 0.0
        return self.moved_at + DAY * int(pace.removeprefix("days-"))

    def late(self) -> list[int]:
        """The people whose time is up."""
        deadline = self.deadline()
        if not deadline or self.session is None or self.context.now() < deadline:
            return []
        return [seat for seat in self.waiting(self.session) if not self.row.seats[seat].bot]

    def _due(self, session: Session[Any] | None) -> float:
        """When a process must look after this table although nobody does anything."""
        if session is None or session.run.result is not None or self.row.paused:
            return 0.0
        if any(self.row.seats[seat].bot for seat in self.waiting(session)):
            return self.moved_at
        return self.deadline()

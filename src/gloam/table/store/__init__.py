"""The store: what a table must never lose, behind one small interface with two backends.

Acts are what the store is for. An act is one accepted input with the log lines it made; acts of
a table are numbered 1, 2, 3 …, and `append` takes a number only once (`Conflict`), whoever asks.
When `append` returns, the act is on disk. Everything else of a table (names, seats, status) is
one row with a `revision`; `update` takes the next revision only once, in the same way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias

import msgspec


class Conflict(Exception):
    """Somebody else has written this number before, or there is no such table: look again,
    nothing was stored."""


class StoreError(Exception):
    """The store cannot be used: what was tried, and what to do. If the connection was lost while
    it wrote, nobody knows whether it is stored: look before trying again."""


class SeatRow(msgspec.Struct, omit_defaults=True):
    """Who sits here. `holder` is the hash of the visitor's key; a bot may answer meanwhile."""

    holder: str = ""
    name: str = ""
    bot: str = ""  # the bot that answers now; empty: the holder
    muted: bool = False


class VoteRow(msgspec.Struct, omit_defaults=True):
    """Something that all people at the table are asked: undo, abandon, rewind."""

    about: str
    by: int  # the seat that asked
    line: int  # of the log: where an undo or rewind goes back to
    yes: list[int] = []


class TableRow(msgspec.Struct, omit_defaults=True):
    """A table without its acts. Secret: it holds the seed."""

    id: str
    game: str
    status: str  # open, playing, over, abandoned
    options: dict[str, str]
    seats: list[SeatRow]
    host: str  # the hash of the host's key
    secret: str  # hex; of the dice
    nonces: list[str]  # hex; one a seat
    created: float
    public: bool = False
    pace: str = "live"
    undo: str = "law"
    title: str = ""
    paused: bool = False
    rematch: str = ""
    origin: str = ""
    start: bytes = b""  # a snapshot that play starts from, if it continues another table
    vote: VoteRow | None = None
    revision: int = 1


class ActRow(msgspec.Struct):
    """An accepted input: the entries of the log that it made (digest and JSON, one a line).

    `at` is when the game last moved on by an input that may be known to all.
    """

    number: int
    lines: bytes
    at: float


class ChatRow(msgspec.Struct):
    """Words that were said. `hears` is a bit set of seats, `watched`: spectators may read it."""

    number: int  # set by the store: 1, 2, 3 … of the table
    seat: int
    name: str
    channel: str
    text: str
    hears: int
    watched: bool
    act: int  # how many acts there were when it was said
    at: float


class ReportRow(msgspec.Struct):
    """A reported problem: a bundle that `gloam replay` opens."""

    id: str
    table: str
    bundle: bytes
    at: float


class Listing(msgspec.Struct):
    """What lists of tables show, and what decides whether a process must look after a table."""

    table: TableRow
    acts: int
    touched: float  # when it last changed
    due: float  # when a bot or a clock has something to do; 0: nothing


OnChange: TypeAlias = Callable[
    [str, int], Awaitable[None]
]  # table, act number (0: its row or words)


class Store(Protocol):
    """Opened by `await open_store(url)`. All times are seconds since 1970, given by the caller.
    A write whose caller is cancelled goes on to its end."""

    async def close(self) -> None: ...

    # tables
    async def create(self, table: TableRow, at: float) -> None:
        """Store a new table (revision 1). Raises Conflict if its id exists."""
        ...

    async def table(self, id: str) -> TableRow | None: ...

    async def update(self, table: TableRow, at: float) -> None:
        """Store a changed row, whose revision must be one more than the stored one, or Conflict.
        A game that an act has ended stays over, if the row still says that it is playing."""
        ...

    async def listings(
        self,
        *,
        ids: Sequence[str] | None = None,
        holder: str = "",
        public: bool = False,
        statuses: Sequence[str] = (),
        limit: int = 100,
    ) -> list[Listing]:
        """Tables, newest change first: those with these ids, with a seat held by this key, public,
        with one of these statuses; all that is asked for must hold. Without a wish: all tables."""
        ...

    # acts
    async def append(
        self,
        id: str,
        act: ActRow,
        *,
        due: float = 0.0,
        status: str = "",
        snapshot: bytes = b"",
        chat: ChatRow | None = None,
    ) -> None:
        """Store an act with all that belongs to it, whole or not at all. Conflict if the number is
        not the next one. `status` changes the table's (not its revision). Tells the others."""
        ...

    async def acts(self, id: str, after: int = 0) -> list[ActRow]: ...

    async def snapshot(self, id: str) -> tuple[int, bytes] | None:
        """The newest snapshot, and how many acts are in it."""
        ...

    # words
    async def say(self, id: str, line: ChatRow) -> int:
        """Store words; gives their number. Tells the others. Conflict if there is no such table."""
        ...

    async def chat(self, id: str, after: int = 0, limit: int = 500) -> list[ChatRow]: ...

    # links that hand a seat to another device
    async def add_link(self, hashed: str, id: str, seat: int, until: float) -> None: ...

    async def take_link(self, hashed: str, id: str, at: float) -> int | None:
        """The seat of a link to this table that is still good; it is used up by this."""
        ...

    # who runs a table's bots and clocks
    async def due(self, at: float, limit: int = 50) -> list[str]:
        """Tables that are due at `at` and that nobody holds a lease on."""
        ...

    async def lease(self, id: str, holder: str, at: float, until: float) -> bool:
        """Take or renew the lease of a table; False if another holder's is still good."""
        ...

    async def release(self, holder: str) -> None:
        """Give back all leases of a holder."""
        ...

    async def set_due(self, id: str, due: float) -> None: ...

    # reports
    async def report(self, row: ReportRow) -> None: ...

    async def reports(self, limit: int = 100, table: str = "") -> list[ReportRow]:
        """Reports, newest first; of one table, if it is named."""
        ...

    # other processes
    async def listen(self, on_change: OnChange) -> None:
        """Call `on_change` for what other processes store from now on; after a lost connection for
        everything, as (“”, 0)."""
        ...

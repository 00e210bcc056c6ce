"""The store: what a table must never lose, behind one interface with two backends. One test holds
both to it (`tests/table/store/test_contract.py`).

Acts are what the store is for. An act is one accepted input with the log lines it made; acts of
a table are numbered 1, 2, 3 …, and `append` takes a number only once (`Conflict`), whoever asks.
When `append` returns, the act is on disk. Everything else of a table (names, seats, status) is
one row with a `revision`; `update` takes the next revision only once, in the same way.

A campaign is a row with a revision too. Its games are numbered 1, 2, 3 …, one at a time
(`begin_game`), and so are its lasting changes, each stored with the act that caused it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec

from gloam.guide.runner import Progress
from gloam.kernel.core.state import Change


class Conflict(Exception):
    """Somebody else has written this number before, or there is no such table: look again,
    nothing was stored."""


class StoreError(Exception):
    """The store cannot be used: what was tried, and what to do. If the connection was lost while
    it wrote, nobody knows whether it is stored: look before trying again."""


class DamagedRow(Exception):
    """What is stored of a table or a campaign besides its acts cannot be read."""

    def __init__(self) -> None:
        super().__init__("What is stored here is damaged: who plays and the seed cannot be read.")


class SeatRow(msgspec.Struct, omit_defaults=True):
    """Who sits here. `holder` is the hash of the visitor's key; a bot may answer meanwhile.

    A private link lives in the seat that it leads to, so it dies with whoever made it.
    """

    holder: str = ""
    name: str = ""
    bot: str = ""  # the bot that answers now; empty: the holder
    link: str = ""  # the hash of the private link's key, if there is one
    link_until: float = 0.0
    former: list[str] = []  # who held the seat while the game went on, and has seen its secrets
    barred: list[str] = []  # who may not sit here


class VoteRow(msgspec.Struct, omit_defaults=True):
    """Something that all people at the table are asked: undo, abandon, rewind, seat."""

    about: str
    by: int  # the seat that asked; -1: a visitor who wants a seat
    line: int  # of the log: where an undo or rewind goes back to
    yes: list[int] = []
    until: float = 0.0  # if not all have agreed by then, it has failed
    seat: int = -1  # that the visitor wants to have
    holder: str = ""  # the visitor
    name: str = ""


class GuideRow(msgspec.Struct, omit_defaults=True):
    """The script that a table was made by, and how far its learner has come."""

    name: str
    progress: Progress = Progress()
    left: bool = False  # the game goes on as any other; its dice stay fixed


class TableRow(msgspec.Struct, omit_defaults=True):
    """A table without its acts. Secret: it holds the seed."""

    id: str
    game: str
    status: str  # open, playing, over, abandoned
    options: dict[str, str]
    seats: list[SeatRow]
    host: str  # the hash of the host's key
    secret: str  # hex; of the dice
    nonces: list[str]  # hex; one a seat, empty where nobody has brought one
    created: float
    seals: list[str] = []  # of the nonces, hex; one a seat, shown to all and fixed once `sealed`
    sealed: bool = False
    public: bool = False
    pace: str = "live"
    undo: str = "law"
    title: str = ""
    paused: bool = False
    rematch: str = ""
    origin: str = ""
    start: bytes = b""  # a snapshot that play starts from, if it continues another table
    campaign: str = ""  # whose game this is; empty: a game by itself
    number: int = 0  # of the game in its campaign
    given: dict[str, Any] = {}  # what a game by itself is told of a campaign at set-up: plain data
    vote: VoteRow | None = None
    declined: float = 0.0  # until then no visitor asks for a bot's seat: one was refused
    muted: list[str] = []  # holders, wherever they sit
    removed: list[str] = []  # holders whom the host sent away while the game went on
    guide: GuideRow | None = None
    begins: float = 0.0  # when a full table begins at the latest; 0: seats are free, or it has
    earliest: float = 0.0  # and not before: somebody has just sat down with others
    revision: int = 1

    def __post_init__(self) -> None:
        self.seals = self.seals or [""] * len(self.seats)


class ActRow(msgspec.Struct):
    """An accepted input: the entries of the log that it made (digest and JSON, one a line).

    `at` is when the game last moved on by an input that may be known to all. An act `of` a revision
    of the table is good for that one only. `summary` is what `listings` tell of the game from then
    on; it is not read back with the act.
    """

    number: int
    lines: bytes
    at: float
    of: int = 0
    summary: str = ""


class MemberRow(msgspec.Struct, omit_defaults=True):
    """Somebody who plays in a campaign. `holder` is the hash of their key."""

    holder: str
    name: str = ""


class CampaignRow(msgspec.Struct, omit_defaults=True):
    """A campaign without its games and changes."""

    id: str
    game: str
    name: str
    host: str  # the hash of the key of whoever made it
    members: list[MemberRow]
    options: dict[str, str]
    created: float
    origin: str = ""  # the campaign that it was branched from
    after: int = 0  # the last game that it shares with that one
    by: str = ""  # the name of whoever branched it
    revision: int = 1


class LastingRow(msgspec.Struct):
    """A lasting change of a campaign: `act` of `table` has caused it."""

    number: int  # 1, 2, 3 … of the campaign
    table: str
    act: int
    change: Change


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


class SubscriptionRow(msgspec.Struct):
    """Where somebody wants to be told of their turn. Whoever has its token may end it."""

    token: str
    holder: str  # the hash of the key of whoever wants it
    kind: str  # push, mail
    address: str  # the push service's endpoint, or a mail address
    created: float
    confirmed: bool = False
    p256dh: str = ""  # of a browser: what messages to it are encrypted with
    auth: str = ""


class Listing(msgspec.Struct):
    """What lists of tables show, and what decides whether a process must look after a table."""

    table: TableRow
    acts: int
    touched: float  # when it last changed
    due: float  # when a bot or a clock has something to do; 0: nothing
    summary: str = ""  # what the last act said of the game, for lists


class Version(NamedTuple):
    """How far a table has come, for whoever follows it."""

    id: str
    acts: int
    revision: int
    chats: int


class CampaignListing(msgspec.Struct):
    """A campaign as lists show it."""

    campaign: CampaignRow
    games: int  # how many were begun
    touched: float  # when it, or a table of it, last changed
    playing: str = ""  # the table of the game that is under way


class StoredGame(msgspec.Struct):
    """A table with all its acts, as it is brought from another server."""

    table: TableRow
    acts: list[ActRow]
    due: float = 0.0


OnChange: TypeAlias = Callable[
    [str, int], Awaitable[None]
]  # table, act number (0: its row or words)


class Store(Protocol):
    """Opened by `await open_store(url)`. All times are seconds since 1970, given by the caller.
    A write whose caller is cancelled goes on to its end."""

    alone: bool  # no other process stores anything here

    async def close(self) -> None: ...

    # tables
    async def create(self, table: TableRow, at: float) -> None:
        """Store a new table (revision 1). Raises Conflict if its id exists."""
        ...

    async def table(self, id: str) -> TableRow | None:
        """The row of a table. Raises DamagedRow."""
        ...

    async def damaged(self) -> list[str]:
        """The tables whose row is damaged."""
        ...

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
        with one of these statuses; all that is asked for must hold. Without a wish: all tables.
        One whose row is damaged is left out, and does not hide the others."""
        ...

    # acts
    def append(
        self,
        id: str,
        act: ActRow,
        *,
        due: float = 0.0,
        status: str = "",
        snapshot: bytes = b"",
        chat: ChatRow | None = None,
        lasting: Sequence[Change] = (),
    ) -> Awaitable[None]:
        """Store an act with all that belongs to it, whole or not at all. Conflict if the number is
        not the next one, if the table was abandoned, or if the act is of another revision of it.
        `status` changes the table's (not its revision). `lasting` become the next changes of the
        table's campaign; at a table without one they are kept in the lines only. Tells the
        others. It begins at once, and is done when it has been awaited."""
        ...

    async def acts(self, id: str, after: int = 0) -> list[ActRow]: ...

    async def cut(self, id: str, acts: int) -> bool:
        """Keep this many acts and forget the others, with snapshots of them. False, and nothing is
        done, if one of them has changed a campaign."""
        ...

    async def snapshot(self, id: str) -> tuple[int, bytes] | None:
        """The newest snapshot, and how many acts are in it."""
        ...

    # words
    async def say(self, id: str, line: ChatRow) -> int:
        """Store words; gives their number. Tells the others. Conflict if there is no such table."""
        ...

    async def chat(self, id: str, after: int = 0, limit: int = 500) -> list[ChatRow]: ...

    # who runs a table's bots and clocks
    async def versions(self, ids: Sequence[str]) -> list[Version]:
        """How far tables have come; of those that do not exist, nothing."""
        ...

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

    # campaigns
    async def create_campaign(
        self,
        campaign: CampaignRow,
        at: float,
        *,
        games: Sequence[str] = (),
        lasting: Sequence[LastingRow] = (),
        stored: Sequence[StoredGame] = (),
    ) -> None:
        """Store a new campaign (revision 1), whole or not at all: with tables as its games 1, 2,
        3 … and the changes that they recorded. `stored` are tables that are new here. Raises
        Conflict if an id exists."""
        ...

    async def campaign(self, id: str) -> CampaignListing | None: ...

    async def campaigns(
        self, *, member: str = "", origin: str = "", limit: int = 100
    ) -> list[CampaignListing]:
        """Campaigns, newest change first: with this member, branched from this one."""
        ...

    async def update_campaign(self, campaign: CampaignRow, at: float) -> None:
        """Store a changed row, whose revision must be one more than the stored one, or Conflict."""
        ...

    async def begin_game(self, table: TableRow, at: float) -> None:
        """Store a new table as the next game of its campaign. Conflict if its number is not the
        next one, or if an earlier game is still open or playing."""
        ...

    async def games_of(self, id: str) -> list[Listing]:
        """The tables of a campaign: its games 1, 2, 3 …"""
        ...

    async def lasting_of(self, id: str) -> list[LastingRow]:
        """All lasting changes of a campaign, in the order in which they happened."""
        ...

    # alerts
    async def server_key(self, name: str, fresh: str) -> str:
        """A secret of all processes of this server; `fresh` becomes it if there is none yet."""
        ...

    async def subscribe(self, row: SubscriptionRow, unconfirmed_since: float) -> None:
        """Store a subscription, in place of any other to the same endpoint or, for mail, of the
        same holder. Those never confirmed and older than that are forgotten."""
        ...

    async def subscriptions(self, *, holder: str = "", token: str = "") -> list[SubscriptionRow]:
        """Those of a holder, or the one with this token; oldest first."""
        ...

    async def confirm_subscription(self, token: str) -> bool:
        """Whether there is one with this token; it is confirmed now."""
        ...

    async def unsubscribe(self, tokens: Sequence[str]) -> None: ...

    async def plan_alert(self, table: str, seat: int, at: float) -> None:
        """Remember that a seat's turn has begun and its alert is due then, unless this turn has one
        already, planned or taken."""
        ...

    async def cancel_alert(self, table: str, seat: int) -> None:
        """The alert is not planned any more; if it was taken, that stays known."""
        ...

    async def end_turns(self, table: str, seats: Sequence[int]) -> None:
        """Forget all about the alerts of these seats' turns."""
        ...

    async def take_alerts(self, at: float, limit: int = 20) -> list[tuple[str, int]]:
        """Table and seat of alerts that are due. Each is given once, to one process."""
        ...

    # other processes
    async def listen(self, on_change: OnChange) -> None:
        """Call `on_change` for what other processes store from now on; after a lost connection for
        everything, as (“”, 0)."""
        ...

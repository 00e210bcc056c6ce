"""What people do around a game: make tables, sit down, leave, hand over, go on."""

from __future__ import annotations

import contextlib
import re
import secrets

import msgspec

from gloam.bots.catalogue import LOBBY_BOTS
from gloam.kernel.content import registry
from gloam.kernel.session.checks import Refused
from gloam.table.http.bodies import HostAct, NewTable, SeatPlan, TakeSeat
from gloam.table.store import Conflict, SeatRow, TableRow
from gloam.table.tables.chat import priced
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.open_tables import OpenTables
from gloam.table.tables.session_loading import new_secret
from gloam.table.tables.tokens import hashed, new_key, new_table_id

PACES = ("live", "days-1", "days-3", "days-7")
UNDOS = ("law", "consent")
LINK_LASTS = 86_400.0

_UNSEEN = re.compile(r"[\x00-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2066-\u2069]")


async def create(
    tables: OpenTables, holder: str, wish: NewTable, start: bytes = b"", origin: str = ""
) -> LiveTable:
    """A new table, at `start` if it continues another. Raises Refused and UnknownGame."""
    game = registry.game(wish.game)
    if len(wish.seats) not in game.rules.players:
        listed = ", ".join(str(count) for count in game.rules.players)
        raise Refused("malformed", f"{game.title} is for {listed} players, not {len(wish.seats)}.")
    try:
        options = game.rules.choices(wish.options)
    except ValueError as error:
        raise Refused("malformed", str(error)) from None
    _one_of("pace", wish.pace, PACES)
    _one_of("undo", wish.undo, UNDOS)
    row = TableRow(
        id=new_table_id(),
        game=game.id,
        status="open",
        options=options,
        seats=[_seat(s, plan, holder) for s, plan in enumerate(wish.seats)],
        host=holder,
        secret=new_secret(),
        nonces=[_nonce(wish.nonce if plan.mine else "") for plan in wish.seats],
        created=tables.context.now(),
        public=wish.public,
        pace=wish.pace,
        undo=wish.undo,
        title=clean(wish.title),
        start=start,
        origin=origin,
    )
    await tables.context.store.create(row, tables.context.now())
    table = await tables.get(row.id)
    await begin_if_full(table)
    return table


def _one_of(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise Refused("malformed", f"{name} is one of {', '.join(known)}, not {value!r}.")


def _seat(seat: int, plan: SeatPlan, holder: str) -> SeatRow:
    if plan.bot:
        _known_bot(plan.bot)
        if plan.mine:
            raise Refused("malformed", f"Seat {seat} cannot be yours and a bot's.")
        return SeatRow(bot=plan.bot, name=clean(plan.name) or LOBBY_BOTS[plan.bot].title)
    if plan.mine:
        return SeatRow(holder=holder, name=clean(plan.name) or f"Player {seat + 1}")
    return SeatRow()


def _known_bot(name: str) -> None:
    if name not in LOBBY_BOTS:
        raise Refused("no-bot", f"There is no bot {name!r}; there are {', '.join(LOBBY_BOTS)}.")


def _nonce(given: str) -> str:
    """A seat's own share in the seed; where it brings none, the server makes one."""
    return given or secrets.token_hex(16)


def clean(name: str) -> str:
    """A name or title without what cannot be seen or would turn the text around."""
    return " ".join(_UNSEEN.sub(" ", name).split())


async def begin_if_full(table: LiveTable) -> None:
    if table.row.status == "open" and all(s.holder or s.bot for s in table.row.seats):
        await table.begin()


# --- seats ---


async def take(table: LiveTable, holder: str, seat: int, wish: TakeSeat) -> None:
    def edit(row: TableRow) -> None:
        place = _place(row, seat)
        if place.holder == holder:
            return
        if place.holder or (place.bot and row.status != "playing"):
            raise Refused("taken", f"Seat {seat} is taken.")
        name = "" if priced(table) else clean(wish.name)  # a name can say as much as words
        row.seats[seat] = SeatRow(holder=holder, name=name or f"Player {seat + 1}", bot="")
        if row.status == "open":  # afterwards the seed is made
            row.nonces[seat] = _nonce(wish.nonce)

    if table.row.status in ("over", "abandoned"):
        raise Refused("over", "The game is over.")
    await table.change(edit)
    await begin_if_full(table)


async def leave(table: LiveTable, holder: str, seat: int) -> None:
    """Stand up. In a running game a bot goes on until somebody else sits down."""

    def edit(row: TableRow) -> None:
        _own(row, seat, holder)
        row.seats[seat] = _left(row)

    await table.change(edit)


def _left(row: TableRow) -> SeatRow:
    """A seat that somebody has left."""
    if row.status != "playing":
        return SeatRow()
    return SeatRow(bot="greedy", name=LOBBY_BOTS["greedy"].title)


async def rename(table: LiveTable, holder: str, seat: int, name: str) -> None:
    told = clean(name)
    if not told:
        raise Refused("malformed", "A name has at least one letter.")
    dear = priced(table)
    if dear is not None:
        kept = "Words have a price at this table, and a name is one: it stays until the end."
        raise Refused("price", kept, dear.rule)

    def edit(row: TableRow) -> None:
        _own(row, seat, holder)
        row.seats[seat].name = told

    await table.change(edit)


async def give_to_bot(table: LiveTable, holder: str, seat: int, bot: str) -> None:
    """A bot answers for one's seat; the host may also put bots on free seats."""
    if bot:
        _known_bot(bot)

    def edit(row: TableRow) -> None:
        place = _place(row, seat)
        if not place.holder and row.host == holder:
            if not bot and row.status == "playing":
                raise Refused("malformed", "Somebody must answer for this seat.")
            row.seats[seat] = SeatRow(bot=bot, name=LOBBY_BOTS[bot].title if bot else "")
            return
        _own(row, seat, holder)
        place.bot = bot

    await table.change(edit)
    await begin_if_full(table)


async def link(table: LiveTable, holder: str, seat: int) -> tuple[str, float]:
    """The secret of a private link to one's seat, and until when it is good."""
    _own(table.row, seat, holder)
    key = new_key()
    until = table.context.now() + LINK_LASTS
    await table.context.store.add_link(hashed(key), table.row.id, seat, until)
    return key, until


async def claim(table: LiveTable, holder: str, link: str) -> int:
    """Take over the seat of a private link."""
    seat = await table.context.store.take_link(hashed(link), table.row.id, table.context.now())
    if seat is None:
        raise Refused("no-link", "This link was used already, or is too old. Ask for a new one.")

    def edit(row: TableRow) -> None:
        if row.host == row.seats[seat].holder:
            row.host = holder
        row.seats[seat].holder = holder

    await table.change(edit)
    return seat


def _place(row: TableRow, seat: int) -> SeatRow:
    if not 0 <= seat < len(row.seats):
        raise Refused("no-seat", f"There is no seat {seat}; seats are 0 to {len(row.seats) - 1}.")
    return row.seats[seat]


def _own(row: TableRow, seat: int, holder: str) -> SeatRow:
    place = _place(row, seat)
    if not holder or place.holder != holder:
        raise Refused("not-yours", f"Seat {seat} is not yours.")
    return place


def own_seat(table: LiveTable, seat: int, holder: str) -> None:
    """Raises Refused unless the seat is this visitor's."""
    _own(table.row, seat, holder)


# --- the host ---


async def host_acts(table: LiveTable, holder: str, wish: HostAct) -> None:
    if not holder or table.row.host != holder:
        raise Refused("not-yours", "Only the host may do that.")

    def edit(row: TableRow) -> None:
        match wish.act:
            case "pause" | "resume":
                row.paused = wish.act == "pause"
            case "mute" | "unmute":
                _place(row, wish.seat).muted = wish.act == "mute"
            case "remove":
                if _place(row, wish.seat).holder == holder:
                    raise Refused("malformed", "You cannot remove yourself: leave the seat.")
                row.seats[wish.seat] = _left(row)
            case _:
                told = "remove, mute, unmute, pause, resume"
                raise Refused("malformed", f"A host may {told}; not {wish.act!r}.")

    await table.change(edit)


# --- going on ---


async def rematch(tables: OpenTables, table: LiveTable, holder: str) -> LiveTable:
    """A table with the same people and options; those who ask later find the same one."""
    if table.row.status not in ("over", "abandoned"):
        raise Refused("malformed", "The game is still going on.")
    if holder not in {seat.holder for seat in table.row.seats} - {""}:
        raise Refused("not-yours", "Only those who played can ask for a rematch.")
    if not table.row.rematch:
        old = table.row
        row = TableRow(
            id=new_table_id(),
            game=old.game,
            status="open",
            options=old.options,
            seats=[msgspec.structs.replace(seat, muted=False) for seat in old.seats],
            host=holder,
            secret=new_secret(),
            nonces=[_nonce("") for _ in old.seats],
            created=tables.context.now(),
            public=old.public,
            pace=old.pace,
            undo=old.undo,
            title=old.title,
        )

        def edit(changed: TableRow) -> None:
            if changed.rematch:
                raise Conflict
            changed.rematch = row.id

        await tables.context.store.create(row, tables.context.now())
        with contextlib.suppress(Conflict):  # somebody else asked at the same moment: theirs it is
            await table.change(edit)
    new = await tables.get(table.row.rematch)
    await begin_if_full(new)
    return new

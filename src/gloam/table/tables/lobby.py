"""What people do around a game: make tables, be their host, go on."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from gloam.kernel.campaign.campaign import one_shot
from gloam.kernel.content import registry
from gloam.kernel.session.checks import Refused
from gloam.table.http.bodies import HostAct, NewTable, SeatPlan
from gloam.table.store import Conflict, SeatRow, TableRow
from gloam.table.tables import seats, votes
from gloam.table.tables.lesson import fix_dice, planned, script_named
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.names import bot_name, clean
from gloam.table.tables.open_tables import OpenTables
from gloam.table.tables.session_loading import new_secret
from gloam.table.tables.tokens import new_table_id

PACES = ("live", "days-1", "days-3", "days-7")
UNDOS = ("law", "consent")


class Past(NamedTuple):
    """What a table continues: a quiet position, where it is from (TABLE@MOMENT), and what its game
    was told of a campaign at set-up."""

    start: bytes
    origin: str
    given: dict[str, Any]  # plain data of the game's own


async def create(
    tables: OpenTables, holder: str, wish: NewTable, past: Past | None = None
) -> LiveTable:
    """A new table by itself, or one that continues another. Raises Refused and UnknownGame."""
    row = new_row(wish, holder, tables.context.now())
    if all(seat.bot for seat in row.seats):
        check_bots_alone(tables)
    if past is not None:
        row.start, row.origin, row.given = past
    await tables.context.store.create(row, tables.context.now())
    return await opened(tables, row.id)


def check_bots_alone(tables: OpenTables) -> None:
    """Raises Refused if as many games of bots alone are under way as may be."""
    if tables.without_people() >= tables.context.settings.bot_tables:
        told = "Too many games of bots alone are under way here. Sit down yourself, or come later."
        raise Refused("too-fast", told)


async def opened(tables: OpenTables, id: str) -> LiveTable:
    """A table that has just been stored, begun if nobody and no nonce is missing."""
    table = await tables.get(id)
    if table.session is None:
        await table.change(lambda row: None)  # it may be full, and begins then, or is just doing so
    return table


def new_row(wish: NewTable, holder: str, now: float) -> TableRow:
    """A table as somebody wishes it. Raises Refused and UnknownGame."""
    game = registry.game(wish.game)
    script = script_named(game, wish.guide) if wish.guide else None
    if script is not None:
        wish = planned(script, wish)
    if len(wish.seats) not in game.rules.players:
        listed = ", ".join(str(count) for count in game.rules.players)
        raise Refused("malformed", f"{game.title} is for {listed} players, not {len(wish.seats)}.")
    try:
        options, given = one_shot(game.rules, wish.options)
    except ValueError as error:
        raise Refused("malformed", str(error)) from None
    _one_of("pace", wish.pace, PACES)
    _one_of("undo", wish.undo, UNDOS)
    row = TableRow(
        id=new_table_id(),
        game=game.id,
        status="open",
        options=options,
        seats=_seats(wish.seats, holder),
        host=holder,
        secret=new_secret(),
        nonces=[""] * len(wish.seats),
        seals=[""] * len(wish.seats),
        created=now,
        public=wish.public,
        pace=wish.pace,
        undo=wish.undo,
        title=clean(wish.title),
        given=given,
    )
    if script is not None:
        fix_dice(row, script)
    return row


def _one_of(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise Refused("malformed", f"{name} is one of {', '.join(known)}, not {value!r}.")


def _seats(plans: Sequence[SeatPlan], holder: str) -> list[SeatRow]:
    rows = [_seat(seat, plan, holder) for seat, plan in enumerate(plans)]
    for row in rows:
        if row.bot and not row.name:
            row.name = bot_name(other.name for other in rows)
    return rows


def _seat(seat: int, plan: SeatPlan, holder: str) -> SeatRow:
    if plan.bot:
        seats.check_bot(plan.bot)
        if plan.mine:
            raise Refused("malformed", f"Seat {seat} cannot be yours and a bot's.")
        return SeatRow(bot=plan.bot, name=clean(plan.name))
    if plan.mine:
        return SeatRow(holder=holder, name=clean(plan.name) or f"Player {seat + 1}")
    return SeatRow()


# --- the host ---


async def host_acts(table: LiveTable, holder: str, wish: HostAct) -> None:
    if not holder or table.row.host != holder:
        raise Refused("not-yours", "Only the host may do that.")

    def edit(row: TableRow) -> None:
        match wish.act:
            case "pause" | "resume":
                row.paused = wish.act == "pause"
            case "mute" | "unmute":
                seats.mute(row, wish.seat, wish.act == "mute")
            case "remove":
                seats.remove(row, wish.seat)
            case _:
                told = "remove, mute, unmute, pause, resume"
                raise Refused("malformed", f"A host may {told}; not {wish.act!r}.")

    await table.change(edit)
    await votes.count(table)  # somebody who was asked may have gone


# --- going on ---


def _again(seat: SeatRow) -> SeatRow:
    """The same seat in another game: whoever holds it plays, also if a bot stood in for them."""
    return SeatRow(seat.holder, seat.name, "" if seat.holder else seat.bot)


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
            seats=[_again(seat) for seat in old.seats],
            host=holder,
            secret=new_secret(),
            nonces=[""] * len(old.seats),
            seals=[""] * len(old.seats),
            created=tables.context.now(),
            public=old.public,
            pace=old.pace,
            undo=old.undo,
            title=old.title,
            given=old.given,
        )

        def edit(changed: TableRow) -> None:
            if changed.rematch:
                raise Conflict
            changed.rematch = row.id

        await tables.context.store.create(row, tables.context.now())
        with contextlib.suppress(Conflict):  # somebody else asked at the same moment: theirs it is
            await table.change(edit)
    return await opened(tables, table.row.rematch)

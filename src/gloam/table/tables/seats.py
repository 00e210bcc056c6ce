"""Seats: sitting down, leaving, handing over; who may sit where once there are secrets.

In a running game nobody who has seen one seat's secrets comes to see another's. Whose turn it is
to sit on a bot's seat is for the people at the table to say.
"""

from __future__ import annotations

import msgspec

from gloam.bots.catalogue import LOBBY_BOTS
from gloam.kernel.session.checks import Refused
from gloam.table.http.bodies import TakeSeat
from gloam.table.store import SeatRow, TableRow
from gloam.table.tables import votes
from gloam.table.tables.chat import priced
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.names import bot_name, clean
from gloam.table.tables.ready import count_down, forget_share
from gloam.table.tables.secrecy import check_secrets
from gloam.table.tables.table_info import people
from gloam.table.tables.tokens import hashed, new_key

LINK_LASTS = 86_400.0
LEFT_TO = "greedy"  # the bot that goes on where somebody has left


async def take(table: LiveTable, holder: str, seat: int, wish: TakeSeat) -> None:
    """Sit down; in a running game, ask the people at the table for a bot's seat."""
    if table.row.status in ("over", "abandoned"):
        raise Refused("over", "The game is over.")

    def edit(row: TableRow) -> None:
        place = place_of(row, seat)
        if place.holder == holder:
            return
        if place.holder or (place.bot and row.status != "playing"):
            raise Refused("taken", f"Seat {seat} is taken.")
        name = ("" if priced(table) else clean(wish.name)) or f"Player {seat + 1}"
        if row.status == "playing":
            check_secrets(row, seat, holder)
            if people(row) and not _returns(row, place, holder):
                votes.ask_for_seat(table, row, seat, holder, name)
                return
        row.seats[seat] = SeatRow(holder, name, former=place.former, barred=place.barred)
        count_down(row, table.context.now() + table.context.settings.countdown)

    await table.change(edit)


def _returns(row: TableRow, place: SeatRow, holder: str) -> bool:
    """Whether somebody comes back to the seat they left of their own will."""
    return holder in place.former and holder not in row.removed


async def leave(table: LiveTable, holder: str, seat: int) -> None:
    """Stand up. In a running game a bot goes on until somebody else sits down."""

    def edit(row: TableRow) -> None:
        own_place(row, seat, holder)
        row.seats[seat] = left(row, seat)

    await table.change(edit)
    await votes.count(table)


def left(row: TableRow, seat: int) -> SeatRow:
    """A seat that somebody has left."""
    place = row.seats[seat]
    if row.status == "open":
        forget_share(row, seat)
    if row.status != "playing":
        return SeatRow()
    former = [*place.former, place.holder] if place.holder else place.former
    name = bot_name(other.name for other in row.seats)
    return SeatRow(bot=LEFT_TO, name=name, former=former, barred=place.barred)


def remove(row: TableRow, seat: int) -> None:
    """The host sends somebody away, and cannot sit down in their place."""
    place = place_of(row, seat)
    if place.holder == row.host:
        raise Refused("malformed", "You cannot remove yourself: leave the seat.")
    row.seats[seat] = left(row, seat)
    if row.status == "playing" and place.holder:
        row.removed.append(place.holder)
        row.seats[seat].barred = [*place.barred, row.host]


def mute(row: TableRow, seat: int, quiet: bool) -> None:
    """Whoever sits there says nothing until the host lets them, wherever they go."""
    holder = place_of(row, seat).holder
    row.muted = [other for other in row.muted if other != holder]
    if quiet and holder:
        row.muted.append(holder)


async def rename(table: LiveTable, holder: str, seat: int, name: str) -> None:
    told = clean(name)
    if not told:
        raise Refused("malformed", "A name has at least one letter.")
    dear = priced(table)
    if dear is not None:
        kept = "Words have a price at this table, and a name is one: it stays until the end."
        raise Refused("price", kept, dear.rule)

    def edit(row: TableRow) -> None:
        own_place(row, seat, holder)
        row.seats[seat].name = told

    await table.change(edit)


async def give_to_bot(
    table: LiveTable, holder: str, seat: int, bot: str, member: bool = False
) -> None:
    """A bot answers for one's seat; the host may also put bots on free seats. A `member` of the
    table's campaign may do that too, and have a bot step in for who is missing."""
    if bot:
        check_bot(bot)

    def edit(row: TableRow) -> None:
        place = place_of(row, seat)
        if member and bot and place.holder and place.holder != holder:
            if any(seat in connection.seats for connection in table.connections):
                raise Refused("not-yours", f"{place.name} is here, and answers for themselves.")
            place.bot = bot
            return
        if place.holder or not (member or row.host == holder):
            own_place(row, seat, holder).bot = bot
            return
        if row.status == "playing":
            _check_exchange(row, holder, bot)
        name = bot_name(other.name for other in row.seats) if bot else ""
        row.seats[seat] = msgspec.structs.replace(place, bot=bot, name=name)

    await table.change(edit)


def _check_exchange(row: TableRow, host: str, bot: str) -> None:
    """Raises Refused if the host may not put another bot on a bot's seat of a running game."""
    if not bot:
        raise Refused("malformed", "Somebody must answer for this seat.")
    if {row.seats[seat].holder for seat in people(row)} - {host}:
        raise Refused("not-yours", "Bots stay as they are while others play.")


def check_bot(name: str) -> None:
    if name not in LOBBY_BOTS:
        raise Refused("no-bot", f"There is no bot {name!r}; there are {', '.join(LOBBY_BOTS)}.")


async def link(table: LiveTable, holder: str, seat: int) -> tuple[str, float]:
    """The secret of a private link to one's seat, and until when it is good."""
    key = new_key()
    until = table.context.now() + LINK_LASTS

    def edit(row: TableRow) -> None:
        place = own_place(row, seat, holder)
        place.link, place.link_until = hashed(key), until

    await table.change(edit)
    return key, until


async def claim(table: LiveTable, holder: str, link: str) -> None:
    """Take over the seat of a private link, which is used up by this."""
    key, now = hashed(link), table.context.now()

    def edit(row: TableRow) -> None:
        found = [s for s, place in enumerate(row.seats) if place.link and place.link == key]
        if not found or row.seats[found[0]].link_until <= now:
            told = "This link was used already, or is too old. Ask for a new one."
            raise Refused("no-link", told)
        (seat,) = found
        place = row.seats[seat]
        if row.status == "playing" and place.holder != holder:
            check_secrets(row, seat, holder)
            place.former = [*place.former, place.holder]
        if row.host == place.holder:
            row.host = holder
        if row.status == "open" and place.holder != holder:
            forget_share(row, seat)  # the device that knows it is another one
        if place.holder in row.muted and holder not in row.muted:
            row.muted = [*row.muted, holder]  # and whoever made the link, at their other seats
        place.holder, place.link, place.link_until = holder, "", 0.0

    await table.change(edit)


def place_of(row: TableRow, seat: int) -> SeatRow:
    if not 0 <= seat < len(row.seats):
        raise Refused("no-seat", f"There is no seat {seat}; seats are 0 to {len(row.seats) - 1}.")
    return row.seats[seat]


def own_place(row: TableRow, seat: int, holder: str) -> SeatRow:
    """Somebody's own seat. Raises Refused."""
    place = place_of(row, seat)
    if not holder or place.holder != holder:
        raise Refused("not-yours", f"Seat {seat} is not yours.")
    return place


def own_seat(table: LiveTable, seat: int, holder: str) -> None:
    """Raises Refused unless the seat is this visitor's."""
    own_place(table.row, seat, holder)

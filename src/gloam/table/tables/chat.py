"""Words at a table: who may speak where, what it costs, who may read it.

The words are stored beside the log. Where a game puts a price on them, the price is an act of
the game, stored together with the words: they cannot come without it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from gloam.kernel.core.asks import Key, sees
from gloam.kernel.core.rules import AT_THE_TABLE, Channel
from gloam.kernel.session.checks import Refused
from gloam.table.store import ChatRow
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.names import clean
from gloam.table.views.seat_views import members
from gloam.table.ws.connection import Connection
from gloam.table.ws.protocol import WATCHER, ChatLine, Said, SayIn

LONGEST = 500
AT_ONCE = 200  # lines that somebody who comes is sent
WATCHERS = "watchers"


async def say(table: LiveTable, connection: Connection, message: SayIn) -> None:
    """Speak. Raises Refused."""
    text = clean(message.text)
    if not text or len(text) > LONGEST:
        raise Refused("malformed", f"Words are 1 to {LONGEST} characters, not {len(text)}.")
    if connection.holder in table.row.muted:
        raise Refused("muted", "The host has muted you.")
    if message.seat == WATCHER:
        await _say_aside(table, connection, text)
        return
    if message.seat not in connection.seats:
        raise Refused("not-yours", f"Seat {message.seat} is not yours.")
    seat = table.row.seats[message.seat]
    await table.catch_up()  # another process may have changed who may speak, and what it costs
    channel = _channel(table, message.seat, message.channel)
    _check_price(channel, message.pay)
    line = _line(table, message.seat, seat.name, channel, text)
    table.budgets.check_words(connection, text)
    price = channel.price
    if price is None:
        await table.context.store.say(table.row.id, line)
    else:
        table.budgets.check_repeated(message.seat)
        await table.act(lambda session: session.interrupt(message.seat, price), line)
    await catch_up(table)


async def _say_aside(table: LiveTable, connection: Connection, text: str) -> None:
    """Spectators talk among themselves; seats may read it when the game is over."""
    if connection.seats:
        raise Refused("not-yours", "You have a seat: speak from it.")
    table.budgets.check_words(connection, text)
    aside = Channel(WATCHERS, hears=0)
    await table.context.store.say(table.row.id, _line(table, WATCHER, "", aside, text))
    await catch_up(table)


def _check_price(channel: Channel, paid: Key | None) -> None:
    """Nobody pays what they were not shown, nor is told that they paid what they did not."""
    if paid == channel.price:
        return
    told = "These words have a price; say that you will pay it."
    if channel.price is None:
        told = "These words cost nothing now. They were not said: say them without a price."
    raise Refused("price", told, channel.rule)


def priced(table: LiveTable) -> Channel | None:
    """A channel that has a price now, if any seat has one: then words are no small matter here."""
    for seat in range(len(table.row.seats)):
        for channel in channels(table, seat):
            if channel.price is not None:
                return channel
    return None


def channels(table: LiveTable, seat: int) -> Sequence[Channel]:
    session = table.session
    if session is None or session.run.result is not None or table.row.status != "playing":
        return AT_THE_TABLE
    channels: Sequence[Channel] = session.rules.channels(session.run.state, seat)
    return channels


def _channel(table: LiveTable, seat: int, name: str) -> Channel:
    there = channels(table, seat)
    for channel in there:
        if channel.name == name:
            return channel
    named = ", ".join(channel.name for channel in there) or "nowhere"
    raise Refused("not-offered", f"You cannot speak in {name!r} now; you can in: {named}.")


def _line(table: LiveTable, seat: int, name: str, channel: Channel, text: str) -> ChatRow:
    return ChatRow(
        number=0,
        seat=seat,
        name=name,
        channel=channel.name,
        text=text,
        hears=channel.hears,
        watched=channel.watched,
        act=table.acts,
        at=table.context.now(),
    )


async def catch_up(table: LiveTable) -> None:
    """Deliver what was said since the last time, by anybody in any process."""
    if table.words is None:  # nobody has come who could read it
        return
    for line in await table.context.store.chat(table.row.id, _last(table.words)):
        if line.number <= _last(table.words):  # two of us were here at once
            continue
        table.words.append(line)
        table.budgets.count_words(line.text, line.channel == WATCHERS)
        for connection in table.connections:
            if may_read(table, line, connection):
                connection.read += 1
                connection.tell(Said(line=shown(line, connection.read, len(table.row.seats))))


def heard(table: LiveTable) -> float:
    """How many lines were delivered here; where nobody could read them, no more are awaited."""
    return math.inf if table.words is None else _last(table.words)


async def earlier(table: LiveTable, connection: Connection, seen: int) -> tuple[ChatLine, ...]:
    """What this visitor may read and has not seen. Call before the visitor enters."""
    if table.words is None:
        table.words = await _all_lines(table)
        for line in table.words:
            table.budgets.count_words(line.text, line.channel == WATCHERS)
        await catch_up(table)  # somebody may have spoken meanwhile
    readable = [line for line in table.words if may_read(table, line, connection)]
    connection.read = len(readable)
    told = [shown(line, n, len(table.row.seats)) for n, line in enumerate(readable, 1)]
    return tuple(told[max(seen, len(told) - AT_ONCE) :])


async def _all_lines(table: LiveTable) -> list[ChatRow]:
    """Everything that was said; the store gives it in parts."""
    lines: list[ChatRow] = []
    while more := await table.context.store.chat(table.row.id, _last(lines)):
        lines += more
    return lines


def _last(lines: Sequence[ChatRow]) -> int:
    return lines[-1].number if lines else 0


def may_read(table: LiveTable, line: ChatRow, connection: Connection) -> bool:
    if not connection.seats:
        return line.watched
    if line.channel == WATCHERS:
        return table.row.status in ("over", "abandoned")
    return any(sees(line.hears, seat) for seat in connection.seats)


def shown(line: ChatRow, n: int, seats: int) -> ChatLine:
    hears = () if line.channel == WATCHERS else members(line.hears, seats)
    return ChatLine(n, line.seat, line.name, line.channel, line.text, line.at, hears)

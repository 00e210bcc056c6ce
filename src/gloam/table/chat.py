"""Words at a table: who may speak where, what it costs, who may read it.

The words are stored beside the log. Where a game puts a price on them, the price is an act of
the game, stored together with the words: they cannot come without it.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloam.kernel.core.asks import EVERYONE, Key
from gloam.kernel.core.rules import Channel
from gloam.kernel.session.session import Refused
from gloam.table.protocol import WATCHER, ChatLine, Said, SayIn
from gloam.table.room import Room
from gloam.table.store import ChatRow
from gloam.table.views import members
from gloam.table.visitors import Visitor

LONGEST = 500
AT_ONCE = 200  # lines that somebody who comes is sent
WATCHERS = "watchers"


async def say(room: Room, visitor: Visitor, message: SayIn) -> None:
    """Speak. Raises Refused."""
    text = " ".join(message.text.split())
    if not text or len(text) > LONGEST:
        raise Refused("malformed", f"Words are 1 to {LONGEST} characters, not {len(text)}.")
    if message.seat == WATCHER:
        await _say_aside(room, visitor, text)
        return
    if message.seat not in visitor.seats:
        raise Refused("not-yours", f"Seat {message.seat} is not yours.")
    seat = room.row.seats[message.seat]
    if seat.muted:
        raise Refused("muted", "The host has muted you.")
    await room.catch_up()  # another process may have changed who may speak, and what it costs
    channel = _channel(room, message.seat, message.channel)
    _check_price(channel, message.pay)
    line = _line(room, message.seat, seat.name, channel, text)
    price = channel.price
    if price is None:
        await room.house.store.say(room.row.id, line)
    else:
        await room.act(lambda session: session.interrupt(message.seat, price), line)
    await catch_up(room)


async def _say_aside(room: Room, visitor: Visitor, text: str) -> None:
    """Spectators talk among themselves; seats may read it when the game is over."""
    if visitor.seats:
        raise Refused("not-yours", "You have a seat: speak from it.")
    aside = Channel(WATCHERS, hears=0)
    await room.house.store.say(room.row.id, _line(room, WATCHER, "", aside, text))
    await catch_up(room)


def _check_price(channel: Channel, paid: Key | None) -> None:
    """Nobody pays what they were not shown, nor is told that they paid what they did not."""
    if paid == channel.price:
        return
    told = "These words have a price; say that you will pay it."
    if channel.price is None:
        told = "These words cost nothing now. They were not said: say them without a price."
    raise Refused("price", told, channel.rule)


def priced(room: Room) -> Channel | None:
    """A channel that has a price now, if any seat has one: then words are no small matter here."""
    for seat in range(len(room.row.seats)):
        for channel in channels(room, seat):
            if channel.price is not None:
                return channel
    return None


def channels(room: Room, seat: int) -> Sequence[Channel]:
    session = room.session
    if session is None or session.run.result is not None or room.row.status != "playing":
        return (Channel("table"),)
    channels: Sequence[Channel] = session.rules.channels(session.run.state, seat)
    return channels


def _channel(room: Room, seat: int, name: str) -> Channel:
    there = channels(room, seat)
    for channel in there:
        if channel.name == name:
            return channel
    named = ", ".join(channel.name for channel in there) or "nowhere"
    raise Refused("not-offered", f"You cannot speak in {name!r} now; you can in: {named}.")


def _line(room: Room, seat: int, name: str, channel: Channel, text: str) -> ChatRow:
    return ChatRow(
        number=0,
        seat=seat,
        name=name,
        channel=channel.name,
        text=text,
        hears=channel.hears,
        watched=channel.watched,
        act=room.acts,
        at=room.house.now(),
    )


async def catch_up(room: Room) -> None:
    """Deliver what was said since the last time, by anybody in any process."""
    if room.said is None:  # nobody has come who could read it
        return
    lines = await room.house.store.chat(room.row.id, room.said)
    for line in lines:
        if line.number <= room.said:  # two of us were here at once
            continue
        room.said = line.number
        for visitor in room.visitors:
            if may_read(room, line, visitor):
                visitor.read += 1
                visitor.tell(Said(line=shown(line, visitor.read, len(room.row.seats))))


async def earlier(room: Room, visitor: Visitor, seen: int) -> tuple[ChatLine, ...]:
    """What this visitor may read and has not seen. Call before the visitor enters."""
    lines = await _all_lines(room)
    if lines and (room.said is None or lines[-1].number > room.said):
        room.said = lines[-1].number
    elif room.said is None:
        room.said = 0
    readable = [line for line in lines if may_read(room, line, visitor)]
    visitor.read = len(readable)
    told = [shown(line, n, len(room.row.seats)) for n, line in enumerate(readable, 1)]
    return tuple(told[max(seen, len(told) - AT_ONCE) :])


async def _all_lines(room: Room) -> list[ChatRow]:
    """Everything that was said, up to the last words delivered: the store gives it in parts, and
    somebody may speak meanwhile."""
    lines: list[ChatRow] = []
    while True:
        last = lines[-1].number if lines else 0
        more = await room.house.store.chat(room.row.id, last)
        lines += more
        if not more and last >= (room.said or 0):
            return lines


def may_read(room: Room, line: ChatRow, visitor: Visitor) -> bool:
    if not visitor.seats:
        return line.watched
    if line.channel == WATCHERS:
        return room.row.status in ("over", "abandoned")
    return line.hears == EVERYONE or any(line.hears >> seat & 1 for seat in visitor.seats)


def shown(line: ChatRow, n: int, seats: int) -> ChatLine:
    hears = () if line.channel == WATCHERS else members(line.hears, seats)
    return ChatLine(n, line.seat, line.name, line.channel, line.text, line.at, hears)

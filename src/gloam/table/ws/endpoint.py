"""The live endpoint: one WebSocket a visitor. Reads requests, answers each, sends what is new."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from gloam.kernel.session.checks import Refused
from gloam.kernel.session.outcome import Outcome
from gloam.kernel.session.session import Session
from gloam.table.http.rate_limiter import TokenBucket
from gloam.table.server.app_state import COOKIE, tables_of
from gloam.table.store import StoreError
from gloam.table.tables import chat, votes
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.open_tables import NoTable
from gloam.table.tables.session_loading import Unplayable
from gloam.table.tables.tokens import hashed
from gloam.table.views.seat_views import story
from gloam.table.ws.connection import Connection
from gloam.table.ws.protocol import (
    VERSION,
    WATCHER,
    AnswerIn,
    BlockedInfo,
    Done,
    Enter,
    Incoming,
    InterruptIn,
    Outgoing,
    PingIn,
    Pong,
    Refusal,
    SayIn,
    StandIn,
    Story,
    StoryIn,
    UndoIn,
    VoteIn,
    Welcome,
    Why,
    WhyIn,
)

log = logging.getLogger("gloam.table")

LONGEST = 32_768  # characters in a message
PATIENCE = 20.0  # seconds until somebody must have said who they are
FAREWELL = 2.0  # seconds to take in why the line is cut
STANDING = 20  # standing answers of one seat
WARNINGS = 100  # messages that are too fast before the line is cut

BAD_REQUEST, TOO_FAST, GONE, WRONG_ORIGIN, NO_TABLE = 4400, 4429, 4408, 4403, 4404

Socket: TypeAlias = WebSocket[Any, Any, Any]  # we use none of Litestar's users and sessions

_decode = msgspec.json.Decoder(Incoming).decode


class _Close(Exception):
    """The line is cut: a code, and why."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
    """Everything that happens at a table, for one visitor."""
    await socket.accept()
    try:
        if not _same_origin(socket):
            raise _Close(WRONG_ORIGIN, "This page belongs to another site.")
        await _admit(socket, id)
    except _Close as close:
        with contextlib.suppress(Exception):  # whoever does not read does not read this either
            await asyncio.wait_for(socket.close(close.code, str(close)), FAREWELL)
    except WebSocketDisconnect:
        pass


def _same_origin(socket: Socket) -> bool:
    """Browsers say whose page opens a socket; other pages must not play with our cookies."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def _admit(socket: Socket, id: str) -> None:
    tables = tables_of(socket.app)
    try:
        hello = await asyncio.wait_for(_receive(socket), PATIENCE)
    except TimeoutError:
        raise _Close(GONE, "Nobody said anything.") from None
    except msgspec.MsgspecError as error:
        raise _Close(BAD_REQUEST, _short(error)) from None
    if not isinstance(hello, Enter):
        raise _Close(BAD_REQUEST, "The first message is enter.")
    if hello.version != VERSION:
        told = f"This table speaks version {VERSION}, not {hello.version}: load the page again."
        raise _Close(BAD_REQUEST, told)
    try:
        table = await tables.get(id)
    except NoTable:
        raise _Close(NO_TABLE, "There is no such table.") from None
    except Unplayable as trouble:
        raise _Close(NO_TABLE, str(trouble)[:100]) from None
    await _serve(socket, table, hashed(hello.key or socket.cookies.get(COOKIE, "")), hello)


async def _serve(socket: Socket, table: LiveTable, holder: str, hello: Enter) -> None:
    async with table.settled:
        host = bool(holder) and holder == table.row.host
        connection = Connection(holder, table.seats_of(holder), host)
        words = await chat.earlier(table, connection, hello.seen)
        connection.tell(
            Welcome(
                re=hello.re,
                table=table.info(),
                seats=connection.seats,
                host=host,
                chat=words,
            )
        )
        table.enter(connection, hello.told)
    reading = asyncio.create_task(_read(socket, table, connection))

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    writing = asyncio.create_task(connection.deliver(send))
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        if reading.done():
            reading.result()
        raise _Close(GONE, "You are too far behind; come again.")
    finally:
        table.leave(connection)
        for task in (reading, writing):
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)


async def _receive(socket: Socket) -> Incoming:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=1000)
    text = event.get("text")
    if not isinstance(text, str):
        raise _Close(BAD_REQUEST, "Messages are text.")
    if len(text) > LONGEST:
        raise _Close(BAD_REQUEST, f"A message has at most {LONGEST} characters.")
    message: Incoming = _decode(text)
    return message


async def _read(socket: Socket, table: LiveTable, connection: Connection) -> None:
    """Answer one request after the other."""
    rate = table.context.settings.messages
    bucket = TokenBucket(rate, 3 * rate)
    warned = 0
    while True:
        try:
            message = await _receive(socket)
        except msgspec.MsgspecError as error:
            connection.tell(Refusal(re=0, code="malformed", message=_short(error)))
            message = None
        if not bucket.take():
            warned += 1
            if warned > WARNINGS:
                log.warning("table %s: cut a line that flooded it", table.row.id)
                raise _Close(TOO_FAST, "Too many messages.")
            if message is not None:
                told = f"Too fast: at most {rate:g} messages a second."
                connection.tell(Refusal(re=message.re, code="too-fast", message=told))
        elif message is not None:
            connection.tell(await _answer(table, connection, message))


def _short(error: Exception) -> str:
    return str(error)[:200]


async def _answer(table: LiveTable, connection: Connection, message: Incoming) -> Outgoing:
    """The one answer that a request gets."""
    try:
        return await _carry_out(table, connection, message)
    except Refused as refusal:
        return Refusal(re=message.re, code=refusal.code, message=str(refusal), rule=refusal.rule)
    except StoreError:
        log.exception("table %s: nothing can be stored", table.row.id)
        told = "It could not be stored, so nothing was done. Try again in a moment."
        return Refusal(re=message.re, code="fault", message=told)


async def _carry_out(table: LiveTable, connection: Connection, message: Incoming) -> Outgoing:
    match message:
        case WhyIn():
            async with table.settled:
                return _why(table, connection, message)
        case StoryIn():
            async with table.settled:
                return _story(table, connection, message)
        case PingIn():
            return Pong(re=message.re)
        case SayIn():
            await chat.say(table, connection, message)
        case Enter():
            raise Refused("malformed", "You are here already.")
        case _:
            await _play(table, connection, message)
    return Done(re=message.re)


async def _play(
    table: LiveTable,
    connection: Connection,
    message: AnswerIn | InterruptIn | StandIn | UndoIn | VoteIn,
) -> None:
    seat = message.seat
    if seat not in connection.seats:
        raise Refused("not-yours", f"Seat {seat} is not yours.")
    if table.row.seats[seat].bot and not isinstance(message, VoteIn):
        raise Refused("not-yours", "A bot answers for this seat; take it back first.")
    match message:
        case AnswerIn(keys=(key,)):
            await table.act(lambda session: session.answer(seat, key, message.ask))
        case AnswerIn():
            if not message.keys:
                raise Refused("malformed", "An answer has at least one key.")
            await table.act(lambda session: session.answers(seat, message.keys, message.ask))
        case InterruptIn():
            await table.act(lambda session: session.interrupt(seat, message.key))
        case StandIn():
            await table.act(lambda session: _stand(session, message))
        case UndoIn(ask_others=True):
            await votes.ask(table, seat, "undo")
        case UndoIn():
            await table.act_prepared(lambda session: _undo(session, seat))
        case VoteIn():
            await votes.cast(table, seat, message.yes)


def _undo(session: Session[Any], seat: int) -> Callable[[], Outcome]:
    return partial(session.take_back, session.check_undo(seat), seat)


def _stand(session: Session[Any], message: StandIn) -> Outcome:
    left = [about for who, about in session.standing if who == message.seat]
    if message.key is not None and message.about not in left and len(left) >= STANDING:
        raise Refused("malformed", f"A seat leaves at most {STANDING} standing answers.")
    return session.stand(message.seat, message.about, message.key)


def _why(table: LiveTable, connection: Connection, message: WhyIn) -> Why:
    if message.seat not in connection.seats:
        raise Refused("not-yours", f"Seat {message.seat} is not yours.")
    run = table.playing().run
    blocked = run.blocked(message.seat)
    told = tuple(BlockedInfo(one.words, one.rule, one.touches) for one in blocked)
    return Why(re=message.re, seat=message.seat, blocked=told)


def _story(table: LiveTable, connection: Connection, message: StoryIn) -> Story:
    if message.seat not in (connection.seats or (WATCHER,)):
        raise Refused("not-yours", f"Seat {message.seat} is not yours.")
    if table.session is None:
        return Story(re=message.re, seat=message.seat)
    told = story(table.session, message.seat)
    end = len(told) if message.before < 0 else min(message.before, len(told))
    start = max(0, end - min(max(message.count, 0), 1000))
    return Story(re=message.re, seat=message.seat, happened=tuple(told[start:end]))

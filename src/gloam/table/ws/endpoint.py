"""The live endpoint: one WebSocket a visitor. Reads requests, answers each, sends what is new."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from gloam.kernel.core.asks import REVISE, Key
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.outcome import Outcome
from gloam.kernel.session.session import Session
from gloam.table.http.guard import same_origin
from gloam.table.http.rate_limit_middleware import account_of
from gloam.table.http.rate_limiter import Account
from gloam.table.server.app_state import COOKIE, tables_of
from gloam.table.server.traces import reason
from gloam.table.server.wire import TEXT_LINE
from gloam.table.store import StoreError
from gloam.table.tables import chat, votes
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.open_tables import NoTable
from gloam.table.tables.session_loading import Unplayable
from gloam.table.tables.tokens import hashed
from gloam.table.views.seat_views import story, told_so_far
from gloam.table.ws.connection import Connection, TextLine, encode
from gloam.table.ws.protocol import (
    VERSION,
    WATCHER,
    AnswerIn,
    BlockedInfo,
    Done,
    Enter,
    GuideIn,
    HandIn,
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
FAREWELL = 2.0  # seconds to take in why the line is cut
KILOBYTE = 1024  # of what is sent or asked for counts as a message
KEYS = 60  # of one answer; each counts as a message
STANDING, STANDING_BYTES = 20, 4_000  # standing answers of one seat
WARNINGS = 100  # messages that are too fast before the line is cut

BAD_REQUEST, WRONG_ORIGIN, NO_TABLE, GONE, TOO_FAST = 4400, 4403, 4404, 4408, 4429
FAULT, NO_STORE = 4500, 4503
AWAY = "Nothing can be stored or read just now. Nothing is lost; try again in a moment."

BAD_TEXT = (msgspec.MsgspecError, RecursionError, UnicodeError)

Socket: TypeAlias = WebSocket[Any, Any, Any]  # we use none of Litestar's users and sessions

_decode = msgspec.json.Decoder(Incoming).decode


class _Close(Exception):
    """The WebSocket is to be closed: with which code, and why."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
    """Everything that happens at a table, for one visitor."""
    await socket.accept()
    try:
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            raise _Close(WRONG_ORIGIN, "This page belongs to another site.")
        await _admit(socket, id)
    except _Close as close:
        await _close(socket, close.code, str(close))
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("table %r: a line failed", id)
        await _close(socket, FAULT, "Something went wrong here.")
    finally:
        del socket.receive, socket.send  # by which Litestar's socket holds itself, in a circle


async def _close(socket: Socket, code: int, why: str) -> None:
    # `wait_for` would have a task whose failure holds it, in a circle: here and in `_admit`.
    with contextlib.suppress(Exception):  # whoever does not read does not read this either
        async with asyncio.timeout(FAREWELL):
            await socket.close(code, why)


async def _admit(socket: Socket, id: str) -> None:
    """Wait for `enter`, find the table, and serve the visitor. Raises _Close."""
    tables = tables_of(socket.app)
    try:
        async with asyncio.timeout(tables.context.settings.patience):
            hello = _decode(await _receive(socket))
    except TimeoutError:
        raise _Close(GONE, "Nobody said anything.") from None
    except BAD_TEXT as error:
        raise _Close(BAD_REQUEST, _short(error)) from None
    if not isinstance(hello, Enter):
        raise _Close(BAD_REQUEST, "The first message is enter.")
    if hello.version != VERSION:
        told = f"This table speaks version {VERSION}, not {hello.version}: load the page again."
        raise _Close(BAD_REQUEST, told)
    try:
        table = await tables.get_current(id)
    except NoTable:
        raise _Close(NO_TABLE, "There is no such table.") from None
    except Unplayable as trouble:
        raise _Close(NO_TABLE, str(trouble)[:100]) from None
    except StoreError:
        raise _Close(NO_STORE, AWAY) from None
    holder = hashed(hello.key or socket.cookies.get(COOKIE, ""))
    await _serve(socket, table, holder, hello, account_of(socket.scope))


async def _entered(table: LiveTable, holder: str, hello: Enter, account: Account) -> Connection:
    """A connection that is told what happens from now on."""
    limit = table.context.settings.unread
    try:
        async with table.settled():
            host = bool(holder) and holder == table.row.host
            seats = table.seats_of(holder)
            shared = account.unread, table.budgets.unread(bool(seats))
            connection = Connection(holder, seats, host, limit, shared)
            table.budgets.check_room(connection, table.connections)
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
    except Refused as full:
        raise _Close(TOO_FAST, str(full)) from None
    except StoreError:
        raise _Close(NO_STORE, AWAY) from None
    return connection


async def _serve(
    socket: Socket, table: LiveTable, holder: str, hello: Enter, account: Account
) -> None:
    """Read and write, each in a task of its own, until one of them ends. Raises what ended it."""
    connection = await _entered(table, holder, hello, account)
    line: TextLine = socket.scope["state"].get(TEXT_LINE, _NobodyThere())
    reading = asyncio.create_task(_read(socket, table, connection, account))
    writing = asyncio.create_task(connection.deliver(line))
    del line  # it is the connection's own, and would keep it
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        if reading.done():
            reading.result()
        raise _Close(GONE, "You are too far behind; come again.")
    finally:
        table.leave(connection)
        connection.close()
        reading.cancel()
        writing.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        del reading, writing  # what they raised holds this frame: without this, in a circle


class _NobodyThere:
    """Takes the messages of somebody who has left before they were served."""

    def send_now(self, message: bytes) -> bool:
        return False

    async def send_text(self, message: bytes) -> None:
        raise WebSocketDisconnect(detail="gone", code=1000)


async def _receive(socket: Socket) -> str:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=1000)
    text = event.get("text")
    if not isinstance(text, str):
        raise _Close(BAD_REQUEST, "Messages are text.")
    if len(text) > LONGEST:
        raise _Close(BAD_REQUEST, f"A message has at most {LONGEST} characters.")
    return text


async def _read(socket: Socket, table: LiveTable, connection: Connection, account: Account) -> None:
    """Answer one request after the other."""
    rate = table.context.settings.messages
    warned = 0
    while True:
        text = await _receive(socket)
        message: Incoming | None = None
        try:
            message = _decode(text)
        except BAD_TEXT as error:
            connection.tell(Refusal(re=0, code="malformed", message=_short(error)))
        bucket = table.budgets.messages(connection)
        weight = 1 + len(text) // KILOBYTE
        if not (bucket.take(weight) and account.messages.take(weight)):
            warned += 1
            if warned > WARNINGS:
                log.warning("table %s: cut a line that flooded it", table.row.id)
                raise _Close(TOO_FAST, "Too many messages.")
            if message is not None:
                told = f"Too fast: at most {rate:g} messages or kilobytes a second."
                connection.tell(Refusal(re=message.re, code="too-fast", message=told))
        elif message is not None:
            answer = encode(await _answer(table, connection, message))
            bucket.charge(len(answer) // KILOBYTE)
            connection.send(answer)


def _short(error: Exception) -> str:
    return str(error)[:200]


async def _answer(table: LiveTable, connection: Connection, message: Incoming) -> Outgoing:
    """The one answer that a request gets."""
    try:
        return await _carry_out(table, connection, message)
    except Refused as refusal:
        return Refusal(re=message.re, code=refusal.code, message=reason(refusal), rule=refusal.rule)
    except StoreError as error:
        log.warning("table %s: nothing can be stored: %s", table.row.id, error)
        return Refusal(re=message.re, code="away", message=AWAY)


async def _carry_out(table: LiveTable, connection: Connection, message: Incoming) -> Outgoing:
    """Do what a request asks for. Raises Refused and StoreError."""
    match message:
        case WhyIn():
            async with table.settled():
                return _why(table, connection, message)
        case StoryIn():
            async with table.settled():
                return _story(table, connection, message)
        case PingIn():
            return Pong(re=message.re)
        case SayIn():
            await chat.say(table, connection, message)
        case GuideIn():
            await _learn(table, connection, message)
        case Enter():
            raise Refused("malformed", "You are here already.")
        case _:
            await _play(table, connection, message)
    return Done(re=message.re)


async def _learn(table: LiveTable, connection: Connection, message: GuideIn) -> None:
    """Go on in a lesson, or leave it."""
    if message.seat not in connection.seats:
        raise Refused("not-yours", f"Seat {message.seat} is not yours.")
    if message.seat != table.lesson.seat() or table.row.guide is None:
        raise Refused("malformed", f"Seat {message.seat} has no lesson.")
    async with table.settled():
        if message.act == "leave":
            await table.lesson.leave()
        else:
            await table.lesson.follow(message.step)


def _one_answer(session: Session[Any], seat: int, key: Key, ask: int | None) -> Outcome:
    """A single key; of several things that may be marked, this one and no more."""
    open_ = session.ask
    marking = open_.marking(seat) if open_ is not None else None
    if marking is not None and key in marking.things:
        return session.answers(seat, (key,), ask)
    return session.answer(seat, key, ask)


async def _play(
    table: LiveTable,
    connection: Connection,
    message: AnswerIn | InterruptIn | StandIn | UndoIn | VoteIn | HandIn,
) -> None:
    """What a seat does, once it is sure that the seat is the visitor's and no bot's."""
    seat = message.seat
    if seat not in connection.seats:
        raise Refused("not-yours", f"Seat {seat} is not yours.")
    if table.row.seats[seat].bot and not isinstance(message, VoteIn):
        raise Refused("not-yours", "A bot answers for this seat; take it back first.")
    if isinstance(message, InterruptIn | StandIn | UndoIn) or (
        isinstance(message, AnswerIn) and REVISE in message.keys
    ):
        table.budgets.check_repeated(seat)  # what may go on without end
    match message:
        case AnswerIn(keys=(key,)):
            await table.act(lambda session: _one_answer(session, seat, key, message.ask))
        case AnswerIn():
            if not 1 <= len(message.keys) <= KEYS:
                raise Refused("malformed", f"An answer has 1 to {KEYS} keys.")
            table.budgets.messages(connection).charge(len(message.keys))
            await table.act(lambda session: session.answers(seat, message.keys, message.ask))
        case InterruptIn():
            await table.act(lambda session: session.interrupt(seat, message.key))
        case StandIn():
            await table.act(lambda session: _stand(session, message))
        case UndoIn(dry_run=True):
            await table.examine(lambda session: session.prepare_undo(seat))
        case UndoIn(ask_others=True):
            await votes.ask(table, seat, "undo")
        case UndoIn():
            await table.act_prepared(lambda session: session.prepare_undo(seat))
        case VoteIn():
            await votes.cast(table, seat, message.yes)
        case HandIn():
            table.hands.show(seat, message.up)
    if isinstance(message, AnswerIn):
        table.hands.answered(seat, message.keys)


def _stand(session: Session[Any], message: StandIn) -> Outcome:
    """Leave a standing answer; a seat has only so many of them."""
    if message.key is not None:
        left = {about: key for (who, about), key in session.standing.items() if who == message.seat}
        left[message.about] = message.key
        if len(left) > STANDING or len(encode(left)) > STANDING_BYTES:
            told = f"at most {STANDING} standing answers, of {STANDING_BYTES} bytes together"
            raise Refused("malformed", f"A seat leaves {told}.")
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
    told = told_so_far(table.session, message.seat)
    end = told if message.before < 0 else min(message.before, told)
    start = max(0, end - min(max(message.count, 0), 1000))
    happened = story(table.session, message.seat, start, end)
    return Story(re=message.re, seat=message.seat, happened=tuple(happened))

"""What the server's connections may cost before a request or a message is there: uvicorn's two
protocols, with an end to patience.

Uvicorn waits for ever for a request that was begun and for somebody who does not read, answers
every ping, and keeps every piece of a message.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from gloam.table.http.identity import grouped
from gloam.table.http.rate_limiter import TokenBucket
from gloam.table.server.settings import Settings

SLOWEST = 4_000  # bytes a second that a request must come with, once patience is at an end
PIECES = 100  # of one message
FRAMES, AT_ONCE = 10.0, 200.0  # a second: pings, pongs and pieces, which no message counts
UNSENT = 200_000  # bytes of answers to pings that nobody reads
TEXT_LINE = "gloam.text_line"  # in the state of a scope: see BoundedWebSocket


class _Timer:
    """Does something when time is up, unless it is stopped."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._handle: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._handle is not None

    def start(self, do: Callable[[], None]) -> None:
        self.stop()
        self._handle = self._loop.call_later(self._seconds, self._end, do)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _end(self, do: Callable[[], None]) -> None:
        self._handle = None
        do()


class _MustBeRead(asyncio.Protocol):
    """Who does not read what is sent is dropped."""

    transport: asyncio.Transport
    _unread: _Timer

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unread.stop()


class PatientHttp(_MustBeRead, H11Protocol):
    """A request must arrive in time, and its answer must be read. One address has so many open.

    Behind a proxy all come from the same address: the proxy counts, if anybody does.
    """

    patience: float
    most: int
    proxied: bool
    opened: Counter[str]
    _host = ""
    _received = 0
    _handed_over = False  # to the WebSocket

    def __init__(self, *given: Any, **named: Any) -> None:  # as uvicorn makes it
        super().__init__(*given, **named)
        self._slow = _Timer(self.loop, self.patience)
        self._unread = _Timer(self.loop, self.patience)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self.client is not None and not self.proxied:
            self._host = grouped(self.client[0])
            self.opened[self._host] += 1
            if self.opened[self._host] > self.most:
                transport.abort()
                return
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._forget()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._handed_over = True
        self._forget()
        self._unread.stop()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)
        if self._handed_over or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._slow.stop()
        elif not self._slow.runs and not self.transport.is_closing():
            self._expect()

    def _expect(self) -> None:
        """Wait for the rest of a request."""
        self._slow.start(partial(self._look, self._received))

    def _look(self, before: int) -> None:
        """Go on waiting if the request is a long one and is coming."""
        if self._received - before >= SLOWEST * self.patience:
            self._expect()
        else:
            self.transport.abort()

    def _forget(self) -> None:
        self._slow.stop()
        if self._host:
            self.opened[self._host] -= 1
            if not self.opened[self._host]:
                del self.opened[self._host]
            self._host = ""


def text_frame(message: bytes) -> bytes:
    """A text as one frame that a server sends (RFC 6455, 5.2): no mask, no extensions."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


class BoundedWebSocket(_MustBeRead, WebSocketsSansIOProtocol):
    """What was sent must be read; pings and pieces of messages are counted.

    Whoever serves the socket finds this in the state of the scope, as a `TextLine`: the way through
    the application's layers, with decoding and encoding, takes longer than the message itself.
    """

    patience: float
    _frames: TokenBucket | None = None  # made with the first one

    def __init__(self, *given: Any, **named: Any) -> None:  # as uvicorn makes it
        super().__init__(*given, **named)
        self._served: dict[str, Any] = {}  # the state of the scope: objects of all kinds, by name
        self.close_timeout = min(self.close_timeout, self.patience)
        self._unread = _Timer(self.loop, self.patience)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # then there is a scope
            self._served = self.scope["state"]
            self._served[TEXT_LINE] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._served.pop(TEXT_LINE, None)  # by which it holds itself, in a circle

    def send_now(self, message: bytes) -> bool:
        """Send a message that is UTF-8 already, unless that has to wait or somebody has left."""
        if self.disconnected or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        self.transport.write(text_frame(message))
        return True

    async def send_text(self, message: bytes) -> None:
        """The same, when whoever is to get it has read enough. Raises ClientDisconnected."""
        while not self.send_now(message):
            if self.disconnected or self.conn.state is not OPEN:
                raise ClientDisconnected
            await self.writable.wait()

    def handle_ping(self) -> None:
        if self._counted() and self.transport.get_write_buffer_size() <= UNSENT:
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if self._counted() and len(self.frames) < PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def _counted(self) -> bool:
        if self._frames is None:
            self._frames = TokenBucket(FRAMES, AT_ONCE)
        return self._frames.take()


def protocols(settings: Settings) -> dict[str, Any]:  # what uvicorn's Config takes as http and ws
    """The protocols with these settings."""
    patience = {"patience": settings.patience}
    limits = {"most": settings.lines, "proxied": settings.proxied, "opened": Counter[str]()}
    return {
        "http": type("Http", (PatientHttp,), {**patience, **limits}),
        "ws": type("WebSocket", (BoundedWebSocket,), patience),
    }

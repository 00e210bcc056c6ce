"""One visitor's WebSocket at one table: its seats, and the messages that wait to be sent."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from gloam.table.ws.backlog import Backlog
from gloam.table.ws.protocol import Outgoing

# Who has less than this waiting is not the one who makes others' backlog too long.
FAIR = 100_000


class TextLine(Protocol):
    """What takes a visitor's messages, as UTF-8: the WebSocket below the application
    (`server/wire.py`)."""

    def send_now(self, message: bytes) -> bool:
        """Send a message, unless that would have to wait: then it is not sent."""

    async def send_text(self, message: bytes) -> None:
        """Send a message as soon as that can be."""


encode = msgspec.json.Encoder().encode


class Connection:
    """Messages go out at once, or wait in line, so that one slow connection makes nobody else wait.

    `limit` is how many bytes may wait for this one, `shared` counts what waits for all those of its
    address and its table. Whoever is too far behind is given up. There are thousands of these, most
    of them with nothing to send: so neither an event nor a deque, which are half a kilobyte each.
    """

    __slots__ = (
        "__weakref__",
        "_bytes",
        "_delivery",
        "_limit",
        "_line",
        "_news",
        "_shared",
        "_waiting",
        "holder",
        "host",
        "lost",
        "read",
        "seats",
    )

    def __init__(
        self,
        holder: str,
        seats: tuple[int, ...],
        host: bool,
        limit: int,
        shared: tuple[Backlog, ...] = (),
    ) -> None:
        self.holder = holder  # the hash of the key
        self.seats = seats
        self.host = host
        self.read = 0  # how many lines of chat this visitor was sent
        self.lost = False
        self._limit = limit
        self._shared = shared
        self._delivery: asyncio.Task[None] | None = None
        self._line: TextLine | None = None
        self._waiting: list[bytes] = []
        self._bytes = 0  # that wait or are being sent
        self._news: asyncio.Future[None] | None = None  # what the delivery waits for

    def send(self, message: bytes) -> None:
        """Send soon. Never waits; a connection too far behind is given up."""
        if self.lost:
            return
        idle = self._news is not None and not self._news.done()  # nothing waits or is being sent
        if idle and self._line is not None and self._line.send_now(message):
            return
        size = len(message)
        waits = self._bytes = self._bytes + size
        for backlog in self._shared:
            backlog.bytes += size
        self._waiting.append(message)
        if self._news is not None and not self._news.done():
            self._news.set_result(None)
        if waits > FAIR and self._too_far_behind():
            self.close()

    def _too_far_behind(self) -> bool:
        """One message alone is never too long."""
        too_much = self._bytes > self._limit and len(self._waiting) > 1
        return too_much or any(backlog.bytes > backlog.limit for backlog in self._shared)

    def close(self) -> None:
        """Nothing more is sent, and nothing waits."""
        self.lost = True
        self._line = None
        self._waiting.clear()
        self._sent(self._bytes)
        if self._delivery is not None:  # it may wait for ever for somebody who does not read
            self._delivery.cancel()
            self._delivery = None

    def tell(self, message: Outgoing) -> None:
        self.send(encode(message))

    async def deliver(self, line: TextLine) -> None:
        """Hand the messages that wait on, in order, until the connection is given up."""
        self._delivery, self._line = asyncio.current_task(), line
        loop = asyncio.get_running_loop()
        while not self.lost:
            if not self._waiting:
                self._news = loop.create_future()
                await self._news
                self._news = None
            while self._waiting and not self.lost:
                message = self._waiting.pop(0)
                await line.send_text(message)
                if not self.lost:
                    self._sent(len(message))
                del message  # nothing of it is kept until there is more to send

    def _sent(self, size: int) -> None:
        """So many bytes wait no longer."""
        self._bytes -= size
        for backlog in self._shared:
            backlog.bytes -= size

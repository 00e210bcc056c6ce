"""One visitor's WebSocket at one table: its seats, and the messages that wait to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from gloam.table.ws.protocol import Outgoing

BACKLOG = 500  # messages that a slow connection may be behind before it is cut

_encode = msgspec.json.Encoder().encode


class Connection:
    """Messages wait in line, so that one slow connection makes nobody else wait."""

    def __init__(self, holder: str, seats: tuple[int, ...], host: bool) -> None:
        self.holder = holder  # the hash of the key
        self.seats = seats
        self.host = host
        self.read = 0  # how many lines of chat this visitor was sent
        self.lost = False
        self._delivery: asyncio.Task[None] | None = None
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Send soon. Never waits; a connection too far behind is given up."""
        if len(self._waiting) < BACKLOG:
            self._waiting.append(message)
            self._news.set()
            return
        self.lost = True
        if self._delivery is not None:  # it may wait for ever for somebody who does not read
            self._delivery.cancel()

    def tell(self, message: Outgoing) -> None:
        self.send(_encode(message))

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Hand the messages on, in order, until the connection is given up."""
        self._delivery = asyncio.current_task()
        while not self.lost:
            await self._news.wait()
            self._news.clear()
            while self._waiting and not self.lost:
                await send(self._waiting.popleft().decode())

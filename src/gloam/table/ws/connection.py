"""One visitor's WebSocket at one table: its seats, and the messages that wait to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from gloam.table.ws.backlog import Backlog
from gloam.table.ws.protocol import Outgoing

# Who has less than this waiting is not the one who makes others' backlog too long.
FAIR = 100_000

encode = msgspec.json.Encoder().encode


class Connection:
    """Messages wait in line, so that one slow connection makes nobody else wait.

    `limit` is how many bytes may wait for this one, `shared` counts what waits for all those of its
    address and its table. Whoever is too far behind is given up.
    """

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
        self._waiting: deque[bytes] = deque()
        self._bytes = 0  # that wait or are being sent
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Send soon. Never waits; a connection too far behind is given up."""
        if self.lost:
            return
        size = len(message)
        waits = self._bytes = self._bytes + size
        for backlog in self._shared:
            backlog.bytes += size
        self._waiting.append(message)
        self._news.set()
        if waits > FAIR and self._too_far_behind():
            self.close()

    def _too_far_behind(self) -> bool:
        """One message alone is never too long."""
        too_much = self._bytes > self._limit and len(self._waiting) > 1
        return too_much or any(backlog.bytes > backlog.limit for backlog in self._shared)

    def close(self) -> None:
        """Nothing more is sent, and nothing waits."""
        self.lost = True
        self._waiting.clear()
        self._sent(self._bytes)
        if self._delivery is not None:  # it may wait for ever for somebody who does not read
            self._delivery.cancel()
            self._delivery = None

    def tell(self, message: Outgoing) -> None:
        self.send(encode(message))

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Hand the messages on, in order, until the connection is given up."""
        self._delivery = asyncio.current_task()
        while not self.lost:
            await self._news.wait()
            self._news.clear()
            while self._waiting and not self.lost:
                message = self._waiting.popleft()
                await send(message.decode())
                if not self.lost:
                    self._sent(len(message))

    def _sent(self, size: int) -> None:
        """So many bytes wait no longer."""
        self._bytes -= size
        for backlog in self._shared:
            backlog.bytes -= size

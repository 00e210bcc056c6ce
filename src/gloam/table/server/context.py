"""What all tables of a server process share."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from gloam.table.bots.bot_pool import BotPool
from gloam.table.http.rate_limiter import RateLimiter
from gloam.table.server.settings import Settings
from gloam.table.server.threads import Threads
from gloam.table.store import Store

DAY = 86_400.0
FEW = 4  # acts on their way to the disk at once that do not keep one another waiting

T = TypeVar("T")


class ServerContext:
    """The store, the bots' workers, the settings; and who we are among other processes."""

    def __init__(self, settings: Settings, store: Store, bot_workers: BotPool) -> None:
        self.settings = settings
        self.store = store
        self.bot_workers = bot_workers
        self.threads = Threads()
        self.reports = RateLimiter(settings.reports / DAY, settings.reports)  # bytes of an address
        # Of bots where nobody is, so many think at once; a worker is left for where somebody is.
        self.nobody_there = asyncio.Semaphore(max(bot_workers.thinkers - 1, 1))
        self._storing = 0  # acts on their way to the disk
        self.name = secrets.token_hex(8)

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def while_storing(self, storing: Awaitable[None], make: Callable[[], T]) -> T:
        """What `make` makes while an act is being stored: quicker by the wait for the disk. If
        many are being stored, it is made afterwards: now it would keep the next act from being
        stored together with this one."""
        self._storing += 1
        try:
            if self._storing > FEW:
                await storing
                return make()
            try:
                return make()
            finally:
                await storing
        finally:
            self._storing -= 1

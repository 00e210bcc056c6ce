"""What all tables of a server process share."""

from __future__ import annotations

import secrets
import time

from gloam.table.bots.bot_pool import BotPool
from gloam.table.server.settings import Settings
from gloam.table.server.threads import Threads
from gloam.table.store import Store


class ServerContext:
    """The store, the bots' workers, the settings; and who we are among other processes."""

    def __init__(self, settings: Settings, store: Store, bot_workers: BotPool) -> None:
        self.settings = settings
        self.store = store
        self.bot_workers = bot_workers
        self.threads = Threads()
        self.name = secrets.token_hex(8)

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

"""The house: what all rooms of a server share."""

from __future__ import annotations

import secrets
import time

from gloam.table.settings import Settings
from gloam.table.store import Store
from gloam.table.thinking.pool import Thinkers


class House:
    """The store, the bots' workers, the settings; and who we are among other processes."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.name = secrets.token_hex(8)

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

"""Limits: how fast somebody may send, so that a flood costs only its sender."""

from __future__ import annotations

import time
from collections import OrderedDict

QUIET = 60.0  # seconds between two notes about the same flood
MANY = 10_000  # addresses remembered; those unseen longest are forgotten first


class TokenBucket:
    """Fills at `rate` a second up to `size`; what one sends is taken from it."""

    __slots__ = ("at", "level", "noted", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = time.monotonic()
        self.noted = -QUIET  # when it was last written down that this one is too fast

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def news(self) -> bool:
        """Whether it is worth a note that this one is too fast: a flood must not flood the log."""
        now = time.monotonic()
        if now - self.noted < QUIET:
            return False
        self.noted = now
        return True

    def wait(self) -> int:
        """Whole seconds until one more would be allowed."""
        return max(1, int((1 - self.level) / self.rate) + 1) if self.rate else 3600


class RateLimiter:
    """One bucket for each address."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def bucket(self, address: str) -> TokenBucket:
        found = self._buckets.get(address)
        if found is None:
            found = self._buckets[address] = TokenBucket(self.rate, self.size)
            if len(self._buckets) > MANY:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return found

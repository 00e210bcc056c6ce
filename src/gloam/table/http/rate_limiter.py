"""Limits: how fast somebody may send and how much they may have open, so that a flood costs only
its sender."""

from __future__ import annotations

import time
from collections import OrderedDict
from weakref import WeakValueDictionary

from gloam.table.ws.backlog import Backlog

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

    def take(self, count: float = 1) -> bool:
        """Whether so many more are allowed now; if not, nothing is taken."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < count:
            return False
        self.level -= count
        return True

    def charge(self, count: float) -> None:
        """Take what was used already, also if it is more than there is."""
        self.level = max(self.level - count, -self.size)

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


class Account:
    """What one address has open here."""

    __slots__ = ("__weakref__", "large", "lines", "messages", "requests", "unread")

    def __init__(self, messages: TokenBucket, unread: Backlog) -> None:
        self.lines = 0  # WebSockets, also those that have said nothing yet
        self.requests = 0  # under way
        self.large = 0  # of these: with a body that may be very long
        self.messages = messages  # what all its lines send
        self.unread = unread  # what waits for all its lines


class Accounts:
    """One account for each address, as long as it has anything open. What it has sent counts
    longer: whoever closes all lines and opens them again has not more to send."""

    def __init__(self, messages: float, unread: int) -> None:
        self._messages = RateLimiter(messages, 3 * messages)
        self._unread = unread
        self._open: WeakValueDictionary[str, Account] = WeakValueDictionary()

    def of(self, address: str) -> Account:
        """The caller keeps it as long as something is open."""
        found = self._open.get(address)
        if found is None:
            bucket = self._messages.bucket(address)
            found = self._open[address] = Account(bucket, Backlog(self._unread))
        return found

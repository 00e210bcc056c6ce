"""When Python's garbage collector runs: a full collection takes as long as hundreds of answers."""

from __future__ import annotations

import gc

FULL = 600.0  # seconds between two full collections
# Without being told to, it looks at the youngest objects only: a fraction of a millisecond.
YOUNG, NEVER = 2_000, 1_000_000


def take_over() -> None:
    """What is loaded by now is never garbage. Full collections come from `GarbageCollector`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class GarbageCollector:
    """Runs a full collection every `FULL` seconds: of closed tables and other reference cycles."""

    def __init__(self, now: float) -> None:
        self._last = now

    def collect_if_due(self, now: float) -> None:
        if now - self._last >= FULL:
            self._last = now
            gc.collect()

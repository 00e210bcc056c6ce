"""When Python's collector works: a full round of it takes as long as hundreds of answers."""

from __future__ import annotations

import gc

FULL = 600.0  # seconds between two full rounds
# Without being told to, it looks at the youngest objects only: a fraction of a millisecond.
YOUNG, NEVER = 2_000, 1_000_000


def take_over() -> None:
    """What is loaded by now is never garbage; from here on, full rounds come from `Tidier`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Tidier:
    """Collects the rooms that were closed and whatever else goes in circles, now and then."""

    def __init__(self, now: float) -> None:
        self._last = now

    def look(self, now: float) -> None:
        if now - self._last >= FULL:
            self._last = now
            gc.collect()

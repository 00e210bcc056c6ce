"""When Python's collector works: a full round of it takes as long as hundreds of answers."""

from __future__ import annotations

import gc

FULL = 600.0  # seconds between two full rounds
# A young round looks at some thousand objects, a few milliseconds; a full one is ours to start.
YOUNG, MIDDLE, NEVER = 5_000, 5, 1_000_000


def take_over() -> None:
    """What is loaded by now is never garbage; from here on, full rounds come from `Tidier`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Tidier:
    """Collects the rooms that were closed and whatever else goes in circles, now and then."""

    def __init__(self, now: float) -> None:
        self._last = now

    def look(self, now: float) -> None:
        if now - self._last >= FULL:
            self._last = now
            gc.collect()

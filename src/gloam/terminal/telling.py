"""What happened, as it was told to a seat."""

from __future__ import annotations

from gloam.kernel.core.state import ANSWER, TELL, Event, Journal
from gloam.terminal.outline import OPEN


def told(journal: Journal, seat: int) -> list[Event]:
    """The events in a journal that a seat was told, or (OPEN) all of them."""
    return [
        entry[2] for entry in journal if entry[0] == TELL and (seat == OPEN or entry[1] >> seat & 1)
    ]


def told_before_last_answer(journal: Journal, seat: int) -> int:
    """How many events a seat had been told when it last answered."""
    mine = [at for at, entry in enumerate(journal) if entry[0] == ANSWER and entry[2] == seat]
    return len(told(journal[: mine[-1]], seat)) if mine else 0

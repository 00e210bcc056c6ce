"""When an answer can be taken back: while its seat has learnt nothing from it.

Refused if a roll, a draw, a shuffle, a sight or another seat's act lies between, or if
worlds that the seat could not tell apart before look different to it now (a beam that
found nothing is news). Showing one's own cards to others is no news to oneself.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Generic, TypeVar

from gloam.kernel.core.asks import Key
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import (
    LOOK,
    MOVE,
    ROLL,
    SHUFFLE,
    Journal,
    State,
    transcript,
)
from gloam.kernel.hidden.imagine import imagine

S = TypeVar("S", bound=State)

WORLDS = 32


class Step(Generic[S]):
    """An answer that might be taken back.

    `before` is the run as it was, `line` the answer's line in the log, `told` how long
    the session's history was.
    """

    def __init__(self, before: Run[S], seat: int, key: Key, line: int, told: int) -> None:
        self.before = before
        self.seat = seat
        self.key = key
        self.line = line
        self.told = told


def settled(journal: Journal) -> bool:
    """Whether something happened that nobody can take back: dice fell, a pile was mixed."""
    return any(entry[0] in (ROLL, SHUFFLE) or (entry[0] == MOVE and entry[6]) for entry in journal)


def news(step: Step[S], since: Journal, now: Run[S]) -> str:
    """What the step's seat has learnt since it answered, in words; empty if nothing."""
    seat, before = step.seat, step.before
    if settled(since):
        return "Dice were rolled or cards drawn since."
    if _has_seen(since, before, seat):
        return "You have seen something new since."
    if _memory(before, seat) != _memory(now, seat):
        return "You have learnt something new since."
    if now.acts and _asked(now) - _asked(before) - {seat}:
        return "Somebody else is asked because of it."  # which may hang on what they hold
    if _would_differ(step, since):
        return "You have learnt something new since: it could have gone otherwise."
    return ""


def _asked(run: Run[S]) -> set[int]:
    return set(run.ask.seats()) if run.ask is not None else set()


def _memory(run: Run[S], seat: int) -> object:
    """What a seat knows of hidden things: by the game, and of cards lost from sight."""
    state = run.state
    cards = state.mixed if isinstance(state, CardTable) else ()
    return run.rules.memory(state, seat), [e[1:] for e in cards if e[0] >> seat & 1]


def _has_seen(since: Journal, before: Run[S], seat: int) -> bool:
    state = before.state
    if not isinstance(state, CardTable):
        return False
    for entry in since:
        if entry[0] in (MOVE, LOOK):
            _, audience, piece, *_ = entry
            if audience >> seat & 1 and not state.knows[piece] >> seat & 1:
                return True
    return False


def _would_differ(step: Step[S], since: Journal) -> bool:
    """Whether the same answer looks different in some world like the one before.

    The worlds come from dice that anybody could make, so a refusal tells nothing.
    """
    seat, before = step.seat, step.before
    seen = transcript(since, seat)
    dice = Dice(blake2b(b"undo %d %d" % (step.line, seat), digest_size=32).digest())
    for _ in range(WORLDS):
        world = imagine(before, seat, dice)
        if world is None or world.ask is None:
            continue
        if step.key not in world.ask.offer(seat):
            return True
        mark = len(world.state.journal or [])
        world.journals = []
        world.send(seat, step.key)
        journals = [*world.journals, world.state.journal or []]
        told = [entry for journal in journals for entry in journal][mark:]
        if transcript(told, seat) != seen:
            return True
    return False

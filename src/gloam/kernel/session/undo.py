"""When an answer can be taken back: while its seat has learnt nothing from it.

Refused if a roll, a draw, a shuffle, a sight or another seat's act lies between, if others are
asked who may answer unseen, if somebody is asked whose turn it is not, or if worlds that the seat
could not tell apart before look different to it now (a beam that found nothing is news). Showing
one's own cards to others is no news to oneself. It makes no difference where steps end.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, Generic, TypeVar

from gloam.kernel.core.asks import Ask, Key, sees
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import (
    ANSWER,
    INTERRUPT,
    LOOK,
    MOVE,
    Entry,
    Journal,
    State,
    transcript,
)
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.session.log import noted

S = TypeVar("S", bound=State)

WORLDS: Final = 32
OPENED: Final = "Something sealed was opened since."


class Step(Generic[S]):
    """An answer that might be taken back.

    `before` is the run as it was, `line` the answer's line in the log, `history_length` how
    long the session's history was. `marked` says that it goes on with a marking, begun before.
    """

    def __init__(
        self, before: Run[S], seat: int, key: Key, line: int, history_length: int, marked: bool
    ) -> None:
        self.before = before
        self.seat = seat
        self.key = key
        self.line = line
        self.history_length = history_length
        self.marked = marked


def may_act_unseen(ask: Ask | None, seat: int) -> bool:
    """Whether others are asked, and a seat would not notice that they have answered. Then it takes
    nothing back: whether it still could would tell who has."""
    if ask is None or sees(ask.audience, seat):
        return False
    return any(other != seat for other in ask.seats())


def nothing_left(history: Journal, seat: int) -> str:
    """Why a seat has no answer left to take back, by what it may know of who has acted."""
    acts = [
        entry[2]
        for entry in history
        if entry[0] in (ANSWER, INTERRUPT) and entry[4] >> seat & 1  # who, and who is told of it
    ]
    if seat in acts and acts[-1] != seat:
        return "Somebody else has acted since: only what was done last can be taken back."
    return "There is nothing of yours to take back; what showed something new stays."


def has_opened(before: Run[S], now: Run[S]) -> bool:
    """Whether something sealed was unlocked in between: who has read it cannot forget it."""
    return before.rules.unlocked(before.state) != now.rules.unlocked(now.state)


def news(choice: Sequence[Step[S]], since: Journal, now: Run[S]) -> str:
    """What a seat has learnt since it made a choice of these answers; empty if nothing.

    What costs least comes first: the last question plays the answers in up to `WORLDS` worlds.
    """
    seat, before = choice[0].seat, choice[0].before
    if noted(since).settled:
        return "Dice were rolled or cards drawn since."
    if _has_seen(since, before, seat):
        return "You have seen something new since."
    if _memory(before, seat) != _memory(now, seat):
        return "You have learnt something new since."
    if has_opened(before, now):
        return OPENED
    if _asked(now) & ~_asked(before) & ~now.rules.in_turn(now.state) & ~(1 << seat):
        return "Somebody else is asked because of it."  # which may hang on what they hold
    if _would_differ(choice, since):
        return "You have learnt something new since: it could have gone otherwise."
    return ""


def _asked(run: Run[S]) -> int:
    """The seats that are asked, as a bit set."""
    return sum([1 << seat for seat in run.ask.seats()]) if run.ask is not None else 0


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


def _would_differ(choice: Sequence[Step[S]], since: Journal) -> bool:
    """Whether the same answers look different in some world like the one before.

    The worlds come from dice that anybody could make, so a refusal tells nothing. Where no
    world is found nobody can say.
    """
    seat, before = choice[0].seat, choice[0].before
    seen = transcript(since, seat)
    dice = Dice(blake2b(b"undo %d %d" % (choice[0].line, seat), digest_size=32).digest())
    found = 0
    for _ in range(WORLDS):
        world = imagine(before, seat, dice)
        if world is None or world.ask is None:
            continue
        found += 1
        if _played(world, choice, seat) != seen:
            return True
    return not found


def _played(world: Run[S], choice: Sequence[Step[S]], seat: int) -> list[Entry] | None:
    """What a seat sees if it makes its choice in this world; None if it cannot."""
    mark = len(world.state.journal or [])
    world.journals = []
    for step in choice:
        if world.ask is None or step.key not in world.ask.offer(seat):
            return None
        world.send(seat, step.key)
    journals = [*world.journals, world.state.journal or []]
    return transcript([entry for journal in journals for entry in journal][mark:], seat)

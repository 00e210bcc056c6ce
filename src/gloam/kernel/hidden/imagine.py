"""Imagining: a world that a seat cannot tell from the truth, at any ask.

The last quiet point is dealt anew (`Rules.resample`) and the step is run again from
there: what the seat saw is repeated, what it did not see is made anew. The world is
accepted if the seat's transcript of the step is the same; otherwise another is tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from gloam.kernel.core.asks import Key
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import ANSWER, State, transcript
from gloam.kernel.hidden.deal_group import Contradiction
from gloam.kernel.hidden.trace import Sighting

S = TypeVar("S", bound=State)

TRIES: Final = 32


def imagine(run: Run[S], seat: int, dice: Dice, tries: int = TRIES) -> Run[S] | None:
    """A run that `seat` cannot tell from this one, or None if none was found.

    Uses nothing of `run` that the seat does not know: equal knowledge and equal dice
    give equal worlds. What does not hang on the dice is worked out for the first world
    and kept for the next ones.
    """
    assert run.ask is not None, "nobody is asked any more: the game is over"
    sighting = run.sighting(seat)
    for _ in range(tries):
        try:
            world = run.rules.resample(run.quiet, seat, dice, sighting.pins)
        except Contradiction:
            return None
        twin = _run_again(run, world, seat, dice, sighting)
        if twin is not None and transcript(twin.state.journal or [], seat) == sighting.seen:
            twin.state.dice = dice.fork()
            return twin
    return None


def _run_again(run: Run[S], world: S, seat: int, dice: Dice, sighting: Sighting) -> Run[S] | None:
    """Play the step in `world` up to the same ask; None if it goes another way."""
    state = copy_of(world)
    state.journal = []
    state.dice = dice if sighting.length == 1 else Guide(dice, seat, sighting, state)
    twin: Run[S] = Run(run.rules, state, True)
    twin.quiet = world
    try:
        twin.first_ask()
        for (kind, who, key), open_to_seat in zip(run.acts, sighting.open, strict=True):
            answer = _answer(twin, kind, who, key if open_to_seat else None, seat, dice)
            if answer is None:
                return None
            if kind == ANSWER:
                twin.send(who, answer)
            else:
                twin.interrupt(who, answer)
            if twin.quiet is not world:
                return None  # the step has ended where it should not
    except (StopIteration, Diverged):
        return None
    twin.steps = run.steps
    return twin


def _answer(
    twin: Run[S], kind: int, who: int, key: Key | None, seat: int, dice: Dice
) -> Key | None:
    """The answer to repeat, or one chosen anew where `seat` did not see it."""
    ask = twin.ask
    assert ask is not None
    if kind == ANSWER:
        options: Sequence[Key] = ask.offer(who)
    else:
        rules, state = twin.rules, twin.state
        options = rules.interrupts(state, who)
        if key is None:  # one that it would have seen cannot be it
            options = [one for one in options if not rules.hears(state, who, one) >> seat & 1]
    if key is None:
        return options[dice.roll(len(options))] if options else None
    return key if key in options else None


class Diverged(Exception):
    """The re-run has left the way that the seat saw."""


class Guide(Dice):
    """Dice of a re-run: what the seat saw is repeated, the rest comes from other dice."""

    def __init__(self, dice: Dice, seat: int, sighting: Sighting, state: State) -> None:
        super().__init__(b"guide")
        self.dice = dice
        self.seat = seat
        self.rolls = sighting.rolls
        self.picks = sighting.picks
        self.equal = state.pack.equal if isinstance(state, CardTable) else {}
        self.rolled = 0
        self.picked: dict[int, int] = {}

    def roll(self, sides: int, audience: int = 0) -> int:
        if not audience >> self.seat & 1:
            return self.dice.roll(sides)
        if self.rolled == len(self.rolls):
            raise Diverged
        was, value = self.rolls[self.rolled]
        self.rolled += 1
        if was != sides:
            raise Diverged
        return value

    def pick(self, zone: int, pool: Sequence[int], audience: int) -> int:
        queue = self.picks.get(zone)
        if queue is None:
            return self.dice.pick(zone, pool, 0)
        at = self.picked.get(zone, 0)
        self.picked[zone] = at + 1
        if at < len(queue) and queue[at][0] >= 0:
            return self._known_pick(queue[at][0], queue[at][1], pool)
        to_come = [piece for piece, _ in queue[at:]]
        free = [piece for piece in pool if piece not in to_come]
        if not free:
            raise Diverged
        return self.dice.pick(zone, free, 0)

    def _known_pick(self, piece: int, pinned: bool, pool: Sequence[int]) -> int:
        """A draw that the seat knows by now. It knows the face, not which of equal pieces.

        The more of them are in the pool, the likelier the face: worlds with fewer are
        thrown away accordingly. (Pinned for this draw, it stands for all equal ones already.)
        """
        copies = self.equal.get(piece, 0)
        if not copies or pinned:
            if piece not in pool:
                raise Diverged
            return piece
        able = [other for other in pool if copies >> other & 1]
        if self.dice.roll(copies.bit_count()) >= len(able):
            raise Diverged
        return able[self.dice.roll(len(able))]

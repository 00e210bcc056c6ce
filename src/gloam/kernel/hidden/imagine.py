"""Imagining: a world that a seat cannot tell from the truth, at any ask.

The last quiet point is dealt anew (`Rules.resample`) and the step is run again from
there: what the seat saw is repeated, what it did not see is made anew. The world is
accepted if the seat's transcript of the step is the same; otherwise another is tried.

Asks that the seat is not told of are answered anew, as many as it takes until its
transcript is complete, and no further; steps may end on the way as long as they show
the seat nothing. (Inside a stretch of secret asks, `resample` deals its beginning.)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final, TypeVar

from gloam.kernel.core.asks import Key
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import ANSWER, Entry, State, transcript
from gloam.kernel.hidden.deal_group import Contradiction
from gloam.kernel.hidden.trace import KnownAct, Sighting

S = TypeVar("S", bound=State)

TRIES: Final = 32
ENOUGH_SECRET_ASKS: Final = 200  # in a row, before a world is given up


def imagine(run: Run[S], seat: int, dice: Dice) -> Run[S] | None:
    """A run that `seat` cannot tell from this one, or None if none was found.

    Uses nothing of `run` that the seat does not know: equal knowledge and equal dice
    give equal worlds. What does not hang on the dice is worked out for the first world
    and kept for the next ones.
    """
    assert run.ask is not None, "nobody is asked any more: the game is over"
    sighting = run.sighting(seat)
    for _ in range(TRIES):
        try:
            world = run.rules.resample(run.quiet, seat, dice, sighting.pins)
        except Contradiction:
            return None
        if sighting.chosen and not _counts_once(world, sighting, dice):
            continue
        twin = _run_again(run, world, seat, dice, sighting)
        if twin is not None and transcript(twin.state.journal or [], seat) == sighting.seen:
            twin.state.dice = dice.fork()
            return twin
    return None


def _counts_once(world: State, sighting: Sighting, dice: Dice) -> bool:
    """Whether to keep a world in which somebody chose to show a card that has equals.

    The seat knows the face, not which of the equal cards it was; one of them is pinned. A world
    with two of them in the zone is dealt twice as often as one with one, once for each that
    could have been shown. But that it could be shown tells no more than that there was one.
    """
    assert isinstance(world, CardTable)
    for zone, equals, count in sighting.chosen:
        here = sum([equals >> piece & 1 for piece in world.zones[zone]])
        if here > count and dice.roll(comb(here, count)):
            return False
    return True


def _run_again(run: Run[S], world: S, seat: int, dice: Dice, sighting: Sighting) -> Run[S] | None:
    """Play on from `world` to the first ask that fits what the seat saw; None if none does."""
    state = copy_of(world)
    state.journal = []
    state.dice = dice if len(sighting.seen) <= 1 else RepeatingDice(dice, seat, sighting, state)
    twin: Run[S] = Run(run.rules, state, True)
    twin.quiet = world
    try:
        twin.first_ask()
        for act in sighting.acts:
            if _asked_in_secret(twin, seat):
                _pass_secret_asks(twin, seat, dice, ())
            if not _repeat(twin, act, seat, dice):
                return None
        if _asked_in_secret(twin, seat):
            _pass_secret_asks(twin, seat, dice, sighting.seen)
    except (StopIteration, Diverged):
        return None
    return twin


def _asked_in_secret(twin: Run[S], seat: int) -> bool:
    ask = twin.ask
    return ask is not None and not ask.told >> seat & 1


def _pass_secret_asks(twin: Run[S], seat: int, dice: Dice, until: Sequence[Entry]) -> None:
    """Answer anew what `seat` is not told of: up to an ask that it is told of, or, once its
    transcript is `until`, no further."""
    for _ in range(ENOUGH_SECRET_ASKS):
        ask = twin.ask
        if ask is None or ask.told >> seat & 1:
            return
        if transcript(twin.state.journal or [], seat) == until:
            return
        options = ask.options
        if not _send(twin, ask.seat, options[dice.roll(len(options))], seat):
            raise Diverged
    raise Diverged


def _repeat(twin: Run[S], act: KnownAct, seat: int, dice: Dice) -> bool:
    """Do again what the seat knows of; any of the possible keys if it does not know which."""
    ask, rules = twin.ask, twin.rules
    if ask is None:
        return False
    if act.kind == ANSWER:
        options: Sequence[Key] = ask.offer(act.who)
    else:
        options = rules.interrupts(twin.state, act.who)
        if act.key is None:  # one that it would have heard cannot be it
            state = twin.state
            options = [key for key in options if not rules.hears(state, act.who, key) >> seat & 1]
    key = act.key
    if key is None:
        if not options:
            return False
        key = options[dice.roll(len(options))]
    elif key not in options:
        return False
    if act.kind == ANSWER:
        return _send(twin, act.who, key, seat)
    before = twin.quiet
    twin.interrupt(act.who, key)
    return twin.quiet is before


def _send(twin: Run[S], who: int, key: Key, seat: int) -> bool:
    """Answer. False if the step has ended although it had shown the seat something."""
    before, journal = twin.quiet, twin.state.journal or []
    twin.send(who, key)
    return twin.quiet is before or not transcript(journal, seat)


class Diverged(Exception):
    """The re-run goes otherwise than the seat saw: this world is given up."""


class RepeatingDice(Dice):
    """Dice of a re-run: what the seat saw is repeated, the rest comes from other dice.

    Raises `Diverged` when the step rolls or draws otherwise than the seat saw.
    """

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

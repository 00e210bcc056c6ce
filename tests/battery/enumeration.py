"""All worlds that a seat might be in, by brute force: what `imagine` must agree with.

Every arrangement of the unseen pieces at the quiet point that fits the seat's memory is
equally likely; every unseen roll, draw and answer since then branches; a world counts if
the seat's transcript of the step is the one it saw. Nothing here shares code with
`imagine.py` but which places are unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

from gloam.kernel.core.asks import Key
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import ANSWER, INTERRUPT, MOVE, OPEN, ROLL, Journal, transcript
from gloam.kernel.hidden.deal import Plan, unseen_places
from tests.battery.laws import facewise
from tests.battery.playing import AnyRun

# What a game hides besides cards: all states like this one to a seat; none if it cannot be.
Beside = Callable[[Any, int], Iterable[Any]]  # of any game


class TooMany(Exception):
    """More worlds than a test can count."""


def worlds(run: AnyRun, seat: int, beside: Beside, most: int = 4000) -> dict[str, Fraction]:
    """The probability of every world, by its state as text (faces for pieces)."""
    found: dict[str, Fraction] = {}
    count = 0
    for cards in arrangements(run.quiet, seat):
        for quiet in beside(cards, seat):
            count += 1
            if count > most:
                raise TooMany
            for world, weight in _ways(run, quiet, seat):
                found[world] = found.get(world, Fraction(0)) + weight
    total = sum(found.values(), Fraction(0))
    return {world: weight / total for world, weight in found.items()}


# --- the quiet point ---


def arrangements(quiet: CardTable, seat: int) -> Iterator[CardTable]:
    """Every position that fits what `seat` remembers, each once."""
    plan = Plan(quiet, seat, ())
    memory = [entry for entry in quiet.mixed if entry[0] >> seat & 1]
    classes: dict[tuple[int, ...], list[int]] = {}
    for stack in unseen_places(quiet, seat, ()):
        for place in sorted(stack.listed):
            inside = [lies_in >> place & 1 for _, _, lies_in in memory]
            classes.setdefault((stack.zone, quiet.pack.backs[place], *inside), []).append(place)
    keys = list(classes)
    pieces = sorted(place for places in classes.values() for place in places)

    def may(piece: int, key: tuple[int, ...]) -> bool:
        _, back, *inside = key
        return quiet.pack.backs[piece] == back and all(
            here or not spoken_of >> piece & 1
            for here, (_, spoken_of, _) in zip(inside, memory, strict=True)
        )

    def fill(at: int, left: tuple[int, ...], new: dict[int, int]) -> Iterator[dict[int, int]]:
        if at == len(keys):
            yield new
            return
        places = classes[keys[at]]
        able = [piece for piece in left if may(piece, keys[at])]
        for chosen in combinations(able, len(places)):
            rest = tuple(piece for piece in left if piece not in chosen)
            yield from fill(at + 1, rest, {**new, **dict(zip(places, chosen, strict=True))})

    for moved in fill(0, tuple(pieces), {}):
        new = [moved.get(place, place) for place in range(len(quiet.knows))]
        yield plan.world(new, list(moved))


# --- the step since ---


class _DeadEnd(Exception):
    """This branch does not lead to what the seat saw."""


class _Branches(Dice):
    """Dice that take one branch, and note how many there were at each fork."""

    def __init__(self, path: list[int], seat: int, run: AnyRun) -> None:
        super().__init__(b"branches")
        journal = run.state.journal or []
        self.path = path
        self.forks: list[int] = []
        self.weight = Fraction(1)
        self.seat = seat
        self.faces: Sequence[int] = run.quiet.pack.faces
        self.rolls = [e for e in journal if e[0] == ROLL and e[1] >> seat & 1]
        self.picks = [e for e in journal if e[0] == MOVE and e[6] and e[1] >> seat & 1]

    def branch(self, ways: int) -> int:
        """Which of `ways` this path takes."""
        at = len(self.forks)
        self.forks.append(ways)
        return self.path[at] if at < len(self.path) else 0

    def roll(self, sides: int, audience: int = 0) -> int:
        self.weight /= sides
        if not audience >> self.seat & 1:
            return self.branch(sides)
        if not self.rolls or self.rolls[0][2] != sides:
            raise _DeadEnd
        value: int = self.rolls.pop(0)[3]
        return value

    def pick(self, zone: int, pool: Sequence[int], audience: int) -> int:
        self.weight /= len(pool)
        able = list(pool)
        if audience >> self.seat & 1:
            if not self.picks:
                raise _DeadEnd
            face = self.picks.pop(0)[3]
            able = [piece for piece in pool if self.faces[piece] == face]
            if not able:
                raise _DeadEnd
        return able[self.branch(len(able))]

    def choose(self, options: Sequence[Key]) -> Key:
        self.weight /= len(options)
        return options[self.branch(len(options))]


def _ways(run: AnyRun, quiet: CardTable, seat: int) -> Iterator[tuple[str, Fraction]]:
    """Every way the step can go from `quiet` so that `seat` sees what it saw."""
    seen = transcript(run.state.journal or [], seat)
    path: list[int] = []
    while True:
        dice = _Branches(path, seat, run)
        twin = _follow(run, quiet, seat, dice)
        if twin is not None and transcript(twin.state.journal or [], seat) == seen:
            yield repr(facewise(twin.state)), dice.weight
        # The next path: the last fork that has another branch takes it.
        path = [path[i] if i < len(path) else 0 for i in range(len(dice.forks))]
        while path and path[-1] + 1 == dice.forks[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1


def _follow(run: AnyRun, quiet: CardTable, seat: int, dice: _Branches) -> AnyRun | None:
    state = copy_of(quiet)
    state.dice = dice
    try:
        twin = Run.at(run.rules, state)
        start = twin.quiet
        for (kind, who, key), known in zip(run.acts, _known_acts(run, seat), strict=True):
            if twin.ask is None or who not in twin.ask.seats():
                return None
            offer = twin.ask.offer(who)
            if kind == INTERRUPT:
                offer = twin.rules.interrupts(twin.state, who)
            said = key if known else dice.choose(offer)
            if said not in offer:
                return None
            if kind == ANSWER:
                twin.send(who, said)
            else:
                twin.interrupt(who, said)
            if twin.quiet is not start:
                return None
    except _DeadEnd:
        return None
    return twin


def _known_acts(run: AnyRun, seat: int) -> list[bool]:
    journal: Journal = run.state.journal or []
    known: list[bool] = []
    by: list[int] = []
    for entry in journal:
        if entry[0] in (ANSWER, INTERRUPT):
            known.append(bool(entry[1] >> seat & 1))
            by.append(entry[2])
        elif entry[0] == OPEN and entry[1] >> seat & 1:
            theirs = [i for i, who in enumerate(by) if who == entry[2]]
            for i in theirs[len(theirs) - entry[3] :]:
                known[i] = True
    return known

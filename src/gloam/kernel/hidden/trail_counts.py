"""Counts of trails from moment to moment, one class for each measure (`trails.py`)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import gcd, lcm
from typing import Final

from gloam.kernel.core.data import union
from gloam.kernel.core.dice import Dice, weighted
from gloam.kernel.hidden.graph import (
    FRESH,
    NO_GATE,
    ON,
    ONE,
    OVER,
    SOME,
    STOPS,
    Layers,
    Moment,
    Ways,
)

ENDED: Final = -1  # stands for the points of a turn that is over

# Counts by points spent, by place; and these by points of the turn.
Rows = list[list[int]]
Count = dict[int, Rows]
# A stand as trails see it: points of the turn (or ENDED), points spent, place.
At = tuple[int, int, int]


class Moves:
    """The secret steps that led to a moment, and how many trails there are before and after.

    `start` counts trails at the moment before (of a fresh turn: with no points spent), `after`
    those that are possible at this one. Counts with `k` points spent are `scale ** k` times
    what they stand for, so that one step may count for less than another.
    """

    def __init__(self, ways: Ways, moment: Moment, before: Moves | None) -> None:
        flags, self.points, self.barred, self.watched, self.shut, self.layers = moment
        self.ways = ways
        self.most = len(self.points) - 1
        self.flags = flags
        self.one, self.over = bool(flags & ONE), bool(flags & OVER)
        self.fresh, self.stops, self.on = bool(flags & FRESH), bool(flags & STOPS), bool(flags & ON)
        self.gained = 0
        self.scale = self.scale_of(ways)
        if before is None:
            self.after = self._oldest()
            return
        self.gained = 0 if self.fresh else len(self.points) - len(before.points)
        self.start = self._begin(before)
        counted = self.count()
        self.after = self._reduced(counted) if self.over else self._possible(counted)

    # What measures differ in:

    def scale_of(self, ways: Ways) -> int:
        return 1

    def rolls(self, points: Sequence[int]) -> list[tuple[int, int]]:
        """The points of a turn that trails tell apart, with their weights."""
        return [(n, weight) for n, weight in enumerate(points) if weight]

    def count(self) -> Count:
        """Trails at this moment before what was seen at it; at ENDED if the turn is over."""
        raise NotImplementedError

    def back(self, at: At, dice: Dice) -> tuple[At, list[int]]:
        """Draw how a stand was reached: the stand before, and the places entered since."""
        raise NotImplementedError

    # What they share:

    def _oldest(self) -> Count:
        size = self.ways.places
        if self.over:
            return {ENDED: [_row(self.layers[0], size, 1)]}
        found: Count = {}
        for n, weight in self.rolls(self.points):
            found[n] = [
                _row(places, size, weight * self.scale**spent)
                for spent, places in enumerate(self.layers[: n + 1])
            ]
        return self._possible(found)

    def _begin(self, before: Moves) -> Count:
        if not self.fresh:
            return {n + self.gained: rows for n, rows in before.after.items()}
        ended = before.after[ENDED][0]
        return {n: [[count * by for count in ended]] for n, by in self.rolls(self.points)}

    def _possible(self, counted: Count) -> Count:
        found: Count = {}
        for n, rows in counted.items():
            left = self.layers[: n if self.on else n + 1]
            found[n] = [
                [count if places >> at & 1 else 0 for at, count in enumerate(row)]
                for places, row in zip(left, rows, strict=False)
            ]
        return found

    def _reduced(self, counted: Count) -> Count:
        able = self.layers[0]
        ended = [count if able >> at & 1 else 0 for at, count in enumerate(counted[ENDED][0])]
        common = gcd(*ended)
        return {ENDED: [[count // common for count in ended]]}

    def _before(self, n: int, spent: int, place: int) -> At:
        return (ENDED, 0, place) if self.fresh else (n - self.gained, spent, place)

    def _open(self, place: int, barred: int) -> list[tuple[int, int]]:
        """(to, cost) of the open ways from a place."""
        return [
            (to, cost)
            for _, to, cost, gate in self.ways.out[place]
            if not barred >> to & 1 and (gate == NO_GATE or not self.shut >> gate & 1)
        ]


class Walks(Moves):
    """Trails step by step, all alike. How many points there were does not matter."""

    def rolls(self, points: Sequence[int]) -> list[tuple[int, int]]:
        return [(len(points) - 1, 1)]

    def count(self) -> Count:
        self.out = [self._open(at, self.barred | self.watched) for at in range(self.ways.places)]
        self.into: list[list[tuple[int, int]]] = [[] for _ in self.out]
        for at, out in enumerate(self.out):
            for to, cost in out:
                self.into[to].append((at, cost))
        self.affordable: dict[int, list[list[tuple[int, int, int]]]] = {}
        self.inner = {n: self._inner(n, rows) for n, rows in self.start.items()}
        self.moved = self._without_none() if self.flags & SOME else self.inner
        if not self.over:
            return self.moved
        places = range(self.ways.places)
        return {ENDED: [[sum([by for _, _, by in self._endings(at)]) for at in places]]}

    def weight(self, place: int, left: int, cost: int) -> int:
        """What a step of this cost counts for, with so many points left before it."""
        return 1

    def end_weight(self, place: int, n: int, spent: int) -> int:
        """What it counts for to end the turn here."""
        return 1 if self.stops or self.points[spent] else 0

    def _inner(self, n: int, start: Rows) -> Rows:
        """Trails before, between and after the steps; of one step, after it only."""
        size = self.ways.places
        found = [[0] * size for _ in range(n + 1)]
        if not self.one:
            found[: len(start)] = [row[:] for row in start]
        for spent, row in enumerate(start if self.one else found):
            steps = self._steps(n - spent)
            for at, count in enumerate(row):
                if count:
                    for to, cost, weight in steps[at]:
                        found[spent + cost][to] += count * weight
        return found

    def _steps(self, left: int) -> list[list[tuple[int, int, int]]]:
        """By place, (to, cost, weight) of the steps that can be paid."""
        left = min(left, self.ways.costs[-1])
        if left not in self.affordable:
            self.affordable[left] = [
                [(to, cost, self.weight(at, left, cost)) for to, cost in out if cost <= left]
                for at, out in enumerate(self.out)
            ]
        return self.affordable[left]

    def _without_none(self) -> Count:
        """Trails after at least one step."""
        found: Count = {}
        for n, rows in self.inner.items():
            start = self.start[n]
            found[n] = rows[:]
            for spent, none in enumerate(start):
                found[n][spent] = [a - b for a, b in zip(rows[spent], none, strict=True)]
        return found

    def _endings(self, place: int) -> Iterator[tuple[int, int, int]]:
        """(points, points spent, trails) for every way to have ended the turn at a place."""
        for n, rows in self.moved.items():
            for spent, row in enumerate(rows[:-1] if self.on else rows):
                if row[place]:
                    by = self.end_weight(place, n, spent) * self.scale ** (self.most - spent)
                    yield n, spent, row[place] * by

    def back(self, at: At, dice: Dice) -> tuple[At, list[int]]:
        n, spent, place = at
        if self.over:
            endings = list(self._endings(place))
            n, spent, _ = endings[weighted([count for _, _, count in endings], dice)]
        return self._walk_back(n, spent, place, dice)

    def _walk_back(self, n: int, spent: int, place: int, dice: Dice) -> tuple[At, list[int]]:
        start, steps = self.start[n], list[int]()
        rows = start if self.one else self.inner[n]
        while True:
            must = self.one or (self.flags & SOME and not steps)
            here = 0 if must or spent >= len(start) else start[spent][place]
            ways = [(q, c) for q, c in self.into[place] if c <= spent and spent - c < len(rows)]
            counts = [rows[spent - c][q] * self.weight(q, n - spent + c, c) for q, c in ways]
            drawn = weighted([here, *counts], dice)
            if drawn == 0:
                break
            steps.append(place)
            place, cost = ways[drawn - 1]
            spent -= cost
            if self.one:
                break
        return self._before(n, spent, place), steps[::-1]


class Options(Walks):
    """Trails step by step, at each step all options alike."""

    def scale_of(self, ways: Ways) -> int:
        return lcm(*range(1, 2 + max([len(out) for out in ways.out])))

    def rolls(self, points: Sequence[int]) -> list[tuple[int, int]]:
        return Moves.rolls(self, points)

    def count(self) -> Count:
        places = range(self.ways.places)
        costs = [sorted([cost for _, cost in self._open(at, self.barred)]) for at in places]
        self.options = [
            [bisect_right(paid, left) + self.stops for left in range(self.ways.costs[-1] + 1)]
            for paid in costs
        ]
        return super().count()

    def weight(self, place: int, left: int, cost: int) -> int:
        weight: int = self.scale**cost // self._count_of(place, left)
        return weight

    def end_weight(self, place: int, n: int, spent: int) -> int:
        if self.stops:
            return self.scale // self._count_of(place, n - spent)
        return int(spent == n)

    def _count_of(self, place: int, left: int) -> int:
        """How many options there are at a place with so many points left."""
        return self.options[place][min(left, self.ways.costs[-1])]


class Ends(Moves):
    """Trails from moment to moment, each to any end that can be reached, all alike."""

    def count(self) -> Count:
        size = self.ways.places
        free = self._reach(self.barred)
        hidden = self._reach(self.barred | self.watched) if self.watched else free
        sources = [
            (n, spent, at, count)
            for n, rows in self.start.items()
            for spent, row in enumerate(rows)
            for at, count in enumerate(row)
            if count
        ]
        ends = [sum([s.bit_count() for s in self._ends(free, at)]) for *at, _ in sources]
        common = lcm(*[count for count in ends if count])
        # Of each stand before: what each of its ends counts for, and these by points spent.
        self.sources = [
            ((n, spent, at), count * common // choice, self._ends(hidden, (n, spent, at), self.on))
            for (n, spent, at, count), choice in zip(sources, ends, strict=True)
            if choice
        ]
        found: Count = {ENDED: [[0] * size]} if self.over else {}
        for (n, _, _), weight, layers in self.sources:
            if not self.over and n not in found:
                found[n] = [[0] * size for _ in range(n + 1)]
            rows = found[ENDED if self.over else n]
            for row, places in zip(rows, layers, strict=True):
                for place, bit in enumerate(bin(places)[:1:-1]):
                    if bit == "1":
                        row[place] += weight
        return found

    def _reach(self, barred: int) -> dict[int, Layers]:
        """For each place, where the steps can lead from there, by points spent."""
        ways, flags, most, shut = self.ways, self.flags, self.most, self.shut
        starts = {
            at for rows in self.start.values() for row in rows for at, c in enumerate(row) if c
        }
        return {at: ways.reach((1 << at,), flags, most, barred, shut) for at in sorted(starts)}

    def _ends(self, reach: dict[int, Layers], at: Sequence[int], on: bool = False) -> Layers:
        """The ends for a stand: one set if the turn is over, else by points spent in all.

        With `on` only those where points are left.
        """
        n, spent, place = at
        layers = reach[place][: n - spent + 1]
        if on:
            layers = (*layers[:-1], 0)
        if not self.over:
            return (*[0] * spent, *layers)
        return (union(layers),) if self.stops else layers[-1:]

    def back(self, at: At, dice: Dice) -> tuple[At, list[int]]:
        n, spent, place = at
        able = [
            (before, weight)
            for before, weight, layers in self.sources
            if (self.over or before[0] == n) and layers[spent] >> place & 1
        ]
        before = able[weighted([weight for _, weight in able], dice)][0]
        return self._before(*before), self._steps(before, at, dice)

    def _steps(self, before: At, at: At, dice: Dice) -> list[int]:
        """The places entered between two stands, all trails alike."""
        n, spent, place = before
        points = (*[0] * n, 1)
        flags = self.flags & ~FRESH
        start = Walks(self.ways, (0, points, 0, 0, 0, (*[0] * spent, 1 << place)), None)
        where = self.barred, self.watched, self.shut, self.layers
        return Walks(self.ways, (flags, points, *where), start).back(at, dice)[1]


def _row(places: int, size: int, count: int) -> list[int]:
    return [count if places >> at & 1 else 0 for at in range(size)]

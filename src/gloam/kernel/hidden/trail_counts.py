"""Counts of trails from moment to moment, one class for each measure (`trails.py`)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import gcd, lcm
from typing import Final

from gloam.kernel.core.bit_sets import union
from gloam.kernel.core.dice import Dice, weighted, wide_roll
from gloam.kernel.hidden.graph import (
    FRESH,
    INTO,
    NO_GATE,
    ON,
    ONE,
    OVER,
    SOME,
    STOPS,
    Layers,
    Moment,
    Ways,
    last_barred,
)

ENDED: Final = -1  # stands for the points of a turn that is over
MOST_WALKED: Final = 32  # places of a moment whose walks are kept

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
        self.fresh, self.over = bool(flags & FRESH), bool(flags & OVER)
        self.stops, self.on = bool(flags & STOPS), bool(flags & ON)
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

    def weight(self, place: int, left: int, cost: int) -> int:
        """What a step of this cost counts for, with so many points left before it."""
        return 1

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

    def _steps_of(self) -> tuple[_Steps | None, _Steps | None]:
        """Any number of steps, and then one that must have been taken, as far as there are any."""
        flags = self.flags
        walk = None if flags & ONE else _Steps(self, self.barred | self.watched)
        if not flags & (ONE | SOME | INTO):
            return walk, None
        return walk, _Steps(self, last_barred(flags, self.barred, self.watched))

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
        self.walk, self.last = self._steps_of()
        self.walked = {n: self._walked(n, rows) for n, rows in self.start.items()}
        self.moved = {n: self._moved(n, rows) for n, rows in self.walked.items()}
        if not self.over:
            return self.moved
        self.powers = [self.scale ** (self.most - spent) for spent in range(self.most + 1)]
        places = range(self.ways.places)
        self.ended = [sum([count * by for _, _, count, by in self._endings(at)]) for at in places]
        return {ENDED: [self.ended]}

    def end_weight(self, place: int, n: int, spent: int) -> int:
        """What it counts for to end the turn here."""
        return 1 if self.stops or self.points[spent] else 0

    def _walked(self, n: int, start: Rows) -> Rows:
        """Trails that any number of steps may have lengthened."""
        if self.walk is None:
            return start
        found = [row[:] for row in start] + _empty(n + 1 - len(start), self.ways.places)
        for spent in range(n):
            self.walk.push(found[spent], spent, n, found)
        return found

    def _moved(self, n: int, walked: Rows) -> Rows:
        """Trails after the last step, if there must be one."""
        if self.last is None:
            return walked
        found = _empty(n + 1, self.ways.places)
        for spent, row in enumerate(walked):
            self.last.push(row, spent, n, found)
        return found

    def _endings(self, place: int) -> Iterator[tuple[int, int, int, int]]:
        """(points, points spent, trails, what each counts for) of all turns that end at a place."""
        for n, rows in self.moved.items():
            for spent, row in enumerate(rows[:-1] if self.on else rows):
                if row[place]:
                    by = self.end_weight(place, n, spent) * self.powers[spent]
                    yield n, spent, row[place], by

    def back(self, at: At, dice: Dice) -> tuple[At, list[int]]:
        # One roll says which of all the trails it was: each step back takes its share of the
        # number, and what is left is as likely to be any trail to the place before.
        n, spent, place = at
        if self.over:
            which = wide_roll(self.ended[place], dice)
            for n, spent, count, by in self._endings(place):  # noqa: B007
                if which < count * by:
                    which //= by
                    break
                which -= count * by
        else:
            which = wide_roll(self.moved[n][spent][place], dice)
        steps: list[int] = []
        start, walked = self.start[n], self.walked[n]
        if self.last is not None:
            steps.append(place)
            spent, place, which = self.last.back(walked, n, spent, place, which)
        while self.walk is not None:
            if spent < len(start):
                which -= start[spent][place]
                if which < 0:
                    break
            steps.append(place)
            spent, place, which = self.walk.back(walked, n, spent, place, which)
        return self._before(n, spent, place), steps[::-1]


class _Steps:
    """One step along ways that are open, forward and backward."""

    def __init__(self, moves: Moves, barred: int) -> None:
        self.moves = moves
        self.dearest = moves.ways.costs[-1]
        self.out = [moves._open(at, barred) for at in range(moves.ways.places)]
        # By how many points are left after a step, as far as that makes a difference.
        self.into: dict[int, list[list[tuple[int, int, int]]]] = {}
        self.paid: dict[int, list[list[tuple[int, int, int]]]] = {}

    def push(self, row: list[int], spent: int, n: int, found: Rows) -> None:
        """Add trails that are a step longer than those in `row`."""
        steps = self.payable(min(n - spent, self.dearest))
        for at, count in enumerate(row):
            if count:
                for to, cost, weight in steps[at]:
                    found[spent + cost][to] += count * weight

    def payable(self, left: int) -> list[list[tuple[int, int, int]]]:
        """By place, (to, cost, weight) of the steps that can be paid."""
        if left not in self.paid:
            weight = self.moves.weight
            self.paid[left] = [
                [(to, cost, weight(at, left, cost)) for to, cost in out if cost <= left]
                for at, out in enumerate(self.out)
            ]
        return self.paid[left]

    def back(self, rows: Rows, n: int, spent: int, place: int, which: int) -> tuple[int, int, int]:
        """Points spent, place and which of its trails, before a step on one of these trails."""
        for at, cost, weight in self.before(min(n - spent, self.dearest))[place]:
            if 0 <= spent - cost < len(rows):
                count = rows[spent - cost][at] * weight
                if which < count:
                    return spent - cost, at, which // weight
                which -= count
        raise AssertionError("there are fewer trails than were counted")

    def before(self, left: int) -> list[list[tuple[int, int, int]]]:
        """By place, (from, cost, weight) of the steps there after which so much is left."""
        if left not in self.into:
            weight = self.moves.weight
            into = self.into[left] = [list[tuple[int, int, int]]() for _ in self.out]
            for at, out in enumerate(self.out):
                for to, cost in out:
                    into[to].append((at, cost, weight(at, left + cost, cost)))
        return self.into[left]


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
        unnoticed = self.flags & ~INTO | (SOME if self.flags & INTO else 0)
        free = self._reach(unnoticed, 0)
        hidden = self._reach(self.flags, self.watched) if self.watched else free
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
        self.walk, self.last = self._steps_of()
        self.walked: dict[int, list[dict[int, int]]] = {}
        self.found = found = {ENDED: [[0] * size]} if self.over else Count()
        for (n, _, _), weight, layers in self.sources:
            if not self.over and n not in found:
                found[n] = [[0] * size for _ in range(n + 1)]
            rows = found[ENDED if self.over else n]
            for row, places in zip(rows, layers, strict=True):
                for place, bit in enumerate(bin(places)[:1:-1]):
                    if bit == "1":
                        row[place] += weight
        return found

    def _reach(self, flags: int, watched: int) -> dict[int, Layers]:
        """For each place, where the steps can lead from there, by points spent."""
        reach, most, barred, shut = self.ways.reach, self.most, self.barred, self.shut
        rows = [row for rows in self.start.values() for row in rows]
        starts = {at for row in rows for at, count in enumerate(row) if count}
        return {at: reach((1 << at,), flags, most, barred, watched, shut) for at in sorted(starts)}

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
        which = wide_roll(self.found[ENDED if self.over else n][spent][place], dice)
        for before, weight, layers in self.sources:
            if (self.over or before[0] == n) and layers[spent] >> place & 1:
                which -= weight
                if which < 0:
                    return self._before(*before), self._steps(before, at, dice)
        raise AssertionError("there are fewer trails than were counted")

    def _steps(self, before: At, at: At, dice: Dice) -> list[int]:
        """The places entered between two stands, all trails alike."""
        n, spent, start = before
        rows, place = self._walked_from(start), at[2]
        costs = range(at[1] - spent, at[1] - spent + 1)
        if self.over:
            costs = range(0 if self.stops else n - spent, n - spent + (not self.on))
        counts = [sum([count for *_, count in self._last_steps(rows, k, place)]) for k in costs]
        cost, steps = costs[weighted(counts, dice)], list[int]()
        if self.last is not None:
            ways = self._last_steps(rows, cost, place)
            steps.append(place)
            cost, place, _ = ways[weighted([count for *_, count in ways], dice)]
        which = wide_roll(rows[cost][place], dice)
        while cost and self.walk is not None:
            steps.append(place)
            for source, by, _ in self.walk.before(self.walk.dearest)[place]:
                count = rows[cost - by].get(source, 0) if by <= cost else 0
                if which < count:
                    cost, place = cost - by, source
                    break
                which -= count
        return steps[::-1]

    def _last_steps(self, rows: list[dict[int, int]], cost: int, place: int) -> list[At]:
        """(cost, place, trails) before the last step to a place, or there if there need be none."""
        if self.last is None:
            return [(cost, place, rows[cost].get(place, 0))]
        into = self.last.before(self.last.dearest)[place]
        return [(cost - by, at, rows[cost - by].get(at, 0)) for at, by, _ in into if by <= cost]

    def _walked_from(self, start: int) -> list[dict[int, int]]:
        """How many ways there are from a place to each other, by what they cost."""
        if start not in self.walked:
            rows: list[dict[int, int]] = [{} for _ in range(self.most + 1)]
            rows[0][start] = 1
            steps = self.walk.payable(self.walk.dearest) if self.walk is not None else []
            for spent, row in enumerate(rows if steps else ()):
                for at, count in row.items():
                    for to, cost, _ in steps[at]:
                        if spent + cost <= self.most:
                            further = rows[spent + cost]
                            further[to] = further.get(to, 0) + count
            if len(self.walked) >= MOST_WALKED:
                self.walked.clear()
            self.walked[start] = rows
        return self.walked[start]


def _empty(rows: int, places: int) -> Rows:
    return [[0] * places for _ in range(rows)]


def _row(places: int, size: int, count: int) -> list[int]:
    return [count if places >> at & 1 else 0 for at in range(size)]

"""Belief on a graph: where a hidden figure can be, by all that was seen of it.

A game whose figure moves in secret keeps a `Belief` in its state and changes it at public
moments only, however many secret steps lie between two of them:

    belief.begin(points)               # its turn begins: a secret roll sets its points
    belief.spread(WAYS, barred, shut)  # any number of steps since the last public moment
    belief.seen(1 << 17)               # now it stands on 17; points spent are cut to match
    belief.spread(WAYS, barred, shut)
    belief.end()                       # its turn is over
    belief.seen(~lit)                  # it is nowhere in the light

A set of places is a bit set; `~places` is every other place. During a turn there is one set
for each number of points spent. `seen(places, ago, WAYS)` speaks of an earlier moment: what
follows from it is spread forward again. `trails.py` tells how the figure may have come
here, and weighs places by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from gloam.kernel.core.bit_sets import union
from gloam.kernel.core.dice import Dice, weighted
from gloam.kernel.hidden.deal_group import Contradiction

# From, to, cost in points (at least 1), gate. A way with a gate can be shut; staying where
# one is, if it costs points, is a way from a place to itself.
Way: TypeAlias = tuple[int, int, int, int]

NO_GATE: Final = -1

Layers: TypeAlias = tuple[int, ...]  # by points spent, a bit set of places

# A public moment: flags; points of the turn; what was barred, watched and shut on the way to
# it; where the figure can be. (State annotations spell this out: they are read as source.)
Moment: TypeAlias = tuple[int, tuple[int, ...], int, int, int, Layers]

# How many steps led to a moment; with none of these any number, none included.
ONE: Final = 1  # exactly one
SOME: Final = 32  # at least one
INTO: Final = 64  # at least one, and only the last one led into a watched place

FRESH: Final = 2  # the turn began just before
OVER: Final = 4  # the turn ended here: the layers are one
STOPS: Final = 8  # in this turn the figure may stop before its points are spent
ON: Final = 16  # it is known to have points left here


class Stand(NamedTuple):
    """Where a figure stands, what it has spent in its turn and what it had (0 between turns)."""

    place: int
    spent: int
    points: int


def last_barred(flags: int, barred: int, watched: int) -> int:
    """Where the last step to a moment cannot have led."""
    return barred | ~watched if flags & INTO else barred | watched


def both_ways(a: int, b: int, cost: int = 1, gate: int = NO_GATE) -> tuple[Way, Way]:
    """A link that can be gone in both directions."""
    return (a, b, cost, gate), (b, a, cost, gate)


class Ways:
    """How one goes from place to place: fixed data, one for a board, kept out of the state.

    What changes is given with each question: `barred`, places that cannot be entered, and
    `shut`, a bit set of gates. Spreading a set takes some microseconds for 450 places.
    """

    def __init__(self, ways: Iterable[Way]) -> None:
        self.ways = tuple(ways)
        if any(cost < 1 for _, _, cost, _ in self.ways):
            raise ValueError("a way costs at least one point")
        self.places = 1 + max([max(start, to) for start, to, _, _ in self.ways], default=0)
        self.costs = tuple(sorted({cost for _, _, cost, _ in self.ways}))
        self.out: list[list[Way]] = [[] for _ in range(self.places)]
        self._free = {cost: [0] * self.places for cost in self.costs}
        self._gates: dict[int, list[tuple[int, int, int]]] = {cost: [] for cost in self.costs}
        self._octets: dict[int, dict[int, int]] = {cost: {} for cost in self.costs}
        for way in self.ways:
            start, to, cost, gate = way
            self.out[start].append(way)
            if gate == NO_GATE:
                self._free[cost][start] |= 1 << to
            else:
                self._gates[cost].append((1 << gate, 1 << start, 1 << to))

    def walk(self, layers: Layers, most: int, barred: int = 0, shut: int = 0) -> Layers:
        """Where any number of steps leads, by points spent, if `most` may be spent in all."""
        found = [*layers, *[0] * (most + 1 - len(layers))]
        for spent in range(most):
            self._push(found, found[spent], spent, barred, shut)
        return tuple(found)

    def step(self, layers: Layers, most: int, barred: int = 0, shut: int = 0) -> Layers:
        """Where exactly one step leads, by points spent, if `most` may be spent in all."""
        found = [0] * (most + 1)
        for spent, places in enumerate(layers):
            self._push(found, places, spent, barred, shut)
        return tuple(found)

    def reach(
        self, layers: Layers, flags: int, most: int, barred: int, watched: int, shut: int
    ) -> Layers:
        """Where as many steps lead as the flags of a moment say."""
        found = layers if flags & ONE else self.walk(layers, most, barred | watched, shut)
        if flags & (ONE | SOME | INTO):
            found = self.step(found, most, last_barred(flags, barred, watched), shut)
        return found

    def _push(self, found: list[int], places: int, spent: int, barred: int, shut: int) -> None:
        """Add what one step from `places` reaches, where `spent` points were spent before."""
        if not places:
            return
        for cost in self.costs:
            if spent + cost < len(found):
                found[spent + cost] |= self._ahead(places, cost, shut) & ~barred

    def _ahead(self, places: int, cost: int, shut: int) -> int:
        """Where the ways of one cost lead from a set of places.

        Eight places at a time, and each eight only once: ways without a gate never change.
        """
        known = self._octets[cost]
        found = base = 0
        for octet in places.to_bytes((places.bit_length() + 7) >> 3, "little"):
            if octet:
                ahead = known.get(base + octet)
                if ahead is None:
                    ahead = known[base + octet] = self._ahead_of_octet(base >> 5, octet, cost)
                found |= ahead
            base += 256
        for gate, start, to in self._gates[cost]:
            if places & start and not shut & gate:
                found |= to
        return found

    def _ahead_of_octet(self, first: int, octet: int, cost: int) -> int:
        found = 0
        for at in range(8):
            if octet >> at & 1:
                found |= self._free[cost][first + at]
        return found


@dataclass(slots=True)
class Belief:
    """Where one hidden figure can be. Part of a state: plain data, shared when copied.

    `moments` are public moments, the last one is now; as many older ones are kept as `keep`
    says, for observations that speak of the past. Every change either keeps at least one
    place or raises `Contradiction` and changes nothing.
    """

    moments: tuple[tuple[int, tuple[int, ...], int, int, int, tuple[int, ...]], ...]
    keep: int = 0
    points: tuple[int, ...] = ()  # in a turn: [n] is the weight of having n points
    stops: bool = False
    fresh: bool = False  # the turn has begun and nothing was spread since
    moment: int = 0  # how many moments there were before this one: `ago` is a difference of two

    @classmethod
    def at(cls, places: int, keep: int = 0) -> Belief:
        """A figure that is somewhere in a set of places."""
        if not places:
            raise Contradiction("a figure must be somewhere")
        return cls(((OVER, (), 0, 0, 0, (places,)),), keep)

    @property
    def layers(self) -> Layers:
        """Where it can be now, by points spent in this turn; one set between turns."""
        return self.moments[-1][5]

    @property
    def places(self) -> int:
        """Where it can be now."""
        return union(self.layers)

    def begin(self, points: Sequence[int], stops: bool = False) -> None:
        """A turn begins: `points[n]` is the weight of having n points (a secret roll).

        With `stops` it may end the turn at any time; without, it spends all points, and from
        every place there must be a way that costs one and is never barred.
        """
        if self.points:
            raise ValueError("the figure's turn is not over yet")
        if not points or not points[-1] or min(points) < 0:
            raise ValueError(f"points have weights, and the last of them counts: {points}")
        self.points = tuple(points)
        self.stops = stops
        self.fresh = True

    def spread(
        self, ways: Ways, barred: int = 0, shut: int = 0, watched: int = 0, flags: int = 0
    ) -> None:
        """Any number of secret steps since the last moment, or exactly one (`flags=ONE`).

        `watched` places could have been entered, but it would have been noticed: it was not
        there; or it was noticed, as its last step led to one of them (`flags=INTO`). This
        makes a new moment.
        """
        if not self.points:
            raise ValueError("the figure moves in its turn only: begin one")
        flags |= (FRESH if self.fresh else 0) | (STOPS if self.stops else 0)
        if self.moments[-1][0] & ON and not flags & (ONE | INTO | FRESH | STOPS):
            flags |= SOME  # it had points left and must spend them
        way = flags, self.points, barred, watched, shut
        moved = (*way, _spread(ways, self.layers, way))
        if not any(moved[5]):
            raise Contradiction("the figure had no way to go")
        self.moments = (*self.moments[-self.keep :], moved) if self.keep else (moved,)
        self.moment += 1
        self.fresh = False

    def gain(self, points: int) -> None:
        """Everybody sees that the figure gets points beyond those that it had."""
        if not self.points:
            raise ValueError("the figure gets points in its turn only: begin one")
        self.points = (*[0] * points, *self.points)

    def end(self) -> None:
        """The turn is over: its points have been spent, or it has stopped."""
        flags, points, barred, watched, shut, layers = self.moments[-1]
        if not self.fresh:
            ended = _gather(layers, points, self.stops)
            if not ended or (flags & ON and not self.stops):
                raise Contradiction("the figure's turn cannot be over: it has points left")
            self._replace((flags | OVER, points, barred, watched, shut, (ended,)))
        self.points = ()
        self.fresh = False

    def goes_on(self) -> None:
        """It is known that the figure has points left now; so it will go on unless it stops."""
        if self.fresh or not self.points:
            raise ValueError("this can be known in the middle of a turn only")
        flags, points, barred, watched, shut, layers = self.moments[-1]
        left = (*layers[:-1], 0)
        if not any(left):
            raise Contradiction("the figure has spent all its points")
        self._replace((flags | ON, points, barred, watched, shut, left))

    def seen(self, places: int, ago: int = 0, ways: Ways | None = None) -> None:
        """The figure is in this set; or was, `ago` moments before now.

        A cut in the past is spread forward again, for which the ways are needed.
        """
        at = len(self.moments) - 1 - ago
        if at < 0 or ago < 0:
            raise ValueError(f"{ago} moments ago: only {len(self.moments) - 1} are kept")
        moments = list(self.moments)
        moments[at] = _cut(moments[at], [layer & places for layer in moments[at][5]])
        for later in range(at + 1, len(moments)):
            if ways is None:
                raise ValueError("an observation of the past needs the ways")
            before, now = moments[later - 1], moments[later]
            spread = _spread(ways, before[5], now[:5])
            moments[later] = _cut(now, [a & b for a, b in zip(spread, now[5], strict=True)])
        self.moments = tuple(moments)

    def sample(self, dice: Dice) -> Stand:
        """A stand, all places alike; of one place, all points spent; points by their weights."""
        layers = self.layers
        places = union(layers)
        place = nth_member(places, dice.roll(places.bit_count()))
        if not self.points:
            return Stand(place, 0, 0)
        able = [spent for spent, layer in enumerate(layers) if layer >> place & 1]
        spent = able[dice.roll(len(able))] if len(able) > 1 else able[0]
        least = spent + 1 if not self.fresh and self.moments[-1][0] & ON else spent
        return Stand(place, spent, least + weighted(self.points[least:], dice))

    def _replace(self, now: Moment) -> None:
        self.moments = (*self.moments[:-1], now)


def nth_member(places: int, n: int) -> int:
    """The member of a bit set that has `n` smaller ones."""
    first, width = 0, places.bit_length()
    while width > 1:
        half = width >> 1
        low = places & (1 << half) - 1
        below = low.bit_count()
        if n < below:
            places, width = low, half
        else:
            places, width = places >> half, width - half
            n -= below
            first += half
    return first


def _spread(ways: Ways, layers: Layers, way: tuple[int, tuple[int, ...], int, int, int]) -> Layers:
    """Where the figure can be at a moment, if `layers` were possible at the one before."""
    flags, points, barred, watched, shut = way
    found = ways.reach(layers, flags, len(points) - 1, barred, watched, shut)
    if flags & ON:
        found = (*found[:-1], 0)
    return (_gather(found, points, bool(flags & STOPS)),) if flags & OVER else found


def _gather(layers: Layers, points: Sequence[int], stops: bool) -> int:
    """Where a turn can have ended."""
    return union([at for at, weight in zip(layers, points, strict=True) if stops or weight])


def _cut(moment: Moment, layers: Sequence[int]) -> Moment:
    if not any(layers):
        raise Contradiction("the figure cannot be where it is said to be")
    flags, points, barred, watched, shut, _ = moment
    return flags, points, barred, watched, shut, tuple(layers)

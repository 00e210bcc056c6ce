"""How a figure of the Adversary goes, as a graph for the belief.

A place of the belief is a space, the mirror colour that is open, and whether a ride has carried
it in this turn: one copy of the board for each. `Ground.every_copy` times a set of spaces is
these spaces whatever else holds.

A way may hang on several things at once: a Window with Noise on it, a space that is barred but
from a Secret Passage, a seat that is free. Such a set of `Terms` is one gate.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from gloam.games.stifling_dark.rules.board.board_in_play import Ground, Passages
from gloam.kernel.hidden.graph import NO_GATE, Way, Ways

Term = tuple[str, int]  # what must hold, and of which gate, space or seat
Terms = tuple[Term, ...]

Dear = tuple[int, ...]  # sets of spaces: each that a space is in makes it cost 1 MP more

CHEAP: Final[Dear] = ()
HARD, EASY, ENTERS, CARRIED, STAYS, STOPS = "hard", "easy", "enters", "carried", "stays", "stops"
WAYS_KEPT: Final = 24


def extra(dear: Dear, space: int) -> int:
    """The MP that a space costs more."""
    return sum([spaces >> space & 1 for spaces in dear])


class Place(NamedTuple):
    """A place of the belief, taken apart."""

    space: int
    colour: int  # -1 on a board without mirrors
    rode: bool


class FigureWays:
    """All ways on a board with some Secret Passages, and what each gate hangs on.

    What `dear` spaces cost more is part of the ways.
    """

    def __init__(self, ground: Ground, passages: Passages, dear: Dear) -> None:
        self.ground = ground
        self.dear = dear
        self.joined = {*passages, *[(b, a) for a, b in passages]}
        self.halves = {space for pair in passages for space in pair}
        self.terms: list[Terms] = []
        self._gate: dict[Terms, int] = {}
        found: list[Way] = []
        for copy in range(ground.copies):
            colour = place_at(ground, copy * ground.size).colour
            lines = ground.near_of[ground.colours[colour] if colour >= 0 else ""]
            for one, near in enumerate(lines):
                for other in near:
                    if (one, other) not in self.joined:
                        found += self._line(copy, one, other)
            for one, other in sorted(self.joined):
                found += self._enter(copy, one, other, 1, ())  # rule: token.secret-passage-pair
        self.ways = Ways(found)

    def shut(self, holds: Callable[[Term], bool]) -> int:
        """The gates of which not all terms hold."""
        shut = 0
        for gate, terms in enumerate(self.terms):
            if not all(holds(term) for term in terms):
                shut |= 1 << gate
        return shut

    def _line(self, copy: int, one: int, other: int) -> list[Way]:
        """1 MP; by a Window 2, or 1 if it is Open."""
        # rule: adv.move, window.adversary, token.open-window
        into: Terms = ((ENTERS, other),) if other in self.halves else ()
        window = self.ground.window_between.get((one, other), -1)
        if window < 0:
            return self._enter(copy, one, other, 1, into)
        hard = self._enter(copy, one, other, 2, ((HARD, window), *into))
        return hard + self._enter(copy, one, other, 1, ((EASY, window), *into))

    def _enter(self, copy: int, one: int, other: int, cost: int, terms: Terms) -> list[Way]:
        """Onto a seat, if no ride has carried it yet: on to the next carriage, or it is taken,
        or it is noticed before that."""
        size, copies = self.ground.size, self.ground.copies
        cost += extra(self.dear, other)
        start, to = copy * size + one, copy * size + other
        ahead = self.ground.next_seat.get(other)
        if ahead is None or copy >= copies // 2:
            return [(start, to, cost, self._gate_of(terms))]
        rode = copies // 2 * size
        return [
            (start, to - other + ahead + rode, cost, self._gate_of((*terms, (CARRIED, other)))),
            (start, to + rode, cost, self._gate_of((*terms, (STAYS, other)))),
            (start, to, cost, self._gate_of((*terms, (STOPS, other)))),
        ]  # rule: ride.carry, ride.adversary-secret

    def _gate_of(self, terms: Terms) -> int:
        if not terms:
            return NO_GATE
        if terms not in self._gate:
            self._gate[terms] = len(self.terms)
            self.terms.append(terms)
        return self._gate[terms]


@lru_cache(WAYS_KEPT)
def ways_of(ground: Ground, passages: Passages, dear: Dear = CHEAP) -> FigureWays:
    return FigureWays(ground, passages, dear)


@lru_cache(64)
def window_ways(ground: Ground, window: int, dear: Dear = CHEAP) -> Ways:
    """Through one Window and nowhere else; the gate 0 that is there besides is always shut."""
    one, other = ground.window_ends[window]
    last = ground.size * ground.copies - 1
    found: list[Way] = [(last, last, 2, 0)]
    for copy in range(ground.copies):
        base = copy * ground.size
        for here, there in ((one, other), (other, one)):
            found.append((base + here, base + there, 2 + extra(dear, there), NO_GATE))
    return Ways(found)


def place_at(ground: Ground, place: int) -> Place:
    copy, space = divmod(place, ground.size)
    if not ground.colours:
        return Place(space, -1, copy > 0)
    rode, colour = divmod(copy, len(ground.colours))
    return Place(space, colour, rode > 0)


def spaces_in(ground: Ground, places: int) -> int:
    """The spaces of a set of places."""
    found = 0
    while places:
        found |= places & ground.everywhere
        places >>= ground.size
    return found

"""How a hidden figure may have come where it is: trails, counted forward, drawn backward.

A game declares by which measure its figure's trails are weighed:

- `PLACES`: all places alike; of a place all points spent; of these all trails;
- `OPTIONS`: at each step all options alike: ways that are open and affordable, and to stop
  where it may;
- `ENDS`: at each moment all ends alike that it could reach since the moment before: places
  where its turn may end, or else stands (a place and points spent).

The last two also weigh a secret roll by its chances, and so tell how likely each place is,
and how many points it has spent and left. Trails begin at the oldest moment that the belief
keeps, where all places are alike. Counts are whole numbers of any size; they are made when
first asked for, kept for the last few beliefs, and never stored.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate, takewhile
from typing import Final, NamedTuple

from gloam.kernel.core.dice import Dice, wide_roll
from gloam.kernel.hidden.graph import Belief, Moment, Stand, Ways
from gloam.kernel.hidden.trail_counts import ENDED, Ends, Moves, Options, Walks

PLACES: Final = "places"
OPTIONS: Final = "options"
ENDS: Final = "ends"


class Trail(NamedTuple):
    """Where the figure stands, and the places it has entered on the way to each kept moment.

    `entered[0]` has one place, where the trail begins; the others may be empty.
    """

    stand: Stand
    entered: list[list[int]]


def sample(ways: Ways, belief: Belief, dice: Dice, measure: str = PLACES) -> Stand:
    """Where the figure stands, drawn by a measure."""
    if measure == PLACES:
        return belief.sample(dice)
    return _trails(ways, belief, measure).stand(belief, dice)


def sample_trail(ways: Ways, belief: Belief, dice: Dice, measure: str = PLACES) -> Trail:
    """Where the figure stands and how it came there, drawn by a measure."""
    stand = sample(ways, belief, dice, measure)
    return Trail(stand, _trails(ways, belief, measure).entered(belief, stand, dice))


def weights(ways: Ways, belief: Belief, measure: str) -> dict[Stand, int]:
    """How likely each stand is by `OPTIONS` or `ENDS`, in whole numbers."""
    return _trails(ways, belief, measure).weights(belief)


class _Trails:
    """All trails through the moments of a belief."""

    def __init__(
        self, ways: Ways, moments: tuple[Moment, ...], measure: str, moves: list[Moves]
    ) -> None:
        self.ways = ways
        self.moments = moments
        self.measure = measure
        self.moves = moves  # as far as they are counted already
        kind = Ends if measure == ENDS else Options if measure == OPTIONS else Walks
        for moment in moments[len(moves) :]:
            self.moves.append(kind(ways, moment, self.moves[-1] if self.moves else None))
        self._sums: tuple[list[Stand], list[int]] | None = None  # for the last turn asked about
        self._sums_for: tuple[int, ...] = ()

    def weights(self, belief: Belief) -> dict[Stand, int]:
        last = self.moves[-1]
        if last.over:
            rolls = last.rolls(belief.points) if belief.points else [(0, 1)]
            ended = last.after[ENDED][0]
            return {
                Stand(at, 0, n): count * weight
                for n, weight in rolls
                for at, count in enumerate(ended)
                if count
            }
        gained = len(belief.points) - len(last.points)
        return {
            Stand(at, spent, n + gained): count * last.scale ** (last.most - spent)
            for n, rows in last.after.items()
            for spent, row in enumerate(rows)
            for at, count in enumerate(row)
            if count
        }

    def stand(self, belief: Belief, dice: Dice) -> Stand:
        if self._sums is None or self._sums_for != belief.points:
            found = self.weights(belief)
            self._sums = list(found), list(accumulate(found.values()))
            self._sums_for = belief.points
        stands, sums = self._sums
        return stands[bisect_right(sums, wide_roll(sums[-1], dice))]

    def entered(self, belief: Belief, stand: Stand, dice: Dice) -> list[list[int]]:
        """The places entered on the way to each moment, for a stand at the last one."""
        last = self.moves[-1]
        n = stand.points - (len(belief.points) - len(last.points))
        at = (ENDED if last.over else n if self.measure != PLACES else last.most), *stand[1::-1]
        found: list[list[int]] = []
        for moves in self.moves[:0:-1]:
            at, steps = moves.back(at, dice)
            found.append(steps)
        return [[at[2]], *found[::-1]]


def _trails(ways: Ways, belief: Belief, measure: str) -> _Trails:
    """Counted trails, kept for the beliefs asked about last.

    Copies of a belief share their moments, and one that has gone on shares the older ones:
    what was counted for these is used again.
    """
    moments, moves = belief.moments, list[Moves]()
    for kept in _KEPT:
        if kept.ways is ways and kept.measure == measure:
            if kept.moments is moments:
                return kept
            same = list(takewhile(_is_same, zip(kept.moments, moments, strict=False)))
            if len(same) > len(moves):
                moves = kept.moves[: len(same)]
    made = _Trails(ways, moments, measure, moves)
    _KEPT.insert(0, made)
    del _KEPT[_MOST_KEPT:]
    return made


def _is_same(pair: tuple[Moment, Moment]) -> bool:
    return pair[0] is pair[1]


_KEPT: Final[list[_Trails]] = []
_MOST_KEPT: Final = 8

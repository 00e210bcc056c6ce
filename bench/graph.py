"""What belief on a graph costs: `python -m bench.graph`. Wanted: a turn 1 ms, a sample 0.2 ms.

A board of 450 places in 21 columns, each linked with its neighbours; a figure with a secret
roll of up to nine points that stops when it likes; some places barred and some gates shut in
every turn. The first draw by a measure counts all trails; draws after it are drawn from these.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

from gloam.kernel.core.cards import set_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.graph import NO_GATE, Belief, Way, Ways, both_ways
from gloam.kernel.hidden.trails import ENDS, OPTIONS, PLACES, sample, sample_trail

PLACES_ON_BOARD, COLUMNS, GATES = 450, 21, 40
POINTS = (0, 0, 0, 0, 0, 1, 1, 1, 1, 1)
TURNS = 6  # kept, so that trails go back so far


def board(chance: random.Random) -> Ways:
    ways: list[Way] = []
    for place in range(PLACES_ON_BOARD):
        for to in (place + 1, place + COLUMNS):
            if to < PLACES_ON_BOARD and (to % COLUMNS or to != place + 1):
                gate = chance.randrange(GATES) if chance.random() < 0.05 else NO_GATE
                ways += both_ways(place, to, chance.choice((1, 1, 1, 1, 2)), gate)
    return Ways(ways)


def a_turn(ways: Ways, belief: Belief, chance: random.Random) -> None:
    belief.begin(POINTS, stops=True)
    belief.spread(ways, set_of(chance.sample(range(PLACES_ON_BOARD), 4)), chance.getrandbits(GATES))
    belief.end()


def timed(act: Callable[[], object]) -> float:
    """Milliseconds."""
    start = perf_counter()
    act()
    return (perf_counter() - start) * 1000


def main() -> None:
    chance, dice = random.Random(1), Dice(b"bench")
    ways = board(chance)
    belief = Belief.at(1 << 200, keep=TURNS)
    times = [timed(lambda: a_turn(ways, belief, chance)) for _ in range(200)]
    say(f"a turn: {median(times):.3f} ms ({belief.places.bit_count()} places possible)")
    seen = Belief.at(1 << 200, keep=TURNS)
    for _ in range(TURNS):
        a_turn(ways, seen, chance)
    lit = set_of(chance.sample(range(PLACES_ON_BOARD), 5))
    past = [timed(lambda: seen.seen(~lit, TURNS - 1, ways)) for _ in range(50)]
    say(f"a cut {TURNS - 1} turns ago: {median(past):.3f} ms")
    for measure in (PLACES, OPTIONS, ENDS):
        for word, draw in (("stand", sample), ("trail", sample_trail)):
            act = partial(draw, ways, seen, dice, measure)
            first, rest = timed(act), [timed(act) for _ in range(200)]
            say(f"a {word} by {measure}: {median(rest):.3f} ms, the first {first:.1f} ms")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()

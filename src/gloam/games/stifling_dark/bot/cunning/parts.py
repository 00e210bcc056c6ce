"""The Parts of the Truck: who fetches which, so that it is started soonest.

One Part a round is installed and one try a round is made, with a better chance for each Part: so
two Parts that come early are worth more than three that one Investigator brings late.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import ceil
from typing import Final, NamedTuple

from gloam.games.stifling_dark.bot.cunning.routes import Job, Route, Walker, routes_of
from gloam.games.stifling_dark.bot.walking import Roads

# A list: compiled, a Final that is a tuple of floats counts as never set.
CHANCES: Final[list[float]] = [0.0, 1 / 6, 1 / 2, 1.0]  # of starting it, by Parts
PACE: Final = 5.5  # MP a round
HORIZON: Final = 16  # rounds that are looked ahead
WAY_COUNTS: Final = 0.004  # of all ways together, beside the round in which it starts


class Errand(NamedTuple):
    """What one Investigator does: these Parts in order, and when they are at the Truck."""

    jobs: tuple[int, ...]
    time: float


@lru_cache(maxsize=512)
def fetchers(
    roads: Roads,
    team: tuple[Walker, ...],
    held: tuple[int, ...],
    jobs: tuple[Job, ...],
    truck: int,
    installed: int,
    all_aboard: bool,
) -> tuple[Errand, ...]:
    """For each of the team their errand, if they hold so many Parts. Whoever has none waits."""
    carrying = [walker._replace(carries=True) for walker in team]
    routes = [routes_of(walker, jobs, (truck,), roads.far) for walker in carrying]
    best: tuple[float, tuple[Route, ...]] | None = None
    for given in product(range(len(team) + 1), repeat=len(jobs)):  # one more: nobody fetches it
        chosen = tuple(
            [
                routes[n][sum([1 << j for j, to in enumerate(given) if to == n])]
                for n in range(len(team))
            ]
        )
        brought = [held[n] + len(route.jobs) for n, route in enumerate(chosen)]
        late = started([route.time for route in chosen], brought, installed, all_aboard)
        late += WAY_COUNTS * sum([r.time for r, n in zip(chosen, brought, strict=True) if n])
        if best is None or late < best[0]:
            best = late, chosen
    assert best is not None
    return tuple([Errand(route.jobs, route.time) for route in best[1]])


def started(
    times: Sequence[float], brought: Sequence[int], installed: int, all_aboard: bool
) -> float:
    """The round, from now, in which it is started on average."""
    arrives = [max(0, ceil(time / PACE) - 1) for time in times]
    left, parts, late = 1.0, installed, 0.0
    for turn in range(HORIZON):
        there = [at <= turn for at in arrives]
        waiting = installed + sum([n for n, here in zip(brought, there, strict=True) if here])
        installs = parts < waiting
        parts += installs
        ready = all(there) if all_aboard else sum(there) > installs
        if ready and sum(there) > installs:
            late += left * CHANCES[parts] * turn
            left *= 1.0 - CHANCES[parts]
    return late + left * HORIZON

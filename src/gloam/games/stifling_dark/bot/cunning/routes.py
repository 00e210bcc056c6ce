"""The shortest way to do several things: who of the team does which, and in which order.

Whatever is to be fetched is a `Job`: one goes to any of its `first` spaces and from there to its
`spot`. All that is carried ends at one of some `ends`. Times are in MP of the way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

SUM_COUNTS: Final = 0.15  # of what all walk together, beside what the last one walks

Far = Callable[[int, int], float]  # from a space, to a space


class Job(NamedTuple):
    first: tuple[int, ...]
    spot: int


class Walker(NamedTuple):
    """Somebody who may do jobs: where they stand, and how slow they are (1: as usual)."""

    space: int
    slowness: float
    carries: bool  # something that has to go to an end anyway


class Route(NamedTuple):
    time: float
    jobs: tuple[int, ...]  # in order


def routes_of(walker: Walker, jobs: Sequence[Job], ends: Sequence[int], far: Far) -> list[Route]:
    """The best route for each subset of the jobs (as a bit set)."""
    home = [min([far(job.spot, end) for end in ends], default=0.0) for job in jobs]
    lead = [leg(walker.space, job, far) for job in jobs]
    between = [[leg(job.spot, other, far) for other in jobs] for job in jobs]
    # Of all orders that end with a job the shortest, by the set of jobs done.
    best: list[dict[int, Route]] = [{} for _ in range(1 << len(jobs))]
    idle = min([far(walker.space, end) for end in ends], default=0.0) if walker.carries else 0.0
    found = [Route(idle * walker.slowness, ())]
    for done in range(1, 1 << len(jobs)):
        for last in range(len(jobs)):
            if not done >> last & 1:
                continue
            before = done & ~(1 << last)
            if not before:
                best[done][last] = Route(lead[last], (last,))
                continue
            ways = [
                Route(route.time + between[mate][last], (*route.jobs, last))
                for mate, route in best[before].items()
            ]
            best[done][last] = min(ways)
        whole = [Route(route.time + home[last], route.jobs) for last, route in best[done].items()]
        time, order = min(whole)
        found.append(Route(time * walker.slowness, order))
    return found


def leg(start: int, job: Job, far: Far) -> float:
    return min([far(start, first) + far(first, job.spot) for first in job.first])


def share_out(routes: Sequence[Sequence[Route]], wanted: int) -> list[Route]:
    """One route each, with so many jobs done together, so that the last is done soonest."""
    jobs = len(routes[0])
    # By the set of jobs done: the longest time, the sum, and everybody's route.
    plans: list[tuple[float, float, tuple[Route, ...]] | None] = [None] * jobs
    plans[0] = (0.0, 0.0, ())
    for own in routes:
        after: list[tuple[float, float, tuple[Route, ...]] | None] = [None] * jobs
        for done, plan in enumerate(plans):
            if plan is None:
                continue
            for mine, route in enumerate(own):
                if mine & done:
                    continue
                longest, total, given = plan
                new = max(longest, route.time), total + route.time, (*given, route)
                old = after[mine | done]
                if old is None or worth(new) < worth(old):
                    after[mine | done] = new
        plans = after
    full = [plan for done, plan in enumerate(plans) if plan and done.bit_count() == wanted]
    return list(min(full, key=worth)[2])


def worth(plan: tuple[float, float, tuple[Route, ...]]) -> float:
    return plan[0] + SUM_COUNTS * plan[1]

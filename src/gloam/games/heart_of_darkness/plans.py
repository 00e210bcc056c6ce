"""A bot's plan for the rest of its turn: the best job, and the best after it."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.heart_of_darkness.island import HARBOUR, HEART
from gloam.games.heart_of_darkness.jobs import Job, gathering, jobs
from gloam.games.heart_of_darkness.reckoning import Steps, danger, ways_of
from gloam.games.heart_of_darkness.state import Heart
from gloam.kernel.core.asks import Key

ACTION = 0.5  # what an Action is worth
LATER = 0.6  # what is left of a job's worth when it has to wait for the next turn
NO_HOPE = 12.0  # a job that is so much worse than the best is not made good by what follows


def best_job(game: Heart, who: int) -> tuple[Job, float]:
    """The job to turn to, and what the turn is worth with it; the place is here to stay."""
    here = game.place[who]
    far = ways_of(game, who)
    left, gather = gathering(game, who, far)
    open_jobs = [job for job in jobs(game, who, far) if job.worth > 0]
    if gather is not None:
        open_jobs = [
            job
            for job in open_jobs
            if far[here][job.place] + job.need + far[job.place][HARBOUR] <= left
        ]
        open_jobs.append(gather)
    open_jobs += [Job(near, 0, 0.0) for near in game.island.near[here] if near != HEART]
    firsts = [(_worth(job, far[here][job.place], game.actions), job) for job in open_jobs]
    firsts.sort(reverse=True)
    fears: dict[int, float] = {}
    best, chosen = -_fear(game, who, here, fears), Job(here, 0, 0.0)
    for alone, job in firsts:
        if alone < best - NO_HOPE and job.worth:
            break
        worth = alone + _and_then(game, who, job, open_jobs, far, fears)
        if worth > best:
            best, chosen = worth, job
    return chosen, best


def _worth(job: Job, away: int, actions: int) -> float:
    """What a job is worth at a distance with so many Actions left."""
    cost = away + job.need
    if cost <= actions:
        return job.worth - ACTION * cost
    return LATER * job.worth - ACTION * cost


def _and_then(
    game: Heart, who: int, job: Job, others: list[Job], far: Steps, fears: dict[int, float]
) -> float:
    """What can follow a job this turn, less what may happen where the turn ends."""
    left = game.actions - far[game.place[who]][job.place] - job.need
    if left < 0:
        return 0.0
    best = -_fear(game, who, job.place, fears)
    if job.ends or not left:
        return best
    ways = far[job.place]
    for other in others:
        cost = ways[other.place] + other.need
        if cost <= left and other is not job and other.worth > 0:
            worth = 0.9 * other.worth - ACTION * cost
            if worth > best:
                worth -= _fear(game, who, other.place, fears)
                best = max(best, worth)
    return best


def _fear(game: Heart, who: int, place: int, fears: dict[int, float]) -> float:
    """What ending the turn there is likely to cost; others may still help."""
    if place not in fears:
        share = 0.6 if game.waiting else 1.0
        fears[place] = share * danger(game, who, place)
    return fears[place]


def step_to(game: Heart, who: int, target: int, options: Sequence[Key]) -> Key | None:
    """The step that leads to a Location, or None if no step leads nearer."""
    far = ways_of(game, who)
    ways = [key for key in options if key[1] != HEART or target == HEART]
    if not ways:
        return None
    return min(ways, key=lambda key: (far[key[1]][target], _detour(game, key[1]), key))


def _detour(game: Heart, place: int) -> int:
    """Among equally short ways, one by Loot and not by Creatures."""
    if place in game.at:
        return 2
    return int(game.island.icon[place] != "loot" or bool(game.used >> place & 1))

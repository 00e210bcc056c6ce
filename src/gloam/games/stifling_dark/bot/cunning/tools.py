"""A tool and what goes with it (Angle Grinder and Ride Parts, Flare Gun and Ammo): one fetches
both, or two fetch one each and hand over where they meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot.cunning.plan import (
    GOODS,
    TOOLS,
    Plan,
    Stage,
    plan_of,
    walkers,
)
from gloam.games.stifling_dark.bot.cunning.routes import Job, Walker, routes_of
from gloam.games.stifling_dark.bot.errands import exits, objective_items
from gloam.games.stifling_dark.bot.walking import NO_WAY, Roads
from gloam.games.stifling_dark.state import NO_ONE, NOWHERE, StiflingDark

HANDING_OVER: Final = 3.0  # MP that it costs to meet
KINDS: Final = (TOOLS, GOODS)


def team_plan(game: StiflingDark, roads: Roads) -> Plan:
    """For everybody who has something to do."""
    opened = game.escape.open or game.escape.opens
    if game.objective in ("tunnel", "flare") and not opened:
        return tool_plan(game, roads)
    return plan_of(game)


def tool_plan(game: StiflingDark, roads: Roads) -> Plan:
    """Whatever is at the way out soonest."""
    ends = exits(game)
    lying = [
        [at for face, at in dict.fromkeys(game.escape.lying) if face in kind] for kind in KINDS
    ]
    holders = [holder_of_kind(game, kind) for kind in KINDS]
    best: tuple[float, int, Plan] | None = None
    team = list(zip(game.on_board(), walkers(game, ()), strict=True))
    for who, walker in team:
        if all(holder in (NO_ONE, who) for holder in holders):
            spots = [
                [NOWHERE] if holder == who else at
                for holder, at in zip(holders, lying, strict=True)
            ]
            found = alone(roads, walker, spots, ends)
            if found and (best is None or found[0] < best[0]):
                best = found[0], who, {who: found[1]}
    for who, walker in team:
        for mate, other in team:
            if who == mate or holders[0] not in (NO_ONE, who) or holders[1] not in (NO_ONE, mate):
                continue
            mine = leg(
                roads, walker, [] if holders[0] == who else lying[0], ends, holders[0] == who
            )
            yours = leg(
                roads, other, [] if holders[1] == mate else lying[1], ends, holders[1] == mate
            )
            time = max(mine.time, yours.time) + HANDING_OVER
            if time < NO_WAY and (best is None or time < best[0]):
                late = max(mine.time, yours.time)
                best = (
                    time,
                    who,
                    {
                        who: mine._replace(slack=late - mine.time),
                        mate: yours._replace(slack=late - yours.time),
                    },
                )
    return best[2] if best is not None else {}


def alone(
    roads: Roads, walker: Walker, spots: Sequence[Sequence[int]], ends: tuple[int, ...]
) -> tuple[float, Stage] | None:
    """One fetches what is lacking of both."""
    best: tuple[float, Stage] | None = None
    for tool in spots[0]:
        for good in spots[1]:
            jobs = [Job((at,), at) for at in (tool, good) if at != NOWHERE]
            (route,) = routes_of(walker._replace(carries=True), jobs, ends, roads.far)[-1:]
            target = (jobs[route.jobs[0]].spot,) if route.jobs else ends
            then = jobs[route.jobs[1]].spot if len(route.jobs) > 1 else ends[0]
            stage = Stage(target, then if route.jobs else NOWHERE, route.time, 0.0)
            if best is None or route.time < best[0]:
                best = route.time, stage
    return best


def leg(
    roads: Roads, walker: Walker, spots: Sequence[int], ends: tuple[int, ...], has_it: bool
) -> Stage:
    """The way to one thing, unless it is in hand, and on to the way out."""
    home = [min([roads.far(at, end) for end in ends], default=NO_WAY) for at in spots]
    if has_it:
        time = min([roads.far(walker.space, end) for end in ends], default=NO_WAY)
        return Stage(ends, NOWHERE, time * walker.slowness, 0.0)
    ways = [(roads.far(walker.space, at) + on, at) for at, on in zip(spots, home, strict=True)]
    time, spot = min(ways, default=(NO_WAY, NOWHERE))
    return Stage((spot,), ends[0] if ends else NOWHERE, time * walker.slowness, 0.0)


def holder_of_kind(game: StiflingDark, kind: set[int]) -> int:
    for who in game.on_board():
        if kind & set(objective_items(game, who)):
            return who
    return NO_ONE


def fetched(game: StiflingDark, face: int) -> bool:
    """Does somebody hold such a thing already?"""
    return any(face in kind and holder_of_kind(game, kind) != NO_ONE for kind in KINDS)

"""The team's plan: who fetches what, so that the last of them is done as soon as can be.

Everybody works out the same plan for the whole team from what the team knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from gloam.games.stifling_dark.bot.cunning.parts import fetchers
from gloam.games.stifling_dark.bot.cunning.routes import Job, Walker, routes_of, share_out
from gloam.games.stifling_dark.bot.errands import objective_items
from gloam.games.stifling_dark.bot.goals import missing
from gloam.games.stifling_dark.bot.walking import Roads, roads_of
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.investigators_turn.moving import turn_mp
from gloam.games.stifling_dark.state import HIDDEN, NOWHERE, ON_BOARD, StiflingDark, Token
from gloam.kernel.core.bit_sets import members

USUAL_PACE: Final = 5.5  # MP a round, every other turn with a Sprint
SPRINT_SHARE: Final = 1.5
HIDDEN_AT: Final = 0.7  # of the way from a Light Switch to the farthest space of its Zone

LOCKBOX, FUSE = FACE["lockbox"], FACE["fuse"]
TOOLS: Final = {FACE["flare-gun"], FACE["angle-grinder"]}
GOODS: Final = {FACE["ammo"], FACE["ride-parts"]}


class Stage(NamedTuple):
    """What somebody does next by the plan."""

    spaces: tuple[int, ...]  # to any of them
    then: int  # where they go from there; NOWHERE: nowhere in particular
    time: float  # MP until all that is theirs is done
    slack: float  # MP that they may lose without making the team wait


Plan = dict[int, Stage]


def plan_of(game: StiflingDark) -> Plan:
    """For everybody who has something to do."""
    roads = roads_of(game)
    if not game.objective:
        return evidence_plan(game, roads)
    if game.escape.open or game.escape.opens:
        return {}
    if game.objective == "truck":
        return truck_plan(game, roads)
    if game.objective == "gate":
        return gate_plan(game, roads)
    return {}


def walkers(game: StiflingDark, carrying: Sequence[int]) -> tuple[Walker, ...]:
    found = []
    for who in game.on_board():
        pace = max(1.0, turn_mp(game, who) + SPRINT_SHARE)
        found.append(Walker(game.team[who].space, USUAL_PACE / pace, who in carrying))
    return tuple(found)


@lru_cache(maxsize=512)
def solve(
    roads: Roads,
    team: tuple[Walker, ...],
    jobs: tuple[Job, ...],
    ends: tuple[int, ...],
    wanted: int,
) -> tuple[Stage | None, ...]:
    """What each of the team does next, if so many of the jobs are wanted."""
    routes = [routes_of(walker, jobs, ends, roads.far) for walker in team]
    given = share_out(routes, min(wanted, len(jobs)))
    last = max([route.time for route in given])
    stages: list[Stage | None] = []
    for walker, route in zip(team, given, strict=True):
        slack = last - route.time
        if route.jobs:
            job = jobs[route.jobs[0]]
            first = min(
                job.first, key=lambda at: roads.far(walker.space, at) + roads.far(at, job.spot)
            )
            stages.append(Stage((first,), job.spot, route.time, slack))
        elif walker.carries:
            stages.append(Stage(ends, NOWHERE, route.time, slack))
        else:
            stages.append(None)
    return tuple(stages)


def as_plan(game: StiflingDark, stages: Sequence[Stage | None]) -> Plan:
    pairs = zip(game.on_board(), stages, strict=True)
    return {who: stage for who, stage in pairs if stage is not None}


# --- Evidence ---


def evidence_plan(game: StiflingDark, roads: Roads) -> Plan:
    wanted = missing(game)
    jobs = [
        evidence_job(game, roads, token)
        for token in game.tokens
        if wanted and token.kind == "evidence" and token.status in (HIDDEN, ON_BOARD)
    ]
    carrying = [who for who in game.on_board() if game.team[who].evidence]
    team = walkers(game, carrying)
    ends = spaces_of_kind(game.ground, "hand_in")
    return as_plan(game, solve(roads, team, tuple(jobs), ends, wanted)) if team else {}


def evidence_job(game: StiflingDark, roads: Roads, token: Token) -> Job:
    """To where it lies; or to a Light Switch and on to where it is likely to be."""
    if token.status == ON_BOARD:
        return Job((token.space,), token.space)
    switches = switches_of(game, token)
    if switches:
        return Job(switches, likely_spot(roads, switches, token.may))
    places = tuple(members(token.may))
    return Job(places, places[0])


def switches_of(game: StiflingDark, token: Token) -> tuple[int, ...]:
    """The Light Switches that would light its Zone; none once they have been used."""
    if (game.bright_zones | game.faltering) >> token.home & 1:
        return ()
    return switches_in(game.ground, token.home)


@lru_cache(maxsize=64)
def switches_in(ground: Ground, zone: int) -> tuple[int, ...]:
    return tuple([s for s in spaces_of_kind(ground, "switch") if ground.zone_mask[zone] >> s & 1])


@lru_cache(maxsize=64)
def spaces_of_kind(ground: Ground, kind: str) -> tuple[int, ...]:
    return tuple(members(ground.of_kind(kind)))


@lru_cache(maxsize=256)
def likely_spot(roads: Roads, switches: tuple[int, ...], places: int) -> int:
    """Rather far from the Light Switches: there the Adversary hides things."""
    row = sorted(members(places), key=lambda at: (min([roads.far(s, at) for s in switches]), at))
    return row[int(HIDDEN_AT * (len(row) - 1))]


# --- Objectives ---


def truck_plan(game: StiflingDark, roads: Roads) -> Plan:
    """Each carries their Part to the Truck; several fetch them at the same time."""
    jobs = tuple([Job((at,), at) for _, at in game.escape.lying])
    team, truck = game.on_board(), game.escape.truck
    held = tuple([len(objective_items(game, who)) for who in team])
    who_goes = walkers(game, ())
    errands = fetchers(roads, who_goes, held, jobs, truck, game.escape.parts, game.kind.kills == 1)
    last = max([errand.time for errand in errands], default=0.0)
    plan: Plan = {}
    for who, errand, parts in zip(team, errands, held, strict=True):
        if errand.jobs:
            then = jobs[errand.jobs[1]].spot if len(errand.jobs) > 1 else truck
            stops = (jobs[errand.jobs[0]].spot,)
            plan[who] = Stage(stops, then, errand.time, last - errand.time)
        elif parts:
            plan[who] = Stage((truck,), NOWHERE, errand.time, last - errand.time)
    return plan


def gate_plan(game: StiflingDark, roads: Roads) -> Plan:
    """The Lockbox to the Saw, the Fuse to the gate."""
    jobs = tuple([Job((at,), at) for face, at in game.escape.lying if face in (LOCKBOX, FUSE)])
    held = {who: objective_items(game, who) for who in game.on_board()}
    carrying = [who for who, faces in held.items() if faces]
    fuse = any(FUSE in faces for faces in held.values())
    ends = (game.escape.exit,) if fuse else (game.escape.saw,)
    return as_plan(game, solve(roads, walkers(game, carrying), jobs, ends, len(jobs)))

"""Where each Investigator goes now: by the team's plan, with what lies beside the way; whoever has
no part in the plan helps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gloam.games.stifling_dark.bot.aims import HEAD_START, Aim, free
from gloam.games.stifling_dark.bot.aims import aims_of as matched
from gloam.games.stifling_dark.bot.cunning.handing import meetings
from gloam.games.stifling_dark.bot.cunning.outlook import good_spots
from gloam.games.stifling_dark.bot.cunning.plan import Stage
from gloam.games.stifling_dark.bot.cunning.relays import meeting_point, relays
from gloam.games.stifling_dark.bot.cunning.tools import team_plan
from gloam.games.stifling_dark.bot.errands import GET_OUT, WAIT, exits
from gloam.games.stifling_dark.bot.goals import Goal, interests, medkits
from gloam.games.stifling_dark.bot.knowledge import beside
from gloam.games.stifling_dark.bot.walking import NO_WAY, Roads, roads_of
from gloam.games.stifling_dark.rules.ending import BANISH
from gloam.games.stifling_dark.state import FACE_DOWN, NOWHERE, ON_BOARD, StiflingDark
from gloam.kernel.core.bit_sets import members

BESIDE_THE_WAY: Final = 3  # MP that a detour for a token may cost, if nobody waits for it
AHEAD: Final = 4.0  # to be where the Objective is likely to begin
ALWAYS: Final = 1  # and even if somebody does


def aims_of(game: StiflingDark) -> dict[int, Aim]:
    """For everybody on the board who has somewhere to go."""
    if game.objective == BANISH:
        return matched(game)  # several things to fetch, and no way from one to the next
    roads = roads_of(game)
    found: dict[int, Aim] = {}
    plan = team_plan(game, roads)
    for who, stage in plan.items():
        aim = planned(game, roads, who, stage)
        if aim.cost < NO_WAY:
            found[who] = aim
    for who, mate in meetings(game).items():
        spaces = members(beside(game, game.team[mate].space))
        cost, space = nearest_of(roads, game.team[who].space, free(game, who, tuple(spaces)))
        if cost < NO_WAY:
            found[who] = Aim(space, Goal((space,), 0.0), cost)
    for who, load in relays(game, roads, plan).items():
        if who not in found:
            space = meeting_point(game, roads, load, who)
            found[who] = Aim(space, Goal((space,), 0.0), roads.far(game.team[who].space, space))
    for who in game.on_board():
        help_out = helping(game, roads, who) if who not in found else None
        if help_out is not None:
            found[who] = help_out
    return found


def planned(game: StiflingDark, roads: Roads, who: int, stage: Stage) -> Aim:
    """The next stop; a token first that lies beside the way."""
    here = game.team[who].space
    spaces = free(game, who, stage.spaces) or list(stage.spaces)
    cost, space = nearest_of(roads, here, spaces)
    allowed = max(ALWAYS, min(BESIDE_THE_WAY, stage.slack))
    for at in lying_about(game):
        detour = roads.far(here, at) + roads.far(at, space) - cost
        if detour <= allowed and game.standing(at) < 0:
            return Aim(at, Goal((at,), 0.0), roads.far(here, at))
    return Aim(space, Goal(stage.spaces, 0.0), cost)


def nearest_of(roads: Roads, here: int, spaces: Sequence[int]) -> tuple[int, int]:
    """The MP to the nearest of some spaces, and the space."""
    return min([(roads.far(here, at), at) for at in spaces], default=(NO_WAY, NOWHERE))


def lying_about(game: StiflingDark) -> list[int]:
    """What anybody may take: Points of Interest that lie open, Medical tokens."""
    found = [
        token.space
        for token in game.tokens
        if token.kind == "interest" and token.status in (ON_BOARD, FACE_DOWN)
    ]
    return found + members(game.medical)


def helping(game: StiflingDark, roads: Roads, who: int) -> Aim | None:
    """Without a part in the plan: the best of what else there is."""
    here = game.team[who].space
    best: tuple[float, Aim] | None = None
    for goal in other_goals(game, roads):
        if goal.team and who not in goal.team:
            continue
        cost, space = nearest_of(roads, here, free(game, who, goal.spaces))
        if cost >= NO_WAY:
            continue
        worth = goal.worth / (cost + HEAD_START)
        if best is None or worth > best[0]:
            best = worth, Aim(space, goal, cost)
    return best[1] if best is not None else None


def other_goals(game: StiflingDark, roads: Roads) -> Iterable[Goal]:
    if not game.objective:
        spots = good_spots(roads, game.scenario)
        ahead = [Goal(spots, AHEAD, shared=True)] if spots else []
        return [*interests(game), *medkits(game), *ahead]
    ways_out = exits(game)
    if game.escape.open or game.escape.opens:
        return [Goal(ways_out, GET_OUT, shared=True)]
    waits = (game.escape.truck,) if game.escape.truck != NOWHERE else ways_out
    near = 0
    for space in waits:
        near |= beside(game, space) & ~(1 << space)  # on the space itself one is in the way
    return [Goal(tuple(members(near)), WAIT, shared=True)]

"""Relays: whoever has nothing to do comes to meet a carrier, takes over and walks on.

Each of them has a turn in the round, so what they carry comes two turns' way in one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gloam.games.stifling_dark.bot.cunning.plan import FUSE, Plan, spaces_of_kind
from gloam.games.stifling_dark.bot.errands import exits, objective_items
from gloam.games.stifling_dark.bot.knowledge import TIRED
from gloam.games.stifling_dark.bot.walking import NO_WAY, Roads
from gloam.games.stifling_dark.rules.investigators_turn.moving import turn_mp
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.sawmill.fix_the_truck import ALL_PARTS
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark

PACE: Final = 5  # MP a turn
A_SPRINT: Final = 2  # at least
GAIN: Final = 2  # MP that a relay must save
CLOSE: Final = 6  # MP from where it goes: the carrier is there in their next turn
BENT: Final = 2  # MP that the way over a meeting may be longer
TRY: Final = 2  # Parts in the Truck with which somebody stays there to try it


class Load(NamedTuple):
    """What somebody carries, and where it is wanted."""

    carrier: int
    ends: tuple[int, ...]


def loads(game: StiflingDark, plan: Plan) -> list[Load]:
    """Of those who have nothing more to fetch."""
    found: list[Load] = []
    for who in game.on_board():
        ends = wanted_at(game, who)
        stage = plan.get(who)
        if ends and (stage is None or set(stage.spaces) == set(ends)):
            found.append(Load(who, ends))
    return found


def wanted_at(game: StiflingDark, who: int) -> tuple[int, ...]:
    """Where what somebody carries is to be brought."""
    if not game.objective:
        return spaces_of_kind(game.ground, "hand_in") if game.team[who].evidence else ()
    items = objective_items(game, who)
    if not items or game.escape.open or game.escape.opens:
        return ()
    if game.escape.truck != NOWHERE:
        return (game.escape.truck,)
    if game.objective == "gate":
        return exits(game) if FUSE in items else (game.escape.saw,)
    return exits(game)


def left(roads: Roads, space: int, ends: Sequence[int]) -> int:
    """The MP from a space to the nearest of some ends."""
    return min([roads.far(space, end) for end in ends], default=NO_WAY)


def relays(game: StiflingDark, roads: Roads, plan: Plan) -> dict[int, Load]:
    """Who goes to meet whom: for each carrier whoever is free and nearest."""
    free = [who for who in game.on_board() if may_take_over(game, who, plan)]
    found: dict[int, Load] = {}
    for load in loads(game, plan):
        at = game.team[load.carrier].space
        if burden(game, load.carrier).no_trade or left(roads, at, load.ends) <= CLOSE:
            continue
        mates = [who for who in free if who not in found and who != load.carrier]
        ahead = [who for who in mates if saves(game, roads, load, who)]
        if ahead:
            found[min(ahead, key=lambda who: roads.far(game.team[who].space, at))] = load
    return found


def may_take_over(game: StiflingDark, who: int, plan: Plan) -> bool:
    bends = burden(game, who)
    if who in plan or bends.no_trade or bends.no_involved or wanted_at(game, who):
        return False
    truck = game.escape.truck
    waits = truck != NOWHERE and TRY <= game.escape.parts < ALL_PARTS
    space = game.team[who].space
    return not (waits and (space == truck or space in game.ground.near[truck]))


def saves(game: StiflingDark, roads: Roads, load: Load, who: int) -> bool:
    """Can they meet before the carrier is nearly there?"""
    at, mine = game.team[load.carrier].space, game.team[who].space
    apart = roads.far(mine, at)
    return apart // 2 + CLOSE <= left(roads, at, load.ends)


def takes_over(game: StiflingDark, roads: Roads, who: int, carrier: int, plan: Plan) -> bool:
    """In the turn of one who stands beside a carrier: does it come farther in their hands?"""
    ends = wanted_at(game, carrier)
    if not ends or burden(game, who).no_involved or game.turn.who != who:
        return False
    stage = plan.get(carrier)
    if stage is not None and set(stage.spaces) != set(ends):
        return False
    if who in plan and not (wanted_at(game, who) and plan[who].spaces == ends):
        return False
    one, turn = game.team[who], game.turn
    mine = left(roads, one.space, ends) - turn.mp
    if not turn.sprints and one.stamina > TIRED and not burden(game, who).no_sprint:
        mine -= A_SPRINT
    theirs = left(roads, game.team[carrier].space, ends)
    if not game.team[carrier].acted:
        theirs -= max(PACE, turn_mp(game, carrier))
    return max(mine, 0) + GAIN <= theirs


def meeting_point(game: StiflingDark, roads: Roads, load: Load, who: int) -> int:
    """Beside where the carrier will be after their next turn, or is now if they have acted and are
    in reach; on their way, or they would go round."""
    at, mine = game.team[load.carrier].space, game.team[who].space
    whole = left(roads, at, load.ends)
    reach = roads.far(mine, at) - 1 <= turn_mp(game, who)
    wanted = whole - (1 if game.team[load.carrier].acted and reach else PACE + 1)
    best = mine
    least = NO_WAY
    back = roads.to(mine)
    for space in range(game.ground.size):
        if back[space] >= NO_WAY or game.standing(space) not in (-1, who):
            continue
        far = left(roads, space, load.ends)
        if roads.far(at, space) + far > whole + BENT or far >= whole:
            continue
        worth = 3 * abs(far - wanted) + roads.far(mine, space)
        if worth < least:
            best, least = space, worth
    return best

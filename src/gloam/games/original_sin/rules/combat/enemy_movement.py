"""How enemies move: to exactly their range from the target, the shortest way."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from gloam.games.original_sin.rules.asking import party_picks
from gloam.games.original_sin.rules.exploring.environment import is_difficult
from gloam.games.original_sin.rules.exploring.map import FAR, distance, next_to
from gloam.games.original_sin.state import BOSS, OriginalSin
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key


class Reach(NamedTuple):
    """What movement it takes to each space, and the space before it on the way."""

    spent: dict[int, int]
    before: dict[int, int]

    def way(self, start: int, space: int) -> list[int]:
        found: list[int] = []
        while space != start:
            found.append(space)
            space = self.before[space]
        return found[::-1]


def reach(game: OriginalSin, who: int, start: int, movement: int = FAR) -> Reach:
    """Every space that a figure can get to with so much movement."""
    # rule: minion.move-limit, minion.difficult, minion.locks, boss.move
    spent, before = {start: 0}, {start: start}
    edge = [(0, start)]
    while edge:
        so_far, at = heappop(edge)
        for space in next_to(game, at):
            total = so_far + 1 + (who != BOSS and is_difficult(game, space))
            if total <= movement and total < spent.get(space, FAR):
                spent[space], before[space] = total, at
                heappush(edge, (total, space))
    return Reach(spent, before)


def ends(game: OriginalSin, who: int, target: int, movement: int, range: int) -> list[int]:
    """Where an enemy may end its movement; more than one only if nothing tells them apart."""
    start, goal = game.figure(who).at, game.figure(target).at
    now = distance(game, start, goal)
    if now in (range, FAR) or movement <= 0:  # rule: minion.at-range, target.unreachable
        return [start]
    near = reach(game, who, start, movement)
    at_range = [s for s in near.spent if distance(game, s, goal) == range]
    if at_range:  # rule: minion.toward, minion.away, minion.route
        least = min([near.spent[space] for space in at_range])
        best = [space for space in at_range if near.spent[space] == least]
    elif now > range:
        best = _as_far_as_it_goes(game, who, near, goal, range)
    else:
        best = _farthest(game, near, goal, range)
    return best if start in best else _from_others(game, target, best)


def _as_far_as_it_goes(
    game: OriginalSin, who: int, near: Reach, goal: int, range: int
) -> list[int]:
    """Along a shortest route as far as the movement reaches."""
    # rule: minion.away-short, minion.route-measure
    left = {space: _to_range(game, who, space, goal, range) for space in near.spent}
    shortest = min([near.spent[space] + left[space] for space in near.spent])
    on_route = [s for s in near.spent if near.spent[s] + left[s] == shortest]
    nearest = min([left[space] for space in on_route])
    return [space for space in on_route if left[space] == nearest]


def _to_range(game: OriginalSin, who: int, space: int, goal: int, range: int) -> int:
    """Movement from a space to one at exactly this distance from the goal."""
    spent = reach(game, who, space).spent
    found = [cost for s, cost in spent.items() if distance(game, s, goal) == range]
    return min(found, default=FAR)


def _farthest(game: OriginalSin, near: Reach, goal: int, range: int) -> list[int]:
    """Stepping away falls short: as far off as it can get, with least movement."""
    # rule: minion.away-short
    far = {s: distance(game, s, goal) for s in near.spent if distance(game, s, goal) < range}
    most = max(far.values())
    best = [space for space in far if far[space] == most]
    least = min([near.spent[space] for space in best])
    return [space for space in best if near.spent[space] == least]


def _from_others(game: OriginalSin, target: int, spaces: list[int]) -> list[int]:
    """Of equal ways those that end farthest from the other Origins."""
    # rule: minion.route, minion.route-measure
    if len(spaces) == 1:
        return spaces
    others = [origin.at for who, origin in enumerate(game.party) if who != target]

    def away(space: int) -> tuple[int, int]:
        far = [distance(game, space, at) for at in others]
        return (min(far), sum(far)) if far else (0, 0)

    best = max([away(space) for space in spaces])
    return [space for space in spaces if away(space) == best]


def moves_to_range(
    game: OriginalSin, who: int, target: int, movement: int, range: int
) -> Flow[list[Call]]:
    """The steps that bring an enemy to its range; the party decides between equal ends."""
    spaces = ends(game, who, target, movement, range)
    options: list[Key] = [("space", space) for space in sorted(spaces)]
    key = yield from party_picks(game, options, ("enemy-route", who))
    return steps(game, who, key[1], movement)


def steps(game: OriginalSin, who: int, end: int, movement: int) -> list[Call]:
    start = game.figure(who).at
    way = reach(game, who, start, movement).way(start, end)
    return [("enter", who, space) for space in way]

"""Who goes for what.

Everybody works out the same for the whole team, from what the team knows, so that two do not run
after one thing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gloam.games.stifling_dark.bot.errands import errands
from gloam.games.stifling_dark.bot.goals import Goal, evidence, hand_ins, interests, medkits
from gloam.games.stifling_dark.bot.walking import NO_WAY, costs_to, nearest
from gloam.games.stifling_dark.state import StiflingDark

HEAD_START: Final = 3.0  # MP that are added to every way: what is near is not worth endlessly more


class Aim(NamedTuple):
    """What somebody makes for: a space, the goal, and the MP to it."""

    space: int
    goal: Goal
    cost: int


def aims_of(game: StiflingDark) -> dict[int, Aim]:
    """For everybody on the board the goal that is theirs; the best match first."""
    team = game.on_board()
    goals = all_goals(game)
    matches: list[tuple[float, int, int, Aim]] = []
    for who in team:
        costs = costs_to(game, game.team[who].space)
        for number, goal in enumerate(goals):
            if goal.team and who not in goal.team:
                continue
            space, cost = nearest(free(game, who, goal.spaces), costs)
            if cost < NO_WAY:
                worth = goal.worth / (cost + HEAD_START)
                matches.append((-worth, who, number, Aim(space, goal, cost)))
    found: dict[int, Aim] = {}
    taken: set[int] = set()
    for _, who, number, aim in sorted(matches):
        if who not in found and number not in taken:
            found[who] = aim
            if not aim.goal.shared:
                taken.add(number)
    return found


def free(game: StiflingDark, who: int, spaces: tuple[int, ...]) -> list[int]:
    """Those of some spaces on which nobody else stands."""
    taken = {one.space for other, one in enumerate(game.team) if other != who}
    return [space for space in spaces if space not in taken]


def all_goals(game: StiflingDark) -> list[Goal]:
    if game.objective:
        return [*errands(game), *medkits(game)]
    return [*hand_ins(game), *evidence(game), *interests(game), *medkits(game)]

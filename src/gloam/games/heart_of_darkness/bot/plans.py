"""A bot's plan for the rest of its turn: the best goal, and the best after it."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.heart_of_darkness.bot.evaluation import Steps, danger, ways_of
from gloam.games.heart_of_darkness.bot.goals import Goal, gathering, goals
from gloam.games.heart_of_darkness.rules.map import HARBOUR, HEART
from gloam.games.heart_of_darkness.state import Heart
from gloam.kernel.core.asks import Key

ACTION = 0.5  # what an Action is worth
LATER = 0.6  # what is left of a goal's worth when it has to wait for the next turn
NO_HOPE = 12.0  # a goal that is so much worse than the best is not made good by what follows


def best_goal(game: Heart, who: int) -> tuple[Goal, float]:
    """The goal to turn to, and what the turn is worth with it; the place is here to stay."""
    here = game.protagonists[who].place
    far = ways_of(game, who)
    left, gather = gathering(game, who, far)
    open_goals = [goal for goal in goals(game, who, far) if goal.worth > 0]
    if gather is not None:
        open_goals = [
            goal
            for goal in open_goals
            if far[here][goal.place] + goal.need + far[goal.place][HARBOUR] <= left
        ]
        open_goals.append(gather)
    open_goals += [Goal(near, 0, 0.0) for near in game.island.near[here] if near != HEART]
    firsts = [(_worth(goal, far[here][goal.place], game.turn.actions), goal) for goal in open_goals]
    firsts.sort(reverse=True)
    fears: dict[int, float] = {}
    best, chosen = -_fear(game, who, here, fears), Goal(here, 0, 0.0)
    for alone, goal in firsts:
        if alone < best - NO_HOPE and goal.worth:
            break
        worth = alone + _and_then(game, who, goal, open_goals, far, fears)
        if worth > best:
            best, chosen = worth, goal
    return chosen, best


def _worth(goal: Goal, away: int, actions: int) -> float:
    """What a goal is worth at a distance with so many Actions left."""
    cost = away + goal.need
    if cost <= actions:
        return goal.worth - ACTION * cost
    return LATER * goal.worth - ACTION * cost


def _and_then(
    game: Heart, who: int, goal: Goal, others: list[Goal], far: Steps, fears: dict[int, float]
) -> float:
    """What can follow a goal this turn, less what may happen where the turn ends."""
    left = game.turn.actions - far[game.protagonists[who].place][goal.place] - goal.need
    if left < 0:
        return 0.0
    best = -_fear(game, who, goal.place, fears)
    if goal.ends or not left:
        return best
    ways = far[goal.place]
    for other in others:
        cost = ways[other.place] + other.need
        if cost <= left and other is not goal and other.worth > 0:
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
    if place in game.creatures.values():
        return 2
    return int(game.island.icon[place] != "loot" or place in game.turn.used)

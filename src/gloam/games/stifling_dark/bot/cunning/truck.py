"""At the Truck: install before anybody tries to start it, and when to leave somebody behind."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.bot.errands import objective_items
from gloam.games.stifling_dark.bot.knowledge import beside
from gloam.games.stifling_dark.bot.walking import roads_of
from gloam.games.stifling_dark.rules.evidence_and_objectives.objective_items import INSTALL
from gloam.games.stifling_dark.rules.investigators_turn.moving import turn_mp
from gloam.games.stifling_dark.rules.sawmill.fix_the_truck import ALL_PARTS
from gloam.games.stifling_dark.state import LAST_ROUND, StiflingDark

A_SPRINT: Final = 3
PACE: Final = 5.0  # MP a round
LONGER: Final = 3  # MP that the way to an exit may be longer than that to the Truck


def worth_starting(game: StiflingDark, who: int) -> bool:
    """Try to start the Truck now? Not if one could install a Part instead, nor if those who are
    not there would be late because of it."""
    if can_install(game, who) or somebody_installs_first(game, who):
        return False
    behind = [other for other in game.on_board() if not is_aboard(game, other)]
    if not behind:
        return True
    roads = roads_of(game)
    to_truck = max([roads.far(game.team[one].space, game.escape.truck) for one in behind])
    to_exit = min(
        [max([roads.far(game.team[one].space, at) for one in behind]) for at in game.ground.exits]
    )
    left = (LAST_ROUND - game.round) * PACE
    if to_exit > left:
        return False
    if may_lose_one(game):
        return True
    if to_truck > left - PACE:
        return True
    # The last Part is on its way, or nobody has to wait long.
    sure = game.escape.parts == ALL_PARTS
    return to_exit <= to_truck + (0 if sure else LONGER)


def somebody_installs_first(game: StiflingDark, who: int) -> bool:
    """Can one who has yet to act install a Part, and a third then start it in this round?"""
    later = [one for one in game.on_board() if one != who and not game.team[one].acted]
    after = [one for one in later if is_aboard(game, one)]
    return any(can_install(game, one) and set(after) - {one} for one in later)


def may_lose_one(game: StiflingDark) -> bool:
    """Is nothing lost yet if one of those who stay behind dies?"""
    return game.kind.kills != 1 and (not game.kind.kills or len(game.dead()) + 1 < game.kind.kills)


def can_install(game: StiflingDark, who: int) -> bool:
    """Could somebody put a Part into the Truck in this turn?"""
    if game.escape.used & INSTALL or not objective_items(game, who):
        return False
    way = roads_of(game).far(game.team[who].space, game.escape.truck)
    if game.turn.who != who:
        return way <= turn_mp(game, who)
    return way <= game.turn.mp + (A_SPRINT if not game.turn.sprints else 0)


def is_aboard(game: StiflingDark, who: int) -> bool:
    truck = game.escape.truck
    return bool((beside(game, truck) | 1 << truck) >> game.team[who].space & 1)

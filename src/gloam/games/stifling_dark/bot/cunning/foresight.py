"""Where the Butcher expects Investigators to be after their next turns: on the way to what they
are after. He goes by what lies open, never by what they hold."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.bot.cunning.plan import spaces_of_kind, switches_of
from gloam.games.stifling_dark.bot.errands import exits
from gloam.games.stifling_dark.bot.walking import Roads, roads_of, steps_from
from gloam.games.stifling_dark.rules.evidence_and_objectives.evidence import QUOTA
from gloam.games.stifling_dark.state import HIDDEN, NOWHERE, ON_BOARD, StiflingDark

A_TURN: Final = 4  # spaces that somebody goes in a turn


def expected_spaces(game: StiflingDark) -> dict[int, int]:
    """For everybody on the board the space where they will be about."""
    roads = roads_of(game)
    return {who: on_the_way(game, roads, who) for who in game.on_board()}


def on_the_way(game: StiflingDark, roads: Roads, who: int) -> int:
    return where_from(game, roads, who, game.team[who].space)


def where_from(game: StiflingDark, roads: Roads, who: int, here: int) -> int:
    """A turn's way on from a space, to the nearest of what somebody may be making for."""
    goals = goals_for(game, who)
    if not goals:
        return here
    goal = min(goals, key=lambda at: (roads.far(here, at), at))
    costs, steps = roads.to(goal), steps_from(game.ground, here)
    near = [space for space, far in enumerate(steps) if far <= A_TURN]
    return min(near, key=lambda at: (costs[at], at))


def goals_for(game: StiflingDark, who: int) -> list[int]:
    """What somebody may be making for."""
    if game.objective:
        escape = game.escape
        places = [escape.truck, escape.saw, *exits(game), *[at for _, at in escape.lying]]
        return [at for at in places if at != NOWHERE]
    one = game.team[who]
    if one.evidence and game.handed_in + one.evidence.bit_count() >= QUOTA[len(game.team)]:
        return list(spaces_of_kind(game.ground, "hand_in"))
    found: list[int] = []
    for token in game.tokens:
        if token.kind == "evidence" and token.status == ON_BOARD:
            found.append(token.space)
        elif token.kind == "evidence" and token.status == HIDDEN:
            found += switches_of(game, token)
    if one.evidence:
        found += spaces_of_kind(game.ground, "hand_in")
    return found

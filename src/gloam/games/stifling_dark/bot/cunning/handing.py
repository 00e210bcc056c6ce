"""Handing over: what two fetched comes into one hand, and whoever cannot do Involved Actions gives
what needs them to somebody who can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot.cunning.plan import GOODS, TOOLS
from gloam.games.stifling_dark.bot.cunning.relays import takes_over
from gloam.games.stifling_dark.bot.cunning.tools import team_plan
from gloam.games.stifling_dark.bot.errands import exits, hand_faces, objective_items
from gloam.games.stifling_dark.bot.walking import NO_WAY, roads_of
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.state import NO_ONE, StiflingDark
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.bit_sets import members
from gloam.kernel.core.several import DONE

PAIRS: Final = ((TOOLS, GOODS), (GOODS, TOOLS))


def hands_over(game: StiflingDark, who: int, other: int) -> list[Key]:
    """What should pass between two; nothing if it would not help."""
    for giver, taker in ((who, other), (other, who)):
        if is_stuck(game, giver) and not burden(game, taker).no_involved:
            return burdens_of(game, giver)
    roads = roads_of(game)
    if takes_over(game, roads, who, other, team_plan(game, roads)):
        return burdens_of(game, other)
    mine, theirs = set(hand_faces(game, who)), set(hand_faces(game, other))
    if not any(mine & one and theirs & two and not mine & two for one, two in PAIRS):
        return []
    giver, faces = (other, theirs) if takes_all(game, who, other) else (who, mine)
    return [("item", giver, face) for face in sorted(faces & (TOOLS | GOODS))]


def takes_all(game: StiflingDark, who: int, other: int) -> bool:
    """Of two who hold what belongs together, is it this one who should have both?"""
    roads, ends = roads_of(game), exits(game)
    me, you = [
        min([roads.far(game.team[one].space, end) for end in ends], default=NO_WAY)
        for one in (who, other)
    ]
    free = all(game.standing(end) in (NO_ONE, who) for end in ends)
    return (free and me <= game.turn.mp) or 0 < me < you


def burdens_of(game: StiflingDark, who: int) -> list[Key]:
    """What somebody carries for the team and only Involved Actions make use of."""
    items: list[Key] = [("item", who, face) for face in sorted(set(objective_items(game, who)))]
    return [*items, *[("evidence", who, n) for n in members(game.team[who].evidence)]]


def is_stuck(game: StiflingDark, who: int) -> bool:
    """Does a Wound keep them from using what they carry, for good?"""
    one = game.team[who]
    if not one.here or not burden(game, who).no_involved or burden(game, who).no_trade:
        return False
    return bool(one.evidence or objective_items(game, who))


def meetings(game: StiflingDark) -> dict[int, int]:
    """Those who are stuck, and for each who comes to take it from them; and the other way round."""
    roads = roads_of(game)
    found: dict[int, int] = {}
    team = game.on_board()
    for who in team:
        mates = [one for one in team if one not in found and not burden(game, one).no_involved]
        if is_stuck(game, who) and mates:
            here = game.team[who].space
            mate = min(mates, key=lambda one: (roads.far(game.team[one].space, here), one))
            found[who], found[mate] = mate, who
    return found


def trade(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """What should pass, and no more."""
    for key in hands_over(game, int(ask.about[1]), int(ask.about[2])):
        if key in options:
            return key
    return DONE if DONE in options else options[0]

"""Where to end a turn: nearer to one's goal, out of his reach, with light on where he may be."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from gloam.games.stifling_dark.bot.knowledge import TIRED, beside, suspected
from gloam.games.stifling_dark.bot.shields import USUAL_MP, shut_to_him, strikes_next, weight_of
from gloam.games.stifling_dark.bot.walking import NO_WAY, Costs, costs_to, his_ways
from gloam.games.stifling_dark.rules.adversary.memory import barred
from gloam.games.stifling_dark.rules.ground import Ground, Passages, members
from gloam.games.stifling_dark.rules.light import can_place
from gloam.games.stifling_dark.rules.moving import cost_of
from gloam.games.stifling_dark.rules.park.lines import within
from gloam.games.stifling_dark.state import NO_ONE, StiflingDark
from gloam.kernel.core.data import union

# All in MP of the way to one's goal.
THERE: Final = 3.0  # to be at the goal and not beside it
STRUCK: Final = 4.0  # not to be reached by him, with one Wound
UNARMED: Final = 0.2  # of that, while he has no Stalk
FOUND: Final = 12.0  # to find him
CUT: Final = 5.0  # not to be cut by a Window, with one Wound

SAMPLES: Final = 14  # of the places where he can be
FEW: Final = 48  # places, among which light is likely to find him
BEAM: Final = 7  # spaces that a beam lights on average
BEAM_REACH: Final = 4


class End(NamedTuple):
    worth: float
    space: int


def best_end(game: StiflingDark, who: int, goal: Costs | None, mp: int) -> End:
    """The best space that so many MP lead to."""
    at = game.team[who].space
    back = costs_to(game, at, window=0)  # what can be reached
    whole = costs_to(game, at)  # and what without a Window
    cut = CUT * weight_of(game, who) if game.team[who].stamina <= TIRED else 0.0
    leaving = cost_of(game, who, at, 0)
    danger = STRUCK * weight_of(game, who) * max(UNARMED, strikes_next(game))
    if game.figure.revealed:
        danger = 0.0
    believed = suspected(game)
    hunts = not game.figure.revealed and believed.bit_count() <= FEW and can_place(game, who)
    masks = leaps(game) if danger else ()
    best = End(-1e9, at)
    for space in range(game.ground.size):
        cost = back[space] - leaving + cost_of(game, who, space, 0) if space != at else 0
        if cost > mp or game.standing(space) not in (NO_ONE, who):
            continue
        worth = -0.01 * cost
        if whole[space] - back[space] > mp - cost:
            worth -= cut
        if goal is not None:
            worth -= min(goal[space], NO_WAY) - (0.0 if goal[space] else THERE)
        if masks:
            worth -= danger * reached(game, space, masks)
        if hunts:
            worth += FOUND * chance_from(game, space, believed)
        if worth > best.worth:
            best = End(worth, space)
    return best


# --- his reach ---


def leaps(game: StiflingDark) -> tuple[int, ...]:
    """For some of the places where he can be, all that he can get to unseen in his next turn."""
    stops = barred(game) | game.bright | game.cans
    return _leaps(game.ground, game.passages, suspected(game), stops, shut_to_him(game))


@lru_cache(maxsize=64)
def _leaps(
    ground: Ground, passages: Passages, believed: int, stops: int, shut: int
) -> tuple[int, ...]:
    places = members(believed)
    picked = places[:: max(1, len(places) // SAMPLES)]
    walk = his_ways(ground, passages).walk
    return tuple([union(walk((1 << place,), USUAL_MP, stops, shut)) for place in picked])


def reached(game: StiflingDark, space: int, masks: tuple[int, ...]) -> float:
    """How likely he can come next to a space."""
    near = beside(game, space) & ~game.bright
    return len([mask for mask in masks if mask & near]) / len(masks)


# --- light ---


def chance_from(game: StiflingDark, space: int, believed: int) -> float:
    """Roughly, how likely a beam from a space finds him."""
    ground = game.ground
    near = within(game, space, BEAM_REACH) & believed & ~game.bright
    if not near:
        return 0.0
    seen = [place for place in members(near) if ground.sees(space, place, game.blocked)]
    return min(len(seen), BEAM) / believed.bit_count()

"""Where to stand to throw light on the Butcher, once he can only be in a few places."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloam.games.stifling_dark.bot.knowledge import suspected
from gloam.games.stifling_dark.bot.shields import strikes_next
from gloam.games.stifling_dark.bot.walking import Costs, costs_to
from gloam.games.stifling_dark.rules.ground import members
from gloam.games.stifling_dark.rules.light import can_place
from gloam.games.stifling_dark.state import NO_ONE, StiflingDark

FEW: Final = 48  # places
BEAM: Final = 7  # spaces that a beam lights on average
BEAM_REACH: Final = 4  # spaces
LIKELY, LIKELY_IF_HARMLESS = 0.16, 0.34
STEP: Final = 0.004  # the chance that a step away from one's goal is worth


class Stand(NamedTuple):
    chance: float  # roughly, of finding him from here
    space: int


def best_stand(game: StiflingDark, who: int, on_the_way: Costs | None) -> Stand | None:
    """A space in reach of this turn from which he is likely to be found; None if there is none."""
    believed = suspected(game)
    places = believed.bit_count()
    if game.butcher.revealed or places > FEW or not can_place(game, who):
        return None
    ground = game.ground
    costs = costs_to(game, game.team[who].space)
    best: Stand | None = None
    for space in range(ground.size):
        if costs[space] > game.turn.mp or game.standing(space) not in (NO_ONE, who):
            continue
        near = ground.within(space, BEAM_REACH, game.blocked) & believed & ~game.bright
        if near.bit_count() * 4 < places and near.bit_count() < 3:
            continue
        seen = [place for place in members(near) if ground.sees(space, place, game.blocked)]
        chance = min(len(seen), BEAM) / places
        if on_the_way is not None:
            chance -= STEP * on_the_way[space]
        if best is None or chance > best.chance:
            best = Stand(chance, space)
    least = LIKELY if strikes_next(game) else LIKELY_IF_HARMLESS
    return best if best is not None and best.chance >= least else None

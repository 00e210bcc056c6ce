"""Where to wait while others still bring Evidence: near where the Objective is likely to begin.

What the Escape cards may lay out is printed on them; which card it will be, and which of its three
sets, nobody knows yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from gloam.games.stifling_dark.bot.walking import Roads
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.evidence_and_objectives.objectives import OBJECTIVES

USUAL: Final = {"sawmill": "truck", "park": "tunnel"}  # what is chosen nearly always
FETCHED: Final = ("parts", "grinder", "ride_parts")
NEARLY: Final = 1.0  # MP by which a space may be worse than the best


@lru_cache(maxsize=64)
def good_spots(roads: Roads, scenario: str) -> tuple[int, ...]:
    """The spaces from which what has to be fetched first is nearest, on average."""
    sets = list(first_spots(roads.ground, scenario))
    if not sets:
        return ()
    to = {at: roads.to(at) for spots in sets for at in spots}
    ways = [
        sum([min([to[at][space] for at in spots]) for spots in sets]) / len(sets)
        for space in range(roads.ground.size)
    ]
    return tuple([space for space, way in enumerate(ways) if way <= min(ways) + NEARLY])


def first_spots(ground: Ground, scenario: str) -> Iterable[list[int]]:
    for card in OBJECTIVES[scenario][USUAL[scenario]]:
        if card in ground.escapes:
            escape = ground.escapes[card]
            for rolled in escape.rolled:
                places = {**escape.fixed, **rolled}
                yield [at for what in FETCHED for at in places.get(what, ())]

"""The Flashlight's template and its seven lines, in units of 1/1600 of a space's diameter.

x runs ahead of the figure's centre, y sideways, to the left positive. The outline is the hull
of the base (x = 0, |y| <= BASE) and of a circle round (AHEAD, 0). Aims are tenths of a degree,
counter-clockwise as drawn, from east.
"""

from __future__ import annotations

from math import cos, pi
from typing import Final

from gloam.games.stifling_dark.rules.board.lattice import RADIUS, Point

AIMS: Final = 3600  # rule: flash.aim-steps
QUARTER: Final = 900
BASE: Final = 960
AHEAD: Final = 11232
ROUND: Final = 4368  # the radius of the round end
TIP: Final = 15600

# The straight sides lean outwards by 17.9 degrees: cosine, sine, and how far along them the
# round end begins, all times FINE.
FINE: Final = 1 << 20
SIDE_COS: Final = 997750
SIDE_SIN: Final = 322502
SIDE_END: Final = 10897121446

# Directions are whole numbers of this length; no machine rounds any of them differently.
SCALE: Final = 1 << 14
_RISE: Final = tuple(round(SCALE * cos(tenth * pi / 1800)) for tenth in range(QUARTER + 1))


def direction(tenth: int) -> Point:
    """A vector of length SCALE that points there; y grows downwards."""
    quarter, rest = divmod(tenth % AIMS, QUARTER)  # rule: flash.swivel
    x, y = _RISE[rest], -_RISE[QUARTER - rest]
    for _ in range(quarter):
        x, y = y, -x
    return x, y


def covered(x: int, y: int) -> bool:
    """Does a space with its centre here lie wholly under the template? All times SCALE."""
    # rule: flash.template-shape, flash.cover, flash.no-sum
    aside = abs(y) - BASE * SCALE
    if x < RADIUS * SCALE:
        return False
    if x * SIDE_COS + aside * SIDE_SIN > SIDE_END * SCALE:
        return (x - AHEAD * SCALE) ** 2 + y * y <= ((ROUND - RADIUS) * SCALE) ** 2
    return aside * SIDE_COS - x * SIDE_SIN <= -RADIUS * SCALE * FINE


def touched(x: int, y: int) -> bool:
    """Does a space with its centre here lie under the template at least in part?"""
    aside = abs(y) - BASE * SCALE
    if x < -RADIUS * SCALE:
        return False
    if x * SIDE_COS + aside * SIDE_SIN > SIDE_END * SCALE:
        return (x - AHEAD * SCALE) ** 2 + y * y < ((ROUND + RADIUS) * SCALE) ** 2
    return aside * SIDE_COS - x * SIDE_SIN < RADIUS * SCALE * FINE

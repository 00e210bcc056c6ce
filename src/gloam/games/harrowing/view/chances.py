"""What a test of so many dice may bring: whole percents, for the notes beside actions."""

from __future__ import annotations

from functools import cache
from math import comb

GRACE, FAULT = 1 / 2, 1 / 3  # of every die, red or black; rule: die.black, die.red


@cache
def at_least_one_grace(dice: int, more: int = 0) -> int:
    return 100 if more > 0 else round(100 * (1 - (1 - GRACE) ** dice))


@cache
def at_least_one_fault(dice: int, more: int = 0) -> int:
    return 100 if more > 0 else round(100 * (1 - (1 - FAULT) ** dice))


@cache
def few_faults(dice: int, more: int, most: int) -> int:
    """That there are no more Faults than `most`, those that are added counted."""
    left = most - max(0, more)
    ways = [comb(dice, k) * FAULT**k * (1 - FAULT) ** (dice - k) for k in range(left + 1)]
    return round(100 * sum(ways))

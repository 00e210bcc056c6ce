"""Sets of small numbers as bits of one number: quick to join, to cut and to copy."""

from __future__ import annotations

from collections.abc import Iterable


def mask_of(numbers: Iterable[int]) -> int:
    """The bit set of these numbers, none of them negative."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def members(mask: int) -> list[int]:
    """The members of a bit set, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def union(masks: Iterable[int]) -> int:
    """All members of some bit sets."""
    found = 0
    for mask in masks:
        found |= mask
    return found

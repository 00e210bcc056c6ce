"""Campaigns: what lasts from one game to the next, kept apart from the games.

A campaign is plain data under names that a game chooses. A game gets it at set-up and
may return lasting changes with its result; it never writes to it. Sealed content (cards,
rules) appears nowhere until the campaign's `unlocked` names it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

UNLOCKED = "unlocked"


def after(campaign: Mapping[str, Any], lasting: Mapping[str, Any]) -> dict[str, Any]:
    """The campaign after a game. Lists grow by what is new; other values are replaced."""
    merged = dict(campaign)
    for name, value in lasting.items():
        old = merged.get(name)
        if isinstance(value, list) and isinstance(old, list):
            merged[name] = [*old, *(item for item in value if item not in old)]
        else:
            merged[name] = value
    return merged


def unlocked(campaign: Mapping[str, Any]) -> frozenset[str]:
    """The sealed things that this campaign has opened."""
    return frozenset(campaign.get(UNLOCKED, ()))

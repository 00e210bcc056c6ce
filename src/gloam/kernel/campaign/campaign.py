"""Campaigns: what lasts from one game to the next, as the changes that games have recorded.

A game gets them at set-up, in the order in which they happened, and derives from them whatever
it needs: what is unlocked, destroyed, carried over. It records new ones as they happen
(`State.record`) and never writes the campaign itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from gloam.kernel.core.state import Change

CHANGES: Final = "changes"
UNLOCK: Final = "unlock"  # the change that opens a seal: (UNLOCK, name)


def campaign_of(changes: Iterable[Change]) -> dict[str, Any]:
    """What a game gets at set-up, as plain data; empty outside a campaign."""
    kept = [list(change) for change in changes]
    return {CHANGES: kept} if kept else {}


def changes_of(campaign: Mapping[str, Any]) -> list[Change]:
    """The changes that earlier games have recorded, the oldest first."""
    return [tuple(change) for change in campaign.get(CHANGES, ())]


def unlocked(campaign: Mapping[str, Any]) -> frozenset[str]:
    """The names of the sealed things that this campaign has opened."""
    return frozenset([str(change[1]) for change in changes_of(campaign) if change[0] == UNLOCK])

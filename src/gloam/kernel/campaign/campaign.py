"""Campaigns: what lasts from one game to the next, as the changes that games have recorded.

A game gets them at set-up, in the order in which they happened, and derives from them whatever
it needs: what is unlocked, destroyed, carried over. It records new ones as they happen
(`State.record`) and never writes the campaign itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from gloam.kernel.core.rules import Rules, Setting
from gloam.kernel.core.state import Change

CHANGES: Final = "changes"
UNLOCK: Final = "unlock"  # the change that opens a seal: (UNLOCK, name)

# What a change is to those who look back (`Rules.changes`).
GAINED: Final = "gained"
LOST: Final = "lost"  # for ever
OPENED: Final = "opened"
CHOSEN: Final = "chosen"  # a choice that stays

ONE_SHOT: Final = "sealed content"  # the setting of a table without a campaign


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


def one_shot_setting(rules: Rules[Any]) -> Setting | None:
    """What a table without a campaign may choose, if the game has anything sealed."""
    names = tuple(rules.one_shot)
    return Setting(ONE_SHOT, names, names[0]) if names else None


def one_shot(
    rules: Rules[Any], options: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, Any]]:
    """What a table without a campaign has chosen: the options of the game, and what it is told of
    a campaign at set-up. Raises ValueError that names what is wrong."""
    left = dict(options)
    names = tuple(rules.one_shot)
    chosen = left.pop(ONE_SHOT, names[0]) if names else ""
    if names and chosen not in names:
        raise ValueError(f"{ONE_SHOT} cannot be {chosen!r}; choose {names}")
    return rules.choices(left), campaign_of(rules.one_shot[chosen]) if names else {}

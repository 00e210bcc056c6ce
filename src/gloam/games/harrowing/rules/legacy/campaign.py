"""The campaign: what earlier games have changed for this one. It is written by `game.record`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from gloam.games.harrowing.rules.legacy.the_unknown import (
    NUMBERS,
    SECTIONS,
    STORIES,
    THE_UNKNOWN,
    seal,
)
from gloam.kernel.campaign.campaign import UNLOCK, changes_of, unlocked

SEALS = tuple([seal(number) for number in NUMBERS])
# A game outside any campaign: with nothing unlocked, or with everything.
# rule: campaign.one-shot
ONE_SHOT: Final = {
    "sealed": (),
    "open": tuple([(UNLOCK, name) for name in (THE_UNKNOWN, *SECTIONS, *SEALS)]),
}


class Past(NamedTuple):
    """What a game is told of the games before it."""

    manifested: frozenset[int]  # numbers of the Unknown
    opened: frozenset[str]  # sections of the rules
    gone: tuple[str, ...]  # cards that were obliterated, one for each copy
    told: frozenset[str]  # stories
    played: int  # games that count


def past(campaign: Mapping[str, Any]) -> Past:
    """All that the campaign has changed so far is derived from its changes."""
    # rule: campaign.record, campaign.survives-loss, campaign.reset
    names = unlocked(campaign)
    changes = changes_of(campaign)
    played = len([change for change in changes if change[0] == "played"])
    # rule: unknown.manifest-permanent
    manifested = {number for number in NUMBERS if seal(number) in names}
    if played >= 3:  # rule: unknown.first-story
        manifested.add(STORIES)
    return Past(
        frozenset(manifested),
        # rule: unknown.sealed-rules
        frozenset([name for name in names if name not in SEALS]),
        # rule: campaign.per-copy, campaign.unknown-obliterated, removal.obliterate
        # rule: campaign.abandoned-return
        tuple([str(change[1]) for change in changes if change[0] == "obliterate"]),
        # rule: story.again
        frozenset([str(change[1]) for change in changes if change[0] == "tell"]),
        played,
    )

"""Hidden information: who sees which cards, and what others learn of the Adversary's turn.

What the Adversary keeps to itself besides is in `state.py`; where it can be by all that was seen,
`adversary/belief.py` knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.state import ADVERSARY, MOST_INVESTIGATORS, TEAM, StiflingDark
from gloam.kernel.core.asks import EVERYONE, Ask, Cover, Key, choose
from gloam.kernel.core.cards import NOBODY, Zone
from gloam.kernel.core.data import Piece

# Whose information lies open: the Adversary's, the Investigators'.
OPEN: Final = {  # rule: info.open-variant
    "nothing": (False, False),
    "adversary": (True, False),
    "investigators": (False, True),
    "all": (True, True),
}
PROWLING: Final = Cover("prowling", (ADVERSARY,))

# --- cards ---


def zones_of(opened: tuple[bool, bool]) -> list[Zone]:
    """Who sees what lies where."""
    # The Adversary's cards lie behind its screen.
    # rule: info.open-variant, info.adversary-cards, setup.adversary-area
    own = EVERYONE if opened[0] else 1 << ADVERSARY
    team = EVERYONE if opened[1] else TEAM  # rule: info.items-hidden, info.items-team-view
    return [
        Zone("general", NOBODY),
        Zone("general discards", ordered=True),
        Zone("cursed", NOBODY),
        Zone("cursed discards", ordered=True),
        Zone("medical"),
        Zone("objective"),
        Zone("wounds", NOBODY),
        Zone("wound discards", ordered=True),
        Zone("minor events", NOBODY),
        Zone("moderate events", NOBODY),
        Zone("major events", NOBODY),
        Zone("top of events", NOBODY, ordered=True),
        Zone("event discards", ordered=True),
        Zone("event", ordered=True),
        Zone("looked at", team),
        Zone("drawn", ordered=True),
        Zone("card pool", own),
        Zone("attack", own),
        Zone("abilities", own),
        Zone("cooldown 1", ordered=True),
        Zone("cooldown 2", ordered=True),
        Zone("out", ordered=True),
        Zone("laid aside", team),
        *[Zone(f"hand {who}", team) for who in range(MOST_INVESTIGATORS)],
        # rule: info.face-down-wounds
        *[Zone(f"track {who}", NOBODY, ordered=True) for who in range(MOST_INVESTIGATORS)],
        *[Zone(f"under {who}", ordered=True) for who in range(MOST_INVESTIGATORS)],
    ]


def sees_items(game: StiflingDark, seat: int) -> bool:
    """Does a seat see the Item cards of all Investigators?"""
    # rule: info.items-hidden, info.items-team-view
    return (seat < game.seats and bool(TEAM >> seat & 1)) or game.team_open


def is_remembered(game: StiflingDark, wound: Piece) -> bool:
    """Has a face-down Wound lain face up before?"""
    return game.knows[wound] == EVERYONE  # rule: info.face-down-wounds


# --- the Adversary ---


def sees_mini_map(game: StiflingDark, seat: int) -> bool:
    """Does a seat see what the Adversary has behind its screen?"""
    return seat == ADVERSARY or game.foe_open  # rule: info.open-variant, setup.adversary-area


def in_secret(game: StiflingDark, options: Sequence[Key]) -> Ask:
    """A choice in the Adversary's turn: nobody else learns of it, nor how often it is asked."""
    # rule: info.adversary-announces, adv.hidden-move
    return choose(ADVERSARY, options, "prowl", game.foe_audience).in_secret(cover=PROWLING)


def sees_roll(game: StiflingDark) -> int:
    """Who sees its Sprint roll: the Adversary alone, unless a Motion Detector is armed."""
    # rule: info.adversary-roll
    return EVERYONE if game.adversary.shows_roll else 1 << ADVERSARY | game.foe_audience

"""The doorways of the Mirror Maze: which colour each side may use.

Investigators use a doorway only when its token was turned up in this round and shows Open;
whatever they measure takes any other doorway as shut, so that nothing tells the truth. The
Adversary knows which colour is open.
"""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Key

NO_COLOUR: Final = ""


def known_colour(game: StiflingDark) -> str:
    """The mirror colour whose doorways Investigators can use, or NO_COLOUR."""
    # rule: mirror.no-pass-unchecked, mirror.open, within.passages, concept.adjacent-blocked
    if game.mirror >= 0 and game.mirrors_up >> game.mirror & 1:
        return game.ground.colours[game.mirror]
    return NO_COLOUR


def true_colour(game: StiflingDark) -> str:
    """The mirror colour that is open, whoever may know it."""
    # rule: mirror.adversary
    return game.ground.colours[game.mirror] if game.mirror >= 0 else NO_COLOUR


def check_keys(game: StiflingDark, who: int) -> list[Key]:
    """The colours of the doorways at one's space whose token is face down."""
    space = game.team[who].space
    keys: list[Key] = []
    for colour, name in enumerate(game.ground.colours):
        beside = game.ground.doorway_ends[name] >> space & 1  # rule: mirror.adjacent-doorway
        if beside and not game.mirrors_up >> colour & 1:
            keys.append(("check-mirror", colour))  # rule: mirror.check
    return keys

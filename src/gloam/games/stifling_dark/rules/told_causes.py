"""Why somebody gains or loses something: a card, or a word that says it."""

from __future__ import annotations

from typing import Final, TypeAlias

from gloam.games.stifling_dark.state import NO_CARD
from gloam.kernel.core.state import Event

Why: TypeAlias = str | int  # the face of a card, or one of `view/sentences.py`'s causes
UNTOLD: Final = NO_CARD


def cause(why: Why) -> Event:
    """The cause of an event as it is told. Everybody sees it: never a card that is hidden."""
    if isinstance(why, str):
        return (why,)
    return ("card", why) if why >= 0 else ()

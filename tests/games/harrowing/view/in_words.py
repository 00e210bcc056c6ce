"""What was told, as the log says it; with everything unsealed."""

from __future__ import annotations

from typing import Final

from gloam.games.harrowing import GAME
from gloam.kernel.core.state import Event

WORDS: Final = GAME.files.opened(GAME.files.seals).wordbook


def said(events: list[Event], *words: str) -> list[str]:
    """The sentences of those events that have one of these words, in order."""
    told = [event for event in events if event[0] in words]
    return [WORDS.say(GAME.rules.event_words(event)) for event in told]

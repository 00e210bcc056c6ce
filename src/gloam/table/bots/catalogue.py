"""The bots as a lobby offers them, weakest first.

A bot that searches thinks until it has seen enough worlds or its budget of seconds is used
up. On a busy machine it plays weaker, never slower.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gloam.bots.base import Bot
from gloam.bots.names import BOTS
from gloam.bots.search import SearchBot


@dataclass(frozen=True)
class Strength:
    """A bot on offer. `name` is stored with a table; people read `title` and `about`."""

    name: str
    title: str
    about: str
    budget: float = 0.0  # seconds of thinking; 0 for one that answers at once
    worlds: int = 0  # enough of them: more would not change its mind

    def bot(self, enough: Callable[[], bool]) -> Bot:
        """A bot that stops thinking when `enough` says so."""
        if self.worlds:
            return SearchBot(self.worlds, enough=enough)
        return BOTS[self.name]()


STRENGTHS = {
    strength.name: strength
    for strength in (
        Strength("random", "Sleepwalker", "does anything at all, each thing equally likely"),
        Strength("careful", "Novice", "plays at random, but does not merely harm itself"),
        Strength("greedy", "Apprentice", "goes by rules of thumb; quick and decent"),
        Strength("search-1", "Adept", "thinks a few moves ahead, for a moment", 0.5, 100),
        Strength("search-2", "Expert", "thinks ahead for a second or two", 1.5, 600),
        Strength("search-3", "Master", "thinks ahead for as long as you would wait", 5.0, 4000),
    )
}

"""The bots there are: by name, with what people are told of them and how long they think.

A bot with a budget thinks until it has seen enough worlds or its seconds are used up: on a busy
machine it plays weaker, never slower. The others play the same on any machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from gloam.bots.base import Bot
from gloam.bots.policy import CarefulBot, GreedyBot, PlainBot
from gloam.bots.search import SearchBot
from gloam.bots.simple import RandomBot, TrialBot


@dataclass(frozen=True)
class CatalogueBot:
    """A bot on offer. `name` is what tables and command lines store; people read the rest."""

    name: str
    title: str  # empty: the lobby does not offer it
    about: str
    make: Callable[[], Bot]
    budget: float = 0.0  # seconds of thinking about one answer; 0: as long as it takes
    worlds: int = 0  # of a bot with a budget: enough of them, more would not change its mind
    slow: bool = False  # worth a sign that it is still thinking
    everywhere: bool = True  # False: only for games that name it (`Rules.bots`)

    def bot(self, budget: float) -> Bot:
        """One to give a single answer, which stops thinking `budget` seconds from now."""
        if not self.budget:
            return self.make()
        stop = time.monotonic() + budget
        return SearchBot(self.worlds, enough=lambda: time.monotonic() >= stop)


def _search(name: str, title: str, about: str, budget: float, worlds: int) -> CatalogueBot:
    return CatalogueBot(name, title, about, SearchBot, budget, worlds, slow=True)


BOTS = {
    bot.name: bot
    for bot in (
        # weakest first
        CatalogueBot(
            "random", "Sleepwalker", "does anything at all, each thing equally likely", RandomBot
        ),
        CatalogueBot(
            "careful", "Novice", "plays at random, but does not merely harm itself", CarefulBot
        ),
        CatalogueBot(
            "plain",
            "Beginner",
            "goes by simple rules of thumb, and misses what takes cunning",
            PlainBot,
            everywhere=False,
        ),
        CatalogueBot(
            "greedy", "Apprentice", "goes by the game’s rules of thumb; quick and decent", GreedyBot
        ),
        _search("search-1", "Adept", "thinks a few moves ahead, for a moment", 0.5, 100),
        _search("search-2", "Expert", "thinks ahead for a second or two", 1.5, 600),
        _search("search-3", "Master", "thinks ahead for as long as you would wait", 5.0, 4000),
        CatalogueBot(
            "search", "", "thinks ahead in 300 worlds; takes seconds", SearchBot, slow=True
        ),
        CatalogueBot(
            "trial", "", "plays every option out a few times; takes seconds", TrialBot, slow=True
        ),
    )
}

LOBBY_BOTS = {name: bot for name, bot in BOTS.items() if bot.title}
USUAL_BOTS = tuple([name for name, bot in LOBBY_BOTS.items() if bot.everywhere])
REPEATABLE_BOTS = {name: bot for name, bot in BOTS.items() if not bot.budget}

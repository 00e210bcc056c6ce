"""The bots there are, by the names that people call them."""

from __future__ import annotations

from collections.abc import Callable

from gloam.bots.base import Bot
from gloam.bots.policy import CarefulBot, GreedyBot
from gloam.bots.search import SearchBot
from gloam.bots.simple import RandomBot, TrialBot

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "careful": CarefulBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "trial": TrialBot,
}

ABOUT = {
    "random": "takes any option, each equally likely",
    "careful": "random, but makes no play that only harms itself",
    "greedy": "goes by the game’s rules of thumb; quick and decent",
    "search": "thinks some moves ahead in imagined worlds; the strongest, takes seconds",
    "trial": "plays every option out at random a few times; takes seconds",
}

SLOW = ("search", "trial")  # worth a sign that they are still thinking

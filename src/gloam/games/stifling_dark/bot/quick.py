"""Answers for worlds that are only played out: both sides go straight to what they are after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot.answers import ANSWERS, Answer
from gloam.games.stifling_dark.bot.cunning.foresight import goals_for
from gloam.games.stifling_dark.bot.turn import AT_ONCE
from gloam.games.stifling_dark.bot.walking import roads_of, steps_from
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import CHARGE
from gloam.games.stifling_dark.rules.investigators_turn.investigators_turn import END
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Ask, Key

SERVES: Final = ("pick-up", "start-truck", "exhume")
STRIKES: Final = ("ambush", "drag", "attack", "bite", "disappear", "roll", "stalk")


def first_of(options: Sequence[Key], words: Sequence[str]) -> Key | None:
    """The first option of the most pressing word."""
    found: dict[object, Key] = {}
    for key in options:
        found.setdefault(key[0], key)
    return next((found[word] for word in words if word in found), None)


def act(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """What lies here, or one step on; never back."""
    deed = first_of(options, (*AT_ONCE, *SERVES))
    if deed is not None:
        return deed
    who = int(ask.about[1])
    here = game.team[who].space
    roads = roads_of(game)
    goals = goals_for(game, who)
    goal = min(goals, key=lambda at: (roads.far(here, at), at), default=here)
    costs = roads.to(goal)
    steps = [key for key in options if key[0] == "go" and costs[key[1]] < costs[here]]
    if steps:
        return min(steps, key=lambda key: (costs[key[1]], key[1]))
    return next((key for key in (CHARGE, END) if key in options), options[0])


def prowl(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Strike or Stalk; else nearer to somebody, through no light."""
    deed = first_of(options, STRIKES)
    if deed is not None:
        return deed
    there = [steps_from(game.ground, game.team[who].space) for who in game.on_board()]
    if not there:
        return options[-1]
    now = min([far[game.figure.space] for far in there])
    nearer = [
        (min([far[key[1]] for far in there]), key)
        for key in options
        if key[0] == "go" and not game.bright >> int(key[1]) & 1
    ]
    if nearer and min(nearer)[0] < now:
        return min(nearer)[1]
    return END if END in options else options[-1]


QUICK: Final[dict[str, Answer]] = {**ANSWERS, "turn": act, "prowl": prowl}

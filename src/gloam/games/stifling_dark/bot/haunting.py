"""A Spirit brings what it holds to the living, and stays near them with what it can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot.knowledge import suspected
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.board.within import steps_from, within
from gloam.games.stifling_dark.rules.death_and_spirits.spirit_abilities import number_of
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Ask, Key

# What is worth using whenever it can be used, best first.
WANTED: Final = (
    number_of(FACE["phantom"], 0),  # Clairvoyance
    number_of(FACE["apparition"], 2),  # Energy Transfer
    number_of(FACE["apparition"], 1),  # Cold Spot
    number_of(FACE["poltergeist"], 0),  # Whirlwind
    number_of(FACE["phantom"], 1),  # Ectoplasm
    number_of(FACE["apparition"], 0),  # Ghost Orbs
)


def haunt(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Give, go to the nearest Investigator, then use powers there."""
    who = int(ask.about[1])
    gifts = [key for key in options if key[0] == "trade"]
    if gifts:
        return gifts[0]
    at = game.team[who].space
    far = nearest(game)
    if far[at] > 1:
        steps = [key for key in options if key[0] == "go"]
        nearer = [key for key in steps if far[key[1]] < far[at]]
        if nearer:
            return min(nearer, key=lambda key: far[key[1]])
        if ("sprint",) in options and not steps:
            return ("sprint",)
    for power in WANTED:
        in_force = power in (WANTED[2], WANTED[3]) and game.haunted.cold | game.haunted.whirl
        if ("power", power) in options and not in_force:
            return ("power", power)
    return ("end",)


def nearest(game: StiflingDark) -> list[int]:
    """For every space the steps to the nearest Investigator."""
    ways = [steps_from(game, game.team[who].space) for who in game.on_board()]
    return [min(far) for far in zip(*ways, strict=True)] if ways else [0] * game.ground.size


def towards_them(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Light or slime where most of them may come from."""
    believed = suspected(game)
    spaces = [key for key in options if key[0] == "space"]
    if not spaces:
        return options[0]
    return max(spaces, key=lambda key: (within(game, key[1], 1) & believed).bit_count())

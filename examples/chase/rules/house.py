"""The house at work: ways, doors and light."""

from __future__ import annotations

from examples.chase.house import DOORS_AT, WAYS
from examples.chase.rules.memory import found
from examples.chase.state import Chase
from gloam.kernel.core.asks import Key
from gloam.kernel.core.bit_sets import members


def ways_from(space: int, open_doors: int) -> list[Key]:
    return [("go", to) for to, door in WAYS[space] if not door or open_doors >> door & 1]


def door_keys(space: int, open_doors: int) -> list[Key]:
    """To open or to shut, for every door beside a space."""
    doors = members(DOORS_AT[space])
    return [("shut" if open_doors >> door & 1 else "open", door) for door in doors]


def work_door(game: Chase, word: str, door: int) -> None:
    game.doors ^= 1 << door
    game.tell("opens" if word == "open" else "shuts", door)


def light_falls(game: Chase, spaces: int) -> None:
    """Light shows a figure, or that it is not there."""
    for figure in game.at_large():
        at = game.figures[figure]
        if spaces >> at & 1:
            game.tell("seen", game.name(figure), at)  # rule: light.shows
            found(game, figure, 1 << at)
        else:
            found(game, figure, ~spaces)  # rule: memory.nothing-found

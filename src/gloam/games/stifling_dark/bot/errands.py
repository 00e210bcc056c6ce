"""What is worth getting to once the Objective is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gloam.games.stifling_dark.bot.goals import Goal
from gloam.games.stifling_dark.bot.knowledge import beside, suspected
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.goals.banishment import BANISH, grave_of
from gloam.games.stifling_dark.rules.ground import members
from gloam.games.stifling_dark.state import HIDDEN, NO_ONE, ON_BOARD, StiflingDark

HOOK: Final = FACE["the-hook"]
DIG, SEEK, HUNT = 20.0, 12.0, 10.0


def errands(game: StiflingDark) -> Iterable[Goal]:
    if game.objective == BANISH:
        yield from banishing(game)


def banishing(game: StiflingDark) -> Iterable[Goal]:
    """The Grave is found and opened; then who has the Hook goes where the Butcher may be."""
    grave = grave_of(game)
    if grave is not None and grave.status == HIDDEN:
        yield Goal(tuple(members(grave.may)), SEEK, shared=True)
    elif grave is not None and grave.status == ON_BOARD:
        yield Goal((grave.space,), DIG, shared=True)
    else:
        holder = holder_of(game, HOOK)
        if holder != NO_ONE:
            around = 0
            for space in members(suspected(game)):
                around |= beside(game, space)
            yield Goal(tuple(members(around)), HUNT, holder)


def holder_of(game: StiflingDark, face: int) -> int:
    """The Investigator on the board who holds an Item, or NO_ONE."""
    faces = game.pack.faces
    for who in game.on_board():
        if face in [faces[piece] for piece in game.hand(who)]:
            return who
    return NO_ONE

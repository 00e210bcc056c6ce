"""What is sealed until it is met: Bosses, tactics, named items."""

from __future__ import annotations

from gloam.games.original_sin.cards.stand_ins import as_known, blows
from gloam.games.original_sin.state import NO_CARD, OriginalSin
from gloam.kernel.campaign.campaign import UNLOCK
from gloam.kernel.core.data import copy_of


def close_cards(game: OriginalSin) -> None:
    """Stand-ins in the place of all parts of location cards that were not read."""
    game.place = as_known(game.place, game.read, frozenset(game.placed.values()))


def as_seen(game: OriginalSin) -> OriginalSin:
    """A table with stand-ins for what is sealed: parts of cards not read, tactics not met."""
    world = copy_of(game)
    close_cards(world)
    cards = game.book.cards
    met = tuple([face for face in game.tactics if cards[face].sealed in game.met])
    shown = any(cards[face].ap == game.next_cost for face in met)
    more = blows(len(game.tactics) - len(met), NO_CARD if shown else game.next_cost)
    world.tactics = (*met, *more)
    return world


def meet(game: OriginalSin, face: int) -> None:
    """A card that is met may be read from now on, in later games too."""
    seal = game.book.cards[face].sealed
    if seal and seal not in game.met:
        game.met |= {seal}
        game.record(UNLOCK, seal)

"""When the Action of a Location can be used: once a turn, and not among Creatures."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards import modifiers
from gloam.games.heart_of_darkness.state import Heart


def open_to(game: Heart, place: int) -> bool:
    """Whether the Action of this Location can be used now."""
    # rule: location.kinds, location.no-creature, location.once, location.elsewhere
    if place in game.turn.used or place in game.creatures.values():
        return False
    return not modifiers.location_barred(game, place)


def use(game: Heart, place: int) -> None:
    """The Action of a Location is used for this turn."""
    game.turn.used += (place,)  # rule: location.once

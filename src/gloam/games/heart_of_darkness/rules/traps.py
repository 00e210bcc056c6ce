"""Traps: tokens carried, set, sprung, used up."""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.creatures import kill
from gloam.games.heart_of_darkness.state import KIND_OF, NO_ONE, Heart


def gain_trap(game: Heart, who: int) -> None:
    """One token from the stock, if there is one."""
    if game.traps_in_stock():  # rule: components.trap-tokens
        game.traps[who] += 1  # rule: trap.carry, trap.gain
        game.tell("gained-trap", who)


def set_trap(game: Heart, who: int) -> None:
    """Put one carried token down at one's Location."""
    place = game.place[who]
    game.traps[who] -= 1
    # rule: trap.set, trap.set-anywhere, trap.only-entering, map.capacity
    game.set_traps[place] += 1
    game.tell("set-trap", who, place)


def spring(game: Heart, creature: int, place: int) -> bool:
    """Traps work on what enters, one after another until it is dead. True if it is."""
    # rule: trap.kills, trap.several
    for applied in range(1, game.set_traps[place] + 1):
        game.sprung[place] = max(game.sprung[place], applied)
        game.tell("trap-sprung", place, KIND_OF[creature])
        if kill(game, creature, NO_ONE, in_combat=False):  # rule: trap.guardian
            return True
    return False


def use_up_traps(game: Heart) -> None:
    """A turn or a phase is over: Traps that were sprung go back to the stock."""
    if not any(game.sprung):
        return  # rule: trap.idle
    for place, count in enumerate(game.sprung):
        if count:  # rule: trap.used-up, trap.several
            game.set_traps[place] -= count
            game.sprung[place] = 0
            game.tell("traps-used", place, count)

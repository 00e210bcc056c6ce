"""Traps: tokens carried, set, sprung, used up."""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.creatures import kill
from gloam.games.heart_of_darkness.state import KIND_OF, NO_ONE, Heart


def gain_trap(game: Heart, who: int) -> None:
    """One token from the stock, if there is one."""
    if game.traps_in_stock():  # rule: components.trap-tokens
        game.protagonists[who].traps += 1  # rule: trap.carry, trap.gain
        game.tell("gained-trap", who, because=game.by_card())


def set_trap(game: Heart, who: int) -> None:
    """Put one carried token down at one's Location."""
    set_trap_at(game, who, game.protagonists[who].place)


def set_trap_at(game: Heart, who: int, place: int) -> None:
    """Put one carried token down, near or far."""
    game.protagonists[who].traps -= 1
    # rule: trap.set, trap.set-anywhere, trap.only-entering, map.capacity
    game.traps[place] = game.traps.get(place, 0) + 1
    game.tell("set-trap", who, place)


def spring(game: Heart, creature: int, place: int) -> bool:
    """Traps work on what enters, one after another until it is dead. True if it is."""
    # rule: trap.kills, trap.several
    for applied in range(1, game.traps[place] + 1):
        game.sprung[place] = max(game.sprung.get(place, 0), applied)
        game.tell("trap-sprung", place, KIND_OF[creature])
        if kill(game, creature, NO_ONE, in_combat=False):  # rule: trap.guardian
            return True
    return False


def use_up_traps(game: Heart) -> None:
    """A turn or a phase is over: Traps that were sprung go back to the stock."""
    # rule: trap.idle
    for place, count in sorted(game.sprung.items()):  # rule: trap.used-up, trap.several
        left = game.traps.pop(place) - count
        if left:
            game.traps[place] = left
        game.tell("traps-used", place, count)
    game.sprung = {}

"""Noise that is not Loot's: the nearest Creature moves."""

from __future__ import annotations

from gloam.games.heart_of_darkness.asking import pick_creature
from gloam.games.heart_of_darkness.creatures import advance_one, nearest
from gloam.games.heart_of_darkness.state import Heart
from gloam.kernel.core.asks import Flow


def nearest_moves(game: Heart, who: int) -> Flow[None]:
    """One of the nearest Creatures moves by the rules; the player picks which."""
    if game.standing and game.alive(who):
        near = nearest(game, game.place[who])
        creature = yield from pick_creature(game, game.seat_of(who), near, "noise")
        yield from advance_one(game, creature)

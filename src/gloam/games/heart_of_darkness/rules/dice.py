"""Rolling dice: two faces of six are Hits."""

from __future__ import annotations

from gloam.games.heart_of_darkness.state import Heart

FACES, HIT_FACES, MIN_DICE = 6, 2, 1  # rule: dice.faces


def roll_a_hit(game: Heart) -> bool:
    """Roll one die. True if it is a Hit."""
    return game.roll(FACES) < HIT_FACES  # rule: dice.faces


def count_hits(game: Heart, dice: int) -> int:
    """Roll this many dice and count the Hits."""
    hits = 0
    for _ in range(dice):
        if game.roll(FACES) < HIT_FACES:  # rule: dice.faces
            hits += 1
    return hits


def roll_hits(game: Heart, who: int, dice: int) -> int:
    """A Protagonist's roll of this many dice, at least one: tell all, and count the Hits."""
    dice = max(MIN_DICE, dice)  # rule: dice.minimum, components.dice
    hits = count_hits(game, dice)
    game.tell("rolled", who, dice, hits)
    return hits

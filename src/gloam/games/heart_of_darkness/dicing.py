"""Dice: two faces of six are Hits."""

from __future__ import annotations

from gloam.games.heart_of_darkness.state import Heart

FACES, HIT_FACES, MIN_DICE = 6, 2, 1  # rule: dice.faces


def roll_hits(game: Heart, who: int, dice: int) -> int:
    """Roll this many dice, at least one, and count the Hits."""
    dice = max(MIN_DICE, dice)  # rule: dice.minimum, components.dice
    hits = 0
    for _ in range(dice):
        if game.roll(FACES) < HIT_FACES:  # rule: dice.faces
            hits += 1
    game.tell("rolled", who, dice, hits)
    return hits

"""Rolling dice: two faces of six are Hits."""

from __future__ import annotations

from gloam.games.heart_of_darkness.state import Heart, Roll

FACES, HIT_FACES, MIN_DICE = 6, 2, 1  # rule: dice.faces


def roll_a_hit(game: Heart, hit: tuple[str | int, ...], blank: tuple[str | int, ...]) -> bool:
    """Roll one die, and tell what came of it with its face. True if it is a Hit."""
    face = game.roll(FACES)
    is_hit = face < HIT_FACES  # rule: dice.faces
    game.tell(*(hit if is_hit else blank), face)
    return is_hit


def roll_hits(game: Heart, who: int, dice: int, need: int = 1) -> int:
    """A Protagonist's roll of this many dice, at least one: tell all, and count the Hits.

    The dice lie on the table until the next Action; `need` Hits would do all that can be done.
    """
    dice = max(MIN_DICE, dice)  # rule: dice.minimum, components.dice
    faces = [game.roll(FACES) for _ in range(dice)]
    found = [face < HIT_FACES for face in faces]  # rule: dice.faces
    game.rolled = Roll(tuple(faces), tuple(found), (0,) * dice, need)
    hits = sum(found)
    game.tell("rolled", who, dice, hits, need, *faces)
    return hits


def reroll_blanks(game: Heart) -> int:
    """Roll the dice again that show no Hit, tell it, and count those that do now."""
    assert game.rolled is not None, "there is a roll"
    last = game.rolled
    faces, rerolled, was = list(last.faces), list(last.rerolled), list(last.was or last.faces)
    for die, hit in enumerate(last.hits):
        if not hit:
            was[die], faces[die] = faces[die], game.roll(FACES)
            rerolled[die] += 1
    found = [face < HIT_FACES for face in faces]  # rule: dice.faces
    game.rolled = Roll(tuple(faces), tuple(found), tuple(rerolled), last.need, tuple(was))
    more, blanks = sum(found) - sum(last.hits), last.hits.count(False)
    game.tell("rolled-again", blanks, more, last.need, *last.faces, *faces)
    return more


def count_blanks(game: Heart, count: int) -> None:
    """So many blanks count as Hits, the first of them."""
    assert game.rolled is not None, "there is a roll"
    last = game.rolled
    found = list(last.hits)
    for _ in range(count):
        found[found.index(False)] = True
    game.rolled = Roll(last.faces, tuple(found), last.rerolled, last.need, last.was)
    game.tell("counted-blanks", count, last.need, *last.faces)

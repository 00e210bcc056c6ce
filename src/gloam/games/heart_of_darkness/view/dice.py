"""Dice as a node of the scene: as they lie on the table, and as events tell that they fell."""

from __future__ import annotations

from functools import cache

from gloam.games.heart_of_darkness.rules.dice import FACES, HIT_FACES
from gloam.games.heart_of_darkness.state import Roll
from gloam.kernel.present.scene import Dice, Words
from gloam.kernel.present.sentences import Numbers

FACE_WORDS = ["hit" if face < HIT_FACES else "blank" for face in range(FACES)]


@cache
def dice(roll: Roll) -> Dice:
    return Dice(
        id="dice",
        label=Words("label-dice"),
        values=tuple([face + 1 for face in roll.faces]),
        faces=tuple([FACE_WORDS[face] for face in roll.faces]),
        hits=roll.hits,
        rerolled=roll.rerolled,
        was=tuple(
            [
                FACE_WORDS[face] if again else ""
                for face, again in zip(roll.was, roll.rerolled, strict=True)
            ]
            if roll.was
            else ()
        ),
        need=roll.need,
    )


# --- as events tell them ---


def _fallen(faces: Numbers, need: int, was: Numbers = (), counted: int = 0) -> Dice:
    """Dice as they lie; `was` are their faces before the blanks were rolled again."""
    hits = [face < HIT_FACES for face in faces]
    for _ in range(counted):
        hits[hits.index(False)] = True
    again = [int(face >= HIT_FACES) for face in was] or [0] * len(faces)
    return dice(Roll(tuple(faces), tuple(hits), tuple(again), need, tuple(was)))


def rolled(numbers: Numbers) -> Dice:
    _, _, _, need, *faces = numbers
    return _fallen(faces, need)


def rolled_again(numbers: Numbers) -> Dice:
    _, _, need, *faces = numbers
    count = len(faces) // 2
    return _fallen(faces[count:], need, was=faces[:count])


def counted(numbers: Numbers) -> Dice:
    count, need, *faces = numbers
    return _fallen(faces, need, counted=count)


def one_die(numbers: Numbers) -> Dice:
    return _fallen(numbers[-1:], 0)

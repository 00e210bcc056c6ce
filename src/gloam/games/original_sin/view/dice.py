"""Dice as they lie there: white, blue, red, and the die that says whom an enemy looks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from gloam.games.original_sin.rules.dice import CLOSEST, HITS, SPECIALS
from gloam.games.original_sin.state import DIE_SIDES
from gloam.games.original_sin.view.names import COLOUR_WORDS, DIE_FACES, TOLD
from gloam.kernel.present.scene import Arg, Dice, Words


@lru_cache(1 << 12)
def dice(lying: tuple[int, ...], roller: int = -1) -> Dice:
    """The roll that is looked at, and whose it is, as events name figures."""
    hits, specials = sum([HITS[die] for die in lying]), sum([SPECIALS[die] for die in lying])
    args: dict[str, Arg] = {"who": TOLD.words[roller], "hits": hits, "specials": specials}
    aims = bool(lying) and lying[0] >= CLOSEST  # the die that says whom an enemy looks for
    return Dice(
        id="dice",
        label=Words("label-aim" if aims else "label-roll", args) if roller >= 0 else None,
        values=tuple([die % DIE_SIDES + 1 for die in lying]),
        faces=tuple([DIE_FACES[die] for die in lying]),
        colours=tuple([COLOUR_WORDS[die // DIE_SIDES] for die in lying]),
        hits=() if aims else tuple([HITS[die] > 0 for die in lying]),
    )


def fallen(first: int) -> Callable[[Sequence[int]], Dice]:
    """The dice of an event, which follow its first so many numbers."""
    return lambda numbers: dice(tuple(numbers[first:]))

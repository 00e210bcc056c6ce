"""Asking while others may speak: whatever is asked is asked anew when somebody has spoken."""

from __future__ import annotations

from collections.abc import Sequence

from examples.parley.state import Parley
from gloam.kernel.core.asks import EVERYONE, About, Ask, Flow, Key, anew, choose


def card_ask(
    seat: int, word: str, faces: Sequence[int], about: About, audience: int = EVERYONE
) -> Ask | None:
    """Which card? Nobody is asked who has none: that is also whoever was led out."""
    options: list[Key] = [(word, face) for face in faces]
    return choose(seat, options, about, audience) if options else None


def pick_neighbour(game: Parley, you: int, about: str) -> Flow[int]:
    """Which of the neighbours? With only one there is nothing to ask."""
    near = game.neighbours(you)
    if len(near) == 1:
        return near[0]

    def make() -> Ask | None:
        options: list[Key] = [("with", seat) for seat in game.neighbours(you)]
        return choose(you, options, about) if options and game.standing[you] else None

    key = yield from anew(make)
    other: int = key[1]
    return other

"""Asking while others may speak: whatever is asked is asked anew when somebody has spoken."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloam.games.heart_of_darkness.state import Heart
from gloam.kernel.core.asks import CHOOSE, EVERYONE, About, Ask, Flow, Key, anew


def ask(
    game: Heart,
    seat: int,
    make: Callable[[], Sequence[Key]],
    about: About,
    audience: int = EVERYONE,
) -> Flow[Key]:
    """Ask `seat` for one of the keys that `make` gives, and again after every spoken word.

    No keys, or the end of the game, means that there is nobody left to ask: the flow then
    meets `Gone`.
    """

    def make_ask() -> Ask | None:
        options = make()
        if game.outcome is not None or not options:
            return None
        return Ask(CHOOSE, seat, options, about, audience)

    return anew(make_ask)


def pick(game: Heart, seat: int, make: Callable[[], Sequence[Key]], about: About) -> Flow[Key]:
    """Like `ask`, but a single option is taken without asking. Not for hidden hands."""
    options = make()
    if len(options) == 1:
        return options[0]
    return (yield from ask(game, seat, make, about))


def acting(game: Heart) -> About:
    """What the active player is asked to do, with so many Actions left."""
    return ("act", game.turn.actions)

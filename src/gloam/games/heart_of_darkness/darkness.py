"""The Darkness Track, and how the game is lost."""

from __future__ import annotations

from gloam.games.heart_of_darkness.asking import Over
from gloam.games.heart_of_darkness.state import (
    DARKNESS_MAX,
    DARKNESS_START,
    LOST,
    OPENING,
    OVER,
    PAST_THE_END,
    Heart,
)


def raise_darkness(game: Heart, steps: int = 1) -> None:
    """Darkness rises; past the end of the track the game is lost at once."""
    deepen(game, steps)
    check_lost(game)


def deepen(game: Heart, steps: int) -> None:
    """Darkness rises, and nobody looks yet whether all is lost."""
    # The Guardian's health stays as it is.
    # rule: components.single-tokens, darkness.guardian-fixed
    game.darkness = min(game.darkness + steps, PAST_THE_END)
    game.tell("darkness", min(game.darkness, DARKNESS_MAX))


def lower_darkness(game: Heart, steps: int) -> None:
    game.darkness = max(DARKNESS_START, game.darkness - steps)  # rule: darkness.range
    game.tell("darkness", game.darkness)


def check_lost(game: Heart) -> None:
    """Lost, in any phase, the instant a condition is met."""
    # rule: lose.immediate, lose.darkness, darkness.range
    if game.darkness > DARKNESS_MAX:
        lose(game, "lost-darkness")
    # rule: lose.no-survivors, lose.no-survivors-reading
    if game.phase != OPENING and not game.living():
        lose(game, "lost-nobody")


def lose(game: Heart, why: str) -> None:
    """Everybody has lost; whatever was going on stops."""
    game.outcome = LOST  # rule: win.together, lose.immediate
    game.phase = OVER
    game.tell(why)
    raise Over

"""The Darkness Track, and what the Heart of Darkness does to Crawlers."""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.creatures import remove
from gloam.games.heart_of_darkness.rules.win_and_lose import check_lost
from gloam.games.heart_of_darkness.state import DARKNESS_MAX, DARKNESS_START, PAST_THE_END, Heart
from gloam.kernel.core.state import Event


def raise_darkness(game: Heart, steps: int, because: Event) -> None:
    """Darkness rises; past the end of the track the game is lost at once."""
    deepen(game, steps, because)
    check_lost(game)


def deepen(game: Heart, steps: int, because: Event) -> None:
    """Darkness rises, and nobody looks yet whether all is lost."""
    # The Guardian's health stays as it is.
    # rule: components.single-tokens, darkness.guardian-fixed
    game.darkness = min(game.darkness + steps, PAST_THE_END)
    game.tell("darkness", min(game.darkness, DARKNESS_MAX), because=because)


def lower_darkness(game: Heart, steps: int) -> None:
    game.darkness = max(DARKNESS_START, game.darkness - steps)  # rule: darkness.range
    game.tell("darkness", game.darkness, because=game.by_card())


def absorb(game: Heart, creature: int) -> None:
    """A Crawler in the Heart of Darkness is gone, and it grows darker."""
    remove(game, creature)
    game.tell("absorbed")
    raise_darkness(game, 1, ("swallowed",))  # rule: darkness.crawler, heart.crawler

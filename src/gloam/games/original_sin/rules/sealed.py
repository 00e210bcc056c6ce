"""What is sealed until it is met: Bosses, tactics, named items."""

from __future__ import annotations

from gloam.games.original_sin.state import OriginalSin
from gloam.kernel.campaign.campaign import UNLOCK


def meet(game: OriginalSin, face: int) -> None:
    """A card that is met may be read from now on, in later games too."""
    seal = game.book.cards[face].sealed
    if seal and seal not in game.met:
        game.met |= {seal}
        game.record(UNLOCK, seal)

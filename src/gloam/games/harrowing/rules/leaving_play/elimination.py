"""Elimination: an effigy with nowhere to flee to is out of the game, with all that it controls."""

from __future__ import annotations

from gloam.games.harrowing.rules.adversaries import abandon_all
from gloam.games.harrowing.rules.fate_and_omens import give_to
from gloam.games.harrowing.rules.items import abandon_items
from gloam.games.harrowing.state import NOWHERE, SINS, Harrowing


def eliminate(game: Harrowing, seat: int) -> None:
    """Out of the game: In the Eye of Hell and Hunters pass on, all else is abandoned."""
    # rule: removal.elimination
    if game.hunted() == seat:
        give_to(game, game.left_of(seat), ("eliminated", seat))  # rule: eye.eliminated
    game.at[seat] = NOWHERE  # rule: location.invoker-eliminated, removal.actor-eliminated
    game.tell("eliminated", seat)
    before, game.cause = game.cause, ("eliminated", seat)
    abandon_all(game, seat)
    abandon_items(game, seat)
    game.cause = before
    # rule: removal.eliminated-player
    game.omens[seat] = 0
    sheet = game.sheet(seat)
    sheet.corruption = [0] * SINS

"""Instead of a turn: the whole hand for a new one."""

from __future__ import annotations

from typing import Final

from gloam.games.haunted.rules.discard_and_refill import refill
from gloam.games.haunted.rules.hands import discard, movable
from gloam.games.haunted.rules.turns import next_turn
from gloam.games.haunted.state import Haunted
from gloam.kernel.core.asks import Key

SWAP: Final[Key] = ("swap",)


def swap_hand(game: Haunted, seat: int) -> None:
    """The whole hand for a new one; that is the turn."""
    # rule: swap.hand, swap.whole-turn
    for card in list(movable(game, seat)):
        discard(game, card)
    game.tell("swapped", seat)
    refill(game, seat)
    next_turn(game)

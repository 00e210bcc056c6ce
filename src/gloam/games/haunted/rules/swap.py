"""Instead of a turn: the whole hand for a new one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.haunted.rules.discard_and_refill import refill
from gloam.games.haunted.rules.hands import discard, movable
from gloam.games.haunted.rules.turns import next_turn
from gloam.games.haunted.state import Haunted
from gloam.kernel.core.asks import Key

SWAP: Final[Key] = ("swap",)


def may_swap(game: Haunted, hand: Sequence[int]) -> bool:
    """Before the first card is laid, with any number of cards."""
    return not game.laid and bool(hand)  # rule: swap.declare, swap.short-hand


def swap_hand(game: Haunted, seat: int) -> None:
    """The whole hand for a new one; that is the turn."""
    # rule: swap.hand, swap.whole-turn
    for card in list(movable(game, seat)):
        discard(game, card)
    game.tell("swapped", seat)
    refill(game, seat)
    next_turn(game)

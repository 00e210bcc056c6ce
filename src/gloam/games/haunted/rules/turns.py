"""Whose turn it is: the turn passes to the left, and turns are missed."""

from __future__ import annotations

from gloam.games.haunted.rules.end_and_score import end, is_stalemate
from gloam.games.haunted.state import ATTACK, NO_TERRORS, Haunted
from gloam.kernel.core.data import PieceSet


def next_turn(game: Haunted) -> None:
    """The player to the left becomes active; those who must miss a turn are passed over."""
    if is_stalemate(game):
        end(game, NO_TERRORS)
        return
    game.stage = ATTACK
    game.used = 0
    game.fresh = PieceSet(0)
    game.laid = False  # rule: swap.declare
    game.active = game.left(game.active)  # rule: turn.pass
    while game.missed[game.active]:
        game.missed[game.active] -= 1  # rule: miss.skip
        game.tell("misses", game.active)
        game.active = game.left(game.active)
    game.tell("turn", game.active)


def miss_a_turn(game: Haunted, seat: int) -> None:
    game.missed[seat] += 1  # rule: miss.stack
    game.tell("will-miss", seat, because=game.by_card())

"""The short game: among those who are tied, or as a quick game of its own."""

from __future__ import annotations

from gloam.games.haunted.rules.setup import begin
from gloam.games.haunted.state import ATTACK, STOCK, Haunted
from gloam.kernel.core.data import PieceSet


def begin_short_game(game: Haunted, tied: list[int]) -> None:
    """A short game among those who are tied, with all cards anew."""
    # rule: short.players, short.cards, short.tie-again
    game.tell("short-game", *tied)
    game.shuffle(STOCK, *[zone for zone in range(len(game.zones)) if zone != STOCK])
    game.order = tuple(tied)
    game.hand_size, game.to_lose = 9, 1  # rule: short.hand, short.one-line
    game.sealed = game.awaiting = game.used = 0
    game.fresh = game.thief = PieceSet(0)
    game.laid = False
    game.stage, game.defender, game.planted, game.stale = ATTACK, -1, -1, -1
    game.missed = [0] * game.seats
    begin(game)

"""Who decides when the players are unsure how to proceed."""

from __future__ import annotations

from gloam.games.heart_of_darkness.state import Heart


def decider(game: Heart) -> int:
    """The seat of whoever most recently started a turn."""
    for who in reversed(game.recent):  # rule: decide.unsure, decide.dead-decider
        if game.seat_of(who) in game.players:
            return game.seat_of(who)
    return game.players[0]  # rule: decide.before-first-turn

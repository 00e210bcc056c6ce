"""How a position stands for a seat."""

from __future__ import annotations

from math import exp

from gloam.games.haunted.state import Haunted

# How near to losing a player is, by complete lines.
COMPLETE = (0.0, 12.0, 28.0, 60.0)


def danger(game: Haunted, seat: int) -> float:
    """How near to losing a player is, by what lies open."""
    complete = game.complete(seat)
    total = COMPLETE[complete] if game.to_lose > 1 else 60.0 * min(complete, 1)
    for line in game.lines(seat):
        if game.awaiting >> line & 1:
            total += 11.0
        elif not game.sealed >> line & 1:
            total += (0.0, 2.5, 6.0)[len(game.line(line))]
    return total


def evaluate(game: Haunted, seat: int) -> float:
    """The chance to win, by how near the others are to losing and oneself."""
    mine = danger(game, seat)
    others = [danger(game, other) for other in game.order if other != seat]
    ahead = sum(others) / len(others) - mine
    return 1 / (1 + exp(-ahead / 14))

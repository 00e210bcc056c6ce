"""Objectives: chosen when the quota is reached, and never changed."""

from __future__ import annotations

from gloam.games.stifling_dark.rules.goals.banishment import BANISH
from gloam.games.stifling_dark.state import PROCEDURES, StiflingDark
from gloam.kernel.core.asks import Flow, Key, party


@PROCEDURES.asking
def choose_objective(game: StiflingDark) -> Flow[None]:
    """The team picks one of the Escape cards that it is given."""
    seats = sorted({game.seat_of(who) for who in game.living()})
    keys: list[Key] = [("objective", BANISH)]
    _, key = yield party(seats, keys, "objective")  # rule: objective.final, game.sides-decide
    game.objective = key[1]
    game.tell("objective", game.objective)
    game.agenda.call(("dig_grave",))  # rule: objective.setup

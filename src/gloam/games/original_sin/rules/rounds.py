"""Rounds: which kind is played, and how each one ends."""

from __future__ import annotations

from gloam.games.original_sin.state import NO_ONE, PROCEDURES, OriginalSin, Outcome, Round
from gloam.kernel.core.asks import Flow


def next_round(game: OriginalSin) -> Flow[None]:
    """With enemies on the map a Combat round must follow."""
    # rule: round.loop, round.enemies, round.checked-at-start, combat.continues
    for origin in game.party:
        origin.acted = False
        origin.used = ()  # rule: equip.once-per
    game.active = NO_ONE
    if game.enemies:
        game.agenda.interpose(("combat_round",), ("close_round",))
    else:
        game.round = Round.NONE
        game.outcome = Outcome.LEFT
    flow = PROCEDURES.next_step(game, game.agenda)
    return flow if flow is not None else nothing()


def nothing() -> Flow[None]:
    yield from ()


@PROCEDURES.plain
def close_round(game: OriginalSin) -> None:
    """Time moves on."""
    game.round = Round.NONE
    game.ended = False

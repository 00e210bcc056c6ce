"""A forced restart of the location."""

from __future__ import annotations

from gloam.games.original_sin.state import PROCEDURES, OriginalSin, Outcome


@PROCEDURES.plain
def forced_restart(game: OriginalSin) -> None:
    game.outcome = Outcome.GAVE_UP

"""Winning and losing: looked at after every single effect."""

from __future__ import annotations

from gloam.games.harrowing.rules.legacy.the_unknown import first_story
from gloam.games.harrowing.state import Harrowing, Outcome, Phase


def check_loss(game: Harrowing) -> bool:
    """Lost at the moment when every effigy that is still there is damned, or none is there."""
    if game.outcome is not None or game.phase is not Phase.PLAY:
        return game.outcome is Outcome.LOST
    present = game.present()
    # rule: goal.loss-damned, goal.loss-eliminated, seat.solo
    if all(game.damned(seat) for seat in present):
        end(game, Outcome.LOST, "lost" if present else "all-gone")
        return True
    return False


def stuck(game: Harrowing) -> None:
    """Nobody may do anything, and the Boss cannot come: lost."""
    end(game, Outcome.LOST, "stuck")  # rule: goal.loss-stuck


def end(game: Harrowing, outcome: Outcome, how: str) -> None:
    """The first end that is reached stands; what was still to be done is dropped.

    `how` is the word of the event that tells it.
    """
    if game.outcome is not None:
        return
    game.outcome = outcome  # rule: goal.first-check-wins, goal.win
    game.phase = Phase.OVER
    game.agenda.frames.clear()
    # rule: seat.cooperative
    game.tell(how)
    first_story(game, outcome)  # rule: unknown.first-story
    game.record("ended", int(outcome is Outcome.WON))

"""Winning and losing: looked at after every single effect."""

from __future__ import annotations

from gloam.games.stifling_dark.state import (
    LAST_ROUND,
    NOWHERE,
    Outcome,
    Phase,
    Status,
    StiflingDark,
)


def end(game: StiflingDark, outcome: Outcome) -> None:
    """The first side whose condition is met wins; nothing later counts."""
    if game.outcome is None:  # rule: end.immediate
        game.outcome = outcome
        game.phase = Phase.OVER
        game.agenda.frames.clear()
        game.due = ()
        game.tell("over", outcome.value)


def died(game: StiflingDark, who: int) -> None:
    """The Butcher wins with the first death, so that no Spirit ever appears against him."""
    one = game.team[who]
    one.status = Status.DEAD
    game.lights = tuple([light for light in game.lights if light.owner != who])  # rule: flash.death
    game.tell("died", who)
    end(game, Outcome.ADVERSARY)  # rule: butcher.win, spirit.no-butcher


def escaped(game: StiflingDark, who: int) -> None:
    one = game.team[who]
    one.status = Status.ESCAPED  # rule: objective.escaped
    one.space = NOWHERE
    game.lights = tuple([light for light in game.lights if light.owner != who])  # rule: flash.death
    game.tell("escaped", who)
    if not game.living():
        end(game, Outcome.INVESTIGATORS)  # rule: end.investigators-win, end.settled


def time_is_up(game: StiflingDark) -> bool:
    """After the last round the Adversary has won, or nobody if he was to be Banished."""
    if game.round < LAST_ROUND:
        return False
    # rule: end.timeout, end.unescaped, game.rounds, butcher.banish-draw
    end(game, Outcome.DRAW if game.objective == "banish" else Outcome.ADVERSARY)
    return True

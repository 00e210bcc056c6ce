"""Environment effects: one a space, printed or by a token on top of it."""

from __future__ import annotations

from gloam.games.original_sin.state import DIFFICULT, PROCEDURES, OriginalSin


def environment_at(game: OriginalSin, space: int) -> int:
    """The effect in force in a space."""
    # rule: env.one-per-space, env.token-stays
    token = game.environment.get(space)
    return game.place.spaces[space].environment if token is None else token


def is_difficult(game: OriginalSin, space: int) -> bool:
    return environment_at(game, space) == DIFFICULT  # rule: env.difficult


@PROCEDURES.plain
def leave_environment(game: OriginalSin, space: int, effect: int) -> None:
    """A token covers what is printed and replaces another token."""
    game.environment[space] = effect  # rule: env.replace
    game.tell("environment", space, effect, because=game.cause)

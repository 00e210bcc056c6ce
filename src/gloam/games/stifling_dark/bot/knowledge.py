"""What Investigators hold possible of the Butcher, and how dangerous it is."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.adversary.memory import possible_spaces
from gloam.games.stifling_dark.rules.park.lines import within
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark

TIRED: Final = 2  # Stamina with which any loss is a Wound
LEAP: Final = 9  # spaces from which he may be upon somebody in one turn


def suspected(game: StiflingDark) -> int:
    """The spaces where he can be, by all that Investigators know."""
    figure = game.figure
    if figure.revealed:
        return 1 << figure.space
    if game.remembers and game.figure.belief is not None:
        return possible_spaces(game)
    # A world that is only played out has forgotten: there he is where this world has him.
    return 1 << figure.space if figure.space != NOWHERE else game.ground.everywhere


def close_by(game: StiflingDark) -> int:
    """Those of them from which he can reach some Investigator in his next turn."""
    near = 0
    for who in game.on_board():
        near |= within(game, game.team[who].space, LEAP)
    return suspected(game) & near


def beside(game: StiflingDark, space: int) -> int:
    """The spaces next to one, as far as Investigators know."""
    return within(game, space, 1) & ~(1 << space)


def fear(game: StiflingDark) -> float:
    """How likely it is that he is close by: 0 to 1."""
    return close_by(game).bit_count() / max(1, suspected(game).bit_count())


def wounds_of(game: StiflingDark, who: int) -> int:
    return len(game.wounds(who))

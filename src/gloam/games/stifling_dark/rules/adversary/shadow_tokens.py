"""Shadow tokens: face up where a figure is, or face down somewhere near it."""

from __future__ import annotations

from gloam.games.stifling_dark.adversary_state import Figure
from gloam.games.stifling_dark.rules.adversary.belief import seen_on
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.within import his_within
from gloam.games.stifling_dark.state import StiflingDark


def show_shadow(game: StiflingDark, figure: Figure) -> None:
    """Its Shadow token goes face up to its space, from wherever it is."""
    # rule: shadow.place, shadow.face-up, shadow.move, shadow.not-live, shadow.own
    figure.shadow = figure.space
    figure.shadow_down = False
    game.tell("shadow", game.number_of(figure), figure.space)
    seen_on(game, figure, 1 << figure.space)


def spaces_for_shadow(game: StiflingDark, figure: Figure, within: int) -> int:
    """Where a face-down one may lie: within a distance of the figure, its own space too."""
    # rule: shadow.face-down, shadow.face-down-zero
    return his_within(game, figure.space, within, true_colour(game))


def lay_face_down(game: StiflingDark, figure: Figure, space: int) -> None:
    figure.shadow = space  # rule: shadow.face-down
    figure.shadow_down = True
    game.tell("far-shadow", space)

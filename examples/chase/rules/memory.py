"""What the hunters remember: every space where a figure can be, and no other.

It changes when something is noticed, never during a figure's secret steps. Games that are
only played out remember nothing.
"""

from __future__ import annotations

from typing import Final

from examples.chase.house import BELIEF_WAYS
from examples.chase.state import Chase
from gloam.kernel.core.bit_sets import mask_of
from gloam.kernel.hidden.graph import INTO

STEPS: Final = 3  # faces of the die
POINTS: Final = (0, *[1] * STEPS)  # the chances of rolling 0, 1, 2, 3


def stolen(game: Chase, figure: int, lit: int, seen: bool) -> None:
    """A figure has taken secret steps, unseen but, if it is `seen`, for the last of them."""
    if not game.remembers:
        return
    belief = game.beliefs[figure]
    if not belief.points:  # its turn begins; else it was seen in its turn before
        belief.begin(POINTS)
    belief.spread(BELIEF_WAYS, mask_of(game.hunters), game.shut(), lit, INTO if seen else 0)
    if seen:
        belief.seen(1 << game.figures[figure])  # rule: light.shows
    if game.left:
        belief.goes_on()  # rule: memory.steps-left
    else:
        belief.end()


def found(game: Chase, figure: int, spaces: int) -> None:
    """Everybody sees that a figure is somewhere in these spaces."""
    if game.remembers:
        game.beliefs[figure].seen(spaces)

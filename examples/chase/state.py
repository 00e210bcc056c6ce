"""The state of Chase. Spaces and doors are numbers from 1; sets of them are bit sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from examples.chase.house import CELLAR, FRONT, LIGHTS, OPEN_AT_START, bits, members
from gloam.kernel.core.state import State

FIGURE: Final = 0  # the seat; all others are hunters
HUNTERS: Final = 3  # on the board, however many play them

# Phases: what the next step is.
HIDE: Final = 0
STEAL: Final = 1
ACT: Final = 2
HUNT: Final = 3

# How it stands.
OPEN: Final = 0
FIGURE_WINS: Final = 1
HUNTERS_WIN: Final = 2


@dataclass(slots=True)
class Chase(State):
    """Only `figure` is hidden, and only from the hunters; `belief` is what they know of it."""

    figure: int  # its space; 0 until it has hidden
    hunters: list[int]  # their spaces
    doors: int  # those that are open
    lamps: int  # the spaces with a burning lamp
    touched: int  # the spaces whose sigil was touched
    belief: int  # the spaces where the figure can be, as far as the hunters can know
    round: int
    phase: int
    hunter: int  # whose turn it is among the hunters
    moves: int  # that this hunter has left
    deeds: int
    outcome: int

    def lit(self) -> int:
        """The spaces that burning lamps light."""
        found = 0
        for lamp in members(self.lamps):
            found |= LIGHTS[lamp]
        return found


def fresh_house(seats: int) -> Chase:
    return Chase(
        seats=seats,
        figure=0,
        hunters=[FRONT] * HUNTERS,  # rule: setup.hunters
        doors=OPEN_AT_START,
        lamps=0,
        touched=0,
        belief=bits(CELLAR),
        round=1,
        phase=HIDE,
        hunter=0,
        moves=2,
        deeds=1,
        outcome=OPEN,
    )

"""The state of Chase. Spaces and doors are numbers from 1; sets of them are bit sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from examples.chase.house import CELLAR, DOORS, FRONT, LIGHTS, OPEN_AT_START
from gloam.kernel.core.bit_sets import mask_of, members
from gloam.kernel.core.state import State
from gloam.kernel.hidden.graph import Belief

FIGURE: Final = 0  # the seat of whoever plays the figures; all others are hunters
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
    """Only `figures` and `left` are hidden, and only from the hunters.

    `beliefs` is what the hunters know of them. While a figure steals about, it does not
    change: not before something is noticed, or the others could count its steps.
    """

    figures: list[int]  # their spaces; 0 until they have hidden
    left: int  # steps that the figure whose turn it is still takes; 0 before it has rolled
    beliefs: list[Belief]  # where each figure can be, as far as the hunters can know
    caught: int  # figures that have been caught, as a bit set
    hunters: list[int]  # their spaces
    doors: int  # those that are open
    lamps: int  # the spaces with a burning lamp
    touched: int  # the spaces whose sigil was touched
    round: int
    phase: int
    mover: int  # whose turn it is among the figures
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

    def shut(self) -> int:
        """The doors that are shut."""
        return ALL_DOORS & ~self.doors

    def at_large(self, first: int = 0) -> list[int]:
        """The figures that have not been caught, from some number on."""
        return [f for f in range(first, len(self.figures)) if not self.caught >> f & 1]

    def name(self, figure: int) -> int:
        """What words call a figure by: its number, or 0 if there is but one."""
        return figure + 1 if len(self.figures) > 1 else 0


ALL_DOORS: Final = mask_of(DOORS)


def fresh_house(seats: int, figures: int) -> Chase:
    return Chase(
        seats=seats,
        figures=[0] * figures,  # rule: setup.figures
        left=0,
        beliefs=[Belief.at(mask_of(CELLAR)) for _ in range(figures)],
        caught=0,
        hunters=[FRONT] * HUNTERS,  # rule: setup.hunters
        doors=OPEN_AT_START,
        lamps=0,
        touched=0,
        round=1,
        phase=HIDE,
        mover=0,
        hunter=0,
        moves=2,
        deeds=1,
        outcome=OPEN,
    )

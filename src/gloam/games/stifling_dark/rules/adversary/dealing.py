"""Imagining the Adversary: for an Investigator, Hidden figures are anywhere they can be."""

from __future__ import annotations

from gloam.games.stifling_dark.rules.adversary.ways import place_at
from gloam.games.stifling_dark.state import Phase, StiflingDark
from gloam.kernel.core.dice import Dice


def deal_alone(world: StiflingDark, dice: Dice) -> None:
    """A lone figure: where it can be, and which mirror is open; what it has spent and rolled
    fits what was seen of it."""
    figure, adversary = world.figure, world.adversary
    assert figure.belief is not None
    stand = figure.belief.sample(dice)
    figure.space, world.mirror, figure.rode = place_at(world.ground, stand.place)
    adversary.swept = bool(stand.spent and world.haunted.whirl >> figure.space & 1)
    if world.phase is Phase.ADVERSARY:
        figure.spent = stand.spent
        own = world.kind.mp + adversary.more_mp
        adversary.roll = stand.points - own if stand.spent > own else 0

"""Imagining the Adversary: for an Investigator, Hidden figures are anywhere they can be."""

from __future__ import annotations

from gloam.games.stifling_dark.rules.adversary.belief_graph import place_at
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    COOLDOWN_1,
    COOLDOWN_2,
    NOWHERE,
    TEAM,
    Phase,
    StiflingDark,
)
from gloam.kernel.core.data import Piece
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.graph import nth_member


def deal_marked(world: StiflingDark, marked: list[Piece], dice: Dice) -> list[Piece]:
    """As many Ability cards that nobody has seen, any of them; those that were seen are known."""
    cards = [p for zone in (ABILITY_SLOTS, COOLDOWN_1, COOLDOWN_2) for p in world.zones[zone]]
    found = sorted([piece for piece in marked if world.knows[piece] & TEAM])
    unseen = sorted([piece for piece in cards if not world.knows[piece] & TEAM])
    for _ in range(len(marked) - len(found)):
        found.append(unseen.pop(dice.roll(len(unseen))))
    return found


def deal_marks(world: StiflingDark, dice: Dice) -> None:
    """Which unseen Ability lies face up, or Ectoplasm has caught, only the Adversary knows."""
    haunted = world.haunted
    world.cult.ready = deal_marked(world, world.cult.ready, dice)
    haunted.barred = deal_marked(world, haunted.barred, dice)
    haunted.barred_next = deal_marked(world, haunted.barred_next, dice)


def deal_placing(world: StiflingDark, dice: Dice) -> None:
    """While figures are being placed: those that are stand anywhere they may have been put."""
    placed = [n for n, figure in enumerate(world.figures) if figure.space != NOWHERE]
    for n in placed:
        world.figures[n].space = NOWHERE
    for n in reversed(placed):
        spaces = world.kind.starts(world, n)
        world.figures[n].space = nth_member(spaces, dice.roll(spaces.bit_count()))


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

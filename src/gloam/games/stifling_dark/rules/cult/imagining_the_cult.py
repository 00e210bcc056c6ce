"""Imagining the Cult: every Hidden figure where it can be, all of them fitting together.

Each figure has its own set of places. Drawn one by one they may not agree: two on one space, two
mirror colours, or rolls that differ although there is but one die. What does not fit is drawn anew.
"""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.adversary_state import Figure
from gloam.games.stifling_dark.rules.adversary.belief import possible_colours
from gloam.games.stifling_dark.rules.adversary.belief_graph import place_at, spaces_in
from gloam.games.stifling_dark.rules.board.adjacent import lines_from
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.state import NOWHERE, SPRINT_FACES, Phase, StiflingDark
from gloam.kernel.core.bit_sets import mask_of
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.deal_group import Contradiction
from gloam.kernel.hidden.graph import Stand, nth_member

TRIES: Final = 60


def deal_cult(world: StiflingDark, dice: Dice) -> None:
    """Places, what each figure has spent, a common roll, and whose activation it is."""
    colours = possible_colours(world)
    colour = dice.roll(len(colours)) if len(colours) > 1 else 0
    if world.ground.colours:
        world.mirror = world.ground.colours.index(colours[colour])
    world.adversary.swept = False
    if is_first_night(world) and deal_group(world, dice):
        return
    for _ in range(TRIES):
        stands = [stand_of(world, figure, dice) for figure in world.figures]
        if fit(world, stands):
            break
    for figure, stand in zip(world.figures, stands, strict=True):
        if stand is not None:
            place = place_at(world.ground, stand.place)
            figure.space, figure.rode = place.space, place.rode
            figure.spent = stand.spent
    if world.phase is Phase.ADVERSARY:
        deal_turn(world, dice)
    else:
        world.cult.active = False
        world.cult.done = 0


def stand_of(world: StiflingDark, figure: Figure, dice: Dice) -> Stand | None:
    """Somewhere that fits the open mirror; None for a figure that is gone."""
    if figure.belief is None:
        return None
    belief = figure.belief
    if world.ground.colours:
        belief = copy_of(belief)
        belief.seen(copies_of(world.ground, world.mirror))
    return belief.sample(dice)


def copies_of(ground: Ground, colour: int) -> int:
    """All places with one mirror colour."""
    copies = range(colour, ground.copies, len(ground.colours))
    return sum([ground.everywhere << copy * ground.size for copy in copies])


def fit(world: StiflingDark, stands: list[Stand | None]) -> bool:
    """No two on one space. (In mid-turn a figure may pass another, but need not be imagined so.)"""
    size = world.ground.size
    spaces = [stand.place % size for stand in stands if stand is not None]
    return len(set(spaces)) == len(spaces)


def deal_turn(world: StiflingDark, dice: Dice) -> None:
    """Whoever has moved is done or being activated; the roll is enough for all of them."""
    cult, adversary = world.cult, world.adversary
    own = world.kind.mp + adversary.more_mp
    beyond = max([figure.spent - own for figure in world.figures if figure.space != NOWHERE])
    adversary.roll = 0
    if beyond > 0:
        able = [face for face in SPRINT_FACES if face >= beyond]
        adversary.roll = able[dice.roll(len(able))]
    begun = cult.bled | mask_of(
        [n for n, one in enumerate(world.figures) if one.spent or one.vanished]
    )
    cult.active = bool(begun)
    world.acting = nth_member(begun, dice.roll(begun.bit_count())) if begun else 0
    cult.done = begun & ~(1 << world.acting) if begun else 0


# --- before their first turn they stand together ---


def is_first_night(world: StiflingDark) -> bool:
    return world.round == 1 and world.phase is not Phase.ADVERSARY


def deal_group(world: StiflingDark, dice: Dice) -> bool:
    """As they were set up: Cultists side by side, Mor'gonnod next to one of them. It may be that
    they no longer can: Firecrackers have drawn some of them away."""
    demon, *cultists = world.figures
    for _ in range(TRIES):
        try:
            spaces: list[int] = []
            for cultist in cultists:
                spaces.append(beside(world, cultist, spaces, dice))
            place = beside(world, demon, spaces, dice)
        except Contradiction:
            continue
        for cultist, space in zip(cultists, spaces, strict=True):
            cultist.space = space
        demon.space = place
        return True
    return False


def beside(world: StiflingDark, figure: Figure, others: list[int], dice: Dice) -> int:
    """A space that is next to one of those, and where the figure can be."""
    assert figure.belief is not None
    may = spaces_in(world.ground, figure.belief.places)
    if others:
        colour = world.ground.colours[world.mirror] if world.mirror >= 0 else ""
        may &= mask_of([near for at in others for near in lines_from(world, at, colour)])
    may &= ~mask_of(others)
    if not may:
        raise Contradiction("nobody can stand there")
    return nth_member(may, dice.roll(may.bit_count()))

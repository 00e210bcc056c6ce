"""The Cult as a kind of Adversary."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.adversary.adversary_board import Kind
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import his_neighbours
from gloam.games.stifling_dark.rules.board.within import NO_WAY
from gloam.games.stifling_dark.rules.cult import (  # noqa: F401  registers its procedures
    spiked_vertebrae_bargain,
)
from gloam.games.stifling_dark.rules.cult.banish_the_cult import (
    TIME_OUT_IS_A_DRAW,
    banish_keys,
    use_knife,
    use_rope,
)
from gloam.games.stifling_dark.rules.cult.cults_abilities import (
    eye_closes,
    hand_closes,
    heart_dies_down,
)
from gloam.games.stifling_dark.rules.cult.cults_turn import MP, act, begin_turn, options
from gloam.games.stifling_dark.rules.cult.imagining_the_cult import deal_cult
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark
from gloam.kernel.core.bit_sets import mask_of


def after_turn(game: StiflingDark) -> None:
    hand_closes(game)
    game.cult.spared = 0
    game.agenda.call(("round_ends",))


def round_ends(game: StiflingDark) -> None:
    eye_closes(game)
    heart_dies_down(game)


def starts(game: StiflingDark, number: int) -> int:
    """Cultists next to one another, the first of them anywhere; then Mor'gonnod next to one."""
    placed = [figure.space for figure in game.figures if figure.space != NOWHERE]
    if not placed:
        return roomy(game)
    # rule: cult.setup-figures, cult.setup-distinct
    near = mask_of([space for at in placed for space in his_neighbours(game, at)])
    return near & ~mask_of(placed)


def roomy(game: StiflingDark) -> int:
    """Spaces from which all of them find room side by side: no high carriage, no shut corner."""
    ground = game.ground
    lines = ground.near_of[true_colour(game)]
    spaces = 0
    for space in range(ground.size):
        if not spaces >> space & 1:
            far = ground.steps_from(space, game.blocked, lines, game.passages)
            there = [n for n, steps in enumerate(far) if steps < NO_WAY]
            if len(there) >= len(game.figures):
                spaces |= mask_of(there)
    return spaces


CULT: Final = Kind(
    name="cult",
    # rule: cult.groups
    foes=("morgonnod", "cultist-1", "cultist-2", "cultist-3", "cultist-4"),
    mp=MP,  # rule: cult.move
    kills=0,  # rule: cult.win, cult.win-escaped, game.adversary-goal
    figures={2: 3, 3: 4, 4: 5},  # rule: cult.setup-four, cult.setup-three, cult.setup-two
    abilities={2: 1, 3: 2, 4: 3},  # rule: cult.setup-cards, cult.setup-three, cult.setup-two
    crosses_light=False,
    break_reach=1,
    begin_turn=begin_turn,
    options=options,
    act=act,
    after_turn=after_turn,
    round_ends=round_ends,
    deal=deal_cult,
    banish_keys=banish_keys,
    banish_actions={"knife-up": use_knife, "knife-gain": use_knife, "rope": use_rope},
    banish_draws=TIME_OUT_IS_A_DRAW,  # rule: cult.banish-time
    face_down=True,
    starts=starts,
    hides=("altar",),  # rule: cult.altar
)

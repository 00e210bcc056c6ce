"""The Horror as a kind of Adversary."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.adversary.adversary_board import Kind
from gloam.games.stifling_dark.rules.adversary.imagining import deal_alone
from gloam.games.stifling_dark.rules.conditions import neurotoxin_passes, toxin_passes
from gloam.games.stifling_dark.rules.horror.egg_sacs_and_banish_the_horror import (
    TIME_OUT_IS_A_DRAW,
    banish_keys,
    destroy_egg,
    wear_down,
)
from gloam.games.stifling_dark.rules.horror.hatchlings import crush, crush_keys
from gloam.games.stifling_dark.rules.horror.horrors_abilities import open_card_passes, tokens_pass
from gloam.games.stifling_dark.rules.horror.horrors_turn import act, begin_turn, options
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice


def after_turn(game: StiflingDark) -> None:
    game.agenda.call(("round_ends",))


def round_ends(game: StiflingDark) -> None:
    toxin_passes(game)
    neurotoxin_passes(game)
    open_card_passes(game)
    tokens_pass(game)


def deal(world: StiflingDark, dice: Dice) -> None:
    """Nobody can know whether it has come through its Tunnel: then it has not yet."""
    deal_alone(world, dice)
    world.horror.tunnelled = False


def team_keys(game: StiflingDark, who: int) -> list[Key]:
    return [*banish_keys(game, who), *crush_keys(game, who)]


HORROR: Final = Kind(
    name="horror",
    foes=("horror",),
    mp=4,  # rule: horror.move
    kills=2,  # rule: horror.win, game.adversary-goal
    figures={2: 1, 3: 1, 4: 1},
    abilities={2: 1, 3: 1, 4: 2},  # rule: horror.setup, horror.setup-two, horror.setup-three
    not_for={2: ("projectile-adhesive", "occluded-lights")},  # rule: horror.setup-two
    break_reach=3,  # rule: horror.break-door
    crosses_light=True,  # rule: horror.move-bright, horror.revealed-end
    begin_turn=begin_turn,
    options=options,
    act=act,
    after_turn=after_turn,
    round_ends=round_ends,
    deal=deal,
    banish_keys=team_keys,
    banish_draws=TIME_OUT_IS_A_DRAW,
    banish_actions={
        "destroy-egg": lambda game, who, key: destroy_egg(game, who),
        "wear-down": lambda game, who, key: wear_down(game, who),
        "crush": lambda game, who, key: crush(game, who, key[1]),
    },
)

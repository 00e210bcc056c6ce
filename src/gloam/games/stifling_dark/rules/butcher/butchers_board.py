"""The Butcher as a kind of Adversary."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.adversary.adversary_board import Kind
from gloam.games.stifling_dark.rules.adversary.imagining import deal_alone
from gloam.games.stifling_dark.rules.butcher.banish_the_butcher import (
    TIME_OUT_IS_A_DRAW,
    burn_down,
    exhume,
    exhume_keys,
    hook_keys,
    use_hook,
)
from gloam.games.stifling_dark.rules.butcher.butchers_abilities import presence_is_felt
from gloam.games.stifling_dark.rules.butcher.butchers_turn import act, begin_turn, options
from gloam.games.stifling_dark.rules.butcher.stalk_and_spine_chill import spine_chill_passes
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Key


def round_ends(game: StiflingDark) -> None:
    spine_chill_passes(game)
    burn_down(game)


def banish_keys(game: StiflingDark, who: int) -> list[Key]:
    return [*exhume_keys(game, who), *hook_keys(game, who)]


BUTCHER: Final = Kind(
    name="butcher",
    foes=("butcher",),
    mp=5,  # rule: butcher.move
    kills=1,  # rule: butcher.win
    figures={2: 1, 3: 1, 4: 1},
    abilities={2: 1, 3: 2, 4: 2},  # rule: butcher.setup, butcher.setup-two, count.adversary-kit
    crosses_light=False,
    break_reach=1,  # rule: butcher.break-door
    begin_turn=begin_turn,
    options=options,
    act=act,
    after_turn=presence_is_felt,
    round_ends=round_ends,
    deal=deal_alone,
    banish_keys=banish_keys,
    banish_draws=TIME_OUT_IS_A_DRAW,
    banish_actions={
        "exhume": lambda game, who, key: exhume(game, who),
        "hook": lambda game, who, key: use_hook(game, who, key[1]),
    },
)

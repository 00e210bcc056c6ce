"""What bots that reckon answer otherwise than those that go by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot.answers import ANSWERS, PROWLS, Answer
from gloam.games.stifling_dark.bot.cunning.prowling import prowl
from gloam.games.stifling_dark.bot.cunning.turn import act, aim, sweep
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Ask, Key

# By the name of the Adversary; the others hunt as their rules of thumb say.
CUNNING_PROWLS: Final[dict[str, Answer]] = {**PROWLS, "butcher": prowl}


def prowl_as(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return CUNNING_PROWLS[game.kind.name](game, seat, options, ask)


CUNNING: Final[dict[str, Answer]] = {
    **ANSWERS,
    "turn": act,
    "aim": aim,
    "sweep": sweep,
    "prowl": prowl_as,
}

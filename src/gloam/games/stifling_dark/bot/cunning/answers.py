"""What bots that reckon answer otherwise than those that go by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot.answers import ANSWERS, PROWLS, Answer
from gloam.games.stifling_dark.bot.cunning import ambushing, prowling
from gloam.games.stifling_dark.bot.cunning.turn import act, aim, sweep
from gloam.games.stifling_dark.bot.objectives import objective as soonest
from gloam.games.stifling_dark.rules.ending import BANISH
from gloam.games.stifling_dark.rules.goals.objectives import ESCAPE_CARDS
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Ask, Key

HUNTERS: Final = 3  # Investigators

# By the name of the Adversary. The Cult hunts by its rules of thumb: Cultists who waited where
# Investigators would pass did worse (docs/balance/stifling_dark.md).
CUNNING_PROWLS: Final[dict[str, Answer]] = {
    **PROWLS,
    "butcher": prowling.prowl,
    "horror": ambushing.prowl,
}


def prowl_as(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return CUNNING_PROWLS[game.kind.name](game, seat, options, ask)


def objective(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The Horror is Banished, if enough are left to do it: in four turns it has to lay what makes
    it helpless once it is destroyed."""
    banish: Key = ("objective", ESCAPE_CARDS.index(BANISH))
    if game.kind.name == "horror" and len(game.on_board()) >= HUNTERS and banish in options:
        return banish
    return soonest(game, seat, options, ask)


CUNNING: Final[dict[str, Answer]] = {
    **ANSWERS,
    "turn": act,
    "aim": aim,
    "sweep": sweep,
    "prowl": prowl_as,
    "objective": objective,
}

"""What bots that reckon answer otherwise than those that go by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot.answers import ANSWERS, PROWLS, Answer
from gloam.games.stifling_dark.bot.cunning import ambushing, prowling
from gloam.games.stifling_dark.bot.cunning.handing import trade
from gloam.games.stifling_dark.bot.cunning.relays import relays
from gloam.games.stifling_dark.bot.cunning.tools import team_plan
from gloam.games.stifling_dark.bot.cunning.turn import act, aim, sweep
from gloam.games.stifling_dark.bot.errands import HOOK, holder_of, may_install
from gloam.games.stifling_dark.bot.walking import roads_of
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark
from gloam.kernel.core.asks import Ask, Key

# By the name of the Adversary. The Cult hunts by its rules of thumb: Cultists who waited where
# Investigators would pass did worse (docs/balance/stifling_dark.md).
CUNNING_PROWLS: Final[dict[str, Answer]] = {
    **PROWLS,
    "butcher": prowling.prowl,
    "horror": ambushing.prowl,
}


def prowl_as(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return CUNNING_PROWLS[game.kind.name](game, seat, options, ask)


def next_turn(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Who is in the way of a Part first, then who brings one, then those with light; who has the
    Hook strikes when the others have looked."""
    holder, truck = holder_of(game, HOOK), game.escape.truck
    roads = roads_of(game)
    takers = relays(game, roads, team_plan(game, roads))

    def order(key: Key) -> tuple[bool, bool, bool, bool, int]:
        who = key[1]
        one = game.team[who]
        blocks = one.space == truck != NOWHERE and not may_install(game, who)
        first = not may_install(game, who)
        return who == holder, not blocks, first, who in takers, -one.charge

    return min(options, key=order)


CUNNING: Final[dict[str, Answer]] = {
    **ANSWERS,
    "next-turn": next_turn,
    "turn": act,
    "aim": aim,
    "aim-spare": aim,
    "sweep": sweep,
    "prowl": prowl_as,
    "trade": trade,
}

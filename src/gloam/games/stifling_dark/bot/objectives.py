"""Which Objective takes least: all that Escape cards lay out is known before the choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from gloam.games.stifling_dark.bot.walking import costs_to
from gloam.games.stifling_dark.rules.ending import BANISH
from gloam.games.stifling_dark.rules.evidence_and_objectives.objectives import (
    ESCAPE_CARDS,
    OBJECTIVE_OF,
)
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Ask, Key

PACE: Final = 5.0  # MP a round
ROUNDS_THERE: Final = {"gate": 7, "truck": 3, "flare": 2, "tunnel": 2}  # besides the ways
BANISHED: Final = 20.0  # rounds: never, if there is another way

Places = Mapping[str, Sequence[int]]


def objective(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return min(options, key=lambda key: rounds_for(game, ESCAPE_CARDS[key[1]]))


def rounds_for(game: StiflingDark, card: str) -> float:
    """Roughly, how many rounds an Escape card takes, over its three rolls."""
    if card == BANISH:
        return BANISHED
    escape = game.ground.escapes[card]
    name = OBJECTIVE_OF[card]
    ways = [way_of(game, name, {**escape.fixed, **places}) for places in escape.rolled]
    return sum(ways) / len(ways) / PACE + ROUNDS_THERE[name]


def way_of(game: StiflingDark, name: str, at: Places) -> float:
    """The MP of who has most to walk."""
    team = [costs_to(game, game.team[who].space) for who in game.on_board()]

    def walk(*stops: int) -> int:
        first = min([costs[stops[0]] for costs in team])
        legs = pairwise(stops)
        return first + sum([costs_to(game, to)[start] for start, to in legs])

    if name == "gate":
        return walk(at["lockbox"][0], at["saw"][0], at["exit"][0])
    if name == "truck":
        return sum([walk(part, at["truck"][0]) for part in at["parts"]]) / min(3, len(team))
    if name == "flare":
        return min([walk(at["gun"][0], ammo, at["exit"][0]) for ammo in at["ammo"]])
    return min([walk(at["grinder"][0], part, at["exit"][0]) for part in at["ride_parts"]])

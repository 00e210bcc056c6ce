"""Between locations under test: whole games from set-up on, and interludes.

table = left(["ifan", "fane"], gold=5)  # at the end of a location, before the Merchant
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence

from gloam.games.original_sin.cards.location_cards import Exit, location_of
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.game import OriginalSinRules
from gloam.games.original_sin.rules.exploring.exits import leave
from gloam.games.original_sin.rules.setup import fresh_table
from gloam.games.original_sin.state import OriginalSin
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.core.dice import ScriptedDice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import Change
from tests.games.original_sin.exploring.playing import MILL, Party

# Somewhere else: one space, and a card that leads out at once.
MEADOW = location_of(
    tomllib.loads(
        """
        title = "The Meadow"
        level = 1
        start = "1"
        space = [{ id = "1" }]
        path = []
        [card.1]
        title = "A gate"
        [card.1.front]
        exit = { to = "mill", ending = true }
        """
    ),
    "meadow",
)
RULES = OriginalSinRules(CATALOGUE, MILL, MEADOW)


def table_of(game: OriginalSin, rolls: Sequence[int] = ()) -> Party:
    game.dice = ScriptedDice(rolls, ())
    return Party(Run.at(RULES, game))


def begun(
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    changes: Sequence[Change] = (),
) -> Party:
    """A game as it is set up."""
    return table_of(RULES.setup(RULES.choices(options or {}), seats, campaign_of(changes)))


def left(
    origins: Sequence[str] = ("ifan", "red-prince"),
    *,
    seats: int = 0,
    gold: int = 0,
    level: int = 1,
    level_up: bool = False,
    scene: int = 0,
    collared: bool = True,
    packs: Mapping[int, Sequence[str]] | None = None,
    rolls: Sequence[int] = (),
) -> Party:
    """A party that has just taken an exit to the meadow."""
    game = fresh_table(CATALOGUE, MILL, seats or len(origins), origins)
    game.gold, game.level = gold, level
    for who, ids in (packs or {}).items():
        game.party[who].pack = tuple([CATALOGUE.face[id] for id in ids])
    for origin in game.party:
        origin.collared = collared
    leave(game, Exit("meadow", level_up=level_up, scene=scene))
    return table_of(game, rolls)

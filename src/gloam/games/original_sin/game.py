"""Divinity: Original Sin: what the kernel asks of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gloam.games.original_sin.bot.policy import OriginalSinPolicy
from gloam.games.original_sin.cards.catalogue import Catalogue
from gloam.games.original_sin.rules import dice as dice_rules  # noqa: F401
from gloam.games.original_sin.rules import using_cards  # noqa: F401
from gloam.games.original_sin.rules.combat import (  # noqa: F401  they register procedures
    actions,
    attacks,
    bosses,
    end_of_combat,
    minions,
    moving,
    rounds,
)
from gloam.games.original_sin.rules.exploring import (  # noqa: F401  they register procedures
    challenges,
    environment,
    exits,
    explore_rounds,
    location_cards,
    loot,
    rest_rounds,
    time,
)
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.rules.figures import abilities, damage, statuses  # noqa: F401
from gloam.games.original_sin.rules.items import summons  # noqa: F401
from gloam.games.original_sin.rules.rounds import next_round, nothing
from gloam.games.original_sin.rules.setup import fresh_table
from gloam.games.original_sin.state import PROCEDURES, OriginalSin, Outcome
from gloam.games.original_sin.view.keys import keys
from gloam.kernel.core.asks import Flow, Key
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Result, Rules
from gloam.kernel.hidden.deal import Pins

PREMADE = ("ifan", "lohse", "red-prince", "fane")


class OriginalSinRules(Rules[OriginalSin]):
    id = "original_sin"
    players = (1, 2, 3, 4)  # rule: party.size, variant.solo
    cooperative = True  # rule: party.co-op

    def __init__(self, book: Catalogue, place: Location) -> None:
        self.book = book
        self.place = place

    def setup(
        self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]
    ) -> OriginalSin:
        return fresh_table(self.book, self.place, seats, PREMADE[: max(2, seats)])

    def step(self, game: OriginalSin) -> Flow[None]:
        """One procedure that asks; with nothing left to do, a round begins."""
        if game.agenda.frames:
            flow = PROCEDURES.next_step(game, game.agenda)
            if flow is not None:
                return flow
        return next_round(game) if game.outcome is None else nothing()

    def result(self, game: OriginalSin) -> Result | None:
        if game.outcome is None or game.agenda.frames:
            return None
        left = game.outcome is Outcome.LEFT
        return Result((int(left),) * game.seats, tuple(range(game.seats)) if left else ())

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return keys(self.book)

    def resample(self, game: OriginalSin, seat: int, dice: Dice, pins: Pins) -> OriginalSin:
        return copy_of(game)

    def policy(self) -> OriginalSinPolicy:
        return OriginalSinPolicy()

"""Tables that are brought to a phase of the round."""

from __future__ import annotations

from typing import Any

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.cards.catalogue import FACE
from gloam.games.heart_of_darkness.state import NO_ONE, SPAWNS, Heart, Phase
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import Journal
from tests.games.heart_of_darkness.playing import HeartTable, heart

# Spawn cards by the number that their ids begin with.
S = {id[:3]: id for id in FACE if id[0] in "sw" and id[1:3].isdigit()}


def still(seats: int = 2, **given: Any) -> HeartTable:  # what `heart` takes
    """A table whose Spawn deck is empty, so that rounds bring nothing new."""
    return heart(seats, empty=[SPAWNS], **given)


def advance(table: HeartTable) -> HeartTable:
    """The active player ends the turn, and everybody else has had one."""
    table.game.waiting = ()
    return table.end_turn()


def spawn(table: HeartTable, cards: int = 1) -> HeartTable:
    """Put the table at the beginning of a Spawning phase with this many reveals."""
    game: Heart = table.game
    game.phase, game.reveals, game.turn.who = Phase.SPAWNING, cards, NO_ONE
    game.waiting = game.cast()
    return gone_on(game)


def gone_on(game: Heart) -> HeartTable:
    """The table played on from this quiet point, with all that is told from here."""
    run: Run[Heart] = Run(GAME.rules, game, True)
    told: list[Journal] = []
    run.journals = told
    run._go_on()
    table = HeartTable(run)
    run.journals = told
    return table

"""Leaving: exits, and the forced restart of a location."""

from __future__ import annotations

from gloam.games.original_sin.rules.setup import arrive
from gloam.games.original_sin.state import (
    HELD,
    PROCEDURES,
    OriginalSin,
    Outcome,
    Round,
)
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.votes import Fallback, agree


@PROCEDURES.asking
def find_exit(game: OriginalSin, card: int, number: int, group: int) -> Flow[None]:
    """A mandatory exit is taken at once; another only if every player agrees, else it is held."""
    # rule: exit.optional, exit.unanimous, exit.mandatory, exit.refused-uses-card
    out = game.place.cards[card].parts[number].exit
    assert out is not None
    if out.optional:
        about = ("leave", card)
        if game.seats == 1:
            key: Key = yield choose(0, (YES, NO), about)
        else:
            seats = range(game.seats)
            once = Fallback(1, NO)
            key = yield from agree(game, lambda: seats, (YES, NO), once, about, secret=False)
        if key == NO:
            game.where[card] = HELD
            return
    leave(game, out.to, out.level_up)


def leave(game: OriginalSin, to: str, level_up: bool) -> None:
    """The whole party leaves, wherever it stands; nothing that waits is resolved any more."""
    # rule: exit.whole-party, exit.names, exit.first, exit.enemies-present, end.exit-by-effect
    game.agenda.frames.clear()
    game.deeds.clear()
    game.enemies.clear()
    game.revealed = game.stack = game.late = ()
    for origin in game.party:
        origin.ap = 0  # rule: ap.no-carry
    game.round = Round.NONE
    game.next_place, game.level_up = to, level_up
    game.outcome = Outcome.LEFT
    game.tell("leaves")


@PROCEDURES.plain
def forced_restart(game: OriginalSin) -> None:
    """The gold is lost, what was found stays; the location is set up anew, everybody whole."""
    # rule: restart.reset, restart.gold, restart.keep, restart.recovery, restart.journal
    game.agenda.frames.clear()
    game.deeds.clear()
    game.enemies.clear()
    game.tactics = game.below = ()
    game.gold = 0
    game.tell("restart")
    arrive(game)


@PROCEDURES.plain
def collars_break(game: OriginalSin) -> None:
    for origin in game.party:
        origin.collared = False  # rule: source.collar-break
    game.tell("collars", because=game.cause)

"""The interlude, from the exit of a location to the next; restarts and the end of a session."""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.rules.asking import party_picks
from gloam.games.original_sin.rules.between.campaign import EXIT, FALLEN, LEVEL, RESTART, save
from gloam.games.original_sin.rules.setup import arrive, make_whole
from gloam.games.original_sin.state import PROCEDURES, OriginalSin, Outcome, Stage
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key

HIGHEST_LEVEL: Final = 5  # rule: level.max
ARRANGING: Final[tuple[Call, ...]] = (("begin_arranging",), ("arrange_items",))
GO_ON: Final[Key] = ("go-on",)
STOP: Final[Key] = ("stop",)


@PROCEDURES.plain
def interlude(game: OriginalSin) -> None:
    """Scenes that the exit names, level-up, recovery, items, the Merchant."""
    # rule: interlude.order, finish.interlude, level.when
    game.stage = Stage.INTERLUDE
    game.tell("interlude")
    scenes: list[Call] = [("echo", who, game.scene) for who in range(len(game.party)) if game.scene]
    rises = game.level_up and game.level < HIGHEST_LEVEL
    level: list[Call] = [("party_levels_up",)] if rises else []
    shop: list[Call] = [("merchant",), ("interlude_over",)]
    game.agenda.call(*scenes, *level, ("recover_all",), *ARRANGING, *shop)


@PROCEDURES.plain
def recover_all(game: OriginalSin) -> None:
    """Everybody is revived, whole, with all Source, cards and talents."""
    for who in range(len(game.party)):
        make_whole(game, who)


@PROCEDURES.plain
def interlude_over(game: OriginalSin) -> None:
    """The campaign knows from now on that the party is elsewhere. Going on is another game."""
    # rule: finish.interlude, session.when, campaign.sessions
    if game.level_up:
        game.record(LEVEL, game.level)
    game.record(EXIT, game.next_place)
    save(game)
    game.outcome = Outcome.LEFT


# --- restarts ---


def restart(game: OriginalSin) -> None:
    """The gold is lost, what was found stays; the location is set up anew, everybody whole."""
    # rule: restart.reset, restart.gold, restart.keep, restart.recovery, restart.journal
    game.agenda.frames.clear()
    game.deeds.clear()
    game.enemies.clear()
    game.tactics = game.below = ()
    if game.honor:  # rule: variant.honor
        game.record(FALLEN)
        game.outcome = Outcome.FALLEN
        game.tell("fallen")
        return
    game.gold = 0
    game.tell("restart")
    game.record(RESTART, game.place.id)
    save(game)
    arrive(game)
    game.agenda.interpose(("end_session",), *ARRANGING)


@PROCEDURES.asking
def end_session(game: OriginalSin) -> Flow[None]:
    """After a restart the party may stop here; another game begins at the same location."""
    # rule: session.when
    key = yield from party_picks(game, (GO_ON, STOP), "end-session")
    if key == STOP:
        game.agenda.frames.clear()
        game.outcome = Outcome.STOPPED

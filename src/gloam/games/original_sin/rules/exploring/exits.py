"""Leaving: exits, and the forced restart of a location."""

from __future__ import annotations

from gloam.games.original_sin.cards.location_cards import Exit
from gloam.games.original_sin.rules.asking import all_agree
from gloam.games.original_sin.rules.between.campaign import COLLARS, ENDING
from gloam.games.original_sin.rules.between.interlude import restart
from gloam.games.original_sin.rules.exploring.journal import ending
from gloam.games.original_sin.state import (
    HELD,
    IN_DECK,
    PROCEDURES,
    OriginalSin,
    Outcome,
    Round,
)
from gloam.kernel.core.asks import Flow


@PROCEDURES.asking
def find_exit(game: OriginalSin, card: int, number: int, group: int) -> Flow[None]:
    """A mandatory exit is taken at once; another only if every player agrees, else it is held."""
    # rule: campaign.goal, exit.several
    # rule: exit.optional, exit.unanimous, exit.mandatory, exit.refused-uses-card
    out = game.place.cards[card].parts[number].exit
    assert out is not None
    if out.optional:
        agreed = yield from all_agree(game, ("leave", card))
        if not agreed:
            game.where[card] = HELD
            return
    leave(game, out)


def leave(game: OriginalSin, out: Exit) -> None:
    """The whole party leaves, wherever it stands; nothing that waits is resolved any more."""
    # rule: exit.whole-party, exit.names, exit.first, exit.enemies-present, end.exit-by-effect
    game.agenda.frames.clear()
    game.deeds.clear()
    game.enemies.clear()
    game.environment.clear()
    game.placed.clear()
    game.where = [IN_DECK] * len(game.where)  # rule: finish.clean
    game.revealed = game.stack = game.late = ()
    for origin in game.party:
        origin.ap = 0  # rule: ap.no-carry
    game.round = Round.NONE
    game.next_place, game.level_up, game.scene = out.to, out.level_up, out.scene
    game.tell("leaves")
    if out.ending:  # rule: campaign.end
        game.record(ENDING, ending(game))
        game.outcome = Outcome.ENDED
    else:
        game.agenda.interpose(("interlude",))


@PROCEDURES.plain
def forced_restart(game: OriginalSin) -> None:
    restart(game)


@PROCEDURES.plain
def collars_break(game: OriginalSin) -> None:
    for origin in game.party:
        origin.collared = False  # rule: source.collar-break
    game.tell("collars", because=game.cause)
    game.record(COLLARS)

"""Escaping: where there is a way out of the game, and what an escape leaves behind."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import OBJECTIVE
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.ending import FLARE, end
from gloam.games.stifling_dark.rules.light_and_flashlights import leaves_light, relight
from gloam.games.stifling_dark.state import NOWHERE, OBJECTIVE_SUPPLY, Outcome, Status, StiflingDark
from gloam.kernel.core.asks import EVERYONE


def can_escape_from(game: StiflingDark, space: int) -> bool:
    """Is there a way out of the game here?"""
    escape = game.escape
    if not escape.open:
        return False
    if game.objective == FLARE:  # rule: flare.escape, flare.same-ride
        return any(seats >> escape.exit & seats >> space & 1 for seats in game.ground.ride_seats)
    return escape.exit == space  # rule: gate.escape, truck.gate, tunnel.escape


def escaped(game: StiflingDark, who: int) -> None:
    """They leave the board; Objective Items stay behind for those who are still there."""
    one = game.team[who]
    at, one.space = one.space, NOWHERE
    one.status = Status.ESCAPED  # rule: objective.escaped
    leaves_light(game, who)  # rule: flash.death
    game.tell("escaped", who)
    faces = game.pack.faces
    for piece in [p for p in game.hand(who) if CARDS[faces[p]].type == OBJECTIVE]:
        game.move(piece, OBJECTIVE_SUPPLY, EVERYONE)  # rule: objective.needed-item-gone
        game.escape.lying = (*game.escape.lying, (faces[piece], at))
    if not game.living():
        # rule: end.investigators-win, end.settled, game.investigator-goal
        end(game, Outcome.INVESTIGATORS)
    else:
        relight(game)


def reach_escape_token(game: StiflingDark) -> None:
    """As a round begins: the Escape token on the tracker takes effect."""
    escape = game.escape
    if escape.opens == game.round and not escape.open:
        escape.open = True  # rule: flare.escape, flare.stays-open, tunnel.escape
        game.tell("escape-opens", escape.exit)

"""The time track: it moves on at the end of every round, and what it reaches happens."""

from __future__ import annotations

from gloam.games.original_sin.rules.exploring.location_cards import EVERYBODY
from gloam.games.original_sin.state import IN_DECK, NOT_SET, PROCEDURES, RESOLVING, OriginalSin


@PROCEDURES.plain
def pass_time(game: OriginalSin, spaces: int) -> None:
    """Space by space toward the end; every event reached triggers once."""
    # rule: time.end-not-always-restart
    # rule: time.advance, time.pause, time.not-set, time.stays-at-end, time.advance-by-card
    if game.time in (NOT_SET, 0) or game.paused or spaces <= 0:
        return
    game.time -= 1
    game.tell("time", game.time)
    rest = [("pass_time", spaces - 1)] if spaces > 1 else []
    letter = game.place.events.get(game.time)
    card = game.place.card(letter) if letter else -1
    # rule: time.event, time.end-event, time.event-gone, time.event-in-combat, time.event-party
    if card >= 0 and game.where[card] == IN_DECK:
        game.where[card] = RESOLVING
        game.agenda.call(("resolve", card, EVERYBODY), *rest)
    elif rest:
        game.agenda.call(*rest)


@PROCEDURES.plain
def time_is(game: OriginalSin, space: int) -> None:
    game.time = space  # rule: time.set-later
    game.tell("time-set", space, because=game.cause)


@PROCEDURES.plain
def hold_time(game: OriginalSin, paused: int) -> None:
    game.paused = bool(paused)  # rule: time.pause
    game.tell("time-stops" if paused else "time-goes-on", because=game.cause)

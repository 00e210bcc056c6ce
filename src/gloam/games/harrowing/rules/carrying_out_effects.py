"""Lines of card texts: carried out when their time has come; choices between them; their causes.

Every card, action or roll is the cause of what it brings about. The cause is kept in the state.
What interrupts it has a cause of its own, after which the earlier one stands again.
"""

from __future__ import annotations

from typing import Final

from gloam.games.harrowing.state import NO_CARD, NO_LINE, PROCEDURES, Harrowing
from gloam.kernel.content.common_phrases import FIRST, NO, SECOND, YES
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, choose
from gloam.kernel.core.state import Event

PARTS: Final = ("card", "threat", "misstep", "charted", "defeated")


@PROCEDURES.plain
def line(game: Harrowing, number: int, seat: int, this: int) -> None:
    """What a line comes to now. An effigy that is gone does nothing more."""
    if number == NO_LINE or game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    calls = game.book.lines[number](game, seat, this)  # rule: flow.do-what-you-can
    call_because(game, cause_of_line(game, this), *calls)


def cause_of_line(game: Harrowing, this: int) -> Event:
    """The card, unless a part of it (its Threat) or two joined items are known as the cause."""
    known = this == NO_CARD or game.cause in [(part, this) for part in PARTS]
    return game.cause if known else ("card", this)


def lines(numbers: tuple[int, ...], seat: int, this: int) -> list[Call]:
    return [("line", number, seat, this) for number in numbers]


@PROCEDURES.plain
def tested_line(
    game: Harrowing, number: int, seat: int, this: int, faults: int, graces: int
) -> None:
    """A line of a test: it may speak of the Faults and Graces that were rolled."""
    game.faults, game.graces = faults, graces
    line(game, number, seat, this)


@PROCEDURES.asking
def may(game: Harrowing, seat: int, number: int, this: int) -> Flow[None]:
    if game.at[seat] < 0:
        return
    key = yield choose(seat, (YES, NO), ("may", number))  # rule: action.optional-lines
    if key == YES:
        game.agenda.call(("line", number, seat, this))


@PROCEDURES.asking
def choose_one(game: Harrowing, seat: int, first: int, second: int, this: int) -> Flow[None]:
    if game.at[seat] < 0:
        return
    key = yield choose(seat, (FIRST, SECOND), ("choose-one", first, second))
    game.agenda.call(("line", first if key == FIRST else second, seat, this))


@PROCEDURES.asking
def pay(game: Harrowing, seat: int, n: int, number: int, otherwise: int, this: int) -> Flow[None]:
    """Pay omens for a line, or meet the other one."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    key = NO
    if game.omens[seat] >= n:
        key = yield choose(seat, (YES, NO), ("pay", n, number))
    if key == YES:
        game.omens[seat] -= n  # rule: omen.own
        game.tell("paid", seat, n, because=game.cause)
    game.agenda.call(("line", number if key == YES else otherwise, seat, this))


def call_any(game: Harrowing, *calls: Call) -> None:
    """Do these, if there are any, before all else."""
    if calls:
        game.agenda.call(*calls)


# --- why something happens ---


def call_because(game: Harrowing, cause: Event, *calls: Call) -> None:
    """Do these, before all else; whatever they tell has this cause."""
    if calls:
        # rule: flow.forced-invocations
        game.agenda.call(*calls, then=("restore_cause", *game.cause))
        game.cause = cause


@PROCEDURES.plain
def restore_cause(game: Harrowing, *parts: object) -> None:
    """Back to the cause that stood before; the results of the calls come last."""
    game.cause = tuple([part for part in parts[:-1] if isinstance(part, str | int)])

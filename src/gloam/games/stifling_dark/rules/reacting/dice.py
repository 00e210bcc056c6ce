"""Rolls of Investigators, and Lucky Dice: whoever holds them may roll again.

Who might hold them is asked after every roll, or the Adversary would know what they hold.
"""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.investigators.minor_abilities import is_fleet
from gloam.games.stifling_dark.rules.items.gaining_and_using import spend
from gloam.games.stifling_dark.rules.reacting.interrupting import before_all, can_use_now, might_use
from gloam.games.stifling_dark.state import PROCEDURES, SPRINT_FACES, StiflingDark
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.forms import window

D6: Final = 6  # rule: concept.d6
SPRINT: Final = -1  # one Sprint die; more of them: -2 and so on
NO_SPRINT: Final = 1  # a Sprint die that is rolled for something else
HIGHER: Final = 2  # of two D6, rolled for a Sprint
LUCKY_DICE: Final = FACE["lucky-dice"]


def roll_d6(game: StiflingDark, who: int, *then: str | int) -> None:
    """Roll the D6 for somebody, and go on with `then` and what it shows."""
    rolled(game, who, D6, throw(game, who, D6), then)


def rolled(game: StiflingDark, who: int, die: int, value: int, then: Call) -> None:
    """What was rolled holds, unless its owner rolls again."""
    if who >= 0 and might_use(game, who, LUCKY_DICE):  # rule: info.items-hidden
        before_all(game, ("ponder_roll", who, die, value, *then))
    else:
        before_all(game, (*then, value))


def throw(game: StiflingDark, who: int, die: int) -> int:
    """The D6, or so many Sprint dice; what each die shows to this Investigator."""
    # rule: component.sprint-faces, component.dice
    if die == NO_SPRINT:
        value = SPRINT_FACES[game.roll(len(SPRINT_FACES))]
    elif die == D6:
        value = 1 + game.roll(D6)
    elif die == HIGHER:
        value = 1 + max(game.roll(D6), game.roll(D6))  # rule: item.mini-shot
    else:
        value = sum([sprint_face(game, who) for _ in range(-die)])
    game.tell("rolled", who, value)
    return value


def sprint_face(game: StiflingDark, who: int) -> int:
    face = SPRINT_FACES[game.roll(len(SPRINT_FACES))]
    if face == 2 and is_fleet(game, who):
        return 3  # rule: investigator.lucy-minor
    return face


@PROCEDURES.asking
def ponder_roll(game: StiflingDark, who: int, die: int, value: int, *then: str | int) -> Flow[None]:
    """Without Lucky Dice there is nothing to ponder, but nobody else knows that."""
    seat = game.seat_of(who)
    keys: list[Key] = [("use", LUCKY_DICE)] if can_use_now(game, who, LUCKY_DICE) else []
    answer = yield from window(game, lambda: {seat: keys}, ("rolled", who, value))
    if answer is None:
        game.agenda.call((*then, value))
    else:
        spend(game, who, LUCKY_DICE)  # now: another roll may be pondered before this one is made
        game.agenda.call(("roll_again", who, die, value, *then))


@PROCEDURES.asking
def roll_again(game: StiflingDark, who: int, die: int, value: int, *then: str | int) -> Flow[None]:
    """Either roll may be kept; with another use of the Dice left it may be rolled again."""
    second = throw(game, who, die)
    options: list[Key] = [("keep-roll", n) for n in sorted({value, second})]
    key: Key = yield choose(game.seat_of(who), options, ("keep-roll", who))
    rolled(game, who, die, key[1], then)

"""The Horror's turn with a look at the next one: it lies where Investigators will come into its
reach, where few beams fall, and not beside its Shadow, round which they search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gloam.games.stifling_dark.bot import ambushing
from gloam.games.stifling_dark.bot.cunning.foresight import expected_spaces
from gloam.games.stifling_dark.bot.cunning.prowling import view_of
from gloam.games.stifling_dark.bot.knowledge import wounds_of
from gloam.games.stifling_dark.bot.prowling import break_in
from gloam.games.stifling_dark.bot.walking import Reach, steps_from
from gloam.games.stifling_dark.rules.adversary.adversary_turn import DISAPPEAR, END, ROLL
from gloam.games.stifling_dark.rules.horror.ambush import REACH
from gloam.games.stifling_dark.rules.horror.horrors_turn import AMBUSH, DRAG
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Ask, Key

HELD: Final = 4.0  # to reach somebody for sure, by the Wounds they have
WOUNDED: Final = 2.0
SURE: Final = 3  # steps: wherever they go, they are in reach
LOST: Final = 9  # steps: wherever they go, they are not
IN_VIEW: Final = 1.0  # for each who could turn a beam on it from where they are
LIT: Final = 30.0  # to end a turn in light
SIDE_STEP: Final = 0.2  # for each step away from its Shadow


class Prey(NamedTuple):
    """An Investigator as it sees them."""

    now: tuple[int, ...]  # steps from where they are
    then: tuple[int, ...]  # and from where they will be
    worth: float
    looks: int  # spaces in their view


def prowl(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The next choice of its turn. What is done at once is done as by rules of thumb."""
    if game.horror.enraged or any(key in options for key in (AMBUSH, DRAG, DISAPPEAR, ROLL)):
        return ambushing.prowl(game, seat, options, ask)
    plain = ambushing.prowl(game, seat, options, ask)
    if plain[0] not in ("go", "end"):
        return plain
    return walk(game, options) or break_in(game, options) or END


def walk(game: StiflingDark, options: Sequence[Key]) -> Key | None:
    """One step towards where it will lie in wait."""
    reach = Reach(game, game.figure.revealed)
    prey = prey_of(game)
    best = max(reach.spent, key=lambda at: (lurk_worth(game, prey, at), -reach.spent[at]))
    if best == game.figure.space:
        return None
    step: Key = ("go", reach.first_step(best))
    return step if step in options else None


def prey_of(game: StiflingDark) -> list[Prey]:
    expected = expected_spaces(game)
    found: list[Prey] = []
    for who in game.on_board():
        at = game.team[who].space
        worth = HELD + WOUNDED * wounds_of(game, who)
        steps = steps_from(game.ground, at), steps_from(game.ground, expected[who])
        found.append(Prey(*steps, worth, view_of(game, at)))
    return found


def lurk_worth(game: StiflingDark, prey: Sequence[Prey], space: int) -> float:
    worth = -LIT if game.bright >> space & 1 else 0.0
    for one in prey:
        worth += prey_worth(one, space)
    if game.figure.shadow >= 0:  # they will look there
        worth += SIDE_STEP * min(9, steps_from(game.ground, game.figure.shadow)[space])
    return worth


def prey_worth(one: Prey, space: int) -> float:
    """Somebody who may be reached, and who may turn a beam on it."""
    seen = IN_VIEW if one.looks >> space & 1 else 0.0
    return one.worth * in_reach(one, space) - 0.1 * one.then[space] - seen


def in_reach(one: Prey, space: int) -> float:
    """How likely an Ambush from a space reaches somebody, who may go on or stay."""
    chances = [(LOST - far) / (LOST - SURE) for far in (one.now[space], one.then[space])]
    now, then = [min(1.0, max(0.0, chance)) for chance in chances]
    return 0.3 * now + 0.7 * then if one.then[space] > REACH else max(0.3 * now + 0.7 * then, 0.6)

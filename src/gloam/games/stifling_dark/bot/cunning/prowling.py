"""The Butcher's turn with a look at the next one: where they will be, and what he can do there.

An Attack is worth almost any risk: being found costs him a turn, an Attack costs them half a life.
He lurks where those he means to strike next will pass, and leaves his Shadow elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from gloam.games.stifling_dark.bot.cunning.foresight import expected_spaces
from gloam.games.stifling_dark.bot.knowledge import wounds_of
from gloam.games.stifling_dark.bot.prowling import (
    Plan,
    break_in,
    do_here,
    his_reach,
    strike_worth,
    worth_playing,
)
from gloam.games.stifling_dark.bot.walking import Reach, steps_from
from gloam.games.stifling_dark.rules.adversary.adversary_turn import DISAPPEAR, END, ROLL, mp_left
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import struck_from
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.butcher.butchers_turn import may_attack
from gloam.games.stifling_dark.rules.butcher.stalk_and_spine_chill import SIGHT, may_stalk
from gloam.games.stifling_dark.state import MOST_STALK, StiflingDark
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.bit_sets import mask_of, members

# What is worth how much; an Attack on somebody without a Wound is worth about 17.
TAKE_CHILL, GIVE_CHILL = 12.0, 6.0
ENOUGH_STALK: Final = 4  # after which more is worth little
# By MP left after his Shadow.
# A list: compiled, a Final that is a tuple of floats counts as never set.
CAUGHT: Final[list[float]] = [7.0, 6.0, 5.0, 4.0, 3.0, 2.5, 2.0, 1.5, 1.0, 0.5]
LIT: Final = 2.5  # to end where a beam may fall, for each who could
NEAR_PREY: Final = 7.0  # to be where he reaches somebody in his next turn
NEXT_REACH: Final = 6  # steps that he is sure of, without luck
SIDE_STEP: Final = 0.25  # for each step away from his Shadow


class Prey(NamedTuple):
    """An Investigator as he sees them."""

    who: int
    steps: tuple[int, ...]  # from where they are expected to be
    worth: float


def prowl(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The next choice of his turn."""
    if ROLL in options:
        return ROLL  # nobody sees it, and it costs nothing
    if DISAPPEAR in options:
        return DISAPPEAR
    card = worth_playing(game, options)
    if card is not None:
        return card
    if ("buy",) in options and game.butcher.stalk < MOST_STALK:
        return ("buy",)
    reach = Reach(game, game.figure.revealed)
    plan = best_plan(game, reach)
    if plan.space != game.figure.space:
        step = ("go", reach.first_step(plan.space))
        if step in options:
            return step
    return do_here(game, plan, options) if plan.word != "end" else break_in(game, options) or END


def best_plan(game: StiflingDark, reach: Reach) -> Plan:
    figure = game.figure
    prey = prey_of(game)
    left = mp_left(game)
    ends = [Plan(lurk_worth(game, prey, space), space, "end") for space in reach.spent]
    if figure.revealed:
        dark = [plan for plan in ends if not game.bright >> plan.space & 1]
        if dark and not figure.vanished:  # out of the light, with as many MP left as can be
            return min(dark, key=lambda plan: (reach.spent[plan.space], -plan.worth))
        return max(ends)
    plans = ends
    if may_attack(game):
        plans += strikes(game, reach, left)
    if may_stalk(game) and not game.adversary.attacked:
        plans += stalks(game, reach, left)
    return max(plans)


def getting_away(left: int) -> float:
    """What he stands to lose where his Shadow lies, with so many MP left."""
    return -CAUGHT[min(max(left, 0), len(CAUGHT) - 1)]


# --- Attacks and Stalk ---


def strikes(game: StiflingDark, reach: Reach, left: int) -> list[Plan]:
    found: list[Plan] = []
    for who in game.on_board():
        if who in game.adversary.attacked:
            continue
        for space in struck_from(game, game.team[who].space, true_colour(game)):
            if space in reach.spent:
                worth = strike_worth(game, who) + getting_away(left - reach.spent[space])
                found.append(Plan(worth, space, "attack"))
    return found


def stalks(game: StiflingDark, reach: Reach, left: int) -> list[Plan]:
    """From where he sees most of them; with a strike in the same turn, if it gets him the Stalk."""
    stalk = game.butcher.stalk
    lean = 1.0 if stalk < ENOUGH_STALK else 0.3
    seen_by = [(view_of(game, one.space), one) for one in game.team if one.here]
    found: list[Plan] = []
    for space, spent in reach.spent.items():
        worth = 0.0
        for mask, one in seen_by:
            if mask >> space & 1:
                worth += TAKE_CHILL if one.spine_chill else GIVE_CHILL
        if worth:
            worth = worth * lean + getting_away(left - spent)
            found.append(Plan(worth, space, "stalk"))
    return found


def view_of(game: StiflingDark, space: int) -> int:
    """The spaces from which he sees one who stands here."""
    return seen_from(game.ground, space, game.blocked, his_reach(game, space, SIGHT))


@lru_cache(maxsize=2048)
def seen_from(ground: Ground, space: int, blocked: int, near: int) -> int:
    return mask_of([at for at in members(near) if at == space or ground.sees(at, space, blocked)])


# --- where to end ---


def prey_of(game: StiflingDark) -> list[Prey]:
    """Everybody, with where they will be when his next turn comes."""
    expected = expected_spaces(game)
    found: list[Prey] = []
    for who in game.on_board():
        worth = 1.0 + 0.5 * wounds_of(game, who)
        found.append(Prey(who, steps_from(game.ground, expected[who]), worth))
    return found


def lurk_worth(game: StiflingDark, prey: Sequence[Prey], space: int) -> float:
    """Near where they will pass, out of their beams, away from his Shadow."""
    armed = 1.0 if game.butcher.stalk else 0.6
    worth = 0.0
    for one in prey:
        far = one.steps[space]
        close = 1.0 if far <= NEXT_REACH else max(0.0, 1.0 - (far - NEXT_REACH) / 6)
        worth = max(worth, NEAR_PREY * armed * one.worth * close)
    for who in game.on_board():
        at = game.team[who].space
        if view_of(game, at) >> space & 1:
            worth -= LIT
    if game.bright >> space & 1:
        worth -= 12.0
    if game.figure.shadow >= 0:  # they will look there
        worth += SIDE_STEP * min(9, steps_from(game.ground, game.figure.shadow)[space])
    return worth

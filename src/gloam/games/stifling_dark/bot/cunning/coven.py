"""The Cult's turn with a look at the next one: a Cultist cuts whoever is nearest to death, the
others wait where Investigators will pass, and nobody is far off when the fifth Blood is let."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot import cult
from gloam.games.stifling_dark.bot.cunning.foresight import expected_spaces
from gloam.games.stifling_dark.bot.cunning.prowling import view_of
from gloam.games.stifling_dark.bot.knowledge import wounds_of
from gloam.games.stifling_dark.bot.walking import Reach, steps_from
from gloam.games.stifling_dark.rules.cult.bloodletting import MOST_BLOOD, may_let_blood
from gloam.games.stifling_dark.rules.cult.turn import DEMON
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark
from gloam.kernel.core.asks import Ask, Key

NEXT_REACH: Final = 5  # steps that a Cultist is sure of, without luck, and one to cut
NEAR_PREY: Final = 8.0  # to be where it reaches somebody in the next turn
IN_VIEW: Final = 1.5  # for each who could turn a beam on it from where they are
LIT: Final = 12.0
APART: Final = 0.4  # for each step from the others, once Blood is nearly enough
SOON: Final = 2  # Blood that is lacking then
SIDE_STEP: Final = 0.2  # for each step away from its Shadow


def prowl(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The next choice of the turn. What is done at once is done as by rules of thumb."""
    plain = cult.prowl_cult(game, seat, options, ask)
    if game.cult.corporeal or plain[0] not in ("go", "figure", "end"):
        return plain
    if any(key[0] == "go" for key in options):
        step = best_step(game, options)
        if step is not None:
            return step
    return cult.next_figure(game, options)


def best_step(game: StiflingDark, options: Sequence[Key]) -> Key | None:
    """The first step to the best space in reach; nothing if it is this one."""
    reach = Reach(game, in_light=game.figure.revealed)
    others = [one.space for one in game.figures if one is not game.figure]
    expected = expected_spaces(game)
    spaces = [space for space in reach.spent if space not in others]
    if not spaces:
        return None
    best = max(spaces, key=lambda at: (worth(game, expected, at) - 0.05 * reach.spent[at], -at))
    if best == game.figure.space:
        return None
    step = ("go", reach.first_step(best))
    return step if step in options else None


def worth(game: StiflingDark, expected: dict[int, int], space: int) -> float:
    """What it is worth to end there, or to cut from there."""
    if game.cult.blood >= MOST_BLOOD:
        return cult.gathering(game, space)
    if game.acting != DEMON and may_let_blood(game):
        cut = cult.cutting(game, space)
        if cut:
            return cut
    return lurking(game, expected, space)


def lurking(game: StiflingDark, expected: dict[int, int], space: int) -> float:
    found = -LIT if game.bright >> space & 1 else 0.0
    steps = steps_from(game.ground, space)
    best = 0.0
    for who in game.on_board():
        far = steps[expected[who]]
        close = 1.0 if far <= NEXT_REACH else max(0.0, 1.0 - (far - NEXT_REACH) / 8)
        best = max(best, NEAR_PREY * close * (1.0 + 0.3 * wounds_of(game, who)))
        if view_of(game, game.team[who].space) >> space & 1:
            found -= IN_VIEW
    if MOST_BLOOD - game.cult.blood <= SOON:
        others = [one.space for one in game.figures if one is not game.figure]
        found -= APART * sum([steps[at] for at in others if at != NOWHERE])
    if game.figure.shadow >= 0:  # they will look there
        found += SIDE_STEP * min(9, steps_from(game.ground, game.figure.shadow)[space])
    return found + best

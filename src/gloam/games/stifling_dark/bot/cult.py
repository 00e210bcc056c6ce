"""The Cult's turn: cut whoever is alone, keep together, and make the demon flesh.

Cultists go for the nearest victim until blood was let in this turn, the others close the ways out.
With the Blood track full all of them gather. Flesh, Mor'gonnod goes for whoever is nearest to
death.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot.knowledge import wounds_of
from gloam.games.stifling_dark.bot.prowling import nearest_of
from gloam.games.stifling_dark.bot.walking import Reach, steps_from
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.adversary.adversary_turn import DISAPPEAR, END, ROLL
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import struck_from
from gloam.games.stifling_dark.rules.cult.bloodletting import MOST_BLOOD, may_let_blood
from gloam.games.stifling_dark.rules.cult.cults_turn import DEMON, SACRIFICE
from gloam.games.stifling_dark.state import ADVERSARY, NOWHERE, StiflingDark
from gloam.kernel.core.asks import Ask, Key

LURK: Final = 3  # spaces from a victim where Cultists wait
BEHIND: Final = 5  # and Mor'gonnod
LIT: Final = 12.0
SEEN: Final = 1.0  # for each Investigator who looks that way

# Cards that are used whenever they can be, best first.
CARDS_WANTED: Final = tuple(
    [
        FACE[name]
        for name in (
            "razor-like-talons",
            "severed-ear",
            "shriveled-hand",
            "dried-tongue",
            "burning-heart",
            "unblinking-eye",
            "twisted-horn",
        )
    ]
)


def prowl_cult(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The next choice of the turn."""
    if SACRIFICE in options:
        return SACRIFICE
    if ROLL in options:
        return ROLL  # nobody sees it, and all that move after it profit
    blow = best_blow(game, options)
    if blow is not None:
        return blow
    if DISAPPEAR in options:
        return DISAPPEAR
    for face in CARDS_WANTED:
        if ("card", face) in options:
            return ("card", face)
    step = best_step(game, options)
    if step is not None:
        return step
    return next_figure(game, options)


def best_blow(game: StiflingDark, options: Sequence[Key]) -> Key | None:
    for word in ("let-blood", "attack", "haul"):
        keys = [key for key in options if key[0] == word]
        if keys:
            return max(keys, key=lambda key: wounds_of(game, key[1]))
    return None


def next_figure(game: StiflingDark, options: Sequence[Key]) -> Key:
    """Those who can cut and are nearest to somebody first, Mor'gonnod last."""
    figures = [key for key in options if key[0] == "figure"]
    if figures:
        return min(figures, key=lambda key: order_of(game, key[1]))
    if END in options:
        return END
    steps = [key for key in options if key[0] == "go"]
    return steps[0] if steps else options[0]


def order_of(game: StiflingDark, number: int) -> tuple[bool, bool, int]:
    figure = game.figures[number]
    return number == DEMON, figure.exposed, nearest_of(game, figure.space)


# --- moving ---


def best_step(game: StiflingDark, options: Sequence[Key]) -> Key | None:
    """The first step to the best space in reach; nothing if it is this one."""
    if not any(key[0] == "go" for key in options):
        return None
    reach = Reach(game, in_light=game.figure.revealed)
    others = [one.space for one in game.figures if one is not game.figure]
    spaces = [space for space in reach.spent if space not in others]
    if not spaces:
        return None
    best = max(spaces, key=lambda space: (worth(game, space, reach.spent[space]), -space))
    if best == game.figure.space:
        return None
    step = ("go", reach.first_step(best))
    return step if step in options else None


def worth(game: StiflingDark, space: int, spent: int) -> float:
    """What it is worth to end there, or to strike from there."""
    if game.cult.corporeal:
        return hunting(game, space)
    if game.cult.blood >= MOST_BLOOD:
        return gathering(game, space)
    if game.acting != DEMON and may_let_blood(game):
        cut = cutting(game, space)
        if cut:
            return cut - 0.1 * spent
    return lurking(game, space, BEHIND if game.acting == DEMON else LURK)


def cutting(game: StiflingDark, space: int) -> float:
    near = struck_from(game, space, true_colour(game))
    victims = [who for who in game.on_board() if game.team[who].space in near]
    if not victims or game.bright >> space & 1:
        return 0.0
    return 50.0 + 5.0 * max([wounds_of(game, who) for who in victims])


def hunting(game: StiflingDark, space: int) -> float:
    """Beside whoever is nearest to death."""
    near = struck_from(game, space, true_colour(game))
    victims = [who for who in game.on_board() if game.team[who].space in near]
    if victims:
        return 50.0 + 5.0 * max([wounds_of(game, who) for who in victims])
    return -float(nearest_of(game, space))


def gathering(game: StiflingDark, space: int) -> float:
    """As near to all the others as can be, out of the light."""
    far = steps_from(game.ground, space)
    others = [one.space for one in game.figures if one is not game.figure]
    apart = sum([far[at] for at in others if at != NOWHERE])
    return -float(apart) - (LIT if game.bright >> space & 1 else 0.0)


def lurking(game: StiflingDark, space: int, wanted: int) -> float:
    """Near enough for the next turn, out of sight."""
    found = -abs(nearest_of(game, space) - wanted) * 1.0
    for who in game.on_board():
        if game.ground.sees(space, game.team[who].space, game.blocked):
            found -= SEEN
    return found - (LIT if game.bright >> space & 1 else 0.0)


# --- other answers ---


def possess(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """If somebody is near enough to be cut."""
    who = int(ask.about[1])
    far = steps_from(game.ground, game.team[who].space)
    others = [far[game.team[other].space] for other in game.on_board() if other != who]
    return ("yes",) if others and min(others) <= 5 else ("no",)


def walk(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The Possessed go to whoever is nearest; Investigators send each other anywhere."""
    if seat != ADVERSARY:
        return options[0]
    who = int(ask.about[1])
    steps = [key for key in options if key[0] == "go"]
    others = [game.team[other].space for other in game.on_board() if other != who]
    if not steps or not others:
        return options[-1]

    def apart(space: int) -> int:
        return min([steps_from(game.ground, at)[space] for at in others])

    best = min(steps, key=lambda key: apart(key[1]))
    here = apart(game.team[who].space)
    return best if apart(best[1]) < here and here > 1 else options[-1]

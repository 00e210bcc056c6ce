"""A figure's turn: it rolls and takes its steps in secret, then does one thing in the open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from examples.chase.house import CELLAR, DOORS_AT, ENDS, NEAR, SIGILS
from examples.chase.rules.house import door_keys, ways_from, work_door
from examples.chase.rules.memory import STEPS, found, stolen
from examples.chase.state import ACT, FIGURE, FIGURE_WINS, HUNT, STEAL, Chase
from gloam.kernel.core.asks import Cover, Flow, Key, choose
from gloam.kernel.core.bit_sets import mask_of

STAY: Final[Key] = ("stay",)
LURK: Final[Key] = ("lurk",)
HIDING_PLACES: Final[Sequence[Key]] = tuple([("hide", space) for space in CELLAR])
ENOUGH_SIGILS: Final = 3

# What the hunters are shown while a figure steals about, by its name.
STEALING: Final = [Cover(("stealing", name), (FIGURE,)) for name in range(3)]


def hide(game: Chase) -> Flow[None]:
    """A figure hides; after the last one the first round begins."""
    figure = game.mover
    key = yield choose(FIGURE, HIDING_PLACES, ("hide", game.name(figure)), 0)  # rule: setup.hide
    game.figures[figure] = key[1]
    game.tell("hid", game.name(figure))
    game.mover += 1
    if game.mover == len(game.figures):
        game.mover = 0
        game.phase = STEAL
        game.tell("round", game.round)


def steal(game: Chase) -> Flow[None]:
    """One step in secret: nobody else learns that there is one.

    What everybody notices ends a row of these: that the figure is seen, or that it is done.
    """
    figure = game.mover
    if not game.left:
        game.left = 1 + game.roll(STEPS, 1 << FIGURE)  # rule: figure.roll
    at = game.figures[figure]
    hunters = mask_of(game.hunters)
    # rule: figure.steps, house.shut-door, figure.not-through-hunters
    ways = steps_from(at, game.doors & DOORS_AT[at], hunters & NEAR[at])
    ask = choose(FIGURE, ways, ("steal", game.left, game.name(figure)), 0)
    key = yield ask.in_secret(cover=STEALING[game.name(figure)])  # rule: figure.secret
    if key != STAY:
        game.figures[figure] = at = key[1]
    game.left -= 1
    lit = game.lit() if game.lamps else 0
    seen = bool(lit >> at & 1)
    if seen:
        game.tell("seen", game.name(figure), at)  # rule: light.shows
    if seen or not game.left:
        stolen(game, figure, lit, seen)  # rule: memory.exact
    if not game.left:
        game.tell("stole", game.name(figure))
        game.phase = ACT


def act(game: Chase) -> Flow[None]:
    """One thing in the open."""
    figure = game.mover
    at = game.figures[figure]
    sigil = at in SIGILS and not game.touched >> at & 1  # rule: figure.touch
    options = acts_at(at, game.doors & DOORS_AT[at], sigil)
    key = yield choose(FIGURE, options, ("act", game.name(figure)))  # rule: figure.acts
    word = key[0]
    if word == "touch":
        touch(game, figure, at)
    elif word == "lurk":
        game.tell("lurks", game.name(figure))
    else:
        work_door(game, word, key[1])
        found(game, figure, ENDS[key[1]])  # rule: figure.door
    next_figure(game)


def touch(game: Chase, figure: int, sigil: int) -> None:
    game.touched |= 1 << sigil
    count = game.touched.bit_count()
    game.tell("touches", game.name(figure), sigil, count)
    found(game, figure, 1 << sigil)  # rule: figure.touch
    if count == ENOUGH_SIGILS:
        game.tell("escapes")
        game.outcome = FIGURE_WINS  # rule: end.sigils


def next_figure(game: Chase) -> None:
    others = game.at_large(game.mover + 1)
    if others:
        game.mover = others[0]
        game.phase = STEAL
    else:
        game.phase = HUNT  # rule: round.order


# --- options ---
#
# Made once for each case and kept: a case is a space and what is near it. So these lines run
# once, and the rules are cited where the functions are called.


@cache
def steps_from(space: int, open_doors: int, hunters: int) -> Sequence[Key]:
    """The steps that a figure can take. Of doors and hunters, pass only those near."""
    free = [key for key in ways_from(space, open_doors) if not hunters >> key[1] & 1]
    return (*free, STAY)


@cache
def acts_at(space: int, open_doors: int, sigil: bool) -> Sequence[Key]:
    acts = door_keys(space, open_doors)
    if sigil:
        acts.append(("touch", space))
    return (*acts, LURK)

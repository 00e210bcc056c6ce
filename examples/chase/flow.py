"""The rules of Chase: the figure steals through the house, the hunters look for it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from examples.chase import scene
from examples.chase.house import (
    CELLAR,
    DIRECTIONS,
    DOORS,
    DOORS_AT,
    DOORS_IN_VIEW,
    ENDS,
    FREE,
    GATES,
    LAMPS,
    LIGHTS,
    NEAR,
    SIGILS,
    SPACES,
    WAYS,
    beam,
    bits,
    members,
)
from examples.chase.state import (
    ACT,
    FIGURE,
    FIGURE_WINS,
    HIDE,
    HUNT,
    HUNTERS,
    HUNTERS_WIN,
    STEAL,
    Chase,
    fresh_house,
)
from gloam.kernel.core.asks import EVERYONE, Ask, Flow, Key, choose, party
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Option, Result, Rules
from gloam.kernel.hidden.deal import Pins
from gloam.kernel.present.scene import Node

STAY: Final[Key] = ("stay",)
LURK: Final[Key] = ("lurk",)
BEAM: Final[Key] = ("beam",)
REST: Final[Key] = ("rest",)
HIDING_PLACES: Final[Sequence[Key]] = tuple([("hide", space) for space in CELLAR])

MOVES: Final = 2
DEEDS: Final = 1
MOST_LAMPS: Final = 3
ENOUGH_SIGILS: Final = 3
LAST_ROUND: Final = 20

HUNTER_SEATS: Final = tuple([tuple(range(1, seats)) for seats in range(5)])  # by number of seats
FIRST_STEP: Final = ("steal", 1)
SECOND_STEP: Final = ("steal", 2)
HUNTS: Final = tuple([("hunt", number) for number in range(1, HUNTERS + 1)])
BEAMS: Final = tuple([("beam", number) for number in range(1, HUNTERS + 1)])


class ChaseRules(Rules[Chase]):
    id = "chase"
    players = (2, 3, 4)

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Chase:
        return fresh_house(seats)

    def step(self, game: Chase) -> Flow[None]:
        phase = game.phase
        if phase == HUNT:
            return hunt(game)
        if phase == STEAL:
            return steal(game)
        return act(game) if phase == ACT else hide(game)

    def result(self, game: Chase) -> Result | None:
        if not game.outcome:
            return None
        hunters = HUNTER_SEATS[game.seats]
        if game.outcome == FIGURE_WINS:
            return Result((1, *[0 for _ in hunters]), (FIGURE,))
        return Result((0, *[1 for _ in hunters]), hunters)

    def in_turn(self, game: Chase) -> int:
        return EVERYONE & ~(1 << FIGURE) if game.phase == HUNT else 1 << FIGURE

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        yield from HIDING_PLACES
        yield from [("go", space) for space in SPACES]
        yield from [(word, door) for word in ("open", "shut") for door in DOORS]
        yield from [("touch", space) for space in SIGILS]
        yield from [("switch", space) for space in LAMPS]
        yield from [("shine", direction) for direction in DIRECTIONS]
        yield from (STAY, LURK, BEAM, REST)

    def resample(self, game: Chase, seat: int, dice: Dice, pins: Pins) -> Chase:
        """The figure is anywhere that the hunters hold possible; nothing else is hidden."""
        world = copy_of(game)
        if seat != FIGURE and game.phase != HIDE:
            possible = members(game.belief)
            world.figure = possible[dice.roll(len(possible))]
        return world

    def memory(self, game: Chase, seat: int) -> Hashable:
        return () if seat == FIGURE else game.belief

    def observe(self, game: Chase, seat: int) -> list[int]:
        return [
            game.round,
            game.phase,
            game.hunter,
            game.moves,
            game.deeds,
            *game.hunters,
            game.figure if seat == FIGURE else 0,
            *[game.doors >> door & 1 for door in DOORS],
            *[game.lamps >> lamp & 1 for lamp in LAMPS],
            *[game.touched >> sigil & 1 for sigil in SIGILS],
            *[game.belief >> space & 1 for space in SPACES],
        ]

    def fixed(self, game: Chase) -> Sequence[Node]:
        return scene.HOUSE

    def public(self, game: Chase) -> Sequence[Node]:
        return scene.public(game)

    def private(self, game: Chase, seat: int) -> Sequence[Node]:
        return scene.private(game, seat)

    def describe(self, game: Chase, seat: int, ask: Ask, key: Key) -> Option:
        return scene.describe(game, seat, key)

    def blocked(self, game: Chase, seat: int, ask: Ask) -> Sequence[Blocked]:
        return scene.blocked(game, seat, ask)


# --- the figure ---


def hide(game: Chase) -> Flow[None]:
    key = yield choose(FIGURE, HIDING_PLACES, "hide", 0)  # rule: setup.hide
    game.figure = key[1]
    game.phase = STEAL
    game.tell("hid")
    game.tell("round", game.round)


def steal(game: Chase) -> Flow[None]:
    """Two steps in secret. Only where they end can the figure be seen."""
    hunters = bits(game.hunters)
    for about in (FIRST_STEP, SECOND_STEP):  # rule: figure.steps
        at = game.figure
        # rule: house.shut-door, figure.not-through-hunters
        ways = steps_from(at, game.doors & DOORS_AT[at], hunters & NEAR[at])
        key = yield choose(FIGURE, ways, about, 0)
        if key != STAY:
            game.figure = key[1]
        game.belief = spread(game.belief, game.doors) & ~hunters  # rule: memory.exact
    game.tell("stole")
    if game.lamps:
        light_falls(game, game.lit())  # rule: light.shows
    game.phase = ACT


def act(game: Chase) -> Flow[None]:
    """One thing in the open."""
    at = game.figure
    sigil = at in SIGILS and not game.touched >> at & 1  # rule: figure.touch
    options = acts_at(at, game.doors & DOORS_AT[at], sigil)
    key = yield choose(FIGURE, options, "act")  # rule: figure.acts
    word = key[0]
    if word == "touch":
        touch(game, at)
    elif word == "lurk":
        game.tell("lurks")
    else:
        work_door(game, word, key[1])
        game.belief &= ENDS[key[1]]  # rule: figure.door
    game.phase = HUNT  # rule: round.order


def touch(game: Chase, sigil: int) -> None:
    game.touched |= 1 << sigil
    count = game.touched.bit_count()
    game.tell("touches", sigil, count)
    game.belief = 1 << sigil  # rule: figure.touch
    if count == ENOUGH_SIGILS:
        game.tell("escapes")
        game.outcome = FIGURE_WINS  # rule: end.sigils


def spread(belief: int, open_doors: int) -> int:
    """Where the figure can be after one step or none, if it was in `belief`."""
    reached = left = belief
    while left:
        low = left & -left
        reached |= FREE[low.bit_length() - 1]
        left ^= low
    for door, ends in GATES:
        if open_doors & door and belief & ends:
            reached |= ends  # rule: memory.exact
    return reached


# --- the hunters ---


def hunt(game: Chase) -> Flow[None]:
    """One thing that one hunter does: a space, a deed, or a rest."""
    hunter = game.hunter
    seats = HUNTER_SEATS[game.seats]
    at = game.hunters[hunter]
    doors = game.doors & DOORS_IN_VIEW[at]
    lamp = game.lamps.bit_count() < MOST_LAMPS or game.lamps >> at & 1  # rule: light.three-lamps
    # rule: hunters.turn, house.shut-door
    options = hunts_at(at, doors, game.moves, game.deeds, bool(lamp))
    offers = dict.fromkeys(seats, options)
    _, key = yield from party(lambda: offers, HUNTS[hunter])  # rule: setup.sides
    word = key[0]
    if word == "go":
        go(game, hunter, key[1])  # rule: hunters.catch
    elif word == "rest":
        game.tell("rests", hunter + 1)
        next_hunter(game)
        return
    else:
        game.deeds -= 1
        if word == "beam":
            beams = dict.fromkeys(seats, beams_at(at, doors))
            _, key = yield from party(lambda: beams, BEAMS[hunter])
            shine(game, hunter, key[1])  # rule: hunters.beam
        elif word == "switch":
            switch(game, at)  # rule: hunters.lamp
        else:
            work_door(game, word, key[1])  # rule: hunters.door
    if not game.moves and not game.deeds and not game.outcome:
        next_hunter(game)


def go(game: Chase, hunter: int, space: int) -> None:
    game.moves -= 1  # rule: hunters.turn
    game.hunters[hunter] = space
    game.tell("goes", hunter + 1, space)
    if space == game.figure:
        game.belief = 1 << space
        game.tell("caught", hunter + 1, space)
        game.outcome = HUNTERS_WIN  # rule: hunters.catch, end.caught
    else:
        game.belief &= ~(1 << space)  # rule: memory.nothing-found


def switch(game: Chase, lamp: int) -> None:
    game.lamps ^= 1 << lamp  # rule: hunters.lamp
    if game.lamps >> lamp & 1:
        game.tell("lamp-on", lamp)
        light_falls(game, LIGHTS[lamp])
    else:
        game.tell("lamp-off", lamp)


def shine(game: Chase, hunter: int, direction: str) -> None:
    at = game.hunters[hunter]
    game.tell("shines", hunter + 1, direction)
    # rule: hunters.beam, house.shut-door
    light_falls(game, beam(at, direction, game.doors & DOORS_IN_VIEW[at]))


def next_hunter(game: Chase) -> None:
    game.moves = MOVES
    game.deeds = DEEDS  # rule: hunters.turn
    game.hunter += 1
    if game.hunter < HUNTERS:
        return
    game.hunter = 0
    game.phase = STEAL  # rule: round.order
    game.round += 1
    if game.round > LAST_ROUND:
        game.tell("dawn")
        game.outcome = HUNTERS_WIN  # rule: end.dawn
    else:
        game.tell("round", game.round)


# --- the house ---


def work_door(game: Chase, word: str, door: int) -> None:
    game.doors ^= 1 << door
    game.tell("opens" if word == "open" else "shuts", door)


def light_falls(game: Chase, spaces: int) -> None:
    """Light shows the figure, or that it is not there."""
    if spaces >> game.figure & 1:
        game.belief = 1 << game.figure
        game.tell("seen", game.figure)  # rule: light.shows
    else:
        game.belief &= ~spaces  # rule: memory.nothing-found


# --- options ---
#
# Made once for each case and kept: a case is a space, what is near it, and what is left to
# do. So these lines run once, and the rules are cited where the functions are called.


@cache
def steps_from(space: int, open_doors: int, hunters: int) -> Sequence[Key]:
    """The steps that the figure can take. Of doors and hunters, pass only those near."""
    free = [key for key in ways_from(space, open_doors) if not hunters >> key[1] & 1]
    return (*free, STAY)


@cache
def acts_at(space: int, open_doors: int, sigil: bool) -> Sequence[Key]:
    acts = door_keys(space, open_doors)
    if sigil:
        acts.append(("touch", space))
    return (*acts, LURK)


@cache
def hunts_at(space: int, open_doors: int, moves: int, deeds: int, lamp: bool) -> Sequence[Key]:
    """What a hunter can do. Of the doors, pass only those in view."""
    keys: list[Key] = []
    if moves:
        keys += ways_from(space, open_doors)
    if deeds:
        keys += door_keys(space, open_doors)
        if space in LIGHTS and lamp:
            keys.append(("switch", space))
        if beams_at(space, open_doors):
            keys.append(BEAM)
    return (*keys, REST)


@cache
def beams_at(space: int, open_doors: int) -> Sequence[Key]:
    return tuple([("shine", way) for way in DIRECTIONS if beam(space, way, open_doors)])


def ways_from(space: int, open_doors: int) -> list[Key]:
    return [("go", to) for to, door in WAYS[space] if not door or open_doors >> door & 1]


def door_keys(space: int, open_doors: int) -> list[Key]:
    """To open or to shut, for every door beside a space."""
    doors = members(DOORS_AT[space])
    return [("shut" if open_doors >> door & 1 else "open", door) for door in doors]

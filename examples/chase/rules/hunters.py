"""The hunters' turn: each moves and does a deed, one thing a step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from examples.chase.house import DIRECTIONS, DOORS_IN_VIEW, LIGHTS, beam
from examples.chase.rules.house import door_keys, light_falls, ways_from, work_door
from examples.chase.rules.memory import found
from examples.chase.state import HUNTERS, HUNTERS_WIN, STEAL, Chase
from gloam.kernel.core.asks import Flow, Key, party

BEAM: Final[Key] = ("beam",)
REST: Final[Key] = ("rest",)

MOVES: Final = 2
DEEDS: Final = 1
MOST_LAMPS: Final = 3
LAST_ROUND: Final = 20

HUNTER_SEATS: Final = tuple([tuple(range(1, seats)) for seats in range(5)])  # by number of seats
HUNTS: Final = tuple([("hunt", number) for number in range(1, HUNTERS + 1)])
BEAMS: Final = tuple([("beam", number) for number in range(1, HUNTERS + 1)])


def hunt(game: Chase) -> Flow[None]:
    """One thing that one hunter does: a space, a deed, or a rest."""
    hunter = game.hunter
    seats = HUNTER_SEATS[game.seats]
    at = game.hunters[hunter]
    doors = game.doors & DOORS_IN_VIEW[at]
    lamp = game.lamps.bit_count() < MOST_LAMPS or game.lamps >> at & 1  # rule: light.three-lamps
    # rule: hunters.turn, house.shut-door
    options = hunts_at(at, doors, game.moves, game.deeds, bool(lamp))
    _, key = yield party(seats, options, HUNTS[hunter])  # rule: setup.sides
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
            _, key = yield party(seats, beams_at(at, doors), BEAMS[hunter])
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
    for figure in game.at_large():
        if space == game.figures[figure]:
            catch(game, hunter, figure)  # rule: hunters.catch
        else:
            found(game, figure, ~(1 << space))  # rule: memory.nothing-found


def catch(game: Chase, hunter: int, figure: int) -> None:
    space = game.figures[figure]
    found(game, figure, 1 << space)
    game.tell("caught", game.name(figure), hunter + 1, space)
    game.caught |= 1 << figure  # rule: hunters.catch
    if not game.at_large():
        game.outcome = HUNTERS_WIN  # rule: end.caught


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
    game.mover = game.at_large()[0]
    game.round += 1
    if game.round > LAST_ROUND:
        game.tell("dawn")
        game.outcome = HUNTERS_WIN  # rule: end.dawn
    else:
        game.tell("round", game.round)


# --- options, made once for each case and kept (rules are cited where they are asked for) ---


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

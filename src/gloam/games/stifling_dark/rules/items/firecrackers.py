"""Firecrackers: every Adversary figure goes toward the bang, Hidden or not.

The way is chosen in secret among the shortest ones. That he goes is announced in any case; Noise,
Cans and light tell of him as in his own turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.rules.adversary.adversary_turn import arrives
from gloam.games.stifling_dark.rules.adversary.belief import become, noticed, seen_on
from gloam.games.stifling_dark.rules.adversary.belief_graph import place_at
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import lines_from, passages_from
from gloam.games.stifling_dark.rules.board.within import NO_WAY, within
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import shut_doors
from gloam.games.stifling_dark.rules.on_the_map.noise import noise_at_window
from gloam.games.stifling_dark.state import ADVERSARY, NOWHERE, OPEN, PROCEDURES, StiflingDark
from gloam.kernel.core.asks import Cover, Flow, Key, choose
from gloam.kernel.core.bit_sets import members

LURED: Final = Cover("lured", (ADVERSARY,))


@PROCEDURES.asking
def lure(game: StiflingDark, who: int, far: int, steps: int) -> Flow[None]:
    """Name a space near oneself."""
    near = within(game, game.team[who].space, far)
    keys: list[Key] = [("space", space) for space in members(near)]
    key: Key = yield choose(game.seat_of(who), keys, ("firecrackers", who))
    game.tell("bang", key[1])
    figures = [n for n, figure in enumerate(game.figures) if figure.space != NOWHERE]
    game.agenda.call(*[("go_toward", figure, key[1], steps) for figure in figures])


@PROCEDURES.asking
def go_toward(game: StiflingDark, number: int, target: int, steps: int) -> Flow[None]:
    """The way of a figure, chosen before any of it is seen."""
    game.acting = number
    figure = game.figure
    at, way = figure.space, []
    colour = true_colour(game)
    far = far_from(game, target, colour)
    for _ in range(steps):
        nearer = next_spaces(game, far, at, colour)
        if not nearer:
            break
        ask = choose(ADVERSARY, [("go", space) for space in nearer], "lured", game.foe_audience)
        key: Key = yield ask if figure.revealed else ask.in_secret(cover=LURED)
        at = key[1]
        way.append(at)
    for taken in range(steps):
        walk(game, target, way[taken] if taken < len(way) else figure.space)
    if len(game.figures) > 1:
        game.tell("drawn", number)  # so that everybody knows how far the others have got
    game.acting = 0


def far_from(game: StiflingDark, target: int, colour: str) -> list[int]:
    """How far every space is from one, if this mirror colour is open."""
    lines = game.ground.near_of[colour]
    return game.ground.steps_from(target, game.blocked, lines, game.passages, NO_WAY)


def next_spaces(game: StiflingDark, far: Sequence[int], at: int, colour: str) -> list[int]:
    """The nearer spaces that he can enter from here, if this mirror colour is open."""
    barred = shut_doors(game) | game.barricades | game.flames | game.horror.mucus
    through = passages_from(game, at)
    return [
        space
        for space in lines_from(game, at, colour)
        if far[space] < far[at] and (space in through or not barred >> space & 1)
    ]


def walk(game: StiflingDark, target: int, space: int) -> None:
    """One space of the way, or none of it is left; and what everybody makes of it."""
    figure = game.figure
    before, seen = figure.space, figure.revealed
    window, notice = shows(game, before, space)
    go_on(game, target, window, notice)
    figure.space = space
    if seen:
        game.tell("foe-steps", game.acting, space)
        seen_on(game, figure, 1 << space)
    if window >= 0:
        noise_at_window(game, window)  # rule: noise.sources
        game.tell("noise", window)
    if space != before:
        arrives(game)


def shows(game: StiflingDark, one: int, other: int) -> tuple[int, int]:
    """What a Hidden figure's step tells: a Window that makes Noise, a space where it is noticed."""
    window = game.ground.window_between.get((one, other), -1)
    by_passage = other in passages_from(game, one)
    loud = window >= 0 and game.gates[window] != OPEN and not game.noise >> window & 1
    told = other if one != other and noticed(game) >> other & 1 else NOWHERE
    return (window if loud and not by_passage else -1), told


def go_on(game: StiflingDark, target: int, window: int, notice: int) -> None:
    """Wherever he may be, he has gone one space nearer, and just this was noticed of it."""
    ground = game.ground
    far = {colour: far_from(game, target, colour) for colour in ground.near_of}

    def nearer(places: int) -> int:
        after = 0
        for number in members(places):
            place = place_at(ground, number)
            colour = ground.colours[place.colour] if place.colour >= 0 else ""
            for space in next_spaces(game, far[colour], place.space, colour) or [place.space]:
                if game.figure.revealed or shows(game, place.space, space) == (window, notice):
                    after |= 1 << number + space - place.space
        return after

    become(game, game.figure, nearer)

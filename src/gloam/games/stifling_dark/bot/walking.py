"""How far it is: for Investigators who pay for the Dark, for the Butcher who pays for Windows."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from gloam.games.stifling_dark.rules.adversary.adversary_turn import steps as foe_steps
from gloam.games.stifling_dark.rules.adversary.belief import possible_colours
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import known_colour
from gloam.games.stifling_dark.rules.board.board_in_play import Ground, Passages
from gloam.games.stifling_dark.rules.board.within import steps_along
from gloam.games.stifling_dark.state import FALSE, OPEN, StiflingDark
from gloam.kernel.core.bit_sets import members
from gloam.kernel.core.data import copy_of
from gloam.kernel.hidden.graph import NO_GATE, Way, Ways

NO_WAY: Final = 999
A_WINDOW: Final = 5  # MP that a Window is worth going round, for the Wound or the stop it costs
GO_ROUND: Final = 3  # and an Evil Eye, or Flames
WINDOW_NOISE: Final = 2  # and for the Butcher, whom everybody hears

Costs = tuple[int, ...]
Lines = tuple[tuple[int, ...], ...]


# --- Investigators ---


# Dark spaces, False and Open gates, bad spaces; the MP to go round a bad space and a Window.
Terms = tuple[int, int, int, int, int, int]


class Roads(NamedTuple):
    """Which ways there are for Investigators, as far as they know. Equal ones give equal costs."""

    ground: Ground
    terms: Terms
    colours: tuple[str, ...]
    passages: Passages

    def to(self, target: int) -> Costs:
        """The MP from each space to a target."""
        return _costs_to(self.ground, target, self.terms, self.colours, self.passages)

    def far(self, start: int, target: int) -> int:
        return self.to(target)[start]


def roads_of(
    game: StiflingDark, window: int = A_WINDOW, bad: int = GO_ROUND, shunned: int = 0
) -> Roads:
    """Locked Doors are opened on the way, for nothing; mirrors are turned up. A Window counts as
    `window` MP more; Evil Eyes, Flames and the spaces that are `shunned` as `bad`."""
    gone = easy = 0
    for gate, token in enumerate(game.gates):
        if token == FALSE:
            gone |= 1 << gate
        elif token == OPEN:
            easy |= 1 << gate
    dark = game.ground.dark
    for zone in members(game.dim_zones):
        dark &= ~game.ground.zone_mask[zone]
    bad_spaces = game.butcher.eyes | game.flames | shunned & dark
    terms = dark, gone, easy, bad_spaces, bad, window
    return Roads(game.ground, terms, hoped_for(game), game.passages)


def costs_to(
    game: StiflingDark,
    target: int,
    window: int = A_WINDOW,
    bad: int = GO_ROUND,
    shunned: int = 0,
) -> Costs:
    return roads_of(game, window, bad, shunned).to(target)


def hoped_for(game: StiflingDark) -> tuple[str, ...]:
    """The mirror colours whose doorways may be open."""
    known = known_colour(game)
    return (known,) if known else tuple(possible_colours(game))


@lru_cache(maxsize=64)
def lines_of(ground: Ground, colours: tuple[str, ...], passages: Passages) -> Lines:
    """Where lines lead from each space, with the doorways of all these colours."""
    lines = [
        list(dict.fromkeys([s for colour in colours for s in ground.near_of[colour][space]]))
        for space in range(ground.size)
    ]
    for one, other in passages:
        lines[one].append(other)
        lines[other].append(one)
    return tuple([tuple(near) for near in lines])


@lru_cache(maxsize=4096)
def _costs_to(
    ground: Ground,
    target: int,
    terms: Terms,
    colours: tuple[str, ...],
    passages: Passages,
) -> Costs:
    """Ring by ring. Of the light only what lasts is counted: beams are gone by the next round."""
    dark, gone, easy, bad, bend, hard = terms
    walls = {ground.door_space[gate] for gate in ground.doors if gone >> gate & 1}
    ways = ways_into(ground, colours, passages)
    far = [NO_WAY] * ground.size
    far[target] = 0
    rings: dict[int, list[int]] = {0: [target]}
    at = 0
    while rings:
        for here in rings.pop(at, ()):
            if far[here] < at:
                continue
            entering = at + (2 if dark >> here & 1 else 1) + (bend if bad >> here & 1 else 0)
            for there, window in ways[here]:
                cost = entering
                if window >= 0:
                    if gone >> window & 1:
                        continue
                    cost += 0 if easy >> window & 1 else hard
                if cost < far[there] and there not in walls:
                    far[there] = cost
                    if cost in rings:
                        rings[cost].append(there)
                    else:
                        rings[cost] = [there]
        at += 1
    return tuple(far)


@lru_cache(maxsize=64)
def ways_into(
    ground: Ground, colours: tuple[str, ...], passages: Passages
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each space those from which one comes there, with the Window between, or -1."""
    between = ground.window_between
    return tuple(
        [
            tuple([(there, between.get((there, here), -1)) for there in near])
            for here, near in enumerate(lines_of(ground, colours, passages))
        ]
    )


def nearest(spaces: Iterable[int], costs: Costs) -> tuple[int, int]:
    """The cheapest of some spaces and what it costs; (-1, NO_WAY) if none can be reached."""
    best, least = -1, NO_WAY
    for space in spaces:
        if costs[space] < least:
            best, least = space, costs[space]
    return best, least


@lru_cache(maxsize=1024)
def steps_from(ground: Ground, space: int) -> Costs:
    """Steps to every space, with every Door open."""
    lines = lines_of(ground, ground.colours or ("",), ())
    return tuple(steps_along(lines, space))


# --- the Butcher ---


@lru_cache(maxsize=16)
def his_ways(ground: Ground, passages: Passages) -> Ways:
    """How he goes, as Investigators fear: any mirror may be open. Gates: Windows taken the hard
    way, and past all gates those taken the easy way."""
    found: list[Way] = []
    easy = len(ground.board.gates)
    for one, near in enumerate(lines_of(ground, ground.colours or ("",), passages)):
        for other in near:
            window = ground.window_between.get((one, other), -1)
            if window < 0:
                found.append((one, other, 1, NO_GATE))
            else:
                found += [(one, other, 2, window), (one, other, 1, easy + window)]
    return Ways(found)


class Reach:
    """Where the Butcher can get in this turn unnoticed, at what cost, and from which space."""

    def __init__(self, game: StiflingDark, in_light: bool = False) -> None:
        self.start = game.figure.space
        self.spent = {self.start: 0}
        self.weight = {self.start: 0}  # MP and noise
        self.before: dict[int, int] = {}
        shy = 0 if in_light else game.bright | game.cans
        scout = copy_of(game)
        begun = game.figure.spent
        rings: list[list[int]] = [[self.start]]
        at = 0
        while at < len(rings):
            for here in rings[at]:
                if self.weight[here] < at:
                    continue
                scout.figure.space = here
                scout.figure.spent = begun + self.spent[here]
                for there, cost in foe_steps(scout):
                    if shy >> there & 1:
                        continue
                    weight = at + cost + (WINDOW_NOISE if cost > 1 else 0)
                    if weight < self.weight.get(there, NO_WAY):
                        self.weight[there] = weight
                        self.spent[there] = self.spent[here] + cost
                        self.before[there] = here
                        rings += [[] for _ in range(weight + 1 - len(rings))]
                        rings[weight].append(there)
            at += 1

    def first_step(self, target: int) -> int:
        """The next space of the way to a target that is not where he stands."""
        while self.before[target] != self.start:
            target = self.before[target]
        return target

"""Chase as the kernel sees it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Final

from examples.chase.house import CELLAR, DIRECTIONS, DOORS, LAMPS, SIGILS, SPACES
from examples.chase.rules.figure import act, hide, steal
from examples.chase.rules.hunters import HUNTER_SEATS, hunt
from examples.chase.state import ACT, FIGURE, FIGURE_WINS, HUNT, STEAL, Chase, fresh_house
from examples.chase.view import options as view_options
from examples.chase.view import scene
from gloam.kernel.core.asks import EVERYONE, Ask, Flow, Key
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Result, Rules, Setting
from gloam.kernel.hidden.deal import Pins
from gloam.kernel.present.scene import Choice, Node

FIGURES: Final = {"one": 1, "two": 2}


class ChaseRules(Rules[Chase]):
    id = "chase"
    version = "2"
    schema = 2
    players = (2, 3, 4)
    settings = (Setting("figures", tuple(FIGURES), "one"),)

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Chase:
        return fresh_house(seats, FIGURES[options["figures"]])

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
        yield from [("hide", space) for space in CELLAR]
        yield from [("go", space) for space in SPACES]
        yield from [(word, door) for word in ("open", "shut") for door in DOORS]
        yield from [("touch", space) for space in SIGILS]
        yield from [("switch", space) for space in LAMPS]
        yield from [("shine", direction) for direction in DIRECTIONS]
        yield from [("stay",), ("lurk",), ("beam",), ("rest",)]

    def resample(self, game: Chase, seat: int, dice: Dice, pins: Pins) -> Chase:
        """Figures are anywhere that the hunters hold possible.

        While one steals about, hunters are dealt the beginning of its secret steps: before it
        has rolled, or, once it was seen on its way, with any number of steps left that fits.
        """
        world = copy_of(game)
        if seat == FIGURE:
            return world
        world.left = 0
        for figure, belief in enumerate(game.beliefs):
            if game.figures[figure]:
                stand = belief.sample(dice)
                world.figures[figure] = stand.place
                world.left += stand.points - stand.spent  # in its turn is one at most
        return world

    def memory(self, game: Chase, seat: int) -> Hashable:
        return () if seat == FIGURE else tuple([belief.moments for belief in game.beliefs])

    def observe(self, game: Chase, seat: int) -> list[int]:
        mine = seat == FIGURE
        return [
            game.round,
            game.phase,
            game.mover,
            game.hunter,
            game.moves,
            game.deeds,
            *game.hunters,
            game.left if mine else 0,
            *[at if mine else 0 for at in game.figures],
            *[game.caught >> figure & 1 for figure in range(len(game.figures))],
            *[game.doors >> door & 1 for door in DOORS],
            *[game.lamps >> lamp & 1 for lamp in LAMPS],
            *[game.touched >> sigil & 1 for sigil in SIGILS],
            *[belief.places >> space & 1 for belief in game.beliefs for space in SPACES],
        ]

    def fixed(self, game: Chase) -> Sequence[Node]:
        return scene.HOUSE

    def public(self, game: Chase) -> Sequence[Node]:
        return scene.public(game)

    def private(self, game: Chase, seat: int) -> Sequence[Node]:
        return scene.private(game, seat)

    def describe(self, game: Chase, seat: int, ask: Ask, key: Key) -> Choice:
        return view_options.describe(game, seat, key)

    def blocked(self, game: Chase, seat: int, ask: Ask) -> Sequence[Blocked]:
        return view_options.blocked(game, seat, ask)

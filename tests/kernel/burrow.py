"""Burrow, a toy whose secret roll sets how many secret asks follow.

A mole on a ring of eight spaces rolls in secret and digs that many spaces, one ask each; then
it is heard, and the seeker, who is asked at once, listens or guesses where it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gloam.kernel.core.asks import Cover, Flow, Key, anew, choose
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Result, Rules
from gloam.kernel.core.state import State
from gloam.kernel.hidden.deal import Pins
from gloam.kernel.present.scene import Node, Text, Words

MOLE, SEEKER = 0, 1
SPACES, MOST_STEPS = 8, 3
ANYWHERE = (1 << SPACES) - 1
LEFT, RIGHT, LISTEN, COUGH = ("left",), ("right",), ("listen",), ("cough",)
GUESSES: Sequence[Key] = [("guess", space) for space in range(SPACES)]
DIGGING = Cover(("digging", 1), (MOLE,))


@dataclass(slots=True)
class Burrow(State):
    """All but `at`, `left` and `dug` is open."""

    at: int = 0
    left: int = 0  # steps still to dig in this stretch
    dug: int = -1  # steps dug in this stretch; -1 before the roll
    possible: int = 1  # the spaces where the mole can have been when the stretch began
    coughs: int = 0
    over: bool = False


class BurrowRules(Rules[Burrow]):
    id = "burrow"
    players = (2, 3)

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Burrow:
        return Burrow(seats)

    def step(self, game: Burrow) -> Flow[None]:
        if game.dug < 0:
            game.left, game.dug = game.roll(MOST_STEPS + 1, 1 << MOLE), 0
        if game.left:
            ask = choose(MOLE, [LEFT, RIGHT], ("dig", game.left), 0)
            way = yield ask.in_secret(cover=self.cover(game))
            game.at = (game.at + (1 if way == RIGHT else -1)) % SPACES
            game.left -= 1
            game.dug += 1
        if not game.left:
            yield from surface(game)

    def cover(self, game: Burrow) -> Cover:
        """What the others are shown while the mole digs."""
        return DIGGING

    def result(self, game: Burrow) -> Result | None:
        return Result((0, 1), (SEEKER,)) if game.over else None

    def interrupts(self, game: Burrow, seat: int) -> Sequence[Key]:
        return (COUGH,) if seat != MOLE and game.coughs < 9 else ()

    def interrupt(self, game: Burrow, seat: int, key: Key) -> None:
        game.coughs += 1

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return [LEFT, RIGHT, LISTEN, COUGH, *GUESSES]

    def resample(self, game: Burrow, seat: int, dice: Dice, pins: Pins) -> Burrow:
        world = copy_of(game)
        if seat != MOLE:  # the stretch from its beginning
            able = [space for space in range(SPACES) if game.possible >> space & 1]
            world.at, world.left, world.dug = able[dice.roll(len(able))], 0, -1
        return world

    def observe(self, game: Burrow, seat: int) -> list[int]:
        return [game.coughs, game.at if seat == MOLE else -1]

    def public(self, game: Burrow) -> Sequence[Node]:
        return [Text(id="coughs", words=Words("coughs", {"n": game.coughs}))]

    def blocked(self, game: Burrow, seat: int, ask: object) -> Sequence[Blocked]:
        return [Blocked((), Words("not-now"), "burrow.turn")]


def surface(game: Burrow) -> Flow[None]:
    """The mole is heard. Whoever listens is asked in this step, in the midst of the secret."""
    game.tell("heard")
    ears: Sequence[Key] = [LISTEN, *GUESSES]
    key = yield from anew(lambda: choose(SEEKER, ears, "ear"))
    game.over = key == ("guess", game.at)
    game.dug = -1
    for _ in range(MOST_STEPS):
        game.possible |= game.possible << 1 | game.possible >> 1
        game.possible |= game.possible >> SPACES | 1 << SPACES - 1  # round the ring
        game.possible &= ANYWHERE

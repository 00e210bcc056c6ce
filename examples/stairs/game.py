"""The rules of Dark Stairs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from examples.stairs import view
from examples.stairs.state import BOTTOM, SIDES, Stairs
from gloam.kernel.core.asks import Ask, Flow, Key, choose
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Result, Rules
from gloam.kernel.hidden.deal import Pins
from gloam.kernel.present.scene import Choice, Node

GO: Final[Key] = ("go",)
REST: Final[Key] = ("rest",)


class StairsRules(Rules[Stairs]):
    id = "stairs"
    players = (2, 3, 4)

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Stairs:
        return Stairs(seats, [0] * seats)  # rule: setup.top

    def step(self, game: Stairs) -> Flow[None]:
        """One decision of the active player: go on, or rest."""
        options = [GO, REST] if game.dared else [GO]  # rule: turn.must-go
        key = yield choose(game.turn, options, "dare")
        if key == GO:
            go_down(game)
        else:
            rest(game)

    def result(self, game: Stairs) -> Result | None:
        if game.winner < 0:
            return None
        return Result(tuple(game.stands), (game.winner,))  # rule: goal.bottom

    def in_turn(self, game: Stairs) -> int:
        return 1 << game.turn

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return (GO, REST)

    def resample(self, game: Stairs, seat: int, dice: Dice, pins: Pins) -> Stairs:
        return copy_of(game)  # nothing is hidden

    def observe(self, game: Stairs, seat: int) -> list[int]:
        return [game.turn, game.dared, *game.stands]

    def public(self, game: Stairs) -> Sequence[Node]:
        return view.public(game)

    def describe(self, game: Stairs, seat: int, ask: Ask, key: Key) -> Choice:
        return view.describe(game, seat, key)

    def blocked(self, game: Stairs, seat: int, ask: Ask) -> Sequence[Blocked]:
        return view.blocked(game, seat, ask)


def go_down(game: Stairs) -> None:
    """The die says how many steps; a one is a draught."""
    rolled = game.roll(SIDES) + 1
    if rolled == 1:  # rule: turn.draught
        game.tell("draught", game.turn)
        pass_on(game)
        return
    game.dared += rolled  # rule: turn.go
    game.tell("goes", game.turn, rolled)
    if game.stands[game.turn] + game.dared >= BOTTOM:  # rule: goal.bottom
        game.stands[game.turn] = BOTTOM
        game.winner = game.turn
        game.tell("down", game.turn)


def rest(game: Stairs) -> None:
    """What was dared is safe."""
    game.stands[game.turn] += game.dared  # rule: turn.rest
    game.tell("rests", game.turn, game.stands[game.turn])
    pass_on(game)


def pass_on(game: Stairs) -> None:
    game.dared = 0
    game.turn = (game.turn + 1) % game.seats  # rule: turn.left

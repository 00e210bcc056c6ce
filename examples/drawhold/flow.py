"""The rules of DrawHold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from examples.drawhold import scene
from examples.drawhold.state import DECK, DISCARD, HANDS, VALUES, DrawHold, fresh_table
from gloam.kernel.core.asks import Ask, Flow, Key, choose
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Result, Rules
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.present.scene import Choice, Node

DRAW: Final[Key] = ("draw",)
HOLD: Final[Key] = ("hold",)
BOTH: Final = (DRAW, HOLD)
ONLY_DRAW: Final = (DRAW,)
LIMIT: Final = 21


class DrawHoldRules(Rules[DrawHold]):
    id = "drawhold"
    players = (2,)

    def setup(
        self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]
    ) -> DrawHold:
        return fresh_table(seats)

    def step(self, game: DrawHold) -> Flow[None]:
        seat = game.turn
        hand = game.zones[HANDS + seat]
        key = yield choose(seat, BOTH if hand else ONLY_DRAW, "turn")  # rule: turn.hold-needs-cards
        if key == HOLD:
            hold(game, seat)  # rule: turn.hold
        else:
            draw(game, seat)  # rule: turn.draw

    def result(self, game: DrawHold) -> Result | None:
        if game.zones[DECK]:
            return None
        best = max(game.banks)  # rule: end.deck, end.winner
        return Result(tuple(game.banks), tuple([s for s in (0, 1) if game.banks[s] == best]))

    def in_turn(self, game: DrawHold) -> int:
        return 1 << game.turn

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return BOTH

    def resample(self, game: DrawHold, seat: int, dice: Dice, pins: Pins) -> DrawHold:
        """The other's hand has not gone over the limit, or it would not be there."""
        if not game.zones[HANDS + 1 - seat]:
            return copy_of(game)  # nothing is hidden: a shuffled deck has no order yet
        while True:
            world = deal_anew(game, seat, dice, pins)
            if world.total(1 - seat) <= LIMIT:
                return world

    def observe(self, game: DrawHold, seat: int) -> list[int]:
        mine, theirs = game.zones[HANDS + seat], game.zones[HANDS + 1 - seat]
        counts = [0] * 26  # of each value: in my hand, and gone
        for card in mine:
            counts[VALUES[card] - 1] += 1
        for card in game.zones[DISCARD]:
            counts[VALUES[card] + 12] += 1
        banks = [game.banks[seat], game.banks[1 - seat]]
        return [int(game.turn == seat), len(game.zones[DECK]), len(theirs), *banks, *counts]

    def fixed(self, game: DrawHold) -> Sequence[Node]:
        return scene.FACES

    def public(self, game: DrawHold) -> Sequence[Node]:
        return scene.public(game)

    def private(self, game: DrawHold, seat: int) -> Sequence[Node]:
        return scene.private(game, seat)

    def describe(self, game: DrawHold, seat: int, ask: Ask, key: Key) -> Choice:
        return scene.describe(game, seat, key)

    def blocked(self, game: DrawHold, seat: int, ask: Ask) -> Sequence[Blocked]:
        return scene.blocked(seat, ask.offer(seat))


def draw(game: DrawHold, seat: int) -> None:
    """Take the top card. Over 21 the hand is lost and the turn passes."""
    hand = HANDS + seat
    game.draw(DECK, hand)  # rule: turn.draw
    game.tell("drew", seat)
    if game.total(seat) > LIMIT:  # rule: turn.over, turn.go-on
        game.tell("over", seat)
        game.move_all(hand, DISCARD)
        game.turn = 1 - seat


def hold(game: DrawHold, seat: int) -> None:
    """Bank the hand and pass the turn."""
    won = game.total(seat)
    game.banks[seat] += won  # rule: turn.hold
    game.tell("held", seat, won)
    game.move_all(HANDS + seat, DISCARD)
    game.turn = 1 - seat

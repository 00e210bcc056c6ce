"""The rules of Leduc poker."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from examples.leduc import scene
from examples.leduc.state import BOARD, DECK, HANDS, RANKS, Leduc, fresh_table
from gloam.kernel.core.asks import EVERYONE, Ask, Flow, Key, choose
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Result, Rules
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.present.scene import Choice, Node

FOLD: Final[Key] = ("fold",)
CALL: Final[Key] = ("call",)
RAISE: Final[Key] = ("raise",)
EVERY: Final[Sequence[Key]] = (FOLD, CALL, RAISE)
NOTHING_OWED: Final[Sequence[Key]] = (CALL, RAISE)
ENOUGH_RAISES: Final[Sequence[Key]] = (FOLD, CALL)

MOST_RAISES: Final = 2
RAISES_BY: Final = (2, 4)  # in the first round, in the second
PAIR: Final = 10  # stronger than any rank


class LeducRules(Rules[Leduc]):
    id = "leduc"
    players = (2,)

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Leduc:
        return fresh_table(seats)

    def deal(self, game: Leduc) -> None:
        game.draw(DECK, HANDS)  # rule: setup.deal
        game.draw(DECK, HANDS + 1)

    def step(self, game: Leduc) -> Flow[None]:
        seat = game.turn
        owed = game.pot[1 - seat] - game.pot[seat]
        if not owed:
            options = NOTHING_OWED  # rule: bet.fold-needs-raise
        else:
            options = EVERY if game.raises < MOST_RAISES else ENOUGH_RAISES  # rule: bet.raise-limit
        key = yield choose(seat, options, ("bet", owed))
        if key == CALL:
            call(game, seat, owed)  # rule: bet.call
        elif key == RAISE:
            put_more(game, seat, owed)  # rule: bet.raise
        else:
            game.tell("folds", seat)
            game.folded = seat  # rule: bet.fold

    def result(self, game: Leduc) -> Result | None:
        if game.folded >= 0:
            winner = 1 - game.folded  # rule: bet.fold
        elif game.round < 2:
            return None
        else:
            first, second = strength(game, 0), strength(game, 1)
            if first == second:
                return Result((0, 0), (0, 1))  # rule: show.tie
            winner = 0 if first > second else 1  # rule: show.rank, show.pair
        won = game.pot[1 - winner]  # rule: end.stakes
        return Result((won, -won) if winner == 0 else (-won, won), (winner,))

    def in_turn(self, game: Leduc) -> int:
        return 1 << game.turn

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return EVERY

    def resample(self, game: Leduc, seat: int, dice: Dice, pins: Pins) -> Leduc:
        return deal_anew(game, seat, dice, pins)

    def observe(self, game: Leduc, seat: int) -> list[int]:
        board = game.zones[BOARD]
        table = 1 + RANKS[board[0]] if board else 0
        pot = game.pot
        return [game.rank(seat), table, game.round, game.raises, pot[seat], pot[1 - seat]]

    def fixed(self, game: Leduc) -> Sequence[Node]:
        return scene.FACES

    def public(self, game: Leduc) -> Sequence[Node]:
        return scene.public(game)

    def private(self, game: Leduc, seat: int) -> Sequence[Node]:
        return scene.private(game, seat)

    def describe(self, game: Leduc, seat: int, ask: Ask, key: Key) -> Choice:
        return scene.describe(seat, key, game.owed(seat), RAISES_BY[game.round])

    def blocked(self, game: Leduc, seat: int, ask: Ask) -> Sequence[Blocked]:
        return scene.blocked(seat, ask.offer(seat))


def call(game: Leduc, seat: int, owed: int) -> None:
    game.tell("calls", seat, owed)
    game.pot[seat] += owed  # rule: bet.call
    if game.opened:
        next_round(game)  # rule: round.ends
    else:
        game.opened = True
        game.turn = 1 - seat  # rule: bet.order


def put_more(game: Leduc, seat: int, owed: int) -> None:
    more = RAISES_BY[game.round]
    game.tell("raises", seat, more)
    game.pot[seat] += owed + more  # rule: bet.raise
    game.raises += 1  # rule: bet.raise-limit
    game.opened = True
    game.turn = 1 - seat


def next_round(game: Leduc) -> None:
    game.round += 1
    if game.round == 1:
        game.raises = 0  # rule: bet.raise-limit
        game.opened = False
        game.turn = 0  # rule: bet.order
        card = game.draw(DECK, BOARD)  # rule: round.board
        game.tell("board", RANKS[card])
    else:
        game.look(game.zones[HANDS] + game.zones[HANDS + 1], EVERYONE)  # rule: show.open
        game.tell("shows", game.rank(0), game.rank(1))


def strength(game: Leduc, seat: int) -> int:
    rank = game.rank(seat)
    if rank == RANKS[game.zones[BOARD][0]]:
        return PAIR  # rule: show.pair
    return rank  # rule: show.rank

"""The die in the middle of the hall, and the chance to have it rolled again."""

from __future__ import annotations

from typing import Final

from examples.parley.asking import card_ask
from examples.parley.state import DISCARD, PROCEDURES, Parley, hand
from gloam.kernel.content.piles import distinct_faces, piece_with
from gloam.kernel.core.asks import Flow, Gone, Key, anew
from gloam.kernel.core.forms import window

REROLL: Final[Key] = ("reroll",)
MOST_AGAIN: Final = 2  # rule: die.twice


def roll_die(game: Parley) -> None:
    """Roll in the open; what it shows may not be the last word."""
    game.again = MOST_AGAIN
    _roll(game)


def _roll(game: Parley) -> None:
    game.die = game.roll(6) + 1
    game.tell("rolled", game.die)


def is_gust(die: int) -> bool:
    """Whether two candles go out at once."""
    return die <= 2  # rule: candle.out


def rolled_again(game: Parley) -> Flow[bool]:
    """Whether somebody has paid for another roll, as long as there may be one."""
    while game.again:
        # rule: die.reroll
        acted = yield from window(game, lambda: _offers(game), ("reroll", game.die))
        if acted is None:
            return False
        seat, _ = acted
        try:
            yield from _pay(game, seat)
        except Gone:  # rule: speech.gone
            continue
        game.again -= 1  # rule: die.twice
        _roll(game)
        return True
    return False


@PROCEDURES.asking
def rerolls(game: Parley) -> Flow[None]:
    """The same, again and again, each in a step of its own."""
    if (yield from rolled_again(game)) and game.again:
        game.agenda.call(("rerolls",))


def _offers(game: Parley) -> dict[int, list[Key]]:
    """Every envoy is asked. How many secrets a hand holds is no secret."""
    return {s: [REROLL] if game.has_secret(hand(s)) else [] for s in game.present()}


def _pay(game: Parley, seat: int) -> Flow[None]:
    key = yield from anew(
        lambda: card_ask(seat, "pay", distinct_faces(game, game.secrets(hand(seat))), "pay")
    )
    game.tell("paid", seat)
    game.move(piece_with(game, hand(seat), key[1]), DISCARD)  # rule: die.reroll

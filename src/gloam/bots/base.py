"""What a bot is, and how it is asked."""

from __future__ import annotations

from typing import Any, Protocol

from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine


class Bot(Protocol):
    """Answers asks. Everything random it does comes from `dice`, so that it can be replayed."""

    # Of any game: bots know rules by their contract only.
    def answer(self, world: Run[Any], seat: int, dice: Dice) -> Key:
        """An option that `seat` is offered in `world`, which was imagined for it."""
        ...


def ask_bot(bot: Bot, run: Run[Any], seat: int, dice: Dice) -> Key:
    """A bot's answer at a true position: it is shown an imagined one.

    Where no world could be imagined, an option is picked at random: the options are all
    that the seat knows for sure.
    """
    assert run.ask is not None
    world = imagine(run, seat, dice)
    if world is not None:
        return bot.answer(world, seat, dice)
    options = run.ask.offer(seat)
    return options[dice.roll(len(options))]

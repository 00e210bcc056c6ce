"""The dice of a table's bots: the same table and answers make the same game, anywhere."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from gloam.bots.base import Bot
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.session.session import Session

PERSON = b"gloam-bot"


def imagining_seed(secret: bytes, seat: int, number: int) -> bytes:
    """Of the world that is imagined for a seat's ask: nothing that leads to the table's dice."""
    told = b"bot %d %d" % (seat, number)
    return blake2b(told, key=secret, person=PERSON, digest_size=32).digest()


def thinking_seed(imagining: bytes) -> bytes:
    """Of what the bot itself rolls in that world."""
    return blake2b(imagining, person=PERSON, digest_size=32).digest()


def table_answer(bot: Bot, session: Session[Any], seat: int) -> Key:  # of any game
    """What a bot that thinks as long as it takes answers at a web table, worked out here."""
    assert session.ask is not None
    dice = Dice(imagining_seed(session.secret, seat, session.numbers[seat]))
    world = session.imagine(seat, dice)
    if world is not None:
        return bot.answer(world, seat, Dice(thinking_seed(dice.key)))
    options = session.ask.offer(seat)
    return options[dice.roll(len(options))]

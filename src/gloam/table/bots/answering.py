"""What a worker process does with a request."""

from __future__ import annotations

import os
from collections.abc import Callable

import msgspec

from gloam.bots.catalogue import BOTS
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.table.bots.bot_request import BotRequest, unpack
from gloam.workers import Handler


def serve() -> Handler:
    """In the worker process; what games and bots may print goes where the server's output goes."""
    os.nice(5)  # people at the tables come first
    return handler(think)


class BotFailed(Exception):
    """A bot has failed: with what kind of error. What that says may be somebody's cards."""


def handler(think: Callable[[BotRequest], Key]) -> Handler:
    def handle(message: bytes) -> bytes:
        try:
            return msgspec.json.encode(think(BotRequest.decode(message)))
        except Exception as error:  # it is written down, with its trace
            kind = type(error).__name__
            raise BotFailed(kind).with_traceback(error.__traceback__) from None

    return handle


def think(request: BotRequest) -> Key:
    """The bot's answer; always one of those that its seat is offered."""
    bot = BOTS[request.bot].bot(request.budget)
    world = unpack(request)
    key = bot.answer(world, request.seat, Dice(request.seed))
    assert world.ask is not None
    if key not in world.ask.offer(request.seat):
        raise ValueError(f"{request.bot} answers what is not offered")
    return key

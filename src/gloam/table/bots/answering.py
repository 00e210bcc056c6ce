"""What a worker process does with a request."""

from __future__ import annotations

import time

from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.table.bots.bot_request import BotRequest, unpack
from gloam.table.bots.catalogue import STRENGTHS


def think(request: BotRequest) -> Key:
    """The bot's answer; always one of those that its seat is offered."""
    stop = time.monotonic() + request.budget
    world = unpack(request)
    bot = STRENGTHS[request.bot].bot(lambda: time.monotonic() >= stop)
    key = bot.answer(world, request.seat, Dice(request.seed))
    assert world.ask is not None
    if key not in world.ask.offer(request.seat):
        raise ValueError(f"{request.bot} answers {key}, which is not offered")
    return key

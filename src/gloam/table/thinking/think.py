"""What a worker process does with a parcel."""

from __future__ import annotations

import time

from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.table.thinking.parcel import Parcel, unpack
from gloam.table.thinking.strength import STRENGTHS


def think(parcel: Parcel) -> Key:
    """The bot's answer; always one of those that its seat is offered."""
    stop = time.monotonic() + parcel.budget
    world = unpack(parcel)
    bot = STRENGTHS[parcel.bot].bot(lambda: time.monotonic() >= stop)
    key = bot.answer(world, parcel.seat, Dice(parcel.seed))
    assert world.ask is not None
    if key not in world.ask.offer(parcel.seat):
        raise ValueError(f"{parcel.bot} answers {key}, which is not offered")
    return key

"""Duels between bots on mirrored deals: each deal is played twice, seats exchanged."""

from __future__ import annotations

from typing import Any

from gloam.bots.base import Bot, ask_bot
from gloam.bots.search import seat_share
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Run


def duel(rules: Rules[Any], one: Bot, other: Bot, deals: int, first: int = 0) -> float:
    """The share of the games that `one` wins against `other`, a tie counting half."""
    won = 0.0
    for deal in range(first, first + deals):
        for seat, bots in enumerate(((one, other), (other, one))):
            run = Run.start(rules, 2, Dice(b"deal %d" % deal))
            dice = Dice(b"bots %d %d" % (deal, seat))
            while run.ask is not None:
                who = run.ask.seat
                key = ask_bot(bots[who], run, who, dice)
                assert key in run.ask.offer(who), f"{key} is not offered"
                run.send(who, key)
            assert run.result is not None
            won += seat_share(seat, run.result.winners)
    return won / (2 * deals)

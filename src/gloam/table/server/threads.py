"""Threads for work that would hold the event loop for more than a millisecond or two.

They run Python too and so take turns with the loop: at most three of them, and `take_turns` makes
the turns short. What takes seconds must not keep waiting what takes milliseconds: each has its
thread.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

TURN = 0.0005  # seconds; Python's own 5 ms are what everybody at every table would wait

T = TypeVar("T")


def take_turns() -> None:
    """Have a thread that computes give way after `TURN` whenever the event loop has work."""
    sys.setswitchinterval(TURN)


class Threads:
    """One thread for quick work (milliseconds: may an answer be taken back, what does a bot
    imagine), one for slow work (a game run again), and one for long work (a whole campaign proven).
    Each does one thing after the other."""

    def __init__(self) -> None:
        self._quick = ThreadPoolExecutor(1, "gloam-quick")
        self._slow = ThreadPoolExecutor(1, "gloam-slow")
        self._long = ThreadPoolExecutor(1, "gloam-long")
        self.waiting = 0  # for the long thread, or at work there

    async def quick(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._quick, work)

    async def slow(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._slow, work)

    async def long(self, work: Callable[[], T]) -> T:
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._long, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """What is under way goes on to its end; what waits is not begun."""
        for executor in (self._quick, self._slow, self._long):
            executor.shutdown(wait=False, cancel_futures=True)

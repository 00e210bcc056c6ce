"""Threads for work that would hold the event loop for more than a millisecond or two.

They run Python too and so take turns with the loop: at most three of them, and while one of them
computes the turns are short. At other times they are as long as Python's: else the loop and the
thread of the store, which mostly waits for the disk, would take the interpreter from each other
all the time. What takes seconds must not keep waiting what takes milliseconds: each has its thread.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import TypeVar

USUAL = sys.getswitchinterval()  # seconds: 5 ms
TURN = 0.0005  # while a thread computes; else everybody at every table would wait for the usual

T = TypeVar("T")


class ShortTurns:
    """While any thread is in here, it gives way after `TURN` whenever the event loop has work."""

    def __init__(self) -> None:
        self._inside = 0
        self._lock = Lock()

    def run(self, work: Callable[[], T]) -> T:
        self._count(1)
        try:
            return work()
        finally:
            self._count(-1)

    def _count(self, more: int) -> None:
        with self._lock:
            self._inside += more
            sys.setswitchinterval(TURN if self._inside else USUAL)


_short_turns = ShortTurns()  # there is one interpreter to take turns with


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
        return await _run(self._quick, work)

    async def slow(self, work: Callable[[], T]) -> T:
        return await _run(self._slow, work)

    async def long(self, work: Callable[[], T]) -> T:
        self.waiting += 1
        try:
            return await _run(self._long, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """What is under way goes on to its end; what waits is not begun."""
        for executor in (self._quick, self._slow, self._long):
            executor.shutdown(wait=False, cancel_futures=True)


async def _run(executor: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(executor, _short_turns.run, work)

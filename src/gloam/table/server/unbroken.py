"""Work that goes on to its end, whoever waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


class Unbroken:
    """What is under way at one table. A visitor who goes away does not stop it halfway."""

    def __init__(self) -> None:
        self._doing: set[asyncio.Task[Any]] = set()

    @property
    def busy(self) -> bool:
        return bool(self._doing)

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        done = asyncio.shield(task)
        try:
            return await done
        finally:
            with suppress(asyncio.InvalidStateError, asyncio.CancelledError):
                done.exception()  # whoever waited may have gone at the same moment
            del task, done  # what they raise holds this frame: without this, in a circle

"""Work that goes on to its end even if whoever waits for it is cancelled."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from gloam.kernel.session.checks import Refused
from gloam.table.store import StoreError

T = TypeVar("T")

log = logging.getLogger("gloam.table")


class Unbroken:
    """What is under way at one table. `run` is `asyncio.shield` with the task kept and its failure
    looked at: a visitor who goes away does not stop an act halfway."""

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
        except asyncio.CancelledError:
            task.add_done_callback(_look_at)  # nobody else will: `shield` has forgotten it
            raise
        finally:
            with suppress(asyncio.InvalidStateError, asyncio.CancelledError):
                done.exception()  # whoever waited may have gone at the same moment
            del task, done  # what they raise holds this frame: without this, in a circle


def _look_at(task: asyncio.Task[Any]) -> None:
    """What a task ended with that nobody waits for. Only what nobody expects is worth a line."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | StoreError):
        log.error("what nobody waited for has failed", exc_info=error)

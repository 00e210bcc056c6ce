"""Work that goes on to its end, whoever waits for it (`unbroken.py`)."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import Any

import pytest

from gloam.kernel.session.checks import Refused
from gloam.table.server.unbroken import Unbroken


def ended_alone(error: Exception) -> list[dict[str, Any]]:  # what asyncio is told: any objects
    """What the loop complains of when work fails after whoever waited for it has gone."""
    complaints: list[dict[str, Any]] = []

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told))
        unbroken, go_on = Unbroken(), asyncio.Event()

        async def work() -> None:
            await go_on.wait()
            raise error

        waiting = asyncio.create_task(unbroken.run(work()))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        go_on.set()
        for _ in range(10):
            await asyncio.sleep(0)
        assert not unbroken.busy
        del waiting
        gc.collect()

    asyncio.run(story())
    return complaints


def test_what_is_refused_to_somebody_who_has_left_is_no_failure(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert ended_alone(Refused("not-asked", "It is too late.")) == []
    assert not caplog.records


def test_what_fails_after_everybody_has_left_is_written_down(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR):
        assert ended_alone(ValueError("broken")) == []
    assert ["broken" in str(record.exc_info) for record in caplog.records] == [True]

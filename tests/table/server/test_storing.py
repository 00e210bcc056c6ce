"""What is made of an act while it is being stored."""

from __future__ import annotations

import asyncio
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from gloam.table.server.context import FEW, ServerContext
from gloam.table.server.settings import Settings
from gloam.table.store import StoreError


def test_an_act_is_worked_out_while_the_disk_is_waited_for() -> None:
    async def story() -> None:
        context, made = _context(), list[str]()
        disk = asyncio.get_running_loop().create_future()
        one = asyncio.ensure_future(context.while_storing(disk, lambda: made.append("one")))
        await asyncio.sleep(0)
        assert made == ["one"]
        assert not one.done()  # nobody is told before it is stored
        disk.set_result(None)
        await one

    asyncio.run(story())


def test_of_many_the_last_are_worked_out_once_they_are_stored() -> None:
    async def story() -> None:
        context, made = _context(), list[int]()
        disk = asyncio.get_running_loop().create_future()
        acts = [
            asyncio.ensure_future(context.while_storing(disk, partial(made.append, n)))
            for n in range(FEW + 2)
        ]
        await asyncio.sleep(0)
        assert made == [*range(FEW)]
        disk.set_result(None)
        await asyncio.gather(*acts)
        assert made == [*range(FEW + 2)]

    asyncio.run(story())


def test_after_a_disk_that_fails_there_is_room_again() -> None:
    async def story() -> None:
        context, made = _context(), list[str]()
        for _ in range(2):
            disk = asyncio.get_running_loop().create_future()
            acts = [
                asyncio.ensure_future(context.while_storing(disk, lambda: made.append("made")))
                for _ in range(FEW + 1)
            ]
            await asyncio.sleep(0)
            disk.set_exception(StoreError("the disk is full"))
            for act in acts:
                with pytest.raises(StoreError):
                    await act
        assert len(made) == 2 * FEW  # the last of each was never stored

    asyncio.run(story())


def _context() -> ServerContext:
    nothing: Any = None  # no store
    bots: Any = SimpleNamespace(thinkers=1)
    return ServerContext(Settings(), nothing, bots)

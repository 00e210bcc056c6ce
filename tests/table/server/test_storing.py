"""What is made of an act while it is being stored."""

from __future__ import annotations

import asyncio
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from gloam.table.server.context import ServerContext
from gloam.table.server.settings import Settings
from gloam.table.store import StoreError


def test_one_act_alone_is_worked_out_while_the_disk_is_waited_for() -> None:
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


def test_of_several_the_others_are_worked_out_once_they_are_stored() -> None:
    async def story() -> None:
        context, made = _context(), list[str]()
        disk = asyncio.get_running_loop().create_future()
        acts = [
            asyncio.ensure_future(context.while_storing(disk, partial(made.append, n)))
            for n in ("one", "two", "three")
        ]
        await asyncio.sleep(0)
        assert made == ["one"]
        disk.set_result(None)
        await asyncio.gather(*acts)
        assert made == ["one", "two", "three"]

    asyncio.run(story())


def test_after_a_disk_that_fails_the_next_act_is_alone_again() -> None:
    async def story() -> None:
        context, made = _context(), list[str]()
        for _ in range(2):
            disk = asyncio.get_running_loop().create_future()
            acts = [
                asyncio.ensure_future(context.while_storing(disk, lambda: made.append("made")))
                for _ in range(2)
            ]
            await asyncio.sleep(0)
            disk.set_exception(StoreError("the disk is full"))
            for act in acts:
                with pytest.raises(StoreError):
                    await act
        assert made == ["made", "made"]  # the first of each two: the others were never stored

    asyncio.run(story())


def _context() -> ServerContext:
    nothing: Any = None  # no store
    bots: Any = SimpleNamespace(thinkers=1)
    return ServerContext(Settings(), nothing, bots)

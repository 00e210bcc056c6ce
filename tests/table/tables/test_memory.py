"""The memory of a table comes back when it is closed, and not when the collector finds it."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
import uvicorn

from gloam.table.http.guard import guarded
from gloam.table.server.app import make_app
from gloam.table.server.settings import settings
from gloam.table.server.wire import BoundedWebSocket, protocols
from gloam.table.tables.open_tables import OpenTables
from tests.table.guests import PATIENCE, Guest, eventually

IDLE = 0.3


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[tuple[str, OpenTables]]:
    """A server in this process: its address, and the tables that it has in memory."""
    given = settings({}, database=f"{folder}/gloam.db", idle=IDLE, bot_delay=0, bot_workers=1)
    app = make_app(given)
    server = uvicorn.Server(
        uvicorn.Config(guarded(app), port=0, log_config=None, **protocols(given))
    )
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}", app.state.tables
    finally:
        server.should_exit = True
        await serving


def all_of(tables: OpenTables) -> list[ref[Any]]:
    """What the tables in memory are made of."""
    found: list[ref[Any]] = []
    for id, table in tables._open.items():
        parts = [table, tables._schedulers[id], table.lesson, table.session, table.views]
        found += [ref(part) for part in (*parts, *table.connections) if part is not None]
    return found


def play(guest: Guest) -> None:
    """A game with people: answers, refusals, words, something taken back, a line that is lost."""
    table = guest.new_table("leduc", "me", "me")
    with guest.at(table) as line, Guest(guest.url).at(table) as watching:
        for _ in range(2):
            seat = 0 if line.seat(0).ask else 1
            ask, key = line.asked(seat).ask, line.asked(seat).choices[0]
            line.done("answer", seat=seat, ask=ask, keys=[key])
            line.refused("answer", seat=seat, ask=ask, keys=[key])
            line.refused("answer", seat=seat, ask=999, keys=[["nonsense"]])
            line.do("undo", seat=seat)
            line.do("why", seat=seat)
            line.done("say", seat=seat, text="Well?")
        line.refused("interrupt", seat=0, key=["x"])
        watching.refused("answer", seat=0, ask=1, keys=[["call"]])
        watching.socket.send("no JSON")
        watching.quiet()
        guest.ask("POST", f"/api/tables/{table}/seats/0", {"name": "Ann"})
        guest.ask("POST", f"/api/tables/{table}/votes", {"about": "abandon", "seat": 0})
        guest.ask("POST", f"/api/tables/{table}/seats/9", {})


def watch_bots(guest: Guest) -> None:
    table = guest.new_table("haunted", "random", "greedy")
    with guest.at(table) as line:
        line.until(lambda: -1 in line.views and line.views[-1].result)


def learn(guest: Guest) -> None:
    told = guest.get("/api/lobby")["games"]
    game = next(game for game in told if game.get("guides"))
    body = {"game": game["id"], "seats": [{"mine": True}], "guide": game["guides"][0]["name"]}
    made = guest.post("/api/tables", body)
    with guest.at(made["table"]["id"]) as line:
        line.seat(made["seats"][0])


def flood(guest: Guest) -> None:
    """Lines that are cut: nonsense at the door, binary frames, the wrong version; and some who
    leave before they have said anything, or before they are told why they must."""
    table = guest.new_table("leduc", "me", "me")
    for _ in range(5):
        with guest.socket(table):
            pass
        with guest.socket(table) as socket:
            socket.send('{"is":"ping","re":1}')
    for text in ("{", '{"is":"enter","re":1,"version":99}', b"\0"):
        with guest.socket(table) as socket:
            socket.send(text)
            eventually(partial(_closed, socket))
    with guest.at(table) as line:
        line.socket.send(b"\0")
        eventually(partial(_closed, line.socket))


def _closed(socket: Any) -> bool:  # of websockets
    try:
        socket.recv(0.1)
    except TimeoutError:
        return False
    except Exception:
        return True
    return False


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("story", [play, watch_bots, learn, flood])
def test_a_closed_table_leaves_nothing(tmp_path: Path, story: Callable[[Guest], None]) -> None:
    until = time.monotonic() + PATIENCE

    async def told() -> None:
        async with running(tmp_path) as (url, tables):
            seen: list[ref[Any]] = []
            playing = asyncio.create_task(asyncio.to_thread(story, Guest(url)))
            while not playing.done() or len(tables):
                known = {id(one()) for one in seen}
                seen += [one for one in all_of(tables) if id(one()) not in known]
                await asyncio.sleep(0.02)
            playing.result()
            await asyncio.sleep(0)
            left = [type(one()).__name__ for one in seen if one() is not None]
            assert len(seen) >= 3
            assert not left, f"still in memory: {left}"
            while any(issubclass(type(one), BoundedWebSocket) for one in gc.get_objects()):
                assert time.monotonic() < until, "lines that were closed are still in memory"
                await asyncio.sleep(0.05)

    asyncio.run(told())

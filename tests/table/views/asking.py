"""All that a visitor can ask about a table over HTTP, through the application itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, cast

import httpx
import pytest
from litestar import Litestar

from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Rules
from gloam.kernel.session.replay import acts_not_undone, replay_without_undone
from gloam.kernel.session.session import Session
from gloam.table.server.app import make_app
from gloam.table.server.context import ServerContext
from gloam.table.tables.open_tables import OpenTables
from gloam.table.views import replays
from gloam.table.views.replays import ReplayCache
from tests.table.views.worlds import QUICK, WATCHER, Table, key_of

CONTENT = ("/words/en.ftl", "/theme", "/layout", "/rules", "/icons", "/pictures", "/fixed")
OPEN = -2  # the viewpoint of somebody who may see everything


class Told(NamedTuple):
    """An answer, as whoever asked can look at it."""

    path: str
    status: int
    headers: list[tuple[str, str]]
    body: str


class InProcessServer:
    """A server's HTTP side, for tables that a test plays at."""

    def __init__(self, context: ServerContext) -> None:
        self.tables = OpenTables(context)
        self.app: Litestar = make_app(QUICK)
        self.app.state.tables = self.tables
        self.app.state.replays = ReplayCache()

    async def tell(self, table: Table, seat: int, frames: int) -> list[Told]:
        """What somebody in a seat, or a watcher, is told; of replays, the last so many frames."""
        id = table.live.row.id
        self.tables._open[id] = table.live
        headers = {} if seat == WATCHER else {"Authorization": f"Bearer {key_of(id, seat)}"}
        transport = httpx.ASGITransport(app=cast(Any, self.app))  # both call it ASGI
        async with httpx.AsyncClient(
            transport=transport, base_url="http://table", headers=headers
        ) as client:
            told = [await _asked(client, path) for path in self._paths(table)]
            own = f"/api/tables/{id}/replay"
            moments = len((await client.get(own)).json().get("moments", ()))
            shown = range(max(0, moments - frames), moments + 1)  # and one that is not there
            told += [await _asked(client, f"{own}/{at}") for at in shown]
            told.append(
                await _asked(client, f"/api/tables/{id}/votes", {"about": "undo", "seat": 11})
            )
        return told

    def _paths(self, table: Table) -> Iterator[str]:
        at = f"/api/tables/{table.live.row.id}"
        yield at
        yield "/api/tables?mine=true"
        yield f"{at}/log"
        yield from [at + path for path in CONTENT]
        for viewpoint in range(OPEN, len(table.live.row.seats) + 1):
            yield f"{at}/replay?viewpoint={viewpoint}"
            yield f"{at}/replay/0?viewpoint={viewpoint}"


async def _asked(client: httpx.AsyncClient, path: str, body: object = None) -> Told:
    answer = await client.request("GET" if body is None else "POST", path, json=body)
    headers = [(name, value) for name, value in answer.headers.items() if name != "date"]
    return Told(path, answer.status_code, headers, answer.text)


def replay_with_their_dice(monkeypatch: pytest.MonkeyPatch) -> Callable[[Table], None]:
    """Have replays fall with the dice that tables of pairs fell with, which are not those of their
    seed. Gives what a table must be told to."""
    fallen: dict[bytes, dict[int, Callable[[], Dice]]] = {}

    def run_again(
        rules: Rules[Any], lines: Sequence[bytes], secret: bytes
    ) -> Iterator[tuple[int, Session[Any]]]:
        dice = fallen[lines[0]]
        following = [line for line, _ in acts_not_undone(lines)] + [0]
        steps = replay_without_undone(rules, lines, secret)
        for (line, session), after in zip(steps, following, strict=False):
            if after in dice:
                session.run.state.dice = dice[after]()
            yield line, session

    def remember(table: Table) -> None:
        fallen[table.session.log.lines[0]] = table.dice

    monkeypatch.setattr(replays, "replay_without_undone", run_again)
    return remember

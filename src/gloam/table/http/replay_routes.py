"""Looking back over HTTP: replays, going on from a moment, the log, and reports of problems."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from gloam.table.http.bodies import ContinueFrom, Frame, Opened, Problem, ReplayInfo, Reported
from gloam.table.http.identity import Asked, address_of, holder_of, identify
from gloam.table.http.table_routes import TableId
from gloam.table.server.app_state import live_table, replays_of, tables_of
from gloam.table.tables import problem_reports
from gloam.table.views import replays

Viewpoint = Annotated[int | None, QueryParameter(ge=-2, le=11)]
At = Annotated[int, PathParameter(ge=0, le=1_000_000)]


@get("/api/tables/{table_id:str}/replay", tags=["replays"])
async def replay(request: Asked, table_id: TableId, viewpoint: Viewpoint = None) -> ReplayInfo:
    """The moments of a game from a viewpoint: of a finished game anybody's, or everything
    open (-2); before, that of one's own seats, or the watchers' (-1) if one has none."""
    table = await live_table(request.app, table_id)
    return await replays.open_replay(replays_of(request.app), table, holder_of(request), viewpoint)


@get(
    "/api/tables/{table_id:str}/replay/{at:int}",
    tags=["replays"],
    responses={200: ResponseSpec(Frame, description="The moment", generate_examples=False)},
)
async def frame(
    request: Asked, table_id: TableId, at: At, viewpoint: Viewpoint = None
) -> Response[bytes]:
    """One moment of a game, as somebody saw it."""
    table = await live_table(request.app, table_id)
    shown = await replays.frame(replays_of(request.app), table, holder_of(request), viewpoint, at)
    return Response(shown, media_type="application/json")


@post("/api/tables/{table_id:str}/continue", tags=["replays"])
async def go_on(
    request: Asked, table_id: TableId, data: JSONBody[ContinueFrom]
) -> Response[Opened]:
    """A new table that goes on from a moment of a game that is over, as a seat knew it then."""
    identity, table = identify(request), await live_table(request.app, table_id)
    tables, cache = tables_of(request.app), replays_of(request.app)
    new = await replays.go_on(tables, cache, table, identity.holder, data)
    told = Opened(new.info(), new.seats_of(identity.holder), identity.new)
    return Response(told, status_code=201, cookies=identity.cookies())


@get("/api/tables/{table_id:str}/log", media_type="text/plain", tags=["replays"])
async def log(request: Asked, table_id: TableId) -> Response[bytes]:
    """The log of a finished game; `gloam replay --verify` proves it."""
    table = await live_table(request.app, table_id)
    named = {"Content-Disposition": f'inline; filename="{table.row.game}-{table.row.id}.log"'}
    return Response(await replays.whole_log(table), media_type="text/plain", headers=named)


@post("/api/tables/{table_id:str}/reports", tags=["replays"])
async def report(request: Asked, table_id: TableId, data: JSONBody[Problem]) -> Reported:
    """Report a problem: what is known here about the game is kept with it, for the operator."""
    table = await live_table(request.app, table_id)
    address = address_of(request.scope, table.context.settings.proxied)
    return Reported(await problem_reports.file_report(table, holder_of(request), address, data))


REPLAY_HANDLERS = [replay, frame, go_on, log, report]

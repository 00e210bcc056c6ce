"""Looking back over HTTP: films, going on from a moment, the log, and reports of problems."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from gloam.table import replays, reports
from gloam.table.app_state import films_of, rooms_of
from gloam.table.forms import ContinueFrom, Film, Frame, Opened, Problem, Reported
from gloam.table.handlers import TableId
from gloam.table.room import Room
from gloam.table.who import Asked, holder_of, visitor

Sight = Annotated[int | None, QueryParameter(ge=-2, le=11)]
At = Annotated[int, PathParameter(ge=0, le=1_000_000)]


@get("/api/tables/{table:str}/replay", tags=["replays"])
async def film(request: Asked, table: TableId, sight: Sight = None) -> Film:
    """The moments of a game in somebody's sight: of a finished game in anybody's, or everything
    open (-2); before, in that of one's own seats, or the watchers' (-1) if one has none."""
    room = await _room(request, table)
    return await replays.film(films_of(request.app), room, holder_of(request), sight)


@get(
    "/api/tables/{table:str}/replay/{at:int}",
    tags=["replays"],
    responses={200: ResponseSpec(Frame, description="The moment", generate_examples=False)},
)
async def frame(request: Asked, table: TableId, at: At, sight: Sight = None) -> Response[bytes]:
    """One moment of a game, as somebody saw it."""
    room = await _room(request, table)
    shown = await replays.frame(films_of(request.app), room, holder_of(request), sight, at)
    return Response(shown, media_type="application/json")


@post("/api/tables/{table:str}/continue", tags=["replays"])
async def go_on(request: Asked, table: TableId, data: JSONBody[ContinueFrom]) -> Response[Opened]:
    """A new table that goes on from a moment of a game that is over, as a seat knew it then."""
    who, room = visitor(request), await _room(request, table)
    rooms, films = rooms_of(request.app), films_of(request.app)
    new = await replays.go_on(rooms, films, room, who.holder, data)
    told = Opened(new.info(), new.seats_of(who.holder), who.new)
    return Response(told, status_code=201, cookies=who.cookies())


@get("/api/tables/{table:str}/log", media_type="text/plain", tags=["replays"])
async def log(request: Asked, table: TableId) -> Response[bytes]:
    """The log of a finished game; `gloam replay --verify` proves it."""
    room = await _room(request, table)
    named = {"Content-Disposition": f'inline; filename="{room.row.game}-{room.row.id}.log"'}
    return Response(await replays.whole_log(room), media_type="text/plain", headers=named)


@post("/api/tables/{table:str}/reports", tags=["replays"])
async def report(request: Asked, table: TableId, data: JSONBody[Problem]) -> Reported:
    """Report a problem: what is known here about the game is kept with it, for the operator."""
    room = await _room(request, table)
    return Reported(await reports.take(room, holder_of(request), data))


async def _room(request: Asked, table: str) -> Room:
    return await rooms_of(request.app).room(table)


REPLAY_HANDLERS = [film, frame, go_on, log, report]

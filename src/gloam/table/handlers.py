"""The lobby over HTTP. Each handler says what it does; `lobby.py` and its like do it."""

from __future__ import annotations

import tomllib
from typing import Annotated, Any

from litestar import Response, delete, get, patch, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from gloam import __version__
from gloam.kernel.content import registry
from gloam.kernel.content.registry import Game
from gloam.kernel.present.scene import encoder
from gloam.table import lobby, votes
from gloam.table.app_state import rooms_of
from gloam.table.forms import (
    AskVote,
    BotInfo,
    ClaimLink,
    GameInfo,
    GiveToBot,
    HostAct,
    Lobby,
    NewTable,
    Opened,
    PrivateLink,
    Rename,
    RuleInfo,
    SettingInfo,
    Started,
    Tables,
    TakeSeat,
    Visit,
)
from gloam.table.info import info_of
from gloam.table.room import Room
from gloam.table.thinking.strength import STRENGTHS
from gloam.table.who import Asked, Who, holder_of, visitor

LISTED = 50

TableId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{10}$")]
Seat = Annotated[int, PathParameter(ge=0, le=11)]


@get("/api/health", tags=["server"])
async def health(request: Asked) -> Started:
    """Whether the server is there."""
    return Started(__version__, len(rooms_of(request.app)))


# --- games ---


@get("/api/lobby", tags=["games"], sync_to_thread=False)
def lobby_page() -> Lobby:
    """The games there are, and the bots one can play with."""
    games = sorted(registry.games().values(), key=lambda game: game.title)
    return Lobby(
        tuple(_game_info(game) for game in games),
        tuple(BotInfo(s.name, s.title, s.about) for s in STRENGTHS.values()),
    )


def _game_info(game: Game) -> GameInfo:
    rules = game.rules
    return GameInfo(
        game.id,
        game.title,
        game.blurb,
        rules.players,
        game.minutes,
        game.difficulty,
        tuple(SettingInfo(s.name, s.choices, s.default) for s in rules.settings),
        rules.version,
    )


@get("/api/games/{name:str}/words/en.ftl", media_type="text/plain", tags=["games"])
async def words(name: FromPath[str]) -> str:
    """What the game says, in Fluent."""
    return (_game(name).folder / "words.en.ftl").read_text(encoding="utf-8")


@get("/api/games/{name:str}/theme", tags=["games"])
async def theme(name: FromPath[str]) -> dict[str, Any]:  # as the game wrote it
    """Colours, typefaces and icons of the game; empty if it has none of its own."""
    file = _game(name).folder / "theme.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


@get("/api/games/{name:str}/rules", tags=["games"])
async def rules(name: FromPath[str]) -> list[RuleInfo]:
    """Every rule of the game by name, except what is sealed."""
    return [
        RuleInfo(rule.id, rule.text, rule.section, rule.ruling)
        for rule in _game(name).ledger
        if not rule.sealed
    ]


def _game(name: str) -> Game:
    known = registry.games()
    if name not in known:
        raise NotFoundException(f"There is no game {name!r}.")
    return known[name]


# --- tables ---


@post("/api/tables", tags=["tables"])
async def new_table(request: Asked, data: JSONBody[NewTable]) -> Response[Opened]:
    """Make a table. Where every seat is filled, play starts at once."""
    who = visitor(request)
    room = await lobby.create(rooms_of(request.app), who.holder, data)
    return _opened(room, who)


@get("/api/tables", tags=["tables"])
async def tables(request: Asked, mine: FromQuery[bool] = False) -> Tables:
    """Public tables, newest first; or those where one holds a seat."""
    store, holder = rooms_of(request.app).house.store, holder_of(request)
    if mine and not holder:
        return Tables(())
    found = await store.listings(holder=holder if mine else "", public=not mine, limit=LISTED)
    return Tables(
        tuple(
            Visit(
                info_of(one.table),
                tuple(s for s, x in enumerate(one.table.seats) if holder and x.holder == holder),
                bool(holder) and one.table.host == holder,
            )
            for one in found
        )
    )


@get("/api/tables/{table:str}", tags=["tables"])
async def one_table(request: Asked, table: TableId) -> Visit:
    """A table, and which of its seats are one's own."""
    return _visit(await _room(request, table), holder_of(request))


NODES = ResponseSpec(list[dict[str, Any]], generate_examples=False, description="A list of nodes.")


@get("/api/tables/{table:str}/fixed", tags=["tables"], responses={200: NODES})
async def fixed(request: Asked, table: TableId) -> Response[bytes]:
    """The fixed part of the table's scenes: a list of nodes, under the tag that `Info.fixed` names.
    It is empty until the game has begun."""
    room = await _room(request, table)
    session = room.session
    tag = f'"{room.fixed}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if session is not None and request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    nodes = session.rules.fixed(session.run.state) if session is not None else ()
    return Response(encoder.encode(nodes), media_type="application/json", headers=headers)


@post("/api/tables/{table:str}/seats/{seat:int}", tags=["seats"])
async def take_seat(
    request: Asked, table: TableId, seat: Seat, data: JSONBody[TakeSeat]
) -> Response[Opened]:
    """Sit down."""
    who = visitor(request)
    room = await _room(request, table)
    await lobby.take(room, who.holder, seat, data)
    return _opened(room, who)


@patch("/api/tables/{table:str}/seats/{seat:int}", tags=["seats"])
async def rename_seat(request: Asked, table: TableId, seat: Seat, data: JSONBody[Rename]) -> Visit:
    """Change one's name."""
    room, holder = await _room(request, table), holder_of(request)
    await lobby.rename(room, holder, seat, data.name)
    return _visit(room, holder)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200, tags=["seats"])
async def leave_seat(request: Asked, table: TableId, seat: Seat) -> Visit:
    """Stand up. In a running game a bot goes on for one."""
    room, holder = await _room(request, table), holder_of(request)
    await lobby.leave(room, holder, seat)
    return _visit(room, holder)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200, tags=["seats"])
async def seat_to_bot(
    request: Asked, table: TableId, seat: Seat, data: JSONBody[GiveToBot]
) -> Visit:
    """Have a bot answer for one's seat, or take it back."""
    room, holder = await _room(request, table), holder_of(request)
    await lobby.give_to_bot(room, holder, seat, data.bot)
    return _visit(room, holder)


@post("/api/tables/{table:str}/seats/{seat:int}/link", tags=["seats"])
async def private_link(request: Asked, table: TableId, seat: Seat) -> PrivateLink:
    """A link that hands one's seat to another device. Good once, for a day."""
    room = await _room(request, table)
    key, until = await lobby.link(room, holder_of(request), seat)
    return PrivateLink(f"/t/{room.row.id}#seat={key}", until)


@post("/api/tables/{table:str}/claim", status_code=200, tags=["seats"])
async def claim(request: Asked, table: TableId, data: JSONBody[ClaimLink]) -> Response[Opened]:
    """Take over the seat of a private link."""
    who = visitor(request)
    room = await _room(request, table)
    await lobby.claim(room, who.holder, data.link)
    return _opened(room, who, status=200)


@post("/api/tables/{table:str}/host", status_code=200, tags=["tables"])
async def host(request: Asked, table: TableId, data: JSONBody[HostAct]) -> Visit:
    """What only the host may do."""
    room, holder = await _room(request, table), holder_of(request)
    await lobby.host_acts(room, holder, data)
    return _visit(room, holder)


@post("/api/tables/{table:str}/votes", tags=["tables"])
async def vote(request: Asked, table: TableId, data: JSONBody[AskVote]) -> Visit:
    """Ask all people at the table whether to abandon or rewind the game."""
    room, holder = await _room(request, table), holder_of(request)
    lobby.own_seat(room, data.seat, holder)
    await votes.ask(room, data.seat, data.about)
    return _visit(room, holder)


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(request: Asked, table: TableId) -> Visit:
    """The table where the same people play again."""
    rooms, holder = rooms_of(request.app), holder_of(request)
    new = await lobby.rematch(rooms, await _room(request, table), holder)
    return _visit(new, holder)


# --- answering ---


async def _room(request: Asked, table: str) -> Room:
    return await rooms_of(request.app).room(table)


def _visit(room: Room, holder: str) -> Visit:
    return Visit(room.info(), room.seats_of(holder), bool(holder) and holder == room.row.host)


def _opened(room: Room, who: Who, status: int = 201) -> Response[Opened]:
    told = Opened(room.info(), room.seats_of(who.holder), who.new)
    return Response(told, status_code=status, cookies=who.cookies())


HANDLERS = [
    health,
    lobby_page,
    words,
    theme,
    rules,
    new_table,
    tables,
    one_table,
    fixed,
    take_seat,
    rename_seat,
    leave_seat,
    seat_to_bot,
    private_link,
    claim,
    host,
    vote,
    rematch,
]

"""The lobby over HTTP. Each handler says what it does; `lobby.py` and its like do it."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.params import FromQuery, JSONBody, PathParameter

from gloam import __version__
from gloam.bots.catalogue import LOBBY_BOTS, USUAL_BOTS
from gloam.guide.script_file import scripts
from gloam.kernel.campaign.campaign import one_shot_setting
from gloam.kernel.content import registry
from gloam.kernel.content.registry import Game
from gloam.table.alerts.subscriptions import forget_who_left
from gloam.table.campaigns import campaigns
from gloam.table.http.bodies import (
    AskVote,
    BotInfo,
    BringNonce,
    BringSeal,
    ClaimLink,
    GameInfo,
    GiveToBot,
    GuideInfo,
    HostAct,
    Lobby,
    NewTable,
    Opened,
    PresetInfo,
    PrivateLink,
    Rename,
    SettingInfo,
    Started,
    Tables,
    TakeSeat,
    Visit,
)
from gloam.table.http.identity import Asked, Identity, holder_of, identify
from gloam.table.server.app_state import live_table, tables_of
from gloam.table.store import Listing, TableRow
from gloam.table.tables import clocks, lobby, nonces, seats, votes
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.summary import Summary, read_summary, told_result
from gloam.table.tables.table_info import info_of
from gloam.table.ws.protocol import Info

LISTED = 50

TableId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{10}$")]
Seat = Annotated[int, PathParameter(ge=0, le=11)]


@get("/api/health", tags=["server"])
async def health(request: Asked) -> Started:
    """Whether the server is there."""
    return Started(__version__, len(tables_of(request.app)))


# --- games ---


@get("/api/lobby", tags=["games"], sync_to_thread=False)
def lobby_page() -> Lobby:
    """The games there are, and the bots one can play with."""
    games = sorted(registry.games().values(), key=lambda game: game.title)
    return Lobby(
        tuple(_game_info(game) for game in games),
        tuple(BotInfo(bot.name, bot.title, bot.about) for bot in LOBBY_BOTS.values()),
    )


def _game_info(game: Game) -> GameInfo:
    rules = game.rules
    alone = one_shot_setting(rules)
    return GameInfo(
        game.id,
        game.title,
        game.blurb,
        rules.players,
        game.minutes,
        game.difficulty,
        tuple(SettingInfo(s.name, s.choices, s.default, s.more) for s in rules.settings),
        tuple(PresetInfo(p.name, dict(p.options)) for p in rules.presets),
        rules.version,
        tuple(GuideInfo(g.name, g.title, g.about, g.minutes) for g in scripts(game).values()),
        campaigns=bool(rules.changes),
        one_shot=SettingInfo(alone.name, alone.choices, alone.default) if alone else None,
        bots=rules.bots or USUAL_BOTS,
    )


# --- tables ---


@post("/api/tables", tags=["tables"])
async def new_table(request: Asked, data: JSONBody[NewTable]) -> Response[Opened]:
    """Make a table. Where every seat is filled, play starts once its people have brought their
    nonces."""
    identity = identify(request)
    table = await lobby.create(tables_of(request.app), identity.holder, data)
    return _opened(table, identity)


@get("/api/tables", tags=["tables"])
async def list_tables(request: Asked, mine: FromQuery[bool] = False) -> Tables:
    """Public tables, newest first; or those where one holds a seat."""
    store, holder = tables_of(request.app).context.store, holder_of(request)
    if mine and not holder:
        return Tables(())
    found = await store.listings(holder=holder if mine else "", public=not mine, limit=LISTED)
    return Tables(tuple(_listed(one, holder) for one in found))


@get("/api/tables/{table_id:str}", tags=["tables"])
async def one_table(request: Asked, table_id: TableId) -> Visit:
    """A table, and which of its seats are one's own."""
    return _visit(await live_table(request.app, table_id), holder_of(request))


@post("/api/tables/{table_id:str}/seats/{seat:int}", tags=["seats"])
async def take_seat(
    request: Asked, table_id: TableId, seat: Seat, data: JSONBody[TakeSeat]
) -> Response[Opened]:
    """Sit down."""
    identity = identify(request)
    table = await live_table(request.app, table_id)
    await seats.take(table, identity.holder, seat, data)
    return _opened(table, identity)


@post("/api/tables/{table_id:str}/seats/{seat:int}/seal", status_code=200, tags=["seats"])
async def bring_seal(
    request: Asked, table_id: TableId, seat: Seat, data: JSONBody[BringSeal]
) -> Visit:
    """Seal one's share in the seed of the dice, before the game begins."""
    table, holder = await live_table(request.app, table_id), holder_of(request)
    await nonces.bring_seal(table, holder, seat, data)
    return _visit(table, holder)


@post("/api/tables/{table_id:str}/seats/{seat:int}/nonce", status_code=200, tags=["seats"])
async def bring_nonce(
    request: Asked, table_id: TableId, seat: Seat, data: JSONBody[BringNonce]
) -> Visit:
    """Bring one's share in the seed of the dice, once all are sealed."""
    table, holder = await live_table(request.app, table_id), holder_of(request)
    await nonces.bring_nonce(table, holder, seat, data)
    return _visit(table, holder)


@patch("/api/tables/{table_id:str}/seats/{seat:int}", tags=["seats"])
async def rename_seat(
    request: Asked, table_id: TableId, seat: Seat, data: JSONBody[Rename]
) -> Visit:
    """Change one's name."""
    table, holder = await live_table(request.app, table_id), holder_of(request)
    await seats.rename(table, holder, seat, data.name)
    return _visit(table, holder)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, tags=["seats"])
async def leave_seat(request: Asked, table_id: TableId, seat: Seat) -> Visit:
    """Stand up. In a running game a bot goes on for one."""
    table, holder = await live_table(request.app, table_id), holder_of(request)
    await seats.leave(table, holder, seat)
    await forget_who_left(table.context.store, holder)
    return _visit(table, holder)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, tags=["seats"])
async def seat_to_bot(
    request: Asked, table_id: TableId, seat: Seat, data: JSONBody[GiveToBot]
) -> Visit:
    """Have a bot answer for one's seat, or take it back. At a campaign's table any member may have
    a bot step in for somebody who is not there."""
    table, holder = await live_table(request.app, table_id), holder_of(request)
    member = await campaigns.plays_in(tables_of(request.app), table.row.campaign, holder)
    await seats.give_to_bot(table, holder, seat, data.bot, member)
    return _visit(table, holder)


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", tags=["seats"])
async def private_link(request: Asked, table_id: TableId, seat: Seat) -> PrivateLink:
    """A link that hands one's seat to another device. Good once, for a day."""
    table = await live_table(request.app, table_id)
    key, until = await seats.link(table, holder_of(request), seat)
    return PrivateLink(f"/t/{table.row.id}#seat={key}", until)


@post("/api/tables/{table_id:str}/claim", status_code=200, tags=["seats"])
async def claim(request: Asked, table_id: TableId, data: JSONBody[ClaimLink]) -> Response[Opened]:
    """Take over the seat of a private link."""
    identity = identify(request)
    table = await live_table(request.app, table_id)
    await seats.claim(table, identity.holder, data.link)
    return _opened(table, identity, status=200)


@post("/api/tables/{table_id:str}/host", status_code=200, tags=["tables"])
async def host(request: Asked, table_id: TableId, data: JSONBody[HostAct]) -> Visit:
    """What only the host may do."""
    table, holder = await live_table(request.app, table_id), holder_of(request)
    before = {one.holder for one in table.row.seats}
    await lobby.host_acts(table, holder, data)
    for gone in before - {one.holder for one in table.row.seats}:
        await forget_who_left(table.context.store, gone)
    return _visit(table, holder)


@post("/api/tables/{table_id:str}/votes", tags=["tables"])
async def vote(request: Asked, table_id: TableId, data: JSONBody[AskVote]) -> Visit:
    """Ask all people at the table whether to abandon or rewind the game."""
    table, holder = await live_table(request.app, table_id), holder_of(request)
    seats.own_seat(table, data.seat, holder)
    await votes.ask(table, data.seat, data.about)
    return _visit(table, holder)


@post("/api/tables/{table_id:str}/rematch", tags=["tables"])
async def rematch(request: Asked, table_id: TableId) -> Visit:
    """The table where the same people play again; of a campaign, its next game."""
    tables, holder = tables_of(request.app), holder_of(request)
    table = await live_table(request.app, table_id)
    again = campaigns.play_again if table.row.campaign else lobby.rematch
    new = await again(tables, table, holder)
    return _visit(new, holder)


# --- answering ---


def _visit(table: LiveTable, holder: str) -> Visit:
    return _found(table.row, table.info(), table.summary(), holder)


def _listed(one: Listing, holder: str) -> Visit:
    summary = read_summary(one.summary)
    return _found(one.table, info_of(one.table, summary), summary, holder)


def _found(row: TableRow, info: Info, summary: Summary, holder: str) -> Visit:
    seats = tuple(s for s, seat in enumerate(row.seats) if holder and seat.holder == holder)
    playing = row.status == "playing"
    return Visit(
        info,
        seats,
        bool(holder) and row.host == holder,
        summary.turns(seats) if playing else (),
        summary.since,
        clocks.deadline(row, summary.since),
        told_result(row, summary.result) if row.status == "over" else None,
    )


def _opened(table: LiveTable, identity: Identity, status: int = 201) -> Response[Opened]:
    told = Opened(table.info(), table.seats_of(identity.holder), identity.new)
    return Response(told, status_code=status, cookies=identity.cookies())


HANDLERS = [
    health,
    lobby_page,
    new_table,
    list_tables,
    one_table,
    take_seat,
    bring_seal,
    bring_nonce,
    rename_seat,
    leave_seat,
    seat_to_bot,
    private_link,
    claim,
    host,
    vote,
    rematch,
]

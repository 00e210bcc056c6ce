"""Campaigns over HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from gloam.kernel.session.checks import Refused
from gloam.table.campaigns import campaigns, history
from gloam.table.campaigns.campaign_file import CampaignFile, encoded
from gloam.table.campaigns.campaign_import import MOST_BYTES
from gloam.table.http.bodies import (
    Branch,
    CampaignInfo,
    Campaigns,
    NewCampaign,
    NextGame,
    Opened,
    RenameCampaign,
)
from gloam.table.http.identity import Asked, Identity, holder_of, identify
from gloam.table.server.app_state import tables_of
from gloam.table.store import CampaignListing, Store

ARRIVES = 120.0  # seconds that a file may take to get here: others wait for its place

CampaignId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{16}$")]


@post("/api/campaigns", tags=["campaigns"])
async def new_campaign(request: Asked, data: JSONBody[NewCampaign]) -> Response[CampaignInfo]:
    """Make a campaign. Its games are begun one after the other."""
    identity = identify(request)
    made = await campaigns.create(tables_of(request.app), identity.holder, data)
    return await _opened(request, made, identity)


@get("/api/campaigns", tags=["campaigns"])
async def my_campaigns(request: Asked) -> Campaigns:
    """The campaigns that one has made or played in, newest change first."""
    return Campaigns(await history.mine(_store(request), holder_of(request)))


@get("/api/campaigns/{campaign_id:str}", tags=["campaigns"])
async def one_campaign(request: Asked, campaign_id: CampaignId) -> CampaignInfo:
    """A campaign and its games. What they have changed is told to its members only."""
    found = await campaigns.get(_store(request), campaign_id)
    return await history.told(_store(request), found, holder_of(request))


@patch("/api/campaigns/{campaign_id:str}", tags=["campaigns"])
async def rename_campaign(
    request: Asked, campaign_id: CampaignId, data: JSONBody[RenameCampaign]
) -> CampaignInfo:
    """Change its name; any member may."""
    holder = holder_of(request)
    await campaigns.rename(tables_of(request.app), holder, campaign_id, data.name)
    found = await campaigns.get(_store(request), campaign_id)
    return await history.told(_store(request), found, holder)


@post("/api/campaigns/{campaign_id:str}/games", tags=["campaigns"])
async def next_game(
    request: Asked, campaign_id: CampaignId, data: JSONBody[NextGame]
) -> Response[Opened]:
    """Begin the next game, if none is under way; any member may."""
    identity, tables = identify(request), tables_of(request.app)
    table = await campaigns.begin_next(tables, identity.holder, campaign_id, data)
    told = Opened(table.info(), table.seats_of(identity.holder), identity.new)
    return Response(told, status_code=201, cookies=identity.cookies())


@post("/api/campaigns/{campaign_id:str}/branch", tags=["campaigns"])
async def branch(
    request: Asked, campaign_id: CampaignId, data: JSONBody[Branch]
) -> Response[CampaignInfo]:
    """A new campaign with the same past, up to a game that is over; any member may."""
    identity = identify(request)
    made = await campaigns.branch(tables_of(request.app), identity.holder, campaign_id, data)
    return await _opened(request, made, identity)


@get(
    "/api/campaigns/{campaign_id:str}/export",
    tags=["campaigns"],
    responses={200: ResponseSpec(CampaignFile, generate_examples=False, description="The file.")},
)
async def export(request: Asked, campaign_id: CampaignId) -> Response[bytes]:
    """The campaign as a file that another server can import; any member may. A game that is under
    way is left out."""
    file = await campaigns.export(tables_of(request.app), holder_of(request), campaign_id)
    named = {"Content-Disposition": f'attachment; filename="{file.game}-{campaign_id}.json"'}
    return Response(encoded(file), media_type="application/json", headers=named)


@post("/api/campaigns/import", tags=["campaigns"], request_max_body_size=MOST_BYTES)
async def bring(request: Asked) -> Response[CampaignInfo]:
    """Make a campaign from a file that was exported somewhere. It is proven wholly first; a file
    that does not hold is refused, and changes nothing."""
    identity = identify(request)
    try:
        async with asyncio.timeout(ARRIVES):
            content = await request.body()
    except TimeoutError:
        raise Refused(
            "bad-file", "The file takes too long to arrive. Nothing was stored."
        ) from None
    made = await campaigns.bring(tables_of(request.app), identity.holder, content)
    return await _opened(request, made, identity)


def _store(request: Asked) -> Store:
    return tables_of(request.app).context.store


async def _opened(
    request: Asked, made: CampaignListing, identity: Identity
) -> Response[CampaignInfo]:
    told = await history.told(_store(request), made, identity.holder)
    body = msgspec.structs.replace(told, key=identity.new)
    return Response(body, status_code=201, cookies=identity.cookies())


CAMPAIGN_HANDLERS = [
    new_campaign,
    my_campaigns,
    one_campaign,
    rename_campaign,
    next_game,
    branch,
    export,
    bring,
]

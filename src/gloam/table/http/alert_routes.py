"""Alerts over HTTP: beginning and ending them. Tokens come by mail or with an alert."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from gloam.table.http.alert_bodies import (
    ONE_CLICK,
    AlertInfo,
    AlertToken,
    NewMail,
    NewPush,
    StopAlerts,
)
from gloam.table.http.identity import Asked, holder_of
from gloam.table.server.app_state import subscriptions_of


@get("/api/alerts", tags=["alerts"])
async def alerts(request: Asked) -> AlertInfo:
    """What alerts there are, and which of them one wants."""
    return await _info(request)


@post("/api/alerts/push", status_code=200, tags=["alerts"])
async def add_push(request: Asked, data: JSONBody[NewPush]) -> AlertInfo:
    """Be told of one's turns by this browser when no page is open."""
    await subscriptions_of(request.app).add_push(holder_of(request), data)
    return await _info(request)


@post("/api/alerts/mail", status_code=200, tags=["alerts"])
async def add_mail(request: Asked, data: JSONBody[NewMail]) -> AlertInfo:
    """Be told by mail; first a link is sent there that confirms it."""
    await subscriptions_of(request.app).add_mail(holder_of(request), data.address)
    return await _info(request)


@post("/api/alerts/confirm", status_code=204, tags=["alerts"])
async def confirm(request: Asked, data: JSONBody[AlertToken]) -> None:
    """Say that a mail address is one's own."""
    await subscriptions_of(request.app).confirm(data.token)


@post("/api/alerts/end", status_code=204, tags=["alerts"])
async def end(request: Asked, data: JSONBody[AlertToken]) -> None:
    """End the alerts that a token belongs to, whoever one is."""
    await subscriptions_of(request.app).stop(data.token)


@post("/api/alerts/stop", status_code=200, tags=["alerts"])
async def stop(request: Asked, data: JSONBody[StopAlerts]) -> AlertInfo:
    """End one's own."""
    await subscriptions_of(request.app).stop_own(holder_of(request), data.address)
    return await _info(request)


@post(ONE_CLICK + "{token:str}", status_code=200, include_in_schema=False)
async def one_click(
    request: Asked, token: Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
) -> Response[str]:
    """End the alerts of a mail, from the mail program."""
    await subscriptions_of(request.app).stop(token)
    return Response("No more of these mails.\n", media_type="text/plain")


async def _info(request: Asked) -> AlertInfo:
    return await subscriptions_of(request.app).info(holder_of(request))


ALERT_HANDLERS = [alerts, add_push, add_mail, confirm, end, stop, one_click]

"""Around the whole application: headers that keep pages safe on every answer, and no state-changing
request from another site's page.

A browser sends our cookies along with forms and scripts of any site. Such a request tells its
origin, or has a content type that a form can have; ours have neither.
"""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gloam.table.http.alert_bodies import ONE_CLICK
from gloam.table.http.bodies import Fault

# Nothing comes from elsewhere, nothing runs that we did not ship.
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_READS = ("GET", "HEAD", "OPTIONS")


def guarded(app: ASGIApp) -> ASGIApp:
    """The application as it may be shown to the world."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name.lower() for name, _ in message["headers"]}
                kept = [(name, value) for name, value in _HEADERS if name not in there]
                message["headers"] = [*message["headers"], *kept]
            await send(message)

        is_one_click = scope["path"].startswith(ONE_CLICK)  # it needs no cookie
        why = "" if is_one_click else _suspicious(scope["method"], scope["headers"])
        if why:
            await _refuse(send_safely, why)
        else:
            await app(scope, receive, send_safely)

    return guard


def same_origin(origin: str | None, host: str | None) -> bool:
    """Browsers say whose page asks; programs say nothing."""
    return origin is None or urlsplit(origin).netloc == host


def _suspicious(method: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
    """Why a request that changes something is not one of ours; empty if it may be."""
    if method in _READS:
        return ""
    told = {name.lower(): value.decode("latin-1") for name, value in headers}
    if not same_origin(told.get(b"origin"), told.get(b"host")):
        return "This request comes from the page of another site."
    kind = told.get(b"content-type", "").partition(";")[0].strip().lower()
    has_body = told.get(b"content-length", "0") != "0" or b"transfer-encoding" in told
    if kind != "application/json" and (kind or has_body):
        return "What is sent has the content type application/json."
    return ""


async def _refuse(send: Send, why: str) -> None:
    body = msgspec.json.encode(Fault("foreign", why))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": HTTPStatus.FORBIDDEN, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

"""Whoever asks too fast, be it for a page or for a line to a table, gets 429 and is told when to
come again."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from gloam.table.http.bodies import Fault
from gloam.table.http.rate_limiter import RateLimiter, TokenBucket
from gloam.table.server.settings import Settings

log = logging.getLogger("gloam.table")


class RateLimitMiddleware(ASGIMiddleware):
    """Counts requests by address; tables that are made count for themselves too."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self._proxied = settings.proxied
        self._requests = RateLimiter(settings.requests, 4 * settings.requests)
        self._tables = RateLimiter(settings.new_tables / 60, settings.new_tables)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        address = self._address(scope)
        full = self._full(scope, address)
        if full is None:
            await next_app(scope, receive, send)
            return
        if full.news():
            log.warning("%s asks too fast", address)
        await _refuse(scope, send, full.wait())

    def _full(self, scope: Scope, address: str) -> TokenBucket | None:
        """The bucket that is empty for this request, if one is."""
        bucket = self._requests.bucket(address)
        if not bucket.take():
            return bucket
        if _makes_a_table(scope):
            bucket = self._tables.bucket(address)
            if not bucket.take():
                return bucket
        return None

    def _address(self, scope: Scope) -> str:
        if self._proxied:
            for name, value in scope["headers"]:
                if name == b"x-forwarded-for":
                    return value.rpartition(b",")[2].strip().decode("latin-1")
        client = scope.get("client")
        return client[0] if client else "somebody"


def _makes_a_table(scope: Scope) -> bool:
    path = scope["path"]
    makes = path == "/api/tables" or path.endswith("/continue")
    return makes and scope.get("method") == "POST"


async def _refuse(scope: Scope, send: Send, wait: int) -> None:
    body = msgspec.json.encode(
        Fault("too-fast", f"Too many requests. Come again in {wait} seconds.")
    )
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(wait).encode()),
    ]
    # A line that is refused gets an ordinary answer too, by an extension of ASGI.
    kind = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
    status = HTTPStatus.TOO_MANY_REQUESTS
    messages: list[Any] = [  # Litestar's types do not know the extension
        {"type": f"{kind}.response.start", "status": status, "headers": headers},
        {"type": f"{kind}.response.body", "body": body, "more_body": False},
    ]
    for message in messages:
        await send(message)

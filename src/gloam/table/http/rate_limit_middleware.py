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
from gloam.table.http.identity import address_of
from gloam.table.http.rate_limiter import Account, Accounts, RateLimiter, TokenBucket
from gloam.table.server.settings import Settings

log = logging.getLogger("gloam.table")


SIZE = 16_384  # bytes of a request that count as another request
UNTOLD = 8  # as how many one counts that does not tell its size
ADDRESS, SHARED = 10, 4  # how many people's messages, and lines' backlogs, an address may have
LARGE = "/api/campaigns/import"  # its body is a hundred times as long as others may be
LARGE_AT_ONCE = 4  # of all addresses; one has one
ACCOUNT = "account"  # of the address, in the scope's state


def account_of(scope: Scope) -> Account:
    """The account of the address that a line comes from."""
    account: Account = scope["state"][ACCOUNT]
    return account


class RateLimitMiddleware(ASGIMiddleware):
    """Counts requests by address, and by their bytes; tables, campaigns and alerts that are begun
    count for themselves too. One address has so many lines open, and so many requests under
    way, one of them large: what has arrived of a body waits in memory."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self._proxied = settings.proxied
        self._requests = RateLimiter(settings.requests, 4 * settings.requests)
        self._tables = RateLimiter(settings.new_tables / 60, settings.new_tables)
        self._subscriptions = RateLimiter(settings.new_alerts / 3600, settings.new_alerts)
        self._accounts = Accounts(ADDRESS * settings.messages, SHARED * settings.unread)
        self._lines = settings.lines
        self._large = 0  # under way

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        address = address_of(scope, self._proxied)
        full = self._full(scope, address)
        if full is not None:
            if full.news():
                log.warning("%s asks too fast", address)
            await _refuse(scope, send, full.wait())
            return
        account = self._accounts.of(address)
        if scope["type"] == ScopeType.HTTP:
            await self._request(account, scope, receive, send, next_app)
        else:
            await self._line(account, scope, receive, send, next_app)

    async def _request(
        self, account: Account, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        large = scope["path"] == LARGE
        no_room = large and (account.large or self._large >= LARGE_AT_ONCE)
        if account.requests >= self._lines or no_room:
            await _refuse(scope, send, 1)
            return
        account.requests += 1
        account.large += large
        self._large += large
        try:
            await next_app(scope, receive, send)
        finally:
            account.requests -= 1
            account.large -= large
            self._large -= large

    async def _line(
        self, account: Account, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        if account.lines >= self._lines:
            await _refuse(scope, send, 10)
            return
        account.lines += 1
        scope["state"][ACCOUNT] = account
        try:
            await next_app(scope, receive, send)
        finally:
            account.lines -= 1

    def _full(self, scope: Scope, address: str) -> TokenBucket | None:
        """The bucket that is empty for this request, if one is."""
        bucket = self._requests.bucket(address)
        if not bucket.take(min(_weight(scope), bucket.size / 2)):
            return bucket
        for makes, limiter in (
            (_makes_a_table, self._tables),
            (_begins_alerts, self._subscriptions),
        ):
            if makes(scope):
                bucket = limiter.bucket(address)
                if not bucket.take():
                    return bucket
        return None


def _weight(scope: Scope) -> int:
    """As how many requests one counts."""
    for name, value in scope["headers"]:
        if name == b"content-length":
            return 1 + int(value) // SIZE if value.isdigit() else UNTOLD
        if name == b"transfer-encoding":
            return UNTOLD
    return 1


def _makes_a_table(scope: Scope) -> bool:
    path = scope["path"]
    made = path == "/api/tables" or path.endswith(("/continue", "/rematch"))
    makes = made or path.startswith("/api/campaigns")
    return makes and scope.get("method") == "POST"


def _begins_alerts(scope: Scope) -> bool:
    return scope.get("method") == "POST" and scope["path"] in (
        "/api/alerts/push",
        "/api/alerts/mail",
    )


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

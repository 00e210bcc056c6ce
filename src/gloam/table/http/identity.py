"""Who makes a request: visitors are known by a token in a cookie or header."""

from __future__ import annotations

from ipaddress import IPv6Address
from typing import Any, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie
from litestar.types import Scope

from gloam.table.server.app_state import COOKIE, tables_of
from gloam.table.tables.tokens import hashed, new_key

YEAR = 365 * 86_400
HOSTS = 64  # bits of an IPv6 address that whoever has it chooses

Asked: TypeAlias = Request[Any, Any, Any]  # we use none of Litestar's users and sessions


class Identity:
    """A visitor. `new` is their key if they have just got it."""

    def __init__(self, key: str, new: bool, secure: bool) -> None:
        self.holder = hashed(key)
        self.new = key if new else ""
        self._secure = secure

    def cookies(self) -> list[Cookie]:
        """What to set so that the visitor is known again."""
        if not self.new:
            return []
        return [
            Cookie(
                key=COOKIE,
                value=self.new,
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=self._secure,
            )
        ]


def key_of(request: Asked) -> str:
    """The key that a request brings, or nothing."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token
    return request.cookies.get(COOKIE, "")


def holder_of(request: Asked) -> str:
    return hashed(key_of(request))


def identify(request: Asked) -> Identity:
    """Identity asks; somebody new gets a key."""
    key = key_of(request)
    secure = tables_of(request.app).context.settings.secure
    return Identity(key or new_key(), not key, secure)


def address_of(scope: Scope, proxied: bool) -> str:
    """Where a request comes from; behind a proxy of ours, where the proxy says."""
    if proxied:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                return grouped(value.rpartition(b",")[2].strip().decode("latin-1"))
    client = scope.get("client")
    return grouped(client[0]) if client else "somebody"


def grouped(address: str) -> str:
    """An address as limits count it: whoever has one of IPv6 has all that begin as it does."""
    if ":" not in address:
        return address
    try:
        number = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(IPv6Address(int(number) >> HOSTS << HOSTS))

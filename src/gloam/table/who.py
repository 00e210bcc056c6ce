"""Who asks: the visitor behind a request, known by the key in a cookie or header."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie

from gloam.table.app_state import COOKIE, rooms_of
from gloam.table.keys import hashed, new_key

YEAR = 365 * 86_400

Asked: TypeAlias = Request[Any, Any, Any]  # we use none of Litestar's users and sessions


class Who:
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


def visitor(request: Asked) -> Who:
    """Who asks; somebody new gets a key."""
    key = key_of(request)
    secure = rooms_of(request.app).house.settings.secure
    return Who(key or new_key(), not key, secure)

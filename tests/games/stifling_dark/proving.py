"""`@proves`, also before the game is registered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from gloam.kernel.content import ledger
from gloam.kernel.content.registry import games

T = TypeVar("T")


def proves(*ids: str) -> Callable[[T], T]:
    """`ledger.proves`, once the game is registered: before, nobody knows a game of this name."""
    if "stifling_dark" in games():
        return ledger.proves("stifling_dark", *ids)
    return lambda test: test

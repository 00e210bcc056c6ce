"""What proves the rules of this game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tests.games.proving import proves_once_registered

T = TypeVar("T")


def proves(*ids: str) -> Callable[[T], T]:
    return proves_once_registered("original_sin", *ids)

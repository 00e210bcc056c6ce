"""Asking one effigy's player for one of several things, or for none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from gloam.kernel.core.asks import About, Flow, Key, choose

T = TypeVar("T")

NONE: Final[Key] = ("none",)


def may_pick(seat: int, options: Sequence[Key], about: About) -> Flow[Key | None]:
    """One of these, or none of them. Nothing is asked where there is nothing."""
    # rule: action.optional-lines
    if not options:
        return None
    key: Key = yield choose(seat, [*options, NONE], about)
    return None if key == NONE else key


def one_of_each(due: Iterable[T], meaning: Callable[[T], object]) -> list[T]:
    """Of what is due at once, the first of those that mean the same: their order is no choice."""
    # rule: flow.trigger-order
    kinds: dict[object, T] = {}
    for one in due:
        kinds.setdefault(meaning(one), one)
    return list(kinds.values())

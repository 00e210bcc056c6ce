"""What is kept for all tables of a game, of what was shown there, is little however much was."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable

from gloam.kernel.content import registry
from gloam.kernel.core.asks import choose
from gloam.kernel.core.state import State
from gloam.kernel.present.options import Options, Shown
from gloam.kernel.present.things import NUMBER
from gloam.kernel.session.session import Session
from gloam.table.views.seat_views import SharedEncoding

MANY = 40_000  # more than are kept
FOR_ALL_TABLES = 12_000_000  # bytes


def test_options_that_were_shown_are_kept_for_a_while() -> None:
    shown: Options[State] = Options({"take": Shown(NUMBER)})
    game = State(2)

    def show() -> None:
        for n in range(MANY):
            key = ("take", n)
            assert shown.describe(game, 0, choose(0, [key], "turn"), key).key == key

    assert _kept(show) < FOR_ALL_TABLES


def test_words_that_were_told_are_kept_for_a_while() -> None:
    session = Session.begin(registry.game("haunted").rules, 3, b"words")

    def tell() -> None:
        for n in range(MANY):
            told = SharedEncoding(session).happened(n, (("stalemate-nears", n),))
            assert told.startswith(b"[[%d," % n)

    assert _kept(tell) < FOR_ALL_TABLES


def _kept(do: Callable[[], None]) -> int:
    """Bytes that are still there when something has been done."""
    tracemalloc.start()
    try:
        do()
        return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()

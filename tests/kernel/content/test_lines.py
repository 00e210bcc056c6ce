"""Lines of card texts under numbers (`phrasebook/lines.py`)."""

from __future__ import annotations

from gloam.kernel.content.phrasebook import Phrasebook
from gloam.kernel.content.phrasebook.lines import Lines, calls_of

BOOK = Phrasebook("lines")


@BOOK.phrase("act", en="call {n:figure} times")
def call(you: int, n: int) -> list[tuple[str, int]]:
    return [("call", you)] * n


def test_equal_lines_share_a_number() -> None:
    lines = Lines()
    one, same, other = (BOOK.parse("act", f"call {n} times") for n in (1, 1, 2))
    assert [lines.number(node) for node in (one, same, other, one)] == [0, 0, 1, 0]
    assert list(lines) == [one, other]


def test_acts_call_one_after_the_other() -> None:
    acts = [BOOK.parse("act", f"call {n} times") for n in (2, 1)]
    assert calls_of(acts, 7) == [("call", 7)] * 3
    assert calls_of([], 7) == []

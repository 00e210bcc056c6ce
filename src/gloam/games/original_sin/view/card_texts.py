"""Lines of cards in words again, as they are printed."""

from __future__ import annotations

from gloam.games.original_sin.cards.phrasebook import BOOK, LINES
from gloam.kernel.content.phrasebook import Node


def text_of(line: int) -> str:
    """A line, by its number."""
    return BOOK.render(LINES[line])


def need_of(node: Node) -> str:
    """What a choice or a die asks for."""
    return BOOK.render(node)

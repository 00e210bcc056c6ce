"""Lines: what the agenda names by number. Each stands for a phrase, and is made once."""

from __future__ import annotations

from typing import Final

from gloam.games.harrowing.cards.catalogue import Line
from gloam.kernel.content.phrasebook import Node

LINES: Final[list[Line]] = []
NODES: Final[list[Node]] = []  # the phrases of the lines
_NUMBER: Final[dict[Node, int]] = {}


def line_number(node: Node) -> int:
    """The number of a phrase's line. Equal phrases share one."""
    number = _NUMBER.get(node)
    if number is None:
        number = _NUMBER[node] = len(LINES)
        LINES.append(node.value)
        NODES.append(node)
    return number

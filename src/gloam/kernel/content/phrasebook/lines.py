"""Lines of card texts under numbers, so that the agenda and the state can name them; and what
several acts call."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gloam.kernel.content.phrasebook.node import Node


class Lines(list[Node]):
    """All lines by number. Equal phrases share one."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers: dict[Node, int] = {}

    def number(self, node: Node) -> int:
        number = self._numbers.get(node)
        if number is None:
            number = self._numbers[node] = len(self)
            self.append(node)
        return number


# Any: what a phrase of acts is called with is the game's own.
def calls_of(acts: Iterable[Node], *given: Any) -> list[Any]:
    """What all of these call, one after the other, for the agenda."""
    return [call for act in acts for call in act.value(*given)]

"""Triggers: cards that wait for something to happen ("when a trap is sprung").

What a card waits for is told as (what, value), read from its text. When something happens, the
rules ask which cards were waiting for just that, and carry them out:

    ENDS = Triggers({face: node.value() for face, node in READ.items()})

    for piece in ENDS.due(game, IN_FORCE, REPAIRED):
        ...

The order is fixed: as the cards lie, the oldest first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import Piece

Happening: TypeAlias = tuple[int, int]  # what, and the kind or the place it is about (else 0)


class Triggers:
    """What cards wait for, by face."""

    def __init__(self, waits: Mapping[int, Sequence[Happening]]) -> None:
        self._waits = {face: frozenset(happenings) for face, happenings in waits.items()}

    def due(self, game: CardTable, zone: int, what: int, value: int = 0) -> list[Piece]:
        """The cards of a zone that waited for this to happen."""
        pieces = game.zones[zone]
        if not pieces:
            return []
        faces = game.pack.faces
        return [piece for piece in pieces if (what, value) in self._waits.get(faces[piece], ())]

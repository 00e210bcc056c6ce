"""Modifiers: cards that bend the rules while they lie somewhere.

"While this lies here, your rolls have one more die": such a text changes a plain object of the
game's own, with a number for every rule that can be bent. What a figure lives under is the sum
of all cards that apply to it:

    class Bent:
        def __init__(self) -> None:
            self.dice = 0  # more dice

    @BOOK.phrase("lasting", en="your rolls have {n|one more die|{n:number} more dice}")
    def more_dice(bent: Bent, n: int) -> None:
        bent.dice += n

    MODIFIERS = ModifierSums(Bent, parse_texts(BOOK, "lasting", CARDS, types=("curse",)))
    MODIFIERS.sum_of(faces).dice

Texts are applied in a fixed order: by face, the highest first, and within a text as it is
printed. Sums are made once and remembered; nobody may change one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Generic, TypeVar

from gloam.kernel.content.phrasebook import Node

B = TypeVar("B")

MANY: Final = 20_000  # sums that are kept; beyond that they are made anew


class ModifierSums(Generic[B]):
    """The lasting texts of a game, by face. Sets of faces are bit sets."""

    def __init__(self, plain: Callable[[], B], texts: Mapping[int, Node]) -> None:
        self._plain = plain
        self._texts = dict(texts)
        self._sums: dict[int, B] = {}

    def sum_of(self, faces: int) -> B:
        """What these cards do together; those that have no lasting text do nothing."""
        found = self._sums.get(faces)
        if found is None:
            if len(self._sums) >= MANY:
                self._sums.clear()
            found = self._sums[faces] = self._plain()
            left = faces
            while left:
                face = left.bit_length() - 1
                left ^= 1 << face
                if face in self._texts:
                    self._texts[face].value(found)
        return found

    def of(self, face: int) -> B:
        """What one card does alone."""
        return self.sum_of(1 << face)

    def parts(self, faces: Iterable[int], what: str) -> list[tuple[int, int]]:
        """Which cards bend one rule, and by how much: (face, amount), to tell a person why."""
        found = [(face, int(getattr(self.of(face), what))) for face in faces]
        return [(face, amount) for face, amount in found if amount]

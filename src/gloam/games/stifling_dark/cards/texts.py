"""What the texts of all cards come to. One that is not understood is refused here."""

from __future__ import annotations

from copy import copy
from typing import Any, Final

from gloam.games.stifling_dark.cards import (
    adversary_texts,
    cult_texts,
    deeds,
    escape_texts,
    horror_texts,
    investigator_texts,
    item_texts,
    spirit_texts,
    traits,
)
from gloam.games.stifling_dark.cards.catalogue import Burden, Card, CardText
from gloam.games.stifling_dark.cards.deck import CARDS, FACE, SPIRITS
from gloam.games.stifling_dark.cards.orders import Reading
from gloam.games.stifling_dark.cards.phrasebook import BOOK, LINES, line_number
from gloam.kernel.content.modifiers import ModifierSums
from gloam.kernel.content.phrasebook import Node

PHRASES = (
    adversary_texts,
    cult_texts,
    deeds,
    escape_texts,
    horror_texts,
    investigator_texts,
    item_texts,
    spirit_texts,
    traits,
)  # now in the book


def read(card: Card) -> dict[str, Node]:
    """The passages of a card, parsed."""
    return {
        name: BOOK.parse("text", passage, f"{card.where}, {name}")
        for name, passage in card.texts.items()
    }


READ: Final = tuple([read(card) for card in CARDS])


def meaning(text: Node) -> CardText:
    reading = Reading({}, {}, set(), {})
    text.value(reading)
    # Any: each field has its own type, which `CardText` tells.
    fields: dict[str, Any] = {name: tuple(nodes) for name, nodes in reading.nodes.items()}
    said = {**fields, **reading.words}
    return CardText(**said, flags=frozenset(reading.flags), numbers=reading.numbers)


def _number_all_lines() -> None:
    """Lines within lines get their numbers now: in play none is made."""
    for passages in READ:
        for passage in passages.values():
            for node in passage.walk():
                if node.phrase.category not in ("text", "clause", "reminder", "who"):
                    line_number(node)


# By face; of an Investigator, what the Minor Ability means.
TEXTS: Final = tuple([meaning(next(iter(passages.values()))) for passages in READ])
# What the Major Ability of an Investigator means, by face.
MAJORS: Final = {
    card.face: meaning(READ[card.face]["major"]) for card in CARDS if "major" in card.texts
}
# What the four Abilities of a Spirit mean, by face.
SPIRIT_POWERS: Final = {
    face: tuple([meaning(passage) for passage in READ[face].values()]) for face in SPIRITS
}
_number_all_lines()


def number_on(card: str, name: str) -> int:
    """A number that the text of a card says, by the card's id: for a rule that carries it out."""
    return TEXTS[FACE[card]].numbers[name]


# Each line as it is printed, by its number: "lose 1 Stamina without Wounds".
LINE_TEXT: Final = tuple([BOOK.render(node) for node in LINES])


def _add_traits(burden: Burden, traits: tuple[Node, ...]) -> None:
    for trait in traits:
        trait.value(burden)  # rule: game.golden-rule


class Burdens(ModifierSums[Burden]):
    """What cards and lines do together: by the face of a card, or past the last face by a line."""

    def __init__(self) -> None:
        super().__init__(Burden, {})
        self._with_more: dict[tuple[int, tuple[int, ...]], Burden] = {}

    def with_more(self, faces: int, lines: tuple[int, ...]) -> Burden:
        """The same with lines that count once more, however often they stand there."""
        found = self._with_more.get((faces, lines))
        if found is None:
            found = self._with_more[faces, lines] = copy(self.sum_of(faces))
            _add_traits(found, tuple([LINES[line] for line in lines]))
        return found

    def sum_of(self, faces: int) -> Burden:
        found = self._sums.get(faces)
        if found is None:
            found = self._sums[faces] = Burden()
            at = 0
            while faces >> at:
                if faces >> at & 1:
                    line = at - len(CARDS)
                    _add_traits(found, TEXTS[at].traits if line < 0 else (LINES[line],))
                at += 1
        return found

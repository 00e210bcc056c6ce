"""How often each phrase of the book is used, on cards and at locations: `gloam check` says it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.location_cards import Part
from gloam.games.original_sin.cards.location_lint import leaves_of
from gloam.games.original_sin.cards.phrasebook import BOOK
from gloam.games.original_sin.cards.texts import READ
from gloam.kernel.content.phrasebook import Node


def phrase_uses() -> dict[str, int]:
    nodes = [node for texts in READ for text in texts.values() for node in text.walk()]
    for place in LOCATIONS.values():
        nodes += [node for card in place.cards for part in card.parts for node in _said(part)]
    used = Counter(node.name for node in nodes)
    return {phrase.name: used[phrase.name] for phrase in BOOK.phrases()}


def _said(part: Part) -> Iterator[Node]:
    """What a part does, and its conditions."""
    yield from leaves_of(part)
    conditions = [option.needs for option in part.options]
    conditions += [needs for _, needs in part.dice]
    for condition in [*conditions, part.until]:
        if condition is not None:
            yield from condition.walk()

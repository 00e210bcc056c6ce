"""Every text has one meaning, and rendering it gives the text back."""

from __future__ import annotations

import pytest

from gloam.games.harrowing.cards.catalogue import Card
from gloam.games.harrowing.cards.deck import CARDS
from gloam.games.harrowing.cards.line_numbers import line_number
from gloam.games.harrowing.cards.phrasebook import BOOK
from gloam.games.harrowing.cards.texts import CATALOGUE, CATEGORIES, LINE_TEXT, READ


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_what_it_means(card: Card) -> None:
    assert card.passages
    for name, passage in card.passages.items():
        assert BOOK.render(READ[card.face][name]) == passage
        assert READ[card.face][name].phrase.category == CATEGORIES[name]


def test_every_phrase_is_used() -> None:
    used = {node.name for trees in READ for tree in trees.values() for node in tree.walk()}
    unused = {phrase.name for phrase in BOOK.phrases()} - used
    assert unused == set()


def test_no_line_is_made_in_play() -> None:
    """What hangs on an answer or on dice has its number already."""
    nodes = [node for trees in READ for tree in trees.values() for node in tree.walk()]
    named = [node for node in nodes if node.phrase.category in ("acts", "plain", "case")]
    assert max(line_number(node) for node in named) < len(CATALOGUE.lines)


def test_lines_can_be_read_out() -> None:
    (choice,) = [card for card in CARDS if card.id == "last-orders"]
    (sentence,) = CATALOGUE.texts[choice.face].effect
    assert LINE_TEXT[sentence] == "choose one: lose 3 omens, or take 3 Gluttony corruption"
    assert "lose 3 omens" in LINE_TEXT

"""Every pair of halves that may be joined reads as one sentence, and works."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gloam.games.harrowing.cards.catalogue import BEGINNING, ENDING, ITEM, Card
from gloam.games.harrowing.cards.deck import CARDS, FACE
from gloam.games.harrowing.cards.item_balance import check_items, pairs
from gloam.games.harrowing.cards.phrasebook import BOOK
from gloam.games.harrowing.cards.texts import CATALOGUE, READ, joined_text, read
from gloam.kernel.content.card_files import CardError
from tests.games.harrowing.playing import proves

ALL_PAIRS = list(pairs(CARDS, READ))
BEGINNINGS = [card for card in CARDS if card.bottom.endswith(":")]
ENDINGS = [card for card in CARDS if card.top.startswith("…")]


def test_every_ending_makes_one_sentence_after_every_beginning() -> None:
    for upper in BEGINNINGS:
        for lower in ENDINGS:
            said = joined_text(upper.face, lower.face)
            assert said == f"{upper.bottom} {lower.top.removeprefix('…')}"
            tree = BOOK.parse("ability", said)  # it means the same when it is read
            assert BOOK.render(tree) == said


def test_pairs_that_may_join_share_a_colour() -> None:
    assert len(ALL_PAIRS) > 500
    for upper, lower, _ in ALL_PAIRS:
        assert set(upper.bottom_boxes) & set(lower.top_boxes)
        top, bottom = CATALOGUE.texts[lower.face].top, CATALOGUE.texts[upper.face].bottom
        assert top is not None
        assert bottom is not None
        assert (bottom.kind, top.kind) == (BEGINNING, ENDING)
        assert top.lines
        assert bottom.ability is not None


@proves("harrowing", "column.fragment-alone")
def test_an_item_that_is_not_joined_says_nothing_by_itself() -> None:
    assert joined_text(FACE["aluminum-bat"], FACE["note-from-home"]) == ""


def test_the_two_that_feed_each_other_can_be_built() -> None:
    assert (
        joined_text(FACE["widows-ladle"], FACE["dead-lighter"]) == "Whenever you heal: gain 1 omen."
    )
    names = [(upper.id, lower.id) for upper, lower, _ in ALL_PAIRS]
    assert ("widows-ladle", "dead-lighter") in names
    assert any(upper == "half-a-photograph" for upper, _ in names)


def changed(id: str, **fields: Any) -> tuple[list[Card], list[dict[str, Any]]]:
    """All cards, one of them changed."""
    cards = [replace(card, **fields) if card.id == id else card for card in CARDS]
    trees: list[dict[str, Any]] = list(READ)
    trees[FACE[id]] = read(cards[FACE[id]])
    return cards, trees


@pytest.mark.parametrize(
    ("id", "fields", "told"),
    [
        ("dead-lighter", {"bottom": "1 omen: heal 1 corruption."}, "costs at least 2"),
        ("dead-lighter", {"bottom": "2 omens: gain 2 omens."}, "pays for itself"),
        ("dead-lighter", {"top": "…gain 2 omens."}, "feed each other"),
        ("flat-beer", {"bottom": "Whenever you move: gain 1 omen."}, "feed each other"),
        ("good-matches", {"top": "…heal 9 corruption."}, "at most 40"),
        ("sticky-fingers", {"ability": "Feast costs you 1 omen less."}, "would cost 1"),
        ("ring-of-stumps", {"action": "1 omen: heal 1 corruption."}, "costs at least 2"),
    ],
)
def test_the_loader_refuses_what_could_be_repeated_for_ever(
    id: str, fields: dict[str, str], told: str
) -> None:
    with pytest.raises(CardError, match=told):
        check_items(*changed(id, **fields))


@proves("harrowing", "item.tier-range")
def test_the_loader_refuses_a_tier_that_there_is_not() -> None:
    assert {card.tier for card in CARDS if card.type == ITEM} == {1, 2, 3, 4}
    with pytest.raises(CardError, match="there is no tier 5"):
        check_items(*changed("dead-lighter", tier=5))

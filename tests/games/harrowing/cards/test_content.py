"""The skeleton of the content: how many cards of which kind, with what on them."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.games.harrowing.cards.catalogue import (
    ADVERSARY,
    AMBUSH,
    BEGINNING,
    BOSS,
    CARNIVAL,
    CITY,
    COLOURS,
    CRISIS,
    ENDING,
    ESSENTIAL,
    EVERY_CIRCLE,
    HEAD,
    HUNTER,
    INNATE_ITEM,
    ITEM,
    LOCATION,
    STORY,
    WHOLE,
    WOODS,
    Card,
)
from gloam.games.harrowing.cards.deck import CARDS, FACE
from gloam.games.harrowing.cards.texts import CATALOGUE, READ


def deck(home: str, type: str = "") -> list[Card]:
    """The cards of an Infernal Deck, without those that are set aside."""
    return [
        card for card in CARDS if card.home == home and not card.is_grey and type in ("", card.type)
    ]


def counts(cards: list[Card], field: str) -> dict[int, int]:
    return dict(Counter(getattr(card, field) for card in cards))


def with_passage(cards: list[Card], name: str) -> int:
    return sum(bool(getattr(card, name)) for card in cards)


def with_keyword(cards: list[Card], keyword: str) -> int:
    return sum(keyword in card.keywords for card in cards)


def with_phrase(cards: list[Card], *names: str) -> list[str]:
    """The cards whose texts have one of these phrases."""
    return [
        card.id
        for card in cards
        if any(node.name in names for tree in READ[card.face].values() for node in tree.walk())
    ]


CIRCLES = pytest.mark.parametrize("home", [CITY, WOODS])


@CIRCLES
def test_a_circle_has_forty_cards_of_seventy_eyes_and_twelve_ritual(home: str) -> None:
    cards = deck(home)
    assert len(cards) == 40
    assert sum(card.eyes for card in cards) == 70
    assert sum(card.ritual for card in cards) == 12


@CIRCLES
def test_adversaries_of_a_circle(home: str) -> None:
    cards = deck(home, ADVERSARY)
    assert counts(cards, "eyes") == {1: 5, 2: 7, 3: 3}
    assert counts(cards, "health") == {1: 2, 2: 5, 3: 3, 4: 2, 5: 1, 0: 2}
    assert Counter(card.ritual for card in cards if card.ritual) == {1: 3, 2: 1}
    threats = Counter(card.threat for card in cards if card.threat)
    assert threats.total() == 10
    assert threats["Take 1 corruption."] == 5
    assert threats["Take 2 corruption."] == 3
    assert with_passage(cards, "defeated") == 10
    assert with_keyword(cards, HUNTER) == 3
    # What cannot be fought has a way out.
    assert all(card.action for card in cards if not card.health)


@CIRCLES
def test_locations_of_a_circle(home: str) -> None:
    cards = deck(home, LOCATION)
    assert counts(cards, "eyes") == {1: 8, 2: 5}
    assert Counter(len(card.walls) for card in cards) == {0: 5, 1: 4, 2: 4}
    assert with_passage(cards, "misstep") == 9
    assert with_passage(cards, "charted") == 9
    assert with_passage(cards, "action") == 4
    assert Counter(card.ritual for card in cards) == {0: 8, 1: 5}


@CIRCLES
def test_crises_of_a_circle(home: str) -> None:
    cards = deck(home, CRISIS)
    assert counts(cards, "eyes") == {1: 3, 2: 6, 3: 3}
    assert with_keyword(cards, AMBUSH) == 4
    assert len(with_phrase(cards, "hunted", "not_hunted", "the_hunted")) == 4
    assert len(with_phrase(cards, "test")) == 3
    assert Counter(card.ritual for card in cards) == {0: 10, 1: 2}
    harm = with_phrase(cards, "take", "lose_omens", "discard_item", "close_here", "close_near")
    assert len(harm) == 11  # one is a kindness


@CIRCLES
def test_what_a_campaign_cannot_lose_is_enough_to_win(home: str) -> None:
    kept = [card for card in deck(home) if ESSENTIAL in card.keywords]
    assert sum(card.ritual for card in kept) == 8


@CIRCLES
def test_origins_leave_the_gate_three_free_sides(home: str) -> None:
    origins = [card for card in CARDS if card.home == home and card.origin]
    assert sorted(card.origin for card in origins) == [(0, 0), (0, 1), (2, 0)]
    gate = next(card for card in origins if card.start)
    assert gate.origin == (0, 0)
    assert (gate.walls, gate.misstep, gate.charted) == ((), "", "Loot 3-4.")
    assert all(ESSENTIAL in card.keywords for card in origins)


@CIRCLES
def test_each_circle_has_a_boss(home: str) -> None:
    (boss,) = [card for card in CARDS if card.home == home and card.is_boss]
    expected = {CITY: ("Lord of Asphalt", 7), WOODS: ("The Snowblind King", 9)}
    assert (boss.name, boss.health) == expected[home]
    assert (boss.health_each, boss.eyes) == (1, 3)
    assert set(boss.keywords) == {ESSENTIAL, BOSS}


def test_the_carnival_has_twenty_cards() -> None:
    cards = deck(CARNIVAL)
    assert Counter(card.type for card in cards) == {ADVERSARY: 7, LOCATION: 6, CRISIS: 7}
    assert all(card.area == CARNIVAL for card in cards if card.type == LOCATION)
    assert len(with_phrase(cards, "roll_lifewater")) >= 5


def test_names_that_were_given() -> None:
    given = {
        "Shroud": HEAD,
        "Gauntlet": HEAD,
        "Wreath": HEAD,
        "Obsidian Diadem": 1,
        "Aluminum Bat": 2,
        "Glass Knuckles": 2,
        "Note from Home": 3,
        "Fiend of Judgement": ADVERSARY,
        "Lord of Asphalt": ADVERSARY,
        "The Mawgrinder": ADVERSARY,
        "Carnival Grounds": LOCATION,
        "First Gate": LOCATION,
        "Second Gate": LOCATION,
    }
    by_name = {card.name: card for card in CARDS}
    assert {name: by_name[name].tier or by_name[name].type for name in given} == given
    assert CARDS[FACE["fiend-of-judgement"]].threat == "Take 2 corruption."
    sample = CARDS[FACE["rooftop-garden"]]
    told = (sample.misstep, sample.charted, sample.ritual)
    assert told == ("Take 2 Pride corruption.", "Loot 3-4.", 1)


def test_items_by_tier() -> None:
    items = [card for card in CARDS if card.type == ITEM]
    assert counts([card for card in items if not card.number], "tier") == {
        1: 6,
        2: 10,
        3: 14,
        4: 14,
    }
    assert [card.tier for card in items if card.number == 9] == [1]
    assert sum(card.number == 8 for card in items) == 6
    heads = [card for card in CARDS if card.type == HEAD]
    assert [card.count for card in heads] == [4, 4, 4]
    assert [set(card.bottom_boxes) for card in heads] == [
        {"red", "blue"},
        {"green", "yellow"},
        {"violet", "white"},
    ]


def test_every_half_has_two_boxes_and_one_in_five_is_complete() -> None:
    items = [card for card in CARDS if card.type == ITEM and not card.number]
    tops = [CATALOGUE.texts[card.face].top for card in items]
    bottoms = [CATALOGUE.texts[card.face].bottom for card in items]
    halves = [half for half in tops + bottoms if half]
    assert len(halves) == 88
    assert all(len(half.boxes) == 2 and half.boxes <= set(COLOURS) for half in halves)
    assert {half.kind for half in tops if half} == {ENDING, WHOLE}
    assert {half.kind for half in bottoms if half} == {BEGINNING, WHOLE}
    assert sum(half.kind == WHOLE for half in halves) in range(14, 21)


def test_the_unknown_by_its_numbers() -> None:
    sealed = Counter(card.number for card in CARDS if card.number)
    expected = {1: 6, 2: 3, 3: 20, 4: 8, 5: 40, 6: 4, 7: 1, 8: 6, 9: 1, 10: 1, 11: 1, 12: 1, 13: 1}
    assert sealed == expected
    assert all(card.sealed == (f"number-{card.number}" if card.number else "") for card in CARDS)
    open_ones = [card.number == 0 for card in CARDS]
    assert open_ones == sorted(open_ones, reverse=True)  # sealed ones last
    standard = {card.number for card in CARDS if card.home == EVERY_CIRCLE}
    assert standard == {1, 2, 7, 10, 11, 13}
    grey = {card.number for card in CARDS if card.type == INNATE_ITEM}
    assert grey == {4, 12}


def test_stories_unlock_what_there_is_to_unlock() -> None:
    stories = [card for card in CARDS if card.type == STORY]
    opened = [
        node["n"]
        for card in stories
        for node in READ[card.face]["effect"].walk()
        if node.name == "manifest"
    ]
    assert sorted(opened, key=str) == sorted([2, 3, 4, 5, 6, 7, 8], key=str)
    assert all(card.tale and not card.scene for card in stories)
    later = [node.name for card in stories for node in READ[card.face]["later"].walk()]
    assert "manifest" not in later


def test_cards_that_come_out_of_the_table() -> None:
    by_number = {card.number: card for card in CARDS if card.number >= 9}
    assert (by_number[9].type, by_number[9].tier) == (ITEM, 1)
    assert by_number[10].action == "3 omens: roll on the Lifewater Table."
    one_who_stayed = by_number[11]
    assert (one_who_stayed.health, one_who_stayed.ritual) == (4, 2)
    mawgrinder = by_number[13]
    assert (mawgrinder.health, mawgrinder.keywords) == (6, (HUNTER,))


def test_every_card_has_a_line_of_flavour_and_an_icon() -> None:
    assert [card.id for card in CARDS if not (card.flavour and card.icon)] == []
    flavours = Counter(card.flavour for card in CARDS)
    assert flavours.most_common(1)[0][1] == 1


def test_every_card_but_stories_has_a_picture_of_its_own() -> None:
    lines = Counter(card.scene for card in CARDS if card.type != STORY)
    assert lines.most_common(1)[0][1] == 1
    assert "" not in lines

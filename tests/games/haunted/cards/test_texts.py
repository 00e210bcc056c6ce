"""The eighty cards as they are printed: their texts, and how they fit together."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.games.haunted import GAME
from gloam.games.haunted.cards.deck import CARDS
from gloam.games.haunted.cards.essentials import ADMITS, SUMMONS
from gloam.games.haunted.cards.phrasebook import BOOK
from gloam.games.haunted.cards.texts import READ
from gloam.games.haunted.rules.defence import DEFENSIVE
from gloam.kernel.content.card_files import PrintedCard
from tests.games.haunted.cards.playing import (
    DRIVEN_OFF_BY,
    FOCUS_REMOVERS,
    FOCUSES,
    FOUND_AT,
    HELPERS,
    SETTING_REMOVERS,
    SETTINGS,
    SUPPORTS,
    TAKES,
    TAKES_AT,
    TERRORS,
    defending,
    rule_of,
)
from tests.games.haunted.playing import names

PARSED_AS = {"setting": "place", "focus": "thing"}  # support cards are a "text"
WITH_TEXT = [card for card in CARDS if card.type != "terror"]

AGAINST_SETTINGS = (*SETTING_REMOVERS, "Pleasant Company")
AGAINST_FOCUSES = (*FOCUS_REMOVERS, *TAKES, "Chance Find")
AGAINST_TERRORS = tuple(card for pair in DRIVEN_OFF_BY.values() for card in pair)
DEFENSIVE_CARDS = (*AGAINST_SETTINGS, *AGAINST_FOCUSES, *AGAINST_TERRORS, "Hidden Compartment")


def by_id(card: PrintedCard) -> str:
    return card.id


# --- texts ---


@pytest.mark.parametrize("card", WITH_TEXT, ids=by_id)
def test_a_text_is_understood_and_said_again_in_the_same_words(card: PrintedCard) -> None:
    node = BOOK.parse(PARSED_AS.get(card.type, "text"), card.text, card.name)
    assert BOOK.render(node) == card.text
    if card.face in READ:
        assert READ[card.face] == node


def test_there_are_eighty_cards_and_only_terrors_have_no_text() -> None:
    assert (
        len(CARDS) == len({card.name for card in CARDS}) == len({card.id for card in CARDS}) == 80
    )
    assert [card.name for card in CARDS if not card.text] == list(TERRORS)
    assert GAME.card_ids() == tuple(card.id for card in CARDS)


@pytest.mark.parametrize("card", CARDS, ids=by_id)
def test_a_flavour_line_is_neither_too_short_nor_too_long(card: PrintedCard) -> None:
    assert 8 <= len(card.flavour.split()) <= 25


def test_no_two_cards_have_the_same_flavour() -> None:
    assert len({card.flavour for card in CARDS}) == 80


# --- how they fit together ---


def test_the_cards_say_what_the_tables_say() -> None:
    assert {_name(s): tuple(names(focuses)) for s, focuses in ADMITS.items()} == SETTINGS
    assert {_name(f): tuple(names(terrors)) for f, terrors in SUMMONS.items()} == FOCUSES


def test_the_tables_say_what_the_ledger_says() -> None:
    for setting, focuses in SETTINGS.items():
        assert _named_in(setting, FOCUSES) == set(focuses)
    for focus, terrors in FOCUSES.items():
        assert _named_in(focus, TERRORS) == set(terrors)
        assert _named_in(focus, SETTINGS) == set(FOUND_AT[focus])
    for terror, focuses in TERRORS.items():
        assert _named_in(terror, FOCUSES) == set(focuses)
        assert _named_in(terror, AGAINST_TERRORS) == set(DRIVEN_OFF_BY[terror])
    for remover, settings in SETTING_REMOVERS.items():
        assert _named_in(remover, SETTINGS) == set(settings)
    for taker, focuses in TAKES.items():
        assert _named_in(taker, FOCUSES) == set(focuses)
        assert _named_in(taker, SETTINGS) == set(TAKES_AT.get(taker, ()))


def _named_in(name: str, among: dict[str, tuple[str, ...]] | tuple[str, ...]) -> set[str]:
    """The cards that the ledger names where it says what a card does."""
    text = GAME.ledger[rule_of(name)].text.replace(name, "")
    return {other for other in among if other in text}


def test_sixty_pairs_and_a_hundred_and_twenty_lines() -> None:
    pairs = [(setting, focus) for setting, focuses in SETTINGS.items() for focus in focuses]
    assert len(pairs) == len(set(pairs)) == 60
    assert set(pairs) == {(setting, focus) for focus in FOUND_AT for setting in FOUND_AT[focus]}
    assert Counter(focus for _, focus in pairs) == dict.fromkeys(FOCUSES, 4)
    lines = [(setting, focus, terror) for setting, focus in pairs for terror in FOCUSES[focus]]
    assert len(set(lines)) == 120


def test_every_terror_is_called_by_six_focuses() -> None:
    calls = [(focus, terror) for focus, terrors in FOCUSES.items() for terror in terrors]
    assert Counter(terror for _, terror in calls) == dict.fromkeys(TERRORS, 6)
    assert set(calls) == {(focus, terror) for terror in TERRORS for focus in TERRORS[terror]}
    twos = Counter(FOCUSES.values())
    assert twos["Fateful Possession", "Hunting Spirit"] == 3
    assert sorted(twos.values()) == [1, 1, 2, 2, 2, 2, 2, 3]
    assert ("Fateful Possession", "Magical Summoning") not in twos
    assert ("Dread Old God", "Hunting Spirit") not in twos


def test_the_ways_from_each_setting_to_each_terror() -> None:
    ways = {
        setting: [sum(terror in FOCUSES[focus] for focus in focuses) for terror in TERRORS]
        for setting, focuses in SETTINGS.items()
    }
    assert ways == {
        "Archaeological Dig": [1, 5, 4, 1, 1],
        "Auction of Curiosities": [2, 2, 4, 3, 1],
        "Country Walk": [0, 3, 4, 3, 2],
        "Disused Graveyard": [2, 2, 2, 3, 3],
        "Foreign Village": [4, 2, 1, 3, 2],
        "Ocean Bound Vessel": [2, 2, 3, 2, 3],
        "Private Library": [4, 2, 1, 2, 3],
        "Roadside Inn": [3, 2, 2, 2, 3],
        "Ruined Church": [4, 3, 1, 2, 2],
        "Wealthy Relative's Mansion": [2, 1, 2, 3, 4],
    }


def test_every_terror_has_an_event_and_an_action_against_it() -> None:
    found: dict[str, list[str]] = {terror: [] for terror in TERRORS}
    for card in CARDS:
        for node in READ[card.face].walk() if card.face in READ else ():
            if node.name == "drive_off":
                found[_name_of(str(node["terror"]))].append(card.name)
    assert {terror: tuple(cards) for terror, cards in found.items()} == DRIVEN_OFF_BY
    types = {card.name: card.type for card in CARDS}
    assert {(types[one], types[two]) for one, two in found.values()} == {("event", "action")}


def test_every_setting_is_named_by_one_action_and_one_acquaintance() -> None:
    for table in (SETTING_REMOVERS, TAKES_AT):
        assert sorted(setting for named in table.values() for setting in named) == sorted(SETTINGS)


def test_every_focus_is_named_by_one_acquaintance() -> None:
    assert sorted(focus for named in TAKES.values() for focus in named) == sorted(FOCUSES)


def test_nine_pairs_have_one_acquaintance_to_help_and_fifty_one_have_two() -> None:
    assert {
        (setting, focus): {
            taker for taker in TAKES if focus in TAKES[taker] or setting in TAKES_AT.get(taker, ())
        }
        for setting, focuses in SETTINGS.items()
        for focus in focuses
    } == HELPERS
    assert Counter(len(helpers) for helpers in HELPERS.values()) == {2: 51, 1: 9}


def test_twenty_nine_cards_are_defensive() -> None:
    counts = (len(AGAINST_TERRORS), len(AGAINST_SETTINGS), len(AGAINST_FOCUSES))
    assert counts == (10, 6, 12)
    assert len(set(DEFENSIVE_CARDS)) == 29
    assert {card.name for card in CARDS if DEFENSIVE >> card.face & 1} == set(DEFENSIVE_CARDS)


def test_these_and_no_others_can_ever_be_used_in_defence() -> None:
    attacks = [[setting] for setting in SETTINGS]
    attacks += [[setting, focus] for setting, focus in HELPERS]
    attacks += [[FOUND_AT[focus][0], focus, t] for focus in FOCUSES for t in FOCUSES[focus]]
    usable: set[str] = set()
    for line in attacks:
        usable.update(name for name, _ in defending(line, SUPPORTS).lays())
    assert usable == set(DEFENSIVE_CARDS)


def _name(number: int) -> str:
    return CARDS[number].name


def _name_of(id: str) -> str:
    return next(card.name for card in CARDS if card.id == id)

"""Card texts: all parsed, rendered back, of phrases that are used often; how many there are."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from gloam.games.original_sin.cards.atlas import LOCATIONS, TUTORIAL
from gloam.games.original_sin.cards.catalogue import (
    CONSUMABLES,
    KEYWORDS,
    MINION,
    ORIGIN,
    SCHOOLS,
    SKILL,
    SOURCE_SKILL,
    STATUS,
    TALENT,
)
from gloam.games.original_sin.cards.deck import CARDS, FACE, check_targets
from gloam.games.original_sin.cards.echoes import SCENES
from gloam.games.original_sin.cards.location_cards import Option, ResultRow
from gloam.games.original_sin.cards.phrase_uses import phrase_uses
from gloam.games.original_sin.cards.phrasebook import BOOK, LINES
from gloam.games.original_sin.cards.texts import CATALOGUE, READ
from gloam.games.original_sin.rules.between.learning import is_legal
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.rules.setup import fresh_table
from gloam.games.original_sin.state import DAMAGE_WORDS
from gloam.kernel.content.card_files import CardError
from gloam.kernel.content.phrasebook import Node, PhraseError
from tests.games.original_sin.exploring.playing import MILL, QUARRY
from tests.games.original_sin.playing import all_cards
from tests.games.original_sin.proving import proves


def lines_of(place: Location) -> list[Node]:
    """All that the cards of a location say, and all that they ask for."""
    found: list[Node] = []
    for card in place.cards:
        for part in card.parts:
            rows: list[Option | ResultRow] = [*part.options, *part.results]
            found += [LINES[line] for line in (*part.do, *[n for row in rows for n in row.do])]
            found += [option.needs for option in part.options if option.needs is not None]
            found += [needs for _, needs in part.dice]
            found += [part.until] if part.until is not None else []
    if place.special_text:
        found.append(BOOK.parse("text", place.special_text, place.id))
    return found


def test_every_text_is_rendered_as_it_is_printed() -> None:
    for card, passages in zip(CARDS, READ, strict=True):
        for name, node in passages.items():
            assert BOOK.render(node) == card.passages[name], card.where


def test_phrases_are_few_and_used_often() -> None:
    used = Counter([node.name for read in READ for text in read.values() for node in text.walk()])
    said = [LINES[n] for scene in SCENES.values() for n in scene.do]
    said += [line for place in (MILL, QUARRY, *LOCATIONS.values()) for line in lines_of(place)]
    used.update(node.name for line in said for node in line.walk())
    assert not [phrase.name for phrase in BOOK.phrases() if not used[phrase.name]]
    assert sum(used.values()) / len(BOOK.phrases()) > 8


def test_a_text_that_is_not_understood_is_refused() -> None:
    with pytest.raises(PhraseError, match="gains BURNING"):
        BOOK.parse("text", "The target gains BURNING.")


@proves("skill.schools", "status.list")
def test_there_are_as_many_cards_as_the_brief_plans() -> None:
    schools = Counter([card.school for card in CARDS if card.type == SKILL])
    assert schools == dict.fromkeys(SCHOOLS, 7)
    levels = [card.level for card in CARDS if card.school == SCHOOLS[0] and card.type == SKILL]
    assert sorted(levels) == [1, 1, 2, 2, 3, 4, 5]
    assert sum(card.count for card in CARDS if card.type == SKILL) == 12 * 13
    types = Counter([card.type for card in all_cards()])
    assert (types[ORIGIN], types[SOURCE_SKILL], types[STATUS]) == (10, 10, 15)
    assert types[MINION] == 30  # fifteen types, two sides each
    assert sum(card.count for card in CARDS if card.type in CONSUMABLES) == 54


def test_cards_use_only_words_that_the_rules_know() -> None:
    for card in CARDS:
        assert set(card.keywords) <= set(KEYWORDS), card.where
        assert set(card.requires) <= set(KEYWORDS), card.where
        assert card.keyword in ("", *KEYWORDS), card.where
        assert card.damage in ("", *DAMAGE_WORDS), card.where
        assert not card.dice or len(card.dice) == 3, card.where
        assert card.slot <= 5, card.where
        assert card.flip < card.slot or not card.flip, card.where
        assert not card.veteran or card.veteran in FACE, card.where


def test_a_target_that_no_rule_compares_is_refused() -> None:
    braggart = replace(CARDS[FACE["crocodile"]], targets="most medals")
    with pytest.raises(CardError, match="no rule compares 'most medals'"):
        check_targets([*CARDS, braggart])


@proves("create.premade", "create.four-skills", "learn.basic")
def test_a_premade_build_is_one_that_a_player_could_make() -> None:
    for card in CARDS:
        if card.type == ORIGIN:
            parts = [CATALOGUE.cards[FACE[id]] for id in card.premade]
            skills = {part.id: part for part in parts if part.type == SKILL}
            assert len(skills) == 4, card.where
            assert all(skill.level == 1 for skill in skills.values()), card.where
            talents = [part for part in parts if part.type == TALENT]
            assert [talent.level for talent in talents] == [1] * card.talents[0], card.where
            game = fresh_table(CATALOGUE, LOCATIONS[TUTORIAL], 1, [card.id])
            one = game.party[0]
            assert is_legal(game, 0, one.skills, one.talents), card.where
            assert len(one.skills) == 4, card.where


def test_phrases_are_used_three_times_each_on_average() -> None:
    uses = phrase_uses()
    assert set(uses) == {phrase.name for phrase in BOOK.phrases()}
    assert sum(uses.values()) >= 3 * len(uses)
    assert uses["gain_gold"] >= 3  # at locations
    assert uses["gain_status"] >= 3  # on cards

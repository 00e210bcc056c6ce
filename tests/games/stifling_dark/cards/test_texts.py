"""Every text has one meaning, and rendering it gives the text back."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.games.stifling_dark.cards.catalogue import EVENT, Card
from gloam.games.stifling_dark.cards.deck import (
    BOXED,
    CARDS,
    FACE,
    adversary_of,
    is_there,
    scenario_of,
)
from gloam.games.stifling_dark.cards.phrasebook import BOOK, LINES, line_number
from gloam.games.stifling_dark.cards.texts import LINE_TEXT, MAJORS, READ, TEXTS, Burdens
from gloam.games.stifling_dark.rules.adversary.adversaries import KINDS
from gloam.games.stifling_dark.rules.evidence_and_objectives.objectives import ESCAPE_CARDS
from gloam.games.stifling_dark.view.names import FOE


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_what_it_means(card: Card) -> None:
    for name, passage in card.texts.items():
        assert BOOK.render(READ[card.face][name]) == passage


def test_every_phrase_is_used() -> None:
    used = {node.name for trees in READ for tree in trees.values() for node in tree.walk()}
    assert {phrase.name for phrase in BOOK.phrases()} - used == set()


def test_no_line_is_made_in_play() -> None:
    before = len(LINES)
    for trees in READ:
        for tree in trees.values():
            for node in tree.walk():
                if node.phrase.category in ("act", "loss", "acts", "order", "case", "trait"):
                    assert line_number(node) < before
    assert "lose 1 Stamina without Wounds" in LINE_TEXT


def test_every_card_has_a_line_of_flavour_and_an_icon() -> None:
    assert [card.id for card in CARDS if not (card.flavour and card.icon)] == []
    flavours = Counter([card.flavour for card in CARDS])
    assert [flavour for flavour, times in flavours.items() if times > 1] == []


def test_the_families_have_as_many_cards_as_they_should() -> None:
    families: Counter[str] = Counter()
    for card in CARDS:
        families[card.type] += card.count
    assert families == {
        "investigator": 12,
        "general": 39,
        "cursed": 13,
        "medical": 3,
        "objective": 15,
        "escape": 11,
        "wound": 26,
        "condition": 29,
        "event": 28,
        "attack": 9,
        "ability": 21,
        "revealed": 3,
        "reference": 2,
        "spirit": 3,
    }
    copies = {card.id: card.count for card in CARDS if card.type == "condition"}
    assert copies["bleeding"] == copies["choking-fear"] == 2
    assert copies["possessed"] == 1
    assert set(copies.values()) == {1, 2, 4}


def test_all_cards_together_and_those_of_the_adversaries() -> None:
    families: Counter[str] = Counter()
    whose: Counter[tuple[str, str]] = Counter()
    for card in CARDS:
        families[card.type] += card.count * is_there(card, extras=False)
        if adversary_of(card):
            whose[adversary_of(card), card.type] += card.count
    # One Banishment for each Adversary.
    assert families["escape"] == len(ESCAPE_CARDS) - 1 + len(KINDS)
    del families["investigator"]
    assert families.total() == 197
    for adversary, abilities in (("butcher", 6), ("horror", 6), ("cult", 9)):
        assert (whose[adversary, "attack"], whose[adversary, "ability"]) == (3, abilities)
    assert (whose["horror", "reference"], families["revealed"]) == (2, 3)


def test_seventeen_figures_stand_on_the_board() -> None:
    foes = [foe for kind in KINDS.values() for foe in kind.foes]
    assert len(BOXED) + len(foes) == 17
    assert [FOE.nodes[n] for n in range(len(foes))] == foes


def test_each_scenario_has_seven_minor_four_moderate_and_three_major_events() -> None:
    for scenario in ("sawmill", "park"):
        events = [card for card in CARDS if scenario_of(card) == scenario]
        tiers: Counter[str] = Counter()
        for card in events:
            tiers[card.tier] += card.count
        assert tiers == {"minor": 7, "moderate": 4, "major": 3}
        blank = [card for card in events if card.text == "Nothing happens."]
        assert [(card.tier, card.count) for card in blank] == [("minor", 2), ("moderate", 1)]
    majors = {card.id: card.lasts for card in CARDS if card.type == EVENT and card.tier == "major"}
    assert [id for id, lasts in majors.items() if not lasts] == ["hail-storm"]
    assert len(majors) == 6


def burden_of(*ids: str) -> object:
    return Burdens().sum_of(sum([1 << FACE[id] for id in ids]))


@pytest.mark.parametrize(
    ("ids", "field", "value"),
    [
        (("fractured-foot", "pulled-hammy"), "mp", -3),
        (("fractured-foot", "rainy"), "mp", -2),
        (("collapsed-lung",), "stamina_blocked", 1),
        (("broken-battery",), "charge_blocked", 1),
        (("tunnel-vision",), "centre_lines", 3),
        (("tunnel-vision", "hazy"), "centre_lines", 1),
        (("hazy", "tunnel-vision"), "centre_lines", 1),
        (("misty",), "light_reach", 3),
        (("foggy",), "flashlight_cost", 1),
        (("squall",), "sprint_cost", 1),
        (("pyrocumulus",), "sprint_wounds", 4),
        (("slipped-disc",), "item_limit", 2),
        (("choking-fear",), "no_sprint", True),
        (("darkness",), "no_flashlight", True),
        (("creeping-fire",), "mp", 0),
    ],
)
def test_lasting_texts_add_up(ids: tuple[str, ...], field: str, value: object) -> None:
    assert getattr(burden_of(*ids), field) == value


def test_what_lasts_by_a_line_is_added_too() -> None:
    (more,) = [n for n, text in enumerate(LINE_TEXT) if text == "you have 2 MP more"]
    burdens = Burdens()
    assert burdens.sum_of(1 << len(CARDS) + more | 1 << FACE["fractured-foot"]).mp == 1


def test_texts_are_sorted_by_when_they_hold() -> None:
    assert TEXTS[FACE["breathless"]].turn_end
    assert TEXTS[FACE["spasm"]].turned_up
    assert TEXTS[FACE["burning-heart"]].numbers == {"cooldown_by_text": 2}
    assert TEXTS[FACE["leather-jacket"]].when == "gaining-up"
    assert TEXTS[FACE["flare-gun"]].goods == "ammo"
    assert TEXTS[FACE["darkness"]].again
    assert "once_a_round" in TEXTS[FACE["glowstick"]].flags
    assert "fleet" in TEXTS[FACE["lucy-belle"]].flags
    assert len(MAJORS) == 12

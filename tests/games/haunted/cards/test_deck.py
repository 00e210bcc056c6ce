"""The deck of Haunted: eighty cards, one of each, and nothing else."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from gloam.games.haunted import GAME
from gloam.games.haunted.cards.deck import CARDS, FOLDER
from gloam.games.haunted.cards.essentials import ADMITS, SUMMONS
from gloam.games.haunted.rules.secrecy import pack
from gloam.kernel.content.ledger import proves
from tests.games.haunted.playing import card, dealt, haunted, names


def counts() -> Counter[str]:
    ids = GAME.card_ids()
    return Counter(card.type for card in CARDS if card.id in ids)


@proves("haunted", "deck.size", "deck.settings", "deck.events", "deck.focuses")
def test_the_game_is_one_deck_of_eighty_cards() -> None:
    assert counts().total() == 80
    assert (counts()["setting"], counts()["event"], counts()["focus"]) == (10, 20, 15)
    table = dealt(2)
    assert len(table.stock()) + len(table.hand(0)) + len(table.hand(1)) == 80


@proves("haunted", "deck.actions", "deck.acquaintances")
def test_there_are_twenty_actions_and_ten_acquaintances() -> None:
    assert (counts()["action"], counts()["acquaintance"]) == (20, 10)


@proves("haunted", "deck.terrors", "deck.terror-count")
def test_there_are_five_terrors_and_the_focuses_summon_no_sixth() -> None:
    terrors = {card.name for card in CARDS if card.type == "terror"}
    assert terrors == {
        "Dread Old God",
        "Fateful Possession",
        "Hunting Spirit",
        "Magical Summoning",
        "Tortured Soul",
    }
    assert counts()["terror"] == len(terrors)
    assert {name for summoned in SUMMONS.values() for name in names(summoned)} == terrors


@proves("haunted", "deck.unique")
def test_there_is_a_single_copy_of_every_card() -> None:
    pack.cache_clear()
    assert len({card.name for card in CARDS}) == len({card.id for card in CARDS}) == 80
    table = haunted(2, hands={0: ["Fever"]}, lines={(1, 0): ["Foreign Village"]})
    table.lay("Fever", on=(1, 0))
    assert table.pile() == ["Foreign Village", "Fever"]
    assert not {"Foreign Village", "Fever"} & {*table.stock(), *table.hand(0)}


@proves("haunted", "game.customisable", "deck.no-other-pieces", "deck.ornament")
def test_cards_are_data_and_there_is_nothing_but_cards() -> None:
    pack.cache_clear()
    tables = [tomllib.loads(file.read_text(encoding="utf-8")) for file in FOLDER.glob("*.toml")]
    printed = {name for table in tables for name in table}
    assert printed == {card.id for card in CARDS} == set(GAME.card_ids())
    # A name, a text, a line of prose, a picture: no symbols that would carry a rule.
    said = {word for table in tables for entry in table.values() for word in entry}
    assert said == {"name", "text", "rule", "flavour", "icon", "scene"}
    table = haunted(2, hands={0: ["Losing Sleep"]})
    assert len(table.game.pack.faces) == 80
    table.lay("Losing Sleep", on=(1, 0)).end_turn()
    assert table.says("misses") == [("misses", 1)]  # tracked, without a counter on the table


@proves("haunted", "deck.names")
@pytest.mark.parametrize(
    ("focus", "terror"),
    [("Locked Box", "Fateful Possession"), ("Ancient Manuscript", "Fateful Possession")],
)
def test_a_fatal_possession_is_the_fateful_one(focus: str, terror: str) -> None:
    assert terror in names(SUMMONS[card(focus)])
    setting = "Archaeological Dig" if focus == "Locked Box" else "Ruined Church"
    table = haunted(
        2, hands={0: ["Activate Focus"]}, lines={(1, 0): [setting, focus]}, pile=[terror]
    )
    table.lay("Activate Focus", on=(1, 0))
    assert table.line(1, 0) == [setting, focus, terror]


@proves("haunted", "deck.names")
def test_slips_of_the_pen_are_the_same_cards() -> None:
    assert "Pouch of Rune Stones" in names(ADMITS[card("Foreign Village")])
    for name in ("Magickal Dabbling", "Magickal Dabbler", "Magical Summoning", "Magical Almanac"):
        assert CARDS[card(name)].name == name
    lines = {
        (1, 0): ["Auction of Curiosities"],
        (1, 1): ["Country Walk", "Pouch of Rune Stones"],
        (1, 2): ["Ruined Church", "Magical Almanac"],
    }
    hands = {0: ["Dead Faint", "Magickal Dabbler", "Magical Summoning"], 1: ["Magickal Dabbling"]}
    table = haunted(2, hands=hands, lines=lines)
    table.lay("Dead Faint", on=(1, 0)).lay("Magickal Dabbler", on=(1, 1))
    assert (table.line(1, 0), table.line(1, 1)) == ([], ["Country Walk"])
    table.lay("Magical Summoning", on=(1, 2)).end_stage().lay("Magickal Dabbling", on=(1, 2))
    assert table.line(1, 2) == ["Ruined Church", "Magical Almanac"]


@proves("haunted", "deck.lost-heading")
@pytest.mark.parametrize("terror", ["Hunting Spirit", "Fateful Possession"])
def test_the_focus_without_a_heading_is_engraved_coin(terror: str) -> None:
    lines = {(1, 0): ["Roadside Inn", "Engraved Coin"]}
    others = ["Dread Old God", "Magical Summoning", "Tortured Soul"]
    table = haunted(2, hands={0: ["Activate Focus"]}, lines=lines, pile=[terror, *others])
    table.lay("Activate Focus", on=(1, 0))
    assert table.line(1, 0) == ["Roadside Inn", "Engraved Coin", terror]
    assert not haunted(2, hands={0: ["Activate Focus"]}, lines=lines, pile=others).lays()

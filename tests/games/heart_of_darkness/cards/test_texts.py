"""The cards as they are printed: counts, texts, flavour, and what Spawn cards show."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.cards import (
    events,
    modifier_phrases,
    play,
    requirements,
    weapons,
)
from gloam.games.heart_of_darkness.cards.catalogue import (
    CARDS,
    CURSE,
    EVENT,
    ITEM,
    PERSONAL,
    PERSONAL_OF,
    PROTAGONIST,
    PROTAGONISTS,
    QUEST,
    RADIO_PART,
    RITUAL,
    SANITY,
    SPAWN,
    STRENGTH,
    TRAP,
    WEAPON,
    Card,
)
from gloam.games.heart_of_darkness.cards.decks import pieces_of
from gloam.games.heart_of_darkness.cards.effects import CAN
from gloam.games.heart_of_darkness.cards.phrasebook import BOOK
from gloam.games.heart_of_darkness.rules.map import LIGHTHOUSE, LOCATIONS, MAIN, PLACE
from gloam.games.heart_of_darkness.state import PARTS_NEEDED
from gloam.kernel.content.ledger import proves
from gloam.kernel.content.phrasebook import Node
from tests.games.heart_of_darkness.cards.spawn_table import CORE, WESTERN

# Every passage that is read, by kind of card and passage.
READ: dict[tuple[str, str], dict[int, Node]] = {
    (PROTAGONIST, "skill"): modifier_phrases.READ,
    (QUEST, "benefit"): modifier_phrases.READ,
    (CURSE, "burden"): modifier_phrases.READ,
    (EVENT, "effect"): modifier_phrases.READ,
    (EVENT, "requirement"): events.READ,
    (WEAPON, "text"): weapons.READ,
    (QUEST, "begin"): requirements.BEGIN,
    (QUEST, "resolution"): requirements.RESOLUTION,
    (CURSE, "release"): requirements.RELEASE,
    **{(kind, "text"): play.READ for kind in (PERSONAL, RITUAL, TRAP)},
    (ITEM, "text"): play.READ | play.RADIO,
}


def of_type(type_: str, compass: bool | None = None) -> list[Card]:
    ids = GAME.card_ids()
    wanted = [card for card in CARDS if card.type == type_ and card.id in ids]
    return [card for card in wanted if compass is None or card.compass == compass]


def copies(type_: str, compass: bool | None = None) -> int:
    return sum(card.count for card in of_type(type_, compass))


def by_id(card: Card) -> str:
    return card.id


# --- texts ---


@pytest.mark.parametrize("card", [card for card in CARDS if card.texts], ids=by_id)
def test_every_passage_is_understood_and_said_again_in_the_same_words(card: Card) -> None:
    for passage, text in card.texts.items():
        node = READ[card.type, passage][card.face]
        assert BOOK.render(node) == text
        assert BOOK.parse(node.phrase.category, text) == node


def test_every_phrase_is_on_some_card() -> None:
    used = {node.name for read in READ.values() for tree in read.values() for node in tree.walk()}
    assert {phrase.name for phrase in BOOK.phrases()} == used


def test_every_act_and_every_price_has_its_test() -> None:
    acts = {p.name for p in BOOK.phrases() if p.category in ("act", "cost")}
    assert acts == set(CAN)


@pytest.mark.parametrize("card", CARDS, ids=by_id)
def test_flavour_and_icon(card: Card) -> None:
    assert 8 <= len(card.flavour.split()) <= 25
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card.icon)
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card.id)


def test_names_and_flavours_are_all_different() -> None:
    for told in ("id", "name", "flavour"):
        assert len({getattr(card, told) for card in CARDS}) == len(CARDS)
    assert GAME.card_ids() == tuple(card.id for card in CARDS)


# --- counts ---


@proves("heart_of_darkness", "components.loot", "components.loot-split", "cards.types")
def test_sixty_one_loot_cards_and_personal_items() -> None:
    loot = {ITEM: 18, WEAPON: 10, RITUAL: 8, TRAP: 6, QUEST: 12, PERSONAL: 7}
    assert {kind: copies(kind) for kind in loot} == loot
    assert sum(loot.values()) == 61
    assert sum(loot.values()) - 7 - 6 - 6 - CARDS[RADIO_PART].count == 37
    # The core Loot deck, by the kinds that hands hold; Curses are the sixth kind.
    in_play = Counter(CARDS[face].type for face in pieces_of(western=False))
    assert [in_play[kind] for kind in (ITEM, WEAPON, RITUAL, TRAP, QUEST)] == [18, 10, 8, 6, 6]
    assert in_play[CURSE] == 12


@proves(
    "heart_of_darkness",
    "components.curses",
    "components.events",
    "components.spawn-count",
    "quest.core-six",
)
def test_curses_events_spawn_cards_and_quests() -> None:
    assert (copies(CURSE), copies(EVENT)) == (12, 6)
    assert (copies(SPAWN, False), copies(SPAWN, True)) == (24, 12)
    assert (copies(QUEST, False), copies(QUEST, True)) == (6, 6)


@proves("heart_of_darkness", "components.protagonists")
def test_seven_protagonists_each_with_an_item_of_its_own() -> None:
    assert [card.face for card in of_type(PROTAGONIST)] == list(PROTAGONISTS)
    assert len(PROTAGONISTS) == 7
    for hero, face in enumerate(PROTAGONISTS):
        item = CARDS[PERSONAL_OF[hero]]
        assert item.type == PERSONAL
        assert item.owner == CARDS[face].id
        assert item.icon == CARDS[face].icon
    assert len(set(PERSONAL_OF)) == 7
    assert len({CARDS[face].icon for face in PROTAGONISTS}) == 7


def test_strength_and_sanity() -> None:
    pairs = sorted(zip(STRENGTH, SANITY, strict=True))
    assert pairs == [(2, 4), (2, 5), (3, 3), (3, 4), (3, 4), (4, 2), (4, 3)]


@proves("heart_of_darkness", "boat.parts")
def test_five_radio_parts_say_what_the_boat_asks_for() -> None:
    assert [card.count for card in of_type(ITEM) if card.face == RADIO_PART] == [5]
    assert play.RADIO[RADIO_PART].value() == (PARTS_NEEDED, LIGHTHOUSE)


def test_modifiers_are_those_of_the_brief() -> None:
    assert sorted(card.modifier for card in of_type(WEAPON)) == [1, 1, 2, 2, 2, 2, 3]
    assert all(-2 <= card.modifier <= 1 for card in of_type(RITUAL))
    assert {card.modifier for card in of_type(TRAP)} == {-1, 0, 1}
    lowers = [c for c in of_type(RITUAL) if "Darkness" in c.text]
    assert [card.count for card in lowers] == [1]


# --- Spawn cards ---


@proves("heart_of_darkness", "setup.compass-out", "expansion.quests", "expansion.compass")
def test_compass_cards_are_out_of_the_core_game_and_core_quests_out_of_the_other() -> None:
    for western in (False, True):
        faces = set(pieces_of(western))
        quests = [card for card in of_type(QUEST) if card.face in faces]
        assert len(quests) == 6
        assert all(card.compass == western for card in quests)
        spawns = {card.face for card in of_type(SPAWN) if western or not card.compass}
        assert spawns == {face for face in faces if CARDS[face].type == SPAWN}


def rows_of(card: Card) -> tuple[str, ...]:
    marks = {"": "", "devourer": " D", "guardian": " G"}
    return tuple(
        [LOCATIONS[PLACE[place]].name + marks[icon] for place, icon in map(card.row, range(3))]
    )


@proves("heart_of_darkness", "expansion.spawn", "expansion.tone")
def test_spawn_cards_are_those_of_the_table() -> None:
    assert [rows_of(card) for card in of_type(SPAWN, False)] == CORE
    assert [rows_of(card) for card in of_type(SPAWN, True)] == WESTERN
    added = set(pieces_of(western=True)) - set(pieces_of(western=False))
    assert [CARDS[face] for face in sorted(added) if CARDS[face].type == SPAWN] == of_type(
        SPAWN, True
    )


def _share(compass: bool, row: int) -> Counter[str]:
    return Counter(card.row(row)[1] for card in of_type(SPAWN, compass))


@proves("heart_of_darkness", "expansion.tone")
def test_hunters_are_commoner_on_the_western_shores() -> None:
    for card in CARDS:
        assert bool(card.rows) == (card.type == SPAWN)
        assert card.modifier == 0 or card.type in (WEAPON, RITUAL, TRAP)
        assert bool(card.strength) == bool(card.sanity) == (card.type == PROTAGONIST)
    for row in range(3):
        core, west = _share(False, row), _share(True, row)
        assert 1 - west[""] / 12 > 1 - core[""] / 24
        shares = tuple(core[icon] for icon in ("", "devourer", "guardian"))
        assert shares == [(22, 2, 0), (17, 6, 1), (12, 9, 3)][row]


def test_no_card_names_the_heart_and_no_crawler_starts_inside_the_gates() -> None:
    for card in of_type(SPAWN):
        for place, icon in map(card.row, range(3)):
            assert place != "heart"
            inner = PLACE[place] < MAIN.size and MAIN.inner[PLACE[place]]
            assert icon or not inner


def test_what_each_passage_of_a_quest_or_a_curse_is_for_is_printed_before_it() -> None:
    """Without it one reads “At the Old Mine. At a Gate …” and does not know what to do where."""
    texts = {card.id: card.text for card in CARDS}
    assert texts["powder-for-the-gate"] == (
        "To begin: at the Old Mine. To complete: at a Gate, Creatures or not: discard a card and "
        "kill every Creature here. From then on: in Combat, you roll two more dice."
    )
    assert texts["the-second-voice"] == (
        "For Rituals, you roll one die less. To be rid of it: at the Chapel."
    )

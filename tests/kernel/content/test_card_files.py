"""Card files: what is read from them, and what is refused."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from gloam.kernel.content.card_files import (
    CardError,
    CardFile,
    PrintedCard,
    faces_by_id,
    faces_of,
    parse_texts,
    read_cards,
)
from gloam.kernel.content.phrasebook import Phrasebook, PhraseError

WEAPONS = """
[knife]
name = "Knife"
count = 2
dice = 1
text = "Cut."
flavour = "It was never found."
rule = "weapon.knife"
scene = "night shore moon; knife"

[axe]
name = "Axe"
dice = 2
text = "Hew."
sealed = true
"""
QUESTS = """
[beacon]
name = "The Beacon"
begin = "Cut."
benefit = "Hew."
rule = ["quest.begin", "quest.beacon"]
rows = [["shore", "north"], ["hill"]]
"""


@dataclass(frozen=True, kw_only=True)
class Card(PrintedCard):
    dice: int = 0
    rows: tuple[tuple[str, ...], ...] = ()


FILES = (
    CardFile("weapons", "weapon", cards=3, needs=("dice",)),
    CardFile("quests", "quest", texts=("begin", "benefit"), may=("rows",)),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "weapons.toml").write_text(WEAPONS)
    (tmp_path / "quests.toml").write_text(QUESTS)
    return tmp_path


def test_a_cards_place_is_its_face(folder: Path) -> None:
    cards = read_cards(folder, Card, *FILES)
    assert [(card.face, card.id, card.type) for card in cards] == [
        (0, "knife", "weapon"),
        (1, "axe", "weapon"),
        (2, "beacon", "quest"),
    ]
    assert faces_by_id(cards) == {"knife": 0, "axe": 1, "beacon": 2}
    assert faces_of(cards, "weapon") == (0, 1)


def test_fields_common_and_of_the_game(folder: Path) -> None:
    knife, axe, beacon = read_cards(folder, Card, *FILES)
    assert (knife.name, knife.count, knife.dice, knife.text) == ("Knife", 2, 1, "Cut.")
    assert (knife.rule, knife.flavour) == (("weapon.knife",), "It was never found.")
    assert knife.scene == "night shore moon; knife"
    assert (knife.sealed, axe.sealed) == ("", "axe")
    assert dict(beacon.texts) == {"begin": "Cut.", "benefit": "Hew."}
    assert (beacon.text, beacon.rule) == ("Cut. Hew.", ("quest.begin", "quest.beacon"))
    assert beacon.rows == (("shore", "north"), ("hill",))


def test_a_whole_file_may_be_sealed(folder: Path) -> None:
    quests = CardFile("quests", "quest", texts=("begin", "benefit"), may=("rows",))
    text = (folder / "quests.toml").read_text()
    for told, seal in (("true", "beacon"), ('"act-two"', "act-two")):
        (folder / "quests.toml").write_text(f"sealed = {told}\n{text}")
        assert [card.sealed for card in read_cards(folder, Card, quests)] == [seal]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("count = 2", "count = 3", "weapons.toml has 4 cards; there must be 3"),
        (
            "dice = 2",
            "dise = 2",
            "weapons.toml: axe: 'dise' is no field of it. Did you mean 'dice'",
        ),
        ("dice = 2", "", "weapons.toml: axe: it has no 'dice'"),
        ("dice = 2", 'dice = "two"', "weapons.toml: axe: 'dice' must be int, not str 'two'"),
        ("dice = 2", "dice = true", "'dice' must be int, not bool True"),
        ('text = "Hew."', "text = 1", "weapons.toml: axe: 'text' must be str, not int 1"),
        ("sealed = true", "sealed = 1", "'sealed' must be str"),
        ("[axe]", "[beacon]", "quests.toml: beacon: there is a card of this id already, weapons"),
        ("[axe]", "rows = []\n[axe]", "weapons.toml: knife: 'rows' is no field of it"),
        ("[knife]", "knife = 1\n[other]", "weapons.toml: knife: a card is a table"),
        ("[axe]", "[axe", "weapons.toml: this is not TOML"),
    ],
)
def test_what_a_file_gets_wrong_is_told(folder: Path, old: str, new: str, told: str) -> None:
    (folder / "weapons.toml").write_text(WEAPONS.replace(old, new, 1))
    with pytest.raises(CardError) as refused:
        read_cards(folder, Card, *FILES)
    assert told in str(refused.value)


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"there is no file .*weapons\.toml"):
        read_cards(tmp_path, Card, *FILES)


def test_texts_are_parsed_by_passage_and_type(folder: Path) -> None:
    book = Phrasebook("toy")

    @book.phrase("text", en="Cut.")
    def cut() -> int:
        return 1

    @book.phrase("text", en="Hew.")
    def hew() -> int:
        return 2

    cards = read_cards(folder, Card, *FILES)
    weapons = parse_texts(book, "text", cards, types=("weapon",))
    assert {face: node.value() for face, node in weapons.items()} == {0: 1, 1: 2}
    benefits = parse_texts(book, "text", cards[2:], "benefit")
    assert benefits[2].value() == 2


def test_a_text_that_is_not_understood_is_named(folder: Path) -> None:
    book = Phrasebook("toy")

    @book.phrase("text", en="Hew.")
    def hew() -> int:
        return 2

    cards = read_cards(folder, Card, *FILES)
    with pytest.raises(PhraseError, match=r"quests\.toml: beacon, begin"):
        parse_texts(book, "text", cards[2:], "begin")

"""What is sealed is in nothing that a table may see, until the table has unlocked it."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.kernel.content.ledger import Ledger
from gloam.kernel.content.open_content import ContentFiles
from gloam.kernel.present.layout_file import DEFAULT, parse_layout
from gloam.kernel.present.scene import Words
from gloam.kernel.present.words import read_words, split_messages

WORDS = """\
### The words of a mill.

# Said at the start.
hello = Hello.
count = { $n ->
    [one] one
   *[other] { $n }
}

## sealed: cellar

# The cellar is under the mill.
stairs = Stairs lead down.

## Open again

goodbye = Goodbye.
-mill = the mill

## sealed: attic
owl = An owl.
"""
THEME = """\
[colours]
paper = "#fff"

[cards]
sack = "sack"

[sealed.cellar.cards]
rat = "rat"

[sealed.cellar.colours]
paper = "#000"
"""
RULES = """\
title = "The Mill"

[flour.white]
rule = "Flour is white."
note = "Our copy says brown; a misprint."

[cellar.dark]
rule = "The cellar is dark."
sealed = "cellar"
"""
LOOK = '\n[[look]]\nid = "rat-*"\nas = "chip"\nsealed = "cellar"\n'


@pytest.fixture
def mill(tmp_path: Path) -> ContentFiles:
    (tmp_path / "words.en.ftl").write_text(WORDS)
    (tmp_path / "theme.toml").write_text(THEME)
    layout = parse_layout(DEFAULT.read_text() + LOOK, "layout.toml")
    return ContentFiles(tmp_path, Ledger.parse(RULES, "rules.toml"), layout)


def test_before_anything_is_unlocked(mill: ContentFiles) -> None:
    shown = mill.opened(())
    assert [message for message in ("hello", "count", "goodbye") if message in shown.wordbook]
    assert "stairs" not in shown.words
    assert "cellar" not in shown.words.lower()  # comments are left out
    assert shown.theme == {"colours": {"paper": "#fff"}, "cards": {"sack": "sack"}}
    assert [rule.id for rule in shown.rules] == ["flour.white"]
    assert shown.layout.looks == ()


def test_what_a_table_has_unlocked_and_nothing_else(mill: ContentFiles) -> None:
    shown = mill.opened({"cellar"})
    assert shown.wordbook.say(Words("stairs")) == "Stairs lead down."
    assert "owl" not in shown.words
    assert shown.theme == {"colours": {"paper": "#000"}, "cards": {"sack": "sack", "rat": "rat"}}
    assert [rule.id for rule in shown.rules] == ["flour.white", "cellar.dark"]
    assert [look.sealed for look in shown.layout.looks] == [""]


def test_seals_are_known_and_others_change_nothing(mill: ContentFiles) -> None:
    assert mill.seals == {"cellar", "attic"}
    assert mill.opened({"moon"}) is mill.opened(())
    assert mill.opened({"cellar"}).hash != mill.opened(()).hash
    assert mill.opened(["cellar", "moon"]) is mill.opened({"cellar"})


def test_the_words_of_a_large_game_are_in_files_whose_seals_end_with_them(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words.en.ftl").write_text("hello = Hello\n\n## sealed: attic\n\nowl = Owl\n")
    (tmp_path / "words" / "b.en.ftl").write_text("# The mill\n\nflour = Flour\n")
    (tmp_path / "words" / "a.en.ftl").write_text("sack = Sack\n\n## sealed: cellar\n\nrat = Rat\n")
    told = [(seal, text.partition(" =")[0]) for seal, text in split_messages(read_words(tmp_path))]
    assert told == [("", "hello"), ("attic", "owl"), ("", "sack"), ("cellar", "rat"), ("", "flour")]


def test_all_messages_of_a_file_are_kept_word_for_word() -> None:
    assert [text for _, text in split_messages(WORDS)] == [
        "hello = Hello.\n",
        "count = { $n ->\n    [one] one\n   *[other] { $n }\n}\n",
        "stairs = Stairs lead down.\n",
        "goodbye = Goodbye.\n",
        "-mill = the mill\n",
        "owl = An owl.\n",
    ]

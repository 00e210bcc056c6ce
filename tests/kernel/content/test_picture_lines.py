"""Lines that name pictures: words of the art kit, or the card is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from gloam.kernel.content.card_files import CardError, CardFile, PrintedCard, read_cards
from gloam.kernel.content.picture_lines import PictureLineError, check_picture_line
from gloam.kernel.content.registry import Game, games


def test_a_line_of_the_kits_words_is_taken() -> None:
    check_picture_line("night forest fog moon; bearer; graves")
    check_picture_line("window night moor moon; puppet #3")
    check_picture_line("portrait man pipe")
    check_picture_line("")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("night forrest; bearer", "'forrest' is no word of the art kit. Did you mean 'forest'?"),
        ("night moor #three", "'#three' is no word"),
        ("night moor sea", "one place in a picture, not moor and sea"),
        ("night moon; bearer", "no place"),
        ("night moor; hound hound", "twice"),
    ],
)
def test_another_is_refused(line: str, told: str) -> None:
    with pytest.raises(PictureLineError, match=told):
        check_picture_line(line)


def test_a_card_with_a_wrong_word_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text('[axe]\nname = "Axe"\nscene = "table; exe"\n')
    with pytest.raises(CardError, match=r"deck\.toml: axe, scene: 'exe' is no word of the art kit"):
        read_cards(tmp_path, PrintedCard, CardFile("deck", "tool", texts=()))


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_the_pictures_of_a_game_that_are_no_cards(game: Game) -> None:
    file = game.folder / "pictures.toml"
    if not file.exists():
        return
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    check_picture_line(found["cover"]["scene"])
    for part in ("portraits", "endings"):
        for entry in found.get(part, {}).values():
            check_picture_line(entry["scene"])

"""Icons of sealed things are given to tables that have unlocked them, and lie in no public file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gloam.kernel.content.registry import Game, games
from gloam.table.http.sealed_icons import icon_sprite
from gloam.table.http.static_pages import FOLDER
from tests.battery.test_sealed import sealed_words

CLIENT = Path(__file__).parents[3] / "client" / "src"


def test_a_sprite_has_the_icons_of_what_is_unlocked(tmp_path: Path) -> None:
    icons = {"cellar": {"rat": '<symbol id="rat"/>'}, "attic": {"owl": '<symbol id="owl"/>'}}
    (tmp_path / "mill.json").write_text(json.dumps(icons))
    head = '<svg xmlns="http://www.w3.org/2000/svg">'
    assert icon_sprite("mill", {"cellar"}, tmp_path).decode() == (
        f'{head}<symbol id="rat"/></svg>\n'
    )
    assert icon_sprite("mill", {"moon"}, tmp_path).decode() == f"{head}</svg>\n"
    assert icon_sprite("windmill", {"cellar"}, tmp_path).decode() == f"{head}</svg>\n"


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_no_file_of_the_page_names_anything_sealed(game: Game) -> None:
    """Neither what the page is made of, nor what was made of it."""
    hidden = sealed_words(game, frozenset())
    sources = [*CLIENT.glob("fixtures/*.json"), *CLIENT.glob("lib/icons/sprites/*")]
    built = [file for kind in ("js", "svg", "json") for file in FOLDER.glob(f"assets/*.{kind}")]
    for file in [*sources, *built]:
        text = file.read_text(encoding="utf-8")
        assert [word for word in hidden if word in text] == [], file.name

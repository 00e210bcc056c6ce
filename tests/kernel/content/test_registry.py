"""The registry: games are found, not imported; what is wrong with one is said."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest

from gloam.kernel.content import registry
from gloam.kernel.content.registry import Game, UnknownGame, game, games
from gloam.kernel.present.scene import Words
from tests.kernel.salon import SalonRules


def a_game(name: str, folder: Path = Path()) -> Game:
    rules = type("Named", (SalonRules,), {"id": name})
    return Game(title=name.title(), rules=rules(), folder=folder)


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A module that holds games, named by GLOAM_GAMES and by nothing else."""
    module = ModuleType("a_module_of_games")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    registry._found.cache_clear()
    yield module
    registry._found.cache_clear()


def name(monkeypatch: pytest.MonkeyPatch, *attributes: str) -> None:
    listed = ",".join(f"a_module_of_games{attribute}" for attribute in attributes)
    monkeypatch.setenv("GLOAM_GAMES", listed)


def test_a_game_is_found_by_its_id(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    module.GAME, module.other = a_game("whist"), a_game("loo")  # type: ignore[attr-defined]  # a module
    name(monkeypatch, "", ":other")
    assert {"whist", "loo"} <= set(games())
    assert game("loo").title == "Loo"
    assert game("loo").rules.id == game("loo").id == "loo"


def test_a_game_that_is_not_there_is_told_with_those_that_are(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    module.GAME = a_game("whist")  # type: ignore[attr-defined]  # a module
    name(monkeypatch, ":GAME")
    with pytest.raises(UnknownGame, match=r"There is no game 'bridge'. There are: .*whist"):
        game("bridge")


def test_what_is_no_game_is_told(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    module.GAME = SalonRules()  # type: ignore[attr-defined]  # a module
    name(monkeypatch, ":GAME")
    with pytest.raises(TypeError, match="GLOAM_GAMES a_module_of_games:GAME is not a"):
        games()


def test_two_games_cannot_have_one_id(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    module.one, module.two = a_game("whist"), a_game("whist")  # type: ignore[attr-defined]  # a module
    name(monkeypatch, ":one", ":two")
    with pytest.raises(ValueError, match="a_module_of_games:two: there is already a game 'whist'"):
        games()
    name(monkeypatch, ":one", ":one")
    assert game("whist") is module.one


def test_games_come_from_entry_points_too(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Point:
        value = "a_package:GAME"

        def load(self) -> Game:
            return a_game("faro")

    monkeypatch.setattr(metadata, "entry_points", lambda group: [Point()])
    monkeypatch.setenv("GLOAM_GAMES", "")
    assert list(games()) == ["faro"]


def test_nobody_can_change_the_list_for_others(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    module.GAME = a_game("whist")  # type: ignore[attr-defined]  # a module
    name(monkeypatch, ":GAME")
    games().clear()
    assert "whist" in games()


def test_ledger_and_words_are_read_from_the_folder_when_asked_for(tmp_path: Path) -> None:
    whist = a_game("whist", tmp_path)
    with pytest.raises(FileNotFoundError):
        _ = whist.words
    (tmp_path / "words.en.ftl").write_text("trump = Trump!\n")
    assert whist.words.say(Words("trump")) == "Trump!"
    (tmp_path / "words.en.ftl").write_text("trump = changed\n")
    assert whist.words.say(Words("trump")) == "Trump!", "read once"


def test_a_game_without_cards_has_none() -> None:
    assert a_game("whist").card_ids() == ()

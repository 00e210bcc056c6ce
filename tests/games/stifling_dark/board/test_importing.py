"""Maps of the community editor become boards: three of different size and form."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.rules.adversary.adversaries import KINDS
from gloam.games.stifling_dark.rules.board import flashlight_lines
from gloam.games.stifling_dark.rules.board.boards_by_scenario import ground_on
from gloam.games.stifling_dark.rules.board.imported import importing
from gloam.games.stifling_dark.rules.board.measuring.flashlight_tables import light_table
from gloam.games.stifling_dark.rules.board.printed_board import Board, load
from gloam.kernel.content import registry
from gloam.kernel.content.boards import BoardError, ImportedBoard
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.lab import simulate
from tests.games.stifling_dark.proving import proves

MAPS = Path(__file__).parent / "maps"
BOARDS = ("cellar", "pier", "quarry")  # a query's answer, an older list, a query's object
BOTS_MEET = dict(zip(BOARDS, KINDS, strict=True))


@pytest.fixture(autouse=True)
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measuring takes half a second a space; the boards' tables lie beside the maps."""
    monkeypatch.setattr(importing, "measured", lambda name, board: {})


def brought(name: str, change: Any = None) -> ImportedBoard:  # changes any JSON
    told = json.loads((MAPS / f"{name}.json").read_text(encoding="utf-8"))
    if change is not None:
        change(told)
    side = MAPS / f"{name}.side.toml"
    side_text = side.read_text(encoding="utf-8") if side.exists() else ""
    return importing.import_board(name, json.dumps(told), side_text)


def spaces(told: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = told["data"]["map"]["spaces"]
    return found


@proves("setup.map-import")
@pytest.mark.parametrize("name", BOARDS)
def test_a_map_becomes_the_board_that_is_kept_beside_it(name: str) -> None:
    board = brought(name)
    assert not board.problems
    kept = (MAPS / f"{name}.toml").read_text(encoding="utf-8")
    assert board.files[f"{name}.toml"].decode() == kept


@proves("setup.map-import")
def test_the_report_says_what_is_missing_and_what_was_guessed() -> None:
    report = "\n".join(brought("cellar").report)
    for line in (
        "2 hand-in spaces; the printed boards have 5",
        "2 Zones; the printed boards have 5",
        "no exits are told",
        "no Escape cards are told",
        "neighbours without a link get walls",
        "no Windows",
    ):
        assert line in report
    assert "'Quicksand', which is unknown here" in "\n".join(brought("quarry").report)


@proves("setup.map-import")
def test_what_cannot_be_played_is_said_and_not_written() -> None:
    def without_start(told: dict[str, Any]) -> None:
        for space in spaces(told):
            if space["type"]["name"] == "Start":
                space["type"]["name"] = "Movement"

    board = brought("cellar", without_start)
    assert board.problems == ("there are 0 Start spaces; 4 are needed.",)
    assert not board.files


def test_a_link_of_one_way_is_refused_with_both_labels() -> None:
    def one_way(told: dict[str, Any]) -> None:
        spaces(told)[0]["connections"].remove(spaces(told)[1]["number"])

    with pytest.raises(BoardError, match="2 leads to 1, but not back"):
        brought("cellar", one_way)


@pytest.mark.parametrize("text", ["", "[", "{}", '{"data": null}', '[{"id": 1}]'])
def test_what_is_no_map_is_refused_kindly(text: str) -> None:
    with pytest.raises(BoardError):
        importing.import_board("x", text, "")


def test_a_side_file_tells_windows_zones_and_exits() -> None:
    board = load("pier", MAPS)
    assert [gate.kind for gate in board.gates].count("window") == 2
    assert sorted(board.zone_names.values()) == ["Arcade", "Boat House", "Fish Hall"]
    assert len(board.exits) == 2
    told = (MAPS / "pier.json").read_text(encoding="utf-8")
    with pytest.raises(BoardError, match="it may have: walls"):
        importing.import_board("pier", told, "wals = 1")


@pytest.mark.parametrize("name", BOARDS)
def test_the_tables_beside_the_maps_are_of_these_boards(name: str) -> None:
    board = load(name, MAPS)
    assert len(flashlight_lines.packed_tables(name, MAPS)) == board.size
    assert light_table(board, 0, board.walls.pieces()) == flashlight_lines.table(board, 0)


def played(board: Board, adversary: str, seed: int) -> Run[Any]:
    """A game at random, to its end."""
    ground = ground_on(board)
    rules = StiflingDarkRules(lambda scenario: ground)
    game = rules.setup(rules.choices({"adversary": adversary}), 3, {})
    game.dice = Dice(b"imported %d" % seed)
    chance = random.Random(seed)
    run = Run.at(rules, game)
    while run.result is None:
        assert run.ask is not None
        seat = chance.choice(run.ask.seats())
        run.send(seat, chance.choice(list(run.ask.offer(seat))))
    return run


@pytest.mark.parametrize("adversary", KINDS)
@pytest.mark.parametrize("name", BOARDS)
def test_imported_boards_are_played_to_the_end(name: str, adversary: str) -> None:
    assert played(load(name, MAPS), adversary, 7).state.outcome is not None


@pytest.mark.parametrize("name", BOARDS)
def test_bots_play_on_imported_boards_by_the_command(name: str) -> None:
    file = str(MAPS / f"{name}.toml")
    assert simulate.check(simulate.Wish("stifling_dark", [2], "greedy", 1, {}, 1, file)) == [2]
    options = {"adversary": BOTS_MEET[name]}
    played = simulate.play_some(simulate.Task("stifling_dark", 2, options, "greedy", 1, 0, 1, file))
    assert played.games == 1
    assert played.ends["over"] == 1


def test_a_board_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    rules_for = registry.game("stifling_dark").rules_for
    with pytest.raises(BoardError, match=r"nowhere\.toml is missing"):
        rules_for(str(tmp_path / "nowhere.toml"))
    with pytest.raises(ValueError, match="park"):
        rules_for(str(MAPS / "pier.toml")).choices({"scenario": "park"})
    with pytest.raises(BoardError, match="no other boards"):
        registry.game("haunted").rules_for("pier.toml")

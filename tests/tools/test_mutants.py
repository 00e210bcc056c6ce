"""`python -m tools.mutants` sees which broken rules the tests notice, and touches nothing."""

import json
import re
from pathlib import Path

import pytest

from tests.proving.well import Well
from tools.mutants import run as mutants
from tools.mutants.__main__ import main

Capture = pytest.CaptureFixture[str]


def files(place: Path) -> dict[str, str]:
    paths = [path for path in place.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return {str(path): path.read_text() for path in paths}


def test_good_tests_catch_every_mutant_and_the_tree_stays_as_it_was(
    well: Well, capsys: Capture
) -> None:
    before = files(well.place)
    assert mutants.run(100, seed=1, games={"well": well}) == 0
    told = capsys.readouterr().out.splitlines()
    assert files(well.place) == before
    assert told[-1] == (
        "in all: 11 of 11 caught (100%), 11 by proofs of the rules cited there (100%)"
    )
    assert "caught    well/flow.py:11 night: `candles -= 1` dropped" in told
    assert (
        "          noticed by tests/test_well.py::test_a_night_takes_a_candle[3]; "
        "ran test_a_night_takes_a_candle, test_dark_falls_without_a_candle"
    ) in told


def test_poor_tests_let_mutants_live(well: Well, capsys: Capture) -> None:
    well.change("tests/test_well.py", '== (candles - 1, "light")', "!= 'noon'")
    well.change("tests/test_well.py", '== (0, "dark")', "!= 'noon'")
    assert mutants.run(4, seed=2, json=True, games={"well": well}) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["seed"], report["caught"], len(report["results"])) == (2, 0, 4)
    first = report["results"][0]
    assert (first["game"], first["function"], first["how"]) == ("well", "night", "nothing noticed")
    assert first["tests"] == [
        "tests/test_well.py::test_a_night_takes_a_candle",
        "tests/test_well.py::test_dark_falls_without_a_candle",
    ]


def test_what_only_other_tests_notice_is_told_as_weak(well: Well, capsys: Capture) -> None:
    proofs, _, _ = (well.place / "tests/test_well.py").read_text().partition("def test_that_proves")
    others = proofs.replace('@proves("well", ', "@others(").replace("import pytest", OTHERS)
    well.write("tests/games/well/test_others.py", others)
    well.change("tests/test_well.py", '== (candles - 1, "light")', "!= 'noon'")
    well.change("tests/test_well.py", '== (0, "dark")', "!= 'noon'")
    assert mutants.run(100, seed=1, games={"well": well}) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1].startswith("in all: 11 of 11 caught (100%), ")
    assert not told[-1].endswith(" 11 by proofs of the rules cited there (100%)")
    at = told.index("weak      well/flow.py:11 night: `candles -= 1` dropped")
    assert told[at + 1].startswith("          noticed by tests/games/well/test_others.py::test_")


OTHERS = """\
import pytest


def others(*rules):
    return lambda test: test

"""


def test_the_seed_chooses_the_mutants(well: Well) -> None:
    def chosen(seed: int) -> list[tuple[int, str]]:
        found = mutants.choose_mutants({"well": well}, 5, seed)
        return [(mutant.mutation.line, mutant.mutation.change) for mutant in found]

    assert chosen(1) == chosen(1)
    assert len(set(chosen(1))) == 5
    assert chosen(1) != chosen(2)


def test_a_mutant_that_never_ends_is_caught(
    well: Well, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants, "PATIENCE", 3.0)
    well.write(
        "well/flow.py",
        "def night(candles):  # rule: candle.burns\n"
        "    while True:\n"
        "        if candles:\n"
        "            break\n"
        "    return candles - 1, 'light'\n",
    )
    well.write("tests/test_well.py", ENDLESS)
    mutants.run(100, seed=1, games={"well": well})
    told = capsys.readouterr().out.splitlines()
    at = told.index("caught    well/flow.py:4 night: `break` -> `continue`")
    assert re.match(r" +it did not end within \d+ s; ran test_night", told[at + 1])


ENDLESS = """\
from gloam.kernel.content.ledger import proves
from well import flow


@proves("well", "candle.burns")
def test_night():
    assert flow.night(2) == (1, "light")
"""


def test_a_function_whose_rules_no_test_proves_lets_all_live(well: Well, capsys: Capture) -> None:
    well.write("tests/test_well.py", "")
    assert mutants.run(1, seed=1, games={"well": well}) == 1
    assert "no test proves a rule cited here; ran nothing" in capsys.readouterr().out


def test_tests_that_fail_unbroken_must_be_mended_first(well: Well, capsys: Capture) -> None:
    well.change("well/flow.py", "candles -= 1", "candles -= 2")
    assert mutants.run(1, seed=1, games={"well": well}) == 1
    assert "Mend these first, they fail as it is:\n  tests/test_well" in capsys.readouterr().err


def test_without_citing_functions_there_is_nothing_to_break(well: Well, capsys: Capture) -> None:
    well.write("well/flow.py", "")
    assert mutants.run(1, seed=1, games={"well": well}) == 1
    assert "There is nothing to break" in capsys.readouterr().err


def test_a_game_imported_too_early_is_told_not_counted(well: Well, capsys: Capture) -> None:
    well.change("pytest.ini", "-q", "-q -p well.flow")
    assert mutants.run(1, seed=1, games={"well": well}) == 1
    assert "was imported before it could be changed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "told"),
    [(["--n", "many"], "many"), (["--n", "0"], "0"), (["--game", "chess"], "chess")],
)
def test_wrong_use_is_told(argv: list[str], told: str, capsys: Capture) -> None:
    assert main(argv) == 2
    assert told in capsys.readouterr().err

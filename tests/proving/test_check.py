"""`gloam check` is content with a game in order, and names each thing that is not."""

import json
from pathlib import Path

import pytest

from gloam.proving import check
from gloam.proving.report import Report, Summary, tell_people
from tests.proving.well import Well

Found = list[tuple[str, str]]


def problems(well: Well, capsys: pytest.CaptureFixture[str]) -> Found:
    """Kind and words of what is found, which must agree with the exit code."""
    code = check.run(json=True, games={"well": well})
    report = json.loads(capsys.readouterr().out)
    assert code == (0 if report["ok"] else 1)
    return [(kind, what) for _, kind, what in report["problems"]]


def test_a_game_in_order_passes(well: Well, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.run(games={"well": well}) == 0
    assert capsys.readouterr().out == (
        "The Well (well): 5 rules, 1 cards, 4 proving tests\n"
        "gloam check: every rule is cited and proven, every card is played\n"
    )


def test_how_often_phrases_are_used_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    well = Summary("well", "The Well", 5, 1, 4, phrases=2, uses=7, seldom=["climb"])
    tell_people(Report(ok=True, games=[well], problems=[]))
    told = "  2 phrases are used 7 times, 3.5 times each; 1 of them fewer than 3 times\n"
    assert told in capsys.readouterr().out


def test_people_get_a_list_under_headings(well: Well, capsys: pytest.CaptureFixture[str]) -> None:
    well.change("tests/test_well.py", '@proves("well", "dark.falls")\n', "")
    well.write("tests/test_other.py", "import nothing_like_it  # proves\n")
    assert check.run(games={"well": well}) == 1
    assert capsys.readouterr().out == (
        "The Well (well): 5 rules, 1 cards, 3 proving tests\n"
        "  Rules that no test proves; write one with @proves (1):\n"
        "    dark.falls\n"
        "  Files that cannot be read (1):\n"
        "    tests/test_other.py: "
        "E   ModuleNotFoundError: No module named 'nothing_like_it'\n"
        "gloam check: 2 to mend\n"
    )


def test_a_rule_that_no_test_proves(well: Well, capsys: pytest.CaptureFixture[str]) -> None:
    well.change("tests/test_well.py", '@proves("well", "dark.falls")\n', "")
    assert problems(well, capsys) == [("unproven", "dark.falls")]


def test_a_rule_that_waits_for_a_part_of_the_game_is_listed_and_no_problem(
    well: Well, capsys: pytest.CaptureFixture[str]
) -> None:
    well.change("well/flow.py", "    # rule: dark.falls\n", "")
    well.change("tests/test_well.py", '@proves("well", "dark.falls")\n', "")
    well.change("well/rules.toml", "[dark.falls]\n", '[dark.falls]\nneeds = ["ghosts"]\n')
    assert check.run(games={"well": well}) == 0
    assert "  Open until ghosts can be played (1):\n    dark.falls\n" in capsys.readouterr().out


def test_a_rule_that_nothing_cites(well: Well, capsys: pytest.CaptureFixture[str]) -> None:
    well.change("well/flow.py", "    # rule: dark.falls\n", "")
    assert problems(well, capsys) == [("uncited", "dark.falls")]


def test_a_citation_of_no_rule(well: Well, capsys: pytest.CaptureFixture[str]) -> None:
    well.change("well/flow.py", "dark.falls", "dark.falls, dark.fals")
    well.change("well/board/well.toml", '"well.deep"', '"well.deep", "moon"')
    assert problems(well, capsys) == [
        ("no-such-rule", "well/flow.py:12: 'dark.fals'. Did you mean 'dark.falls'?"),
        ("no-such-rule", "well/board/well.toml:3: 'moon'."),
    ]


def test_a_comment_about_nothing_cites_nothing(
    well: Well, capsys: pytest.CaptureFixture[str]
) -> None:
    well.change("well/flow.py", "    # rule: dark.falls\n", "")
    well.write("well/more.py", "# rule:\nNOTES = 1\n# rule: dark.falls\n")
    assert problems(well, capsys) == [
        ("no-such-rule", "well/more.py:1: ''."),
        ("uncited", "dark.falls"),
    ]


def test_a_proof_of_no_rule_or_game(well: Well, capsys: pytest.CaptureFixture[str]) -> None:
    well.change(
        "tests/test_well.py",
        '@proves("well", "dark.falls")',
        '@proves("wel", "dark.falls")\n@proves("well", "dark.falls", "candle.burn")',
    )
    name = "tests/test_well.py::test_dark_falls_without_a_candle"
    assert problems(well, capsys) == [
        ("no-such-proof", f"{name}: there is no game 'wel'. Games: well."),
        ("no-such-proof", f"{name}: 'candle.burn'. Did you mean 'candle.burns'?"),
    ]


def test_five_rules_in_one_test(well: Well, capsys: pytest.CaptureFixture[str]) -> None:
    rules = ["candle.count", "candle.burns", "dark.falls", "card.match", "well.deep"]
    well.write(
        "tests/test_all.py",
        "from gloam.kernel.content.ledger import proves\nfrom well import flow\n"
        f'@proves("well", {str(rules)[1:-1]})\n'
        "def test_all():\n    flow.night(flow.start()), flow.play('match', 1)\n",
    )
    assert problems(well, capsys) == [
        ("crowded", f"tests/test_all.py::test_all: {', '.join(rules)}")
    ]


def test_a_proof_that_does_not_run_the_citing_line(
    well: Well, capsys: pytest.CaptureFixture[str]
) -> None:
    well.change("tests/test_well.py", "assert flow.start() == 3", "assert flow.CANDLES == 3")
    well.change("tests/test_well.py", 'assert flow.night(1) == (0, "dark")', "assert True")
    well.change("tests/test_well.py", 'flow.play("match", 1) == 2', "True")
    well.write(
        "tests/test_play.py",
        "from gloam.kernel.content.ledger import proves\nfrom well import flow\n"
        '@proves("well", "candle.burns")\n'
        "def test_play():\n    flow.night(3), flow.play('match', 1)\n",
    )
    name = "tests/test_well.py::test"
    assert problems(well, capsys) == [
        ("idle", f"{name}_three_candles_at_the_start: candle.count, cited at well/flow.py:3"),
        ("idle", f"{name}_dark_falls_without_a_candle: dark.falls, cited at well/flow.py:12"),
        ("idle", f"{name}_a_match_lights_a_candle: card.match, cited at well/cards/all.toml:3"),
    ]


def test_one_case_of_a_test_is_enough_to_run_the_line(
    well: Well, capsys: pytest.CaptureFixture[str]
) -> None:
    well.change(
        "tests/test_well.py",
        'assert flow.night(candles) == (candles - 1, "light")',
        "assert candles == 2 or flow.night(candles)",
    )
    assert problems(well, capsys) == []


def test_a_card_that_does_not_parse(well: Well, capsys: pytest.CaptureFixture[str]) -> None:
    well.change("well/cards/all.toml", "Light a candle", "Lite a candle")
    assert problems(well, capsys) == [("card", "match: 'Lite a candle.' is not understood")]


def test_a_card_that_no_proving_test_plays(well: Well, capsys: pytest.CaptureFixture[str]) -> None:
    well.write("well/cards/all.toml", CARD_TWICE)
    assert problems(well, capsys) == [("unplayed", "lamp")]


CARD_TWICE = """\
[match]
text = "Light a candle."
rule = "card.match"
[lamp]
text = "Light a candle."
"""


def test_a_proving_test_that_fails_or_is_skipped(
    well: Well, capsys: pytest.CaptureFixture[str]
) -> None:
    well.change("tests/test_well.py", "flow.start() == 3", "flow.start() == 4, 'too dark'")
    well.change("tests/test_well.py", "    assert flow.night(1)", "    pytest.skip('later')")
    well.change("tests/test_well.py", ' == (0, "dark")', "")
    name = "tests/test_well.py::test"
    assert problems(well, capsys) == [
        ("failed", f"{name}_three_candles_at_the_start: AssertionError: too dark"),
        ("skipped", f"{name}_dark_falls_without_a_candle: Skipped: later"),
    ]


def test_a_proof_that_the_settings_leave_out_is_none(
    well: Well, capsys: pytest.CaptureFixture[str]
) -> None:
    well.change("pytest.ini", "-q", '-q -m "not long"\nmarkers =\n    long: slow')
    well.change("tests/test_well.py", "@pytest.mark.para", "@pytest.mark.long\n@pytest.mark.para")
    assert problems(well, capsys) == [("unproven", "candle.burns")]


def test_without_any_proving_test_every_rule_is_unproven(
    well: Well, capsys: pytest.CaptureFixture[str]
) -> None:
    well.write("tests/test_well.py", "")
    kinds = [kind for kind, _ in problems(well, capsys)]
    assert kinds == ["unproven"] * 5 + ["unplayed"]


def test_files_that_are_broken(well: Well, capsys: pytest.CaptureFixture[str]) -> None:
    well.write("well/extra.py", "def :\n")
    assert problems(well, capsys) == [
        ("broken", "well/extra.py:1: this is not Python: invalid syntax")
    ]
    well.write("well/extra.py", "")
    well.write("well/board/more.toml", "[\n")
    [(kind, what)] = problems(well, capsys)
    assert kind == "broken"
    assert what.startswith("well/board/more.toml: this is not TOML: ")


def test_a_proof_under_hypothesis_counts(well: Well, capsys: pytest.CaptureFixture[str]) -> None:
    well.change("tests/test_well.py", '@proves("well", "dark.falls")\n', "")
    well.write(
        "tests/test_given.py",
        "from hypothesis import given, strategies as st\n"
        "from gloam.kernel.content.ledger import proves\nfrom well import flow\n"
        "@given(st.just(1))\n"
        '@proves("well", "dark.falls")\n'
        "def test_dark(candles):\n    assert flow.night(candles)[1] == 'dark'\n",
    )
    assert problems(well, capsys) == []


def test_without_tests_it_says_where_to_look(
    well: Well, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check.run(tests=Path("nowhere"), games={"well": well}) == 2
    assert capsys.readouterr().err == (
        "There is no folder nowhere here: run it where the tests are.\n"
    )


def test_one_game_is_checked_without_the_tests_of_others(
    well: Well, capsys: pytest.CaptureFixture[str]
) -> None:
    well.write(
        "tests/test_chess.py",
        "from gloam.kernel.content.ledger import proves\n"
        '@proves("chess", "king.falls")\n'
        "def test_king():\n    assert False\n",
    )
    assert check.run({"well": well}) == 1
    assert "there is no game 'chess'" in capsys.readouterr().out
    assert check.run({"well": well}, whole=False) == 0


def test_a_ledger_with_mistakes_is_told_as_it_is(
    well: Well, capsys: pytest.CaptureFixture[str]
) -> None:
    well.change("well/rules.toml", "[dark.falls]", "[candle.count]")
    assert check.run({"well": well}) == 1
    assert "[candle.count] is there twice, first at line 3" in capsys.readouterr().err


def test_tests_that_cannot_run_at_all_are_told(
    well: Well, capsys: pytest.CaptureFixture[str]
) -> None:
    well.write("tests/conftest.py", "import nothing_like_it\n")
    assert check.run(games={"well": well}) == 1
    assert "No module named 'nothing_like_it'" in capsys.readouterr().err


def test_somebody_at_a_terminal_sees_which_game_is_done(
    well: Well, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert check.run(games={"well": well}) == 0
    assert capfd.readouterr().err == "well: its tests have run\n"


def test_a_layout_with_something_in_no_place(
    well: Well, capsys: pytest.CaptureFixture[str]
) -> None:
    well.unplaced.append("pile 'stock' has no place on the phone screen")
    assert problems(well, capsys) == [("layout", well.unplaced[0])]

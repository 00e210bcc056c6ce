"""What one can ask while one thinks."""

from __future__ import annotations

from tests.terminal.conftest import Gloam, Shown

HAUNTED = ("play", "haunted", "--players", "3", "--seed", "07")


def asked(gloam: Gloam, *lines: str) -> Shown:
    """After one card was laid."""
    return gloam(*HAUNTED, typed=["1", *lines])


def test_a_question_mark_tells_what_is_not_possible_and_which_rule_says_so(gloam: Gloam) -> None:
    told = asked(gloam, "?").after("?")
    assert "Not possible now:" in told
    assert "Tarot Card finds nothing to remove on any of these lines." in told
    assert "turn.no-empty-play" in told
    assert "A card may not be laid where everybody can see" in told
    assert "swap.declare" in told


def test_what_is_blocked_is_named_where_its_words_do_not(gloam: Gloam) -> None:
    shown = gloam("play", "drawhold", "--seed", "07", typed=["?"])
    assert "Hand: There is nothing in your hand to hold." not in shown.out
    assert "There is nothing in your hand to hold." in shown.out
    assert "turn.hold-needs-cards" in shown.out


def test_where_nothing_is_barred_that_is_said(gloam: Gloam) -> None:
    shown = gloam("play", "chase", "--bot", "random", "--seed", "07", typed=["?"])
    assert "Nothing stands in your way" in shown.out


def test_an_option_is_explained(gloam: Gloam) -> None:
    shown = asked(gloam, "? 1", "?99")
    told = shown.after("? 1")
    assert "1: Lay Transformation on Seat 2’s unstarted line 2" in told
    assert "Discard all your acquaintances" in told
    assert "event.transformation" in told
    assert "There is no option 99" in shown.after("?99")


def test_a_word_finds_what_is_possible_and_what_is_not(gloam: Gloam) -> None:
    shown = asked(gloam, "? blood", "? tarot")
    told = shown.after("? blood")
    assert "Possible, as 6: Lay Blood Letting" in told
    assert "Not possible" not in told
    assert "Tarot Card finds nothing" in shown.after("? tarot")


def test_the_rules_are_searched(gloam: Gloam) -> None:
    shown = asked(gloam, "rules hand size", "rules zeppelin", "rules card", "rules")
    told = shown.after("rules hand size")
    assert "setup.hand-size\n    Dealing ends when every player holds seven cards." in told
    assert "No rule speaks of “zeppelin”." in shown.after("rules zeppelin")
    assert "more rules of “card”" in shown.after("rules card")
    assert "Your turn (" in shown.after("rules")


def test_a_card_is_read_in_full(gloam: Gloam) -> None:
    shown = asked(gloam, "card ocean", "card umbrella", "card")
    told = shown.after("card ocean")
    assert "Ocean Bound Vessel · Setting" in told
    assert "Admits Curious Painting" in told
    assert "Cabin 9" in told
    assert "No card is called “umbrella”." in shown.after("card umbrella")
    assert shown.after("card").count("╭") == 6  # the hand


def test_a_thing_is_looked_at(gloam: Gloam) -> None:
    shown = asked(gloam, "look discard", "look piano")
    told = shown.after("look discard")
    assert "Discard pile 2:" in told
    assert "Strange Mist" in told
    assert "There is nothing called “piano”" in shown.after("look piano")
    kitchen = gloam("play", "chase", "--seed", "07", typed=["look kitchen"]).out
    assert "30; Ways to: 29, 33, 34 (Door 10 open)" in kitchen


def test_the_log_has_everything_that_this_seat_was_told(gloam: Gloam) -> None:
    told = asked(gloam, "log").after("log")
    assert "Seat 3 begins." in told
    assert "Seat 1 lays Ocean Bound Vessel, and a tale begins: Mrs. Lacey (Seat 2)." in told


def test_help_and_save(gloam: Gloam) -> None:
    shown = asked(gloam, "help", "save")
    assert all(word in shown.after("help") for word in ("rules WORD", "undo", "quit"))
    assert "haunted-1.log" in shown.after("save").replace("\n", "")

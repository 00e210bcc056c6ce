"""What the result tells of the Investigators and the Adversary, as a player reads it."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark import GAME
from gloam.games.stifling_dark.state import Outcome
from gloam.games.stifling_dark.view.story import story
from gloam.kernel.present.scene import Arg, Words
from tests.games.stifling_dark.cult.coven import coven
from tests.games.stifling_dark.playing import lair

WORDS = GAME.files.opened(()).wordbook
EGGS = "Killed nobody; "


@pytest.mark.parametrize(
    ("state", "wounds", "evidence", "tale"),
    [
        ("playing", 0, 0, "Alive at the end, unhurt."),
        ("playing", 1, 2, "Alive at the end, with one Wound; 2 Evidence was still in hand."),
        ("away", 1, 0, "Out of sight at the end, with one Wound."),
        ("escaped", 3, 0, "Escaped, with 3 Wounds."),
    ],
)
def test_wounds_and_what_was_still_carried_are_told_in_words(
    state: str, wounds: int, evidence: int, tale: str
) -> None:
    # As `view.story` gives them.
    counts: dict[str, Arg] = {"wounds": wounds, "evidence": evidence}
    assert WORDS.say(Words(f"result-tale-{state}", counts)) == tale


@pytest.mark.parametrize(
    ("foe", "counts", "tale"),
    [
        ("butcher", {"dead": 1, "stalk": 2}, "Killed one Investigator, and had 2 Stalk left."),
        ("butcher", {"dead": 0, "stalk": 0}, "Killed nobody."),
        ("horror", {"dead": 2, "eggs": 0, "worn": 0}, "Killed 2 Investigators."),
        ("horror", {"dead": 0, "eggs": 1, "worn": 0}, EGGS + "one of its Egg Sacs was destroyed."),
        (
            "horror",
            {"dead": 0, "eggs": 4, "worn": 3},
            EGGS + "all its Egg Sacs were destroyed, and it was worn down 3 of 3 times.",
        ),
        (
            "cult",
            {"dead": 1, "blood": 3, "flesh": 0},
            "Killed one Investigator, with 3 of 5 Blood.",
        ),
        (
            "cult",
            {"dead": 3, "blood": 5, "flesh": 1},
            "Killed 3 Investigators, with 5 of 5 Blood; Mor'gonnod had become flesh.",
        ),
    ],
)
def test_how_far_the_adversary_came_is_told_in_words(
    foe: str, counts: dict[str, Arg], tale: str
) -> None:
    assert WORDS.say(Words(f"result-tale-{foe}", counts)) == tale


def test_everybody_has_a_portrait_and_the_adversary_its_cards() -> None:
    table = lair([(1, 1), (0, 5)], (4, 5), attack="gastric-secretions", abilities=["tunnel"])
    table.game.outcome = Outcome.INVESTIGATORS
    table.game.horror.eggs_gone = 2
    *team, foe = story(table.game).seats
    assert [(line.portrait, line.faces) for seat in team for line in seat.lines] == [
        ("vincent-campbell", ()),
        ("ibraheem-hess", ()),
    ]
    (line,) = foe.lines
    assert (line.portrait, line.faces) == ("horror", ("gastric-secretions", "tunnel"))
    assert WORDS.say(line.tale) == EGGS + "2 of its Egg Sacs were destroyed."


def test_made_flesh_morgonnod_stands_for_the_cult() -> None:
    game = coven().game
    game.outcome, game.cult.corporeal = Outcome.ADVERSARY, True
    assert story(game).seats[0].lines[0].portrait == "morgonnod"

"""What the result tells of an Investigator, as a player reads it."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark import GAME
from gloam.kernel.present.scene import Arg, Words

WORDS = GAME.files.opened(()).wordbook


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

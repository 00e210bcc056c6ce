"""Every tale that can end is told in one good sentence."""

from __future__ import annotations

import pytest

from gloam.games.haunted import GAME
from gloam.games.haunted.cards.deck import CARDS
from gloam.games.haunted.cards.essentials import ADMITS, SUMMONS
from gloam.games.haunted.view.tales import tale
from tests.games.haunted.playing import card, haunted

BARE = [[setting] for setting in ADMITS]
PAIRS = [[setting, focus] for setting in ADMITS for focus in ADMITS[setting]]
WHOLE = [[*pair, terror] for pair in PAIRS for terror in SUMMONS[pair[1]]]
LINES = [*BARE, *PAIRS, *WHOLE]


def told(cards: list[int]) -> str:
    return GAME.words.say(tale(cards))


def test_every_line_has_a_tale_of_its_own() -> None:
    assert (len(BARE), len(PAIRS), len(WHOLE)) == (10, 60, 120)
    assert len({told(line) for line in LINES}) == 190


@pytest.mark.parametrize("line", LINES, ids=lambda line: "-".join(CARDS[c].id for c in line))
def test_a_tale_is_one_sentence(line: list[int]) -> None:
    text = told(line)
    assert 8 <= len(text.split()) <= 60
    assert text[0].isupper()
    assert text.endswith(".")
    for title in ("Mr. ", "Mrs. ", "Dr. "):
        text = text.replace(title, "")
    assert text.count(".") == 1
    for slip in ("{", "  ", " ,", " ;", ",,", "..", ";."):
        assert slip not in text


def test_a_tale_names_its_focus() -> None:
    for line in [*PAIRS, *WHOLE]:
        last_word = CARDS[line[1]].name.split()[-1].lower()
        assert last_word in told(line), f"{told(line)} tells of no {last_word}"


def test_tales_are_told_in_many_ways() -> None:
    """No clause is left out, and none is told of most lines."""
    joined = [tale(line).args for line in WHOLE]
    for turn in range(3):
        assert 24 <= sum(args["turn"] == turn for args in joined) <= 60
    for lines in (BARE, PAIRS):
        endings = [tale(line).args["ending"] for line in lines]
        assert set(endings) == set(range(5))
        assert max(endings.count(ending) for ending in range(5)) <= len(lines) // 3


def test_whoever_completes_a_line_hears_its_tale() -> None:
    table = haunted(hands={0: ["Hunting Spirit"]}, lines={(1, 2): ["Country Walk", "Tin Whistle"]})
    table.lay("Hunting Spirit", on=(1, 2)).end_stage().stop()
    (event,) = table.says("complete")
    line = [card(name) for name in ("Country Walk", "Tin Whistle", "Hunting Spirit")]
    said = GAME.words.say(GAME.rules.event_words(event))
    assert said == f"The tale of Captain Rudge (Seat 2) is complete. {told(line)}"

"""The linter of locations: clean on ours, and it names each mistake that an author can make."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest

from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.location_cards import LocationError, location_of
from gloam.games.original_sin.cards.location_lint import problems
from gloam.kernel.content.phrasebook import PhraseError
from tests.games.original_sin.exploring.playing import MILL, MILL_FILE, QUARRY
from tests.games.original_sin.playing import YARD
from tests.games.original_sin.proving import proves

PLACES = {**LOCATIONS, "yard": YARD, "mill": replace(MILL, level=2)}


def linted(old: str, new: str) -> list[str]:
    """What the linter says of the mill with one thing changed."""
    text = MILL_FILE.read_text()
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    return problems(location_of(tomllib.loads(text.replace(old, new)), "mill"), PLACES)


def test_our_locations_are_clean() -> None:
    for place in (*LOCATIONS.values(), MILL, QUARRY):
        assert problems(place, PLACES) == [], place.id


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"Resolve card 11."', '"Gain a scroll."', "card 11: nothing leads to it"),
        ('"Resolve card 11."', '"Resolve card 99."', "there is no card 99"),
        ('"Put the key on path 4."', '"Gain a scroll."', "path 4 is locked and no card"),
        ('"Put the key on path 4."', '"Put the key on path 1."', "path 1 is no locked path"),
        ("Place card 12 on space 5.", "Place card 12 on space 4.", "space 5 is locked"),
        ('to = "quarry", level_up = true', 'to = "moon"', "to moon, which is"),
        ('auto = ["TELEPORTATION"]', 'auto = ["MELON"]', "nobody can have MELON"),
        ("upto = 3", "upto = 1", "its results must rise"),
        ('go = "back.deep"', "", "nothing leads to its part back.deep"),
        ('0 = "C"', '0 = "D"', "names event D, and there is no such card"),
        ("count = [1, 2, 2]", "count = [1, 2]", "counts for 2, 3 and 4 players"),
        ("count = [1, 2, 2]", "count = [7, 2, 2]", "more than 6 minions find no tray"),
        ("multicard = true", "", "space 3 has several cards"),
        ('prose = "Deep."', f'prose = "{"deep " * 91}"', "more than 90 words"),
        ('[card.11.back.defeat]\ndo = ["Restart."]', "", "needs a victory and a defeat"),
        ("Reveal journal card 3.", "Reveal journal card 70.", "there is no journal card 70"),
    ],
)
def test_a_mistake_is_named(old: str, new: str, told: str) -> None:
    found = linted(old, new)
    assert any(told in line for line in found), found


def test_a_text_that_is_not_understood_and_a_part_that_is_not_there_are_refused() -> None:
    with pytest.raises(PhraseError):
        linted("Break the collars.", "Break the melons.")
    with pytest.raises(LocationError, match="no part"):
        linted('go = "back.deep"', 'go = "back.deeper"')


@proves("level.location-level")
def test_an_exit_leads_to_a_place_for_the_level_that_the_party_has_then() -> None:
    found = linted('{ to = "quarry", level_up = true }', '{ to = "quarry" }')
    assert "brings a party of level 1 to quarry, a place for level 2" in found[0]
    found = linted('{ to = "quarry", level_up = true }', '{ to = "yard", level_up = true }')
    assert "brings a party of level 2 to yard, a place for level 1" in found[0]


def test_a_fight_that_loses_the_only_key_is_a_dead_end() -> None:
    tutorial = LOCATIONS["torture_chamber"]
    assert problems(tutorial, PLACES) == []
    path = MILL_FILE.parents[4] / "src/gloam/games/original_sin/content/locations"
    text = (path / "torture_chamber.toml").read_text()
    lost = text.replace('do = ["Return this card."]', 'do = ["Gain 1 gold."]')
    assert lost != text
    found = problems(location_of(tomllib.loads(lost), "lost"), PLACES)
    assert found == ["card 2: whoever loses this fight never gets out"]

"""The tool for authors of locations, and the example that their page gives them."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.location_cards import read_location
from gloam.games.original_sin.cards.location_lint import problems
from tools.location_page import page
from tools.location_walk import walk
from tools.locations import main

GUIDE = Path("docs/authors/locations.md")


@pytest.fixture
def ferry(tmp_path: Path) -> Path:
    """The worked example of the page."""
    found = re.search(r"```toml\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    assert found is not None
    path = tmp_path / "ferry.toml"
    path.write_text(found[1])
    return path


def test_the_worked_example_is_clean_and_every_part_of_it_is_read(ferry: Path) -> None:
    place = read_location(ferry)
    assert problems(place, LOCATIONS) == []
    walked = walk(place, 4)
    assert walked.read == {(card.id, part.name) for card in place.cards for part in card.parts}
    assert {seats: fared.runs for seats, fared in walked.fared.items()} == {2: 4, 3: 4, 4: 4}


def test_every_phrase_that_the_page_lists_is_understood(tmp_path: Path, ferry: Path) -> None:
    listed = re.findall(r"[A-Z][^.\n]*\.", GUIDE.read_text().split("```")[1])
    assert len(listed) > 15
    for phrase in [one.strip() for one in listed]:
        text = ferry.read_text().replace("Gain 1 gold.", phrase)
        path = tmp_path / "other.toml"
        path.write_text(text)
        read_location(path)


def test_a_page_links_each_choice_to_what_follows() -> None:
    made = page(LOCATIONS["shipwreck"])
    links = set(re.findall(r'href="#([^"]+)"', made))
    assert links
    assert links <= set(re.findall(r'id="([^"]+)"', made))


@pytest.mark.parametrize("id", LOCATIONS)
def test_the_map_of_a_page_shows_every_space_and_path(id: str) -> None:
    """A locked path once swallowed all that was drawn after it."""
    place = LOCATIONS[id]
    svg = re.search(r"<svg.*</svg>", page(place))
    assert svg is not None
    drawn = [one.tag for one in ElementTree.fromstring(svg[0])]
    assert drawn.count("circle") == len(place.spaces)
    assert drawn.count("line") == len(place.paths)


def test_what_is_wrong_is_told(ferry: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nowhere"]) == 2
    ferry.write_text(ferry.read_text().replace('to = "shipwreck"', 'to = "moon"'))
    assert main([str(ferry)]) == 1
    assert "its exit leads to moon" in capsys.readouterr().out
    ferry.write_text(ferry.read_text().replace("Gain 1 gold.", "Gain one gold."))
    assert main([str(ferry)]) == 1
    assert "Gain one gold" in capsys.readouterr().out

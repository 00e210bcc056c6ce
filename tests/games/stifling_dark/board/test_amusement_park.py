"""The Amusement Park has what the facts count on it."""

from collections import Counter

from gloam.games.stifling_dark.rules.board.board import Board, load
from tests.games.stifling_dark.board.measures import unlinked

PARK = load("amusement_park")


def per_zone(board: Board, kind: str) -> dict[str, int]:
    return dict(Counter(space.zone for space in board.spaces if space.kind == kind))


def test_spaces_and_lines_are_counted() -> None:
    zones = Counter(space.zone for space in PARK.spaces)
    assert zones == {"": 344, "M": 43, "T": 38, "G": 14, "C": 12, "F": 10}
    general = Counter(space.zone for space in PARK.spaces if space.general and space.zone)
    assert general == {"M": 39, "T": 31, "G": 10, "C": 10, "F": 5}
    kinds = Counter(link.kind == "dashed" for link in PARK.links)
    assert (kinds[False], kinds[True], unlinked(PARK)) == (950, 12, 238)
    dark = Counter(space.zone for space in PARK.spaces if space.dark)
    assert (dark.total(), dark[""], dark["M"], dark["T"]) == (51, 18, 0, 0)


def test_features_are_counted() -> None:
    assert per_zone(PARK, "door") == {"T": 3, "F": 3, "G": 2, "": 4}
    assert per_zone(PARK, "switch") == {"M": 3, "T": 3, "C": 2, "F": 2, "G": 1}
    assert per_zone(PARK, "hand_in") == {"G": 1, "M": 1, "": 4}
    assert per_zone(PARK, "interest") == {"": 4}
    assert per_zone(PARK, "medical") == {"T": 1, "": 1}
    assert per_zone(PARK, "start") == {"": 4}
    assert per_zone(PARK, "booth") == {"": 2}
    assert per_zone(PARK, "seat") == {"": 12}
    windows = Counter(PARK.gates[g].zone for g in PARK.windows)
    assert windows == {"G": 3, "M": 2, "F": 2, "T": 1, "": 3}


def test_open_entries_are_counted() -> None:
    entries: Counter[str] = Counter()
    for link in PARK.links:
        one, other = PARK.spaces[link.one], PARK.spaces[link.other]
        if link.kind == "plain" and one.zone != other.zone and "door" not in (one.kind, other.kind):
            entries[one.zone or other.zone] += 1
    assert entries == {"T": 11, "C": 6, "M": 4}


def test_the_river_has_banks() -> None:
    water = set(PARK.current)
    banks = [link for link in PARK.links if (link.one in water) != (link.other in water)]
    assert abs(len(banks) - 32) <= 3

"""The Amusement Park has what the facts count on it."""

from collections import Counter

from gloam.games.stifling_dark.rules.board.board_file import read
from gloam.games.stifling_dark.rules.board.printed_board import Board
from tests.games.stifling_dark.board.measures import unlinked
from tests.games.stifling_dark.proving import proves


def per_zone(board: Board, kind: str) -> dict[str, int]:
    return dict(Counter(space.zone for space in board.spaces if space.kind == kind))


@proves("setup.zones-park", "feature.lines", "feature.obstacle", "ride.dashed")
def test_spaces_and_lines_are_counted() -> None:
    park = Board(read("amusement_park"))  # anew: it is what is proven
    zones = Counter(space.zone for space in park.spaces)
    assert zones == {"": 344, "M": 43, "T": 38, "G": 14, "C": 12, "F": 10}
    general = Counter(space.zone for space in park.spaces if space.general and space.zone)
    assert general == {"M": 39, "T": 31, "G": 10, "C": 10, "F": 5}
    kinds = Counter(link.kind == "dashed" for link in park.links)
    assert (kinds[False], kinds[True], unlinked(park)) == (950, 12, 238)
    dark = Counter(space.zone for space in park.spaces if space.dark)
    assert (dark.total(), dark[""], dark["M"], dark["T"]) == (51, 18, 0, 0)


@proves("setup.zones-park", "booth.count")
def test_features_are_counted() -> None:
    park = Board(read("amusement_park"))  # anew: it is what is proven
    assert per_zone(park, "door") == {"T": 3, "F": 3, "G": 2, "": 4}
    assert len(park.doors) == len(park.door_at) == 12
    assert per_zone(park, "switch") == {"M": 3, "T": 3, "C": 2, "F": 2, "G": 1}
    assert per_zone(park, "hand_in") == {"G": 1, "M": 1, "": 4}
    assert per_zone(park, "interest") == {"": 4}
    assert per_zone(park, "medical") == {"T": 1, "": 1}
    assert per_zone(park, "start") == {"": 4}
    assert per_zone(park, "booth") == {"": 2}
    assert per_zone(park, "seat") == {"": 12}
    windows = Counter(park.gates[g].zone for g in park.windows)
    assert windows == {"G": 3, "M": 2, "F": 2, "T": 1, "": 3}


@proves("setup.zones-park", "feature.lines")
def test_open_entries_are_counted() -> None:
    park = Board(read("amusement_park"))  # anew: it is what is proven
    entries: Counter[str] = Counter()
    for link in park.links:
        one, other = park.spaces[link.one], park.spaces[link.other]
        if link.kind == "plain" and one.zone != other.zone and "door" not in (one.kind, other.kind):
            entries[one.zone or other.zone] += 1
    assert entries == {"T": 11, "C": 6, "M": 4}


def test_the_river_has_banks() -> None:
    park = Board(read("amusement_park"))  # anew: it is what is proven
    water = set(park.current)
    banks = [link for link in park.links if (link.one in water) != (link.other in water)]
    assert abs(len(banks) - 32) <= 3

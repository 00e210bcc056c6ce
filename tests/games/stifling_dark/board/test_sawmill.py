"""The Sawmill has what the facts count on it."""

from collections import Counter

from gloam.games.stifling_dark.rules.board.board_file import read
from gloam.games.stifling_dark.rules.board.printed_board import Board
from tests.games.stifling_dark.board.measures import unlinked
from tests.games.stifling_dark.proving import proves


def per_zone(board: Board, kind: str) -> dict[str, int]:
    return dict(Counter(space.zone for space in board.spaces if space.kind == kind))


@proves("setup.zones-sawmill", "feature.lines", "feature.obstacle")
def test_spaces_and_lines_are_counted() -> None:
    sawmill = Board(read("sawmill"))  # anew: it is what is proven
    zones = Counter(space.zone for space in sawmill.spaces)
    assert zones == {"": 318, "S": 42, "L": 19, "G": 19, "K": 17, "O": 11}
    general = Counter(space.zone for space in sawmill.spaces if space.general and space.zone)
    assert general == {"S": 33, "L": 16, "G": 15, "K": 14, "O": 6}
    assert (len(sawmill.links), unlinked(sawmill)) == (893, 101)
    dark = [space for space in sawmill.spaces if space.dark]
    assert len(dark) == 98
    assert all(space.zone for space in dark)


@proves("setup.zones-sawmill")
def test_features_are_counted() -> None:
    sawmill = Board(read("sawmill"))  # anew: it is what is proven
    assert per_zone(sawmill, "door") == {"S": 5, "O": 2, "G": 1, "K": 1, "": 3}
    assert len(sawmill.doors) == len(sawmill.door_at) == 12
    assert per_zone(sawmill, "switch") == {"S": 3, "L": 2, "G": 2, "O": 2, "K": 1}
    assert per_zone(sawmill, "hand_in") == {"S": 1, "L": 1, "G": 1, "O": 1, "K": 1}
    assert per_zone(sawmill, "interest") == {"": 5}
    assert per_zone(sawmill, "medical") == {"": 2}
    assert per_zone(sawmill, "start") == {"": 4}
    assert len(sawmill.exits) == 2
    windows = Counter(sawmill.gates[g].zone for g in sawmill.windows)
    assert windows == {"O": 5, "K": 4, "S": 4, "L": 3, "G": 2, "": 4}


@proves("setup.zones-sawmill", "feature.lines")
def test_open_entries_are_counted() -> None:
    sawmill = Board(read("sawmill"))  # anew: it is what is proven
    entries: Counter[str] = Counter()
    for link in sawmill.links:
        one, other = sawmill.spaces[link.one], sawmill.spaces[link.other]
        if link.kind == "plain" and one.zone != other.zone and "door" not in (one.kind, other.kind):
            entries[one.zone or other.zone] += 1
    assert entries == {"L": 7, "G": 8, "K": 4, "S": 4}

"""The Sawmill has what the facts count on it."""

from collections import Counter

from gloam.games.stifling_dark.rules.board.board import Board, load
from tests.games.stifling_dark.board.measures import unlinked

SAWMILL = load("sawmill")


def per_zone(board: Board, kind: str) -> dict[str, int]:
    return dict(Counter(space.zone for space in board.spaces if space.kind == kind))


def test_spaces_and_lines_are_counted() -> None:
    zones = Counter(space.zone for space in SAWMILL.spaces)
    assert zones == {"": 318, "S": 42, "L": 19, "G": 19, "K": 17, "O": 11}
    general = Counter(space.zone for space in SAWMILL.spaces if space.general and space.zone)
    assert general == {"S": 33, "L": 16, "G": 15, "K": 14, "O": 6}
    assert (len(SAWMILL.links), unlinked(SAWMILL)) == (893, 101)
    dark = [space for space in SAWMILL.spaces if space.dark]
    assert len(dark) == 98
    assert all(space.zone for space in dark)


def test_features_are_counted() -> None:
    assert per_zone(SAWMILL, "door") == {"S": 5, "O": 2, "G": 1, "K": 1, "": 3}
    assert per_zone(SAWMILL, "switch") == {"S": 3, "L": 2, "G": 2, "O": 2, "K": 1}
    assert per_zone(SAWMILL, "hand_in") == {"S": 1, "L": 1, "G": 1, "O": 1, "K": 1}
    assert per_zone(SAWMILL, "interest") == {"": 5}
    assert per_zone(SAWMILL, "medical") == {"": 2}
    assert per_zone(SAWMILL, "start") == {"": 4}
    assert len(SAWMILL.exits) == 2
    windows = Counter(SAWMILL.gates[g].zone for g in SAWMILL.windows)
    assert windows == {"O": 5, "K": 4, "S": 4, "L": 3, "G": 2, "": 4}


def test_open_entries_are_counted() -> None:
    entries: Counter[str] = Counter()
    for link in SAWMILL.links:
        one, other = SAWMILL.spaces[link.one], SAWMILL.spaces[link.other]
        if link.kind == "plain" and one.zone != other.zone and "door" not in (one.kind, other.kind):
            entries[one.zone or other.zone] += 1
    assert entries == {"L": 7, "G": 8, "K": 4, "S": 4}

"""The yard: a board of thirty spaces for tests, with one sealed shed and one open one.

    s s s s . m      s Start, m Medical, D Door, i Point of Interest
    . . . . . .      the shed A is walled off: in by the Door from the north,
    . . D . . i      or by the Window (=) between (3,2) and (3,3)
    a a a=. b b      x Light Switch, h Computer; A is Dark
    x a h . b b

A space is 6 * row + column. Light goes straight: an aim is 0 (east), 900 (north), 1800 or 2700,
and lights up to four spaces in a row, as far as they are linked and nothing shut is between.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.games.stifling_dark.rules.board.board_in_play import Ground

COLUMNS, ROWS = 6, 5
PLAN: Final = ("ssss.m", "......", "..D..i", "aaa.bb", "xah.bb")
KINDS: Final = {
    "s": "start",
    "m": "medical",
    "D": "door",
    "i": "interest",
    "x": "switch",
    "h": "hand_in",
}
DOOR, WINDOW = 0, 1
BEAM: Final = 4
AIMS: Final = {0: (0, 1), 900: (-1, 0), 1800: (0, -1), 2700: (1, 0)}


def at(row: int, column: int) -> int:
    return COLUMNS * row + column


WALLS: Final = {(at(2, 0), at(3, 0)), (at(2, 1), at(3, 1)), (at(4, 2), at(4, 3))}
GLASS: Final = (at(3, 2), at(3, 3))


@dataclass(frozen=True)
class Space:
    label: str
    kind: str
    zone: str
    dark: bool

    @property
    def general(self) -> bool:
        return self.kind in ("general", "start")


@dataclass(frozen=True)
class Gate:
    kind: str
    space: int
    link: tuple[int, int]


@dataclass(frozen=True)
class Escape:
    fixed: dict[str, tuple[int, ...]]
    rolled: tuple[dict[str, tuple[int, ...]], ...]


# Saw, Truck and Locked Escape, and where the D6 lays the rest.
ESCAPES: Final = {
    "north_gate": Escape(
        {"saw": (at(1, 1),), "exit": (at(0, 3),)},
        ({"lockbox": (at(1, 0),)}, {"lockbox": (at(1, 2),)}, {"lockbox": (at(1, 3),)}),
    ),
    "garage": Escape(
        {"truck": (at(1, 1),)},
        tuple([{"parts": (at(0, 0), at(0, 1), at(0, 2))}] * 3),
    ),
    "zipper": Escape(
        {"exit": (at(1, 2),)},
        tuple([{"gun": (at(0, 0),), "ammo": (at(0, 1), at(0, 2))}] * 3),
    ),
    "love_tunnel": Escape(
        {"exit": (at(1, 2),), "ride_parts": (at(1, 1), at(1, 4))},
        tuple([{"grinder": (at(0, 0),)}] * 3),
    ),
}


class Yard:
    """The board as printed."""

    def __init__(self) -> None:
        self.size = COLUMNS * ROWS
        self.spaces = tuple([self._space(n) for n in range(self.size)])
        self.near = tuple([self._near(n) for n in range(self.size)])
        self.near_by_colour = {"": self.near}
        self.beside = tuple([self._beside(n) for n in range(self.size)])
        self.dashed: tuple[tuple[int, ...], ...] = ((),) * self.size
        self.doorways: dict[str, tuple[tuple[int, int], ...]] = {}
        self.downstream: dict[int, int] = {}
        self.rides = ()
        self.booths = ()
        door = at(2, 2)
        self.gates = (Gate("door", door, (door, door)), Gate("window", -1, GLASS))
        self.window_between = {GLASS: WINDOW, GLASS[::-1]: WINDOW}
        self.zones = ("A", "B")
        self.starts = self._of_kind("start")
        self.interests = self._of_kind("interest")
        self.medicals = self._of_kind("medical")
        self.exits = (at(0, 3), at(0, 4))
        self.escapes = ESCAPES

    def _of_kind(self, kind: str) -> tuple[int, ...]:
        return tuple([n for n, space in enumerate(self.spaces) if space.kind == kind])

    def _space(self, number: int) -> Space:
        row, column = divmod(number, COLUMNS)
        mark = PLAN[row][column]
        zone = "A" if row >= 3 and column <= 2 else "B" if mark == "b" else ""
        return Space(f"{row},{column}", KINDS.get(mark, "general"), zone, zone == "A")

    def _near(self, number: int) -> tuple[int, ...]:
        return tuple([n for n in self._beside(number) if not {(number, n), (n, number)} & WALLS])

    def _beside(self, number: int) -> tuple[int, ...]:
        row, column = divmod(number, COLUMNS)
        found: list[int] = []
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS:
                found.append(at(row + down, column + right))
        return tuple(found)


YARD: Final = Yard()


def lit(space: int, aim: int, blocked: int, lines: int) -> int:
    found = 1 << space
    down, right = AIMS[aim]
    here = space
    for _ in range(BEAM):
        there = here + COLUMNS * down + right
        if there not in YARD.near[here]:
            break
        found |= 1 << there
        if blocked & 1 and there == at(2, 2):
            break
        here = there
    return found


def aims(space: int, blocked: int, lines: int) -> list[tuple[int, int]]:
    return [(aim, lit(space, aim, blocked, lines)) for aim in AIMS]


def sees(one: int, other: int, blocked: int) -> bool:
    return any(lit(one, aim, blocked, 0) >> other & 1 for aim in AIMS)


def touched(space: int, aim: int) -> int:
    """What is lit, and the spaces beside the first of it."""
    row, column = divmod(space, COLUMNS)
    down, right = AIMS[aim]
    beside = [
        (row + down + right, column + right + down),
        (row + down - right, column + right - down),
    ]
    inside = [at(*spot) for spot in beside if 0 <= spot[0] < ROWS and 0 <= spot[1] < COLUMNS]
    return sum([1 << n for n in inside]) | lit(space, aim, 0, 0)


GROUND: Final = Ground(YARD, lit, aims, sees, touched)

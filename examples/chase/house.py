"""The house: fixed data, read once from `content/boards/house.toml`, in the shapes that rules need.

Spaces and doors are numbers from 1. A set of spaces, or of doors, is a bit set.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from gloam.kernel.core.bit_sets import mask_of
from gloam.kernel.hidden.graph import NO_GATE, Ways

DIRECTIONS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


@dataclass(frozen=True)
class Room:
    id: str
    spaces: tuple[int, ...]
    lamp: int  # its space, or 0
    cellar: bool


def _read() -> dict[str, Any]:  # TOML: the keys below are the shape
    file = Path(__file__).parent / "content" / "boards" / "house.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


_PLAN: Final = _read()

ROOMS: Final = tuple(
    [
        Room(r["id"], tuple([s[0] for s in r["spaces"]]), r.get("lamp", 0), r.get("cellar", False))
        for r in _PLAN["rooms"]
    ]
)
PLACES: Final[dict[int, tuple[int, int]]] = {
    s[0]: (s[1], s[2]) for r in _PLAN["rooms"] for s in r["spaces"]
}
SPACES: Final = tuple(sorted(PLACES))
CELLAR: Final = tuple([space for room in ROOMS if room.cellar for space in room.spaces])
FRONT: Final[int] = _PLAN["front"]
SIGILS: Final[tuple[int, ...]] = tuple(_PLAN["sigils"])
LAMPS: Final = tuple([room.lamp for room in ROOMS if room.lamp])
LIGHTS: Final = {room.lamp: mask_of(room.spaces) for room in ROOMS if room.lamp}  # rule: light.room

Link = tuple[int, int]
LINKS: Final[tuple[Link, ...]] = tuple([(a, b) for a, b in _PLAN["links"]["open"]])
STAIRS: Final[tuple[Link, ...]] = tuple([(a, b) for a, b in _PLAN["links"]["stairs"]])
DOORS: Final[dict[int, Link]] = {number: (a, b) for number, a, b in _PLAN["doors"]["between"]}
OPEN_AT_START: Final = mask_of([door for door in DOORS if door not in _PLAN["doors"]["shut"]])


def _ways() -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each space, its ways out as (space, door or 0), lowest space first."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(len(SPACES) + 1)]
    passages = [(a, b, 0) for a, b in LINKS + STAIRS]
    for a, b, door in passages + [(a, b, door) for door, (a, b) in DOORS.items()]:
        found[a].append((b, door))
        found[b].append((a, door))
    return tuple([tuple(sorted(ways)) for ways in found])


WAYS: Final = _ways()
NEAR: Final = tuple([mask_of([to for to, _ in ways]) for ways in WAYS])
DOORS_AT: Final = tuple([mask_of([door for _, door in ways if door]) for ways in WAYS])
ENDS: Final = {door: mask_of(ends) for door, ends in DOORS.items()}

# A step costs a point, to stay where one is too; a door is a gate.
BELIEF_WAYS: Final = Ways(
    [
        *[(space, to, 1, door or NO_GATE) for space in SPACES for to, door in WAYS[space]],
        *[(space, space, 1, NO_GATE) for space in SPACES],
    ]
)


def _rays() -> dict[tuple[int, str], tuple[tuple[int, int], ...]]:
    """For each space and direction, the spaces in a straight line, as (space, door before it)."""
    at = {place: space for space, place in PLACES.items()}
    found: dict[tuple[int, str], tuple[tuple[int, int], ...]] = {}
    for start in SPACES:
        for direction, (dx, dy) in DIRECTIONS.items():
            line: list[tuple[int, int]] = []
            space = start
            while True:
                x, y = PLACES[space]
                doors = dict(WAYS[space])
                ahead = at.get((x + dx, y + dy), 0)
                if ahead not in doors:
                    break
                line.append((ahead, doors[ahead]))
                space = ahead
            found[start, direction] = tuple(line)
    return found


RAYS: Final = _rays()
DOORS_IN_VIEW: Final = tuple(
    [
        mask_of([d for way in DIRECTIONS for _, d in RAYS.get((s, way), ()) if d])
        for s in (0, *SPACES)
    ]
)


@cache
def beam(space: int, direction: str, open_doors: int) -> int:
    """The spaces that a beam lights. Of the doors, pass only those in view. Kept, so not cited."""
    lit = 0
    for ahead, door in RAYS[space, direction]:
        if door and not open_doors >> door & 1:
            break
        lit |= 1 << ahead
    return lit

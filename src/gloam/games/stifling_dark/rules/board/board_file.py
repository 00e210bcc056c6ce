"""A board as it is written down: a grid of characters and lists of edges, in `content/boards`."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gloam.games.stifling_dark.rules.board.lattice import (
    COLUMNS,
    DIRECTIONS,
    ROWS,
    Cell,
    around,
    beside,
    cells,
    on_board,
)

FOLDER = Path(__file__).parents[2] / "content" / "boards"

# What a character of the grid says; letters in lower case are Zones, named by the board.
KINDS = {
    "D": "door",
    "W": "switch",
    "H": "hand_in",
    "P": "interest",
    "M": "medical",
    "A": "start",
    "B": "booth",
}
WATER = "~"
POST, POND = "#", "_"
SOLIDS = "=+^"  # stacks and stalls, machines, trees
SCREENS = "|/\\"  # racks and hedges that stand across a line: how they run
DROPPED = POST + POND + SOLIDS + SCREENS
EDGES = ("open", "window", "wall", "fence", "block", "curtain", "red", "green", "blue")

Pair = tuple[Cell, Cell]


@dataclass(frozen=True)
class Source:
    """A board's file, with the Zone of each point worked out."""

    name: str
    grid: tuple[str, ...]
    edges: dict[Pair, str]  # pairs in the order of `lattice.pairs`
    zones: dict[str, str]  # letter -> name
    zone: dict[Cell, str] = field(repr=False)
    light: dict[Cell, bool]  # Dark or not, where the grid alone would say otherwise
    rest: dict[str, Any]  # named places, water, rides: `board.py` reads them
    folder: Path = FOLDER  # where its tables of light and sight lie

    def at(self, cell: Cell) -> str:
        return self.grid[cell[0]][cell[1]] if on_board(cell) else " "

    def kept(self, cell: Cell) -> bool:
        """Is there a space here?"""
        return on_board(cell) and self.at(cell) not in DROPPED

    def dark(self, cell: Cell) -> bool:
        """As printed. Dark are Zones whose letter stands in `dark`, Doors and `i` excepted."""
        if cell in self.light:
            return self.light[cell]
        zone = self.zone.get(cell, "")
        return zone != "" and zone in self.rest["dark"] and self.at(cell) not in "Di"


def read(name: str, folder: Path = FOLDER) -> Source:
    written = (folder / f"{name}.toml").read_text(encoding="utf-8")
    return source_of(name, tomllib.loads(written), folder)


def source_of(name: str, told: dict[str, Any], folder: Path = FOLDER) -> Source:
    """A board from what its file says; takes what it understands out of it."""
    grid = tuple(told.pop("grid").split())
    if len(grid) != ROWS or any(len(row) != COLUMNS for row in grid):
        raise ValueError(f"{name}: a grid has {ROWS} rows of {COLUMNS} characters")
    edges: dict[Pair, str] = {}
    for kind, lines in told.pop("edges").items():
        if kind not in EDGES:
            raise ValueError(f"{name}: no edge is called {kind}; there are {', '.join(EDGES)}")
        for line in lines:
            for pair in edge_pairs(line):
                edges[pair] = kind
    # rule: setup.zones-sawmill, setup.zones-park
    zones: dict[str, str] = told.pop("zones")
    light = {cell_of(at): True for at in told.pop("dark_spaces", ())}
    told_zones = {cell_of(at): zone for at, zone in told.pop("zone_of", {}).items()}
    if "water_zone" in told:
        water = (cell for cell in cells() if grid[cell[0]][cell[1]] == WATER)
        told_zones |= dict.fromkeys(water, told.pop("water_zone"))
    zone = zones_of(grid, zones, told_zones)
    return Source(name, grid, edges, zones, zone, light, told, folder)


def cell_of(text: str) -> Cell:
    row, column = text.split(",")
    return int(row), int(column)


def edge_pairs(line: str) -> list[Pair]:
    """`16,10 SW SE 16,11 SW`: a point, then the directions in which its edges lie."""
    pairs: list[Pair] = []
    cell = (0, 0)
    for word in line.split():
        if word in DIRECTIONS:
            other = beside(cell, word)
            pairs.append((min(cell, other), max(cell, other)))
        else:
            cell = cell_of(word)
    return pairs


def zones_of(
    grid: tuple[str, ...], zones: dict[str, str], told: dict[Cell, str]
) -> dict[Cell, str]:
    """The Zone of each point that is in one: told by its letter, or by most of its neighbours."""
    found = dict(told)
    for cell in cells():
        letter = grid[cell[0]][cell[1]]
        if letter.upper() in zones and letter.islower():
            found.setdefault(cell, letter.upper())
    # Then special spaces, then solid things: these only if they stand well inside.
    for characters, least in (("WHDi", 1), ("+", 2), ("=^" + SCREENS, 4)):
        known = dict(found)
        for cell in cells():
            if cell in found or grid[cell[0]][cell[1]] not in characters:
                continue
            near = Counter(zone for other in around(cell) if (zone := known.get(other)))
            if near and near.most_common(1)[0][1] >= least:
                found[cell] = near.most_common(1)[0][0]
    return {cell: zone for cell, zone in found.items() if zone}

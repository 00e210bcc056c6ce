"""The map: Locations, paths, distances, and the way to the Heart. Read from `content/boards`.

A Location is a number. The main map has the same numbers with and without the Western
Shores; tunnels are no paths and shorten no distance.
"""

from __future__ import annotations

import tomllib
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "content" / "boards"
MAPS = ("main", "western_shores")


@dataclass(frozen=True)
class Location:
    """A Location as printed. `icon`: loot, assemble, consult, gate, tunnel, heart or nothing."""

    id: str
    name: str
    icon: str
    at: tuple[int, int]
    region: str  # inner, gates, north, east, south or shores
    side: str = ""  # where its name stands on the map, if not below


class Island:
    """A map in play, with its tables."""

    def __init__(self, locations: list[Location], paths: list[tuple[int, int]]) -> None:
        self.locations = tuple(locations)
        self.paths = tuple(paths)
        self.size = len(locations)
        near: list[list[int]] = [[] for _ in locations]
        for one, other in paths:  # rule: map.two-way
            near[one].append(other)
            near[other].append(one)
        self.near = tuple(tuple(sorted(places)) for places in near)
        # rule: move.spaces, move.tunnel-not-distance, advance.gates-not-longer
        self.distance = tuple(self._spread(place) for place in range(self.size))
        # The first steps of the shortest ways, [from][to].
        self.ways = tuple(
            tuple(
                tuple(n for n in self.near[a] if self.distance[n][b] < self.distance[a][b])
                for b in range(self.size)
            )
            for a in range(self.size)
        )
        # rule: map.gates-enclose, advance.crawlers
        self.inwards = tuple(
            self.ways[a][HEART][0] if a != HEART else HEART for a in range(self.size)
        )
        icons = [location.icon for location in locations]
        # rule: location.by-name, gate.main, gate.expansion
        self.gates = tuple(p for p in range(self.size) if icons[p] == "gate")
        # rule: location.tunnel
        self.tunnels = tuple(p for p in range(self.size) if icons[p] == "tunnel")
        self.icon = tuple(icons)
        self.western = any(location.region == "shores" for location in locations)
        self.inner = tuple(location.region == "inner" for location in locations)

    def _spread(self, start: int) -> tuple[int, ...]:
        steps = {start: 0}
        queue = deque([start])
        while queue:
            place = queue.popleft()
            for other in self.near[place]:
                if other not in steps:
                    steps[other] = steps[place] + 1
                    queue.append(other)
        return tuple(steps[place] for place in range(self.size))


HEART = 0  # the first Location of the main map


def read(name: str) -> dict[str, Any]:  # as the file tells it
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _load() -> tuple[Island, Island]:
    """The main map alone, and with the Western Shores."""
    locations: list[Location] = []
    paths: list[tuple[int, int]] = []
    number: dict[str, int] = {}
    islands: list[Island] = []
    for name in MAPS:
        told = read(name)
        for id, entry in told["locations"].items():
            number[id] = len(locations)
            locations.append(Location(id, **entry | {"at": tuple(entry["at"])}))
        paths += [(number[one], number[other]) for one, other in told["paths"]["between"]]
        islands.append(Island(locations, paths))
    return islands[0], islands[1]


MAIN, WITH_SHORES = _load()  # rule: components.maps, map.graph, expansion.locations
ISLANDS = (MAIN, WITH_SHORES)
LOCATIONS = WITH_SHORES.locations
PLACE = {location.id: number for number, location in enumerate(LOCATIONS)}

STRANDED_SHIP = PLACE["stranded_ship"]
VILLAGE = PLACE["village"]
LIGHTHOUSE = PLACE["lighthouse"]
HARBOUR = PLACE["harbour"]

"""The side file of an imported map: what the editor does not know. Everything in it is optional.

Spaces are named by the labels that the editor shows; two of them, with a blank between, are the
line between neighbours:

    walls = "none"                  # neighbours without a link: "wall" (else), or only no way
    windows = ["K-3 17", "4 5"]     # also fences, curtains, blocks, open, red, green, blue
    exits = ["10", "306"]
    [zones.K]                       # for maps without groups
    name = "Kiln"
    spaces = ["12", "13"]
    [escapes.north_gate]            # as the boards in `content/boards` have it, with labels
    fixed = { saw = ["K-3"], exit = ["10"] }
    rolled = [{ lockbox = ["4"] }, { lockbox = ["5"] }, { lockbox = ["6"] }]
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from typing import Any, Final

from gloam.games.stifling_dark.rules.board.imported.editor import DrawnMap, Link
from gloam.games.stifling_dark.rules.board.lattice import Cell, around
from gloam.kernel.content.boards import BoardError

EDGES: Final = {
    "windows": "window",
    "fences": "fence",
    "curtains": "curtain",
    "blocks": "block",
    "open": "open",
    "red": "red",
    "green": "green",
    "blue": "blue",
}
PLAIN: Final = ("walls", "exits", "zones", "escapes", "current", "rides", *EDGES)


@dataclass(frozen=True)
class Side:
    """What a side file says, with points in place of labels."""

    walls: str = "wall"  # between neighbours without a link: this, or a block
    edges: dict[Link, str] = field(default_factory=dict)
    exits: tuple[Cell, ...] = ()
    rest: dict[str, Any] = field(default_factory=dict)  # escapes, current, rides, as a board's


def read_side(text: str, drawn: DrawnMap) -> tuple[Side, DrawnMap]:
    """The side file, and the map with the Zones that it names."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardError(f"the side file is not TOML: {error}.") from error
    unknown = [name for name in told if name not in PLAIN]  # rule: setup.map-import
    if unknown:
        raise BoardError(f"the side file has {unknown[0]!r}; it may have: {', '.join(PLAIN)}.")
    for letter, zone in told.get("zones", {}).items():
        drawn = with_zone(drawn, str(letter), zone)
    edges: dict[Link, str] = {}
    for word, kind in EDGES.items():
        for pair in told.get(word, ()):
            edges[link_of(drawn, pair)] = kind
    rest: dict[str, Any] = {}
    for name in ("escapes", "current"):
        if name in told:
            rest[name] = by_point(drawn, told[name])
    if "rides" in told:
        rest["rides"] = [ride(drawn, one) for one in told["rides"]]
    exits = tuple([drawn.cell_of(str(label)) for label in told.get("exits", ())])
    walls = "block" if told.get("walls") == "none" else "wall"
    return Side(walls, edges, exits, rest), drawn


def with_zone(drawn: DrawnMap, prefix: str, told: dict[str, Any]) -> DrawnMap:
    spaces = dict(drawn.spaces)
    for label in told.get("spaces", ()):
        cell = drawn.cell_of(str(label))
        spaces[cell] = replace(spaces[cell], zone=prefix)
    return replace(
        drawn, spaces=spaces, zones={**drawn.zones, prefix: str(told.get("name", prefix))}
    )


def link_of(drawn: DrawnMap, pair: str) -> Link:
    labels = str(pair).split()
    if len(labels) != 2:
        raise BoardError(f"{pair!r} in the side file: name the two spaces of a line.")
    one, other = (drawn.cell_of(label) for label in labels)
    if other not in around(one):
        raise BoardError(f"{pair!r} in the side file: these two are no neighbours.")
    return min(one, other), max(one, other)


def by_point(drawn: DrawnMap, told: Any) -> Any:  # nested tables and lists of labels
    """The same with points in place of labels."""
    if isinstance(told, dict):
        return {name: by_point(drawn, value) for name, value in told.items()}
    if isinstance(told, list):
        return [by_point(drawn, value) for value in told]
    return "{},{}".format(*drawn.cell_of(str(told)))


def ride(drawn: DrawnMap, told: dict[str, Any]) -> dict[str, Any]:
    places = {name: value for name, value in told.items() if name != "name"}
    return {"name": str(told.get("name", "ride")), **by_point(drawn, places)}

"""What the community map editor stores, read into spaces and links.

Understood are the object of its query `map(id)`, the answer round it (`data.map`), and the older
list of spaces. What cannot be read is refused with a `BoardError`; what is read otherwise than it
was written is told in `notes`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from gloam.games.stifling_dark.rules.board.lattice import COLUMNS, ROWS, Cell, around
from gloam.kernel.content.boards import BoardError

# Types by name, without blanks and in lower case; of older saves the words in capitals.
KINDS: Final = {
    "movement": "general",
    "start": "start",
    "door": "door",
    "lightswitch": "switch",
    "pointofinterest": "interest",
    "medicalitem": "medical",
    "computer": "hand_in",
    "ticketbooth": "hand_in",
    "duck": "booth",
    "basic": "general",
    "starting": "start",
    "item": "interest",
    "interaction": "switch",
    "involved": "hand_in",
    "objective": "general",
    "adversary": "general",
    "escape": "general",
}
DARK_MP: Final = 2
DARK_WORD: Final = "PITCH_BLACK"

Link = tuple[Cell, Cell]  # the lower one first


@dataclass(frozen=True)
class DrawnSpace:
    cell: Cell
    label: str  # as the editor shows it
    kind: str
    dark: bool
    zone: str  # the prefix of its group, or nothing


@dataclass(frozen=True)
class DrawnMap:
    title: str
    spaces: dict[Cell, DrawnSpace]
    links: frozenset[Link]
    zones: dict[str, str]  # prefix -> name
    notes: tuple[str, ...]

    def cell_of(self, label: str) -> Cell:
        for space in self.spaces.values():
            if space.label == label:
                return space.cell
        raise BoardError(f"there is no space {label!r} on this map.")


def read_map(text: str) -> DrawnMap:
    """A map from what was saved of it."""
    try:
        told: Any = json.loads(text)  # any JSON: looked through below
    except json.JSONDecodeError as error:
        raise BoardError(f"this is not JSON: {error}.") from error
    if isinstance(told, dict) and "data" in told:
        told = told["data"].get("map") if isinstance(told["data"], dict) else None
    if isinstance(told, list):
        return _drawn("an old map", told, {}, old=True)
    if not isinstance(told, dict) or not isinstance(told.get("spaces"), list):
        raise BoardError("there are no spaces in it: save the answer of the editor's map query.")
    # rule: setup.map-import
    groups = {
        str(group["prefix"]): str(group.get("name", group["prefix"]))
        for group in told.get("spaceGroups") or ()
    }
    return _drawn(str(told.get("title", "a map")), told["spaces"], groups, old=False)


def _drawn(title: str, told: list[Any], zones: dict[str, str], old: bool) -> DrawnMap:
    notes: list[str] = []
    kept = [entry for entry in told if not entry.get("isDeleted")]
    by_number: dict[int, DrawnSpace] = {}
    for entry in kept:
        space = _space(entry, old, notes)
        if space.zone and space.zone not in zones:
            zones[space.zone] = space.zone
        by_number[int(entry["id"] if old else entry["number"])] = space
    spaces = {space.cell: space for space in by_number.values()}
    if len(spaces) < len(by_number):
        raise BoardError("two spaces lie on one point of the lattice.")
    links = _links(kept, by_number, old, notes)
    return DrawnMap(title, spaces, links, zones, tuple(notes))


def _space(entry: dict[str, Any], old: bool, notes: list[str]) -> DrawnSpace:
    try:
        row, column = int(entry["row"]) - 1, int(entry["col"]) - 1
        light, group = entry["lightLevel"], entry.get("group")
        number = entry.get("displayNumber") or entry["number"]
        word = str(entry["type"] if old else entry["type"]["name"])
    except (KeyError, TypeError, ValueError) as error:
        raise BoardError(f"a space cannot be read, {error}: {json.dumps(entry)[:120]}.") from error
    zone = str(group["prefix"]) if group else ""
    label = f"{zone}-{number}" if zone else str(number)
    if not (0 <= row < ROWS and 0 <= column < COLUMNS):
        raise BoardError(f"space {label} lies outside of {ROWS} rows of {COLUMNS}.")
    kind = KINDS.get(word.replace(" ", "").lower())
    if kind is None:
        notes.append(f"space {label} is a {word!r}, which is unknown here: it becomes General.")
    dark = light == DARK_WORD if old else int(light["movementPoints"]) == DARK_MP
    return DrawnSpace((row, column), label, kind or "general", dark, zone)


def _links(
    kept: list[Any], by_number: dict[int, DrawnSpace], old: bool, notes: list[str]
) -> frozenset[Link]:
    """Each pair of links is one line; a link of one way only is refused."""
    ways: set[tuple[int, int]] = set()
    for entry in kept:
        here = int(entry["id"] if old else entry["number"])
        ways.update([(here, int(there)) for there in entry.get("connections") or ()])
    found: set[Link] = set()
    for here, there in sorted(ways):
        if there not in by_number:
            continue  # to a space that was deleted
        one, other = by_number[here], by_number[there]
        if (there, here) not in ways:
            raise BoardError(f"{one.label} leads to {other.label}, but not back.")
        if other.cell not in around(one.cell):
            if here < there:
                notes.append(f"{one.label} and {other.label} lie apart: their link is left out.")
            continue
        found.add((min(one.cell, other.cell), max(one.cell, other.cell)))
    return frozenset(found)

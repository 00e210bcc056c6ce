"""From a drawn map to a board: `import_board` is what the game offers the command line."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from gloam.games.stifling_dark.rules.board import flashlight_lines, line_of_sight
from gloam.games.stifling_dark.rules.board.board_file import KINDS, POND, source_of
from gloam.games.stifling_dark.rules.board.imported.editor import DrawnMap, Link, read_map
from gloam.games.stifling_dark.rules.board.imported.places import (
    Distances,
    escapes,
    told,
    two_exits,
)
from gloam.games.stifling_dark.rules.board.imported.side import Side, read_side
from gloam.games.stifling_dark.rules.board.lattice import COLUMNS, ROWS, Cell, pairs
from gloam.games.stifling_dark.rules.board.printed_board import Board
from gloam.games.stifling_dark.rules.board.within import NO_WAY
from gloam.kernel.content.boards import BoardError, ImportedBoard

CHARACTERS: Final = {kind: character for character, kind in KINDS.items()}
LETTERS: Final = "ABCDEFGHJKLMNOPQRSTUVWXYZ"  # an "i" of the grid is a Dim space of a Zone
WANTED: Final = {"start": 4, "hand_in": 5, "interest": 4, "medical": 2}
NAMES: Final = {
    "start": "Start spaces",
    "hand_in": "hand-in spaces",
    "interest": "Points of Interest",
    "medical": "Medical spaces",
}
MOST_GATES: Final = 64
NAMED: Final = 5  # spaces in one line of a report


def import_board(name: str, text: str, side_text: str) -> ImportedBoard:
    """A board in the game's own form, with its tables of light and sight."""
    # rule: setup.map-import
    drawn = read_map(text)
    side, drawn = read_side(side_text, drawn)
    report = list(drawn.notes)
    drawn = switches_in_zones(drawn, report)
    far = Distances(drawn)
    problems = lacking(drawn, report)
    if not problems:
        side = laid_out(drawn, side, far, report)
        problems = [*not_reached(drawn, far)]
    if problems:
        return ImportedBoard(drawn.title, {}, tuple(report), tuple(problems))
    toml = written(drawn, side)
    board = Board(source_of(name, tomllib.loads(toml)))
    problems = flaws(board)
    files = {} if problems else {f"{name}.toml": toml.encode(), **measured(name, board)}
    return ImportedBoard(drawn.title, files, tuple(report), tuple(problems))


# --- completing ---


def switches_in_zones(drawn: DrawnMap, report: list[str]) -> DrawnMap:
    """A switch outside of any Zone lights the nearest one: it becomes part of it."""
    spaces, far = dict(drawn.spaces), Distances(drawn)
    indoors = [space for space in spaces.values() if space.zone]
    for cell, space in drawn.spaces.items():
        if space.kind == "switch" and not space.zone and indoors:
            zone = min(indoors, key=lambda one: (far.between(cell, one.cell), one.cell)).zone
            spaces[cell] = replace(space, zone=zone)
            report.append(f"the switch on {space.label} is in no Zone: it counts to {zone}.")
    return replace(drawn, spaces=spaces)


def laid_out(drawn: DrawnMap, side: Side, far: Distances, report: list[str]) -> Side:
    """Exits and Escape cards, where the side file has none."""
    free = [cell for cell in far.cells if drawn.spaces[cell].kind == "general"]
    exits = list(side.exits)
    if len(exits) < 2:
        exits = two_exits(drawn, far, free)
        labels = ", ".join([drawn.spaces[cell].label for cell in exits])
        report.append(f"no exits are told: {labels} are taken, the two farthest apart.")
    rest = dict(side.rest)
    if "escapes" not in rest:
        rest["escapes"] = escapes(far, free, exits)
        report.append("no Escape cards are told: a Gate and a Truck are laid out by distance.")
    unlinked = len([1 for pair in pairs() if is_unlinked(drawn, pair) and pair not in side.edges])
    if unlinked:
        what = "walls" if side.walls == "wall" else "lines that nobody can go"
        report.append(f"{unlinked} neighbours without a link get {what} between them.")
    if "window" not in side.edges.values():
        report.append("there are no Windows: the editor knows none; a side file can tell them.")
    return Side(side.walls, side.edges, tuple(exits), rest)


def is_unlinked(drawn: DrawnMap, pair: Link) -> bool:
    one, other = pair
    return one in drawn.spaces and other in drawn.spaces and pair not in drawn.links


# --- checking ---


def lacking(drawn: DrawnMap, report: list[str]) -> list[str]:
    """What a game cannot do without; what a printed board has more of goes to the report."""
    kinds = [space.kind for space in drawn.spaces.values()]
    problems = []
    for kind, wanted in WANTED.items():
        count = kinds.count(kind)
        least = {"start": 4, "medical": 0}.get(kind, 1)
        if count < least:
            problems.append(f"there are {count} {NAMES[kind]}; {least} are needed.")
        elif count < wanted:
            report.append(f"there are {count} {NAMES[kind]}; the printed boards have {wanted}.")
    zones = {space.zone for space in drawn.spaces.values() if space.zone}
    if not zones:
        problems.append("there is no Zone: name them in the side file.")
    elif len(zones) < 5:
        few = "with fewer, large teams cannot hand in enough Evidence"
        report.append(f"there are {len(zones)} Zones; the printed boards have 5: {few}.")
    for zone in sorted(zones):
        inside = [space for space in drawn.spaces.values() if space.zone == zone]
        if all(space.kind != "general" for space in inside):
            problems.append(f"Zone {zone} has no General space, where its Evidence could lie.")
        if all(space.kind != "switch" for space in inside):
            report.append(f"Zone {zone} has no Light Switch.")
    return problems


def not_reached(drawn: DrawnMap, far: Distances) -> list[str]:
    start = next(cell for cell in far.cells if drawn.spaces[cell].kind == "start")
    reached = far.reaches(start)
    lost = [drawn.spaces[cell].label for cell in far.cells if cell not in reached]
    if not lost:
        return []
    return [f"{len(lost)} spaces cannot be reached from Start: {', '.join(lost[:NAMED])}."]


def flaws(board: Board) -> list[str]:
    """What only the finished board shows."""
    problems = []
    if len(board.gates) > MOST_GATES:
        problems.append(f"there are {len(board.gates)} Doors and Windows; {MOST_GATES} at most.")
    for space in board.interests:
        near = [n for n, far in enumerate(board.distance[space]) if far <= 2]
        if not any(board.spaces[n].general for n in near):
            label = board.spaces[space].label
            problems.append(f"the Point of Interest {label} has no General space within 2.")
    if any(far == NO_WAY for far in board.distance[board.starts[0]]):
        problems.append("walls or Windows of the side file cut the board in two.")
    return problems


# --- writing ---


def written(drawn: DrawnMap, side: Side) -> str:
    """The board's file, as those in `content/boards`."""
    letters = zone_letters(drawn)
    grid = [[POND] * COLUMNS for _ in range(ROWS)]
    zone_of: dict[str, str] = {}
    for (row, column), space in drawn.spaces.items():
        letter = letters.get(space.zone, "")
        character = CHARACTERS.get(space.kind, letter.lower() or ".")
        if (row, column) in side.exits and space.kind == "general":
            character = "X"
        grid[row][column] = character
        zone_of[told((row, column))] = letter
    lines = [
        f"# {drawn.title}: imported.",
        f"name = {quoted(drawn.title)}",
        'dark = ""',
        f"dark_spaces = {listed([told(c) for c, s in sorted(drawn.spaces.items()) if s.dark])}",
        *([f"current = {listed(side.rest['current'])}"] if "current" in side.rest else []),
        "grid = '''",
        *["".join(row) for row in grid],
        "'''",
        "",
        "[zones]",
        *[f"{letters[zone]} = {quoted(name)}" for zone, name in drawn.zones.items()],
        "",
        "[zone_of]",
        *[f"{quoted(at)} = {quoted(letter)}" for at, letter in sorted(zone_of.items())],
        "",
        "[edges]",
        *[f"{kind} = {listed(found)}" for kind, found in edges_of(drawn, side, letters).items()],
        *escape_lines(side.rest["escapes"]),
        *ride_lines(side.rest.get("rides", [])),
        "",
        "[art]",
        "floors = { " + ", ".join([f'{letter} = "boards"' for letter in letters.values()]) + " }",
        "solids = {}",
    ]
    return "\n".join(lines) + "\n"


def zone_letters(drawn: DrawnMap) -> dict[str, str]:
    """One letter for each Zone: its own first one, if that is free."""
    letters: dict[str, str] = {}
    for zone in drawn.zones:
        wanted = [character for character in zone.upper() if character in LETTERS]
        free = [one for one in (*wanted, *LETTERS) if one not in letters.values()]
        if not free:
            raise BoardError("there are more Zones than letters.")
        letters[zone] = free[0]
    return letters


def edges_of(drawn: DrawnMap, side: Side, letters: dict[str, str]) -> dict[str, list[str]]:
    """By kind, each edge as a point and a direction."""
    found: dict[str, list[str]] = {}
    for pair in pairs():
        one, other = pair
        if one not in drawn.spaces or other not in drawn.spaces:
            continue
        kind = side.edges.get(pair, "")
        if not kind and pair not in drawn.links:
            kind = side.walls
        if not kind and drawn.spaces[one].zone != drawn.spaces[other].zone:
            kind = "open"
        if kind:
            found.setdefault(kind, []).append(f"{told(one)} {direction_of(one, other)}")
    return found


def direction_of(one: Cell, other: Cell) -> str:
    if one[0] == other[0]:
        return "E"
    east = other[1] - one[1] == (one[0] & 1)
    return "SE" if east else "SW"


def escape_lines(cards: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for name, card in cards.items():
        lines += ["", f"[escapes.{name}]", f"fixed = {table(card['fixed'])}"]
        lines.append("rolled = [" + ", ".join([table(one) for one in card["rolled"]]) + "]")
    return lines


def ride_lines(rides: Sequence[dict[str, Any]]) -> list[str]:
    lines: list[str] = []
    for ride in rides:
        lines += ["", "[[rides]]", f"name = {quoted(ride['name'])}"]
        for part in ("carriages", "boarding", "dashed"):
            lines.append(f"{part} = [" + ", ".join([listed(p) for p in ride.get(part, [])]) + "]")
    return lines


def table(places: dict[str, list[str]]) -> str:
    return "{ " + ", ".join([f"{what} = {listed(at)}" for what, at in places.items()]) + " }"


def listed(words: Sequence[str]) -> str:
    return "[" + ", ".join([quoted(word) for word in words]) + "]"


def quoted(word: str) -> str:
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'


# --- measuring ---


def measured(name: str, board: Board) -> dict[str, bytes]:
    """The tables of light and sight: about half a second a space."""
    try:
        from gloam.games.stifling_dark.rules.board.measuring.flashlight_tables import (  # noqa: PLC0415  numpy is needed for this alone
            light_table,
        )
        from gloam.games.stifling_dark.rules.board.measuring.sight_tables import (  # noqa: PLC0415
            Sights,
            sight_table,
        )
    except ImportError as error:
        raise BoardError("measuring light and sight needs numpy: pip install numpy.") from error
    pieces = board.walls.pieces()
    lights = [light_table(board, space, pieces) for space in range(board.size)]
    sights = Sights(board)
    rows = [sights.row(space) for space in range(board.size)]
    return {
        f"{name}.light": flashlight_lines.packed_file(lights),
        f"{name}.sight": line_of_sight.packed_file(sight_table(rows)),
    }

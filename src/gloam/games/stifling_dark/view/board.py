"""The boards as they are drawn: what never changes, sent once, and the state of the gates.

What is drawn beside spaces and walls is in the board's file (`[art]`): floors, solid things,
roads, rails.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from gloam.games.stifling_dark.rules.board import printed_board as played
from gloam.games.stifling_dark.rules.board.board_file import POND, SCREENS, WATER, Source, cell_of
from gloam.games.stifling_dark.rules.board.boards_by_scenario import BOARDS
from gloam.games.stifling_dark.rules.board.flashlight_template import (
    AHEAD,
    BASE,
    ROUND,
    SCALE,
    direction,
)
from gloam.games.stifling_dark.rules.board.lattice import (
    COLUMNS,
    PITCH,
    RADIUS,
    ROW,
    ROWS,
    Point,
    middle,
    point,
)
from gloam.games.stifling_dark.rules.board.walls_and_curtains import solid_rows
from gloam.games.stifling_dark.state import NONE, StiflingDark
from gloam.games.stifling_dark.view.floors import outlines
from gloam.games.stifling_dark.view.names import BOARD, GATE, GATE_ID, SPACE_ID, own_board
from gloam.kernel.present.scene import Board, Node, Region, Space, Wall, Words

GATE_STATES = ("open", "locked", "damaged", "destroyed", "false", "open-window")
UNITS = 30  # of the board's units, one of the drawing
MARGIN = 5000
Line = tuple[int, ...]  # x, y, x, y


@cache
def drawing(scenario: str) -> tuple[Node, ...]:
    """A printed board's fixed part."""
    board = played.load(BOARDS[scenario])
    names = [f"zone-{name.lower().replace(' ', '-')}" for name in board.zone_names.values()]
    return drawing_of(board, Words(f"board-{scenario}"), [Words(name) for name in names])


@cache
def own_drawing(board: played.Board) -> tuple[Node, ...]:
    """The fixed part of a board that somebody has drawn."""
    names = [Words("zone-own", {"name": name}) for name in board.zone_names.values()]
    return drawing_of(board, Words("board-own", {"name": board.source.name}), names)


def drawing_of(board: played.Board, label: Words, names: Sequence[Words]) -> tuple[Node, ...]:
    """The board itself, its Zones and spaces."""
    right, down = drawn((COLUMNS * PITCH - PITCH // 2, (ROWS - 1) * ROW))
    width, height = right + MARGIN // UNITS, down + MARGIN // UNITS
    return (
        Board(
            id=BOARD,
            label=label,
            width=width,
            height=height,
            art="night",
            ways=ways(board),
            scenery={word: tuple(lines) for word, lines in scenery(board).items()},
            radius=round(RADIUS / UNITS),
            cells="hex",
            beam=tuple((round(x / UNITS), round(y / UNITS)) for x, y in beam()),
        ),
        *zones(board, names),
        *(space_node(number, space) for number, space in enumerate(board.spaces)),
    )


def gate_nodes(game: StiflingDark) -> list[Wall]:
    own = own_board(game)
    board = own.board if own is not None else played.load(BOARDS[game.scenario])
    first = own.gates if own is not None else 0
    return [gate_node(board, first, gate, token) for gate, token in enumerate(game.gates)]


@lru_cache(1 << 10)
def gate_node(board: played.Board, first: int, gate: int, token: int) -> Wall:
    """`first`: where the words of this board's gates begin."""
    told = board.gates[gate]
    return Wall(
        id=GATE_ID[gate],
        within=BOARD,
        label=GATE.words[first + gate],
        style=told.kind,
        state="jagged" if told.kind == "window" and token == NONE else GATE_STATES[token],
        points=tuple([drawn(at) for at in told.gap]),
    )


def drawn(at: Point) -> Point:
    """Where a point of the board lies in the drawing."""
    return round((at[0] + MARGIN) / UNITS), round((at[1] + MARGIN) / UNITS)


def flat(points: Iterable[Point]) -> Line:
    return tuple(number for at in points for number in drawn(at))


def space_node(number: int, space: played.Space) -> Space:
    x, y = drawn(space.at)
    kind = "exit" if space.exit else "" if space.kind in ("general", "seat") else space.kind
    return Space(
        id=SPACE_ID[number],
        within=BOARD,
        label=Words("space", {"label": space.label}),
        x=x,
        y=y,
        shape="dark" if space.dark else "seat" if space.kind == "seat" else "round",
        icon=kind.replace("_", "-"),
        region=f"zone-{space.zone}" if space.zone else "",
        marks=("dark",) * space.dark + ("water",) * space.water,
    )


def zones(board: played.Board, names: Sequence[Words]) -> Iterator[Region]:
    art = board.source.rest["art"]
    for zone, label in zip(board.zone_names, names, strict=True):
        (floor, *_) = sorted(floors(board.source, zone), key=len, reverse=True)
        dark = any(space.zone == zone and space.dark for space in board.spaces)
        yield Region(
            id=f"zone-{zone}",
            within=BOARD,
            label=label,
            points=tuple(drawn(at) for at in floor),
            style=art["floors"][zone],
            marks=("dark",) * dark,
        )


def floors(source: Source, zone: str) -> list[tuple[Point, ...]]:
    return outlines(source, lambda cell: source.zone.get(cell) == zone)


def ways(board: played.Board) -> dict[str, tuple[str, ...]]:
    """Lines by kind, as few chains as straight rows allow."""
    kinds: defaultdict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for link in board.links:
        style = "path" if link.kind == "plain" else link.kind
        kinds[style][link.one].append(link.other)
        kinds[style][link.other].append(link.one)
    return {style: tuple(chains(near, board.spaces)) for style, near in kinds.items()}


def chains(near: dict[int, list[int]], spaces: tuple[played.Space, ...]) -> Iterator[str]:
    for start in sorted(near):
        while near[start]:
            chain = [start]
            while near[chain[-1]]:
                here = chain[-1]
                ahead = onward(chain, spaces)
                there = min(near[here], key=lambda n: (spaces[n].at != ahead, n))
                near[here].remove(there)
                near[there].remove(here)
                chain.append(there)
            yield " ".join(SPACE_ID[space] for space in chain)


def onward(chain: list[int], spaces: tuple[played.Space, ...]) -> Point:
    """Where a chain comes next if it goes straight on."""
    (bx, by), (x, y) = spaces[chain[-2] if len(chain) > 1 else chain[-1]].at, spaces[chain[-1]].at
    return 2 * x - bx, 2 * y - by


def scenery(board: played.Board) -> dict[str, list[Line]]:
    """All that is looked at, by the page's words."""
    source = board.source
    found: defaultdict[str, list[Line]] = defaultdict(list)
    for stroke in board.walls.strokes:
        found[stroke.kind].append(flat((stroke.one, stroke.other)))
    for block in board.walls.blocks:
        found["block"].append(flat(block))
    for colour, pairs in mirror_gaps(board).items():
        found[f"doorway-{colour}"] += pairs
    for word, line in solids(source):
        found[word].append(line)
    for word, character in (("pond", POND), ("water", WATER)):
        found[word] += [flat(line) for line in pools(source, character)]
    for word, lines in source.rest["art"].get("lines", {}).items():
        found[word] += [flat(point(cell_of(at)) for at in line.split()) for line in lines]
    for ride in board.rides:
        seats = [board.spaces[seat].at for pair in ride.carriages for seat in pair]
        centre = (sum(x for x, _ in seats) // len(seats), sum(y for _, y in seats) // len(seats))
        found[source.rest["art"]["rides"][ride.name]].append(drawn(centre))
    found["forest"].append(flat(clearing()))
    return {word: lines for word, lines in found.items() if lines}


def pools(source: Source, character: str) -> list[tuple[Point, ...]]:
    return outlines(source, lambda cell: source.at(cell) == character)


def mirror_gaps(board: played.Board) -> dict[str, list[Line]]:
    gaps: dict[str, list[Line]] = {}
    for pair, halves in board.walls.gaps.items():
        kind = board.source.edges[pair]
        if kind != "window":
            gaps.setdefault(kind, []).append(flat((halves[0].other, halves[-1].other)))
    return gaps


def solids(source: Source) -> Iterator[tuple[str, Line]]:
    """Solid things: what it is, and the line from end to end of its row."""
    words = source.rest["art"]["solids"]
    floor = {point(cell): zone for cell, zone in source.zone.items()}
    for character, one, other in solid_rows(source):
        kind = "|" if character in SCREENS else character
        at = middle(one, other) if kind == "|" else one
        yield words.get(kind + floor.get(at, ""), words[kind]), flat((one, other))


def clearing() -> list[Point]:
    """The edge of the wood."""
    right, down, away = COLUMNS * PITCH - PITCH // 2, (ROWS - 1) * ROW, PITCH * 4 // 5
    return [
        (-away, -away),
        (right + away, -away),
        (right + away, down + away),
        (-away, down + away),
    ]


def beam() -> Iterator[tuple[float, float]]:
    """The template's outline, from the left of its base round the tip."""
    yield 0, -BASE
    for tenth in range(1080, -1081, -180):
        x, y = direction(tenth)
        yield AHEAD + ROUND * x / SCALE, ROUND * y / SCALE
    yield 0, BASE

"""Where walls and curtains run, and what stands in the way of light, as convex pieces.

A wall crosses a link at its middle. In each triangle of the lattice the middles of its walled
links are joined, or one middle is joined to a post or to the corner of a Door. So no wall needs
coordinates of its own, and a wall cuts exactly the links that it crosses.

An obstacle is a union of convex pieces: a wall is a row of oblong pieces with an eight-sided
joint wherever two of them meet. Pieces that touch overlap, so nothing slips through a joint,
and "enters the obstacle" is "enters a piece": no polygon has to be merged.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import isqrt
from typing import Final

from gloam.games.stifling_dark.rules.board.board_file import POST, SCREENS, SOLIDS, Pair, Source
from gloam.games.stifling_dark.rules.board.lattice import (
    CLEARANCE,
    PITCH,
    RIM,
    ROW,
    Cell,
    Point,
    around,
    beside,
    cells,
    middle,
    pairs,
    point,
    triangles,
)

Piece = tuple[Point, ...]  # a convex polygon

MIRRORS: Final = ("red", "green", "blue")
# Light passes a doorway, whatever its token shows, as it does a Window.
# rule: mirror.light, window.sight, flash.non-blockers
GAPS: Final = ("window", *MIRRORS)  # a wall with an opening
# rule: park.curtain, feature.obstacle, flash.blockers
HALF_WIDTH: Final = {"wall": 200, "fence": 110, "curtain": 70}
OPENING: Final = 600  # from the middle of a Window to its frame
SIZES: Final = ((850, 560), (0, 240))  # beyond the ends, and half as wide: stacks, screens
SCREEN_ENDS: Final = ((0, 2300), (1992, -1150), (1992, 1150))  # of |, / and \\ from the middle
FREE_END: Final = 640  # how far a wall runs on that ends nowhere


@dataclass(frozen=True)
class Stroke:
    """A straight stretch of wall along its middle line."""

    one: Point
    other: Point
    kind: str  # wall, fence, curtain


@dataclass
class Walls:
    """All that is solid on a board."""

    strokes: list[Stroke] = field(default_factory=list)
    gaps: dict[Pair, list[Stroke]] = field(default_factory=lambda: defaultdict(list))
    doors: dict[Cell, tuple[Point, Point]] = field(default_factory=dict)
    solids: list[tuple[str, Piece]] = field(default_factory=list)
    blocks: list[tuple[Point, Point]] = field(default_factory=list)

    def pieces(self) -> list[Piece]:
        """Everything that stops light and sight whatever happens in play."""
        joints: dict[Point, int] = {}
        meeting = Counter(end for stroke in self.strokes for end in (stroke.one, stroke.other))
        corners = {corner for gap in self.doors.values() for corner in gap}
        for stroke in self.strokes:
            for end in (stroke.one, stroke.other):
                if meeting[end] > 1 or end in corners:
                    joints[end] = max(joints.get(end, 0), HALF_WIDTH[stroke.kind])
        return (
            [oblong(stroke) for stroke in self.strokes]
            + [joint(at, width) for at, width in joints.items()]
            + [piece for _, piece in self.solids]
        )


def build(source: Source) -> Walls:
    walls = Walls()
    walled = walled_pairs(source)
    corners: dict[Cell, list[Point]] = defaultdict(list)
    loose: list[Stroke] = []
    for triangle in triangles():
        join_triangle(source, triangle, walled, walls, corners, loose)
    for stroke in loose:
        walls.strokes.append(run_on(stroke, walls.strokes))
    walls.strokes = straightened(walls.strokes)
    for pair in source.edges:
        if source.edges[pair] == "block":
            walls.blocks.append(across(pair))
    for row, line in enumerate(source.grid):
        for column, character in enumerate(line):
            if character == "D":
                walls.doors[row, column] = door_gap((row, column), corners[row, column])
    walls.solids = solids(source)
    return walls


def walled_pairs(source: Source) -> dict[Pair, str]:
    """The pairs of neighbouring points between which a wall runs: wall, fence, curtain or gap."""
    walled: dict[Pair, str] = {}
    for one, other in pairs():
        kind = source.edges.get((one, other), "")
        # rule: feature.movement-obstacle
        if kind in ("open", "block") or POST in (source.at(one), source.at(other)):
            continue
        if kind:
            walled[one, other] = kind
        elif zones_part(source, one, other):
            walled[one, other] = "wall"  # rule: feature.obstacle, concept.obstacle
    return walled


def zones_part(source: Source, one: Cell, other: Cell) -> bool:
    """Does a Zone end between these two, with no Door among them?"""
    return source.zone.get(one) != source.zone.get(other) and "D" not in (
        source.at(one),
        source.at(other),
    )


def join_triangle(
    source: Source,
    triangle: tuple[Cell, Cell, Cell],
    walled: dict[Pair, str],
    walls: Walls,
    corners: dict[Cell, list[Point]],
    loose: list[Stroke],
) -> None:
    """Add the walls inside one triangle."""
    one, two, three = triangle
    sides = [(pair, opposite) for pair, opposite in (((one, two), three), ((one, three), two))]
    sides.append(((min(two, three), max(two, three)), one))
    crossing = [(pair, opposite) for pair, opposite in sides if pair in walled]
    centre = middle(*(point(cell) for cell in triangle))
    posts = [cell for cell in triangle if source.at(cell) == POST]
    solid = [cell for cell in triangle if source.at(cell) in SOLIDS]
    doors = [cell for cell in triangle if source.at(cell) == "D"]
    if len(crossing) == 2:
        ends = [middle(point(a), point(b)) for (a, b), _ in crossing]
        for pair, _ in crossing:
            add_half(source, walls, pair, walled[pair], middle(*ends))
    elif len(crossing) == 3:
        for pair, _ in crossing:
            add_half(source, walls, pair, walled[pair], centre)
    elif crossing:
        (pair, opposite), kind = crossing[0], walled[crossing[0][0]]
        if opposite in posts or opposite in solid:
            add_half(source, walls, pair, kind, point(opposite))
        elif opposite in doors:
            add_half(source, walls, pair, kind, centre)
            corners[opposite].append(centre)
        elif kind in GAPS:
            add_half(source, walls, pair, kind, centre)
        else:
            loose.append(Stroke(middle(point(pair[0]), point(pair[1])), centre, kind))
    elif posts and len(posts + solid) == 2 and not doors:
        one, two = posts + solid
        walls.strokes.append(Stroke(point(one), point(two), "wall"))


def add_half(source: Source, walls: Walls, pair: Pair, kind: str, end: Point) -> None:
    """Half of a wall's way through a triangle, from the middle of a link; a gap leaves a frame."""
    start = middle(point(pair[0]), point(pair[1]))
    if kind not in GAPS:
        walls.strokes.append(Stroke(start, end, kind))
        return
    frame_kind = "wall" if any(cell in source.zone for cell in pair) else "fence"
    walls.gaps[pair].append(Stroke(start, end, frame_kind))
    length = distance(start, end)
    frame = min(OPENING, length * 4 // 5)
    walls.strokes.append(Stroke(toward(start, end, frame, length), end, frame_kind))


def run_on(stroke: Stroke, strokes: list[Stroke]) -> Stroke:
    """A wall that ends nowhere runs straight on a little instead of turning along its cell."""
    for before in strokes:
        ends = (before.one, before.other)
        if stroke.one in ends:
            behind = before.other if before.one == stroke.one else before.one
            ahead = (2 * stroke.one[0] - behind[0], 2 * stroke.one[1] - behind[1])
            length = distance(stroke.one, ahead)
            return Stroke(stroke.one, toward(stroke.one, ahead, FREE_END, length), stroke.kind)
    return stroke


def straightened(strokes: list[Stroke]) -> list[Stroke]:
    """The same walls in as few stretches as can be."""
    left = list(dict.fromkeys(strokes))
    merged = True
    while merged:
        merged = False
        ends: dict[Point, list[Stroke]] = defaultdict(list)
        for stroke in left:
            ends[stroke.one].append(stroke)
            ends[stroke.other].append(stroke)
        for at, both in ends.items():
            if len(both) == 2 and both[0].kind == both[1].kind and both[0] != both[1]:
                far = [s.other if s.one == at else s.one for s in both]
                if turn(far[0], at, far[1]) == 0 and ahead_of(far[0], at, far[1]):
                    left = [stroke for stroke in left if stroke not in both]
                    left.append(Stroke(far[0], far[1], both[0].kind))
                    merged = True
                    break
    return left


def door_gap(cell: Cell, corners: list[Point]) -> tuple[Point, Point]:
    """What a Door's token fills: from the corner where the wall comes in to the opposite one."""
    x, y = point(cell)
    one = corners[0] if corners else (x, y - ROW * 2 // 3)
    return one, (2 * x - one[0], 2 * y - one[1])


def across(pair: Pair) -> tuple[Point, Point]:
    """The side of the cells between two neighbours."""
    (ax, ay), (bx, by) = point(pair[0]), point(pair[1])
    x, y = middle((ax, ay), (bx, by))
    dx, dy = (by - ay) * 866 // PITCH, (ax - bx) * 866 // PITCH
    return (x - dx, y - dy), (x + dx, y + dy)


def solids(source: Source) -> list[tuple[str, Piece]]:
    """What stands on points without a space."""
    return [
        (character, eight_sided(one, other, *SIZES[character in SCREENS]))
        for character, one, other in solid_rows(source)
    ]


def solid_rows(source: Source) -> Iterator[tuple[str, Point, Point]]:
    """Solid things, from end to end.

    Straight rows of the same thing are one; a screen stands by itself, from the middle of one
    link almost to that of the one opposite.
    """
    for cell in cells():
        character = source.at(cell)
        if character in SCREENS:
            x, y = point(cell)
            dx, dy = SCREEN_ENDS[SCREENS.index(character)]
            yield character, (x - dx, y - dy), (x + dx, y + dy)
        if character not in SOLIDS:
            continue
        alone = all(source.at(other) != character for other in around(cell))
        for ahead, behind in (("E", "W"), ("SE", "NW"), ("SW", "NE")):
            last = cell
            while source.at(beside(last, ahead)) == character:
                last = beside(last, ahead)
            begins = source.at(beside(cell, behind)) != character
            if begins and (last != cell or (alone and ahead == "E")):
                yield character, point(cell), point(last)


def eight_sided(one: Point, other: Point, beyond: int, half_height: int) -> Piece:
    """A box along a line and beyond its ends, with its corners cut off."""
    x, y = (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
    dx, dy = (other[0] - one[0], other[1] - one[1]) if one != other else (PITCH, 0)
    length = distance((0, 0), (dx, dy))
    half_width = distance(one, other) // 2 + beyond
    cut_x, cut_y = half_width * 4 // 5, half_height * 3 // 5
    lower = [(half_width, cut_y), (cut_x, half_height), (-cut_x, half_height), (-half_width, cut_y)]
    corners = [*lower, *((-along, -aside) for along, aside in lower)]
    return tuple(
        (
            x + rounded(along * dx - aside * dy, length),
            y + rounded(along * dy + aside * dx, length),
        )
        for along, aside in corners
    )


def oblong(stroke: Stroke) -> Piece:
    (ax, ay), (bx, by) = stroke.one, stroke.other
    length, width = distance(stroke.one, stroke.other), HALF_WIDTH[stroke.kind]
    nx, ny = rounded((ay - by) * width, length), rounded((bx - ax) * width, length)
    return (ax + nx, ay + ny), (ax - nx, ay - ny), (bx - nx, by - ny), (bx + nx, by + ny)


def joint(at: Point, width: int) -> Piece:
    """A post round the place where walls meet: it covers the ends of all of them."""
    x, y = at
    far, near = width * 115 // 100, width * 82 // 100
    turns = ((far, 0), (near, near), (0, far), (-near, near))
    return (*((x + dx, y + dy) for dx, dy in turns), *((x - dx, y - dy) for dx, dy in turns))


def window_pieces(halves: list[Stroke]) -> list[Piece]:
    """What a False Window adds: the wall goes through."""
    return [*(oblong(half) for half in halves), joint(halves[0].one, HALF_WIDTH[halves[0].kind])]


def distance(one: Point, other: Point) -> int:
    return isqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


def toward(start: Point, end: Point, steps: int, length: int) -> Point:
    return (
        start[0] + rounded((end[0] - start[0]) * steps, length),
        start[1] + rounded((end[1] - start[1]) * steps, length),
    )


def rounded(number: int, by: int) -> int:
    """A division to the nearest whole number."""
    return (2 * number + by) // (2 * by)


def turn(one: Point, at: Point, other: Point) -> int:
    """Positive, if the way turns clockwise as drawn; nought, if it goes straight on or back."""
    return (at[0] - one[0]) * (other[1] - at[1]) - (at[1] - one[1]) * (other[0] - at[0])


def ahead_of(one: Point, at: Point, other: Point) -> bool:
    return (at[0] - one[0]) * (other[0] - at[0]) + (at[1] - one[1]) * (other[1] - at[1]) > 0


def door_leaf(one: Point, other: Point) -> Piece:
    """A shut Door between two points of its gap."""
    return oblong(Stroke(one, other, "fence"))


def clear_of(centre: Point, end: Point) -> Point:
    """The point of a Door's gap as far from its centre as anything solid has to stay."""
    return toward(centre, end, CLEARANCE, distance(centre, end))


def disc(centre: Point) -> Piece:
    """A space's circle, as the 32 points of its rim."""
    return tuple((centre[0] + dx, centre[1] + dy) for dx, dy in RIM)

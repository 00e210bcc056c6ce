"""A board in play: spaces, lines, gates, distances. Read from `content/boards`, never changed.

A space is a number; sets of spaces are whole numbers with one bit a space (`mask_of`,
`members`). Doors and Windows are *gates*, numbered together, Doors first; `blocked` is always
the set of gates, one bit each, that are shut for movement and sight: Doors with a Locked,
Damaged or False Door token, Windows with a False Window token.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from gloam.games.stifling_dark.rules.board import board_file as written
from gloam.games.stifling_dark.rules.board import walls_and_curtains as solid
from gloam.games.stifling_dark.rules.board.board_file import KINDS, WATER, Source, cell_of
from gloam.games.stifling_dark.rules.board.lattice import Cell, Point, around, pairs, point
from gloam.games.stifling_dark.rules.board.walls_and_curtains import MIRRORS, Piece, Walls
from gloam.games.stifling_dark.rules.board.within import steps_along
from gloam.kernel.core.bit_sets import mask_of

MOVE_KINDS: Final = ("plain", "window", "water")  # lines that nothing but a token can shut


@dataclass(frozen=True, slots=True)
class Space:
    """A space as printed."""

    label: str  # "S-12" in a Zone, "120" outdoors
    kind: str  # general, start, door, switch, hand_in, interest, medical, booth, seat
    zone: str  # the Zone's letter, or nothing
    dark: bool
    water: bool
    exit: bool
    at: Point  # the centre, in units of 1/1600 of a space's diameter
    cell: Cell  # row and column on the lattice

    @property
    def general(self) -> bool:
        """May Hidden tokens lie here? Start spaces and Water count."""
        return self.kind in ("general", "start")  # rule: feature.start, concept.general-space


@dataclass(frozen=True, slots=True)
class Link:
    """A Movement Line."""

    one: int
    other: int
    kind: str  # plain, window, water; red, green, blue (a mirror doorway); dashed
    gate: int = -1  # the Window on it


@dataclass(frozen=True, slots=True)
class Gate:
    """A Door or a Window: what a token can shut."""

    kind: str  # door, window
    zone: str
    space: int  # the Door's space; of a Window -1
    link: tuple[int, int]  # the spaces on both sides of a Window; of a Door twice its space
    at: Point
    gap: tuple[Point, Point]  # the opening
    pieces: tuple[Piece, ...]  # what stands in the way of light while it is shut
    stubs: tuple[Piece, ...]  # and what of it lies outside the Door's own space


@dataclass(frozen=True, slots=True)
class Ride:
    """Carriages in the order of the arrows; each has two seats, (left, right)."""

    name: str
    carriages: tuple[tuple[int, int], ...]


Places = dict[str, tuple[int, ...]]  # what lies there -> spaces


@dataclass(frozen=True, slots=True)
class Escape:
    """Where an Escape card puts things: always, and by the D6 (1-2, 3-4, 5-6)."""

    fixed: Places
    rolled: tuple[Places, ...]


class Board:
    """One board and its tables."""

    def __init__(self, source: Source) -> None:
        self.name = source.name
        self.title: str = source.rest["name"]
        self.source = source
        self.walls: Walls = solid.build(source)
        self.spaces = spaces_of_grid(source)
        self.size = len(self.spaces)
        self.number = {space.cell: number for number, space in enumerate(self.spaces)}
        self.place = {space.label: number for number, space in enumerate(self.spaces)}
        self.gates = gates(source, self.walls, self.number)
        self.doors = tuple(g for g, gate in enumerate(self.gates) if gate.kind == "door")
        self.windows = tuple(g for g, gate in enumerate(self.gates) if gate.kind == "window")
        # The gate of a Door's space, and of the Window between two spaces (both orders).
        self.door_at = {self.gates[g].space: g for g in self.doors}
        self.window_between = {
            ends: g for g in self.windows for ends in (self.gates[g].link, self.gates[g].link[::-1])
        }
        # rule: feature.lines
        self.links = links(source, self.number, self.window_between)
        # Lines that are there for everybody: plain ones, Windows, Water; not mirror doorways.
        self.near = self._near(MOVE_KINDS)
        # The same with the doorways of one colour; "" is none.
        self.near_by_colour = {"": self.near} | {
            colour: self._near((*MOVE_KINDS, colour)) for colour in MIRRORS
        }
        # Adjacent for the Adversary's Attacks and Abilities only.
        # rule: ride.dashed
        self.dashed = self._near(("dashed",))
        # The spaces right beside a space, whatever is between: no more than a pitch off.
        self.beside = tuple(
            tuple(sorted(self.number[cell] for cell in around(s.cell) if cell in self.number))
            for s in self.spaces
        )
        self.doorways = {
            colour: tuple((k.one, k.other) for k in self.links if k.kind == colour)
            for colour in MIRRORS
        }
        # Steps with every Door open and every mirror doorway shut; NO_WAY where there is none.
        self.distance = tuple(bytes(self.steps_from(start)) for start in range(self.size))
        # rule: setup.zones-sawmill, setup.zones-park
        self.zones = tuple(source.zones)
        self.zone_names = source.zones
        self.zone_mask = {
            zone: mask_of(n for n, space in enumerate(self.spaces) if space.zone == zone)
            for zone in self.zones
        }
        self.starts = self.of_kind("start")
        self.hand_ins = self.of_kind("hand_in")
        self.interests = self.of_kind("interest")
        self.medicals = self.of_kind("medical")
        self.switches = self.of_kind("switch")
        self.booths = self.of_kind("booth")
        self.exits = tuple(n for n, space in enumerate(self.spaces) if space.exit)
        # rule: water.definition, booth.count
        # Water in the order of the current, and for each Water space the next one.
        self.current = tuple(self.number[cell_of(at)] for at in source.rest.get("current", ()))
        self.downstream = dict(zip(self.current, self.current[1:] + self.current[:1], strict=True))
        self.rides = tuple(
            Ride(ride["name"], tuple(self._seats(pair) for pair in ride["carriages"]))
            for ride in source.rest.get("rides", ())
        )

        self.escapes = {
            name: Escape(
                self._places(told["fixed"]),
                tuple(self._places(places) for places in told["rolled"]),
            )
            for name, told in source.rest.get("escapes", {}).items()
        }

    def of_kind(self, kind: str) -> tuple[int, ...]:
        return tuple(n for n, space in enumerate(self.spaces) if space.kind == kind)

    def steps_from(self, start: int, colour: str = "") -> list[int]:
        """Steps to every space, with the mirror doorways of one colour; all Doors are open."""
        return steps_along(self.near_by_colour[colour], start)

    def _near(self, kinds: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
        near: list[list[int]] = [[] for _ in self.spaces]
        for link in self.links:
            if link.kind in kinds:
                near[link.one].append(link.other)
                near[link.other].append(link.one)
        return tuple(tuple(sorted(places)) for places in near)

    def _places(self, told: dict[str, list[str]]) -> Places:
        return {
            what: tuple(self.number[cell_of(at)] for at in cells) for what, cells in told.items()
        }

    def _seats(self, pair: list[str]) -> tuple[int, int]:
        left, right = (self.number[cell_of(at)] for at in pair)
        return left, right


@cache
def load(name: str, folder: Path = written.FOLDER) -> Board:
    """The board of that name: `sawmill`, `amusement_park`, or one in another folder. Built once."""
    return Board(written.read(name, folder))


def spaces_of_grid(source: Source) -> tuple[Space, ...]:
    """All spaces, row by row, numbered per Zone as they come."""
    current = {cell_of(at) for at in source.rest.get("current", ())}
    seats = seat_cells(source.rest)
    counted: dict[str, int] = {}
    spaces: list[Space] = []
    for row, line in enumerate(source.grid):
        for column, character in enumerate(line):
            cell = (row, column)
            if not source.kept(cell):
                continue
            zone = source.zone.get(cell, "")
            counted[zone] = counted.get(zone, 0) + 1
            spaces.append(
                Space(
                    # rule: concept.zone, concept.interaction-space
                    label=f"{zone}-{counted[zone]}" if zone else str(counted[zone]),
                    kind="seat" if cell in seats else KINDS.get(character, "general"),
                    zone=zone,
                    dark=source.dark(cell),
                    water=character == WATER or cell in current,
                    exit=character == "X",
                    at=point(cell),
                    cell=cell,
                )
            )
    return tuple(spaces)


def seat_cells(rest: dict[str, Any]) -> set[Cell]:
    return {cell_of(at) for ride in rest.get("rides", ()) for c in ride["carriages"] for at in c}


def gates(source: Source, walls: Walls, number: dict[Cell, int]) -> tuple[Gate, ...]:
    """Doors in the order of their spaces, then Windows in the order of their links."""
    found: list[Gate] = []
    for cell, gap in sorted(walls.doors.items()):
        at, space = point(cell), number[cell]
        found.append(
            Gate(
                kind="door",
                zone=source.zone.get(cell, ""),
                space=space,
                link=(space, space),
                at=at,
                gap=gap,
                pieces=(solid.disc(at), solid.door_leaf(*gap)),
                stubs=tuple(solid.door_leaf(solid.clear_of(at, end), end) for end in gap),
            )
        )
    for pair in pairs():
        if source.edges.get(pair) == "window":
            halves = walls.gaps[pair]
            one, other = pair
            found.append(
                Gate(
                    kind="window",
                    zone=source.zone.get(one, "") or source.zone.get(other, ""),
                    space=-1,
                    link=(number[one], number[other]),
                    at=halves[0].one,
                    gap=(halves[0].other, halves[-1].other),
                    pieces=tuple(solid.window_pieces(halves)),
                    stubs=(),
                )
            )
    return tuple(found)


def links(
    source: Source, number: dict[Cell, int], window_between: dict[tuple[int, int], int]
) -> tuple[Link, ...]:
    """All Movement Lines: neighbours without anything between, and what the file adds."""
    # rule: feature.lines, ride.dashed
    found: list[Link] = []
    current = [cell_of(at) for at in source.rest.get("current", ())]
    # rule: water.definition
    flow = {frozenset(ends) for ends in zip(current, current[1:] + current[:1], strict=True)}
    seats = seat_cells(source.rest)
    for pair in pairs():
        one, other = pair
        if not (source.kept(one) and source.kept(other)) or one in seats or other in seats:
            continue
        kind = source.edges.get(pair, "")
        if kind in ("wall", "fence", "block"):
            continue  # rule: feature.obstacle, feature.movement-obstacle
        if not kind and solid.zones_part(source, one, other):
            continue
        here, there = number[one], number[other]
        if kind in MIRRORS:
            found.append(Link(here, there, kind))
        elif kind == "window":
            found.append(Link(here, there, kind, window_between[here, there]))
        else:
            found.append(Link(here, there, "water" if frozenset(pair) in flow else "plain"))
    # Seats are joined in pairs, the lowest ones to the ground.
    # rule: ride.no-carriage-hop
    for ride in source.rest.get("rides", ()):
        for left, right in [*ride["carriages"], *ride["boarding"]]:
            found.append(Link(number[cell_of(left)], number[cell_of(right)], "plain"))
        for left, right in ride["dashed"]:
            found.append(Link(number[cell_of(left)], number[cell_of(right)], "dashed"))
    return tuple(found)

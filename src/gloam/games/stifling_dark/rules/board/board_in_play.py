"""The ground: what the rules need of a board, as sets of spaces.

A board says what is printed (`Printed`); light and sight are computed by others and handed in. The
ground is fixed data, one for a board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from gloam.games.stifling_dark.rules.board.within import NO_WAY, steps_along
from gloam.kernel.core.bit_sets import mask_of, members


class PrintedSpace(Protocol):
    """A space as printed."""

    @property
    def label(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def zone(self) -> str: ...
    @property
    def dark(self) -> bool: ...
    @property
    def general(self) -> bool: ...


class PrintedGate(Protocol):
    """A Door or a Window."""

    @property
    def kind(self) -> str: ...
    @property
    def space(self) -> int: ...
    @property
    def link(self) -> tuple[int, int]: ...


class PrintedRide(Protocol):
    """Carriages in the order of the arrows, each with two seats."""

    @property
    def carriages(self) -> Sequence[tuple[int, int]]: ...


class PrintedEscape(Protocol):
    """Where an Escape card puts things: always, and by the D6 (1-2, 3-4, 5-6)."""

    @property
    def fixed(self) -> Mapping[str, Sequence[int]]: ...
    @property
    def rolled(self) -> Sequence[Mapping[str, Sequence[int]]]: ...


class Printed(Protocol):
    """A board as printed. `near_by_colour[""]` are the lines without mirror doorways."""

    @property
    def size(self) -> int: ...
    @property
    def spaces(self) -> Sequence[PrintedSpace]: ...
    @property
    def near_by_colour(self) -> Mapping[str, Sequence[Sequence[int]]]: ...
    @property
    def dashed(self) -> Sequence[Sequence[int]]: ...
    @property
    def beside(self) -> Sequence[Sequence[int]]: ...
    @property
    def doorways(self) -> Mapping[str, Sequence[tuple[int, int]]]: ...
    @property
    def downstream(self) -> Mapping[int, int]: ...
    @property
    def rides(self) -> Sequence[PrintedRide]: ...
    @property
    def booths(self) -> Sequence[int]: ...
    @property
    def gates(self) -> Sequence[PrintedGate]: ...
    @property
    def window_between(self) -> Mapping[tuple[int, int], int]: ...
    @property
    def zones(self) -> Sequence[str]: ...
    @property
    def starts(self) -> Sequence[int]: ...
    @property
    def interests(self) -> Sequence[int]: ...
    @property
    def medicals(self) -> Sequence[int]: ...
    @property
    def exits(self) -> Sequence[int]: ...
    @property
    def escapes(self) -> Mapping[str, PrintedEscape]: ...


# (space, aim, shut gates, lines) -> the spaces that it lights; and all aims of a place.
Lit = Callable[[int, int, int, int], int]
Aims = Callable[[int, int, int], Sequence[tuple[int, int]]]
Sees = Callable[[int, int, int], bool]
Passages = tuple[tuple[int, int], ...]  # the two spaces of each Secret Passage
Touched = Callable[[int, int], int]  # (space, aim) -> the spaces that the template touches


class Ground:
    """One board in the shapes that rules need.

    `lit`, `aims`, `sees` and `touched` answer for light and sight: what an aim lights, all aims of
    a space that light different spaces, whether there is a straight line between two spaces, and
    what lies under a template, wholly or in part, whatever stands between.
    """

    def __init__(self, board: Printed, lit: Lit, aims: Aims, sees: Sees, touched: Touched) -> None:
        self.board = board
        self.lit = lit
        self.aims = aims
        self.sees = sees
        self.touched = touched
        self.size = board.size
        self.everywhere = (1 << board.size) - 1
        spaces = board.spaces
        self.near_of = {
            colour: tuple([tuple(near) for near in table])
            for colour, table in board.near_by_colour.items()
        }
        self.near = self.near_of[""]  # rule: feature.lines
        self.colours = tuple([colour for colour, ways in board.doorways.items() if ways])
        self.doorway_ends = {
            colour: mask_of([space for ends in ways for space in ends])
            for colour, ways in board.doorways.items()
        }
        # With the dashed lines of rides, for the Adversary's Attacks and Abilities.
        self.near_dashed = {
            colour: tuple([(*near, *board.dashed[n]) for n, near in enumerate(table)])
            for colour, table in self.near_of.items()
        }
        self.dark = mask_of([n for n, space in enumerate(spaces) if space.dark])
        # rule: concept.general-space, feature.start
        self.general = mask_of([n for n, space in enumerate(spaces) if space.general])
        self.zones = tuple(board.zones)
        self.zone_of = tuple([self.zones.index(s.zone) if s.zone else -1 for s in spaces])
        # rule: concept.zone
        self.zone_mask = tuple(
            [mask_of([n for n, s in enumerate(spaces) if s.zone == zone]) for zone in self.zones]
        )
        self.doors = tuple([g for g, gate in enumerate(board.gates) if gate.kind == "door"])
        self.windows = tuple([g for g, gate in enumerate(board.gates) if gate.kind == "window"])
        self.door_at = {board.gates[g].space: g for g in self.doors}
        self.door_space = {g: board.gates[g].space for g in self.doors}
        self.door_mask = mask_of(self.door_space.values())
        self.window_ends = {g: board.gates[g].link for g in self.windows}
        self.window_between = dict(board.window_between)
        self.window_mask = mask_of(self.windows)
        self.windows_at = tuple(
            [[g for g in self.windows if n in self.window_ends[g]] for n in range(board.size)]
        )
        self.windows_beside = tuple([mask_of(gates) for gates in self.windows_at])
        self.starts = tuple(board.starts)
        self.interests = tuple(board.interests)
        self.medicals = tuple(board.medicals)
        self.exits = tuple(board.exits)
        self.escapes = dict(board.escapes)
        # All seats of each ride.
        self.ride_seats = tuple(
            [mask_of([s for pair in ride.carriages for s in pair]) for ride in board.rides]
        )
        self.booths = tuple(board.booths)
        self.downstream = dict(board.downstream)
        # For each seat the same seat of the next carriage.
        self.next_seat = {
            seat: ahead
            for ride in board.rides
            for pair, following in zip(
                ride.carriages, (*ride.carriages[1:], ride.carriages[0]), strict=True
            )
            for seat, ahead in zip(pair, following, strict=True)
        }
        self.carries = mask_of((*self.downstream, *self.next_seat))
        # How often the belief has the board (`adversary/belief_graph.py`).
        self.copies = max(len(self.colours), 1) * (2 if self.next_seat else 1)
        self.every_copy = sum([1 << copy * board.size for copy in range(self.copies)])
        self.general_spaces = tuple(members(self.general))
        self._shut: dict[int, int] = {}
        self._open_around: dict[tuple[int, int, str, bool], tuple[int, int]] = {}
        self._within: dict[tuple[int, int, int, str, Passages, bool, int], int] = {}

    def of_kind(self, kind: str) -> int:
        """All spaces of a kind."""
        return mask_of([n for n, space in enumerate(self.board.spaces) if space.kind == kind])

    def within(
        self,
        start: int,
        steps: int,
        blocked: int,
        colour: str,
        passages: Passages,
        dashed: bool = False,
        barred: int = 0,
    ) -> int:
        """All spaces within so many spaces, the start included (`adjacent_and_within` asks)."""
        if not passages and (blocked or barred):
            # What is farther off decides nothing: games that differ there share what is found.
            gates, spaces = self._around(start, steps, colour, dashed)
            blocked &= gates
            barred &= spaces
        key = start, steps, blocked, colour, passages, dashed, barred
        found = self._within.get(key)
        if found is None:
            near = (self.near_dashed if dashed else self.near_of)[colour]
            far = self.steps_from(start, blocked, near, passages, steps, barred)
            found = mask_of([space for space, way in enumerate(far) if way <= steps])
            if len(self._within) > 50_000:
                self._within.clear()
            self._within[key] = found
        return found

    def _around(self, start: int, steps: int, colour: str, dashed: bool) -> tuple[int, int]:
        """The gates and the spaces within so many spaces when nothing is shut."""
        key = start, steps, colour, dashed
        found = self._open_around.get(key)
        if found is None:
            spaces = self.within(start, steps, 0, colour, (), dashed)
            gates = mask_of([g for space, g in self.door_at.items() if spaces >> space & 1])
            for space in members(spaces):
                gates |= self.windows_beside[space]
            found = self._open_around[key] = gates, spaces
        return found

    def shut_doors(self, blocked: int) -> int:
        """The spaces of the Doors among some gates."""
        found = self._shut.get(blocked)
        if found is None:
            found = mask_of([self.door_space[g] for g in self.doors if blocked >> g & 1])
            if len(self._shut) > 50_000:
                self._shut.clear()
            self._shut[blocked] = found
        return found

    def steps_from(
        self,
        start: int,
        blocked: int,
        near: Sequence[Sequence[int]],
        passages: Passages,
        most: int = NO_WAY,
        barred: int = 0,
    ) -> list[int]:
        """Steps to every space along some lines, as far as no token shuts them.

        Spaces that are `barred` are like those of shut Doors: counted to, not through.
        """
        shut = [self.door_space[g] for g in self.doors if blocked >> g & 1]
        shut += members(barred)
        cut: list[tuple[int, int]] = []
        for gate in members(blocked & self.window_mask):
            ends = self.window_ends[gate]
            cut += [ends, ends[::-1]]
        through: dict[int, list[int]] = {}
        for one, other in passages:
            through.setdefault(one, []).append(other)
            through.setdefault(other, []).append(one)
        return steps_along(near, start, most, shut, cut, through)

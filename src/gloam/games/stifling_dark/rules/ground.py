"""The ground: what the rules need of a board, as sets of spaces, and how the Adversary goes on it.

A board says what is printed (`Printed`); light and sight are computed by others and handed in. The
ground is fixed data, one for a board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Protocol

from gloam.kernel.hidden.graph import NO_GATE, Way, Ways, both_ways


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


class Printed(Protocol):
    """A board as printed."""

    @property
    def size(self) -> int: ...
    @property
    def spaces(self) -> Sequence[PrintedSpace]: ...
    @property
    def near(self) -> Sequence[Sequence[int]]: ...
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
    def steps_from(
        self, start: int, blocked: int = 0, colour: str = "", most: int = 255
    ) -> list[int]: ...


NO_WAY: Final = 255
# (space, aim, shut gates, lines) -> the spaces that it lights; and all aims of a place.
Lit = Callable[[int, int, int, int], int]
Aims = Callable[[int, int, int], Sequence[tuple[int, int]]]
Sees = Callable[[int, int, int], bool]


def mask_of(spaces: Iterable[int]) -> int:
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def members(mask: int) -> list[int]:
    """The members of a bit set, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Ground:
    """One board in the shapes that rules need.

    `lit`, `aims` and `sees` answer for light and sight: what an aim lights, all aims of a space
    that light different spaces, whether there is a straight line between two spaces.
    """

    def __init__(self, board: Printed, lit: Lit, aims: Aims, sees: Sees) -> None:
        self.board = board
        self.lit = lit
        self.aims = aims
        self.sees = sees
        self.size = board.size
        self.everywhere = (1 << board.size) - 1
        spaces = board.spaces
        self.near = tuple([tuple(near) for near in board.near])
        self.near_mask = tuple([mask_of(near) for near in board.near])
        self.dark = mask_of([n for n, space in enumerate(spaces) if space.dark])
        self.general = mask_of([n for n, space in enumerate(spaces) if space.general])
        self.zones = tuple(board.zones)
        self.zone_of = tuple([self.zones.index(s.zone) if s.zone else -1 for s in spaces])
        self.zone_mask = tuple(
            [mask_of([n for n, s in enumerate(spaces) if s.zone == zone]) for zone in self.zones]
        )
        self.doors = tuple([g for g, gate in enumerate(board.gates) if gate.kind == "door"])
        self.windows = tuple([g for g, gate in enumerate(board.gates) if gate.kind == "window"])
        self.door_at = {board.gates[g].space: g for g in self.doors}
        self.door_space = {g: board.gates[g].space for g in self.doors}
        self.window_ends = {g: board.gates[g].link for g in self.windows}
        self.window_between = dict(board.window_between)
        self.windows_at = tuple(
            [[g for g in self.windows if n in self.window_ends[g]] for n in range(board.size)]
        )
        self.starts = tuple(board.starts)
        self.interests = tuple(board.interests)
        self.medicals = tuple(board.medicals)
        self._within: dict[tuple[int, int, int], int] = {}
        # Through one Window and nowhere else; the gate 0 that is there besides is always shut.
        last = (board.size - 1, board.size - 1, 2, 0)
        self.window_ways = {
            g: Ways([*both_ways(*ends, 2), last]) for g, ends in self.window_ends.items()
        }
        self.ways = Ways(self._ways())

    def of_kind(self, kind: str) -> int:
        """All spaces of a kind."""
        return mask_of([n for n, space in enumerate(self.board.spaces) if space.kind == kind])

    def within(self, start: int, steps: int, blocked: int = 0) -> int:
        """All spaces within so many spaces, the start included."""
        # rule: within.count, within.ignores, within.blocked, within.shortest, within.door-token
        key = start, steps, blocked
        found = self._within.get(key)
        if found is None:
            far = self.board.steps_from(start, blocked, "", steps)
            found = mask_of([space for space, way in enumerate(far) if way <= steps])
            if len(self._within) > 50_000:
                self._within.clear()
            self._within[key] = found
        return found

    def adjacent(self, one: int, other: int, blocked: int = 0) -> bool:
        """Does a Movement Line join two spaces, with no False Window on it?"""
        # rule: concept.adjacent, concept.same-space-adjacent, concept.adjacent-blocked
        if not self.near_mask[one] >> other & 1:
            return False
        window = self.window_between.get((one, other), -1)
        return window < 0 or not blocked >> window & 1

    def _ways(self) -> list[Way]:
        """How an Adversary goes. A Window is two gates: its own for the hard way, and one more,
        past all gates of the board, for the easy way through an Open Window."""
        # rule: adv.move, window.adversary, token.open-window
        found: list[Way] = []
        easy = len(self.board.gates)
        for one, near in enumerate(self.near):
            for other in near:
                window = self.window_between.get((one, other), -1)
                if window < 0:
                    found.append((one, other, 1, NO_GATE))
                else:
                    found += [(one, other, 2, window), (one, other, 1, easy + window)]
        return found

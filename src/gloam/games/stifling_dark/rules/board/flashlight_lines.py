"""What a Flashlight lights: from tables that `python -m tools.boards` prepares.

For each space, each target that some aim covers and each run of aims, the table has the lines
of the template that reach the target clear of walls, and for each gate in the way the lines
which that gate cuts while it is shut. In play nothing is measured any more.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from gloam.games.stifling_dark.rules.board.board_file import FOLDER
from gloam.games.stifling_dark.rules.board.flashlight_template import (
    AIMS,
    direction,
    touched,
)
from gloam.games.stifling_dark.rules.board.printed_board import Board

# Lines: the axis, the parallels, inner fans, outer fans; left before right. A fan line leaves
# its parallel at a distance ahead, turned outwards by some tenths of a degree.
FANS: Final = ((5120, 105), (3280, 161))  # rule: flash.template-rays
LINES: Final = 7
# Which of them count: the axis is the first bit, its two neighbours the next.
ALL_LINES: Final = 0b1111111
CENTRE_LINE: Final = 0b0000001  # rule: flash.centre-lines
CENTRE_LINES: Final = 0b0000111  # rule: flash.centre-lines

RUN = struct.Struct("<HHBB")  # first and last aim, clear lines, number of cuts
CUT = struct.Struct("<BB")  # gate, lines
TARGET = struct.Struct("<HH")  # space, number of runs


@dataclass(frozen=True, slots=True)
class Run:
    """Aims, first to last, that cover a target and at which the same lines reach it."""

    first: int
    last: int
    clear: int  # rule: flash.ray-reach
    cuts: tuple[tuple[int, int], ...]  # (gate, lines that it cuts while shut)


@dataclass(frozen=True, slots=True)
class Beam:
    """An arc of aims that light the same spaces. `last` is less than `first` across east."""

    aim: int  # its middle
    first: int
    last: int
    lit: int  # the set of spaces, the figure's own among them


Table = tuple[tuple[int, tuple[Run, ...]], ...]  # for each target its runs


def beams(board: Board, space: int, blocked: int = 0, lines: int = ALL_LINES) -> tuple[Beam, ...]:
    """All that a Flashlight from here can light, one beam an arc, in the order of turning.

    `lines` are the lines that count.
    """
    return _beams(board, space, blocked & in_reach(board, space), lines)


def lit(board: Board, space: int, aim: int, blocked: int = 0, lines: int = ALL_LINES) -> int:
    """What one aim lights, the figure's own space included."""
    spaces = 1 << space  # rule: flash.own-space
    for target, runs in table(board, space):
        for run in runs:
            if run.first <= aim <= run.last:  # rule: flash.cover
                # rule: flash.ray, flash.both, flash.one-ray-enough, flash.centre-lines
                if clear_lines(run, blocked) & lines:
                    spaces |= 1 << target
                break
    return spaces


@lru_cache(maxsize=1024)
def touched_by(board: Board, space: int, aim: int) -> int:
    """The spaces that the template touches at this aim, walls or not; never the figure's own."""
    ahead_x, ahead_y = direction(aim)
    x, y = board.spaces[space].at
    spaces = 0
    for other, there in enumerate(board.spaces):
        right, down = there.at[0] - x, there.at[1] - y
        along = right * ahead_x + down * ahead_y
        across = right * ahead_y - down * ahead_x
        if other != space and touched(along, across):
            spaces |= 1 << other
    return spaces


@lru_cache(maxsize=4096)
def _beams(board: Board, space: int, blocked: int, lines: int) -> tuple[Beam, ...]:
    changes: dict[int, int] = {0: 0}  # aim -> targets that begin or cease to be lit there
    for target, runs in table(board, space):
        bit = 1 << target
        for run in runs:
            if clear_lines(run, blocked) & lines:
                changes[run.first] = changes.get(run.first, 0) ^ bit
                changes[run.last + 1] = changes.get(run.last + 1, 0) ^ bit
    changes.pop(AIMS, 0)
    arcs: list[tuple[int, int]] = []
    now = 1 << space
    for aim in sorted(changes):
        now ^= changes[aim]
        if not arcs or arcs[-1][1] != now:
            arcs.append((aim, now))
    if len(arcs) > 1 and arcs[0][1] == arcs[-1][1]:
        arcs[0] = arcs.pop()  # it goes on across east
        arcs.append(arcs.pop(0))
    found: list[Beam] = []
    for index, (first, spaces) in enumerate(arcs):
        width = (arcs[(index + 1) % len(arcs)][0] - first - 1) % AIMS
        middle = (first + width // 2) % AIMS
        last = (first + width) % AIMS
        # rule: flash.aim-steps
        found.append(Beam(middle, first, last, spaces))
    return tuple(found)


def not_contained(sets: set[int]) -> set[int]:
    """Those that are no part of another."""
    found: list[int] = []
    for one in sorted(sets, key=int.bit_count, reverse=True):  # what contains it comes before it
        for other in found:
            if one & other == one:
                break
        else:
            found.append(one)
    return set(found)


def clear_lines(run: Run, blocked: int) -> int:
    """The lines that reach a target while these gates are shut; its own Door cuts none."""
    # rule: flash.blockers, flash.locked-door-space, flash.non-blockers, flash.figures-transparent
    lines = run.clear
    for gate, cut in run.cuts:
        if blocked >> gate & 1:
            lines &= ~cut
    return lines


@lru_cache(maxsize=1024)
def in_reach(board: Board, space: int) -> int:
    """The gates that can change what is lit from here."""
    gates = 0
    for _, runs in table(board, space):
        for run in runs:
            for gate, _ in run.cuts:
                gates |= 1 << gate
    return gates


@lru_cache(maxsize=1024)
def table(board: Board, space: int) -> Table:
    return unpacked(packed_tables(board.name, board.source.folder)[space])


@cache
def packed_tables(name: str, folder: Path = FOLDER) -> tuple[bytes, ...]:
    """The prepared file of a board, one piece a space."""
    told = zlib.decompress((folder / f"{name}.light").read_bytes())
    (count,) = struct.unpack_from("<H", told)
    lengths = struct.unpack_from(f"<{count}H", told, 2)
    pieces: list[bytes] = []
    at = 2 + 2 * count
    for length in lengths:
        pieces.append(told[at : at + length])
        at += length
    return tuple(pieces)


def packed_file(tables: list[Table]) -> bytes:
    """What `packed_tables` reads."""
    pieces = [packed(table) for table in tables]
    head = struct.pack(f"<H{len(pieces)}H", len(pieces), *(len(piece) for piece in pieces))
    return zlib.compress(head + b"".join(pieces), 9)


def packed(table: Table) -> bytes:
    told = bytearray()
    for target, runs in table:
        told += TARGET.pack(target, len(runs))
        for run in runs:
            told += RUN.pack(run.first, run.last, run.clear, len(run.cuts))
            for gate, lines in run.cuts:
                told += CUT.pack(gate, lines)
    return bytes(told)


def unpacked(told: bytes) -> Table:
    found: list[tuple[int, tuple[Run, ...]]] = []
    at = 0
    while at < len(told):
        target, count = TARGET.unpack_from(told, at)
        at += TARGET.size
        runs: list[Run] = []
        for _ in range(count):
            first, last, clear, cuts = RUN.unpack_from(told, at)
            at += RUN.size
            end = at + cuts * CUT.size
            runs.append(Run(first, last, clear, tuple(CUT.iter_unpack(told[at:end]))))
            at = end
        found.append((target, tuple(runs)))
    return tuple(found)

"""The Butcher's sight: from any point of his circle to any point of the other circle.

Lines are tested between the centre and 32 rim points of each circle. `python -m tools.boards`
tests them all and keeps, for each two spaces, what matters in play: seen whatever is shut,
never seen, or seen through certain gates.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from gloam.games.stifling_dark.rules.board.board_file import FOLDER
from gloam.games.stifling_dark.rules.board.lattice import PITCH
from gloam.games.stifling_dark.rules.board.printed_board import Board

# Eight steps are at most eight pitches, whatever passages there are.
FARTHEST: Final = 8 * PITCH
PAIR = struct.Struct("<HHB")  # two spaces, number of sets of gates


@dataclass(frozen=True, slots=True)
class SightTable:
    """Pairs are told with the lower space first."""

    always: tuple[int, ...]  # for each space the set of those seen whatever is shut
    through: dict[tuple[int, int], tuple[int, ...]]  # sets of gates, one of which must be open


def sees(board: Board, one: int, other: int, blocked: int = 0) -> bool:
    """Is there a clear straight line between the two? Not beyond eight pitches.

    The eight steps are counted elsewhere: tokens change them (`Board.steps_from`).
    """
    # Between two circles; no light, template or facing is asked for.
    # rule: butcher.sight-line, butcher.sight-light, butcher.sight-samples
    table = sight_table(board.name, board.source.folder)
    if table.always[one] >> other & 1:
        return True
    pair = (one, other) if one < other else (other, one)
    # rule: window.sight, concept.obstacle
    return any(not gates & blocked for gates in table.through.get(pair, ()))


@cache
def sight_table(name: str, folder: Path = FOLDER) -> SightTable:
    return unpacked(zlib.decompress((folder / f"{name}.sight").read_bytes()))


def packed_file(table: SightTable) -> bytes:
    """What `sight_table` reads."""
    size = len(table.always)
    told = bytearray(struct.pack("<H", size))
    for seen in table.always:
        told += seen.to_bytes((size + 7) // 8, "little")
    for (one, other), sets in sorted(table.through.items()):
        told += PAIR.pack(one, other, len(sets))
        for gates in sets:
            told += struct.pack("<Q", gates)
    return zlib.compress(bytes(told), 9)


def unpacked(told: bytes) -> SightTable:
    (size,) = struct.unpack_from("<H", told)
    width = (size + 7) // 8
    always = tuple(
        int.from_bytes(told[2 + n * width : 2 + (n + 1) * width], "little") for n in range(size)
    )
    through: dict[tuple[int, int], tuple[int, ...]] = {}
    at = 2 + size * width
    while at < len(told):
        one, other, count = PAIR.unpack_from(told, at)
        at += PAIR.size
        through[one, other] = struct.unpack_from(f"<{count}Q", told, at)
        at += 8 * count
    return SightTable(always, through)

"""What light costs in The Stifling Dark: `python -m bench.beams`.

All distinct beams of each place of both boards, with the gates in reach open and shut at random:
cold (its table unpacked for the first time; wanted: 5 ms) and seen before (wanted: 0.1 ms), in
processor time.
"""

from __future__ import annotations

import random
import sys
from statistics import median
from time import process_time

from gloam.games.stifling_dark.rules.board import flashlight_lines as lines
from gloam.games.stifling_dark.rules.board.boards_by_scenario import BOARDS
from gloam.games.stifling_dark.rules.board.printed_board import Board, load


def main() -> None:
    chance = random.Random(1)
    for name in BOARDS.values():
        board = load(name)
        lines.packed_tables(name)
        cold: list[float] = []
        warm: list[float] = []
        for space in range(board.size):
            blocked = chance.getrandbits(len(board.gates))
            tried: list[tuple[float, float]] = []
            for _ in range(3):
                for cached in (
                    lines.table,
                    lines.in_reach,
                    lines._beams,
                ):
                    cached.cache_clear()
                tried.append((timed(board, space, blocked), timed(board, space, blocked)))
            # The middle of three: other processes disturb a single one.
            cold.append(median(first for first, _ in tried))
            warm.append(median(second for _, second in tried))
        for word, times in (("cold", cold), ("seen before", warm)):
            told = f"{name}, {word}: median {median(times):.4f} ms, slowest {max(times):.4f} ms"
            sys.stdout.write(told + "\n")


def timed(board: Board, space: int, blocked: int) -> float:
    """Milliseconds."""
    start = process_time()
    lines.beams(board, space, blocked)
    return (process_time() - start) * 1000


if __name__ == "__main__":
    main()

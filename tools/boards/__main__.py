"""`python -m tools.boards [board …]`: measure light and sight, and write the tables.

They lie beside the boards in `content/boards`. It takes some minutes a board; run it whenever
a board has changed. A test tells when it was forgotten.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial

from gloam.games.stifling_dark.rules.board import flashlight_lines, line_of_sight
from gloam.games.stifling_dark.rules.board.board_file import FOLDER
from gloam.games.stifling_dark.rules.board.measuring.flashlight_tables import light_table
from gloam.games.stifling_dark.rules.board.measuring.sight_tables import Row, Sights, sight_table
from gloam.games.stifling_dark.rules.board.printed_board import load

BOARDS = ("sawmill", "amusement_park")


def main(names: list[str]) -> None:
    with ProcessPoolExecutor(2) as workers:
        for name in names or BOARDS:
            spaces = range(load(name).size)
            tables = list(workers.map(partial(light_of, name), spaces, chunksize=8))
            write(f"{name}.light", flashlight_lines.packed_file(tables))
            rows = list(workers.map(partial(sight_of, name), spaces, chunksize=8))
            write(f"{name}.sight", line_of_sight.packed_file(sight_table(rows)))


def light_of(name: str, space: int) -> flashlight_lines.Table:
    board = load(name)
    return light_table(board, space, board.walls.pieces())


def sight_of(name: str, space: int) -> Row:
    return sights(name).row(space)


@cache
def sights(name: str) -> Sights:
    return Sights(load(name))


def write(name: str, told: bytes) -> None:
    (FOLDER / name).write_bytes(told)
    print(f"{name}: {len(told)} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])

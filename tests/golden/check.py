"""Replay all golden games: `python -m tests.golden.check`. Prints how many held."""

from __future__ import annotations

import sys
from pathlib import Path

from gloam import compiled
from gloam.kernel.content.registry import games
from gloam.kernel.session.log import Setup, read_line
from gloam.kernel.session.replay import verify
from gloam.workers import Handler

FOLDER = Path(__file__).parent


def check(game: str) -> int:
    """Verify every golden of a game; gives how many there are."""
    known = games()
    files = sorted(FOLDER.glob(f"{game}-*.log"))
    for file in files:
        lines = file.read_bytes().splitlines()
        setup = read_line(lines[0])
        assert isinstance(setup, Setup)
        session = verify(known[setup.game].rules, lines)
        assert session.log.lines == lines, f"{file.name} does not replay bit for bit"
    return len(files)


def serve() -> Handler:
    """In a worker process, which the environment gives the build and the hash seed."""
    return lambda _: told().encode()


def told() -> str:
    """Of all games that are registered."""
    return f"{sum([check(game) for game in games()])} golden games hold. {compiled.told()}"


if __name__ == "__main__":
    sys.stdout.write(f"{told()}\n")

"""Record golden games: `python -m tests.golden.record [GAME...]`."""

from __future__ import annotations

import sys

from gloam.kernel.content.registry import games
from tests.battery.playing import set_ups
from tests.battery.sessions import finished
from tests.golden.check import FOLDER


def record(names: list[str]) -> None:
    unknown = [name for name in names if name not in games()]
    if unknown:
        sys.exit(f"There is no game {', '.join(unknown)}; is it in GLOAM_GAMES?")
    for name, game in games().items():
        if names and name not in names:
            continue
        for old in FOLDER.glob(f"{name}-*.log"):
            old.unlink()
        for number, (seats, options) in enumerate(set_ups(game)):
            session = finished(game.rules, 1000 + number, seats, options)
            file = FOLDER / f"{name}-{number}.log"
            file.write_bytes(session.log.text())
            print(f"{file.name}: {len(session.log.lines)} lines")


if __name__ == "__main__":
    record(sys.argv[1:])

"""Tiny games: examples for authors, subjects of the tests and of the benchmark.

They are not installed. `register` names them in GLOAM_GAMES for this process and those it starts;
`python -m examples` prints that value.
"""

import os

NAMES = ("leduc", "drawhold", "chase", "parley", "stairs")
GLOAM_GAMES = ",".join(f"examples.{name}:GAME" for name in NAMES)


def register() -> None:
    """Let the registry know these games, unless GLOAM_GAMES says otherwise."""
    os.environ.setdefault("GLOAM_GAMES", GLOAM_GAMES)

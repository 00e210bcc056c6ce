"""How often bots win, cell by cell: `python -m tests.games.heart_of_darkness.balance [PROCESSES]`.

Prints the tables of `docs/balance/heart_of_darkness.md`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from gloam.games.heart_of_darkness.rules.difficulty import MODIFIERS
from gloam.lab.simulate import PROCESSES, Task, cell, simulate
from tests.games.heart_of_darkness.bots import NeverLootsLate

SEED = 1
PLAYERS = (1, 2, 3, 4)
WESTERN = {"map": "western shores"}


def cells() -> Iterator[tuple[str, Task]]:
    """What is measured, by its name in the table."""
    game = "heart_of_darkness"
    for seats in PLAYERS:
        yield "plain rules", Task(game, seats, {}, "greedy", SEED, 0, 500)
    for seats in PLAYERS:
        yield "never Loot past round 3", Task(game, seats, {}, NeverLootsLate, SEED, 0, 300)
    for seats in PLAYERS:
        yield "Western Shores", Task(game, seats, WESTERN, "greedy", SEED, 0, 500)
    for modifier in MODIFIERS:
        yield modifier, Task(game, 2, {modifier: "on"}, "greedy", SEED, 0, 300)


def tell(processes: int) -> None:
    print("| | Players | Games | Won | 95 % | Rounds |\n|---|---|---|---|---|---|")
    for name, task in cells():
        one = cell(task.players, simulate(task, processes))
        (won,) = one.wins
        span = f"{100 * won.low:.1f}–{100 * won.high:.1f}"
        told = (name, task.players, one.games, f"{100 * won.rate:.1f} %", span, f"{one.rounds:.1f}")
        print("|", " | ".join([str(part) for part in told]), "|", flush=True)


if __name__ == "__main__":
    tell(int(sys.argv[1]) if len(sys.argv) > 1 else PROCESSES)

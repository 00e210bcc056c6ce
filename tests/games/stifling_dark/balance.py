"""How often bots win: `python -m tests.games.stifling_dark.balance`.

Prints a table of both Scenarios by Investigators. It may be told GAMES, FIRST (the seed of the
first game) and PROCESSES. The policy is asked about the true position, which for it is the same as
an imagined one (`bot/test_policy.py`): it looks at nothing hidden.
"""

from __future__ import annotations

import sys
from collections import Counter
from multiprocessing import Pool
from statistics import median
from time import process_time
from typing import NamedTuple

from gloam.games.stifling_dark.bot.policy import StiflingDarkPolicy
from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.rules.grounds import ground_of
from gloam.games.stifling_dark.state import Outcome
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run

RULES = StiflingDarkRules(ground_of)
POLICY = StiflingDarkPolicy()
ENOUGH = 6_000  # asks
SCENARIOS = ("sawmill", "park")
COUNTS = {2: "fewest", 3: "three", 4: "four"}


class Cell(NamedTuple):
    scenario: str
    investigators: int
    seats: int
    seed: int


class End(NamedTuple):
    outcome: Outcome
    objective: str
    round: int
    asks: int
    thought: float  # seconds a decision


def play(cell: Cell) -> End:
    options = {"scenario": cell.scenario, "investigators": COUNTS[cell.investigators]}
    dice = Dice(cell.seed.to_bytes(32, "big"))
    run = Run.start(RULES, cell.seats, dice, options)
    thought = 0.0
    for asks in range(ENOUGH):
        ask, game = run.ask, run.state
        if ask is None:
            assert game.outcome is not None
            return End(game.outcome, game.objective, game.round, asks, thought / asks)
        begun = process_time()
        key = POLICY.choose(game, ask.seat, ask)
        thought += process_time() - begun
        run.send(ask.seat, key)
    raise RuntimeError(f"{cell} does not end")


def tell(games: int, first: int, processes: int) -> None:
    print(
        "| Scenario | Investigators | Games | Investigators win | Butcher | Draws | Rounds |",
        end="",
    )
    print(" Asks | ms a decision | Objectives (won of chosen) |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    with Pool(processes) as pool:
        for scenario in SCENARIOS:
            for count in COUNTS:
                cells = [
                    Cell(scenario, count, 2 + seed % count, seed)
                    for seed in range(first, first + games)
                ]
                print(row(scenario, count, pool.map(play, cells, chunksize=5)), flush=True)


def row(scenario: str, count: int, ends: list[End]) -> str:
    outcomes = Counter(end.outcome for end in ends)
    shares = [f"{100 * outcomes[outcome] / len(ends):.0f} %" for outcome in Outcome]
    chosen = Counter(end.objective or "none" for end in ends)
    won = Counter(end.objective for end in ends if end.outcome is Outcome.INVESTIGATORS)
    told = ", ".join([f"{name} {won[name]}/{chosen[name]}" for name in sorted(chosen)])
    rounds = f"{median([end.round for end in ends]):.0f}"
    asks = f"{median([end.asks for end in ends]):.0f}"
    thought = f"{1000 * sum([end.thought for end in ends]) / len(ends):.2f}"
    parts = (scenario, count, len(ends), *shares, rounds, asks, thought, told)
    return "| " + " | ".join([str(part) for part in parts]) + " |"


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    tell(*[*given, *(200, 1_000, 1)[len(given) :]])

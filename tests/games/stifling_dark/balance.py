"""How often bots win: `python -m tests.games.stifling_dark.balance`.

Prints the tables of `docs/balance/stifling_dark.md`: bots that reckon on both sides, for each
Adversary, board and number of Investigators, and then against the plain ones. It may be told
GAMES, FIRST (the seed of the first game) and PROCESSES; and after these one cell, as `horror park
4`, of which then all four pairings are played, so many games each.

The policy is asked about the true position, which for it is the same as an imagined one
(`bot/test_policy.py`): it looks at nothing hidden.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import sqrt
from multiprocessing import Pool
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from gloam.games.stifling_dark.bot.policy import StiflingDarkPolicy
from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.rules.adversary.adversaries import KINDS
from gloam.games.stifling_dark.rules.board.boards_by_scenario import ground_of
from gloam.games.stifling_dark.state import ADVERSARY, Outcome
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run

RULES = StiflingDarkRules(ground_of)
POLICY = StiflingDarkPolicy()
PLAIN = POLICY.plain()
ENOUGH = 6_000  # asks
CLOCKED = 16  # of so many decisions one is timed: to ask for the time takes time
SCENARIOS = ("sawmill", "park")
COUNTS = {2: "fewest", 3: "three", 4: "four"}
BAND = (25.0, 75.0)
# Is the team plain, and the Adversary?
PAIRINGS = ((True, True), (False, True), (True, False), (False, False))


class Cell(NamedTuple):
    scenario: str
    investigators: int
    seats: int
    seed: int
    adversary: str = "butcher"
    plain_team: bool = False
    plain_adversary: bool = False


class End(NamedTuple):
    outcome: Outcome
    objective: str
    round: int
    asks: int
    thought: float  # seconds a decision


def start(cell: Cell) -> Run[Any]:
    options = {
        "scenario": cell.scenario,
        "adversary": cell.adversary,
        "investigators": COUNTS[cell.investigators],
    }
    return Run.start(RULES, cell.seats, Dice(cell.seed.to_bytes(32, "big")), options)


def play(cell: Cell) -> End:
    run = start(cell)
    thought = 0.0
    for asks in range(ENOUGH):
        ask, game = run.ask, run.state
        if ask is None:
            assert game.outcome is not None
            return End(game.outcome, game.objective, game.round, asks, thought / asks)
        plain = cell.plain_adversary if ask.seat == ADVERSARY else cell.plain_team
        begun = process_time() if asks % CLOCKED == 0 else 0.0
        key = (PLAIN if plain else POLICY).choose(game, ask.seat, ask)
        if asks % CLOCKED == 0:
            thought += (process_time() - begun) * CLOCKED
        run.send(ask.seat, key)
    raise RuntimeError(f"{cell} does not end")


def cells_of(first: int, games: int, like: Cell) -> list[Cell]:
    count = like.investigators
    return [
        like._replace(seats=2 + seed % count, seed=seed) for seed in range(first, first + games)
    ]


def share(won: list[bool]) -> tuple[float, float, float]:
    """How many of them, in percent, and what it lies between (Wilson, 95 %)."""
    n, rate, z = len(won), sum(won) / len(won), 1.96
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    span = z / (1 + z * z / n) * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return 100 * rate, 100 * max(0.0, middle - span), 100 * min(1.0, middle + span)


def written(parts: tuple[object, ...]) -> str:
    return "| " + " | ".join([str(part) for part in parts]) + " |"


# --- every Adversary, board and team ---


def every_cell() -> list[Cell]:
    return [
        Cell(scenario, count, 0, 0, adversary)
        for adversary in KINDS
        for scenario in SCENARIOS
        for count in COUNTS
    ]


def tell_cells(pool: Any, games: int, first: int) -> dict[Cell, list[bool]]:
    """Bots that reckon on both sides; which games the Investigators have won, by cell."""
    print("| Adversary | Scenario | Investigators | Games | They win | 95 % | Band |", end="")
    print(" Draws | Rounds | Asks | ms a decision | Objectives (won of chosen) |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    won: dict[Cell, list[bool]] = {}
    for like in every_cell():
        ends = pool.map(play, cells_of(first, games, like), chunksize=5)
        won[like] = [end.outcome is Outcome.INVESTIGATORS for end in ends]
        print(row(like, ends), flush=True)
    return won


def row(like: Cell, ends: list[End]) -> str:
    rate, low, high = share([end.outcome is Outcome.INVESTIGATORS for end in ends])
    said = "above" if rate > BAND[1] else "below" if rate < BAND[0] else "met"
    draws = len([end for end in ends if end.outcome is Outcome.DRAW])
    chosen = Counter(end.objective or "none" for end in ends)
    won = Counter(end.objective for end in ends if end.outcome is Outcome.INVESTIGATORS)
    told = ", ".join([f"{name} {won[name]}/{chosen[name]}" for name in sorted(chosen)])
    rounds = f"{median([end.round for end in ends]):.0f}"
    asks = f"{median([end.asks for end in ends]):.0f}"
    thought = f"{1000 * sum([end.thought for end in ends]) / len(ends):.2f}"
    figures = f"{rate:.0f} %", f"{low:.0f}–{high:.0f}", said, draws, rounds, asks, thought, told
    return written((like.adversary, like.scenario, like.investigators, len(ends), *figures))


# --- bots that reckon and plain ones ---


def tell_duels(pool: Any, games: int, first: int, both: dict[Cell, list[bool]]) -> None:
    """How often Investigators win if both sides are plain, or only one of them reckons."""
    print(f"\n| Adversary | Scenario | Investigators | Both plain ({games} games) |", end="")
    print(" Only they reckon | Only the Adversary reckons | Both reckon |")
    print("|---|---|---|---|---|---|---|")
    for like, won in both.items():
        told = [
            *[as_share(duel(pool, games, first, like, *plain)) for plain in PAIRINGS[:3]],
            as_share(won),
        ]
        cell = like.adversary, like.scenario, like.investigators
        print(written((*cell, *told)), flush=True)


def duel(pool: Any, games: int, first: int, like: Cell, team: bool, foe: bool) -> list[bool]:
    """Which games the Investigators win, if the team is plain, or the Adversary."""
    pairing = like._replace(plain_team=team, plain_adversary=foe)
    ends = pool.map(play, cells_of(first, games, pairing), chunksize=5)
    return [end.outcome is Outcome.INVESTIGATORS for end in ends]


def tell_cell(games: int, first: int, processes: int, like: Cell) -> None:
    """All four pairings of one cell."""
    with Pool(processes) as pool:
        tell_duels(pool, games, first, {like: duel(pool, games, first, like, *PAIRINGS[3])})


def as_share(won: list[bool]) -> str:
    rate, low, high = share(won)
    return f"{rate:.0f} % ({low:.0f}–{high:.0f})"


def tell(games: int, first: int, processes: int) -> None:
    with Pool(processes) as pool:
        tell_duels(pool, max(games // 3, 1), first, tell_cells(pool, games, first))


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:4]]
    games, first, processes = [*given, *(150, 1_000_000, 1)[len(given) :]]
    if sys.argv[4:]:
        foe, scenario, investigators = sys.argv[4:]
        tell_cell(games, first, processes, Cell(scenario, int(investigators), 0, 0, foe))
    else:
        tell(games, first, processes)

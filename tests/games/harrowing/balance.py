"""How often bots win: `python -m tests.games.harrowing.balance`.

Prints the tables of `docs/balance/harrowing.md`. It may be told GAMES, CAMPAIGNS, FIRST (the seed
of the first game: others than those by which cards were tuned) and PROCESSES. The policy is asked
about the true position, which for it is the same as an imagined one: it looks at nothing hidden.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from math import sqrt
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

from gloam.games.harrowing.bot.policy import HarrowingPolicy
from gloam.games.harrowing.rules.legacy.circles import open_circles
from gloam.games.harrowing.state import Outcome
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import LASTING, Change
from tests.games.harrowing.cards.real_table import EVERYTHING, RULES

ENOUGH = 20_000  # asks
CAMPAIGN_GAMES = 10
CAMPAIGN_SEATS = (2,)
POLICY = HarrowingPolicy()

# What each story opens; the third one opens the Woods.
OPENS = ((2,), (4,), (5, 6), (7, 3), (8,), ())

CITY, FIRST_WOODS, LATE_CITY, LATE_WOODS = SET_UPS = (
    "Shattered City",
    "Shiverwoods",
    "Shattered City, all unlocked",
    "Shiverwoods, all unlocked",
)
BANDS = {CITY: (35, 55), FIRST_WOODS: (25, 45)}
ALONE = (25, 50)


class End(NamedTuple):
    won: bool
    asks: int
    changes: list[Change]


def play(circle: int, seats: int, seed: int, campaign: Mapping[str, Any]) -> End:
    dice, options = Dice(seed.to_bytes(32, "big")), {"circle": ("first", "second")[circle]}
    run = Run.start(RULES, seats, dice, options, campaign, keep=False, journals=[])
    for asks in range(ENOUGH):
        ask = run.ask
        if ask is None:
            journal = run.state.journal or []
            changes = [entry[2] for entry in journal if entry[0] == LASTING]
            return End(run.state.outcome is Outcome.WON, asks, changes)
        run.send(ask.seat, POLICY.choose(run.state, ask.seat, ask))
    raise RuntimeError(f"{(circle, seats, seed)} does not end")


# --- single games ---


def in_cell(cell: tuple[str, int, int]) -> tuple[bool, int]:
    set_up, seats, seed = cell
    campaign = {CITY: {}, FIRST_WOODS: as_first_opened(seed)}.get(set_up, EVERYTHING)
    end = play(int(set_up in (FIRST_WOODS, LATE_WOODS)), seats, seed, campaign)
    return end.won, end.asks


def as_first_opened(seed: int) -> dict[str, Any]:
    """What a campaign has when it opens the Woods: any order of the stories up to that one."""
    told = Random(seed).sample(OPENS, len(OPENS))
    known = [1, *[number for numbers in told[: told.index((5, 6)) + 1] for number in numbers]]
    return campaign_of([("unlock", f"number-{number}") for number in known])


def tell_cells(pool: Any, games: int, first: int) -> None:
    print("| Circle | Effigies | Games | Won | 95 % | Asks | Target | |")
    print("|---|---|---|---|---|---|---|---|")
    for set_up in SET_UPS:
        for seats in (1, 2, 3, 4):
            seeds = range(first + seats * games, first + (seats + 1) * games)
            ends = pool.map(in_cell, [(set_up, seats, seed) for seed in seeds], chunksize=10)
            rate, low, high = share([won for won, _ in ends])
            asks = sum([asks for _, asks in ends]) / games
            band = (ALONE if seats == 1 else BANDS[set_up]) if set_up in BANDS else None
            said = (
                "above"
                if band and rate > band[1]
                else "below"
                if band and rate < band[0]
                else "met"
            )
            target = (f"{band[0]}–{band[1]} %", said) if band else ("", "")
            row = (set_up, seats, games, f"{rate:.1f} %", f"{low:.1f}–{high:.1f}", f"{asks:.0f}")
            print("|", " | ".join([str(part) for part in (*row, *target)]), "|", flush=True)


def share(won: list[bool]) -> tuple[float, float, float]:
    """How many of them, in percent, and what it lies between (Wilson, 95 %)."""
    n, rate, z = len(won), sum(won) / len(won), 1.96
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    span = z / (1 + z * z / n) * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return 100 * rate, 100 * (middle - span), 100 * (middle + span)


# --- campaigns ---


def campaign(cell: tuple[int, int]) -> list[tuple[int, bool]]:
    """Circle and outcome of each of its games: once both Circles are open, by turns."""
    seats, seed = cell
    changes: list[Change] = []
    ends: list[tuple[int, bool]] = []
    for number in range(CAMPAIGN_GAMES):
        known = campaign_of(changes)
        circle = 1 - ends[-1][0] if len(open_circles(known)) > 1 else 0
        end = play(circle, seats, seed * CAMPAIGN_GAMES + number, known)
        ends.append((circle, end.won))
        changes += end.changes
    return ends


def tell_campaigns(pool: Any, campaigns: int, first: int) -> None:
    games = range(CAMPAIGN_GAMES)
    print("\n| Effigies | Circle |", " | ".join([str(number + 1) for number in games]), "|")
    print("|---|---|", "---|" * CAMPAIGN_GAMES, sep="")
    for seats in CAMPAIGN_SEATS:
        seeds = range(first + seats * campaigns, first + (seats + 1) * campaigns)
        all_ends = pool.map(campaign, [(seats, seed) for seed in seeds], chunksize=1)
        for circle, name in enumerate((CITY, FIRST_WOODS)):
            row: list[str] = []
            for number in games:
                won = [ends[number][1] for ends in all_ends if ends[number][0] == circle]
                row.append(f"{sum(won)}/{len(won)}" if won else "")
            print(f"| {seats} | {name} |", " | ".join(row), "|", flush=True)


def tell(games: int, campaigns: int, first: int, processes: int) -> None:
    with Pool(processes) as pool:
        tell_cells(pool, games, first)
        tell_campaigns(pool, campaigns, first)


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    tell(*[*given, *(1000, 100, 1_000_000, 1)[len(given) :]])

"""How bots fare: `python -m tests.games.original_sin.balance [RUNS] [FIRST] [PROCESSES]`.

Prints the tables of `docs/balance/original_sin.md`: whole first acts, from the Tutorial through the
gate to the second tier, with gear, gold, journal and levels carried along as a campaign carries
them. FIRST is the first seed. The policy is asked about the true position, of which it uses only
what all can see.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable
from math import sqrt
from multiprocessing import Pool
from typing import NamedTuple

from gloam.games.original_sin import GAME
from gloam.games.original_sin.bot.policy import OriginalSinPolicy
from gloam.games.original_sin.rules.between.campaign import EXIT
from gloam.games.original_sin.state import OriginalSin
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.core.asks import REVISE
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import LASTING, Change

RULES = GAME.rules
POLICY = OriginalSinPolicy()
LONGEST = 30_000  # answers at one location
MOST_PLACES = 9  # of an act; a route has five or six
SECOND_TIER = "ash_road"
RESTARTED = "end-session"  # what is asked after a restart
OPTIONS = {"party": "ready-made"}


class Visit(NamedTuple):
    """One location of a campaign."""

    place: str
    passed: bool  # without a restart
    answers: int
    gold: int  # at the end, after the Merchant


def visit(campaign: list[Change], seats: int, seed: int) -> tuple[Visit, list[Change]]:
    """The next game of a campaign, played by bots to its end or to its first restart."""
    dice = Dice(b"balance %d %d" % (seed, len(campaign)))
    options = RULES.choices(OPTIONS)
    run: Run[OriginalSin] = Run.start(
        RULES, seats, dice, options, campaign_of(campaign), keep=False, journals=[]
    )
    place, answers = run.state.place.id, 0
    while (ask := run.ask) is not None and ask.about != RESTARTED:
        answers += 1
        if answers > LONGEST:
            raise RuntimeError(f"{place} with {seats} Origins does not end (seed {seed})")
        seat = next(one for one in ask.seats() if tuple(ask.offer(one)) != (REVISE,))
        run.send(seat, POLICY.choose(run.state, seat, ask))
    changes = [entry[2] for entry in run.state.journal or [] if entry[0] == LASTING]
    return Visit(place, ask is None, answers, run.state.gold), changes


def act(cell: tuple[int, int]) -> list[Visit]:
    """A first act: every location up to the second tier, or up to the first restart."""
    seats, seed = cell
    campaign: list[Change] = []
    visits: list[Visit] = []
    for _ in range(MOST_PLACES):
        one, changes = visit(campaign, seats, seed)
        visits.append(one)
        campaign += changes
        if not one.passed or (EXIT, SECOND_TIER) in [change[:2] for change in changes]:
            return visits
    raise RuntimeError(f"no way out of the first tier: {visits}")


def share(good: Iterable[bool]) -> str:
    """How many, in percent, with what it lies between (Wilson, 95 %)."""
    found = list(good)
    n, rate, z = len(found), sum(found) / len(found), 1.96
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    span = z / (1 + z * z / n) * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return f"{100 * rate:.1f} % | {100 * (middle - span):.1f}–{100 * (middle + span):.1f}"


def tell(runs: int, first: int, processes: int) -> None:
    with Pool(processes) as pool:
        acts = {
            seats: pool.map(act, [(seats, first + seed) for seed in range(runs)], chunksize=5)
            for seats in (2, 3, 4)
        }
    print("| Origins | Acts | Without a restart | 95 % | Locations | Answers |")
    print("|---|---|---|---|---|---|")
    for seats, all_visits in acts.items():
        clean = share([visits[-1].passed for visits in all_visits])
        places = sum([len(visits) for visits in all_visits]) / runs
        answers = sum([one.answers for visits in all_visits for one in visits]) / runs
        print(f"| {seats} | {runs} | {clean} | {places:.1f} | {answers:.0f} |")
    print("\n| Location | Origins | Visits | Without a restart | 95 % | Gold after it |")
    print("|---|---|---|---|---|---|")
    for place, seats, visits in by_place(acts):
        clean = share([one.passed for one in visits])
        gold = sum([one.gold for one in visits]) / len(visits)
        print(f"| {place} | {seats} | {len(visits)} | {clean} | {gold:.1f} |")


def by_place(acts: dict[int, list[list[Visit]]]) -> list[tuple[str, int, list[Visit]]]:
    found: dict[tuple[str, int], list[Visit]] = defaultdict(list)
    for seats, all_visits in acts.items():
        for visits in all_visits:
            for one in visits:
                found[one.place, seats].append(one)
    return [(place, seats, found[place, seats]) for place, seats in sorted(found)]


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    tell(*[*given, *(200, 1_000, 1)[len(given) :]])

"""How bots fare: `python -m tests.games.original_sin.balance [RUNS] [FIRST] [PROCESSES]`.

Prints the tables of `docs/balance/original_sin.md`: whole first acts, from the Tutorial through the
gate to the second tier, with gear, gold, journal and levels carried along as a campaign carries
them, up to the first restart; then RUNS / 4 whole campaigns, which go on after a restart. FIRST is
the first seed. The policy is asked about the true position, of which it uses only
what all can see.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from math import sqrt
from multiprocessing.pool import Pool
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
MOST_RESTARTS = 20  # of a place in a whole campaign
SECOND_TIER, LAST_PLACE = "ash_road", "far_shore"
RESTARTED = "end-session"  # what is asked after a restart
OPTIONS = {"party": "ready-made"}


class Visit(NamedTuple):
    """One location of a campaign."""

    place: str
    passed: bool  # without a restart
    left: bool  # at all
    answers: int
    gold: int  # at the end, after the Merchant


def visit(
    campaign: list[Change], seats: int, seed: int, restarts: int = 0
) -> tuple[Visit, list[Change]]:
    """The next game of a campaign, played by bots to its end, or to one restart too many."""
    dice = Dice(b"balance %d %d" % (seed, len(campaign)))
    options = RULES.choices(OPTIONS)
    run: Run[OriginalSin] = Run.start(
        RULES, seats, dice, options, campaign_of(campaign), keep=False, journals=[]
    )
    place, answers, lost = run.state.place.id, 0, 0
    while (ask := run.ask) is not None:
        answers += 1
        lost += ask.about == RESTARTED
        if lost > restarts:
            break
        if answers > LONGEST:
            raise RuntimeError(f"{place} with {seats} Origins does not end (seed {seed})")
        seat = next(one for one in ask.seats() if tuple(ask.offer(one)) != (REVISE,))
        run.send(seat, POLICY.choose(run.state, seat, ask))
    changes = [entry[2] for entry in run.state.journal or [] if entry[0] == LASTING]
    return Visit(place, not lost, ask is None, answers, run.state.gold), changes


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


def campaign(cell: tuple[int, int]) -> list[Visit]:
    """A whole campaign, or as much of it as a party can bear."""
    seats, seed = cell
    changes: list[Change] = []
    visits: list[Visit] = []
    while not visits or (visits[-1].left and visits[-1].place != LAST_PLACE):
        one, new = visit(changes, seats, seed, MOST_RESTARTS)
        visits.append(one)
        changes += new
    return visits


def share(good: Iterable[bool]) -> str:
    """How many, in percent, with what it lies between (Wilson, 95 %)."""
    found = list(good)
    n, rate, z = len(found), sum(found) / len(found), 1.96
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    span = z / (1 + z * z / n) * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return f"{100 * rate:.1f} % | {100 * (middle - span):.1f}–{100 * (middle + span):.1f}"


Told = dict[int, list[list[Visit]]]  # by the number of Origins


def tell(runs: int, first: int, processes: int) -> None:
    with Pool(processes) as pool:
        tell_acts(played(pool, act, runs, first))
        tell_campaigns(played(pool, campaign, runs // 4, first))


def played(
    pool: Pool, play: Callable[[tuple[int, int]], list[Visit]], runs: int, first: int
) -> Told:
    cells = {seats: [(seats, first + seed) for seed in range(runs)] for seats in (2, 3, 4)}
    return {seats: pool.map(play, cell, chunksize=5) for seats, cell in cells.items()}


def tell_acts(acts: Told) -> None:
    print("| Origins | Acts | Without a restart | 95 % | Locations | Answers |")
    print("|---|---|---|---|---|---|")
    for seats, told in acts.items():
        clean = share([visits[-1].passed for visits in told])
        places = sum([len(visits) for visits in told]) / len(told)
        answers = sum([one.answers for visits in told for one in visits]) / len(told)
        print(f"| {seats} | {len(told)} | {clean} | {places:.1f} | {answers:.0f} |")
    tell_places(acts)


def tell_campaigns(campaigns: Told) -> None:
    print("\n| Origins | Campaigns | To the last place | 95 % | Restarted places |")
    print("|---|---|---|---|---|")
    for seats, told in campaigns.items():
        ended = share([visits[-1].left for visits in told])
        again = sum([not one.passed for visits in told for one in visits]) / len(told)
        print(f"| {seats} | {len(told)} | {ended} | {again:.2f} |")
    tell_places(campaigns)


def tell_places(told: Told) -> None:
    print("\n| Location | Origins | Visits | Without a restart | 95 % | Gold after it |")
    print("|---|---|---|---|---|---|")
    for place, seats, visits in by_place(told):
        clean = share([one.passed for one in visits])
        gold = sum([one.gold for one in visits]) / len(visits)
        print(f"| {place} | {seats} | {len(visits)} | {clean} | {gold:.1f} |")


def by_place(told: Told) -> list[tuple[str, int, list[Visit]]]:
    found: dict[tuple[str, int], list[Visit]] = defaultdict(list)
    for seats, runs in told.items():
        for visits in runs:
            for one in visits:
                found[one.place, seats].append(one)
    return [(place, seats, found[place, seats]) for place, seats in sorted(found)]


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    tell(*[*given, *(200, 1_000, 1)[len(given) :]])

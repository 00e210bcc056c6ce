"""How bots fare: `python -m tests.games.original_sin.balance [RUNS] [FIRST] [PROCESSES]`.

Prints the tables of `docs/balance/original_sin.md`: RUNS campaigns of each number of Origins, each
with other Origins, from the Tutorial to the end of the story, with gear, gold, journal and levels
carried along. The party looks for the way out that its seed names (`WAYS`), and goes on after a
restart. FIRST is the first seed. The policy is asked about the true position, of which it uses only
what all can see.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import sqrt
from multiprocessing.pool import Pool
from statistics import median
from typing import NamedTuple

from gloam.games.original_sin import GAME
from gloam.games.original_sin.rules.between.campaign import EXIT, RESTART
from gloam.games.original_sin.state import BOSS, OriginalSin
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.core.asks import REVISE
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import LASTING, Change
from tests.games.original_sin.bot.wayfarers import Wayfarers

RULES = GAME.rules
LONGEST = 60_000  # answers at one location
MOST_RESTARTS = 20  # of a place
SECOND_TIER = "ash_road"
OPTIONS = {"party": "created"}  # Origins are chosen, each with its ready-made build

Ways = Mapping[str, str]  # from a place to the one that the party would like to come to
GATE: Ways = {"shipwreck": "kelp_caves", "penitents_camp": "wardens_gate"}
CHAPEL: Ways = {
    "shipwreck": "gull_cliffs",
    "gull_cliffs": "lamp_house",
    "lamp_house": "penitents_camp",
    "penitents_camp": "salt_pans",
    "salt_pans": "drowned_chapel",
}
WOOD: Ways = {"ash_road": "charcoal_wood", "charcoal_wood": "listening_house"}
QUARRY: Ways = {"ash_road": "quarry", "quarry": "listening_house"}
ROOTS: Ways = {"ash_road": "root_cellar", "root_cellar": "bone_orchard"}
WAYS: tuple[Ways, ...] = tuple(
    [{**first, **second} for second in (WOOD, QUARRY, ROOTS) for first in (GATE, CHAPEL)]
)


class Visit(NamedTuple):
    """One location of a campaign."""

    place: str
    restarts: int
    left: bool  # before there were too many restarts
    answers: int
    gold: int  # at the end, after the Merchant
    rounds: int  # of the longest fight with a Boss
    exit: str


Cell = tuple[int, int]  # number of Origins, seed


def campaign(cell: Cell) -> list[Visit]:
    """A whole campaign, or as much of it as a party can bear."""
    changes: list[Change] = []
    visits: list[Visit] = []
    while not visits or (visits[-1].left and visits[-1].exit):
        one, new = visit(changes, cell)
        visits.append(one)
        changes += new
    return visits


def visit(campaign: list[Change], cell: Cell) -> tuple[Visit, list[Change]]:
    """The next game of a campaign, played by bots to its end, or to one restart too many."""
    seats, seed = cell
    dice = Dice(b"balance %d %d" % (seed, len(campaign)))
    run: Run[OriginalSin] = Run.start(
        RULES, seats, dice, RULES.choices(OPTIONS), campaign_of(campaign), keep=False, journals=[]
    )
    place = run.state.place.id
    policy = Wayfarers(WAYS[seed % len(WAYS)].get(place, ""), random.Random(seed))
    answers = rounds = 0
    while (ask := run.ask) is not None:
        answers += 1
        if BOSS in run.state.enemies:
            rounds = max(rounds, run.state.rounds)
        if answers > LONGEST:
            raise RuntimeError(f"{place} with {seats} Origins does not end (seed {seed})")
        seat = next(one for one in ask.seats() if tuple(ask.offer(one)) != (REVISE,))
        run.send(seat, policy.choose(run.state, seat, ask))
        if ask.about == "end-session" and len(told(run, RESTART)) > MOST_RESTARTS:
            break
    changes = [entry[2] for entry in run.state.journal or [] if entry[0] == LASTING]
    left = [str(change[1]) for change in changes if change[0] == EXIT]
    restarts = len(told(run, RESTART))
    done = run.ask is None
    found = Visit(place, restarts, done, answers, run.state.gold, rounds, *(left or [""]))
    return found, changes


def told(run: Run[OriginalSin], word: str) -> list[Change]:
    """What a game has recorded of this kind."""
    entries = run.state.journal or []
    return [entry[2] for entry in entries if entry[0] == LASTING and entry[2][0] == word]


# --- what came of it ---


def share(good: Iterable[bool]) -> str:
    """How many, in percent, with what it lies between (Wilson, 95 %)."""
    found = list(good)
    n, rate, z = len(found), sum(found) / len(found), 1.96
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    span = z / (1 + z * z / n) * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return f"{100 * rate:.1f} % | {100 * (middle - span):.1f}–{100 * (middle + span):.1f}"


Told = dict[int, list[list[Visit]]]  # by the number of Origins


def first_act(visits: list[Visit]) -> list[Visit]:
    """The places up to the second tier."""
    found: list[Visit] = []
    for one in visits:
        found.append(one)
        if one.exit == SECOND_TIER:
            break
    return found


def measure(runs: int, first: int, processes: int) -> Told:
    with Pool(processes) as pool:
        return {
            seats: pool.map(campaign, [(seats, first + seed) for seed in range(runs)], chunksize=5)
            for seats in (2, 3, 4)
        }


def tell(campaigns: Told) -> None:
    acts = {seats: [first_act(visits) for visits in told] for seats, told in campaigns.items()}
    print("| Origins | First acts | Without a restart | 95 % | Locations | Answers |")
    print("|---|---|---|---|---|---|")
    for seats, told in acts.items():
        clean = share([not any(one.restarts for one in visits) for visits in told])
        places = sum([len(visits) for visits in told]) / len(told)
        answers = sum([one.answers for visits in told for one in visits]) / len(told)
        print(f"| {seats} | {len(told)} | {clean} | {places:.1f} | {answers:.0f} |")
    print("\n| Origins | Campaigns | To the end | 95 % | Restarts | Most of one place |")
    print("|---|---|---|---|---|---|")
    for seats, told in campaigns.items():
        ended = share([visits[-1].left for visits in told])
        each = [one.restarts for visits in told for one in visits]
        print(f"| {seats} | {len(told)} | {ended} | {sum(each) / len(told):.2f} | {max(each)} |")
    tell_places(campaigns)


def tell_places(campaigns: Told) -> None:
    print(
        "\n| Location | Origins | Visits | Without a restart | 95 % | Gold after it | Boss rounds |"
    )
    print("|---|---|---|---|---|---|---|")
    for place, seats, visits in by_place(campaigns):
        clean = share([not one.restarts for one in visits])
        gold = sum([one.gold for one in visits]) / len(visits)
        rounds = [one.rounds for one in visits if one.rounds]
        long = f"{median(rounds):.0f}" if rounds else ""
        print(f"| {place} | {seats} | {len(visits)} | {clean} | {gold:.1f} | {long} |")


def by_place(campaigns: Told) -> list[tuple[str, int, list[Visit]]]:
    found: dict[tuple[str, int], list[Visit]] = defaultdict(list)
    for seats, told in campaigns.items():
        for visits in told:
            for one in visits:
                found[one.place, seats].append(one)
    return [(place, seats, found[place, seats]) for place, seats in sorted(found)]


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    tell(measure(*[*given, *(200, 100_000, 1)[len(given) :]]))

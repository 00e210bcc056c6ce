"""`gloam simulate`: bots play many games, and a table says how they ended.

Bots are asked as at a table: each gets a world imagined for its seat, never the truth. The
same seed plays the same games, however many processes share them.
"""

from __future__ import annotations

import pickle
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from gloam import compiled
from gloam.bots.base import Bot, ask_bot
from gloam.bots.catalogue import REPEATABLE_BOTS
from gloam.kernel.content import registry
from gloam.kernel.content.registry import UnknownGame
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import TELL, Journal
from gloam.workers import Handler, WorkerPool

PROCESSES = 2
CHUNK = 10  # games that a process plays before it reports
ENOUGH = 200_000  # decisions: the rules, or the bots, run in circles
SURE = 1.96  # standard deviations on either side of a 95 % interval


class Task(msgspec.Struct, frozen=True):
    """Some games of one cell; `bot` is a name, or whatever makes a bot."""

    game: str
    players: int
    options: Mapping[str, str]
    bot: str | Callable[[], Bot]
    seed: int
    first: int
    games: int
    board: str = ""  # the file of an imported one


class Tally(msgspec.Struct):
    """What came of games, added up."""

    games: int
    wins: list[int]  # by seat
    together: int  # games in which all seats won, or none
    all_won: int
    rounds: int
    decisions: int
    ends: Counter[str]  # the last word that each game told

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]
        self.together += other.together
        self.all_won += other.all_won
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.ends.update(other.ends)


class Rate(msgspec.Struct, frozen=True):
    """A share of games with its 95 % interval (Wilson's)."""

    rate: float
    low: float
    high: float


class Cell(msgspec.Struct, frozen=True):
    """What is said of one number of players."""

    players: int
    games: int
    co_operative: bool
    wins: list[Rate]  # one if all win or lose together, else one a seat
    rounds: float | None  # None if the game counts none
    decisions: float
    ends: dict[str, float]


class Report(msgspec.Struct, frozen=True):
    """What was played, and a row for each number of players."""

    game: str
    bot: str
    options: dict[str, str]
    seed: int
    cells: list[Cell]


class Wish(msgspec.Struct, frozen=True):
    """What is to be played, as the command line asks for it."""

    game: str
    players: Sequence[int]  # each a row; none: as many as the game allows
    bot: str
    games: int
    options: Mapping[str, str]
    seed: int
    board: str = ""  # the file of an imported one


def run(wish: Wish, json: bool = False, processes: int = PROCESSES) -> int:
    """Play and print. 2 if what was asked for is not there."""
    try:
        counts = check(wish)
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    shown = Console(stderr=True, highlight=False)
    shown.print(compiled.told())
    cells: list[Cell] = []
    with Progress(console=shown, disable=not shown.is_terminal, transient=True) as progress:
        bar = progress.add_task("", total=wish.games * len(counts))
        for count in counts:
            progress.update(bar, description=f"{count} players")
            tally = simulate(
                Task(
                    wish.game, count, wish.options, wish.bot, wish.seed, 0, wish.games, wish.board
                ),
                processes,
                lambda done: progress.advance(bar, done),
            )
            cells.append(cell(count, tally))
    tell = tell_json if json else tell_people
    tell(Report(wish.game, wish.bot, dict(wish.options), wish.seed, cells))
    return 0


def check(wish: Wish) -> list[int]:
    """The numbers of players to play with; ValueError tells what there is instead."""
    try:
        game = registry.game(wish.game)
    except UnknownGame as unknown:
        raise ValueError(str(unknown)) from None
    rules = game.rules_for(wish.board)
    for count in wish.players:
        if count not in rules.players:
            able = ", ".join([str(able) for able in rules.players])
            raise ValueError(f"{game.title} is for {able} players, not for {count}.")
    if wish.bot not in REPEATABLE_BOTS:
        raise ValueError(f"There is no bot {wish.bot!r}. There are: {', '.join(REPEATABLE_BOTS)}.")
    rules.choices(dict(wish.options))
    return list(wish.players or rules.players)


def option(told: str) -> tuple[str, str]:
    """A setting as the command line has it."""
    name, equals, choice = told.partition("=")
    if not equals:
        raise ValueError(f"A setting is given as name=choice, not as {told!r}.")
    return name.strip(), choice.strip()


# --- playing ---


def simulate(
    task: Task, processes: int = PROCESSES, played: Callable[[int], object] = lambda done: None
) -> Tally:
    """Play all games of a task, `CHUNK` by `CHUNK`; `played` hears how many are done."""
    total = empty(task.players)
    for tally in _tallies(list(_chunks(task)), processes):
        total.add(tally)
        played(tally.games)
    return total


def _tallies(tasks: list[Task], processes: int) -> Iterator[Tally]:
    if processes <= 1 or len(tasks) == 1:
        yield from map(play_some, tasks)
        return
    with WorkerPool(processes, f"{__name__}:{worker.__name__}") as pool:
        yield from map(pickle.loads, pool.map(map(pickle.dumps, tasks)))


def worker() -> Handler:
    """In a worker process. Pickled, because what makes a bot may be a function."""
    return lambda message: pickle.dumps(play_some(pickle.loads(message)))


def _chunks(task: Task) -> Iterator[Task]:
    end = task.first + task.games
    for first in range(task.first, end, CHUNK):
        yield msgspec.structs.replace(task, first=first, games=min(CHUNK, end - first))


def empty(players: int) -> Tally:
    return Tally(0, [0] * players, 0, 0, 0, 0, Counter())


def play_some(task: Task) -> Tally:
    """The games of one task, in this process."""
    make = REPEATABLE_BOTS[task.bot].make if isinstance(task.bot, str) else task.bot
    bot = make()
    rules = registry.game(task.game).rules_for(task.board)
    total = empty(task.players)
    for number in range(task.first, task.first + task.games):
        play_one(task, rules, number, bot, total)
    return total


def play_one(task: Task, rules: Rules[Any], number: int, bot: Bot, total: Tally) -> None:
    """One game, added to the tally. Its number and the seed decide all of its dice."""
    table = Dice(b"simulate %d, game %d, table" % (task.seed, number))
    chance = Dice(b"simulate %d, game %d, bots" % (task.seed, number))
    journals: list[Journal] = []
    run: Run[Any] = Run.start(
        rules, task.players, table, task.options, journals=journals
    )  # of any game
    decisions = 0
    while (ask := run.ask) is not None:
        del journals[:]
        decisions += 1
        if decisions > ENOUGH:
            raise RuntimeError(f"{rules.id}: game {number} has not ended after {ENOUGH} decisions")
        run.send(ask.seat, ask_bot(bot, run, ask.seat, chance))
    assert run.result is not None
    winners = run.result.winners
    total.games += 1
    for seat in winners:
        total.wins[seat] += 1
    total.together += len(winners) in (0, task.players)
    total.all_won += len(winners) == task.players
    total.rounds += getattr(run.state, "round", 0)
    total.decisions += decisions
    total.ends[last_word(journals)] += 1


def last_word(journals: Sequence[Journal]) -> str:
    """The last event of a game: most games tell how they end."""
    for journal in reversed(journals):
        for entry in reversed(journal):
            if entry[0] == TELL:
                return str(entry[2][0])
    return "nothing told"


# --- telling ---


def wilson(wins: int, games: int) -> Rate:
    """A share and its interval, good also near 0 and 1."""
    if not games:
        return Rate(0.0, 0.0, 1.0)
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    spread *= SURE / (1 + square / games)
    return Rate(rate, max(0.0, middle - spread), min(1.0, middle + spread))


def cell(players: int, tally: Tally) -> Cell:
    games = tally.games
    together = tally.together == games
    wins = [tally.all_won] if together else tally.wins
    return Cell(
        players,
        games,
        together,
        [wilson(won, games) for won in wins],
        tally.rounds / games if tally.rounds else None,
        tally.decisions / games,
        {word: count / games for word, count in tally.ends.most_common()},
    )


def tell_json(report: Report) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")


def tell_people(report: Report) -> None:
    table = Table(box=None, pad_edge=False)
    headings = ("players", "games", "won", "95 %", "rounds", "decisions")
    for heading in headings:
        table.add_column(heading, justify="right")
    table.add_column("how it ended")
    for one in report.cells:
        ends = ", ".join([f"{word} {100 * share:.0f} %" for word, share in one.ends.items()])
        for seat, win in enumerate(one.wins):
            first = [str(one.players), str(one.games)] if not seat else ["", ""]
            rounds = "" if one.rounds is None else f"{one.rounds:.1f}"
            last = [rounds, f"{one.decisions:.0f}", ends] if not seat else ["", "", ""]
            named = "" if one.co_operative else f"seat {seat} "
            span = f"{100 * win.low:.1f}–{100 * win.high:.1f}"
            table.add_row(*first, f"{named}{100 * win.rate:.1f} %", span, *last)
    told = "".join([f", {name} = {choice}" for name, choice in report.options.items()])
    console = Console(highlight=False)
    console.print(f"{report.game}, {report.bot}{told}, seed {report.seed}", soft_wrap=True)
    console.print(table, soft_wrap=True)

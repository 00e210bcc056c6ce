"""`python -m bench games`: how fast the games run, plain and compiled side by side.

Every game is measured with its default options, at its fewest seats, at four (or three) if
it has so many, and at the numbers of seats that targets name. Each build has a process of
its own; they take turns, round by round. Timing is no test: a missed target is marked, and
only `strict` makes it an error.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.games.figures import MEASURES, Outcome, compare, figures, judge
from bench.games.measure import Numbers
from bench.games.report import Machine, Report, tell_json, tell_people
from bench.games.worker import COMPILED, PLAIN, MeasuringWorker, Task, measuring_worker
from bench.targets import FILE, GameTarget, check_measures, read_targets
from gloam import compiled
from gloam.kernel.content import registry
from gloam.kernel.content.registry import Game
from gloam.workers import HandlerError, WorkerLost

ROUNDS = 5
# What is measured, and for what part of `seconds`: play varies most, and matters most.
SHARES = {"play": 1.0, "copy": 0.25, "imagine": 0.25, "views": 0.25, "replay": 0.25}


def run(
    json: bool = False,
    games: list[str] | None = None,
    seconds: float = 1.0,
    strict: bool = False,
    targets: Path = FILE,
) -> int:
    """Measure these games, or all, and print a table.

    1 if something could not be measured, or with `strict` if a target was missed; 2 if
    what was asked for is not there.
    """
    try:
        chosen = choose_games(games)
        wanted = read_targets(targets).games
        check_measures(wanted, MEASURES)
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    builds, note = find_builds()
    report = Report(machine(), seconds, [], note, [])
    set_ups = [(game, seats) for game in chosen for seats in seat_counts(game, wanted)]
    shown = Console(stderr=True)
    with Progress(console=shown, disable=not shown.is_terminal, transient=True) as progress:
        bar = progress.add_task("", total=len(set_ups) * ROUNDS)
        for game, seats in set_ups:
            progress.update(bar, description=f"{game.title}, {seats} seats")
            bench = Bench(game, seats, builds)
            bench.measure(seconds, lambda: progress.advance(bar))
            outcome = bench.outcome()
            outcome.targets = judge(wanted, outcome)
            report.games.append(outcome)
            report.failures += bench.failures()
    tell = tell_json if json else tell_people
    tell(report)
    return 1 if report.failures or (strict and report.missed()) else 0


class Bench:
    """A game at one number of seats, measured in every build by turns."""

    def __init__(self, game: Game, seats: int, builds: Sequence[str]) -> None:
        self.game = game
        self.seats = seats
        self.builds = builds
        self.numbers: dict[str, Numbers] = {build: {} for build in builds}
        self.broken: dict[tuple[str, str], list[str]] = {}  # (build, why) -> what

    def measure(self, seconds: float, round_done: Callable[[], None]) -> None:
        with ExitStack() as stack:
            workers = [w for build in self.builds if (w := self._start(stack, build)) is not None]
            for seed in range(ROUNDS):
                for what, share in SHARES.items():
                    for one in workers:
                        self._measure(one, Task(what, seconds * share / ROUNDS, seed))
                round_done()

    def outcome(self) -> Outcome:
        made = {build: figures(numbers) for build, numbers in self.numbers.items()}
        faster = compare(made[PLAIN], made[COMPILED]) if COMPILED in made else {}
        return Outcome(self.game.id, self.game.title, self.seats, made, faster)

    def failures(self) -> list[str]:
        return [
            f"{self.game.title}, {self.seats} seats, {build}: {', '.join(what)}: {why}"
            for (build, why), what in self.broken.items()
        ]

    def _start(self, stack: ExitStack, build: str) -> MeasuringWorker | None:
        try:
            return stack.enter_context(measuring_worker(build, self.game.id, self.seats))
        except (HandlerError, WorkerLost) as error:
            self.broken[build, str(error)] = list(SHARES)
            return None

    def _measure(self, one: MeasuringWorker, task: Task) -> None:
        if any(task.what in what for (build, _), what in self.broken.items() if build == one.build):
            return
        try:
            measured = one.measure(task)
        except (HandlerError, WorkerLost) as error:
            self.broken.setdefault((one.build, str(error)), []).append(task.what)
            return
        for name, numbers in measured.items():
            self.numbers[one.build].setdefault(name, []).extend(numbers)


# --- what there is ---


def choose_games(names: Sequence[str] | None) -> list[Game]:
    """The games of these names, or all. ValueError tells what is not there."""
    try:
        known = registry.games()
    except Exception as error:  # whatever a game raises when it is imported
        told = f"The games could not be loaded: {type(error).__name__}: {error}."
        raise ValueError(f"{told}{_where_games_come_from()}") from error
    if not known:
        raise ValueError(f"There are no games.{_where_games_come_from()}")
    try:
        return list(registry.chosen(names).values())
    except registry.UnknownGame as unknown:
        raise ValueError(str(unknown)) from None


def _where_games_come_from() -> str:
    named = os.environ.get("GLOAM_GAMES", "")
    return (
        f" Besides those that are installed, GLOAM_GAMES names games: {named or 'none'}."
        " `make bench` names the tiny ones."
    )


def seat_counts(game: Game, targets: Sequence[GameTarget] = ()) -> list[int]:
    """The fewest seats, four or three if the game can have so many, and what targets name."""
    players = game.rules.players
    more = [seats for seats in (4, 3) if seats in players and seats > min(players)]
    named = [seats for target in targets if game.id in target.games for seats in target.seats]
    return sorted({min(players), *more[:1], *named})


def find_builds() -> tuple[list[str], str]:
    """The builds to measure, and why compiled is not among them, if it is not."""
    why = compiled.out_of_date()
    return ([PLAIN], f"Plain only: {why}.") if why else ([PLAIN, COMPILED], "")


def machine() -> Machine:
    return Machine(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        system=f"{platform.system()} {platform.machine()}",
        processor=_processor(),
        cores=os.cpu_count() or 1,
    )


def _processor() -> str:
    """Its name. Linux tells it in a file only."""
    told = Path("/proc/cpuinfo")
    for line in told.read_text().splitlines() if told.exists() else ():
        name, _, value = line.partition(":")
        if name.strip() == "model name":
            return value.strip()
    return platform.processor()

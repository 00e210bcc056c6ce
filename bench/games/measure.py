"""The measurements of `python -m bench games`: one game, in this process, a round at a time.

A round gives numbers by name. Whoever asks for several rounds (`run.py`) puts them
together, so the builds can be measured in turns: what slows the machine down for a while
slows both. Both meet the same games and the same asks, because nothing here is random
but by its seed.

Long measurements (play, replay) count the time that the process had the core: with others
at work on the machine the wall clock told a quarter of the speed. Short ones (copy,
imagine, views) are medians of moments in which nobody else had it.
"""

from __future__ import annotations

import gc
import itertools
import random
import statistics
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from time import perf_counter, perf_counter_ns, process_time
from typing import Any, TypeVar

from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Run, play_out
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.session.replay import replay
from gloam.kernel.session.session import Session
from gloam.table.views.seat_views import Views

AnyRun = Run[Any]  # of whichever game is measured
AnyRules = Rules[Any]
Numbers = dict[str, list[float]]
T = TypeVar("T")

ENOUGH = 200_000  # decisions; a random game that is longer does not end
POSITIONS = 256  # asks kept for measuring ...
FROM_ASKS = 2_000  # ... of at least so many
FROM_GAMES = 4
RECORDED = 5  # games to replay
BATCHES = 5  # an ask's time is the median of so many batches
BATCH_NS = 20_000  # long enough for the clock not to count
TRIED = 4  # imaginings an ask that tell how often there is no world

FALLBACK = "fallback "  # the numbers' name goes on with the word that the ask is about


class Measuring:
    """One game with its default options at one number of seats."""

    def __init__(self, rules: AnyRules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.options = rules.choices({})
        self.chance = random.Random("seats that imagine")
        self.dice = Dice(b"bench imagine")

    @cached_property
    def asks(self) -> Iterator[AnyRun]:
        return forever(positions(self.rules, self.seats))

    @cached_property
    def recorded(self) -> list[tuple[list[bytes], bytes]]:
        return [record(self.rules, self.seats, seed) for seed in range(RECORDED)]

    @cached_property
    def lines(self) -> float:
        """How long the log of a recorded game is, on average."""
        return statistics.fmean(len(lines) for lines, _ in self.recorded)

    @cached_property
    def logs(self) -> Iterator[tuple[list[bytes], bytes]]:
        return forever(self.recorded)

    @cached_property
    def answered(self) -> Iterator[Views]:
        """Random games with somebody in every seat, given out after every answer."""
        for seed in itertools.count():
            session = Session.begin(self.rules, self.seats, b"bench views %d" % seed)
            views = Views(session)
            for seat in range(self.seats):
                views.open_view(seat)
            for _ in answering(session, seed):
                yield views

    def round(self, what: str, seconds: float, seed: int) -> Numbers:
        """Measure `what`, for about so long."""
        match what:
            case "play":
                return self.play(seconds, seed)
            case "copy":
                return self.at_asks(seconds, self.copy)
            case "imagine":
                return self.at_asks(seconds, self.imagine)
            case "views":
                return self.views(seconds)
            case "replay":
                return self.replay(seconds)
        raise ValueError(f"there is no measurement {what!r}")

    def play(self, seconds: float, seed: int) -> Numbers:
        """Whole games with random answers: nothing kept, nothing told."""
        rules = self.rules
        chance = random.Random(seed).random
        dice = Dice(b"bench play %d" % seed)
        games = decisions = 0
        begun, begun_busy = perf_counter(), process_time()
        while not games or perf_counter() - begun < seconds:
            state = rules.setup(self.options, self.seats, {})
            state.dice = dice
            rules.deal(state)
            result, made = play_out(rules, state, chance, ENOUGH)
            if result is None:
                raise endless(rules)
            games += 1
            decisions += made
        busy = process_time() - begun_busy
        core = busy / (perf_counter() - begun)
        return {"decisions": [decisions / busy], "games": [games / busy], "core": [core]}

    def at_asks(self, seconds: float, measure: Callable[[AnyRun], Numbers]) -> Numbers:
        """Measure at one kept ask after the other; the next round goes on with the next."""
        found: Numbers = {}
        asks = self.asks
        end = perf_counter() + seconds
        gc.disable()
        try:
            for run in asks:
                for name, numbers in measure(run).items():
                    found.setdefault(name, []).extend(numbers)
                if perf_counter() >= end:
                    break
        finally:
            gc.enable()
        return found

    def copy(self, run: AnyRun) -> Numbers:
        """A copy as it is made, and one that is used: only then is its step run again."""
        return {
            "copy": [microseconds(run.copy)],
            "copy used": [microseconds(lambda: run.copy().state)],
            "inside": [1.0 if run.acts else 0.0],
        }

    def imagine(self, run: AnyRun) -> Numbers:
        assert run.ask is not None
        seat = self.chance.randrange(self.seats)
        call = partial(imagine, run, seat, self.dice)
        # Equally often at every ask: timing tries a slow ask, which may be one that finds
        # no world, less often than a fast one.
        failed = sum(1 for _ in range(TRIED) if call() is None) / TRIED
        about = run.ask.about if isinstance(run.ask.about, str) else str(run.ask.about[0])
        return {
            "imagine": [microseconds(call)],
            "imagine first": [self.first_world(run, seat)],
            FALLBACK + about: [failed],
        }

    def first_world(self, run: AnyRun, seat: int) -> float:
        """The first world from an ask takes longest: what does not hang on dice is kept."""
        took: list[int] = []
        for _ in range(BATCHES):
            fresh = run.copy()
            assert fresh.ask is not None  # looked at: the copy is ready before the clock runs
            begun = perf_counter_ns()
            imagine(fresh, seat, self.dice)
            took.append(perf_counter_ns() - begun)
        return statistics.median(took) / 1e3

    def views(self, seconds: float) -> Numbers:
        """What a server does after an answer: what is new to each seat, and its bytes."""
        took: list[float] = []
        end = perf_counter() + seconds
        gc.disable()
        try:
            for views in self.answered:
                begun = perf_counter_ns()
                views.fresh()
                took.append((perf_counter_ns() - begun) / 1e3)
                if perf_counter() >= end:
                    break
        finally:
            gc.enable()
        return {"views": took}

    def replay(self, seconds: float) -> Numbers:
        """Recorded games from their logs, in milliseconds for one of the length that these have
        on average: they differ by half, and a round seldom ends with the last of them."""
        took: list[float] = []
        logs = self.logs
        end = perf_counter() + seconds
        for lines, secret in logs:
            begun = process_time()
            replay(self.rules, lines, secret)
            took.append((process_time() - begun) * 1e3 * self.lines / len(lines))
            if perf_counter() >= end:
                break
        return {"replay": took}


def microseconds(call: Callable[[], object]) -> float:
    """How long a call takes: the median of a few batches, whose length a first call tells."""
    begun = perf_counter_ns()
    call()
    calls = 1 + BATCH_NS // (perf_counter_ns() - begun + 1)
    took: list[int] = []
    for _ in range(BATCHES):
        begun = perf_counter_ns()
        for _ in range(calls):
            call()
        took.append(perf_counter_ns() - begun)
    return statistics.median(took) / calls / 1e3


def forever(things: list[T]) -> Iterator[T]:
    """One thing after the other, and again; out of the way of the collector in `play`."""
    gc.collect()
    gc.freeze()
    return itertools.cycle(things)


# --- random games ---


def positions(rules: AnyRules, seats: int) -> list[AnyRun]:
    """Asks of random games, each equally likely to be among them, in random order."""
    chance = random.Random("positions")
    kept: list[AnyRun] = []
    met = 0
    for seed in itertools.count():
        if met >= FROM_ASKS and seed >= FROM_GAMES:
            break
        for run in playing(rules, seats, seed):
            met += 1
            if len(kept) < POSITIONS:
                kept.append(run.copy())
            elif (at := chance.randrange(met)) < POSITIONS:
                kept[at] = run.copy()
    chance.shuffle(kept)
    return kept


def playing(rules: AnyRules, seats: int, seed: int) -> Iterator[AnyRun]:
    """A random game, given out at every ask."""
    chance = random.Random(seed)
    run = Run.start(rules, seats, Dice(b"bench %d" % seed))
    for _ in range(ENOUGH):
        if run.ask is None:
            return
        yield run
        act(run, seats, chance)
    raise endless(rules)


def act(run: AnyRun, seats: int, chance: random.Random) -> None:
    """What may happen at a table: sometimes an interrupt, or a seat that answers early."""
    ask = run.ask
    assert ask is not None
    who = chance.randrange(seats)
    if chance.random() < 0.05 and (open_now := run.interrupts(who)):
        run.interrupt(who, chance.choice(open_now))
        return
    seat = ask.seat if chance.random() < 0.7 else chance.choice(ask.seats())
    run.send(seat, chance.choice(ask.offer(seat)))


def record(rules: AnyRules, seats: int, seed: int) -> tuple[list[bytes], bytes]:
    """The log of a whole random game, and its secret."""
    secret = b"bench secret %d" % seed
    session = Session.begin(rules, seats, secret, [b"nonce %d" % seat for seat in range(seats)])
    for _ in answering(session, seed):
        pass
    return session.log.lines, secret


def answering(session: Session[Any], seed: int) -> Iterator[None]:
    """Answer a game's asks at random to the end, one at a time."""
    chance = random.Random(seed)
    for _ in range(ENOUGH):
        if session.ask is None:
            return
        session.answer(session.ask.seat, chance.choice(session.ask.options))
        yield
    raise endless(session.rules)


def endless(rules: AnyRules) -> RuntimeError:
    return RuntimeError(f"{rules.id}: random play does not end within {ENOUGH} decisions")

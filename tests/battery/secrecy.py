"""The law of secret asks, by grouping games: what a seat is given hangs on its transcript only.

Many games are played. What a seat can see is decided by what it has seen so far, what it
cannot see by chance: so some games look the same to it for a while, although others rolled,
chose and were asked differently in secret. Whatever such games give the seat must be equal:
its view, whom it waits for, refusals, how often it was sent something, how often clocks began
anew. And worlds imagined for it must have as many secret asks as games have, whatever
number the truth has.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple
from zlib import crc32

import pytest
from scipy.stats import chi2_contingency

from gloam.kernel.core.asks import EVERYONE, WATCHER, Ask, Key, sees
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import transcript
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.session.checks import Refused
from tests.battery.laws import view
from tests.battery.playing import AnyRules, AnyRun, playing
from tests.battery.sessions import AnySession, begin

DOUBT = 1e-4  # the dice are fixed: what passes once passes always
NO_SUCH: Key = ("no such thing",)
OFTEN = 5  # games in a bin that is compared
WORLDS = 300  # imagined from each game that is compared


# --- where games begin ---


def begun_alike(
    rules: AnyRules, seats: int, options: dict[str, str], seat: int, games: int
) -> Iterator[AnySession]:
    """Games that begin just before the first secret ask of a random game.

    From the set-up on, dice would have told games apart long before that. Each begins at a world
    of its own, imagined for the seat (for a watcher, as for the last seat), so that they differ
    in what is hidden from it as much as they can. Without a secret ask, from the set-up.
    """
    runs = playing(rules, 1, seats, options)
    first = next((run for run in runs if run.ask and run.ask.told != EVERYONE), None)
    dice = Dice(b"where games begin")
    for seed in range(games):
        start: dict[str, Any] | None = None
        if first is not None:
            world = imagine(first, seat if seat != WATCHER else seats - 1, dice)
            assert world is not None, f"no world for seat {seat}"
            start = dump(world.quiet)
        yield begin(rules, seed, seats, options, start)


# --- what a seat is given ---


def equal_transcripts_are_given_the_same(
    rules: AnyRules, seats: int, options: dict[str, str], seat: int, games: int = 16, acts: int = 30
) -> int:
    """Hold games with equal transcripts of a seat (or WATCHER) against each other.

    Gives how often two had got there by different acts, so that there was something to hide.
    """
    groups: dict[str, tuple[object, int]] = {}
    differ = 0
    for seed, session in enumerate(begun_alike(rules, seats, options, seat, games)):
        follower = Follower(session, seat, seed)
        for _ in range(acts):
            if follower.session.ask is None:
                break
            known, now = follower.known(), (follower.given(), follower.acts)
            before = groups.setdefault(known, now)
            assert now[0] == before[0], f"seat {seat} can tell secrets apart in {rules.id}"
            differ += now[1] != before[1]
            follower.act()
    return differ


class Follower:
    """A game as one seat follows it, and all that the seat gets from it."""

    def __init__(self, session: AnySession, seat: int, seed: int, undoes: float = 0.2) -> None:
        self.session = session
        self.seat = seat
        self.secret = random.Random(seed)
        self.undoes = undoes  # how often what nobody noticed is taken back
        self.acts = 0
        self.sent = 0  # how often the seat was shown something new
        self.moved_on = 0  # how often clocks began anew
        self.shown = view(session.run, seat)

    def known(self) -> str:
        """The seat's transcript of the whole game."""
        return repr(transcript(self.session.history, self.seat))

    def given(self) -> object:
        ask = self.session.ask
        assert ask is not None
        return self.shown, ask.waits_for(self.seat), self.sent, self.moved_on, self._refusals()

    def _refusals(self) -> list[str]:
        """What the seat is told when it tries what it may not."""
        session, seat = self.session, self.seat
        if seat == WATCHER:
            return []
        told = [session.no_undo(seat)]
        for attempt in (session.answer, session.interrupt):
            with pytest.raises(Refused) as refusal:
                attempt(seat, NO_SUCH)
            told.append(f"{refusal.value.code}: {refusal.value}")
        return told

    def act(self) -> None:
        """An answer. If the seat will see it, it hangs on what the seat knows, else on chance."""
        session, ask = self.session, self.session.ask
        assert ask is not None
        if is_seen(ask, self.seat):
            who, key = self._open_answer(ask)
        else:
            who = self.secret.choice(ask.seats())
            key = self.secret.choice(list(ask.offer(who)))
        known = self.known()
        self.moved_on += session.answer(who, key).moved_on
        self.acts += 1
        unnoticed = self.known() == known
        if unnoticed and self.secret.random() < self.undoes and not session.no_undo(who):
            self.moved_on += session.undo(who).moved_on
            self.acts += 1
        if session.ask is not None:
            now = view(session.run, self.seat)
            self.sent += now != self.shown
            self.shown = now

    def _open_answer(self, ask: Ask) -> tuple[int, Key]:
        """Among equal knowledge the same key, wherever it is offered."""
        known = self.known()
        who = min(ask.seats(), key=lambda seat: crc32(f"{seat} {known}".encode()))
        return who, min(ask.offer(who), key=lambda key: crc32(f"{key} {known}".encode()))


def is_seen(ask: Ask, seat: int) -> bool:
    """Whether a seat will learn the answer at once."""
    return seat in ask.seats() or (sees(ask.told, seat) and sees(ask.audience, seat))


def is_told(ask: Ask, seat: int) -> bool:
    """Whether a seat knows that there is this ask."""
    return seat in ask.seats() or sees(ask.told, seat)


# --- how many secret asks there are ---


class Stretch(NamedTuple):
    """A row of asks that a seat is not told of, until something happens that it sees.

    Asks that it is told of and whose answers it does not see (of a trade between two others) are
    no part of it: how many there are stands in its transcript.
    """

    known: str  # its transcript before them
    asks: list[AnyRun]  # the game at each of them


def secret_asks_are_imagined_as_they_come(
    rules: AnyRules, seats: int, options: dict[str, str], seat: int, games: int = 60
) -> int:
    """Compare, at the last ask of a stretch, how many secret asks imagined worlds have.

    The first stretch that has different numbers in different games is taken: as often as games
    have so many, worlds must, from whichever game they are imagined. Gives how many numbers
    there were; 0 if there is no such stretch.
    """
    found: dict[str, list[Stretch]] = {}
    for seed, session in enumerate(begun_alike(rules, seats, options, seat, games)):
        for stretch in stretches(session, seat, seed):
            found.setdefault(stretch.known, []).append(stretch)
    for alike in found.values():
        by_number = {len(stretch.asks): stretch for stretch in alike}
        if len(by_number) > 1:
            _compare(alike, by_number, seat)
            return len(by_number)
    return 0


def _compare(alike: list[Stretch], by_number: dict[int, Stretch], seat: int) -> None:
    """Worlds of games with the fewest, the middle and the most asks, against all games.

    Numbers that few games have are counted with the next ones: what is rare proves nothing.
    """
    dice = Dice(b"how many asks")
    truth = Counter(len(stretch.asks) for stretch in alike)
    bounds = _bounds(truth)
    table = [_binned(truth, bounds)]
    numbers = sorted(by_number)
    for number in sorted({numbers[0], numbers[len(numbers) // 2], numbers[-1]}):
        run = by_number[number].asks[-1]
        imagined = Counter(_asks_from(run, seat, dice) for _ in range(WORLDS))
        if min(truth.values()) >= OFTEN:
            assert set(imagined) <= set(truth), f"worlds with {sorted(imagined)} secret asks"
        table.append(_binned(imagined, bounds))
    assert chi2_contingency(table).pvalue > DOUBT, f"secret asks of games, and of worlds: {table}"


def _bounds(truth: Counter[int]) -> list[int]:
    """The highest number of each bin but the last, so that each has several games."""
    bounds, games = list[int](), 0
    for number in sorted(truth):
        games += truth[number]
        if games >= OFTEN:
            bounds.append(number)
            games = 0
    return bounds[:-1]


def _binned(numbers: Counter[int], bounds: list[int]) -> list[int]:
    counts = [0] * (len(bounds) + 1)
    for number, count in numbers.items():
        counts[sum([number > bound for bound in bounds])] += count
    return counts


def stretches(session: AnySession, seat: int, seed: int, acts: int = 16) -> Iterator[Stretch]:
    """The first stretches of a game."""
    follower = Follower(session, seat, seed, undoes=0)
    known, asks = follower.known(), list[AnyRun]()
    for _ in range(acts):
        if session.ask is None:
            return
        if not is_told(session.ask, seat):
            asks.append(session.run.copy())
        follower.act()
        now = follower.known()
        if now != known:
            if asks:
                yield Stretch(known, asks)
            known, asks = now, []


def _asks_from(run: AnyRun, seat: int, dice: Dice) -> int:
    """Secret asks of an imagined world from where it stands, until the seat sees something."""
    world = imagine(run, seat, dice)
    assert world is not None, f"no world for seat {seat}"
    chance = random.Random(dice.roll(1 << 30))
    world.journals = []
    count = 0
    while world.ask is not None and not is_told(world.ask, seat):
        before = len(world.state.journal or [])
        done = len(world.journals)
        world.send(world.ask.seat, chance.choice(list(world.ask.options)))
        count += 1
        journals = [*world.journals[done:], world.state.journal or []]
        fresh = [entry for journal in journals for entry in journal][before:]
        if transcript(fresh, seat):
            break
    return count

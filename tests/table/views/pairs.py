"""Two tables side by side that one seat cannot tell apart, played through the live code.

The second table is an imagined world of the first (`tests/battery/twins.py` does the same with
bare games): what the seat sees is repeated there, what it does not see is chosen and rolled anew.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from gloam.kernel.core.asks import REVISE, Key
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import ANSWER, ASKED, OPEN, Entry, transcript
from gloam.kernel.hidden.imagine import Diverged, imagine
from gloam.kernel.session.log import Answer
from gloam.kernel.session.replay import acts_not_undone
from tests.battery.playing import AnyRules, AnyRun, playing
from tests.battery.twins import Follower
from tests.table.views.worlds import WATCHER, Table, choice

ACTS = 30  # that a pair is played on, at most
PAUSE = 9  # acts between two looks at what can be asked for
TRIES = 12  # acts that are considered until the seat sees the same of one in both worlds
# Seconds that a bot thinks: never past the moment at which it would have answered anyway, which
# comes every 0.8 seconds; people take one.
THOUGHT = 0.01, 0.15


class Pair:
    """Two tables that `seat` cannot tell apart, yet; `compare` holds them to it."""

    def __init__(self, one: Table, two: Table, seat: int, seed: int) -> None:
        self.one = one
        self.two = two
        self.seat = seat
        self.compared = 0  # messages of the seat
        self._chance = random.Random(seed)

    async def play(self, ask: Callable[[], Awaitable[None]] | None = None) -> None:
        """Play on side by side as long as the seat cannot tell them apart; now and then `ask` for
        more. When a game is over, everybody may know everything."""
        await self.compare()
        for number in range(ACTS):
            if self.one.over:
                break
            if ask is not None and number % PAUSE == 0:
                await ask()
            if not await self._act():
                break
            await self.compare()
            if self._chance.random() < 0.2:
                await self._both("probe")
            if self._chance.random() < 0.05:
                await self._both("come back")

    async def compare(self) -> None:
        """The whole traffic of the seat, and of a watcher, is the same, byte for byte."""
        for seat in (WATCHER, self.seat):
            one = await self.one.chairs[seat].heard()
            two = await self.two.chairs[seat].heard()
            for first, second in zip(one, two, strict=False):
                assert first == second, f"seat {seat} can tell two worlds apart"
            assert len(one) == len(two), f"seat {seat} gets more messages in one world"
            times = [table.chairs[seat].wire.times for table in (self.one, self.two)]
            assert times[0] == times[1], f"seat {seat} can tell two worlds apart by their times"
        self.compared = len(one)

    async def _act(self) -> bool:
        """One act in both; False if none can be found that the seat sees the same of."""
        plan = self._plan()
        if plan is None:
            return False
        one, two, seat = self.one, self.two, self.seat
        asked = one.session.ask.token if one.session.ask is not None else None
        self._time_passes(plan.who)
        one.fall(plan.dice.copy)
        new = await one.act(plan.kind, plan.who, plan.key)
        assert new is not None, "what is offered is accepted"
        # If it was no news to the seat, neither is that it is taken back and done again.
        goes_on = asked is not None and one.session.ask and one.session.ask.token is asked
        seen = [entry for entry in new if entry[0] != ASKED and entry[1] >> seat & 1]
        unnoticed = plan.kind == ANSWER and goes_on and not seen
        if unnoticed and plan.who in one.chairs:
            await self._undo_and_redo(plan)
        two.fall(partial(_follower, plan.its, seat, new))
        told = await two.act(plan.kind, plan.who, plan.said)
        assert told is not None
        two.session.run.state.dice = plan.its.copy().fork()
        one.clock.now = two.clock.now = max(one.clock.now, two.clock.now)
        assert transcript(told, seat) == transcript(new, seat)
        return True

    def _time_passes(self, who: int) -> None:
        """A while, the same at both tables; what a bot thinks about is another matter."""
        for table in (self.one, self.two):
            is_bot = who not in table.chairs
            table.clock.now += self._chance.uniform(*THOUGHT) if is_bot else 1.0

    async def _undo_and_redo(self, plan: Plan) -> None:
        """Whoever has acted at the first table takes it back, if the law allows, and does it again;
        what was marked before, with it."""
        one = self.one
        if one.session.ask is not None and REVISE in one.session.ask.offer(plan.who):
            await self._revise_and_redo(plan)
            return
        one.clock.now += 0.1  # they take their time, which is nobody's business
        done = acts_not_undone(one.session.log.lines)
        if '"is":"done"' not in await one.chairs[plan.who].undo():
            return
        for _, act in done[len(acts_not_undone(one.session.log.lines)) : -1]:
            assert isinstance(act, Answer)
            assert await one.act(ANSWER, act.seat, act.key) is not None
        one.fall(plan.dice.copy)
        assert await one.act(plan.kind, plan.who, plan.key) is not None

    async def _revise_and_redo(self, plan: Plan) -> None:
        """In a blind choice taking back is deciding anew; where one answer decides, as before."""
        one = self.one
        run = one.session.run.copy()
        run.send(plan.who, REVISE)
        if run.ask is None or plan.key not in run.ask.offer(plan.who):
            return  # several things are marked; `choice` makes such parts anew now and then
        run.send(plan.who, plan.key)
        if dump(run.state) == dump(one.session.run.state):
            assert '"is":"done"' in await one.chairs[plan.who].undo()
            assert await one.act(ANSWER, plan.who, plan.key) is not None

    def _plan(self) -> Plan | None:
        """Try acts on copies until one is found that the seat sees the same of in both."""
        for _ in range(TRIES):
            one, two = self.one.session.run.copy(), self.two.session.run.copy()
            kind, who, key = choice(one, self._chance)
            if who not in self.one.chairs and (kind != ANSWER or key == REVISE):
                continue  # bots answer what they are asked, once
            dice, its = (Dice(b"%d" % self._chance.getrandbits(64)) for _ in range(2))
            one.state.dice = dice.copy()
            new = _entries(one, kind, who, key)
            said = self._same_or_other(two, new, who, key)
            if said is None:
                continue
            two.state.dice = Follower(its.copy(), self.seat, new)
            try:
                told = _entries(two, kind, who, said)
            except Diverged:
                continue
            if transcript(told, self.seat) == transcript(new, self.seat):
                return Plan(kind, who, key, said, dice, its)
        return None

    def _same_or_other(self, two: AnyRun, new: list[Entry], who: int, key: Key) -> Key | None:
        """The same key where the seat saw it; otherwise any that the other table offers."""
        kind, audience = new[0][:2]
        opened = any(e[0] == OPEN and e[2] == who and e[1] >> self.seat & 1 for e in new)
        assert two.ask is not None
        offer = two.ask.offer(who) if kind == ANSWER else two.rules.interrupts(two.state, who)
        if audience >> self.seat & 1 or opened:
            return key if key in offer else None
        return self._chance.choice(list(offer)) if offer else None

    async def _both(self, what: str) -> None:
        """The seat does the same at both tables."""
        seed = self._chance.random()
        for table in (self.one, self.two):
            chair = table.chairs[self.seat]
            if what == "probe":
                await chair.probe(random.Random(seed))
            else:
                await chair.leave()
                await chair.enter(told=int(seed * 10))


class Plan(NamedTuple):
    """An act at both tables: `key` with `dice` at the first, `said` with `its` at the second."""

    kind: int
    who: int
    key: Key
    said: Key
    dice: Dice
    its: Dice


def _entries(run: AnyRun, kind: int, who: int, key: Key) -> list[Entry]:
    """Do something; gives what it added to the journals."""
    before = len(run.state.journal or [])
    run.journals = []
    if kind == ANSWER:
        run.send(who, key)
    else:
        run.interrupt(who, key)
    journals = [*run.journals, run.state.journal or []]
    return [entry for journal in journals for entry in journal][before:]


def starts(
    rules: AnyRules, seats: int, options: dict[str, str], seat: int, seed: int
) -> tuple[object, object] | None:
    """A quiet point of a random game, and one that the seat cannot tell from it but that is
    another. None if this game has none."""
    chance = random.Random(seed)
    quiet = [run.copy() for run in playing(rules, seed, seats, options) if _at_rest(run)]
    chance.shuffle(quiet)
    for run in quiet:
        world = imagine(run, seat, Dice(b"world %d" % seed))
        if world is not None and dump(world.quiet) != dump(run.quiet):
            return run.quiet, world.quiet
    return None


def _at_rest(run: AnyRun) -> bool:
    """Whether nothing has happened since the quiet point, no roll either."""
    return [entry[0] for entry in run.state.journal or []] == [ASKED]


def _follower(dice: Dice, seat: int, seen: list[Entry]) -> Dice:
    return Follower(dice.copy(), seat, seen)

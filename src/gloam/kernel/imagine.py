"""Imagining: a world that a seat cannot tell from the truth, at any ask.

The last quiet point is dealt anew (`Rules.resample`) and the step is run again from
there: what the seat saw is repeated, what it did not see is made anew. The world is
accepted if the seat's transcript of the step is the same; otherwise another is tried.

What the seat has come to see since the quiet point must have come from somewhere. Where
it can tell from which zone, the piece is pinned there before dealing (`_trace`), and the
draws that brought it are repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gloam.kernel.asks import Key
from gloam.kernel.cards import CardTable, members
from gloam.kernel.data import copy_of
from gloam.kernel.deal import Contradiction, Pins
from gloam.kernel.dice import Dice
from gloam.kernel.run import Run
from gloam.kernel.state import (
    ANSWER,
    INTERRUPT,
    LOOK,
    MOVE,
    OPEN,
    ROLL,
    SHUFFLE,
    Entry,
    Journal,
    State,
    transcript,
)

S = TypeVar("S", bound=State)

TRIES = 32


def imagine(run: Run[S], seat: int, dice: Dice, tries: int = TRIES) -> Run[S] | None:
    """A run that `seat` cannot tell from this one, or None if none was found.

    Uses nothing of `run` that the seat does not know: equal knowledge and equal dice
    give equal worlds.
    """
    journal = run.state.journal
    assert run.ask is not None, "nobody is asked any more: the game is over"
    assert journal is not None, "a run that does not keep cannot be imagined"
    seen = transcript(journal, seat)
    hints = _Hints(run, seat) if len(journal) > 1 else None
    for _ in range(tries):
        try:
            world = run.rules.resample(run.quiet, seat, dice, hints.pins if hints else ())
        except Contradiction:
            return None
        twin = _run_again(run, world, seat, dice, hints)
        if twin is not None and transcript(twin.state.journal or [], seat) == seen:
            twin.state.dice = dice.fork()
            return twin
    return None


def _run_again(run: Run[S], world: S, seat: int, dice: Dice, hints: _Hints | None) -> Run[S] | None:
    """Play the step in `world` up to the same ask; None if it goes another way."""
    state = copy_of(world)
    state.journal = []
    state.dice = dice if hints is None else Guide(dice, seat, hints)
    twin: Run[S] = Run(run.rules, state, True)
    twin.quiet = world
    try:
        flow = twin.flow = run.rules.step(state)
        twin.ask = next(flow)
        twin._note_ask()
        if hints is not None:
            for (kind, who, key), open_to_seat in zip(run.acts, hints.open, strict=True):
                answer = _answer(twin, kind, who, key if open_to_seat else None, dice)
                if answer is None:
                    return None
                if kind == ANSWER:
                    twin.send(who, answer)
                else:
                    twin.interrupt(who, answer)
                if twin.quiet is not world:
                    return None  # the step has ended where it should not
    except (StopIteration, Elsewhere):
        return None
    twin.steps = run.steps
    return twin


def _answer(twin: Run[S], kind: int, who: int, key: Key | None, dice: Dice) -> Key | None:
    """The answer to repeat, or one chosen anew where the seat did not see it."""
    assert twin.ask is not None
    if kind == ANSWER:
        options: Sequence[Key] = twin.ask.offer(who)
    else:
        options = twin.rules.interrupts(twin.state, who)
    if key is None:
        return options[dice.roll(len(options))] if options else None
    return key if key in options else None


class Elsewhere(Exception):
    """The re-run has left the way that the seat saw."""


class Guide(Dice):
    """Dice of a re-run: what the seat saw is repeated, the rest comes from other dice."""

    def __init__(self, dice: Dice, seat: int, hints: _Hints) -> None:
        super().__init__(b"guide")
        self.dice = dice
        self.seat = seat
        self.hints = hints
        self.rolled = 0
        self.picked: dict[int, int] = {}

    def roll(self, sides: int, audience: int = 0) -> int:
        if not audience >> self.seat & 1:
            return self.dice.roll(sides)
        if self.rolled == len(self.hints.rolls):
            raise Elsewhere
        was, value = self.hints.rolls[self.rolled]
        self.rolled += 1
        if was != sides:
            raise Elsewhere
        return value

    def pick(self, zone: int, pool: Sequence[int], audience: int) -> int:
        queue = self.hints.picks.get(zone)
        if queue is None:
            return self.dice.pick(zone, pool, 0)
        at = self.picked.get(zone, 0)
        self.picked[zone] = at + 1
        if at < len(queue) and queue[at][0] >= 0:
            return self._known_pick(queue[at][0], queue[at][1], pool)
        to_come = [piece for piece, _ in queue[at:]]
        free = [piece for piece in pool if piece not in to_come]
        if not free:
            raise Elsewhere
        return self.dice.pick(zone, free, 0)

    def _known_pick(self, piece: int, pinned: bool, pool: Sequence[int]) -> int:
        """A draw that the seat knows by now. It knows the face, not which of equal pieces.

        The more of them are in the pool, the likelier the face: worlds with fewer are
        thrown away accordingly. (Pinned for this draw, it stands for all equal ones already.)
        """
        copies = self.hints.copies.get(piece, 0)
        if not copies or pinned:
            if piece not in pool:
                raise Elsewhere
            return piece
        able = [other for other in pool if copies >> other & 1]
        if self.dice.roll(copies.bit_count()) >= len(able):
            raise Elsewhere
        return able[self.dice.roll(len(able))]


class _Hints:
    """What a seat knows of how the step went.

    `rolls`: those it saw, as (sides, value). `picks`: per zone, the draws from it in
    order, as the piece if the seat knows it by now and -1 if not. `pins`: pieces it did
    not know at the quiet point but can say by now where they were. `open`: for each act whether
    the seat knows what it was.
    """

    def __init__(self, run: Run[S], seat: int) -> None:
        journal = run.state.journal or []
        self.seat = seat
        self.open = _open_acts(journal, seat)
        self.rolls: list[tuple[int, int]] = []
        self.picks: dict[int, list[tuple[int, bool]]] = {}  # and whether it is pinned for this
        self.pins: Pins = ()
        self.copies: dict[int, int] = {}  # piece -> the set of pieces equal to it
        for entry in journal:
            if entry[0] == ROLL and entry[1] >> seat & 1:
                self.rolls.append((entry[2], entry[3]))
        if isinstance(run.quiet, CardTable):
            trace = _Trace(run.quiet, seat)
            for entry in journal:
                trace.follow(entry)
            self.picks = trace.picks
            self.pins = trace.pins
            for copies in run.quiet.pack.copies:
                self.copies.update(dict.fromkeys(members(copies), copies))


def _open_acts(journal: Journal, seat: int) -> list[bool]:
    """For each answer and interrupt, whether `seat` knows it by now."""
    open_to: list[bool] = []
    by: list[int] = []
    for entry in journal:
        kind, audience = entry[0], entry[1]
        if kind in (ANSWER, INTERRUPT):
            who = entry[2]
            open_to.append(bool(audience >> seat & 1))
            by.append(who if kind == ANSWER else -1)
        elif kind == OPEN and audience >> seat & 1:
            who, count = entry[2], entry[3]
            mine = [i for i, giver in enumerate(by) if giver == who]
            for i in mine[len(mine) - count :]:
                open_to[i] = True
    return open_to


class _Trace:
    """Follows the pieces of a step as one seat can.

    When the seat sees a piece come out of a zone, it came from wherever all pieces that
    might have been it came from; if these differ, nobody can say. `trails` are the zones
    (and the draws) through which a piece came unseen.
    """

    def __init__(self, quiet: CardTable, seat: int) -> None:
        self.quiet = quiet
        self.seat = seat
        self.zones: dict[int, set[int]] = {}
        self.known = {p for p, seats in enumerate(quiet.knows) if seats >> seat & 1}
        self.once_known = set(self.known)
        self.trails: dict[int, tuple[int, ...]] = {}
        self.role: dict[int, int] = {}  # of equal pieces, which one the seat takes it for
        self.unsettled: dict[int, list[tuple[int, int]]] = {}  # piece -> its unseen draws
        self.pins: set[int] = set()
        self.picks: dict[int, list[tuple[int, bool]]] = {}

    def follow(self, entry: Entry) -> None:
        if entry[0] == MOVE:
            _, audience, piece, _, source, to, picked, _ = entry
            if picked:
                self.picks.setdefault(source, []).append((-1, False))
                self.unsettled.setdefault(piece, []).append((source, len(self.picks[source]) - 1))
            if audience >> self.seat & 1:
                self._sighted(piece, source)
            elif not self.quiet.pack.ordered[source]:
                self._lose_sight(source)
            self._contents(source).discard(piece)
            self._contents(to).add(piece)
            if piece not in self.known:
                self.trails[piece] = (*self._trail(piece), to)
        elif entry[0] == LOOK:
            _, audience, piece, _, zone = entry
            if audience >> self.seat & 1:
                self._sighted(piece, zone)
        elif entry[0] == SHUFFLE:
            _, _, bag, sources = entry
            for source in sources:
                for piece in sorted(self._contents(source)):
                    self._contents(bag).add(piece)
                    if piece not in self.known:
                        self.trails[piece] = (*self._trail(piece), bag)
                self._contents(source).clear()
            self._lose_sight(bag)

    def _sighted(self, piece: int, zone: int) -> None:
        """The seat sees what lies here, or what leaves from here."""
        pinned = False
        if piece not in self.known:
            here = self._contents(zone)
            twins = self._known_copies(piece, zone)
            never = [p for p in here if p not in self.once_known]
            origins = {self.quiet.where[self.role.get(p, p)] for p in never}
            if piece not in self.once_known and len(origins) == 1 and not twins:
                self.pins.add(self.role.get(piece, piece))
                pinned = True
            unseen = [p for p in here if p not in self.known]
            if all(self._trail(p) == self._trail(piece) for p in unseen):
                self._settle(piece, pinned)
        else:
            self._settle(piece, pinned)
        # A draw in plain sight is known whatever came before it.
        drawn = self.unsettled.pop(piece, [])
        if drawn and drawn[-1][0] == zone:
            self.picks[zone][drawn[-1][1]] = (piece, pinned)
        self.known.add(piece)
        self.once_known.add(piece)
        self.trails.pop(piece, None)

    def _known_copies(self, piece: int, zone: int) -> list[int]:
        """Equal pieces that the seat knew to lie here: it cannot tell which one it sees."""
        faces = self.quiet.pack.faces
        if not self.quiet.pack.copies or self.quiet.pack.ordered[zone]:
            return []
        here = self._contents(zone) & self.known
        twins = sorted(p for p in here if faces[p] == faces[piece])[:1]  # it is taken for one
        for twin in twins:
            self.known.discard(twin)
            self.trails[twin] = self._trail(piece)
            roles = self.role.get(piece, piece), self.role.get(twin, twin)
            self.role[twin], self.role[piece] = roles
            if piece not in self.once_known:
                self.once_known.discard(twin)
        return twins

    def _settle(self, piece: int, pinned: bool) -> None:
        for zone, at in self.unsettled.pop(piece, []):
            self.picks[zone][at] = (piece, pinned)

    def _lose_sight(self, zone: int) -> None:
        here = self._contents(zone)
        if len(here) > 1:
            for piece in here & self.known:
                self.known.discard(piece)
                self.trails[piece] = (zone,)

    def _contents(self, zone: int) -> set[int]:
        if zone not in self.zones:
            self.zones[zone] = set(self.quiet.zones[zone])
        return self.zones[zone]

    def _trail(self, piece: int) -> tuple[int, ...]:
        return self.trails.get(piece) or (self.quiet.where[piece],)

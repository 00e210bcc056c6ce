"""What a seat saw of a step, and what it can conclude: the ground that imagining stands on.

What the seat has come to see since the quiet point must have come from somewhere. Where
it can tell from which zone, the piece is pinned there before dealing, and the draws that
brought it are repeated (`_Trace`).
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from gloam.kernel.core.asks import Key
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.state import (
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
from gloam.kernel.hidden.deal import Pinned


class KnownAct(NamedTuple):
    """An answer or interrupt that a seat is told of; `key` is None if it does not know which."""

    kind: int
    who: int
    key: Key | None


# Of each draw from a zone: the piece, if the seat knows it by now, else -1; and whether it
# is pinned for this draw.
Picks = dict[int, list[tuple[int, bool]]]


class Sighting:
    """What a seat knows of how a step went, from its quiet point to some ask.

    `seen` is its transcript; `acts` the answers and interrupts it knows of; `rolls` those it
    saw, as (sides, value); `picks` the draws from each zone in order; `pins` the pieces that
    it did not know at the quiet point but can say by now where they were. `chosen` are pins
    that somebody chose to show, with their equals, by zone: (zone, equal pieces, how many).
    """

    def __init__(self, quiet: State, journal: Journal, seat: int) -> None:
        self.quiet = quiet
        self.length = len(journal)
        self.seen = transcript(journal, seat)
        self.acts: list[KnownAct] = []
        self.rolls: list[tuple[int, int]] = []
        self.picks: Picks = {}
        self.pins = Pinned(())
        self.chosen: list[tuple[int, int, int]] = []
        if self.length > 1:  # more than the first ask of the step
            self._conclude(journal, seat)

    def holds(self, quiet: State, journal: Journal) -> bool:
        """Whether this is still all there is to see. A journal only grows."""
        return self.quiet is quiet and self.length == len(journal)

    def _conclude(self, journal: Journal, seat: int) -> None:
        self.acts = _known_acts(journal, seat)
        moves: list[Entry] = []
        for entry in journal:
            kind = entry[0]
            if kind == ROLL:
                if entry[1] >> seat & 1:
                    self.rolls.append((entry[2], entry[3]))
            elif kind in (MOVE, LOOK, SHUFFLE):
                moves.append(entry)
        if moves and isinstance(self.quiet, CardTable):
            trace = _Trace(self.quiet, seat)
            for entry in moves:
                trace.follow(entry)
            self.picks = trace.picks
            self.pins = Pinned(trace.pins)
            self.chosen = [(*shown, count) for shown, count in sorted(trace.chosen.items())]


def _known_acts(journal: Journal, seat: int) -> list[KnownAct]:
    """The answers and interrupts that `seat` is told of, with the keys it knows by now."""
    told: list[Entry] = []
    open_to: list[bool] = []
    for entry in journal:
        kind, audience = entry[0], entry[1]
        if kind in (ANSWER, INTERRUPT):
            if entry[4] >> seat & 1:
                told.append(entry)
                open_to.append(bool(audience >> seat & 1))
        elif kind == OPEN and audience >> seat & 1:
            who, count = entry[2], entry[3]
            mine = [i for i, act in enumerate(told) if act[0] == ANSWER and act[2] == who]
            for i in mine[len(mine) - count :]:
                open_to[i] = True
    return [
        KnownAct(act[0], act[2], act[3] if known else None)
        for act, known in zip(told, open_to, strict=True)
    ]


# Of a piece that a seat does not know: the zones it came through unseen, and where it was at
# the quiet point, or -1 if the seat knew it once.
_Way = tuple[tuple[int, ...], int]


class _Trace:
    """Follows the pieces of a step as one seat can.

    When the seat sees a piece come out of a zone, it came from wherever all pieces that
    might have been it came from; if these differ, nobody can say. `trails` are the zones
    (and the draws) through which a piece came unseen. Once pieces of different trails lie in
    a zone and one of them leaves, the seat cannot tell which trails are left: `blurred` keeps
    all that there may be.
    """

    def __init__(self, quiet: CardTable, seat: int) -> None:
        self.quiet = quiet
        self.seat = seat
        self.zones: dict[int, set[int]] = {}
        self.known = {p for p, seats in enumerate(quiet.knows) if seats >> seat & 1}
        self.once_known = set(self.known)
        self.trails: dict[int, tuple[int, ...]] = {}
        self.role: dict[int, int] = {}  # of equal pieces, which one the seat takes it for
        self.blurred: dict[int, set[_Way]] = {}  # of pieces that may lie in a zone
        self.unsettled: dict[int, list[tuple[int, int]]] = {}  # piece -> its unseen draws
        self.pins: set[int] = set()
        self.chosen: Counter[tuple[int, int]] = Counter()  # (zone, equal pieces) of such pins
        self.picks: dict[int, list[tuple[int, bool]]] = {}

    def follow(self, entry: Entry) -> None:
        if entry[0] == MOVE:
            _, audience, piece, _, source, to, picked, _ = entry
            if picked:
                self.picks.setdefault(source, []).append((-1, False))
                self.unsettled.setdefault(piece, []).append((source, len(self.picks[source]) - 1))
            if audience >> self.seat & 1:
                self._sighted(piece, source, chosen=not picked)
            elif not self.quiet.pack.ordered[source]:
                self._lose_sight(source)
                self._blur(source, to)
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
                self._blur_with(bag, self.blurred.pop(source, set()))
            self._lose_sight(bag)

    def _sighted(self, piece: int, zone: int, chosen: bool = False) -> None:
        """The seat sees what lies here, or what leaves from here (as somebody has chosen)."""
        pinned = False
        if piece not in self.known:
            twins = self._known_copies(piece, zone)
            ways = self._ways_of(piece, zone)
            origins = {origin for _, origin in ways if origin >= 0}
            trails = {trail for trail, _ in ways}
            if piece not in self.once_known and len(origins) == 1 and not twins:
                self.pins.add(self.role.get(piece, piece))
                pinned = True
                equals = self.quiet.pack.equal.get(piece, 0)
                if chosen and equals and trails == {(zone,)}:
                    self.chosen[zone, equals] += 1
            if len(trails) == 1:
                self._settle(piece, pinned)
            if len(ways) > 1:
                self.blurred[zone] = ways
        else:
            self._settle(piece, pinned)
        # A draw in plain sight is known whatever came before it.
        drawn = self.unsettled.pop(piece, [])
        if drawn and drawn[-1][0] == zone:
            self.picks[zone][drawn[-1][1]] = (piece, pinned)
        self.known.add(piece)
        self.once_known.add(piece)
        self.trails.pop(piece, None)

    def _ways_of(self, piece: int, zone: int) -> set[_Way]:
        """How a piece that the seat is shown may have come into a zone. In a pile everybody can
        tell the places apart, and followed what came to each."""
        ways = self._ways(zone)
        if self.quiet.pack.ordered[zone] and zone not in self.blurred:
            return {self._way(piece)}
        return ways

    def _ways(self, zone: int) -> set[_Way]:
        """How the pieces that the seat does not know may have come into a zone."""
        unknown = [piece for piece in self._contents(zone) if piece not in self.known]
        if not unknown:
            self.blurred.pop(zone, None)
        return {self._way(p) for p in unknown} | self.blurred.get(zone, set())

    def _way(self, piece: int) -> _Way:
        known = piece in self.once_known
        return self._trail(piece), -1 if known else self.quiet.where[self.role.get(piece, piece)]

    def _blur(self, source: int, to: int) -> None:
        """A piece goes unseen: any of those that lie there."""
        ways = self._ways(source)
        if len(ways) > 1:
            self.blurred[source] = ways
            self._ways(to)  # forgets what may have lain there and does no more
            self._blur_with(to, ways)

    def _blur_with(self, zone: int, ways: set[_Way]) -> None:
        if ways:
            moved = {((*trail, zone), origin) for trail, origin in ways}
            self.blurred[zone] = self.blurred.get(zone, set()) | moved

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

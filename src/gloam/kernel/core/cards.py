"""Pieces, zones and who knows what: the state of games that have cards.

A piece has a number (where it lies is told by number), a face (what it is) and a back
(what it looks like unseen). Equal faces have neighbouring numbers. A piece is always in
exactly one zone. A zone is ordered (a pile; its top is the end of the list) or not (a
hand, a bag; kept sorted, so that equal positions are equal lists).

A shuffled deck is an unordered zone that nobody sees: it has no order until somebody
draws, and each draw is a roll.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.bit_sets import mask_of, members
from gloam.kernel.core.data import FIXED, Piece, PieceSet
from gloam.kernel.core.state import LOOK, MOVE, SHUFFLE, Memory, State

NOBODY: Final = 0

MANY: Final = 4  # memories, of which some have become worthless


@dataclass(frozen=True)
class Zone:
    """A place for pieces. `sight`: the seats that see the faces lying here."""

    name: str
    sight: int = EVERYONE
    owner: int = -1
    ordered: bool = False


class Pack:
    """The fixed data of a game's pieces: what each number is, and where pieces can lie."""

    def __init__(self, faces: Sequence[int], backs: Sequence[int], zones: Sequence[Zone]) -> None:
        if list(faces) != sorted(faces):
            raise ValueError("faces must not fall: equal faces have neighbouring numbers")
        self.faces = tuple(faces)
        self.backs = tuple(backs)
        self.zones = tuple(zones)
        self.sight = tuple(zone.sight for zone in zones)
        self.ordered = tuple(zone.ordered for zone in zones)
        self.bags = tuple(z.sight == NOBODY and not z.ordered for z in zones)
        # Zones that hide which of their pieces has left. (In a bag all are mixed already.)
        self.blurs = tuple(z.sight not in (EVERYONE, NOBODY) and not z.ordered for z in zones)
        self.one_back = len(set(backs)) == 1
        self.back_sets = tuple(
            set_of([piece for piece, back in enumerate(backs) if back == which])
            for which in sorted(set(backs))
        )
        self.bits = tuple([1 << piece for piece in range(len(faces))])
        self.every_piece = (1 << len(faces)) - 1
        sets = {face: set_of([p for p, own in enumerate(faces) if own == face]) for face in faces}
        self.copies = tuple([copies for copies in sets.values() if copies.bit_count() > 1])
        # Of each piece that has any: all that are equal to it, with itself.
        self.equal = {piece: copies for copies in self.copies for piece in members(copies)}

    def zone(self, name: str) -> int:
        """The index of the zone with this name."""
        return next(i for i, zone in enumerate(self.zones) if zone.name == name)


@dataclass(slots=True)
class CardTable(State):
    """State with pieces. Laid out by `table_of`, changed by `move`, `draw`, `shuffle`.

    `knows[p]` is the set of seats that know which piece `p` is, where it lies now.
    `mixed` holds what a seat has lost sight of but not forgotten, as (seats, pieces,
    places): to those seats, each of these pieces lies in one of these places. A place is
    named by the number of the piece that truly lies there.
    """

    pack: Pack = field(repr=False, compare=False, metadata=FIXED)
    zones: list[list[Piece]]
    where: list[int]
    knows: list[int]
    mixed: tuple[tuple[int, PieceSet, PieceSet], ...]

    # --- moving ---

    def move(self, piece: Piece, to: int, seen: int = 0) -> None:
        """Put a piece on top of (or into) a zone, shown to `seen` on the way."""
        source = self.where[piece]
        zone = self.zones[source]
        zone.remove(piece)
        self._arrive(piece, source, to, seen, False)

    def tuck(self, piece: Piece, to: int, seen: int = 0) -> None:
        """Put a piece at the bottom of an ordered zone."""
        self.move(piece, to, seen)
        pile = self.zones[to]
        pile.insert(0, pile.pop())

    def move_all(self, source: int, to: int, seen: int = 0) -> None:
        """All pieces of a zone at once but those that are bound: whoever knew one can follow it."""
        pack = self.pack
        sees = pack.sight[source] | pack.sight[to] | seen
        here, bound = self.zones[source], self.bound()
        self.zones[source] = [piece for piece in here if bound >> piece & 1]
        for piece in [piece for piece in here if not bound >> piece & 1]:
            self._put(piece, to)
            self.knows[piece] |= sees
            self._note_move(piece, source, to, sees, False)
        if pack.bags[to] and self.remembers:
            self._mix(set_of(self.zones[to]), EVERYONE)

    def draw(self, source: int, to: int, seen: int = 0, but: Sequence[Piece] = ()) -> Piece:
        """The top of an ordered zone, or a random piece of an unordered one (but for some)."""
        zone = self.zones[source]
        if self.pack.ordered[source]:
            piece = zone.pop()
            self._arrive(piece, source, to, seen, False)
            return piece
        pool = [p for p in zone if p not in but] if but else zone
        sees = self.pack.sight[source] | self.pack.sight[to] | seen
        piece = Piece(self.dice.pick(source, pool, sees))
        del zone[bisect_left(zone, piece)]  # an unordered zone is sorted
        self._arrive(piece, source, to, seen, True)
        return piece

    def _arrive(self, piece: Piece, source: int, to: int, seen: int, picked: bool) -> None:
        """A piece that has left `source` comes to `to`."""
        pack = self.pack
        if self.remembers:
            self._notice(piece, source, pack.sight[source] | pack.sight[to] | seen)
        self.where[piece] = to
        if pack.ordered[to]:
            self.zones[to].append(piece)
        else:
            insort(self.zones[to], piece)
            if pack.bags[to] and self.remembers:
                self._mix(set_of(self.zones[to]), EVERYONE)
        if self.journal is not None:
            self._note_move(piece, source, to, pack.sight[source] | pack.sight[to] | seen, picked)

    def _put(self, piece: Piece, to: int) -> None:
        self.where[piece] = to
        if self.pack.ordered[to]:
            self.zones[to].append(piece)
        else:
            insort(self.zones[to], piece)

    def _note_move(self, piece: Piece, source: int, to: int, sees: int, picked: bool) -> None:
        if self.journal is not None:
            face = self.pack.faces[piece]
            back = self.pack.backs[piece]
            self.journal.append((MOVE, sees, piece, face, source, to, picked, back))

    # --- knowing ---

    def bound(self) -> int:
        """Pieces that cannot leave where they lie now, and of which everybody knows it.

        Who does not see which piece leaves a zone still knows that it was none of these.
        """
        return 0

    def look(self, pieces: Sequence[Piece], seats: int) -> None:
        """Show pieces where they lie to some seats. (In a bag they lie nowhere for long.)"""
        for piece in pieces:
            at = self.where[piece]
            if self.remembers:
                self._learn(piece, at, seats, pieces)
            if self.journal is not None:
                face = self.pack.faces[piece]
                self.journal.append((LOOK, seats, piece, face, at))

    def _learn(self, piece: Piece, zone: int, seats: int, shown: Sequence[Piece]) -> None:
        if self.pack.bags[zone]:
            here = [other for other in shown if self.where[other] == zone]
            if piece == here[-1]:  # once for all of this bag that were shown
                bag = set_of(self.zones[zone])
                entry: Mixed = (seats, PieceSet(set_of(shown) & bag), bag)
                self.mixed = self._worth_keeping([*self.mixed, entry])
        else:
            self._confuse_copies(piece, zone, seats, shown)
            if self.mixed and not self.pack.ordered[zone]:
                self._left(zone, piece, seats)  # which of the places it lies in is not seen
            self.knows[piece] |= seats

    def seen(self, zone: int, seat: int) -> list[Piece]:
        """The pieces of a zone that `seat` knows to lie there."""
        return [piece for piece in self.zones[zone] if self.knows[piece] >> seat & 1]

    def shuffle(self, bag: int, *sources: int) -> None:
        """Shuffle the pieces of other zones into an unordered one, with what is there."""
        zones, where = self.zones, self.where
        for source in sources:
            for piece in zones[source]:
                where[piece] = bag
            zones[bag] += zones[source]
            zones[source] = []
        zones[bag].sort()
        if self.remembers:
            self._mix(set_of(self.zones[bag]), EVERYONE)
        if self.journal is not None:
            self.journal.append((SHUFFLE, EVERYONE, bag, tuple(sources)))

    def rule_out(self, seats: int, pieces: PieceSet, zone: int) -> None:
        """`seats` have learnt that none of these pieces lies in this zone now."""
        if self.zones[zone] and self.remembers:
            places = PieceSet(self.pack.every_piece & ~set_of(self.zones[zone]))
            self.mixed = self._worth_keeping([*self.mixed, (seats, pieces, places)])

    def remembered(self) -> Memory:
        return self.knows[:], self.mixed

    def recall(self, memory: Memory) -> None:
        self.knows, self.mixed = memory
        self.remembers = True

    def _notice(self, piece: Piece, source: int, sees: int) -> None:
        """A piece has left a zone, seen by some."""
        if self.pack.blurs[source]:
            self._confuse_copies(piece, source, sees, (piece,))
            if sees != EVERYONE and self.zones[source]:
                self._blur(source, piece, ~sees)
            if self.mixed:
                self._left(source, piece, EVERYONE)
        self.knows[piece] |= sees

    def _confuse_copies(self, piece: Piece, zone: int, sees: int, shown: Sequence[Piece]) -> None:
        """Some seats see a piece that they had not known to lie here.

        Where they had known an equal one, they cannot tell whether this is it.
        """
        if not self.pack.copies or self.pack.ordered[zone]:
            return
        unaware = sees & ~self.knows[piece]
        if not unaware:
            return
        face = self.pack.faces[piece]
        for other in self.zones[zone]:
            if other not in shown and self.pack.faces[other] == face:
                mistaken = self.knows[other] & unaware  # each seat takes it for one of them
                if mistaken:
                    self.knows[other] &= ~mistaken
                    self.knows[piece] |= mistaken
                    unaware &= ~mistaken
                    self._exchange(piece, other, mistaken)
        if self.mixed:
            self.mixed = self._worth_keeping(list(self.mixed))

    def _exchange(self, seen: Piece, known: Piece, seats: int) -> None:
        """To these seats the known piece has gone, and the other still lies here."""
        mixed: list[Mixed] = []
        for who, pieces, places in self.mixed:
            part = who & seats
            if part != who:
                mixed.append((who & ~seats, pieces, places))
            if part:
                mixed.append((part, _swapped(pieces, seen, known), _swapped(places, seen, known)))
        self.mixed = tuple(mixed)

    def _blur(self, zone: int, gone: Piece, unseeing: int) -> None:
        """One of the pieces of a zone has left, and some seats cannot tell which.

        Whatever they knew to lie here now lies here or where that one went.
        """
        knows = self.knows
        if not self.mixed and not knows[gone] & unseeing:
            for piece in self.zones[zone]:
                if knows[piece] & unseeing:
                    break
            else:
                return
        backs = self.pack.backs  # they are seen: a card of another back has not left
        like = set_of([piece for piece in self.zones[zone] if backs[piece] == backs[gone]])
        self._mix(PieceSet(like & ~self.bound() | 1 << gone), unseeing)

    def _mix(self, places: PieceSet, seats: int) -> None:
        """To these seats, the pieces in these places have been mixed up."""
        knows = self.knows
        known: dict[int, int] = {}  # seats -> pieces that they knew here
        left = int(places)
        while left:
            low = left & -left
            piece = low.bit_length() - 1
            who = knows[piece] & seats
            if who:
                known[who] = known.get(who, 0) | low
                knows[piece] &= ~seats
            left ^= low
        mixed = [part for old in self.mixed for part in _widen(old, places, seats)]
        for who, pieces in _by_knowledge(known):
            mixed.append((who, PieceSet(pieces), places))
        self.mixed = self._worth_keeping(mixed)

    def _worth_keeping(self, mixed: list[Mixed]) -> tuple[Mixed, ...]:
        """Memories that still say something: of pieces, or of places, that somebody misses.

        Looked through only when they have become many: it takes longer than keeping them.
        """
        if self.pack.copies:
            self._level(mixed)
        if len(mixed) < MANY:
            return tuple(mixed)
        bits = self.pack.bits
        hidden = sum(
            [bit for bit, seats in zip(bits, self.knows, strict=True) if seats != EVERYONE]
        )
        return tuple([entry for entry in mixed if entry[1] & hidden and hidden & ~entry[2]])

    def _level(self, mixed: list[Mixed]) -> None:
        """Equal pieces are remembered equally, or their numbers would tell them apart.

        A memory of only some of the equal pieces that a seat does not see says nothing
        of that face any more.
        """
        for copies in self.pack.copies:
            for _, pieces, _ in mixed:
                if 0 != pieces & copies != copies:
                    mixed[:] = [part for entry in mixed for part in self._levelled(entry, copies)]
                    break

    def _levelled(self, entry: Mixed, copies: int) -> list[Mixed]:
        """A memory, parted into the seats that still can hold it of these equal pieces."""
        seats, pieces, places = entry
        if not pieces & copies:
            return [entry]
        parts = [seats]
        for piece in members(copies):
            knows = self.knows[piece]
            parts = [half for part in parts for half in (part & knows, part & ~knows) if half]
        holds = lapses = 0
        for part in parts:
            unseen = set_of([p for p in members(copies) if not part & self.knows[p]])
            if pieces & unseen and pieces & unseen != unseen:
                lapses |= part
            else:
                holds |= part
        kept: list[Mixed] = [(holds, pieces, places)] if holds else []
        return kept + ([(lapses, PieceSet(pieces & ~copies), places)] if lapses else [])

    def _left(self, zone: int, gone: Piece, sees: int) -> None:
        """A piece is seen. Seats that did not know it lay here cannot tell its place.

        So what they held of only some of the places here holds for all of them; unless
        its face tells the place, because the pieces of those places are known as a whole.
        """
        here = 0
        for i, (seats, pieces, places) in enumerate(self.mixed):
            unaware = seats & sees & ~self.knows[gone]
            if pieces == places or not unaware:
                continue
            here = here or set_of(self.zones[zone]) | 1 << gone
            inside = here & places
            if inside and inside != here:
                mixed = list(self.mixed)
                mixed[i : i + 1] = _widen((seats, pieces, places), PieceSet(here), unaware)
                self.mixed = self._worth_keeping(mixed)
                self._left(zone, gone, sees)
                return

    # --- the law of pieces ---

    def lost(self) -> list[str]:
        """What is wrong with the pieces: each lies in one zone, and `where` knows it."""
        wrong: list[str] = []
        places: dict[int, list[int]] = {}
        for at, zone in enumerate(self.zones):
            for piece in zone:
                places.setdefault(piece, []).append(at)
            if not self.pack.ordered[at] and zone != sorted(zone):
                wrong.append(f"zone {self.pack.zones[at].name} is not sorted")
        for number in range(len(self.pack.faces)):
            found = places.get(number, [])
            if found != [self.where[number]]:
                names = [self.pack.zones[at].name for at in found]
                told = self.pack.zones[self.where[number]].name
                wrong.append(f"piece {number} lies in {names or 'no zone'}, said to be in {told}")
        return wrong


Mixed = tuple[int, PieceSet, PieceSet]


def set_of(pieces: Iterable[int]) -> PieceSet:
    """Pieces as a bit set."""
    return PieceSet(mask_of(pieces))


def _swapped(pieces: int, one: int, other: int) -> PieceSet:
    """A bit set with two numbers exchanged."""
    if (pieces >> one ^ pieces >> other) & 1:
        pieces ^= 1 << one | 1 << other
    return PieceSet(pieces)


def _widen(old: Mixed, places: PieceSet, seats: int) -> list[Mixed]:
    """What an older memory becomes when `places` are mixed up for `seats`."""
    who, pieces, before = old
    touched = before & places
    if not who & seats or not touched or touched == places:
        return [old]
    widened: Mixed = (who & seats, pieces, PieceSet(before | places))
    return [widened] if not who & ~seats else [(who & ~seats, pieces, before), widened]


def _by_knowledge(known: dict[int, int]) -> list[tuple[int, int]]:
    """Turn {seats: pieces they all knew} into one entry for each distinct knowledge.

    A seat in several of the keys knew the pieces of all of them.
    """
    if len(known) == 1:
        return list(known.items())
    parts: list[tuple[int, int]] = []
    left = 0
    for who in known:
        left |= who
    while left:
        # A seat with the same memberships as the lowest one left has the same knowledge.
        low = left & -left
        same, pieces = left, 0
        for who, held in known.items():
            if who & low:
                same &= who
                pieces |= held
            else:
                same &= ~who
        parts.append((same, pieces))
        left &= ~same
    return parts


def table_of(pack: Pack, start: Sequence[int]) -> tuple[list[list[Piece]], list[int], list[int]]:
    """(zones, where, knows) with piece `p` lying in zone `start[p]`, known as sight tells."""
    zones: list[list[Piece]] = [[] for _ in pack.zones]
    for piece, at in enumerate(start):
        zones[at].append(Piece(piece))
    return zones, list(start), [pack.sight[at] for at in start]

"""One block of unseen pieces, and how it is dealt.

A block is a set of pieces that can change places with each other and with no others
(`deal.py` finds the blocks). All that can be known before the dice are rolled is worked
out once, when the block is made; it may then be dealt any number of times.
"""

from __future__ import annotations

from math import perm
from typing import Final

from gloam.kernel.core.bit_sets import members
from gloam.kernel.core.cards import Mixed
from gloam.kernel.core.dice import Dice, wide_roll

FAIR: Final = 400  # tries to deal quite fairly; after that, any arrangement that fits will do
ENOUGH: Final = 5000  # tries without one that fits: the memories contradict each other


class Contradiction(ValueError):
    """No arrangement fits what a seat is said to know."""


class Places:
    """Places that are alike to the seat: in one zone, and in the same memories."""

    __slots__ = ("free", "listed", "member", "order", "set", "takes", "takes_set", "zone")

    def __init__(self, zone: int, listed: list[int], as_set: int, member: int = 0) -> None:
        self.zone = zone
        # In the order of the zone, or by number where it has none. That the numbers of hidden
        # pieces decide does not matter there: such a zone is sorted once it has been dealt.
        self.listed = listed
        self.set = as_set
        self.member = member  # which memories say that their pieces may lie here
        self.free: list[int] = []  # places still to be filled
        self.takes: list[_Kind] = []  # kinds of pieces that may lie here
        self.takes_set = 0  # the same as a bit set
        self.order = 0  # how many pieces may lie here

    def part(self, places: int, member: int = 0) -> Places:
        """Only some of these."""
        if places == self.set and member == self.member:
            return self
        listed = [place for place in self.listed if places >> place & 1]
        return Places(self.zone, listed, places, member)


class DealGroup:
    """Deals to all places but the largest class, which gets what is left.

    So a bag of fifty costs next to nothing; unless its order matters, or the state names
    hidden pieces (`shuffled`): these must then change there too.
    """

    def __init__(self, pieces: int, unseen: list[Places], memory: list[Mixed]) -> None:
        self.pieces = pieces
        here = [stack.part(stack.set & pieces) for stack in unseen if stack.set & pieces]
        loose = [
            (spoken_of & pieces, lies_in & pieces)
            for _, spoken_of, lies_in in memory
            if spoken_of != lies_in and spoken_of & pieces and pieces & ~lies_in
        ]
        if loose:
            here = [part for stack in here for part in _classes(stack, loose)]
        self.rest = max(here, key=_size)
        others = [places for places in here if places is not self.rest]
        kinds = _kinds(pieces, loose) if loose and others else []
        self.weighing = _Weighing(self.rest, others, kinds) if len(kinds) > 1 else None
        self.dealt = [place for places in others for place in places.listed]
        self.dealt_set = frozenset(self.dealt)
        one_kind = others and self.weighing is None
        self.pool = sorted(self.dealt + self.rest.listed) if one_kind else []
        self.zones = [places.zone for places in here]
        self.shuffled = False

    def deal(self, dice: Dice, new: list[int]) -> list[int]:
        """Say which piece comes to each place. Gives the places where that may have changed."""
        if self.weighing is not None:
            self.weighing.deal(dice, new)
        elif self.dealt:
            self._deal_one_kind(dice, new)
        if self.shuffled:
            return self._shuffle_rest(dice, new)
        given = {new[place] for place in self.dealt}
        gone = sorted(given - self.dealt_set)
        for place, piece in zip(gone, sorted(self.dealt_set - given), strict=True):
            new[place] = piece
        return self.dealt + gone

    def _deal_one_kind(self, dice: Dice, new: list[int]) -> None:
        """No memory tells these pieces apart: any of them may come to any place."""
        pool = self.pool[:]
        left = len(pool)
        for place in self.dealt:
            at = dice.roll(left)
            left -= 1
            new[place] = pool[at]
            pool[at] = pool[left]

    def _shuffle_rest(self, dice: Dice, new: list[int]) -> list[int]:
        pieces = self.pieces
        for place in self.dealt:
            pieces ^= 1 << new[place]
        for place, piece in zip(self.rest.listed, dice.shuffled(members(pieces)), strict=True):
            new[place] = piece
        return self.dealt + self.rest.listed


def _size(places: Places) -> int:
    return len(places.listed)


# --- places and pieces that are alike ---


class _Kind:
    """Pieces that are alike to the seat: the same memories speak of them."""

    def __init__(self, member: int, pieces: int) -> None:
        self.member = member
        self.listed = members(pieces)
        self.pool: list[int] = []  # pieces still to be dealt

    def may_lie(self, place: Places) -> bool:
        """Every memory that speaks of these pieces allows this class."""
        return not self.member & ~place.member


class _Home:
    """A kind that may not lie in the largest class of places, and where it may."""

    def __init__(self, kind: _Kind, others: list[Places]) -> None:
        self.kind = kind
        self.classes = [other for other in others if kind.may_lie(other)]
        self.able = [i for i, other in enumerate(others) if kind.may_lie(other)]
        self.able_set = sum([1 << i for i in self.able])
        self.room = sum([len(other.listed) for other in self.classes])


# What a memory says of a block: these pieces lie in these places.
_Loose = tuple[int, int]


def _classes(stack: Places, loose: list[_Loose]) -> list[Places]:
    parts = [(0, stack.set)]
    for bit, (_, lies_in) in enumerate(loose):
        parts = _parted(parts, bit, lies_in)
    return [stack.part(places, member) for member, places in parts]


def _kinds(block: int, loose: list[_Loose]) -> list[_Kind]:
    parts = [(0, block)]
    for bit, (pieces, _) in enumerate(loose):
        parts = _parted(parts, bit, pieces)
    return [_Kind(member, part) for member, part in parts]


def _parted(parts: list[tuple[int, int]], bit: int, mask: int) -> list[tuple[int, int]]:
    """Parts (memories, numbers) divided by whether a further memory names them."""
    found: list[tuple[int, int]] = []
    for member, part in parts:
        inside = part & mask
        if inside:
            found.append((member | 1 << bit, inside))
        if part != inside:
            found.append((member, part & ~mask))
    return found


# --- several kinds ---


class _Weighing:
    """Fills all classes but the largest where memories tell pieces apart.

    Pieces that may not lie in the largest class choose a place first; then the other
    places choose a piece. A choice among more than there could be at least would make some
    arrangements likelier than others: those are thrown away as often as it takes.
    """

    def __init__(self, rest: Places, others: list[Places], kinds: list[_Kind]) -> None:
        for other in others:
            for bit, kind in enumerate(kinds):
                if kind.may_lie(rest) and kind.may_lie(other):
                    other.takes.append(kind)
                    other.takes_set |= 1 << bit
                    other.order += len(kind.listed)
        self.kinds = kinds
        self.others = sorted(others, key=lambda other: (other.order, other.zone, other.member))
        homes = [_Home(kind, self.others) for kind in kinds if not kind.may_lie(rest)]
        self.homes = sorted(homes, key=lambda home: (home.room, home.kind.member))
        self.limit = _most_ways(self.homes, self.others)

    def deal(self, dice: Dice, new: list[int]) -> None:
        limit = self.limit
        for tried in range(ENOUGH):
            for other in self.others:
                other.free = other.listed[:]
            for kind in self.kinds:
                kind.pool = kind.listed[:]
            made = self._fill(dice, new, self._house(dice, new))
            if made == limit or (made and (tried >= FAIR or wide_roll(limit, dice) < made)):
                return
        raise Contradiction(
            "no arrangement fits what this seat knows: its memory contradicts itself"
        )

    def _house(self, dice: Dice, new: list[int]) -> int:
        """Pieces choose places. Gives the product of the choices there were; 0 for a dead end."""
        made = 1
        for home in self.homes:
            choice = sum([len(other.free) for other in home.classes])
            for piece in home.kind.pool:
                if not choice:
                    return 0
                made *= choice
                at = dice.roll(choice)
                choice -= 1
                for other in home.classes:
                    if at < len(other.free):
                        new[_take(other.free, at)] = piece
                        break
                    at -= len(other.free)
        return made

    def _fill(self, dice: Dice, new: list[int], made: int) -> int:
        """Places choose pieces. Gives the product of all choices; 0 for a dead end."""
        if not made:
            return 0
        for other in self.others:
            takes = other.takes
            choice = sum([len(kind.pool) for kind in takes])
            for place in other.free:
                if not choice:
                    return 0
                made *= choice
                at = dice.roll(choice)
                choice -= 1
                for kind in takes:
                    if at < len(kind.pool):
                        new[place] = _take(kind.pool, at)
                        break
                    at -= len(kind.pool)
        return made


def _most_ways(homes: list[_Home], others: list[Places]) -> int:
    """As many choices as there could be at most, wherever the homeless pieces go."""
    most = 1
    before: list[int] = []  # where each homeless piece so far could go
    spread = {tuple([0] * len(others))}  # how many homeless pieces each class may get
    for home in homes:
        for _ in home.kind.listed:
            taken = sum([1 for earlier in before if not earlier & ~home.able_set])
            most *= max(1, home.room - taken)
            before.append(home.able_set)
            spread = {
                (*got[:i], got[i] + 1, *got[i + 1 :])
                for got in spread
                for i in home.able
                if got[i] < len(others[i].listed)
            }
    return most * max([_most_fillings(others, got) for got in spread], default=1)


def _most_fillings(others: list[Places], got: tuple[int, ...]) -> int:
    most = 1
    filled: list[tuple[int, int]] = []  # what each class so far takes, and how many
    for other, housed in zip(others, got, strict=True):
        sure = sum([count for takes, count in filled if not takes & ~other.takes_set])
        filled.append((other.takes_set, len(other.listed) - housed))
        choice = max(0, other.order - sure)
        most *= perm(choice, min(choice, len(other.listed) - housed))
    return most


def _take(pool: list[int], at: int) -> int:
    """Remove one of a pool; the last takes its place."""
    taken = pool[at]
    last = pool.pop()
    if at < len(pool):
        pool[at] = last
    return taken

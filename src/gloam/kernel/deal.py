"""Dealing anew what a seat cannot know.

`deal_anew` turns a position into another one that the seat cannot tell from it: the
pieces it does not know change places at random, among equal backs and within what it
remembers (`CardTable.mixed`). All such arrangements are equally likely.

Only what the seat knows decides the outcome: places are taken in a canonical order and
the pieces sorted before they are dealt, so that two positions with equal knowledge give
equal worlds from equal dice. What other seats know beyond what their zones show is
forgotten: it is not this seat's to know.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, TypeVar

from gloam.kernel.asks import EVERYONE
from gloam.kernel.cards import CardTable, Mixed, members, set_of
from gloam.kernel.data import PieceSet, copy_of, names_pieces, renumber, renumber_set
from gloam.kernel.dice import Dice

# Pieces that stay in their zone: the seat has seen since that they came from there.
Pins = Collection[int]

C = TypeVar("C", bound=CardTable)

FAIR = 400  # tries to deal quite fairly; after that, any arrangement that fits will do
ENOUGH = 5000  # tries without one that fits: the memories contradict each other


class Contradiction(ValueError):
    """No arrangement fits what a seat is said to know."""


def deal_anew(game: C, seat: int, dice: Dice, pins: Pins) -> C:
    """Another position that `seat` cannot tell from this one. This one stays as it is."""
    new = list(range(len(game.knows)))  # the piece that comes to each place
    named = names_pieces(type(game), CardTable)
    moved = None
    if game.mixed or not game.pack.one_back:
        stacks = unseen_places(game, seat, ())
        memory = _memory(game, seat, stacks) if game.mixed else []
        if memory or not game.pack.one_back:  # what others remember must not decide the way
            moved = _deal_within_memory(game, seat, dice, pins, stacks, memory, new)
    if moved is None:
        moved = _deal_freely(game, seat, dice, pins, named, new)
    world = renumber(game, new) if named else copy_of(game)
    _settle(world, game, seat, moved, new)
    return world


# --- the common case: every unseen piece may lie wherever one lies ---


def _deal_freely(
    game: CardTable, seat: int, dice: Dice, pins: Pins, named: bool, new: list[int]
) -> list[int]:
    """Deal to all zones but the one with most places, which gets what is left.

    So a bag of fifty costs next to nothing; unless the state names hidden pieces, which
    must then change there too. Gives the places where something changed.
    """
    pack, knows = game.pack, game.knows
    stacks: list[tuple[int, list[Any]]] = []  # numbers of pieces; Piece() would cost calls
    pool: list[int] = []
    for at, zone in enumerate(game.zones):
        if zone and not pack.sight[at] >> seat & 1:
            places = zone if pack.bags[at] else [p for p in zone if not knows[p] >> seat & 1]
            if pins:
                places = [place for place in places if place not in pins]
            if places:
                stacks.append((at, places))
                pool += places
    if not stacks:
        return []
    pool.sort()
    stacks.sort(key=_size)
    dealt: list[int] = []
    left = len(pool)
    for _, places in stacks[:-1]:
        for place in places:
            i = dice.roll(left)
            left -= 1
            new[place] = pool[i]
            pool[i] = pool[left]
        dealt += places
    at, places = stacks[-1]
    if pack.ordered[at] or named:
        for place, piece in zip(places, dice.shuffled(sorted(pool[:left])), strict=True):
            new[place] = piece
        return dealt + places
    given = [new[place] for place in dealt]
    go = sorted(set(given).difference(dealt))
    for left_place, come in zip(go, sorted(set(dealt).difference(given)), strict=True):
        new[left_place] = come
    return dealt + go


def _size(stack: tuple[int, list[Any]]) -> int:
    return len(stack[1])


# --- the general case: within what is remembered, among equal backs ---


def _deal_within_memory(
    game: CardTable,
    seat: int,
    dice: Dice,
    pins: Pins,
    stacks: list[Stack],
    memory: list[Mixed],
    new: list[int],
) -> list[int]:
    moved: list[int] = []
    if pins and not memory:
        stacks = unseen_places(game, seat, pins)
    elif pins:
        # Places of a zone may differ by what is remembered: the pieces stay in the zone,
        # not in the place.
        loose = [piece for piece in pins if not game.pack.ordered[game.where[piece]]]
        stacks = unseen_places(game, seat, [piece for piece in pins if piece not in loose])
        memory = _memory(game, seat, stacks) + _pinned(loose, stacks)
    for block in _blocks(game, stacks, memory):
        _deal_block(game, block, stacks, memory, dice, new, moved)
    return moved


Stack = tuple[int, int]  # a zone, and the places in it that the seat does not know (a bit set)


def unseen_places(game: CardTable, seat: int, pins: Pins) -> list[Stack]:
    """The places that `seat` does not know. In a bag nobody knows what is where."""
    pack = game.pack
    knows = game.knows
    pinned = set_of(pins)
    found: list[Stack] = []
    for at, zone in enumerate(game.zones):
        if zone and not pack.sight[at] >> seat & 1:
            if pack.bags[at]:
                places = set_of(zone)
            else:
                places = set_of([piece for piece in zone if not knows[piece] >> seat & 1])
            if places & ~pinned:
                found.append((at, places & ~pinned))
    return found


def _memory(game: CardTable, seat: int, stacks: list[Stack]) -> list[Mixed]:
    """What the seat remembers that says something of the unseen pieces and places."""
    unseen = 0
    for _, places in stacks:
        unseen |= places
    return [
        (who, PieceSet(pieces & unseen), PieceSet(places & unseen))
        for who, pieces, places in game.mixed
        if who >> seat & 1 and pieces & unseen and unseen & ~places
    ]


def _pinned(pieces: list[int], stacks: list[Stack]) -> list[Mixed]:
    """Pins as memories: each piece lies somewhere in its zone."""
    pinned = set_of(pieces)
    return [(0, PieceSet(pinned & here), PieceSet(here)) for _, here in stacks if pinned & here]


def _blocks(game: CardTable, stacks: list[Stack], memory: list[Mixed]) -> list[int]:
    """Parts of the unseen places among which no piece can be exchanged.

    Backs differ, or the pieces of a memory fill its places: shuffled together, they are
    an epoch of their own. As sets of pieces and of places these parts are the same.
    """
    everything = 0
    for _, places in stacks:
        everything |= places
    parts = [everything]
    if not game.pack.one_back:
        parts = _split(parts, game.pack.back_sets)
    if memory:
        parts = _split(parts, [pieces for _, pieces, places in memory if pieces == places])
    return [part for part in parts if part]


def _split(parts: list[int], by: Iterable[int]) -> list[int]:
    for mask in by:
        parts = [half for part in parts for half in (part & mask, part & ~mask) if half]
    return parts


# --- one block ---


class _Class:
    """Places that are alike to the seat: in one zone, and in the same memories."""

    def __init__(self, zone: int, member: int, places: int) -> None:
        self.zone = zone
        self.member = member  # which memories say that their pieces may lie here
        self.places = places
        self.size = places.bit_count()
        self.listed: list[int] = []  # its places in canonical order
        self.free: list[int] = []  # places still to be filled
        self.takes: list[_Kind] = []  # kinds of pieces that may lie here
        self.order = 0  # how many pieces may lie here


class _Kind:
    """Pieces that are alike to the seat: the same memories speak of them."""

    def __init__(self, member: int, pieces: int) -> None:
        self.member = member
        self.pieces = pieces
        self.size = pieces.bit_count()
        self.pool: list[int] = []  # pieces still to be dealt

    def may_lie(self, place: _Class) -> bool:
        """Every memory that speaks of these pieces allows this class."""
        return not self.member & ~place.member


def _deal_block(
    game: CardTable,
    block: int,
    stacks: list[Stack],
    memory: list[Mixed],
    dice: Dice,
    new: list[int],
    moved: list[int],
) -> None:
    loose = [
        (who, PieceSet(pieces & block), PieceSet(places & block))
        for who, pieces, places in memory
        if pieces != places and pieces & block and block & ~places
    ]
    classes = _classes(game, block, stacks, loose)
    rest = classes[0]
    for other in classes:
        if other.size > rest.size:
            rest = other
    if len(classes) > 1:
        kinds = _kinds(block, loose)
        if len(kinds) == 1:
            _deal_one_kind(rest, classes, block, dice, new)
        else:
            _deal_all_but(rest, classes, kinds, dice, new)
        for other in classes:
            if other is not rest:
                moved += other.listed
    shuffled = game.pack.ordered[rest.zone] or names_pieces(type(game), CardTable)
    _deal_rest(rest, block, moved, shuffled, dice, new)


def _classes(game: CardTable, block: int, stacks: list[Stack], loose: list[Mixed]) -> list[_Class]:
    found: list[_Class] = []
    for at, places in stacks:
        here = places & block
        if here:
            parts = [(0, here)]
            for bit, (_, _, lies_in) in enumerate(loose):
                parts = _parted(parts, bit, lies_in)
            found += [_Class(at, member, part) for member, part in parts]
    for made in found:
        if game.pack.ordered[made.zone]:  # the numbers of hidden pieces must not decide
            made.listed = [p for p in game.zones[made.zone] if made.places >> p & 1]
        else:
            made.listed = members(made.places)
    return found


def _kinds(block: int, loose: list[Mixed]) -> list[_Kind]:
    parts = [(0, block)]
    for bit, (_, pieces, _) in enumerate(loose):
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


def _deal_one_kind(
    rest: _Class, classes: list[_Class], block: int, dice: Dice, new: list[int]
) -> None:
    """No memory tells these pieces apart: any of them may come to any place."""
    pool = members(block)
    for other in classes:
        if other is not rest:
            for place in other.listed:
                new[place] = _take(pool, dice.roll(len(pool)))


def _deal_all_but(
    rest: _Class, classes: list[_Class], kinds: list[_Kind], dice: Dice, new: list[int]
) -> None:
    """Fill all classes but the one that takes what is left. A bag of fifty costs nothing.

    Pieces that may not lie in `rest` choose a place first; then the other places choose
    a piece. A choice among more than there could be at least would make some
    arrangements likelier than others: those are thrown away as often as it takes.
    """
    homeless = [kind for kind in kinds if not kind.may_lie(rest)]
    settled = [kind for kind in kinds if kind.may_lie(rest)]
    others = [other for other in classes if other is not rest]
    for other in others:
        other.takes = [kind for kind in settled if kind.may_lie(other)]
        other.order = sum([kind.size for kind in other.takes])
    others.sort(key=lambda other: (other.order, other.zone, other.member))
    homes = [(kind, [other for other in others if kind.may_lie(other)]) for kind in homeless]
    homes.sort(key=lambda home: (sum([other.size for other in home[1]]), home[0].member))
    limit = _most_ways(homes, others)
    for tried in range(ENOUGH):
        for other in others:
            other.free = other.listed[:]
        for kind in kinds:
            kind.pool = members(kind.pieces)
        made = _fill(others, dice, new, _house(homes, dice, new))
        if made == limit or (made and (tried >= FAIR or _wide_roll(limit, dice) < made)):
            return
    raise Contradiction("no arrangement fits what this seat knows: its memory contradicts itself")


def _house(homes: list[tuple[_Kind, list[_Class]]], dice: Dice, new: list[int]) -> int:
    """Pieces choose places. Gives the product of the choices there were; 0 for a dead end."""
    made = 1
    for kind, classes in homes:
        for piece in kind.pool:
            choice = sum([len(other.free) for other in classes])
            if not choice:
                return 0
            made *= choice
            at = dice.roll(choice)
            for other in classes:
                if at < len(other.free):
                    new[_take(other.free, at)] = piece
                    break
                at -= len(other.free)
    return made


def _fill(others: list[_Class], dice: Dice, new: list[int], made: int) -> int:
    """Places choose pieces. Gives the product of all choices; 0 for a dead end."""
    for other in others:
        single = other.takes[0].pool if len(other.takes) == 1 else None
        for place in other.free:
            choice = len(single) if single is not None else _left(other.takes)
            if not choice or not made:
                return 0
            made *= choice
            at = dice.roll(choice)
            if single is not None:
                new[place] = _take(single, at)
                continue
            for kind in other.takes:
                if at < len(kind.pool):
                    new[place] = _take(kind.pool, at)
                    break
                at -= len(kind.pool)
    return made


def _most_ways(homes: list[tuple[_Kind, list[_Class]]], others: list[_Class]) -> int:
    """As many choices as there could be at most, wherever the homeless pieces go."""
    most = 1
    before: list[list[_Class]] = []
    spread = {tuple([0] * len(others))}  # how many homeless pieces each class may get
    for kind, classes in homes:
        room = sum([other.size for other in classes])
        able = [i for i, other in enumerate(others) if _within([other], classes)]
        for _ in range(kind.size):
            most *= max(1, room - sum([1 for earlier in before if _within(earlier, classes)]))
            before.append(classes)
            spread = {
                (*got[:i], got[i] + 1, *got[i + 1 :])
                for got in spread
                for i in able
                if got[i] < others[i].size
            }
    return most * max([_most_fillings(others, got) for got in spread], default=1)


def _most_fillings(others: list[_Class], got: tuple[int, ...]) -> int:
    most = 1
    filled: list[tuple[_Class, int]] = []
    for other, housed in zip(others, got, strict=True):
        sure = sum([count for earlier, count in filled if _within(earlier.takes, other.takes)])
        filled.append((other, other.size - housed))
        for _ in range(other.size - housed):
            most *= max(1, other.order - sure)
            sure += 1
    return most


def _left(kinds: list[_Kind]) -> int:
    return sum([len(kind.pool) for kind in kinds])


def _take(pool: list[int], at: int) -> int:
    """Remove one of a pool; the last takes its place."""
    taken = pool[at]
    last = pool.pop()
    if at < len(pool):
        pool[at] = last
    return taken


def _within(some: list[Any], all_of: list[Any]) -> bool:  # classes or kinds
    return all(any(thing is other for other in all_of) for thing in some)


def _deal_rest(
    rest: _Class, block: int, moved: list[int], shuffled: bool, dice: Dice, new: list[int]
) -> None:
    """What was not dealt elsewhere lies in the largest class; little of it has moved."""
    dealt = 0
    for place in moved:
        dealt |= 1 << new[place]
    pieces = block & ~dealt
    if shuffled:
        for place, piece in zip(rest.listed, dice.shuffled(members(pieces)), strict=True):
            new[place] = piece
        moved += rest.listed
        return
    go = members(rest.places & ~pieces)
    for place, piece in zip(go, members(pieces & ~rest.places), strict=True):
        new[place] = piece
    moved += go


def _wide_roll(total: int, dice: Dice) -> int:
    """A number below `total`, which may be too large for one word."""
    words = (total.bit_length() + 31) // 32
    while True:
        value = 0
        for _ in range(words):
            value = value << 32 | dice.roll(1 << 32)
        value >>= 32 * words - total.bit_length()
        if value < total:
            return value


# --- the outcome ---


def _settle(
    world: CardTable, truth: CardTable, seat: int, moved: list[int], new: list[int]
) -> None:
    """Put the pieces where they were dealt; keep this seat's memory, drop the others'."""
    pack = world.pack
    where = world.where
    touched: dict[int, bool] = {}
    for place in moved:
        at = where[new[place]] = truth.where[place]
        touched[at] = True
    for at in touched:
        zone: list[Any] = [new[place] for place in truth.zones[at]]  # Piece() would cost a call
        if not pack.ordered[at]:
            zone.sort()
        world.zones[at] = zone
    mine = 1 << seat
    # A piece that this seat knows has kept its number; what all know, all still know.
    keeps = {seats: seats & mine for seats in set(truth.knows)}
    keeps[EVERYONE] = EVERYONE
    world.knows = knows = [keeps[seats] for seats in truth.knows]
    for at, seats in enumerate(pack.sight):
        if seats:
            for piece in world.zones[at]:
                knows[piece] |= seats
    if truth.mixed:
        kept = [entry for entry in truth.mixed if entry[0] & mine]
        world.mixed = tuple(
            [(mine, pieces, PieceSet(renumber_set(lies_in, new))) for _, pieces, lies_in in kept]
        )

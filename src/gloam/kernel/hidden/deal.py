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

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Generic, TypeVar

from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.bit_sets import members, union
from gloam.kernel.core.cards import CardTable, Mixed, set_of
from gloam.kernel.core.data import PieceSet, copy_of, named_pieces, renumber
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.deal_group import DealGroup, Places

# Pieces that stay in their zone: the seat has seen since that they came from there.
Pins = Collection[int]

C = TypeVar("C", bound=CardTable)


def deal_anew(game: C, seat: int, dice: Dice, pins: Pins) -> C:
    """Another position that `seat` cannot tell from this one. This one stays as it is.

    Which hidden pieces the state's own fields name may be secret; whether they name any
    must not be: it decides what is rolled.
    """
    plan: Plan[C] = pins.plan(game, seat) if isinstance(pins, Pinned) else Plan(game, seat, pins)
    return plan.deal(dice)


class Pinned:
    """Pins of a position that stays as it is: how to deal it is worked out only once.

    Whoever makes this sees to it that the position does not change as long as it is used.
    """

    def __init__(self, pieces: Collection[int]) -> None:
        self.pieces = pieces
        self._plan: Plan[Any] | None = None  # for whichever game asked last

    def plan(self, game: C, seat: int) -> Plan[C]:
        plan = self._plan
        if plan is None or plan.game is not game or plan.seat != seat:
            plan = self._plan = Plan(game, seat, self.pieces)
        return plan

    def __contains__(self, piece: object) -> bool:
        return piece in self.pieces

    def __iter__(self) -> Iterator[int]:
        return iter(self.pieces)

    def __len__(self) -> int:
        return len(self.pieces)


class Plan(Generic[C]):
    """All that can be said about dealing a position anew before the dice are rolled."""

    def __init__(self, game: C, seat: int, pins: Pins) -> None:
        self.game = game
        self.seat = seat
        unseen, memory = _unknown(game, seat, pins)
        everything = union([places.set for places in unseen])
        self.renumbers = bool(named_pieces(game, CardTable) & everything)
        self.blocks: list[DealGroup] = []
        for pieces in _blocks(game, everything, memory):
            block = DealGroup(pieces, unseen, memory)
            block.shuffled = self.renumbers or game.pack.ordered[block.rest.zone]
            if block.dealt or block.shuffled:  # else there is but one way
                self.blocks.append(block)
        self.touched = list(dict.fromkeys([at for block in self.blocks for at in block.zones]))
        self.still = list(range(len(game.knows)))
        self.knows = _known_to(game, seat)
        self.memories = [
            _follow(entry, self.blocks) for entry in game.mixed if entry[0] >> seat & 1
        ]

    def deal(self, dice: Dice) -> C:
        new = self.still[:]  # the piece that comes to each place
        moved: list[int] = []
        for block in self.blocks:
            moved += block.deal(dice, new)
        return self.world(new, moved)

    def world(self, new: list[int], moved: list[int]) -> C:
        """The position with the pieces where they were dealt and nobody's memory but the seat's."""
        truth = self.game
        world = renumber(truth, new) if self.renumbers else copy_of(truth)
        pack = truth.pack
        sight, home = pack.sight, truth.where
        where = world.where
        world.knows = knows = self.knows[:]
        for place in moved:
            piece = new[place]
            at = where[piece] = home[place]
            knows[piece] = sight[at]
        for at in self.touched:
            zone: list[Any] = [new[place] for place in truth.zones[at]]  # Piece() would cost calls
            if not pack.ordered[at]:
                zone.sort()
            world.zones[at] = zone
        if truth.mixed:
            mine = 1 << self.seat
            world.mixed = tuple([(mine, m.pieces, m.places(new)) for m in self.memories])
        return world


# --- what the seat does not know ---


def _unknown(game: CardTable, seat: int, pins: Pins) -> tuple[list[Places], list[Mixed]]:
    """The places that may get another piece, and what the seat remembers of them."""
    if not game.mixed:
        return unseen_places(game, seat, pins), []
    stacks = unseen_places(game, seat, ())
    memory = _memory(game, seat, stacks)
    if pins and not memory:
        stacks = unseen_places(game, seat, pins)
    elif pins:
        # Places of a zone may differ by what is remembered: the pieces stay in the zone,
        # not in the place.
        loose = [piece for piece in pins if not game.pack.ordered[game.where[piece]]]
        stacks = unseen_places(game, seat, [piece for piece in pins if piece not in loose])
        memory = _memory(game, seat, stacks) + _pinned(loose, stacks)
    return stacks, memory


def unseen_places(game: CardTable, seat: int, pins: Pins) -> list[Places]:
    """The places that `seat` does not know. In a bag nobody knows what is where."""
    pack = game.pack
    knows = game.knows
    found: list[Places] = []
    for at, zone in enumerate(game.zones):
        if zone and not pack.sight[at] >> seat & 1:
            places: list[Any] = zone  # numbers of pieces; Piece() would cost calls
            if not pack.bags[at]:
                places = [piece for piece in zone if not knows[piece] >> seat & 1]
            if pins:
                places = [piece for piece in places if piece not in pins]
            if places:
                found.append(Places(at, places, set_of(places)))
    return found


def _memory(game: CardTable, seat: int, stacks: list[Places]) -> list[Mixed]:
    """What the seat remembers that says something of the unseen pieces and places."""
    unseen = union([places.set for places in stacks])
    return [
        (who, PieceSet(pieces & unseen), PieceSet(places & unseen))
        for who, pieces, places in game.mixed
        if who >> seat & 1 and pieces & unseen and unseen & ~places
    ]


def _pinned(pieces: list[int], stacks: list[Places]) -> list[Mixed]:
    """Pins as memories: each piece lies somewhere in its zone."""
    pinned = set_of(pieces)
    return [
        (0, PieceSet(pinned & places.set), PieceSet(places.set))
        for places in stacks
        if pinned & places.set
    ]


def _blocks(game: CardTable, unseen: int, memory: list[Mixed]) -> list[int]:
    """Parts of the unseen places among which no piece can be exchanged.

    Backs differ, or the pieces of a memory fill its places: shuffled together, they are
    an epoch of their own. As sets of pieces and of places these parts are the same.
    """
    parts = [unseen]
    if not game.pack.one_back:
        parts = _split(parts, game.pack.back_sets)
    if memory:
        parts = _split(parts, [pieces for _, pieces, places in memory if pieces == places])
    return [part for part in parts if part]


def _split(parts: list[int], by: Iterable[int]) -> list[int]:
    for mask in by:
        parts = [half for part in parts for half in (part & mask, part & ~mask) if half]
    return parts


# --- what is known afterwards ---


def _known_to(game: CardTable, seat: int) -> list[int]:
    """Who knows each piece as long as it has not moved: this seat, all, or who sees it.

    A piece that this seat knows has kept its number; what all know, all still know.
    """
    mine, sight = 1 << seat, game.pack.sight
    keeps = {seats: seats & mine for seats in set(game.knows)}
    keeps[EVERYONE] = EVERYONE
    return [keeps[seats] | sight[at] for seats, at in zip(game.knows, game.where, strict=True)]


class _Followed:
    """A memory of the seat, and which of its places to follow where their pieces go.

    A block is closed: as much as comes into a part of it goes out. So only the smaller of
    the part that the memory names and the part that it does not need be followed.
    """

    def __init__(self, pieces: PieceSet, base: int, followed: list[int]) -> None:
        self.pieces = pieces
        self.base = base  # what stays; with the whole of a block whose other part is followed
        self.followed = followed

    def places(self, new: list[int]) -> PieceSet:
        lies_in = self.base
        for place in self.followed:
            lies_in ^= 1 << new[place]
        return PieceSet(lies_in)


def _follow(entry: Mixed, blocks: list[DealGroup]) -> _Followed:
    _, pieces, base = entry[0], entry[1], int(entry[2])
    followed: list[int] = []
    for block in blocks:
        inside, outside = base & block.pieces, block.pieces & ~base
        if not inside or not outside:
            continue
        if inside.bit_count() <= outside.bit_count():
            base &= ~block.pieces
            followed += members(inside)
        else:
            base |= block.pieces
            followed += members(outside)
    return _Followed(pieces, base, followed)

"""Comparing dealt worlds with the truth."""

from __future__ import annotations

from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import Piece
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.deal import deal_anew
from tests.kernel.minds import (
    HAND,
    remembered,
    world_of,
)

MINE, YOURS, THEIRS = HAND, HAND + 1, HAND + 2


def facewise(game: CardTable, seat: int) -> list[list[tuple[int, int]]]:
    """Where which face lies and whether the seat knows it: equal cards are equal."""
    faces, knows, ordered = game.pack.faces, game.knows, game.pack.ordered
    known = [[(faces[piece], knows[piece] >> seat & 1) for piece in zone] for zone in game.zones]
    return [zone if ordered[at] else sorted(zone) for at, zone in enumerate(known)]


def copy_without_others(game: CardTable, seat: int) -> CardTable:
    """The same cards; of what is remembered, only what this seat does."""
    return deal_anew(game, seat, Dice(b""), pins=range(len(game.where)))


def is_like_the_truth(world: CardTable, truth: CardTable, seat: int) -> None:
    """All that `deal_anew` promises of one world."""
    pack = truth.pack
    assert world.lost() == []
    assert [len(zone) for zone in world.zones] == [len(zone) for zone in truth.zones]
    assert backs_in_place(world) == backs_in_place(truth)
    for at, zone in enumerate(truth.zones):
        if pack.sight[at] >> seat & 1:
            assert world.zones[at] == zone
    for piece, seats in enumerate(truth.knows):
        assert world.knows[piece] >> seat & 1 == seats >> seat & 1
        if seats >> seat & 1:
            at = truth.where[piece]
            assert world.where[piece] == at
            if pack.ordered[at]:
                spot = truth.zones[at].index(Piece(piece))
                assert world.zones[at].index(Piece(piece)) == spot
    # The seat remembers the same in its world: it would imagine the same worlds from there.
    known = remembered(truth, seat)
    assert world_of(world) in known
    assert remembered(world, seat) == known
    # Nothing of the others is left but what their zones show.
    for piece, seats in enumerate(world.knows):
        others = seats & ~(1 << seat)
        assert others == pack.sight[world.where[piece]] & ~(1 << seat) or seats == EVERYONE
    assert all(entry[0] == 1 << seat for entry in world.mixed)


def backs_in_place(game: CardTable) -> list[list[int]]:
    backs, ordered = game.pack.backs, game.pack.ordered
    shown = [[backs[piece] for piece in zone] for zone in game.zones]
    return [zone if ordered[at] else sorted(zone) for at, zone in enumerate(shown)]

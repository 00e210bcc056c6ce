"""Pieces that cannot leave where they lie: nobody takes them for what has left."""

from __future__ import annotations

from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import Piece
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.deal import deal_anew
from tests.kernel.core.test_cards import MINE, YOURS, knowing
from tests.kernel.minds import DECK, lay


class Bound(CardTable):
    """Piece 0 cannot leave where it lies, and everybody knows it."""

    __slots__ = ()

    def bound(self) -> int:
        return 0b1


def with_bound_piece() -> CardTable:
    """Seat 0 holds pieces 0 to 2, of which all know the first, and seat 2 the second."""
    plain = lay([MINE, MINE, MINE, DECK])
    game = Bound(plain.seats, plain.pack, plain.zones, plain.where, plain.knows, plain.mixed)
    game.dice = plain.dice
    game.knows[0] = EVERYONE
    game.knows[1] |= 0b100
    return game


def test_a_bound_piece_is_not_lost_sight_of_when_another_leaves_unseen() -> None:
    game = with_bound_piece()
    game.move(Piece(1), YOURS)
    assert game.knows[0] == EVERYONE
    assert knowing(game, 1) == [0, 1]  # seat 2 has: it may be this one that has left, or not
    worlds = [deal_anew(game, 2, Dice(b"%d" % n), ()) for n in range(40)]
    assert {world.where[0] for world in worlds} == {MINE}
    assert {world.where[1] for world in worlds} == {MINE, YOURS}


def test_all_but_a_bound_piece_move_at_once_and_can_be_followed() -> None:
    game = with_bound_piece()
    game.move_all(MINE, YOURS)
    assert game.zones[MINE] == [0]
    assert game.zones[YOURS] == [1, 2]
    assert knowing(game, 1) == [0, 1, 2]
    assert knowing(game, 2) == [0, 1]
    assert not game.lost()

"""Triggers: cards that wait for something to happen."""

from __future__ import annotations

from gloam.kernel.content.triggers import Triggers
from gloam.kernel.core.cards import CardTable, Pack, Zone, table_of
from gloam.kernel.core.data import Piece

SPRUNG, REPAIRED = range(2)
BOX, IN_FORCE = range(2)
WAITS = Triggers({5: ((SPRUNG, 0), (REPAIRED, 2)), 6: ((SPRUNG, 0),)})


def table(*laid: int) -> CardTable:
    """Cards with the faces 5, 6 and 7, laid down in an order."""
    pack = Pack((5, 6, 7), (0, 0, 0), [Zone("box"), Zone("in force", ordered=True)])
    game = CardTable(2, pack, *table_of(pack, [BOX] * 3), ())
    for piece in laid:
        game.move(Piece(piece), IN_FORCE)
    return game


def test_cards_are_due_in_the_order_in_which_they_lie() -> None:
    game = table(1, 2, 0)
    assert WAITS.due(game, IN_FORCE, SPRUNG) == [1, 0]


def test_only_what_a_card_waits_for_sets_it_off() -> None:
    game = table(0)
    assert WAITS.due(game, IN_FORCE, REPAIRED, 2) == [0]
    assert WAITS.due(game, IN_FORCE, REPAIRED, 1) == []
    assert WAITS.due(table(2), IN_FORCE, SPRUNG) == []


def test_where_nothing_lies_nothing_waits() -> None:
    assert WAITS.due(table(), IN_FORCE, SPRUNG) == []

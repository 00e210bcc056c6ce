"""Dark Stairs, rule by rule."""

from __future__ import annotations

from typing import Any

from gloam.kernel.content.ledger import proves
from tests.playing import Table, seat

GO, REST = ("go",), ("rest",)


def stairs(*rolls: int, stands: tuple[int, ...] = (0, 0)) -> Table:
    """A game in which the die falls like this (1 to 6)."""

    def arrange(game: Any) -> None:  # the state of Dark Stairs
        game.stands = list(stands)

    table = seat("stairs", len(stands), arrange=arrange)
    return table.script(rolls=[roll - 1 for roll in rolls])


@proves("stairs", "setup.top", "turn.must-go")
def test_everybody_starts_at_the_top_and_must_go_on() -> None:
    table = seat("stairs", 3)
    assert table.game.stands == [0, 0, 0]
    assert table.options() == [GO]
    [no] = table.run.blocked(0)
    assert no.rule == "turn.must-go"


@proves("stairs", "turn.go", "turn.rest", "turn.left")
def test_resting_makes_sure_of_the_steps() -> None:
    table = stairs(4, 3).answer(*GO).answer(*GO)
    assert (table.game.dared, table.game.stands) == (7, [0, 0])
    table.answer(*REST)
    assert (table.game.stands, table.game.turn, table.game.dared) == ([7, 0], 1, 0)


@proves("stairs", "turn.draught", "turn.left")
def test_a_draught_costs_the_steps_of_the_turn() -> None:
    table = stairs(6, 1, stands=(5, 2)).answer(*GO).answer(*GO)
    assert (table.game.stands, table.game.turn) == ([5, 2], 1)
    assert ("draught", 0) in table.told()


@proves("stairs", "goal.bottom")
def test_the_first_at_the_bottom_wins_at_once() -> None:
    table = stairs(2, stands=(18, 19)).answer(*GO)
    assert table.run.result is not None
    assert table.run.result.winners == (0,)
    table = stairs(2, stands=(17, 19)).answer(*GO)
    assert table.run.result is None

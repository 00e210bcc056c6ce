"""Every node that a game shows on random positions has a place at every width."""

from __future__ import annotations

import pytest

from gloam.kernel.content.registry import Game, games
from gloam.kernel.present.layout_lint import misplaced_at
from tests.battery.playing import positions
from tests.battery.test_laws import Options, every_set_up


@every_set_up
def test_all_that_is_shown_has_a_place(game: Game, seats: int, options: Options) -> None:
    for run in positions(game.rules, 71, seats, options, 12):
        assert misplaced_at(run, game.layout) == []


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_all_that_a_layout_says_can_be_said(game: Game) -> None:
    assert [key for key in sorted(game.layout.messages()) if key not in game.words] == []

"""The overlay of where a Hidden figure can be: the belief, the same for the team, and no more."""

from __future__ import annotations

import random

import pytest

from gloam.games.stifling_dark.bot.policy import StiflingDarkPolicy
from gloam.games.stifling_dark.rules.adversary.belief import possible_spaces
from gloam.games.stifling_dark.state import StiflingDark
from gloam.games.stifling_dark.view.scene import FEW, private, spaces_of
from gloam.kernel.core.bit_sets import members
from gloam.kernel.core.data import copy_of
from gloam.kernel.present.scene import Node, Overlay
from tests.games.stifling_dark.balance import Cell, start
from tests.games.stifling_dark.playing import Dark, dark
from tests.games.stifling_dark.yard import at

POLICY = StiflingDarkPolicy()
TEAM = (1, 2)


def belief_in(nodes: list[Node]) -> Overlay | None:
    return next((n for n in nodes if isinstance(n, Overlay) and n.style == "belief"), None)


def known_near(table: Dark) -> int:
    near = 1 << at(1, 3) | 1 << at(1, 2) | 1 << at(0, 4)
    table.game.figure.belief.seen(near)  # type: ignore[union-attr]  # of a game that has begun
    return near


def test_the_team_is_shown_the_belief_and_the_adversary_is_not() -> None:
    table = dark(butcher=(1, 3))
    near = known_near(table)
    for seat in TEAM:
        overlay = belief_in(private(table.game, seat))
        assert overlay is not None
        assert overlay.spaces == spaces_of(near)
    assert belief_in(private(table.game, 0)) is None


def test_a_table_may_leave_it_to_the_investigators() -> None:
    table = dark(butcher=(1, 3))
    known_near(table)
    table.game.traces = False
    assert all(belief_in(private(table.game, seat)) is None for seat in TEAM)


@pytest.mark.parametrize("adversary", ["butcher", "horror"])
def test_wherever_it_truly_is_the_team_is_shown_the_same(adversary: str) -> None:
    """In a game of bots the figure is put everywhere it can be: nothing that is shown changes."""
    run = start(Cell("sawmill", 2, 3, 7, adversary))
    chance = random.Random(7)
    moved = 0
    while run.ask is not None and moved < 12:
        game = run.state
        places = possible_spaces(game) if game.figures and game.figure.belief else 0
        if 1 < places.bit_count() <= FEW and not game.figure.revealed:
            elsewhere = chance.sample(members(places), 2)
            shown = [private(with_figure_on(game, space), 1) for space in elsewhere]
            assert shown[0] == shown[1] == private(game, 1)
            overlay = belief_in(shown[0])
            assert overlay is not None
            assert overlay.spaces == spaces_of(places)
            moved += 1
        run.send(run.ask.seat, POLICY.choose(game, run.ask.seat, run.ask))
    assert moved == 12


def with_figure_on(game: StiflingDark, space: int) -> StiflingDark:
    other = copy_of(game)
    other.figure.space = space
    return other

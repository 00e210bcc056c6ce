"""The belief on the Park is exact: it holds just what the Butcher could have done unnoticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloam.games.stifling_dark.rules.adversary.belief_graph import Place, place_at
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import transcript
from tests.games.stifling_dark.fair import BOARD, COLOURS, Fair, fair, spot
from tests.games.stifling_dark.proving import proves


def walked(table: Fair) -> set[Place]:
    """All that he can have become without anybody noticing, by trying every step."""
    found: set[Place] = set()
    open_runs: list[Run[StiflingDark]] = []
    tried: set[tuple[int, int, bool, int]] = set()
    for place in held_places(table):
        run = table.run.copy()
        game = run.state
        game.figure.space, game.mirror, game.figure.rode = place
        game.adversary.roll = 4
        open_runs.append(Run.at(run.rules, game))
    while open_runs:
        run = open_runs.pop()
        figure = run.state.figure
        state = Place(figure.space, run.state.mirror, figure.rode)
        if (*state, figure.spent) in tried:
            continue
        tried.add((*state, figure.spent))
        found.add(state)
        assert run.ask is not None
        for key in run.ask.options:
            if key[0] != "go":
                continue
            after = run.copy()
            before = len(transcript(after.state.journal or [], 1))
            after.send(0, key)
            now = after.state.figure
            shown = now.revealed or now.shadow != figure.shadow
            noticed = after.state.noise or after.state.noises or shown
            if not noticed and len(transcript(after.state.journal or [], 1)) <= before:
                open_runs.append(after)
    return found


def held_places(table: Fair) -> list[Place]:
    belief, ground = table.game.figure.belief, table.game.ground
    assert belief is not None
    numbers = range(belief.places.bit_length())
    return [place_at(ground, n) for n in numbers if belief.places >> n & 1]


def started(label: str, **fields: Any) -> Fair:
    """His turn has begun; everybody knows the space where he was, nobody which mirror is open."""
    return fair(butcher=label, **fields).known_at(label).his_turn()


PASSAGE = ((spot("M-19"), spot("M-20")), (spot("M-11"), spot("M-12")))


@proves("mirror.adversary", "ride.adversary-secret", "token.secret-passage-pair")
@pytest.mark.parametrize(
    "begin",
    [
        lambda: started("69"),
        lambda: started("52"),
        lambda: started("42"),  # carried down, he may leave and come back
        lambda: started("69", spots=["62", "204"]),  # one who is carried and in his way then
        lambda: started("69", cans=1 << spot("62") | 1 << spot("70")),
        lambda: started("M-19"),
        lambda: started("M-11", passages=PASSAGE),
        lambda: started("185", bright_spots=1 << spot("151"), bright=1 << spot("151")),
    ],
)
def test_the_belief_after_his_turn_is_all_he_can_have_done_unnoticed(
    begin: Callable[[], Fair],
) -> None:
    table = begin()
    unseen = {(space, colour) for space, colour, _ in walked(table)}
    table.do("end")
    assert {(space, colour) for space, colour, _ in held_places(table)} == unseen


@proves("mirror.check")
def test_what_a_token_shows_cuts_the_belief() -> None:
    table = fair(spots=["M-11", "204"], open_mirror="blue").turn(0).do("check-mirror", 0)
    assert {colour for _, colour in table.held()} == {"green", "blue"}
    table = fair(spots=["M-11", "204"], open_mirror="red").turn(0).do("check-mirror", 0)
    assert {colour for _, colour in table.held()} == {"red"}
    assert not fair().turn(0).offered("check-mirror")  # far from any doorway


@proves("within.passages")
def test_whom_he_attacks_through_a_doorway_tells_the_colour() -> None:
    table = fair(spots=["M-12", "204"], butcher="M-11")
    table.game.butcher.stalk = 1
    table = table.again().his_turn().do("attack", 0)
    assert table.held() == {("M-11", "red")}


def test_a_step_in_the_open_through_a_doorway_tells_the_colour() -> None:
    table = fair(butcher="M-11")
    table.game.figure.revealed = True
    table = table.known_at("M-11").his_turn().to("M-12")
    assert table.held() == {("M-12", "red")}


def test_where_he_is_says_nothing_of_the_mirrors_until_he_needs_one() -> None:
    table = started("M-11").do("end")
    assert {("M-11", colour) for colour in COLOURS} <= table.held()
    held = {label for label, colour in table.held() if colour == "green"}
    assert "M-7" in {label for label, colour in table.held() if colour == "red"}
    assert held != {label for label, colour in table.held() if colour == "red"}
    assert BOARD.spaces[spot("M-7")].zone == "M"

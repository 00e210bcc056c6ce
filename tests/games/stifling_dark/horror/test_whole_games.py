"""What is believed of the Horror: just what it could have done unnoticed; and whole games."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.stifling_dark.state import Phase
from tests.games.stifling_dark.at_random import lawful_game
from tests.games.stifling_dark.fair import RULES, Fair, fair, spot
from tests.games.stifling_dark.park.test_belief import held_places, walked
from tests.games.stifling_dark.park.test_park import holds_the_truth

LIGHT = sum([1 << spot(label) for label in ("151", "168")])


def started(label: str, **laid: Any) -> Fair:
    """Its turn has begun: its Shadow has shown where it is."""
    cards: dict[str, Any] = {"attack": "bufotoxin-attack", "abilities": ()}
    return fair(butcher=label, adversary="horror", **cards, **laid).known_at(label).his_turn()


def unseen(table: Fair) -> set[tuple[int, int]]:
    return {(place.space, place.colour) for place in walked(table)}


def believed(table: Fair) -> set[tuple[int, int]]:
    return {(place.space, place.colour) for place in held_places(table)}


@pytest.mark.parametrize(
    ("label", "laid"),
    [
        ("69", {}),
        ("42", {}),  # carried before its Shadow is laid
        ("M-19", {}),
        ("185", {"bright_spots": LIGHT, "bright": LIGHT}),
        ("69", {"cans": 1 << spot("62") | 1 << spot("70")}),
    ],
)
def test_the_belief_after_its_turn_is_all_it_can_have_done_unnoticed(
    label: str, laid: dict[str, Any]
) -> None:
    table = started(label, **laid)
    can_be = unseen(table)
    assert believed(table.do("end")) == can_be


def test_a_tunnel_leaves_out_nothing_that_can_be() -> None:
    table = started("69")
    table.game.horror.tunnel, table.game.horror.tunnel_round = spot("185"), table.game.round
    can_be = unseen(table.again())
    mouth = {space for space, _ in believed(started("185").do("end"))}
    held = believed(table.do("end"))
    assert can_be < held
    assert mouth <= {space for space, _ in held}


@pytest.mark.parametrize("scenario", ["sawmill", "park"])
@pytest.mark.parametrize("seed", range(2))
def test_random_games_against_the_horror_keep_the_laws(scenario: str, seed: int) -> None:
    """The truth is always held possible, and a world is found for every seat."""
    for run in lawful_game(RULES, seed, {"scenario": scenario, "adversary": "horror"}):
        state = run.state
        in_public = state.phase in (Phase.NEXT, Phase.TURN) or state.figure.revealed
        if in_public and state.figure.belief is not None:
            assert holds_the_truth(state)

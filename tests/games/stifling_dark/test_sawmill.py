"""Games on the Sawmill: rules, board, beams and sight together."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.rules.board.board_file import read
from gloam.games.stifling_dark.rules.board.boards_by_scenario import ground_of
from gloam.games.stifling_dark.rules.board.printed_board import load
from gloam.games.stifling_dark.rules.evidence_and_objectives.evidence import hand_in_keys
from gloam.games.stifling_dark.state import Phase
from gloam.kernel.core.bit_sets import members
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from tests.games.stifling_dark.at_random import lawful_game
from tests.games.stifling_dark.proving import proves

RULES = StiflingDarkRules(ground_of)


@proves("count.evidence-placed", "sawmill.computers", "setup.zones-sawmill")
def test_five_pieces_of_evidence_one_in_each_zone() -> None:
    game = RULES.setup(RULES.choices({}), 3, {})
    evidence = [token for token in game.tokens if token.kind == "evidence"]
    assert [game.ground.zones[token.home] for token in evidence] == list(game.ground.zones)
    assert set(game.ground.zones) == set("LKGSO")
    computers = members(game.ground.of_kind("hand_in"))
    assert len(computers) == 5
    game.team[0].face, game.team[0].evidence = FACE["vincent-campbell"], 1
    for space in computers:
        game.team[0].space = space
        assert hand_in_keys(game, 0) == [("hand-in", 1)]
    assert read("sawmill").zones == {
        "L": "Lumber Shed",
        "K": "Kiln",
        "G": "Garage",
        "S": "Sawmill",
        "O": "Office",
    }


@proves("setup.scenario")
def test_each_scenario_is_played_on_its_own_board() -> None:
    for scenario, board in (("sawmill", "sawmill"), ("park", "amusement_park")):
        game = RULES.setup(RULES.choices({"scenario": scenario}), 3, {})
        assert game.ground.board is load(board)


@proves("count.medical-four", "count.medical")
def test_with_four_two_medical_tokens_lie_on_different_spaces() -> None:
    run = Run.start(RULES, 5, Dice(b"medical"), {})
    asked = 0
    while run.state.phase.value <= Phase.SHARES.value:
        assert run.ask is not None
        if run.ask.about == "medical":
            asked += 1
            free = [space for _, space in run.ask.options]
            assert not any(run.state.medical >> space & 1 for space in free)
        run.send(run.ask.seat, run.ask.options[0])
    assert asked == 2
    assert run.state.medical.bit_count() == 2


@pytest.mark.parametrize("seed", range(4))
def test_random_games_on_the_sawmill_keep_the_laws(seed: int) -> None:
    """Whole games, with worlds imagined now and then; the truth is always held possible."""
    for run in lawful_game(RULES, seed):
        state = run.state
        if state.phase in (Phase.NEXT, Phase.TURN):
            assert state.figure.belief is not None
            assert state.figure.belief.places >> state.figure.space & 1

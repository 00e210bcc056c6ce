"""The grounds that are played on: the boards of the Scenarios, with their light and sight."""

from __future__ import annotations

from functools import cache
from typing import Final

from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.board.flashlight_lines import beams, lit, touched_by
from gloam.games.stifling_dark.rules.board.line_of_sight import sees
from gloam.games.stifling_dark.rules.board.printed_board import Board, load

# rule: setup.scenario
BOARDS: Final = {"sawmill": "sawmill", "park": "amusement_park"}


@cache
def ground_of(scenario: str) -> Ground:
    """The ground of a Scenario; one for all games."""
    return ground_on(load(BOARDS[scenario]))


def ground_on(board: Board) -> Ground:
    """What is played on a board, with its light and sight."""
    return Ground(
        board,
        lit=lambda space, aim, blocked, lines: lit(board, space, aim, blocked, lines),
        # One aim for each arc that lights other spaces.  # rule: flash.aim-steps
        aims=lambda space, blocked, lines: [
            (beam.aim, beam.lit) for beam in beams(board, space, blocked, lines)
        ],
        touched=lambda space, aim: touched_by(board, space, aim),
        sees=lambda one, other, blocked: sees(board, one, other, blocked),
    )

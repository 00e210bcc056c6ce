"""The plan shows what is on a board where it is."""

import pytest

from gloam.games.stifling_dark.rules.board.printed_board import load
from tools.boards.plan import KINDS, pixel, plan


@pytest.mark.parametrize("name", ["sawmill", "amusement_park"])
def test_spaces_have_the_colour_of_their_kind(name: str) -> None:
    board = load(name)
    picture = plan(board)
    for space in board.spaces:
        if space.kind in KINDS:
            x, y = pixel(space.at)
            colour = picture.getpixel((round(x), round(y)))
            assert colour == tuple(bytes.fromhex(KINDS[space.kind][1:])), space.label

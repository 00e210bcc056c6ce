"""The Tunnel token: where the Horror can come up."""

from __future__ import annotations

from gloam.games.stifling_dark.rules.board.adjacent import lines_from
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.bit_sets import mask_of


def tunnel_mouth(game: StiflingDark, colour: str) -> int:
    """The token's space and those beside it, if this mirror colour is open."""
    at = game.horror.tunnel
    return 1 << at | mask_of(lines_from(game, at, colour))  # rule: horror.tunnel

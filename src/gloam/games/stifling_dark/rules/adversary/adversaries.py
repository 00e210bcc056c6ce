"""The Adversaries that can be played, by name."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.adversary.adversary_board import Kind
from gloam.games.stifling_dark.rules.butcher.butchers_board import BUTCHER
from gloam.games.stifling_dark.rules.cult.cults_board import CULT
from gloam.games.stifling_dark.rules.horror.horrors_board import HORROR

KINDS: Final[dict[str, Kind]] = {kind.name: kind for kind in (BUTCHER, HORROR, CULT)}

"""The Adversaries that can be played, by name."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.adversary.kind import Kind
from gloam.games.stifling_dark.rules.butcher.board import BUTCHER
from gloam.games.stifling_dark.rules.cult.board import CULT
from gloam.games.stifling_dark.rules.horror.board import HORROR

KINDS: Final[dict[str, Kind]] = {kind.name: kind for kind in (BUTCHER, HORROR, CULT)}

"""What a table may see besides its views: the game's files and the fixed part of its scenes.

Both depend on what the table has unlocked, and so may grow while it plays.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gloam.kernel.content.open_content import OpenContent
from gloam.kernel.content.registry import Game
from gloam.kernel.present.show import fixed_hash
from gloam.kernel.session.session import Session


@dataclass(frozen=True)
class ShownContent:
    """What a table sees at one time; `fixed` names the fixed part, `files.hash` the files."""

    unlocked: frozenset[str]
    files: OpenContent
    fixed: str

    @cached_property
    def names(self) -> bytes:
        """As views tell them."""
        return b',"fixed":"%b","content":"%b"' % (self.fixed.encode(), self.files.hash.encode())


class TableContent:
    """The content of one table. Hashing a fixed part takes a millisecond: it is done once for
    everything that is unlocked."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._shown: dict[frozenset[str], ShownContent] = {}

    def shown(self, session: Session[Any] | None) -> ShownContent:
        """What the table may see now; before its game has begun, what everybody may."""
        if session is None:
            return ShownContent(frozenset(), self.game.files.opened(()), "")
        rules, state = session.rules, session.run.state
        unlocked = rules.unlocked(state)
        found = self._shown.get(unlocked)
        if found is None:
            files = self.game.files.opened(unlocked)
            found = ShownContent(unlocked, files, fixed_hash(rules.fixed(state)))
            self._shown[unlocked] = found
        return found

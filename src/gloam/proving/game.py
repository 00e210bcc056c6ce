"""What proving needs to know of a game. The registry's games are such games."""

from pathlib import Path
from typing import Protocol

from gloam.kernel.content.ledger import Ledger


class Game(Protocol):
    """A game as `gloam check` reads it. (Tests have some that are no `registry.Game`.)"""

    @property
    def id(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def ledger(self) -> Ledger: ...

    @property
    def folder(self) -> Path:
        """Where the game's sources are. No other game's sources are there."""

    def card_ids(self) -> tuple[str, ...]:
        """Parses every card. Raises, with a message for people, on one that does not parse."""

    def layout_problems(self) -> list[str]:
        """What is wrong with the layout: words it does not know, nodes without a place."""

"""Journal cards: read from `content/journal.toml`, by number."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Final

from gloam.games.original_sin.cards.deck import CONTENT

MOST: Final = 68  # rule: components.cards-story
SYMBOLS: Final = ("mercy", "power", "truth")  # rule: journal.symbols


@dataclass(frozen=True)
class JournalCard:
    """What a party reads when a card is revealed. `symbol` is one of three, or empty."""

    title: str
    prose: str
    symbol: str = ""

    def __post_init__(self) -> None:
        if self.symbol and self.symbol not in SYMBOLS:
            raise ValueError(f"Journal card {self.title!r}: {self.symbol!r} is none of {SYMBOLS}.")


def _read() -> dict[int, JournalCard]:
    given = tomllib.loads((CONTENT / "journal.toml").read_text(encoding="utf-8"))
    if not {int(number) for number in given} <= set(range(1, MOST + 1)):
        raise ValueError(f"Journal cards are numbered from 1 to {MOST}.")
    return {int(number): JournalCard(**fields) for number, fields in given.items()}


JOURNAL: Final = _read()

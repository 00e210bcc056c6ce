"""What is read where no location card is: `content/pages.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from gloam.games.original_sin.cards.deck import CONTENT
from gloam.games.original_sin.cards.journal import JOURNAL, SYMBOLS

MOMENTS: Final = ("creation", "road", "levelling", "merchant")
ENDINGS: Final = (*SYMBOLS, "balance")


@dataclass(frozen=True)
class Page:
    title: str
    prose: tuple[str, ...]
    picture: str = "place-shore"


def _page(given: dict[str, Any]) -> Page:
    return Page(given.pop("title"), tuple(given.pop("prose")), **given)


_GIVEN: Final = tomllib.loads((CONTENT / "pages.toml").read_text(encoding="utf-8"))
PAGES: Final = {moment: _page(_GIVEN[moment]) for moment in MOMENTS}
_ENDS: Final = {symbol: _page(_GIVEN["epilogue"][symbol]) for symbol in ENDINGS}
_ALSO: Final[list[tuple[int, str]]] = [
    (one["journal"], one["prose"]) for one in _GIVEN["epilogue"]["also"]
]
if not {number for number, _ in _ALSO} <= set(JOURNAL):
    raise ValueError("pages.toml: an epilogue goes by a journal card that there is not.")


def epilogue(symbol: str, journal: Sequence[int]) -> Page:
    """How it all came out: by the symbol that leads, and what single journal cards add."""
    # rule: campaign.end
    end = _ENDS[symbol]
    more = [prose for number, prose in _ALSO if number in journal]
    return Page(end.title, (*end.prose, *more), end.picture)

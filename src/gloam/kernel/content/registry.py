"""The games there are, found by entry points; nobody imports a game by name.

A package adds a game with an entry point of the group `gloam.games` that names a `Game`.
While a game is being written, the variable GLOAM_GAMES does the same without packaging:
`module:attribute`, separated by commas.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

from gloam.kernel.content.boards import BoardError, BoardImporter, BoardRules
from gloam.kernel.content.ledger import Ledger
from gloam.kernel.content.open_content import ContentFiles
from gloam.kernel.core.rules import Rules
from gloam.kernel.present.layout import Layout
from gloam.kernel.present.layout_file import LayoutError, read_layout
from gloam.kernel.present.layout_lint import lint
from gloam.kernel.present.words import Wordbook, read_words

GROUP = "gloam.games"


class UnknownGame(LookupError):
    """There is no game with this id; says which there are, for people."""


def _no_cards() -> tuple[str, ...]:
    return ()


# No slots: ledger, words and layout are read when first asked for, and kept.
@dataclass(frozen=True)
class Game:
    """A game as the lobby, the checks and the benchmarks see it.

    `folder` holds `rules.toml` (the ledger), `words.en.ftl` (and `words/`), and if the game has a
    look of its own `theme.toml` and `layout.toml`. `card_ids` gives the ids of all cards, and
    parses every card on the way: a card that is not understood raises.
    """

    title: str
    rules: Rules[Any]  # of any state: the registry holds all games
    folder: Path
    blurb: str = ""
    minutes: tuple[int, int] = (10, 30)
    difficulty: int = 1  # 1 easy to 5 hard
    card_ids: Callable[[], tuple[str, ...]] = field(default=_no_cards)
    phrase_uses: Callable[[], Mapping[str, int]] | None = None  # of its phrasebook, by phrase
    import_board: BoardImporter | None = None  # if it takes maps that people have drawn
    rules_on: BoardRules | None = None  # and how it is played on what became of one

    @property
    def id(self) -> str:
        return self.rules.id

    def rules_for(self, board: str) -> Rules[Any]:
        """The rules; on an imported board, if the file of one is named. Raises BoardError."""
        if not board:
            return self.rules
        if self.rules_on is None:
            raise BoardError(f"{self.title} is played on no other boards than its own.")
        return self.rules_on(Path(board))

    @cached_property
    def ledger(self) -> Ledger:
        file = self.folder / "rules.toml"
        return Ledger.parse(file.read_text(encoding="utf-8"), str(file))

    @cached_property
    def words(self) -> Wordbook:
        """All that the game can say, what is sealed included: not for players' eyes."""
        return Wordbook("en", read_words(self.folder), str(self.folder / "words.en.ftl"))

    @cached_property
    def files(self) -> ContentFiles:
        """Words, theme, rules and layout, and what of them a table may see."""
        return ContentFiles(self.folder, self.ledger, self.layout)

    @cached_property
    def layout(self) -> Layout:
        return read_layout(self.folder / "layout.toml")

    def layout_problems(self) -> list[str]:
        """What is wrong with the layout, found by playing (`layout_lint.py`)."""
        try:
            return lint(self.rules, self.layout, self.words)
        except LayoutError as error:
            return str(error).splitlines()


def games() -> dict[str, Game]:
    """Every game there is, by id."""
    return dict(_found(os.environ.get("GLOAM_GAMES", "")))


@cache  # looking through all entry points takes milliseconds
def _found(more: str) -> dict[str, Game]:
    found: dict[str, Game] = {}
    for point in metadata.entry_points(group=GROUP):
        _add(found, point.load(), f"entry point {point.value}")
    for name in filter(None, more.split(",")):
        module, _, attribute = name.strip().partition(":")
        _add(found, getattr(import_module(module), attribute or "GAME"), f"GLOAM_GAMES {name}")
    return found


def game(name: str) -> Game:
    """The game with this id. Raises UnknownGame."""
    known = games()
    if name not in known:
        listed = ", ".join(sorted(known)) or "none"
        raise UnknownGame(f"There is no game {name!r}. There are: {listed}.")
    return known[name]


def chosen(names: Sequence[str] | None) -> dict[str, Game]:
    """The games with these ids, or all. Raises UnknownGame."""
    return {name: game(name) for name in names} if names else games()


def _add(found: dict[str, Game], game: object, where: str) -> None:
    if not isinstance(game, Game):
        raise TypeError(f"{where} is not a gloam.kernel.content.registry.Game")
    if game.id in found and found[game.id] is not game:
        raise ValueError(f"{where}: there is already a game {game.id!r}")
    found[game.id] = game

"""Boards that come from elsewhere: what a game makes of a map that somebody has drawn.

A game that can take such maps gives its `Game` an `import_board`. `gloam board import` reads the
files, calls it, writes what it gives and prints its report. With `rules_on`, `gloam simulate
--board` plays on what it has written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from gloam.kernel.core.rules import Rules


class BoardError(ValueError):
    """A map that cannot be read at all. Says what is wrong with it, for people."""


@dataclass(frozen=True)
class ImportedBoard:
    """A board as the game keeps it: `files` by name, to be written into one folder.

    `report` tells what was completed, guessed or left out. With any `problems` it cannot be
    played, and there are no files.
    """

    title: str
    files: Mapping[str, bytes]
    report: tuple[str, ...]
    problems: tuple[str, ...]


# (name, the map, the side file or nothing) -> the board. Raises BoardError.
BoardImporter: TypeAlias = Callable[[str, str, str], ImportedBoard]

# The board's file, as it was written -> the rules on that board. Raises BoardError.
BoardRules: TypeAlias = Callable[[Path], Rules[Any]]  # of any state: the registry holds all games

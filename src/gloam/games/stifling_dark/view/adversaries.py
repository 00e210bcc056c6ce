"""What each Adversary shows on the table that no other has: its tokens, its board, its marks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gloam.games.stifling_dark.state import StiflingDark
from gloam.games.stifling_dark.view import nodes
from gloam.kernel.present.scene import Node


@dataclass(frozen=True)
class Shown:
    """Functions of the table: what everybody sees of one kind of Adversary."""

    marks: Callable[[StiflingDark], list[str]]  # on its sheet
    counts: Callable[[StiflingDark], list[tuple[str, int]]]  # on its sheet: word, number
    tracks: Callable[[StiflingDark], list[Node]]  # within its sheet
    tokens: Callable[[StiflingDark], list[tuple[str, int]]]  # on the board: word, set of spaces


def _butcher_marks(game: StiflingDark) -> list[str]:
    return ["doubled"] if game.butcher.doubled else []


def _butcher_counts(game: StiflingDark) -> list[tuple[str, int]]:
    supply = game.butcher.vengeance
    return [("vengeance", supply)] if supply else []


SHOWN: Final = {
    "butcher": Shown(
        marks=_butcher_marks,
        counts=_butcher_counts,
        tracks=lambda game: [nodes.stalk(game.butcher.stalk)],
        tokens=lambda game: [("evil-eye", game.butcher.eyes)],
    )
}

"""What each Adversary shows on the table that no other has: its tokens, its board, its marks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gloam.games.stifling_dark.adversary_state import NO_ZONE
from gloam.games.stifling_dark.rules.ending import BANISH
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark
from gloam.games.stifling_dark.view import nodes
from gloam.games.stifling_dark.view.names import HATCHLING, SPACE_ID
from gloam.kernel.core.bit_sets import members
from gloam.kernel.present.scene import Node


@dataclass(frozen=True)
class Shown:
    """Functions of the table: what everybody sees of one kind of Adversary."""

    marks: Callable[[StiflingDark], list[str]]  # on its sheet
    counts: Callable[[StiflingDark], list[tuple[str, int]]]  # on its sheet: word, number
    nodes: Callable[[StiflingDark], list[Node]]  # tracks within its sheet, small figures
    tokens: Callable[[StiflingDark], list[tuple[str, int]]]  # on the board: word, set of spaces
    gone: Callable[[StiflingDark], dict[str, int]]  # how far it has come, for the result


def _butcher_marks(game: StiflingDark) -> list[str]:
    return ["doubled"] if game.butcher.doubled else []


def _butcher_counts(game: StiflingDark) -> list[tuple[str, int]]:
    supply = game.butcher.vengeance
    return [("vengeance", supply)] if supply else []


# --- the Horror ---


def _horror_marks(game: StiflingDark) -> list[str]:
    return ["enraged"] if game.horror.enraged else []


def _horror_counts(game: StiflingDark) -> list[tuple[str, int]]:
    horror = game.horror
    if game.objective != BANISH:
        return []
    return [("eggs-left", horror.eggs_left), ("worn-down", horror.supply)]


def _horror_nodes(game: StiflingDark) -> list[Node]:
    horror = game.horror
    shown: list[Node] = [
        nodes.on_space(HATCHLING.nodes[n], "hatchling", at)
        for n, at in enumerate(horror.hatchlings)
    ]
    if horror.occluded != NO_ZONE:
        spaces = [SPACE_ID[at] for at in members(game.ground.zone_mask[horror.occluded])]
        shown.append(nodes.overlay("occluded", "occluded", tuple(spaces)))
    return shown


def _horror_tokens(game: StiflingDark) -> list[tuple[str, int]]:
    horror = game.horror
    tunnel = 1 << horror.tunnel if horror.tunnel != NOWHERE else 0
    return [("egg", horror.eggs), ("mucus", horror.mucus), ("tunnel", tunnel)]


# --- the Cult ---


def _cult_tokens(game: StiflingDark) -> list[tuple[str, int]]:
    return [("hellfire", game.cult.hellfire), ("desecrated", game.cult.desecrated)]


def _cult_counts(game: StiflingDark) -> list[tuple[str, int]]:
    return [("ritual", game.cult.ritual)] if game.cult.ritual else []


# rule: component.adversary-colours
SHOWN: Final = {
    "cult": Shown(
        marks=lambda game: ["corporeal"] if game.cult.corporeal else [],
        counts=_cult_counts,
        nodes=lambda game: [nodes.blood(game.cult.blood)],
        tokens=_cult_tokens,
        gone=lambda game: {"blood": game.cult.blood, "flesh": int(game.cult.corporeal)},
    ),
    "butcher": Shown(
        marks=_butcher_marks,
        counts=_butcher_counts,
        nodes=lambda game: [nodes.stalk(game.butcher.stalk)],
        tokens=lambda game: [("evil-eye", game.butcher.eyes)],
        gone=lambda game: {"stalk": game.butcher.stalk},
    ),
    "horror": Shown(
        marks=_horror_marks,
        counts=_horror_counts,
        nodes=_horror_nodes,
        tokens=_horror_tokens,
        gone=lambda game: {"eggs": game.horror.eggs_gone, "worn": game.horror.supply},
    ),
}

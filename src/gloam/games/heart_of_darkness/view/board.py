"""What never changes: the island as a board, and the faces of the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, PROTAGONIST, QUEST, SPAWN
from gloam.games.heart_of_darkness.rules.map import ISLANDS, LOCATIONS, MAPS, PLACE, Island, read
from gloam.games.heart_of_darkness.view.names import CARD, KINDS, SHORT, SPACE_ID
from gloam.kernel.present.card_nodes import face_of
from gloam.kernel.present.scene import Board, Face, Link, Node, Region, Space, Text, Wall, Words

ACROSS, DOWN = 125, 100  # ten steps of the map on the board: wider than high, as screens are
WEST = 52  # how far the Western Shores reach to the left of the island
BOARD = "island"
ACTIONS = ("loot", "assemble", "consult", "gate", "tunnel")

Spot: TypeAlias = tuple[int, int]


def _left(western: bool) -> int:
    """How far to the right the island lies: the Western Shores come first."""
    return WEST if western else 0  # rule: expansion.map


def _board(western: bool) -> list[Node]:
    left = _left(western)

    def on_board(points: Sequence[Sequence[int]]) -> tuple[Spot, ...]:
        return tuple(((x + left) * ACROSS // 10, y * DOWN // 10) for x, y in points)

    width, height = on_board([(100, 100)])[0]
    nodes: list[Node] = [
        Board(id=BOARD, label=Words("label-island"), width=width, height=height, art="sea")
    ]
    for told in [read(name) for name in MAPS[: 1 + western]]:
        nodes += [_region(id, entry, on_board) for id, entry in told["regions"].items()]
        nodes += [
            Wall(
                id=f"wall-{number}",
                within=BOARD,
                points=on_board(entry["points"]),
                style=entry["style"],
            )
            for number, entry in enumerate(told.get("walls", ()))
            if not (western and entry.get("open_to") == "shores")
        ]
    island = ISLANDS[western]
    for number, location in enumerate(island.locations):
        ((x, y),) = on_board([location.at])
        nodes.append(
            Space(
                id=SPACE_ID[number],
                within=BOARD,
                label=SHORT[number],
                x=x,
                y=y,
                shape=location.icon or "plain",
                icon=location.id,
                region=f"region-{location.region}",
                side=location.side,
                marks=(location.icon,) if location.icon in ACTIONS else (),
            )
        )
    return nodes + _links(island)


def _region(id: str, entry: Any, on_board: Callable[[Any], tuple[Spot, ...]]) -> Region:
    along = on_board(entry.get("along", ()))
    return Region(
        id=f"region-{id}",
        within=BOARD,
        label=Words(f"region-{id}") if along or id == "gates" else None,
        points=on_board(entry.get("points", ())),
        style=entry.get("style", ""),
        along=along,
    )


def _links(island: Island) -> list[Node]:
    return [
        Link(id=f"path-{a}-{b}", within=BOARD, a=SPACE_ID[a], b=SPACE_ID[b])
        for a, b in island.paths
    ]


def _face(number: int) -> Face:
    card = CARDS[number]
    numbers: list[tuple[str, int]] = []
    if card.type == PROTAGONIST:
        numbers = [("strength", card.strength), ("sanity", card.sanity)]
    elif card.modifier:
        numbers = [("dice", card.modifier)]
    lines = tuple([_printed_row(*card.row(at)) for at in range(len(card.rows))])
    return face_of(card, CARD.words[number], tuple(numbers), lines)


def _printed_row(place: str, icon: str) -> str:
    """A row of a Spawn card as it is read: which Creature, and where."""
    return f"{(icon or KINDS[0]).capitalize()}: {LOCATIONS[PLACE[place]].name}"


@cache
def fixed_nodes(western: bool) -> tuple[Node, ...]:
    """The board and the faces of the cards in play."""
    faces = [
        _face(card.face)
        for card in CARDS
        if card.type not in (QUEST, SPAWN)
        or (card.compass == western if card.type == QUEST else western or not card.compass)
    ]
    # rule: setup.reference-card, components.references
    return (*_board(western), *faces, Text(id="reference", words=Words("reference")))

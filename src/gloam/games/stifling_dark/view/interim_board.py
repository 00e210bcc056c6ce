"""A plain drawing of the boards, until `board.py` has a better one."""

from __future__ import annotations

from functools import cache, lru_cache

from gloam.games.stifling_dark.rules.board import board as played
from gloam.games.stifling_dark.rules.grounds import BOARDS
from gloam.games.stifling_dark.state import StiflingDark
from gloam.games.stifling_dark.view.names import BOARD, GATE, GATE_ID, SPACE_ID
from gloam.kernel.present.scene import Board, Link, Node, Region, Space, Wall, Words

UNITS = 50  # of the board's units, one of the drawing
GATE_STATES = ("open", "locked", "damaged", "destroyed", "false", "open-window")


@cache
def drawing(scenario: str) -> tuple[Node, ...]:
    board = played.load(BOARDS[scenario])
    nodes: list[Node] = [
        Board(id=BOARD, label=Words(f"board-{scenario}"), width=1260, height=1230, art="night")
    ]
    for letter, name in board.zone_names.items():
        label = Words(f"zone-{name.lower().replace(' ', '-')}")
        nodes.append(Region(id=f"zone-{letter}", within=BOARD, label=label))
    for n, space in enumerate(board.spaces):
        x, y = space.at
        nodes.append(
            Space(
                id=SPACE_ID[n],
                within=BOARD,
                label=Words("space", {"label": space.label}),
                x=x // UNITS + 15,
                y=y // UNITS + 15,
                shape=space.kind,
            )
        )
    nodes += [
        Link(
            id=f"way-{link.one}-{link.other}",
            within=BOARD,
            a=SPACE_ID[link.one],
            b=SPACE_ID[link.other],
            style=link.kind,
        )
        for link in board.links
    ]
    return tuple(nodes)


def gate_nodes(game: StiflingDark) -> list[Wall]:
    scenario = game.scenario
    return [gate_node(scenario, gate, token) for gate, token in enumerate(game.gates)]


@lru_cache(1 << 10)
def gate_node(scenario: str, gate: int, token: int) -> Wall:
    told = played.load(BOARDS[scenario]).gates[gate]
    return Wall(
        id=GATE_ID[gate],
        within=BOARD,
        label=GATE.words[gate],
        style=told.kind,
        state=GATE_STATES[token],
        points=tuple([(x // UNITS + 15, y // UNITS + 15) for x, y in told.gap]),
    )

"""`python -m tools.boards.plan sawmill plan.png`: a board as a plain plan, for whoever changes it.

Grid and edge lists cannot be judged without a picture: spaces by kind, lines, walls, solid
things, mirror doorways in their colours, movement obstacles in orange, curtains in pink.
"""

from __future__ import annotations

import sys

from PIL import Image, ImageDraw

from gloam.games.stifling_dark.rules.board.board_file import SCREENS
from gloam.games.stifling_dark.rules.board.lattice import COLUMNS, PITCH, RADIUS, ROW, ROWS, Point
from gloam.games.stifling_dark.rules.board.printed_board import Board, load
from gloam.games.stifling_dark.rules.board.walls_and_curtains import oblong

UNITS = 55  # of the board, a pixel
MARGIN = 2200
GROUND = "#1e2226"
ZONES = ("#463c32", "#3c3c28", "#32374b", "#4b2d2d", "#3c4b41")
LINES = {"plain": "#5a5f64", "window": "#78c8ff", "water": "#3c8cdc", "dashed": "#ffe65a"}
WALLS = {"wall": "#d7d7cd", "fence": "#be965a", "curtain": "#f078be"}
SOLIDS = {"=": "#785532", "+": "#646973", "^": "#1e5032"} | dict.fromkeys(SCREENS, "#a07040")
KINDS = {
    "start": "#3c9646",
    "door": "#c88c32",
    "switch": "#e6dc5a",
    "hand_in": "#5adcbe",
    "interest": "#ffa03c",
    "medical": "#f0505a",
    "booth": "#dc78dc",
    "seat": "#fac8dc",
}


def plan(board: Board) -> Image.Image:
    """The whole board; one pixel is UNITS of its units."""
    width = (COLUMNS * PITCH - PITCH // 2 + 2 * MARGIN) // UNITS
    height = ((ROWS - 1) * ROW + 2 * MARGIN) // UNITS
    image = Image.new("RGB", (width, height), GROUND)
    draw = ImageDraw.Draw(image)
    zones = dict(zip(board.zones, ZONES, strict=True))
    for space in board.spaces:
        if space.zone:
            x, y = pixel(space.at)
            draw.regular_polygon((x, y, 1740 / UNITS), 6, rotation=30, fill=zones[space.zone])
    for link in board.links:
        ends = [pixel(board.spaces[n].at) for n in (link.one, link.other)]
        draw.line(ends, fill=LINES.get(link.kind, link.kind), width=1 + 2 * (link.kind != "plain"))
    for stroke in board.walls.strokes:
        draw.polygon([pixel(point) for point in oblong(stroke)], fill=WALLS[stroke.kind])
    for kind, piece in board.walls.solids:
        draw.polygon([pixel(point) for point in piece], fill=SOLIDS[kind])
    for block in board.walls.blocks:
        draw.line([pixel(point) for point in block], fill="#ff8c1e", width=4)
    for space in board.spaces:
        x, y = pixel(space.at)
        radius = RADIUS / UNITS
        fill = KINDS.get(space.kind, "#000000" if space.dark else "#14161a")
        box = (x - radius, y - radius, x + radius, y + radius)
        draw.ellipse(box, fill=fill, outline="#5a4646" if space.dark else "#96a0aa")
    return image


def pixel(at: Point) -> tuple[float, float]:
    return (at[0] + MARGIN) / UNITS, (at[1] + MARGIN) / UNITS


if __name__ == "__main__":
    plan(load(sys.argv[1])).save(sys.argv[2])

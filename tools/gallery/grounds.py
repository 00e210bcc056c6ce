"""A board as large as the largest that is coming: for measuring."""

from __future__ import annotations

from gloam.kernel.present.scene import Board, Choice, Link, Node, Overlay, Region, Space, Token
from tools.gallery.fixture import NIGHT, SAY, Fixture, Moment, say


def grounds(count: int = 450) -> Fixture:
    """A board as large as the largest that is coming: for measuring."""
    columns = 25
    fixed: list[Node] = [Board(id="park", label=say("The grounds"), width=1600, height=1200)]
    for zone in range(6):
        west, north = 20 + zone % 3 * 520, 20 + zone // 3 * 580
        corners = (
            (west, north),
            (west + 510, north),
            (west + 510, north + 570),
            (west, north + 570),
        )
        fixed.append(
            Region(
                id=f"zone-{zone}",
                within="park",
                label=say(f"Zone {'ABCDEF'[zone]}"),
                points=corners,
            )
        )
    for i in range(count):
        row, column = divmod(i, columns)
        x, y = 50 + column * 62 + row % 2 * 31, 45 + row * 65
        zone = min(2, (x - 20) // 520) + (3 if y >= 600 else 0)
        fixed.append(
            Space(id=f"g{i}", within="park", label=say(str(i + 1)), x=x, y=y, region=f"zone-{zone}")
        )
    for i in range(count):
        row, column = divmod(i, columns)
        below = i + columns
        ahead = [i + 1] if column + 1 < columns else []
        if below < count:
            ahead.append(below)
            side = below + (1 if row % 2 else -1)
            if 0 <= side % columns - column + 1 <= 2 and side // columns == row + 1:
                ahead.append(side)
        fixed += [
            Link(id=f"g{i}-{there}", within="park", a=f"g{i}", b=f"g{there}") for there in ahead
        ]
    return Fixture(
        title="450 spaces",
        words=SAY,
        fixed=fixed,
        moments=[_on_grounds(step) for step in range(12)],
        seat=0,
        names=["Ada", "Bram", "Clara", "Dorian"],
        theme=NIGHT,
    )


def _on_grounds(step: int) -> Moment:
    """Everything moves: tokens, light, belief and what may be chosen."""
    at = 212 + step
    nodes: list[Node] = [
        Overlay(
            id="light",
            within="park",
            label=say("Light"),
            spaces=tuple([f"g{at + row * 25 + i}" for row in (-1, 0, 1) for i in range(1, 5)]),
        ),
        Overlay(
            id="belief",
            within="park",
            label=say("It may be here"),
            style="belief",
            spaces=tuple([f"g{i}" for i in range(60 + step, 110 + step)]),
        ),
        Token(id="ada", within=f"g{at}", label=say("Ada"), icon="investigator", owner=0),
    ]
    for n in range(3):
        where = f"g{(100 + 97 * n + step * (n + 1)) % 450}"
        nodes.append(
            Token(
                id=f"p{n}",
                within=where,
                label=say("Investigator"),
                icon="investigator",
                owner=n + 1,
            )
        )
    nodes += [
        Token(id=f"e{n}", within=f"g{(n * 37 + 11) % 450}", label=say("Evidence"), icon="evidence")
        for n in range(24)
    ]
    choices = [
        Choice(("go", to), say(f"Go to {to + 1}"), (f"g{to}",))
        for to in (at - 1, at + 1, at - 25, at + 25, at + 26, at + 2)
    ]
    return Moment(nodes, choices, prompt=say("Where to?"))

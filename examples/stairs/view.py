"""What everybody sees of Dark Stairs."""

from __future__ import annotations

from examples.stairs.state import BOTTOM, Stairs
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.rules import Blocked
from gloam.kernel.present.scene import Choice, Node, Track, Words


def public(game: Stairs) -> list[Node]:
    nodes: list[Node] = []
    for seat, stands in enumerate(game.stands):
        marks = ("turn",) if seat == game.turn else ()
        nodes.append(
            Track(
                id=f"stairs-{seat}",
                label=Words("label-stairs"),
                owner=seat,
                value=stands,
                high=BOTTOM,
                marks=marks,
            )
        )
    nodes.append(Track(id="dared", label=Words("label-dared"), value=game.dared, high=BOTTOM))
    return nodes


def describe(game: Stairs, seat: int, key: Key) -> Choice:
    if key[0] == "go":
        return Choice(key, Words("option-go"), ("dared",), "turn.go")
    safe = game.stands[seat] + game.dared
    return Choice(key, Words("option-rest", {"n": safe}), (f"stairs-{seat}",), "turn.rest")


def blocked(game: Stairs, seat: int, ask: Ask) -> list[Blocked]:
    if game.dared or not ask.offer(seat):
        return []
    return [Blocked((f"stairs-{seat}",), Words("blocked-rest"), "turn.must-go")]

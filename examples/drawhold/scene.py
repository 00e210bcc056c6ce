"""What a seat sees of DrawHold."""

from __future__ import annotations

from collections.abc import Sequence

from examples.drawhold.state import DECK, DISCARD, HANDS, VALUES, DrawHold
from gloam.kernel.core.asks import Key
from gloam.kernel.core.rules import Blocked
from gloam.kernel.present.scene import Card, Choice, Face, Hand, Node, Pile, Row, Text, Track, Words

FACES = tuple(
    [
        Face(
            id=f"value-{value}",
            name=Words("value", {"n": value}),
            type="number",
            numbers=(("value", value),),
        )
        for value in range(1, 14)
    ]
)
ALL_THERE_IS = sum(VALUES)


def public(game: DrawHold) -> list[Node]:
    nodes: list[Node] = [
        Pile(id="deck", label=Words("label-deck"), count=len(game.zones[DECK]), back="card"),
        Row(id="discard", label=Words("label-discard")),
    ]
    nodes += _cards("discard", game.zones[DISCARD])
    for seat in (0, 1):
        count = len(game.zones[HANDS + seat])
        nodes.append(Hand(id=f"hand-{seat}", label=Words("label-hand"), owner=seat, count=count))
        nodes.append(
            Track(
                id=f"bank-{seat}",
                label=Words("label-bank"),
                owner=seat,
                value=game.banks[seat],
                high=ALL_THERE_IS,
            )
        )
    return nodes


def private(game: DrawHold, seat: int) -> list[Node]:
    if seat not in (0, 1):
        return []
    nodes = _cards(f"hand-{seat}", game.zones[HANDS + seat])
    nodes.append(Text(id="sum", words=Words("label-sum", {"sum": game.total(seat)})))
    return nodes


def describe(game: DrawHold, seat: int, key: Key) -> Choice:
    if key[0] == "draw":
        return Choice(key, Words("option-draw"), ("deck",), "turn.draw")
    words = Words("option-hold", {"sum": game.total(seat)})
    return Choice(key, words, (f"hand-{seat}",), "turn.hold", preview=(f"bank-{seat}",))


def blocked(seat: int, options: Sequence[Key]) -> list[Blocked]:
    if options and ("hold",) not in options:
        return [Blocked((f"hand-{seat}",), Words("blocked-hold"), "turn.hold-needs-cards")]
    return []


def _cards(place: str, pieces: Sequence[int]) -> list[Node]:
    """Cards lie in the order of their values; one is named by its place in the row."""
    return [
        Card(
            id=f"{place}-{at}",
            within=place,
            label=Words("value", {"n": VALUES[piece]}),
            face=f"value-{VALUES[piece]}",
            back="card",
        )
        for at, piece in enumerate(pieces)
    ]

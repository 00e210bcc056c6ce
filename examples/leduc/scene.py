"""What a seat sees of Leduc."""

from __future__ import annotations

from collections.abc import Sequence

from examples.leduc.state import BOARD, DECK, HANDS, RANKS, Leduc
from gloam.kernel.core.asks import EVERYONE, Key
from gloam.kernel.core.rules import Blocked
from gloam.kernel.present.scene import (
    Card,
    Choice,
    Face,
    Hand,
    Node,
    Pile,
    Row,
    Token,
    Track,
    Words,
)

FACES = tuple(
    [Face(id=f"rank-{rank}", name=Words(f"rank-{rank}"), type="rank") for rank in (0, 1, 2)]
)
ROUNDS = ("step-first", "step-second", "step-over")


def public(game: Leduc) -> list[Node]:
    nodes: list[Node] = [
        Pile(id="deck", label=Words("label-deck"), count=len(game.zones[DECK]), back="card"),
        Row(id="board", label=Words("label-board")),
        Track(id="round", label=Words("label-round"), value=game.round, high=2, steps=ROUNDS),
        Track(id="raises", label=Words("label-raises"), value=game.raises, high=2),
    ]
    nodes += [_card(game, "board", piece) for piece in game.zones[BOARD]]
    for seat in (0, 1):
        hand = game.zones[HANDS + seat]
        name = f"hand-{seat}"
        nodes.append(Hand(id=name, label=Words("label-hand"), owner=seat, count=len(hand)))
        nodes += [_card(game, name, piece) for piece in hand if game.knows[piece] == EVERYONE]
        chips = Words("label-pot")
        nodes.append(
            Token(id=f"pot-{seat}", label=chips, owner=seat, icon="chips", amount=game.pot[seat])
        )
    return nodes


def private(game: Leduc, seat: int) -> list[Node]:
    if seat not in (0, 1):
        return []
    hand = game.zones[HANDS + seat]
    return [_card(game, f"hand-{seat}", card) for card in hand if game.knows[card] != EVERYONE]


def describe(seat: int, key: Key, owed: int, by: int) -> Choice:
    pot = (f"pot-{seat}",)
    if key[0] == "fold":
        return Choice(key, Words("option-fold"), (f"hand-{seat}",), "bet.fold")
    if key[0] == "raise":
        return Choice(key, Words("option-raise", {"by": by}), pot, "bet.raise")
    if owed:
        return Choice(key, Words("option-call", {"owed": owed}), pot, "bet.call")
    return Choice(key, Words("option-check"), pot, "bet.call")


def blocked(seat: int, options: Sequence[Key]) -> list[Blocked]:
    found: list[Blocked] = []
    if options and ("fold",) not in options:
        hand = (f"hand-{seat}",)
        found.append(Blocked(hand, Words("blocked-fold"), "bet.fold-needs-raise"))
    if options and ("raise",) not in options:
        found.append(Blocked(("raises",), Words("blocked-raise"), "bet.raise-limit"))
    return found


def _card(game: Leduc, place: str, piece: int) -> Card:
    """Every place but the deck holds one card: the place names it."""
    rank = RANKS[piece]
    name = Words(f"rank-{rank}")
    return Card(id=f"{place}-card", within=place, label=name, face=f"rank-{rank}", back="card")

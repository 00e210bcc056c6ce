"""Nodes of cards, hands, piles and rows: what nearly every scene is made of.

A node that looks the same is made once, so that a scene is mostly put together from what is
there already. Labels are messages `label-<id>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from gloam.kernel.content.card_files import PrintedCard
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import Piece
from gloam.kernel.present.scene import Card, Face, Hand, Pile, Row, Track, Words

KNOWN: Final = ("known",)  # the mark of a card that one does not see but remembers


class CardNodes:
    """The cards of a game as nodes.

    A card's node is named by its place, its face and which of equal ones it is
    ("hand-0/knife", "hand-0/knife/1"). With `single`, there is one card of each face, whose
    number is its face, and it has one name wherever it lies ("card-knife"): clients then show
    how it travels.
    """

    def __init__(self, cards: Sequence[PrintedCard], *, single: bool = False) -> None:
        self.ids = [card.id for card in cards]
        self.single = single

    def id(self, within: str, face: int, copy: int = 0) -> str:
        """The name of a card's node in a place."""
        name = self.ids[face]
        if self.single:
            return f"card-{name}"
        return f"{within}/{name}/{copy}" if copy else f"{within}/{name}"

    def looks(self, within: str, marks: tuple[str, ...] = (), copy: int = 0) -> list[Card]:
        """Every card as it looks in a place, by face. Made anew: keep it."""
        return [
            Card(id=self.id(within, face, copy), within=within, face=name, marks=marks)
            for face, name in enumerate(self.ids)
        ]


class CardPlace:
    """Cards in one place of the scene: `within` is the id of a pile, a hand, a row."""

    def __init__(self, nodes: CardNodes, within: str) -> None:
        self.within = within
        self._nodes = nodes
        self._single = nodes.single
        self._plain = nodes.looks(within)
        self._known = nodes.looks(within, KNOWN)
        self._others: dict[tuple[tuple[str, ...], int], list[Card]] = {}

    def lying(
        self, game: CardTable, pieces: Sequence[Piece], marks: tuple[str, ...] = ()
    ) -> list[Card]:
        """Cards that lie here face up. (Take care that those shown them may see them.)"""
        looks = self._looks(marks, 0) if marks else self._plain
        if self._single:
            return [looks[piece] for piece in pieces]
        faces = game.pack.faces
        found: list[Card] = []
        met: dict[int, int] = {}
        for piece in pieces:
            face = faces[piece]
            copy = met.get(face, 0)
            met[face] = copy + 1
            found.append(self._looks(marks, copy)[face] if copy else looks[face])
        return found

    def seen(
        self, game: CardTable, pieces: Sequence[Piece], seat: int, own: bool = False
    ) -> list[Card]:
        """What a seat sees of cards in a place that others may not look into.

        Of its own, all; of others', those it remembers, marked as known.
        """
        if self._single:
            plain, known = self._plain, self._known
            if own:
                return [plain[piece] for piece in pieces]
            knows, me = game.knows, 1 << seat
            return [known[piece] for piece in pieces if knows[piece] & me]
        if own:
            return self.lying(game, pieces)
        knows = game.knows
        return self.lying(game, [piece for piece in pieces if knows[piece] >> seat & 1], KNOWN)

    def _looks(self, marks: tuple[str, ...], copy: int) -> list[Card]:
        if marks is KNOWN and not copy:
            return self._known
        found = self._others.get((marks, copy))
        if found is None:
            found = self._others[marks, copy] = self._nodes.looks(self.within, marks, copy)
        return found


class HandPlace(CardPlace):
    """A hand, or what somebody looks at: how many cards it has is seen by all."""

    def __init__(
        self, nodes: CardNodes, id: str, owner: int, within: str = "", label: str = "hand"
    ) -> None:
        super().__init__(nodes, id)
        self._base = Hand(id=id, within=within, label=Words(f"label-{label}"), owner=owner, count=0)
        self._hands: dict[tuple[int, tuple[str, ...]], Hand] = {}

    def node(self, count: int, marks: tuple[str, ...] = ()) -> Hand:
        """The hand as everybody sees it."""
        found = self._hands.get((count, marks))
        if found is None:
            found = replace(self._base, count=count, marks=marks)
            self._hands[count, marks] = found
        return found


def face_of(
    card: PrintedCard,
    name: Words,
    numbers: tuple[tuple[str, int], ...] = (),
    lines: tuple[str, ...] = (),
) -> Face:
    """What is printed on a card: fixed data. `numbers` are its corners, `lines` its rows."""
    return Face(
        id=card.id,
        name=name,
        type=card.type,
        text=card.text,
        flavour=card.flavour,
        icon=card.icon,
        numbers=numbers,
        lines=lines,
    )


@cache
def pile(id: str, count: int, back: str = "") -> Pile:
    """A pile: how many cards there are, and nothing else."""
    return Pile(id=id, label=Words(f"label-{id}"), count=count, back=back)


@cache
def row(id: str, within: str = "", label: str = "", owner: int = -1) -> Row:
    """A row of cards that lie open."""
    return Row(id=id, within=within, label=Words(f"label-{label or id}"), owner=owner)


@cache
def track(id: str, value: int, high: int, low: int = 0, owner: int = -1, label: str = "") -> Track:
    """Where something stands between `low` and `high`."""
    words = Words(f"label-{label or id}")
    return Track(id=id, label=words, value=value, low=low, high=high, owner=owner)


def count_faces(game: CardTable, pieces: Sequence[Piece], faces: int) -> list[int]:
    """How many pieces there are of each of the first so many faces, for observations."""
    counts = [0] * faces
    for piece in pieces:
        counts[game.pack.faces[piece]] += 1
    return counts

"""How the things of a game are called in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.kernel.content.registry import Game
from gloam.kernel.present.scene import Base, Card, Face, Node, Words


class Voice:
    """The words of one game, as they are said to one seat (or to nobody in particular: -1)."""

    def __init__(self, game: Game, fixed: Sequence[Node], me: int = -1) -> None:
        self.game = game
        self.me = me
        self.faces = {node.id: node for node in fixed if isinstance(node, Face)}

    def say(self, words: Words | int | str) -> str:
        """A sentence. A table does not break down over a word that is missing."""
        if not isinstance(words, Words):
            return str(words)
        try:
            return self.game.words.say(words)
        except (KeyError, ValueError):
            return words.key.replace("-", " ")

    def seat(self, seat: int) -> str:
        """A seat as the game calls it, which it may do with a message `seat`.

        The message gets the seat's number from 1 as `n`, from 0 as `index`.
        """
        if "seat" in self.game.words:
            return self.say(Words("seat", {"n": seat + 1, "index": seat}))
        return f"Seat {seat + 1}"

    def who(self, seat: int) -> str:
        return f"{self.seat(seat)} (you)" if seat == self.me else self.seat(seat)

    def word(self, kind: str, word: str) -> str:
        """A mark, a type or the like: message `kind-word` or `word`, or else the bare word."""
        for key in (f"{kind}-{word}", word):
            if key in self.game.words:
                return self.say(Words(key))
        return word.replace("-", " ")

    def marks(self, node: Base) -> tuple[str, ...]:
        return tuple([self.word("mark", mark) for mark in node.marks])

    def name(self, node: Base) -> str:
        """What a node is called; a card is called as its face."""
        if isinstance(node, Card) and node.face in self.faces:
            return self.say(self.faces[node.face].name)
        if node.label is not None:
            return self.say(node.label)
        if isinstance(node, Card):
            back = self.word("back", node.back) if node.back else "card"
            return f"{back}, face down"
        return ""

    def shortened(self, name: str, owner: str) -> str:
        """Under the heading “Seat 2”, “Seat 2’s line 1” is just “Line 1”."""
        for ending in ("’s ", "'s ", ": ", ", "):
            if owner and name.startswith(owner + ending):
                name = name.removeprefix(owner + ending)
                return name[:1].upper() + name[1:]
        return name


def counted(count: int, thing: str) -> str:
    return f"1 {thing}" if count == 1 else f"{count} {thing}s"

"""Things that events, prompts and options name by number: their words, and the nodes they show."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.kernel.present.scene import Arg, Words


class Thing:
    """One sort of thing: seats, cards, spaces, plain numbers.

    `words[n]` is how number n is called; without words a number stands for itself. `nodes[n]` is
    the id of the scene node that shows it; `further[n]` are nodes that show it too, or instead.
    `name` is what a message calls it (`{ $card }`). There are as many as there are words, or
    `each` for every seat at the table. Where numbers mean something else at every table, the
    words are those of all tables and `here` is how many there are at one: see `Rules.number`
    and `Options`.
    """

    def __init__(
        self,
        name: str,
        words: Sequence[Words] = (),
        nodes: Sequence[str] = (),
        *,
        each: int = 0,
        here: int = 0,
        further: Sequence[tuple[str, ...]] = (),
    ) -> None:
        if words and nodes and len(words) != len(nodes):
            raise ValueError(f"{name}: there are {len(words)} words and {len(nodes)} nodes.")
        self.name = name
        self.words = words
        self.nodes = nodes
        self.each = each
        self.here = here
        self.further = further

    def called(self, name: str) -> Thing:
        """The same things under another name, for a message that names two of them."""
        count = {"each": self.each, "here": self.here}
        return Thing(name, self.words, self.nodes, **count, further=self.further)

    def say(self, number: int) -> Arg:
        """How a number is called."""
        return self.words[number] if self.words else number

    def node(self, number: int) -> tuple[str, ...]:
        """The nodes that show it, if it is shown, the most telling first."""
        if not self.nodes:
            return ()
        further = self.further[number] if self.further else ()
        return (self.nodes[number], *further)

    def count(self, seats: int) -> int:
        """How many there are at a table of so many seats."""
        return self.each * seats if self.each else self.here or len(self.words)


NUMBER = Thing("n")


def listed(words: Sequence[Words]) -> Words:
    """Several things in one breath: message `list-<how many>` with a, b, c."""
    return Words(f"list-{len(words)}", dict(zip("abcdefghij", words, strict=False)))

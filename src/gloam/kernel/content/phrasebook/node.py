"""What a text means: a tree of phrases with what fills their slots."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, Union

from gloam.kernel.content.phrasebook.language import Words
from gloam.kernel.content.phrasebook.pattern import Slot

# What fills a slot: a number, a noun's name, a flag, None (an optional part left out),
# another phrase, or several of them.
Value: TypeAlias = Union[int, str, "Node", tuple["Value", ...], None]


class Phrase:
    """One sentence pattern and what it does.

    `words` has the pattern as written, for each language; `rule` the rules of the ledger
    that it carries out. `slots` are the last parameters of `does`, in order; `types` tells
    what fills them.
    """

    def __init__(
        self,
        category: str,
        name: str,
        does: Callable[..., Any],  # Any: what it returns is between the game and itself
        words: Mapping[str, Words],
        rule: tuple[str, ...],
        slots: tuple[str, ...],
        types: Mapping[str, Slot],
    ) -> None:
        self.category = category
        self.name = name
        self.does = does
        self.words = words
        self.rule = rule
        self.slots = slots
        self.types = types

    def __repr__(self) -> str:
        return f"<{self.category} {self.name}>"


@dataclass(frozen=True, slots=True, repr=False)
class Node:
    """A phrase with its slots filled.

    Context (the game, who acts, …) is passed through to what the phrase does, before the
    slots; the phrasebook knows nothing of it, hence Any here.
    """

    phrase: Phrase
    args: tuple[Value, ...]

    @property
    def name(self) -> str:
        return self.phrase.name

    def run(self, *context: Any) -> Generator[Any, Any, Any]:
        """Carry an effect out: `yield from node.run(game, you)`.

        What the phrase does may be a generator function, a plain function, or a plain
        function that hands a generator on. The outcome tells, not the function: compiled
        generator functions cannot be told from plain ones before they are called.
        """
        outcome = self.phrase.does(*context, *self.args)
        return outcome if hasattr(outcome, "send") else _done(outcome)

    def value(self, *context: Any) -> Any:
        """What a condition or an amount comes to."""
        return self.phrase.does(*context, *self.args)

    def __getitem__(self, slot: str) -> Value:
        """What fills a slot: `node["n"]`."""
        return self.args[self.phrase.slots.index(slot)]

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in the order of the slots."""
        yield self
        below: list[Value] = [*reversed(self.args)]
        while below:
            value = below.pop()
            if isinstance(value, Node):
                yield value
                below.extend(reversed(value.args))
            elif isinstance(value, tuple):
                below.extend(reversed(value))

    def __repr__(self) -> str:
        filled = zip(self.phrase.slots, self.args, strict=True)
        return f"{self.name}({', '.join(f'{slot}={value!r}' for slot, value in filled)})"


def _done(outcome: Any) -> Generator[Any, Any, Any]:
    yield from ()
    return outcome

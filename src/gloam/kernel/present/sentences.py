"""What events and prompts say, what they point at, and the rule behind them: one declaration each.

An event is data, a word and numbers: ("laid", 2, 17, 4). A game declares for every word what
the numbers are:

    EVENTS = Sentences(
        "event",
        {
            "laid": Says(SEAT, CARD, LINE, rule="attack.play"),
            "turned-up": Says(SEAT, more=CARD),
            "round": Says(NUMBER, at=("track",)),
        },
        order=(CARD, LINE, SEAT),
    )

Then `EVENTS.words(event)` is message `event-laid` with the names as a, b, c; where there may be
any number `more` of a thing, with their `count` and their names as `list`. `EVENTS.things(event)`
are ids of nodes, for links from the log: what is declared `at`, then cards before lines before
seats. Some may be gone when the log is read: a client goes to the first that is still there.
Prompts are the same: ("forfeit", 2) is `ask-forfeit`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from gloam.kernel.present.scene import Arg, Words, lettered
from gloam.kernel.present.things import Thing, listed

Numbers: TypeAlias = Sequence[int]


class Says:
    """The declaration of one word.

    `parts` are the things that its numbers name, in order, and `more` what any further numbers
    do. `words` and `at` may be functions of the numbers, where that is not enough: for what it
    says, and for the ids of nodes that it points at first.
    """

    def __init__(
        self,
        *parts: Thing,
        more: Thing | None = None,
        rule: str = "",
        words: Callable[[Numbers], Words] | None = None,
        at: tuple[str, ...] | Callable[[Numbers], tuple[str, ...]] = (),
    ) -> None:
        self.parts = parts
        self.more = more
        self.rule = rule
        self.words = words
        self.at = at

    def named(self, numbers: Numbers) -> list[tuple[Thing, int]]:
        """Each number with the thing it names."""
        rest = len(numbers) - len(self.parts)
        if rest < 0 or (rest and self.more is None):
            raise ValueError(f"{len(self.parts)} numbers are declared, not {len(numbers)}.")
        things = (*self.parts, *[self.more] * rest) if self.more is not None else self.parts
        return list(zip(things, numbers, strict=True))


class Sentences:
    """All events (or prompts) of a game. Words that take no numbers need no declaration."""

    def __init__(self, prefix: str, said: Mapping[str, Says], order: Sequence[Thing] = ()) -> None:
        self.prefix = prefix
        self.said = dict(said)
        self.order = tuple(order)

    def words(self, event: str | tuple[str | int, ...]) -> Words:
        """What is said. Knows the event only: words are made when they are shown."""
        word, says, numbers = self._find(event)
        if says.words is not None:
            return says.words(numbers)
        named = says.named(numbers)
        args: dict[str, Arg] = lettered([thing.say(n) for thing, n in named[: len(says.parts)]])
        if says.more is not None:
            rest = [says.more.words[number] for number in numbers[len(says.parts) :]]
            args["count"] = len(rest)
            args["list"] = listed(rest)
        return Words(f"{self.prefix}-{word}", args)

    def things(self, event: tuple[str | int, ...]) -> tuple[str, ...]:
        """The ids of the nodes that it is about, the most telling first."""
        _, says, numbers = self._find(event)
        named = says.named(numbers)
        found = [*(says.at(numbers) if callable(says.at) else says.at)]
        for wanted in self.order:
            for thing, number in named:
                if thing is wanted:
                    found += thing.node(number)
        return tuple(dict.fromkeys(found))  # each once

    def rule(self, event: tuple[str | int, ...]) -> str:
        """The entry of the ledger behind it, or nothing."""
        return self._find(event)[1].rule

    def _find(self, event: str | tuple[str | int, ...]) -> tuple[str, Says, list[int]]:
        word, *rest = (event,) if isinstance(event, str) else event
        numbers = [part for part in rest if isinstance(part, int)]
        return str(word), self.said.get(str(word), _PLAIN), numbers


_PLAIN = Says()

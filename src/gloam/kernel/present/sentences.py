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

Whatever takes something from somebody, or gives something, says why. Its cause follows it, a word
and numbers of the same make, which the game declares among its `causes`:

    game.tell("lost-sanity", who, 1, 3, because=("shares", ship, CRAWLER))

    EVENTS = Sentences(
        "event",
        {"lost-sanity": Says(SEAT, NUMBER, NUMBER, why=True)},
        causes={"shares": Says(PLACE, KIND)},
    )

    event-lost-sanity = { $a } loses { $b } Sanity{ $why }.
    cause-shares = shares { $a } with { $b }

Message `event-lost-sanity` gets the cause as `why`, with the colon before it; nothing if it was
told without one.

An event that is a roll tells the dice (`dice`): they fall when it is shown, and lie small beside
its words in the log. An event that is a movement tells the way (`way`): what moves, and the spaces
from the first to the last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from gloam.kernel.present.scene import Arg, Dice, Words, lettered
from gloam.kernel.present.things import Thing, listed

Numbers: TypeAlias = Sequence[int]


class Says:
    """The declaration of one word.

    `parts` are the things that its numbers name, in order, and `more` what any further numbers
    do: names are listed, plain numbers only counted. `words` and `at` may be functions of the
    numbers, where that is not enough: for what it says, and for the ids of nodes that it points at
    first. `why`: it is told with its cause. `dice` and `way` are functions of the numbers, for
    rolls and movements.
    """

    def __init__(
        self,
        *parts: Thing,
        more: Thing | None = None,
        rule: str = "",
        words: Callable[[Numbers], Words] | None = None,
        at: tuple[str, ...] | Callable[[Numbers], tuple[str, ...]] = (),
        why: bool = False,
        dice: Callable[[Numbers], Dice] | None = None,
        way: Callable[[Numbers], tuple[str, ...]] | None = None,
    ) -> None:
        self.parts = parts
        self.more = more
        self.rule = rule
        self.words = words
        self.at = at
        self.why = why
        self.dice = dice
        self.way = way
        things = parts if more is None else (*parts, more)
        self.is_local = any(thing.here for thing in things)

    def named(self, numbers: Numbers) -> list[tuple[Thing, int]]:
        """Each number with the thing it names."""
        rest = len(numbers) - len(self.parts)
        if rest < 0 or (rest and self.more is None):
            raise ValueError(f"{len(self.parts)} numbers are declared, not {len(numbers)}.")
        things = (*self.parts, *[self.more] * rest) if self.more is not None else self.parts
        return list(zip(things, numbers, strict=True))


class _Parts(NamedTuple):
    """An event taken apart; its cause is a word and numbers, or nothing."""

    word: str
    says: Says
    numbers: list[int]
    cause: tuple[str | int, ...]


_PLAIN = Says()


class Sentences:
    """All events (or prompts) of a game. Words that take no numbers need no declaration."""

    def __init__(
        self,
        prefix: str,
        said: Mapping[str, Says],
        order: Sequence[Thing] = (),
        causes: Mapping[str, Says] | None = None,
    ) -> None:
        self.prefix = prefix
        self.said = dict(said)
        self.order = tuple(order)
        self.causes = Sentences("cause", causes, order) if causes is not None else None
        # Of one event all is asked in turn. In one piece: threads ask too.
        self._last: tuple[object, _Parts] = None, _Parts("", _PLAIN, [], ())
        # Does any of them name things whose numbers mean something else at every table?
        self.local: bool = any(says.is_local for says in said.values()) or bool(
            self.causes is not None and self.causes.local
        )

    def renumbered(
        self, event: tuple[str | int, ...], number: Callable[[Thing, int], int]
    ) -> tuple[str | int, ...]:
        """The same event, with the numbers of local things (`Thing.here`) as `number` gives."""
        word, says, numbers, cause = self._find(event)
        if says.is_local:
            numbers = [number(thing, n) if thing.here else n for thing, n in says.named(numbers)]
        if self.causes is not None and cause:
            cause = self.causes.renumbered(cause, number)
        return (word, *numbers, *cause)

    def words(self, event: str | tuple[str | int, ...]) -> Words:
        """What is said. Knows the event only: words are made when they are shown."""
        word, says, numbers, _ = self._find(event)
        if says.words is not None:
            made = says.words(numbers)
            return Words(made.key, {**made.args, "why": self._why(event)}) if says.why else made
        named = says.named(numbers)
        args: dict[str, Arg] = lettered([thing.say(n) for thing, n in named[: len(says.parts)]])
        if says.more is not None:
            rest = numbers[len(says.parts) :]
            args["count"] = len(rest)
            if says.more.words:
                args["list"] = listed([says.more.words[number] for number in rest])
        if says.why:
            args["why"] = self._why(event)
        return Words(f"{self.prefix}-{word}", args)

    def cause(self, event: str | tuple[str | int, ...]) -> tuple[str | int, ...]:
        """The cause that an event was told with: a word and its numbers, or nothing."""
        return self._find(event).cause

    def _why(self, event: str | tuple[str | int, ...]) -> Arg:
        cause = self.cause(event)
        if self.causes is None or not cause:
            return ""
        return Words("why", {"cause": self.causes.words(cause)})

    def things(self, event: tuple[str | int, ...]) -> tuple[str, ...]:
        """The ids of the nodes that it is about, the most telling first."""
        _, says, numbers, cause = self._find(event)
        named = says.named(numbers)
        found = [*(says.at(numbers) if callable(says.at) else says.at)]
        for wanted in self.order:
            for thing, number in named:
                if thing is wanted:
                    found += thing.node(number)
        if self.causes is not None and cause:
            found += self.causes.things(cause)
        return tuple(dict.fromkeys(found))  # each once

    def dice(self, event: tuple[str | int, ...]) -> Dice | None:
        """The dice that were rolled, if it is a roll."""
        _, says, numbers, _ = self._find(event)
        return says.dice(numbers) if says.dice is not None else None

    def way(self, event: tuple[str | int, ...]) -> tuple[str, ...]:
        """What moved and its way from space to space, if it is a movement."""
        _, says, numbers, _ = self._find(event)
        return says.way(numbers) if says.way is not None else ()

    def rule(self, event: tuple[str | int, ...]) -> str:
        """The entry of the ledger behind it, or nothing: that of its cause, if it has one."""
        _, says, _, cause = self._find(event)
        of_cause = self.causes.rule(cause) if self.causes is not None and cause else ""
        return of_cause or says.rule

    def _find(self, event: str | tuple[str | int, ...]) -> _Parts:
        last, parts = self._last
        if last is not event:
            parts = self._split((event,) if isinstance(event, str) else event)
            self._last = event, parts
        return parts

    def _split(self, event: tuple[str | int, ...]) -> _Parts:
        word, end = str(event[0]), len(event)
        if self.causes is not None:
            end = next((at for at in range(1, end) if isinstance(event[at], str)), end)
        numbers = [part for part in event[1:end] if isinstance(part, int)]
        return _Parts(word, self.said.get(word, _PLAIN), numbers, event[end:])

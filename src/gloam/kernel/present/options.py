"""How options are shown, and what is refused: one declaration for each word of a key.

A key is data, a word and numbers: ("discard", 17). A game declares for every word what the
numbers name; where an ask has words of its own for it, under the ask's name and the word:

    OPTIONS = Options(
        {
            "discard": Shown(CARD, rule="hand.limit"),
            "stolen discard": Shown(CARD, rule="event.urchin-thief", own_words=True),
            "give": Shown(CARD, of_ask=SEAT),
            "end": Shown(),
        },
        asks={"cleanup": "cleanup.one"},
    )

`OPTIONS.describe(game, seat, ask, key)` is then the option: message `option-discard` (at the ask
"stolen", `option-discard-stolen`) with the things' names as arguments, what it touches on the
table, and the rule behind it: its own, else its ask's, else what `rule` finds. Options that look
the same are made once. `OPTIONS.keys(seats)` is every key there is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from gloam.kernel.core.asks import About, Ask, Key
from gloam.kernel.core.rules import Blocked
from gloam.kernel.core.state import State
from gloam.kernel.present.scene import Arg, Choice, Words
from gloam.kernel.present.things import Thing

S = TypeVar("S", bound=State)

Named: TypeAlias = tuple[Thing, int]

# Options of a game that are kept, those that were shown last: 600 bytes each. A hundred games of
# Haunted show 9,000; with room for half of them one in twelve is made anew.
MANY: Final = 1 << 14


class Look(NamedTuple):
    """What the table decides of an option: see `Shown.look`."""

    says: str = ""  # the name of its message, if it is not the word
    also: tuple[Named, ...] = ()  # further things that it names and touches
    touches: tuple[str, ...] | None = None  # nodes, instead of those of the things it names
    preview: tuple[str, ...] = ()  # nodes that it would affect
    rule: str = ""
    grave: bool = False
    note: Words | None = None  # what it costs or what comes of it
    dial: str = ""  # options with the same dial form a ring that one turns
    aim: int = -1  # where it points, and
    fine: bool = False  # whether it is passed over by who turns coarsely


class Shown(Generic[S]):
    """The declaration of one word of keys.

    `parts` are the things that the numbers of the key name; with `of_ask`, the first number of
    the ask names one more. Where the table decides how it looks, `by` gives the numbers that
    decide (they depend on what the seat sees, like the options themselves), and `look` how an
    option looks then, `look(key, *numbers)`; it is asked once for the same numbers. What is
    `grave` costs much and cannot be taken back: people are asked once more. `note` tells what it
    always costs.
    """

    def __init__(
        self,
        *parts: Thing,
        rule: str = "",
        own_words: bool = False,
        of_ask: Thing | None = None,
        by: Callable[[S, int, Ask, Key], tuple[int, ...]] | None = None,
        look: Callable[..., Look] | None = None,
        grave: bool = False,
        note: Words | None = None,
    ) -> None:
        self.parts = parts
        self.things = parts if of_ask is None else (*parts, of_ask)
        self.rule = rule
        self.own_words = own_words
        self.of_ask = of_ask
        self.by = by
        self.look = look
        self.grave = grave
        self.note = note


PLAIN: Final = Look()


class Options(Generic[S]):
    """All options of a game.

    `asks` are the rules behind the asks; `rule` finds one where neither the word nor the ask
    has any. `more` are keys that the kernel shows (PASS, REVISE). `number` gives, for things
    whose numbers mean something else at every table (`Thing.here`), the one among their words.
    """

    def __init__(
        self,
        shown: Mapping[str, Shown[S]],
        asks: Mapping[str, str] | None = None,
        rule: Callable[[S], str] = lambda game: "",
        more: Sequence[Key] = (),
        number: Callable[[S, Thing, int], int] | None = None,
    ) -> None:
        self.shown = dict(shown)
        self.asks = dict(asks or {})
        self._rule = rule
        self._more = tuple(more)
        self._number = number
        self._option = lru_cache(MANY)(_option)
        self._found: dict[tuple[object, object], tuple[Shown[S], str]] = {}

    def describe(self, game: S, seat: int, ask: Ask, key: Key) -> Choice:
        """What a person is shown of an option."""
        about = ask.about if isinstance(ask.about, str) else str(ask.about[0])
        shown, always = self._found.get((about, key[0])) or self._find(about, str(key[0]))
        rule = always or self._rule(game)
        by = () if shown.by is None else shown.by(game, seat, ask, key)
        numbers: tuple[int, ...] | None = None  # those of the key
        if shown.of_ask is not None:
            numbers = (*key[1:], int(ask.about[1]))
        if self._number is not None:
            pairs = zip(shown.things, numbers or key[1:], strict=True)
            numbers = tuple([self._number(game, thing, number) for thing, number in pairs])
        return self._option(shown, about, key, rule, numbers, by)

    def _find(self, about: str, word: str) -> tuple[Shown[S], str]:
        """The declaration of a word at an ask, and the rule that is always behind it, if any."""
        shown = self.shown.get(f"{about} {word}") or self.shown[word]
        found = self._found[about, word] = shown, shown.rule or self.asks.get(about, "")
        return found

    def keys(self, seats: int) -> list[Key]:
        """Every key that can be offered at a table of so many seats, in a fixed order."""
        found: dict[Key, None] = dict.fromkeys(self._more)
        for name, shown in self.shown.items():
            word = name.rpartition(" ")[2]
            numbers = product(*[range(thing.count(seats)) for thing in shown.parts])
            found.update(dict.fromkeys([(word, *each) for each in numbers]))
        return list(found)


def about_word(about: About) -> str:
    """The word of an ask."""
    return about if isinstance(about, str) else str(about[0])


def _option(
    shown: Shown[S],
    about: str,
    key: Key,
    rule: str,
    numbers: tuple[int, ...] | None,
    by: tuple[int, ...],
) -> Choice:
    word = str(key[0])
    look = PLAIN if shown.look is None else shown.look(key, *by)
    said = look.says or (f"{word}-{about}" if shown.own_words else word)
    numbered = zip(shown.things, key[1:] if numbers is None else numbers, strict=True)
    named: list[Named] = [*numbered, *look.also]
    touches = _nodes(named) if look.touches is None else look.touches
    words = Words(f"option-{said}", _args(named))
    return Choice(
        key,
        words,
        touches,
        look.rule or rule,
        look.preview,
        look.dial,
        note=look.note or shown.note,
        grave=shown.grave or look.grave,
        aim=look.aim,
        fine=look.fine,
    )


def _args(named: Iterable[Named]) -> dict[str, Arg]:
    return {thing.name: thing.say(number) for thing, number in named}


def _nodes(named: Iterable[Named]) -> tuple[str, ...]:
    return tuple([id for thing, number in named for id in thing.node(number)])


class Refusals:
    """Why not: every reason, with the rule that says no, from the least telling to the most."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        self.rules = dict(rules)
        self._rank = {why: rank for rank, why in enumerate(rules)}

    def no(self, why: str, *named: Named, touches: tuple[str, ...] = (), rule: str = "") -> Blocked:
        """A refusal: message `blocked-<why>`, about some things.

        It touches the nodes of these things, or else `touches`. `rule` stands for reasons that
        are not among the declared ones.
        """
        nodes = touches or _nodes(named)
        return Blocked(nodes, Words(f"blocked-{why}", _args(named)), rule or self.rules[why])

    def most_telling(self, whys: Iterable[str]) -> str:
        """Of several reasons, the one to give."""
        return max(whys, key=self._rank.__getitem__)

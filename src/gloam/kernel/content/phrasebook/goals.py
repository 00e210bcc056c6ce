"""Rules that work both ways: to read a text and to say a tree.

A *goal* is what a slot wants: a name in some form, a number, a phrase of some category, or a
series of them; at the start of a sentence or within one. It is met either at once (`find`:
names and numbers) or by one of its rules; `say` is the way back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gloam.kernel.content.phrasebook.language import Joiner, Language
from gloam.kernel.content.phrasebook.node import Node, Phrase, Value
from gloam.kernel.content.phrasebook.trouble import PhraseError

FIGURES = re.compile("0|[1-9][0-9]*")


class Goal:
    """What is looked for at a place of the text, and said there.

    *Law: what `say` gives for a value, the goal reads as that value.*
    """

    def __init__(self) -> None:
        self.rules: list[Rule] = []
        self._by_letter: dict[str, list[Rule]] = {}

    def starting(self, letter: str) -> list[Rule]:
        """The rules that a text starting with this letter may be read by."""
        rules = self._by_letter.get(letter)
        if rules is None:
            rules = self._by_letter[letter] = [r for r in self.rules if r.may_start(letter)]
        return rules

    def find(self, text: str, at: int) -> list[tuple[int, Value]] | None:
        """What stands here and where it ends; None: the rules must tell."""
        return None

    def say(self, value: Value) -> str:
        raise NotImplementedError

    def agrees(self, value: Value) -> str:
        """The class of the words that go with this value."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, eq=False)
class Want:
    """A slot of a rule: what fills it goes to argument `arg`."""

    arg: int
    goal: Goal
    agrees: str = ""

    def takes(self, value: Value) -> bool:
        return not self.agrees or self.goal.agrees(value) == self.agrees


class Rule:
    """Words and slots in order, and what they make."""

    def __init__(self, items: tuple[str | Want, ...], shown: str) -> None:
        self.items = items
        self.shown = shown

    def may_start(self, letter: str) -> bool:
        first = self.items[0]
        return not isinstance(first, str) or first.startswith(letter)

    def build(self, values: tuple[Value, ...]) -> Value:
        """What the slots' values make together; None if they do not go together."""
        raise NotImplementedError


class PhraseRule(Rule):
    """One spelling of a phrase."""

    def __init__(
        self, items: tuple[str | Want, ...], shown: str, phrase: Phrase, fixed: Mapping[int, Value]
    ) -> None:
        super().__init__(items, shown)
        self.phrase = phrase
        self.fixed = fixed
        self.wants = [item for item in items if isinstance(item, Want)]

    def build(self, values: tuple[Value, ...]) -> Value:
        filled = dict(self.fixed)
        for want, value in zip(self.wants, values, strict=True):
            if filled.setdefault(want.arg, value) != value:
                return None
        return Node(self.phrase, tuple(filled[arg] for arg in range(len(filled))))

    def fits(self, args: tuple[Value, ...]) -> bool:
        """Whether this is the spelling for these arguments; it is for exactly one of them."""
        return all(args[arg] == value for arg, value in self.fixed.items()) and all(
            args[want.arg] is not None and want.takes(args[want.arg]) for want in self.wants
        )

    def say(self, args: tuple[Value, ...]) -> str:
        return "".join(
            item if isinstance(item, str) else item.goal.say(args[item.arg]) for item in self.items
        )


class KindRule(Rule):
    """A phrase of a narrower category stands for itself."""

    def build(self, values: tuple[Value, ...]) -> Value:
        return values[0]


class Phrases(Goal):
    """A phrase of a category, or of a narrower one."""

    def __init__(self, category: str, language: Language) -> None:
        super().__init__()
        self.category = category
        self.language = language
        self.spellings: dict[Phrase, list[PhraseRule]] = {}
        self.classes: dict[Phrase, str] = {}
        self.kinds: dict[str, Goal] = {}

    def add(self, phrase: Phrase, rules: list[PhraseRule], agrees: str) -> None:
        self.rules += rules
        self.spellings[phrase] = rules
        self.classes[phrase] = agrees

    def add_kind(self, category: str, goal: Goal) -> None:
        self.rules.append(KindRule((Want(0, goal),), f"{{{category}}}"))
        self.kinds[category] = goal

    def say(self, value: Value) -> str:
        node = self._own(value)
        if node.phrase.category != self.category:
            return self.kinds[node.phrase.category].say(node)
        for rule in self.spellings.get(node.phrase, ()):
            if rule.fits(node.args):
                return rule.say(node.args)
        raise PhraseError(f"{node!r} cannot be said in {self.language.code!r}: words are missing.")

    def agrees(self, value: Value) -> str:
        node = self._own(value)
        if node.phrase.category != self.category:
            return self.kinds[node.phrase.category].agrees(node)
        declared = self.classes.get(node.phrase, "")
        items = [item for rule in self.spellings.get(node.phrase, ()) for item in rule.items]
        if not declared and len(items) == 1 and isinstance(items[0], Want):
            # A phrase that is only a slot ("{n:number}") agrees as what fills it.
            return items[0].goal.agrees(node.args[items[0].arg])
        return declared or self.language.plurals[0]

    def _own(self, value: Value) -> Node:
        if isinstance(value, Node):
            category = value.phrase.category
            if category == self.category or category in self.kinds:
                return value
        raise PhraseError(f"{value!r} cannot be said where {self.category!r} is wanted.")


class Names(Goal):
    """A noun in one of its forms."""

    def __init__(self, category: str, form: str, language: Language) -> None:
        super().__init__()
        self.category = category
        self.form = form
        self.language = language
        self.words: dict[str, str] = {}
        self.classes: dict[str, str] = {}
        self.names: dict[str, list[Value]] = {}
        self.lengths: list[int] = []

    def add(self, name: str, words: str, agrees: str) -> None:
        self.words[name] = words
        self.classes[name] = agrees
        self.names.setdefault(words, []).append(name)
        if len(words) not in self.lengths:
            self.lengths.append(len(words))

    def find(self, text: str, at: int) -> list[tuple[int, Value]]:
        return [
            (at + length, name)
            for length in self.lengths
            for name in self.names.get(text[at : at + length], ())
        ]

    def say(self, value: Value) -> str:
        if not isinstance(value, str) or value not in self.words:
            what = f"no form {self.form!r}" if self.form else "no words"
            raise PhraseError(f"{self.category} {value}: {what} in {self.language.code!r}.")
        return self.words[value]

    def agrees(self, value: Value) -> str:
        assert isinstance(value, str)
        return self.classes.get(value, "") or self.language.plurals[0]


class Numbers(Goal):
    """A number: in words as far as there are any, otherwise in figures."""

    def __init__(self, language: Language, words: Sequence[str]) -> None:
        super().__init__()
        self.language = language
        self.words = words

    def find(self, text: str, at: int) -> list[tuple[int, Value]]:
        found: list[tuple[int, Value]] = [
            (at + len(word), n) for n, word in enumerate(self.words, 1) if text.startswith(word, at)
        ]
        figures = FIGURES.match(text, at)
        for end in range(at + 1, figures.end() + 1 if figures else at):
            number = int(text[at:end])
            if number == 0 or number > len(self.words):  # the others are said in words
                found.append((end, number))
        return found

    def say(self, value: Value) -> str:
        if not isinstance(value, int) or value < 0:
            raise PhraseError(f"{value!r} cannot be said where a number is wanted.")
        return self.words[value - 1] if 1 <= value <= len(self.words) else str(value)

    def agrees(self, value: Value) -> str:
        assert isinstance(value, int)
        return self.language.plural(value)


class SeriesRule(Rule):
    """An item of a series, and what follows it if anything does."""

    def build(self, values: tuple[Value, ...]) -> Value:
        rest = values[1] if len(values) == 2 else ()
        assert isinstance(rest, tuple)
        return (values[0], *rest)


class Series(Goal):
    """Several of a kind: "A", "A or B", "A, B or C"."""

    def __init__(self, joiner: Joiner, language: Language) -> None:
        super().__init__()
        self.between, self.last = joiner
        self.language = language

    def fill(self, first: Goal, middle: Goal, last: Goal) -> None:
        self.items = (first, middle, last)
        tail = Goal()
        more = Want(1, tail)
        self.rules = [
            SeriesRule((Want(0, first),), "…"),
            SeriesRule((Want(0, first), more), "…"),
        ]
        tail.rules = [
            SeriesRule((self.between, Want(0, middle), more), f"{self.between}…"),
            SeriesRule((self.last, Want(0, last)), f"{self.last}…"),
        ]

    def say(self, value: Value) -> str:
        if not isinstance(value, tuple) or not value:
            raise PhraseError(f"{value!r} cannot be said where a series is wanted.")
        first, middle, last = self.items
        said = first.say(value[0])
        for item in value[1:-1]:
            said += self.between + middle.say(item)
        return said + self.last + last.say(value[-1]) if len(value) > 1 else said

    def agrees(self, value: Value) -> str:
        assert isinstance(value, tuple)
        return self.items[0].agrees(value[0]) if len(value) == 1 else self.language.plurals[-1]

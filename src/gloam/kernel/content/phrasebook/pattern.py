"""How a phrase is written.

    draw {n:number} cards        a slot `n` that a number fills; `{n}` alone is of the
                                 category that it is given elsewhere, or of its own name
    {card:card.many}             a noun in one of its forms; `{card.dat}` if it was named before
    {kind:kind.acc by n}         the form goes by another slot: "acc.one" or "acc.many"
    {cards:card, or}             several of them: "A", "A or B", "A, B or C"
    {n|card|cards}               words that agree with a slot: with one, with more. In a
                                 language with more classes there may be a way for each
    {n|a card|{n:number} cards}  where the first way does not say the number, it is one
    {quietly? without noise}     words that may be there; the slot is true or false
    [ from {place}]              a part that may be there; if not, its slots are None
    {Effect}.                    a capital: what fills the slot starts a sentence

Write a phrase as it stands within a sentence; a capital slot around it does the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TypeAlias

from gloam.kernel.content.phrasebook.language import Language
from gloam.kernel.content.phrasebook.trouble import PhraseError

WORDS = re.compile(r"[^][{}|]+")
HEAD = re.compile(r"\{(\w+)([|?]?)")
SLOT = re.compile(r"\{(\w+)(?::(\w+))?((?:\.\w+)*)(?: by (\w+))?(?:, *(\w+))?\}")

NUMBERS = ("number", "figure")  # in words as far as the language has them; always in figures


@dataclass(frozen=True)
class Slot:
    """A place in a pattern to be filled: `{name:category.form by other, joiner}`."""

    name: str
    category: str = ""
    form: str = ""
    by: str = ""  # the slot that its form goes by
    joiner: str = ""
    capital: bool = False
    agrees: str = ""  # the class that what fills it must be of, in this spelling


@dataclass(frozen=True)
class Choice:
    """Words that agree with a slot."""

    name: str
    ways: tuple[Parts, ...]


@dataclass(frozen=True)
class Maybe:
    """A part that may be left out; a flag if it has a name."""

    name: str
    parts: Parts


Part: TypeAlias = str | Slot | Choice | Maybe
Parts: TypeAlias = tuple[Part, ...]


@dataclass(frozen=True)
class Spelling:
    """One way to write a pattern out; `fixed` is what it says by saying nothing."""

    items: tuple[str | Slot, ...]
    fixed: Mapping[str, int | None]

    def __str__(self) -> str:
        return "".join(i if isinstance(i, str) else f"{{{i.name}}}" for i in self.items)


def read(pattern: str) -> Parts:
    return _Reader(pattern).parts("")


def walk(parts: Parts) -> Iterator[Part]:
    """Every part, and those inside it."""
    for part in parts:
        yield part
        if isinstance(part, Choice):
            for way in part.ways:
                yield from walk(way)
        elif isinstance(part, Maybe):
            yield from walk(part.parts)


def spell(parts: Parts, types: Mapping[str, Slot], language: Language) -> list[Spelling]:
    """Every way to write the pattern out, each for other values of the slots.

    `types` has each slot as it was first written with a category.
    """
    agreed = list(dict.fromkeys(_agreed(parts)))
    classes = {name: _classes(name, types, language) for name in agreed}
    spellings: list[Spelling] = []
    for choice in product(*classes.values()):
        speller = _Speller(types, classes, dict(zip(agreed, choice, strict=True)))
        for draft in speller.drafts(parts):
            spelling = speller.finish(draft)
            if spelling not in spellings:
                spellings.append(spelling)
    _refuse_equals(spellings)
    return spellings


def _agreed(parts: Parts) -> Iterator[str]:
    """The slots that something else in the pattern goes by."""
    for part in walk(parts):
        if isinstance(part, Choice):
            yield part.name
        elif isinstance(part, Slot) and part.by:
            yield part.by


def _classes(name: str, types: Mapping[str, Slot], language: Language) -> tuple[str, ...]:
    if name not in types:
        raise PhraseError(f"it speaks of a slot {{{name}}} that it does not have.")
    return language.plurals if types[name].category in NUMBERS else language.classes


def _refuse_equals(spellings: Sequence[Spelling]) -> None:
    """What fills the slots must tell which spelling is meant: a tree is said in one way."""
    told: dict[tuple[object, ...], Spelling] = {}
    for spelling in spellings:
        said = {item.name: item.agrees for item in spelling.items if isinstance(item, Slot)}
        fills = tuple(sorted({**said, **spelling.fixed}.items()))
        other = told.setdefault(fills, spelling)
        if other is not spelling:
            raise PhraseError(f"nothing tells “{other}” from “{spelling}”.")


class _Speller:
    """Writes a pattern out for slots of certain classes."""

    def __init__(
        self,
        types: Mapping[str, Slot],
        classes: Mapping[str, tuple[str, ...]],
        agrees: Mapping[str, str],
    ) -> None:
        self.types = types
        self.classes = classes
        self.agrees = agrees

    def drafts(self, parts: Parts) -> list[Spelling]:
        drafts = [Spelling((), {})]
        for part in parts:
            ways = self.ways(part)
            drafts = [
                Spelling(done.items + way.items, {**done.fixed, **way.fixed})
                for done in drafts
                for way in ways
            ]
        return drafts

    def ways(self, part: Part) -> list[Spelling]:
        if isinstance(part, Choice):
            return self.drafts(self.chosen(part))
        if isinstance(part, Maybe):
            said = self.drafts(part.parts)
            if part.name:
                said = [Spelling(way.items, {**way.fixed, part.name: True}) for way in said]
            return [*said, Spelling((), dict(_unsaid(part)))]
        return [Spelling((part,), {})]

    def chosen(self, choice: Choice) -> Parts:
        classes = self.classes[choice.name]
        wanted = classes.index(self.agrees[choice.name])
        if len(choice.ways) == 2:
            return choice.ways[min(wanted, 1)]
        if len(choice.ways) == len(classes):
            return choice.ways[wanted]
        raise PhraseError(
            f"{{{choice.name}|…}} has {len(choice.ways)} ways; it needs two (one and other) "
            f"or {len(classes)} ({', '.join(classes)})."
        )

    def finish(self, draft: Spelling) -> Spelling:
        """Give slots their category, form and class, and join words that stand together."""
        items: list[str | Slot] = []
        for item in draft.items:
            if isinstance(item, Slot):
                items.append(self.resolve(item))
            elif items and isinstance(items[-1], str):
                items[-1] += item
            else:
                items.append(item)
        if not items:
            raise PhraseError("some way to read the pattern has no words at all.")
        said = {item.name for item in items if isinstance(item, Slot)}
        fixed = {name: value for name, value in draft.fixed.items() if name not in said}
        for name, wanted in self.agrees.items():
            if name not in said and name not in fixed:
                if self.types[name].category not in NUMBERS or wanted != self.classes[name][0]:
                    raise PhraseError(f"it does not always say what {{{name}}} is.")
                fixed[name] = 1
        return Spelling(tuple(items), fixed)

    def resolve(self, slot: Slot) -> Slot:
        typed = slot if slot.category else self.types[slot.name]
        forms = [slot.form, self.agrees.get(slot.by, "")]
        return replace(
            slot,
            category=typed.category,
            joiner=slot.joiner or typed.joiner,
            form=".".join(form for form in forms if form),
            agrees=self.agrees.get(slot.name, ""),
        )


def _unsaid(maybe: Maybe) -> Iterator[tuple[str, int | None]]:
    for part in walk((maybe,)):
        if isinstance(part, Slot):
            yield part.name, None
        elif isinstance(part, Maybe) and part.name:
            yield part.name, False


class _Reader:
    """Reads a pattern from left to right."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.at = 0

    def parts(self, closing: str) -> Parts:
        """Parts up to one of the closing marks, which is left to be read."""
        parts: list[Part] = []
        while self.at < len(self.pattern):
            mark = self.pattern[self.at]
            if mark in closing:
                return tuple(parts)
            if mark == "{":
                parts.append(self.braces())
            elif mark == "[":
                parts.append(self.brackets())
            elif words := WORDS.match(self.pattern, self.at):
                parts.append(words[0])
                self.at = words.end()
            else:
                raise self.odd(f"{mark!r} closes nothing")
        if closing:
            raise self.odd(f"{closing[-1]!r} is missing")
        return tuple(parts)

    def brackets(self) -> Part:
        start = self.at
        self.at += 1
        maybe = Maybe("", self.inside("]"))
        if not any(isinstance(part, Slot) for part in walk(maybe.parts)):
            self.at = start
            raise self.odd("words that may be there need a name, as in {quietly? without noise}")
        return maybe

    def inside(self, closing: str) -> Parts:
        parts = self.parts(closing)
        self.at += 1
        return parts

    def braces(self) -> Part:
        head = HEAD.match(self.pattern, self.at)
        if head is None:
            raise self.odd("'{' must be followed by a slot's name")
        if head[2] == "?":
            self.at = head.end()
            return Maybe(head[1], self.inside("}"))
        if head[2] == "|":
            self.at = head.end() - 1
            ways: list[Parts] = []
            while self.pattern[self.at] == "|":
                self.at += 1
                ways.append(self.parts("|}"))
            self.at += 1
            return Choice(head[1], tuple(ways))
        return self.slot()

    def slot(self) -> Slot:
        slot = SLOT.match(self.pattern, self.at)
        if slot is None:
            raise self.odd(
                "a slot is {name}, {name:category} or {name:category.form by slot, joiner}"
            )
        self.at = slot.end()
        name, category, form, by, joiner = slot.groups(default="")
        low = name[0].lower() + name[1:]
        return Slot(low, category, form[1:], by, joiner, capital=low != name)

    def odd(self, what: str) -> PhraseError:
        return PhraseError(f"{what}, at character {self.at + 1} of {self.pattern!r}.")

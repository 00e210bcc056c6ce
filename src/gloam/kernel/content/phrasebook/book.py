"""The phrasebook of a game: its phrases, its nouns, and texts read by them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from gloam.kernel.content.phrasebook.explain import no_parse, two_parses
from gloam.kernel.content.phrasebook.grammar import Grammar
from gloam.kernel.content.phrasebook.language import ENGLISH, GERMAN, Forms, Joiner, Language, Words
from gloam.kernel.content.phrasebook.node import Node, Phrase
from gloam.kernel.content.phrasebook.parser import Reading
from gloam.kernel.content.phrasebook.pattern import NUMBERS, Parts, Slot, read, spell, walk
from gloam.kernel.content.phrasebook.trouble import PhraseError, unknown

# Any: what a phrase does is between it and its game; it is handed back as it came.
Does = TypeVar("Does", bound=Callable[..., Any])


class Phrasebook:
    """The first language is the one that texts are written in; every phrase has words in it.

    Phrases, nouns and joiners may be added in any order. What refers to something that is
    not there is refused when the first text is read.
    """

    def __init__(self, name: str, languages: tuple[Language, ...] = (ENGLISH, GERMAN)) -> None:
        self.name = name
        self._languages = {language.code: language for language in languages}
        self._source = languages[0].code
        self._phrases: dict[str, Phrase] = {}
        self._nouns: dict[str, Nouns] = {}
        self._joiners: dict[str, dict[str, Joiner]] = {}
        self._kinds: dict[str, list[str]] = {}
        self._grammars: dict[str, Grammar] = {}

    def nouns(self, category: str) -> Nouns:
        """A category of named things; the names come from data."""
        if category not in self._nouns:
            if category in NUMBERS or category in [p.category for p in self._phrases.values()]:
                raise PhraseError(f"{category!r} is no category of nouns in {self.name!r}.")
            self._nouns[category] = Nouns(category, self._languages, self._grammars)
            self._grammars.clear()
        return self._nouns[category]

    def joiner(self, name: str, **words: Joiner) -> None:
        """How a series joins: between items, and before the last, as in en=(", ", ", then ")."""
        pairs = {code: {"between": w[0], "last": w[1]} for code, w in words.items()}
        _checked(f"joiner {name}", pairs, self._languages)
        self._joiners[name] = words
        self._grammars.clear()

    def kind(self, category: str, of: str) -> None:
        """Every phrase of a category may stand where a wider one is wanted.

        So `kind("act", of="effect")` lets "{act}, then {effect}" be read in one way only.
        """
        self._kinds.setdefault(of, []).append(category)
        self._grammars.clear()

    def phrase(
        self, category: str, *, rule: str | tuple[str, ...] = (), **words: Words
    ) -> Callable[[Does], Does]:
        """Write a phrase beside what it does: a function whose last parameters are its slots."""

        def written(does: Does) -> Does:
            rules = (rule,) if isinstance(rule, str) else rule
            self._add(category, does, rules, words)
            return does

        return written

    def phrases(self) -> tuple[Phrase, ...]:
        return tuple(self._phrases.values())

    def parse(self, category: str, text: str, where: str = "") -> Node:
        """What a text means. `where` it stands is told if it is refused."""
        where = f"{where}: " if where else ""
        grammar = self._grammar(self._source)
        if grammar.missing:
            raise PhraseError("\n  ".join([f"{self.name!r} lacks words:", *grammar.missing]))
        goal = grammar.goal(category)
        parses = Reading(goal, text).parses
        if not parses:
            raise no_parse(goal, text, where, self.name)
        if len(parses) > 1:
            raise two_parses(text, parses, where)
        (tree,) = parses
        if not isinstance(tree, Node):
            raise PhraseError(f"{where}{category!r} is a category of nouns, not of phrases.")
        return tree

    def render(self, node: Node, language: str = "") -> str:
        """The words for a tree, in the language of the cards or another."""
        return self._grammar(language or self._source).goal(node.phrase.category).say(node)

    def missing(self, language: str) -> list[str]:
        """What has no words in a language, or lacks a form that some phrase asks for."""
        return list(self._grammar(language).missing)

    def _grammar(self, code: str) -> Grammar:
        if code not in self._languages:
            raise unknown(f"{self.name!r}: the language", code, self._languages)
        if code not in self._grammars:
            nouns = {category: nouns.forms for category, nouns in self._nouns.items()}
            self._grammars[code] = Grammar(
                self._languages[code], self._phrases.values(), nouns, self._joiners, self._kinds
            )
        return self._grammars[code]

    def _add(
        self,
        category: str,
        does: Callable[..., Any],
        rule: tuple[str, ...],
        words: dict[str, Words],
    ) -> None:
        name = does.__name__
        thing = f"{category} {name}"
        if name in self._phrases:
            raise PhraseError(f"{thing}: there is a phrase {self._phrases[name]} already.")
        if category in self._nouns or category in NUMBERS:
            raise PhraseError(f"{thing}: {category!r} is no category of phrases.")
        forms = _checked(thing, words, self._languages)
        try:
            slots, types = _slots(does, forms, self._languages)
        except PhraseError as error:
            raise PhraseError(f"{thing}: {error}") from None
        self._phrases[name] = Phrase(category, name, does, words, rule, slots, types)
        self._grammars.clear()


class Nouns:
    """Named things of one category, with their words."""

    def __init__(
        self, category: str, languages: Mapping[str, Language], grammars: dict[str, Grammar]
    ) -> None:
        self.category = category
        self.forms: dict[str, dict[str, Forms]] = {}
        self._languages = languages
        self._grammars = grammars

    def add(self, name: str, **words: Words) -> None:
        """As in `add("knife", en={"one": "Knife", "many": "Knives"}, de="Messer")`."""
        thing = f"{self.category} {name}"
        if name in self.forms:
            raise PhraseError(f"{thing}: it is there already.")
        self.forms[name] = _checked(thing, words, self._languages)
        self._grammars.clear()


def _checked(
    thing: str, words: Mapping[str, Words], languages: Mapping[str, Language]
) -> dict[str, Forms]:
    """The words of one thing; those of the language of the cards must be there."""
    source = next(iter(languages))
    if source not in words:
        raise PhraseError(f"{thing}: it needs words in {source!r}.")
    for code, said in words.items():
        if code not in languages:
            raise unknown(f"{thing}: the language", code, languages)
        if not said or (not isinstance(said, str) and not all(said.values())):
            raise PhraseError(f"{thing}: its words in {code!r} are empty.")
    forms = {code: Forms(said) for code, said in words.items()}
    for code, form in forms.items():
        classes = languages[code].classes
        if form.agrees and form.agrees not in classes:
            raise unknown(f"{thing}: in {code!r}, what it agrees as", form.agrees, classes)
    return forms


def _slots(
    does: Callable[..., Any], forms: Mapping[str, Forms], languages: Mapping[str, Language]
) -> tuple[tuple[str, ...], dict[str, Slot]]:
    """The slots of a phrase in the order of its parameters, and what fills them."""
    patterns = [
        (languages[code], read(pattern))
        for code, form in forms.items()
        for pattern in form.by_form.values()
    ]
    types = _types([parts for _, parts in patterns])
    slots = _parameters(does, _names(patterns[0][1]))
    for language, parts in patterns:
        if set(_names(parts)) != set(slots):
            raise PhraseError(
                f"every pattern must have the slots {_listed(slots)}; "
                f"one in {language.code!r} has {_listed(_names(parts))}."
            )
        spell(parts, types, language)  # to refuse now what could not be spelled out later
    return slots, types


def _names(parts: Parts) -> list[str]:
    named = (part.name for part in walk(parts) if not isinstance(part, str))
    return list(dict.fromkeys(name for name in named if name))


def _types(patterns: Sequence[Parts]) -> dict[str, Slot]:
    """What fills each slot: as the first pattern says that names a category."""
    slots = [part for parts in patterns for part in walk(parts) if isinstance(part, Slot)]
    types: dict[str, Slot] = {}
    for slot in slots:
        if slot.category:
            first = types.setdefault(slot.name, slot)
            if (slot.category, bool(slot.joiner)) != (first.category, bool(first.joiner)):
                raise PhraseError(f"the slot {{{slot.name}}} is of two kinds.")
    for slot in slots:
        types.setdefault(slot.name, replace(slot, category=slot.name))
    return types


def _parameters(does: Callable[..., Any], names: Sequence[str]) -> tuple[str, ...]:
    parameters = list(inspect.signature(does).parameters)
    last = parameters[len(parameters) - len(names) :] if names else []
    if set(last) != set(names):
        raise PhraseError(
            f"the last parameters of {does.__name__}({', '.join(parameters)}) "
            f"must be its slots {_listed(names)}."
        )
    return tuple(last)


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in names) or "(none)"

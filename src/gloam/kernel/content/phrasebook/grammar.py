"""The phrases and nouns of a book in one language, made into goals and rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from gloam.kernel.content.phrasebook.goals import (
    Goal,
    Names,
    Numbers,
    PhraseRule,
    Phrases,
    Series,
    Want,
)
from gloam.kernel.content.phrasebook.language import Forms, Joiner, Language, capital, ends_sentence
from gloam.kernel.content.phrasebook.node import Phrase
from gloam.kernel.content.phrasebook.pattern import NUMBERS, Slot, Spelling, read, spell
from gloam.kernel.content.phrasebook.trouble import unknown

Key: TypeAlias = tuple[str, str, str, bool]


class Grammar:
    """All goals of a phrasebook in one language, and the words that are missing there."""

    def __init__(
        self,
        language: Language,
        phrases: Iterable[Phrase],
        nouns: Mapping[str, Mapping[str, Mapping[str, Forms]]],
        joiners: Mapping[str, Mapping[str, Joiner]],
        kinds: Mapping[str, Sequence[str]],
    ) -> None:
        self.language = language
        self._kinds = kinds
        self.missing: list[str] = []
        self._goals: dict[Key, Goal] = {}
        self._joiners = dict(language.joiners)
        self._joiners.update(
            (j, w[language.code]) for j, w in joiners.items() if language.code in w
        )
        self._nouns = {
            category: {
                name: self._forms(f"{category} {name}", words) for name, words in members.items()
            }
            for category, members in nouns.items()
        }
        self._phrases: dict[str, dict[Phrase, Forms | None]] = {category: {} for category in kinds}
        for phrase in phrases:
            forms = {code: Forms(words) for code, words in phrase.words.items()}
            members = self._phrases.setdefault(phrase.category, {})
            members[phrase] = self._forms(f"{phrase.category} {phrase.name}", forms)
        for category in self._phrases:
            self.goal(category)

    def goal(self, category: str, form: str = "", joiner: str = "", start: bool = False) -> Goal:
        """`start`: it stands at the start of a sentence."""
        key = (category, form, joiner, start)
        goal = self._goals.get(key)
        if goal is not None:
            return goal
        if joiner:
            goal = self._series(key)
        elif category in NUMBERS:
            words = self.language.numbers if category == "number" else ()
            goal = Numbers(self.language, [capital(word) if start else word for word in words])
        elif category in self._nouns:
            goal = self._names(category, form, start)
        elif category in self._phrases:
            goal = self._category(key)
        else:
            raise unknown("The category", category, self._categories())
        self._goals[key] = goal
        return goal

    def _forms(self, thing: str, words: Mapping[str, Forms]) -> Forms | None:
        if self.language.code not in words:
            self.missing.append(f"{thing}: no words")
        return words.get(self.language.code)

    def _form(self, thing: str, forms: Forms | None, form: str) -> str | None:
        words = forms.get(form) if forms else None
        gap = f"{thing}: no form {form!r}"
        if forms and words is None and gap not in self.missing:
            self.missing.append(gap)
        return words

    def _names(self, category: str, form: str, start: bool) -> Names:
        names = Names(category, form, self.language)
        for name, forms in self._nouns[category].items():
            words = self._form(f"{category} {name}", forms, form)
            if forms and words:
                names.add(name, capital(words) if start else words, forms.agrees)
        return names

    def _series(self, key: Key) -> Series:
        category, form, joiner, start = key
        series = Series(self._joiners[joiner], self.language)
        self._goals[key] = series  # before it is filled: its items may hold such a series
        series.fill(
            self.goal(category, form, "", start),
            self.goal(category, form, "", ends_sentence(series.between)),
            self.goal(category, form, "", ends_sentence(series.last)),
        )
        return series

    def _category(self, key: Key) -> Phrases:
        category, form, _, start = key
        goal = Phrases(category, self.language)
        self._goals[key] = goal  # before it is filled: phrases hold phrases of their own kind
        for phrase, forms in self._phrases[category].items():
            pattern = self._form(f"{category} {phrase.name}", forms, form)
            if forms and pattern:
                spellings = spell(read(pattern), phrase.types, self.language)
                rules = [self._rule(phrase, spelling, start) for spelling in spellings]
                goal.add(phrase, rules, forms.agrees)
        for kind in self._narrower(category):
            goal.add_kind(kind, self.goal(kind, form, "", start))
        return goal

    def _narrower(self, category: str) -> list[str]:
        """The kinds of a category, their kinds, and so on."""
        found = [category]
        for wider in found:
            for kind in self._kinds.get(wider, ()):
                if kind not in self._phrases:
                    raise unknown(f"A kind of {wider!r},", kind, self._phrases)
                if kind not in found:
                    found.append(kind)
        return found[1:]

    def _rule(self, phrase: Phrase, spelling: Spelling, start: bool) -> PhraseRule:
        items: list[str | Want] = []
        for item in spelling.items:
            first = start and not items
            if isinstance(item, str):
                items.append(capital(item) if first else item)
            else:
                self._refuse_unknown(phrase, item)
                goal = self.goal(item.category, item.form, item.joiner, item.capital or first)
                items.append(Want(phrase.slots.index(item.name), goal, item.agrees))
        shown = capital(str(spelling)) if start else str(spelling)
        fixed = {phrase.slots.index(name): value for name, value in spelling.fixed.items()}
        return PhraseRule(tuple(items), shown, phrase, fixed)

    def _refuse_unknown(self, phrase: Phrase, slot: Slot) -> None:
        thing = f"{phrase.category} {phrase.name}"
        if slot.category not in self._categories():
            raise unknown(f"{thing}: the category", slot.category, self._categories())
        if slot.joiner and slot.joiner not in self._joiners:
            code = self.language.code
            raise unknown(f"{thing}: in {code!r}, the joiner", slot.joiner, self._joiners)

    def _categories(self) -> list[str]:
        return [*self._phrases, *self._nouns, *NUMBERS]

"""What a language brings of its own: numbers in words, how lists join, what agrees with what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

# The words for one thing: the same in every use, or one for each form ("many", "dat.one").
# The key "agrees" says how other words go with it, where that is not as with one thing.
Words: TypeAlias = str | Mapping[str, str]
Joiner: TypeAlias = tuple[str, str]  # between items, and before the last: (", ", " or ")


def one_or_many(n: int) -> str:
    return "one" if n == 1 else "many"


class Language:
    """`plurals` are the classes numbers fall into, by `plural`; `persons` those that only
    other words have (in German: "du ziehst", "jeder zieht", "alle ziehen").
    """

    def __init__(
        self,
        code: str,
        numbers: str,
        joiners: Mapping[str, Joiner],
        *,
        persons: tuple[str, ...] = (),
        plurals: tuple[str, ...] = ("one", "many"),
        plural: Callable[[int], str] = one_or_many,
    ) -> None:
        self.code = code
        self.numbers = tuple(numbers.split())
        self.joiners = dict(joiners)
        self.plurals = plurals
        self.plural = plural
        self.classes = (plurals[0], *persons, *plurals[1:])


class Forms:
    """The words for one thing in one language."""

    def __init__(self, words: Words) -> None:
        forms = {"": words} if isinstance(words, str) else dict(words)
        self.agrees = forms.pop("agrees", "")
        self.by_form = forms

    def get(self, form: str) -> str | None:
        """The words in this form; "dat.many" is "many" where the dative is not told apart.

        No form asked for is the first one given; a plain string serves as every form.
        """
        if not form:
            return next(iter(self.by_form.values()))
        while form not in self.by_form and "." in form:
            form = form.partition(".")[2]
        return self.by_form.get(form, self.by_form.get(""))


def capital(words: str) -> str:
    """As at the start of a sentence."""
    return words[:1].upper() + words[1:]


def ends_sentence(separator: str) -> bool:
    return separator.rstrip().endswith((".", "!", "?"))


ENGLISH = Language(
    "en",
    "one two three four five six seven eight nine ten eleven twelve",
    {"and": (", ", " and "), "or": (", ", " or "), "sentences": (". ", ". ")},
)
GERMAN = Language(
    "de",
    "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    {"and": (", ", " und "), "or": (", ", " oder "), "sentences": (". ", ". ")},
    persons=("you",),
)

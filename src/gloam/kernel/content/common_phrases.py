"""Phrases that every phrasebook needs: sequences, conditions, choices, each of several.

A game adds those it uses, under its own categories. What they run gets the context of the text,
which is the game and one more thing (who acts, or the card on its way): `run(game, you)`.

    add_sequence(BOOK, "text", of="act")            # "Draw a card. Lose one Sanity."
    add_if(BOOK, "act", of="act")                   # "if no Creature is here, …"
    add_if_otherwise(BOOK, "effect", of="act")      # "if …, …; otherwise, …"
    add_may(BOOK, "effect", of="effect", asked=…)   # "you may …"
    add_choose_one(BOOK, "effect", of="act", asked=…)  # "choose one: …, or …"
    add_each(BOOK, "effect", of="act")              # "each neighbour must …"

Numbers and plurals are patterns of the phrasebook itself: `{n|a card|{n:number} cards}`; a limit
is written with `up_to`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from gloam.kernel.content.phrasebook import Node, Phrasebook
from gloam.kernel.core.asks import About, Ask, Flow, Key, anew, choose

YES: Final[Key] = ("yes",)
NO: Final[Key] = ("no",)
FIRST: Final[Key] = ("first",)
SECOND: Final[Key] = ("second",)

# Any: the context of a text is between a game and its phrases.
Context = Any


def add_sequence(
    book: Phrasebook,
    category: str,
    of: str,
    goes_on: Callable[[Context, Context], bool] = lambda game, you: True,
) -> None:
    """Sentences, one after another, as long as the text `goes_on` (its player may have died)."""

    def in_sequence(game: Context, you: Context, steps: tuple[Node, ...]) -> Flow[None]:
        for step in steps:
            yield from step.run(game, you)
            if not goes_on(game, you):
                return

    pattern = f"{{Steps:{of}, sentences}}."
    book.phrase(category, en=pattern, de=pattern)(in_sequence)


def add_values(book: Phrasebook, category: str, of: str) -> None:
    """Sentences that are read and not run: each changes what the text is read into."""

    def all_values(into: Context, sentences: tuple[Node, ...]) -> None:
        for sentence in sentences:
            sentence.value(into)

    all_values.__name__ = f"all_of_{category}"
    pattern = f"{{Sentences:{of}, sentences}}."
    book.phrase(category, en=pattern, de=pattern)(all_values)


def add_if(book: Phrasebook, category: str, of: str) -> Callable[..., Flow[None]]:
    """ "if {condition}, {act}". Returns what it does, `if_so(game, you, condition, then)`."""

    def if_so(game: Context, you: Context, condition: Node, then: Node) -> Flow[None]:
        if condition.value(game, you):
            yield from then.run(game, you)

    book.phrase(
        category,
        en=f"if {{condition}}, {{then:{of}}}",
        de=f"wenn {{condition}}, {{then:{of}}}",
    )(if_so)
    return if_so


def add_if_otherwise(book: Phrasebook, category: str, of: str) -> None:
    """ "if {condition}, {act}; otherwise, {act}" """

    def if_otherwise(
        game: Context, you: Context, condition: Node, then: Node, otherwise: Node
    ) -> Flow[None]:
        yield from (then if condition.value(game, you) else otherwise).run(game, you)

    book.phrase(
        category,
        en=f"if {{condition}}, {{then:{of}}}; otherwise, {{otherwise:{of}}}",
        de=f"wenn {{condition}}, {{then:{of}}}; sonst {{otherwise:{of}}}",
    )(if_otherwise)


def add_may(
    book: Phrasebook,
    category: str,
    of: str,
    asked: Callable[[Context, Context], tuple[int, About]],
    declined: Callable[[Context, Context], None] = lambda game, you: None,
) -> None:
    """ "you may {act}": who is `asked`, and how, is answered yes or no."""

    def may(game: Context, you: Context, may: Node) -> Flow[None]:
        seat, about = asked(game, you)
        key = yield choose(seat, (YES, NO), about)
        if key == YES:
            yield from may.run(game, you)
        else:
            declined(game, you)

    book.phrase(category, en=f"you may {{may:{of}}}", de=f"du darfst {{may:{of}}}")(may)


def add_choose_one(
    book: Phrasebook,
    category: str,
    of: str,
    asked: Callable[[Context, Context, Sequence[Key]], Ask | None],
    en: str = "choose one",
    de: str = "wähle eines",
) -> None:
    """ "choose one: {act}, or {act}". Other words may say who chooses.

    `asked` makes the ask, with FIRST and SECOND as its options, and makes it anew after an
    interrupt; None if there is nobody left to ask.
    """

    def choose_one(game: Context, you: Context, one: Node, other: Node) -> Flow[None]:
        answer = yield from anew(lambda: asked(game, you, (FIRST, SECOND)))
        chosen = one if FIRST in (answer, answer[-1]) else other  # a key, or (seat, key)
        yield from chosen.run(game, you)

    choose_one.__name__ = en.replace(" ", "_")
    book.phrase(
        category,
        en=f"{en}: {{one:{of}}}, or {{other:{of}}}",
        de=f"{de}: {{one:{of}}}, oder {{other:{of}}}",
    )(choose_one)


def add_each(book: Phrasebook, category: str, of: str) -> None:
    """ "each {group} must {act}", one after the other.

    A phrase of the category `group` gives its members as they are when the text is read, each
    of which stands for `you` in turn: `value(game, you)`.
    """

    def each(game: Context, you: Context, group: Node, act: Node) -> Flow[None]:
        for one in group.value(game, you):
            yield from act.run(game, one)

    book.phrase(
        category,
        en=f"each {{group}} must {{act:{of}}}",
        de=f"für jeden {{group}} gilt: {{act:{of}}}",
    )(each)


def up_to(one: str, many: str) -> str:
    """The pattern of a limit: `up_to("one space", "spaces")` is "one space", "up to two spaces"."""
    return f"{{n|{one}|up to {{n:number}} {many}}}"

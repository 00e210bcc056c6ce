"""Phrases that every phrasebook needs: sequences, conditions, choices.

A game adds those it uses, under its own categories. What they run gets the context of the text,
which is the game and one more thing (who acts, or the card on its way): `run(game, you)`.

    add_sequence(BOOK, "text", of="act")            # "Draw a card. Lose one Sanity."
    add_if(BOOK, "act", of="act")                   # "if no Creature is here, …"
    add_if_otherwise(BOOK, "effect", of="act")      # "if …, …; otherwise, …"
    add_may(BOOK, "effect", of="effect", asked=…)   # "you may …"

Numbers and plurals are patterns of the phrasebook itself: `{n|a card|{n:number} cards}`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloam.kernel.content.phrasebook import Node, Phrasebook
from gloam.kernel.core.asks import About, Flow, Key, choose

YES: Final[Key] = ("yes",)
NO: Final[Key] = ("no",)

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


def add_if(
    book: Phrasebook, category: str, of: str, condition: str = "condition"
) -> Callable[..., Flow[None]]:
    """ "if {condition}, {act}". Returns what it does, `if_so(game, you, condition, then)`."""

    def if_so(game: Context, you: Context, condition: Node, then: Node) -> Flow[None]:
        if condition.value(game, you):
            yield from then.run(game, you)

    book.phrase(
        category,
        en=f"if {{condition:{condition}}}, {{then:{of}}}",
        de=f"wenn {{condition:{condition}}}, {{then:{of}}}",
    )(if_so)
    return if_so


def add_if_otherwise(
    book: Phrasebook, category: str, of: str, condition: str = "condition"
) -> None:
    """ "if {condition}, {act}; otherwise, {act}" """

    def if_otherwise(
        game: Context, you: Context, condition: Node, then: Node, otherwise: Node
    ) -> Flow[None]:
        yield from (then if condition.value(game, you) else otherwise).run(game, you)

    book.phrase(
        category,
        en=f"if {{condition:{condition}}}, {{then:{of}}}; otherwise, {{otherwise:{of}}}",
        de=f"wenn {{condition:{condition}}}, {{then:{of}}}; sonst {{otherwise:{of}}}",
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

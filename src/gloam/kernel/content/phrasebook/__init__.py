"""A card's printed text is its code.

Each phrase is written once, beside what it does. A text is parsed into a tree of phrases,
the tree is run, and the same tree is rendered in every language the phrases have words for.

    book = Phrasebook("parley")
    card = book.nouns("card")
    card.add("knife", en={"one": "Knife", "many": "Knives"}, de="Messer")

    @book.phrase("effect", en="draw {n|a card|{n:number} cards}", rule="draw.hand")
    def draw(game, you, n): ...

    @book.phrase("effect", en="if {condition}, {effect}")
    def if_(game, you, condition, effect):
        if condition.value(game, you):
            yield from effect.run(game, you)

    @book.phrase("text", en="{Steps:effect, sentences}.")
    def text(game, you, steps):
        for step in steps:
            yield from step.run(game, you)

    tree = book.parse("text", "If you hold a Knife, draw two cards.", where="cards.toml: Fire")
    yield from tree.run(game, you)

What a pattern may hold is told in `pattern.py`, how words agree and join in `language.py`.
Every text has exactly one parse, and `book.render(book.parse(c, text)) == text`: reading and
saying use the same rules (`goals.py`), and a text with no parse or two is refused.
"""

from gloam.kernel.content.phrasebook.book import Nouns, Phrasebook
from gloam.kernel.content.phrasebook.language import ENGLISH, GERMAN, Language, Words
from gloam.kernel.content.phrasebook.node import Node, Phrase, Value
from gloam.kernel.content.phrasebook.trouble import PhraseError

__all__ = [
    "ENGLISH",
    "GERMAN",
    "Language",
    "Node",
    "Nouns",
    "Phrase",
    "PhraseError",
    "Phrasebook",
    "Value",
    "Words",
]

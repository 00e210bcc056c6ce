"""What the texts of all cards come to. One that is not understood is refused here."""

from __future__ import annotations

from typing import Final

from gloam.games.harrowing.cards import effects, orders
from gloam.games.harrowing.cards.ability_texts import bends_of, half_of, joined
from gloam.games.harrowing.cards.catalogue import (
    Ability,
    Bends,
    Card,
    CardText,
    Catalogue,
    Condition,
    Half,
)
from gloam.games.harrowing.cards.deck import CARDS
from gloam.games.harrowing.cards.item_balance import check_items
from gloam.games.harrowing.cards.line_numbers import LINES, NODES, line_number
from gloam.games.harrowing.cards.phrasebook import BOOK
from gloam.kernel.content.phrasebook import Node

PHRASES = (effects, orders)  # imported, they are in the book

# The category of each passage.
CATEGORIES: Final = {
    **dict.fromkeys(("threat", "defeated", "misstep", "charted", "effect", "later"), "text"),
    **dict.fromkeys(("ability", "action"), "ability"),
    **dict.fromkeys(("top", "bottom"), "half"),
    "requires": "requirement",
}


def read(card: Card) -> dict[str, Node]:
    """The passages of a card, parsed."""
    return {
        name: BOOK.parse(CATEGORIES[name], passage, f"{card.where}, {name}")
        for name, passage in card.passages.items()
    }


READ: Final = tuple([read(card) for card in CARDS])


def text_of(card: Card, passages: dict[str, Node]) -> CardText:
    abilities: list[Ability] = []
    action: Ability | None = None
    bends: list[Bends] = []
    for name in ("ability", "action"):
        for clause in passages[name].value() if name in passages else ():
            if clause.phrase.category == "trait":
                bends.append(bends_of(clause))
                continue
            made: Ability = clause.value()
            if made.event:
                abilities.append(made)
            elif action is None:
                action = made
            else:
                raise ValueError(f"{card.where}: it has two actions.")
    return CardText(
        threat=_lines(passages, "threat"),
        defeated=_lines(passages, "defeated"),
        misstep=_lines(passages, "misstep"),
        charted=_lines(passages, "charted"),
        effect=_lines(passages, "effect"),
        later=_lines(passages, "later"),
        requires=_condition(passages),
        abilities=tuple(abilities),
        action=action,
        bends=tuple(bends),
        top=_half(passages, "top", card.top_boxes),
        bottom=_half(passages, "bottom", card.bottom_boxes),
    )


def _lines(passages: dict[str, Node], name: str) -> tuple[int, ...]:
    if name not in passages:
        return ()
    return tuple([line_number(order) for order in passages[name].value()])


def _condition(passages: dict[str, Node]) -> Condition | None:
    return passages["requires"].value if "requires" in passages else None


def _half(passages: dict[str, Node], name: str, boxes: tuple[str, ...]) -> Half | None:
    return half_of(passages[name], frozenset(boxes)) if name in passages else None


def _number_all_lines() -> None:
    """Lines within lines get their numbers now: in play none is made."""
    for passages in READ:
        for passage in passages.values():
            for node in passage.walk():
                if node.phrase.category in ("acts", "plain", "case"):
                    line_number(node)


TEXTS: Final = tuple([text_of(card, read) for card, read in zip(CARDS, READ, strict=True)])
_number_all_lines()
check_items(CARDS, READ)
CATALOGUE: Final = Catalogue(CARDS, TEXTS, tuple(LINES))
# Each line as it is printed, by its number: "heal 1 corruption".
LINE_TEXT: Final = tuple([BOOK.render(node) for node in NODES])


def joined_text(upper: int, lower: int) -> str:
    """How two joined items read; empty if their sections say nothing together."""
    above, below = READ[upper].get("bottom"), READ[lower].get("top")
    made = joined(above, below) if above and below else None
    if made is None:
        return ""
    said = BOOK.render(made)
    return said[:1].upper() + said[1:] + "."

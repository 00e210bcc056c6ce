"""Sentences: what is done, under which conditions, by whose choice, after which test.

An **order** is a sentence of a card. What hangs on an answer or on dice is a line of its own.
"""

from __future__ import annotations

from gloam.games.harrowing.cards.line_numbers import line_number
from gloam.games.harrowing.cards.phrasebook import BOOK, SIN, Calls
from gloam.games.harrowing.state import COLUMNS, NO_LINE, Harrowing
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.content.phrasebook.lines import calls_of

BOOK.kind("acts", of="plain")
BOOK.kind("plain", of="order")
BOOK.joiner("cases", en=("; ", "; "))


@BOOK.phrase("text", en="{Orders:order, sentences}.")
def text(orders: tuple[Node, ...]) -> tuple[Node, ...]:
    """Its sentences."""
    return orders


# --- conditions ---


@BOOK.phrase("order", en="if {condition}, {then:plain}")
def if_so(game: Harrowing, you: int, this: int, condition: Node, then: Node) -> Calls:
    return calls_of([then], game, you, this) if condition.value(game, you, this) else []


@BOOK.phrase("order", en="if {condition}, {then:plain}; otherwise, {otherwise:plain}")
def if_otherwise(
    game: Harrowing, you: int, this: int, condition: Node, then: Node, otherwise: Node
) -> Calls:
    holds = condition.value(game, you, this)
    return calls_of([then if holds else otherwise], game, you, this)


@BOOK.phrase("requirement", en="{Condition}.")
def requirement(game: Harrowing, you: int, this: int, condition: Node) -> bool:
    return bool(condition.value(game, you, this))  # rule: invoke.unresolvable-test


@BOOK.phrase("condition", en="you are hunted")
def hunted(game: Harrowing, you: int, this: int) -> bool:
    return game.hunted() == you


@BOOK.phrase("condition", en="you are not hunted")
def not_hunted(game: Harrowing, you: int, this: int) -> bool:
    return game.hunted() != you


@BOOK.phrase("condition", en="you are damned")
def damned(game: Harrowing, you: int, this: int) -> bool:
    return game.damned(you)


@BOOK.phrase("condition", en="you are alone")
def alone(game: Harrowing, you: int, this: int) -> bool:
    """At one's location."""
    return game.at.count(game.at[you]) == 1


@BOOK.phrase("condition", en="Bane is {n:figure} or more")
def bane_at_least(game: Harrowing, you: int, this: int, n: int) -> bool:
    return game.bane >= n  # rule: bane.reference


@BOOK.phrase("condition", en="you have no omens")
def no_omens(game: Harrowing, you: int, this: int) -> bool:
    return game.omens[you] == 0


@BOOK.phrase("condition", en="you control an adversary")
def has_adversary(game: Harrowing, you: int, this: int) -> bool:
    return bool(game.foes(you))


@BOOK.phrase("condition", en="you control an item")
def has_item(game: Harrowing, you: int, this: int) -> bool:
    """Besides the heads of one's columns."""
    return any(len(game.zones[game.column(you, number)]) > 1 for number in range(COLUMNS))


@BOOK.phrase("condition", en="you control no item")
def has_no_item(game: Harrowing, you: int, this: int) -> bool:
    return not has_item(game, you, this)


# --- choices ---


@BOOK.phrase("plain", en="choose one: {one:acts}, or {other:acts}")
def choose_one(game: Harrowing, you: int, this: int, one: Node, other: Node) -> Calls:
    return [("choose_one", you, line_number(one), line_number(other), this)]


@BOOK.phrase("plain", en="you may {deed:plain}")
def may(game: Harrowing, you: int, this: int, deed: Node) -> Calls:
    return [("may", you, line_number(deed), this)]  # rule: action.optional-lines


@BOOK.phrase("plain", en="you may pay {n|1 omen|{n:figure} omens} to {deed:acts}")
def may_pay(game: Harrowing, you: int, this: int, n: int, deed: Node) -> Calls:
    return [("pay", you, n, line_number(deed), NO_LINE, this)]


# --- tests ---


@BOOK.phrase("plain", en="test {sin}; {cases:case, cases}", rule="test.count-faces")
def test(game: Harrowing, you: int, this: int, sin: str, cases: tuple[Node, ...]) -> Calls:
    """What comes with each face, and what comes after."""
    lines = {"for_each_fault": NO_LINE, "for_each_grace": NO_LINE, "without_grace": NO_LINE}
    for case in cases:
        lines[case.name] = line_number(case)
    return [("test", you, SIN[sin], *lines.values(), this)]


@BOOK.phrase("case", en="for each Fault, {then:acts}")
def for_each_fault(game: Harrowing, you: int, this: int, then: Node) -> Calls:
    return calls_of([then], game, you, this)


@BOOK.phrase("case", en="for each Grace, {then:acts}")
def for_each_grace(game: Harrowing, you: int, this: int, then: Node) -> Calls:
    return calls_of([then], game, you, this)


@BOOK.phrase("case", en="without a Grace, {then:acts}")
def without_grace(game: Harrowing, you: int, this: int, then: Node) -> Calls:
    return calls_of([then], game, you, this) if game.graces == 0 else []


def sins_tested(node: Node) -> frozenset[int]:
    """The sins that a text orders tests of."""
    return frozenset([SIN[str(part["sin"])] for part in node.walk() if part.name == "test"])

"""Abilities: what triggers them or what they cost, the halves of items, and what lasts.

A half of an item is a beginning ("Whenever you move:"), an ending ("…heal 1 corruption."), or
complete in itself. Every ending is an order that stands alone, so that it makes sense after every
beginning.
"""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import (
    BEGINNING,
    ENDING,
    WHOLE,
    Ability,
    Bends,
    Half,
    Lasting,
)
from gloam.games.harrowing.cards.line_numbers import line_number
from gloam.games.harrowing.cards.orders import sins_tested
from gloam.games.harrowing.cards.phrasebook import ACTION, BOOK, SIN
from gloam.kernel.content.phrasebook import Node

# --- beginnings: each makes an ability that has no lines yet ---


@BOOK.phrase("beginning", en="whenever you {event}")
def whenever(event: str) -> Ability:
    return Ability(event=event)  # rule: ability.whenever


@BOOK.phrase("beginning", en="{n|1 omen|{n:figure} omens}", rule="action.pay")
def costs(n: int) -> Ability:
    return Ability(cost=n)


@BOOK.phrase("beginning", en="once each Fate[, while {condition}]", rule="limit.once-per-fate")
def once_each_fate(condition: Node | None) -> Ability:
    return Ability(once=True, condition=condition.value if condition else None)


# --- abilities and what lasts ---


@BOOK.phrase("clause", en="{beginning}: {order:plain}")
def ability(beginning: Node, order: Node) -> Ability:
    begun: Ability = beginning.value()
    return Ability(
        lines=(line_number(order),),
        event=begun.event,
        cost=begun.cost,
        once=begun.once,
        condition=begun.condition,
        tests=sins_tested(order),
    )


BOOK.kind("trait", of="clause")


@BOOK.phrase("trait", en="your {sin} tests have {n:figure} more {n|Grace|Graces}")
def more_graces(lasting: Lasting, sin: str, n: int) -> None:
    lasting.sin_graces[SIN[sin]] += n


@BOOK.phrase("trait", en="your {sin} tests have {n:figure} more {n|Fault|Faults}")
def more_faults(lasting: Lasting, sin: str, n: int) -> None:
    lasting.sin_faults[SIN[sin]] += n


@BOOK.phrase("trait", en="{action} costs you {n:figure} more {n|omen|omens}")
def costs_more(lasting: Lasting, action: str, n: int) -> None:
    lasting.costs[ACTION[action]] += n


@BOOK.phrase("trait", en="{action} costs you {n|1 omen|{n:figure} omens} less")
def costs_less(lasting: Lasting, action: str, n: int) -> None:
    lasting.costs[ACTION[action]] -= n


# --- texts ---


@BOOK.phrase("ability", en="{Clauses:clause, sentences}.")
def clauses(clauses: tuple[Node, ...]) -> tuple[Node, ...]:
    return clauses


@BOOK.phrase("half", en="{Beginning}:", rule="column.fragments")
def begins(beginning: Node) -> Node:
    return beginning


@BOOK.phrase("half", en="…{order:acts}.", rule="column.fragments")
def ends(order: Node) -> Node:
    return order


@BOOK.phrase("half", en="{Clause}.", rule="column.fragments")
def stands_alone(clause: Node) -> Node:
    return clause


def half_of(node: Node, boxes: frozenset[str]) -> Half:
    """What a section of an item is, once it is read."""
    part: Node = node.value()
    if node.name == "begins":
        return Half(BEGINNING, boxes, ability=part.value())
    if node.name == "ends":
        return Half(ENDING, boxes, lines=(line_number(part),), tests=sins_tested(part))
    if part.name == "ability":
        return Half(WHOLE, boxes, ability=part.value())
    return Half(WHOLE, boxes, bends=bends_of(part))


def bends_of(trait: Node) -> Bends:
    def bends(lasting: Lasting) -> None:
        trait.value(lasting)

    return bends


def joined(upper: Node, lower: Node) -> Node | None:
    """The ability that an upper item's bottom and a lower item's top make, if they make one."""
    if upper.name != "begins" or lower.name != "ends":
        return None  # rule: column.fragment-alone
    phrase = next(phrase for phrase in BOOK.phrases() if phrase.name == "ability")
    return Node(phrase, (upper.value(), lower.value()))

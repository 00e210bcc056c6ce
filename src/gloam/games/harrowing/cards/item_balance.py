"""What the loader refuses: abilities that could be used for ever, pairs that are worth too much.

There are no turns, so whatever is free and repeatable is endless. Beginnings weigh as often as they
come in a game, endings as much as they are worth, in half omens; no pair that can be joined may
weigh more than `MOST`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from gloam.games.harrowing.cards import catalogue as c
from gloam.games.harrowing.cards.ability_texts import joined
from gloam.games.harrowing.cards.catalogue import Ability, Card
from gloam.kernel.content.card_files import CardError
from gloam.kernel.content.phrasebook import Node

MOST: Final = 40

# How often it comes in a game of one effigy.
EVENT_WEIGHTS: Final = {
    c.TAKES: 11,
    c.HEALS: 5,
    c.GAINS_OMENS: 8,
    c.LOSES_OMENS: 5,
    c.GAINS_ITEM: 4,
    c.MOVES: 5,
    c.OPENS: 4,
    c.PLACES: 4,
    c.CHARTS: 3,
    c.INVOKES: 12,
    c.DEFEATS: 3,
    c.BANES: 3,
    c.BECOMES_HUNTED: 4,
    c.BECOMES_DAMNED: 2,
}
COST_WEIGHTS: Final = {1: 10, 2: 6, 3: 4}
ONCE_WEIGHT: Final = 10
WHILE_WEIGHTS: Final = {"hunted": 4, "alone": 6, "has_adversary": 7, "damned": 3}

# What one of it is worth, in half omens.
WORTH: Final = {
    "take": -2,
    "heal": 2,
    "gain_omens": 2,
    "lose_omens": -2,
    "bane_rises": -2,
    "bane_falls": 2,
    "deal_damage": 2,
    "next_test": 1,
    "move": 1,
    "go_anywhere": 3,
    "open_location": 3,
    "become_hunted": 1,
}
LOOT_WORTH: Final = {1: 6, 2: 4, 3: 3, 4: 2}  # by the best tier
SHARE: Final = {"each_effigy": 2.0, "each_other": 1.5, "the_hunted": 0.5, "each_here": 1.5}

# What an ability can bring about; the others come from elsewhere and cannot be made to come again.
FED: Final = (
    c.TAKES,
    c.HEALS,
    c.GAINS_OMENS,
    c.LOSES_OMENS,
    c.GAINS_ITEM,
    c.MOVES,
    c.OPENS,
    c.DEFEATS,
)
LEAST_COST: Final = 2  # what an action must cost at least, if it may be taken again and again
BASIC_COSTS: Final = {"scavenge": 3, "explore": 3, "feast": 2, "wander": 2, "fight": 2}


def check_items(cards: Sequence[Card], read: Sequence[Mapping[str, Node]]) -> None:
    """Raises a CardError for the first card or pair that breaks a bound."""
    for card, passages in zip(cards, read, strict=True):
        if card.type == c.ITEM and card.tier not in c.TIERS:  # rule: item.tier-range
            raise CardError(f"{card.where}: there is no tier {card.tier}.")
        for clause in _clauses(passages):
            _check_clause(card, clause)
    fed = _fed_omens(cards, read)
    if fed >= LEAST_COST:
        raise CardError(
            f"abilities that feed each other give {fed} omens for an action of {LEAST_COST}."
        )
    for upper, lower, ability in pairs(cards, read):
        where = f"{upper.where} and {lower.where}"
        _check_gain(where, ability)
        worth = weight(ability)
        if worth > MOST:
            raise CardError(f"{where}: joined they weigh {worth:g}; at most {MOST} is allowed.")


def pairs(
    cards: Sequence[Card], read: Sequence[Mapping[str, Node]]
) -> Iterator[tuple[Card, Card, Node]]:
    """All pairs of items that may be joined and form an ability, with the ability."""
    for above in cards:
        for below in cards:
            if above is below or not set(above.bottom_boxes) & set(below.top_boxes):
                continue  # rule: column.match
            made = joined(read[above.face]["bottom"], read[below.face]["top"])
            if made is not None:
                yield above, below, made


def weight(ability: Node) -> float:
    """How often it is used, times what it is worth."""
    beginning, order = ability["beginning"], ability["order"]
    assert isinstance(beginning, Node)
    assert isinstance(order, Node)
    return uses(beginning) * worth_of(order)


def uses(beginning: Node) -> int:
    if beginning.name == "whenever":
        return EVENT_WEIGHTS[str(beginning["event"])]
    if beginning.name == "costs":
        cost = beginning["n"]
        assert isinstance(cost, int)
        return COST_WEIGHTS[cost]
    condition = beginning["condition"]
    return WHILE_WEIGHTS[condition.name] if isinstance(condition, Node) else ONCE_WEIGHT


def worth_of(order: Node) -> float:
    """What an order is worth to who gives it, in half omens."""
    return sum([_worth(act) for act in _series(order, "acts")])


def _worth(act: Node) -> float:
    if act.name == "they":
        who = act["who"]
        assert isinstance(who, Node)
        return SHARE[who.name] * sum([_worth(deed) for deed in _series(act, "deeds")])
    if act.name in ("loot_tier", "loot_range"):
        return LOOT_WORTH[_number(act, "tier" if act.name == "loot_tier" else "low")]
    return WORTH[act.name] * (_number(act, "n") if "n" in act.phrase.slots else 1)


def _series(node: Node, slot: str) -> list[Node]:
    series = node[slot]
    assert isinstance(series, tuple)
    return [part for part in series if isinstance(part, Node)]


def _number(node: Node, slot: str) -> int:
    number = node[slot]
    assert isinstance(number, int)
    return number


def _omens_gained(node: Node) -> int:
    return sum([_number(part, "n") for part in node.walk() if part.name == "gain_omens"])


def _clauses(passages: Mapping[str, Node]) -> Iterator[Node]:
    """Everything on a card that is a whole ability or lasts."""
    for passage in passages.values():
        if passage.phrase.category == "ability":
            yield from passage.value()
        elif passage.name == "stands_alone":
            yield passage.value()


def _check_clause(card: Card, clause: Node) -> None:
    if clause.name == "costs_less":
        left = BASIC_COSTS[str(clause["action"])] - _number(clause, "n")
        if left < LEAST_COST:
            raise CardError(f"{card.where}: an action would cost {left}; at least {LEAST_COST}.")
    elif clause.phrase.category != "trait":
        _check_gain(card.where, clause)


def _check_gain(where: str, clause: Node) -> None:
    """An action costs something or is limited, and never pays for itself."""
    ability: Ability = clause.value()
    if ability.event or ability.once:
        return
    if ability.cost < LEAST_COST:
        raise CardError(
            f"{where}: an action that may be repeated costs at least {LEAST_COST} omens."
        )
    if _omens_gained(clause) >= ability.cost:
        raise CardError(f"{where}: the action pays for itself.")


def _fed_omens(cards: Sequence[Card], read: Sequence[Mapping[str, Node]]) -> int:
    """How many omens abilities can give that other abilities set off, all together.

    An ending is counted once, and so is what is whole: each is on one card.
    """
    endings = {
        below.face: _omens_gained(ability)
        for _, below, ability in pairs(cards, read)
        if _is_fed(ability)
    }
    held = [
        clause
        for card in cards
        if card.type in (c.ITEM, c.INNATE_ITEM)
        for clause in _abilities(read[card.face])
    ]
    return sum(endings.values()) + sum(
        [_omens_gained(clause) for clause in held if _is_fed(clause)]
    )


def _abilities(passages: Mapping[str, Node]) -> Iterable[Node]:
    return [clause for clause in _clauses(passages) if clause.phrase.category != "trait"]


def _is_fed(clause: Node) -> bool:
    ability: Ability = clause.value()
    return ability.event in FED

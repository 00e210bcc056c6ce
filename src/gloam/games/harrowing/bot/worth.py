"""What things are worth, in omens: corruption, cards, what a text would do to whom.

All of it is open: sheets, zones, the Map, and what cards say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gloam.games.harrowing.cards.texts import READ
from gloam.games.harrowing.rules.abilities import lasting
from gloam.games.harrowing.rules.adversaries import faces_of
from gloam.games.harrowing.rules.ritual_boss_bane import needed, ritual_total
from gloam.games.harrowing.state import (
    COLUMN,
    COLUMNS,
    DAMNED,
    FULL,
    MOST_OMENS,
    SIN_WORDS,
    Harrowing,
)
from gloam.kernel.content.phrasebook import Node

FAULTS_PER_DIE: Final = 1 / 3
GRACES_PER_DIE: Final = 1 / 2
RITUAL_WORTH: Final = 4.0
# What the next omen is worth to somebody who has so many: ten is the most, two pay for an action.
# A list: compiled, a Final that is a tuple of floats counts as never set.
NEXT_OMEN: Final[list[float]] = [1.2, 1.2, 1.1, 1.0, 0.9, 0.9, 0.8, 0.7, 0.5, 0.3, 0.0]


def capacity(game: Harrowing, seat: int) -> int:
    """How much corruption an effigy can take before it is damned, if it is placed well."""
    held = game.sheet(seat).corruption
    spare = DAMNED - 1 - held.count(FULL)
    if spare < 0:
        return 0
    return sum([FULL - 1 - c for c in held if c < FULL]) + spare


def fear(game: Harrowing) -> float:
    """What a point of corruption costs: more, the less the group can still take."""
    left = sum([capacity(game, seat) for seat in game.present()]) / len(game.present())
    return 0.7 if left > 14 else 0.9 if left > 9 else 1.2 if left > 5 else 1.7


def omens_worth(game: Harrowing, seat: int, n: int) -> float:
    """What it is worth to gain (n > 0) or to lose so many omens."""
    has = game.omens[seat]
    if n >= 0:
        return sum(NEXT_OMEN[has : min(MOST_OMENS, has + n)])
    return -sum(NEXT_OMEN[max(0, has + n) : has])


def ritual_missing(game: Harrowing) -> int:
    return max(0, needed(game) - ritual_total(game))


def fighter(game: Harrowing) -> int:
    """Who is to fight the Boss: whoever holds it, or has the most Wrath and room for harm."""
    for seat in game.present():
        if boss_of(game, seat):
            return seat
    return max(game.present(), key=lambda seat: fighting(game, seat))


def boss_of(game: Harrowing, seat: int) -> bool:
    return any(game.book.cards[face].is_boss for face in faces_of(game, seat))


def fighting(game: Harrowing, seat: int) -> float:
    sheet = game.sheet(seat)
    wrath = sheet.base[4] + 2 * lasting(game, seat).sin_graces[4]
    return (wrath if sheet.corruption[4] < FULL else 0) + capacity(game, seat) / 12


def items_of(game: Harrowing, seat: int) -> int:
    zone = COLUMN + COLUMNS * game.zone_of[seat]
    return sum([len(game.zones[zone + at]) - 1 for at in range(COLUMNS)])


# --- what a roll brings ---


class Faces(NamedTuple):
    """How many faces of a kind are to be expected."""

    faults: float
    graces: float


def faces_in(game: Harrowing, seat: int, sin: int) -> Faces:
    sheet, lasts = game.sheet(seat), lasting(game, seat)
    dice = sheet.base[sin]
    faults = sheet.faults + sheet.next_faults + lasts.sin_faults[sin]
    graces = sheet.graces + sheet.next_graces + lasts.sin_graces[sin]
    return Faces(dice * FAULTS_PER_DIE + faults, dice * GRACES_PER_DIE + graces)


def threat_harm(game: Harrowing, seat: int) -> float:
    """What each Fault costs by Threats."""
    return -sum([passage_worth(game, seat, face, "threat") for face in faces_of(game, seat)])


# --- texts ---


def passage_worth(game: Harrowing, seat: int, face: int, passage: str) -> float:
    """What a passage of a card would do, if this effigy carried it out."""
    tree = READ[face].get(passage)
    if tree is None:
        return 0.0
    return sum([order_worth(game, seat, order) for order in tree.value()])


def order_worth(game: Harrowing, seat: int, node: Node) -> float:
    name = node.name
    simple = SIMPLE.get(name)
    if simple is not None:
        number = node["n"] if "n" in node.phrase.slots else 1
        assert isinstance(number, int)
        return simple(game, seat, number)
    return COMPOUND[name](game, seat, node)


def heal_worth(game: Harrowing, seat: int, n: int) -> float:
    sheet = game.sheet(seat)
    hurt = sum(sheet.corruption) - sum(sheet.base)
    return min(n, hurt) * fear(game) * (0.9 if hurt > 5 else 0.5)


def _damage(game: Harrowing, seat: int, n: int) -> float:
    from_health = [face for face in faces_of(game, seat) if game.book.cards[face].health]
    return 1.3 * n if from_health else 0.0


def _close(game: Harrowing, seat: int, n: int) -> float:
    ritual = game.book.cards[game.here(seat).face].ritual
    return -0.6 - RITUAL_WORTH * ritual * (not game.boss_placed)


SIMPLE: Final[dict[str, Callable[[Harrowing, int, int], float]]] = {
    "take": lambda game, seat, n: -n * fear(game),
    "heal": heal_worth,
    "gain_omens": omens_worth,
    "lose_omens": lambda game, seat, n: omens_worth(game, seat, -n),
    "bane_rises": lambda game, seat, n: -0.6 * n,
    "bane_falls": lambda game, seat, n: 0.4 * n,
    "discard_item": lambda game, seat, n: -1.2 if items_of(game, seat) else 0.0,
    "obliterate_item": lambda game, seat, n: -1.2 if items_of(game, seat) else 0.0,
    "deal_damage": _damage,
    "discard_this": lambda game, seat, n: 2.0,
    "next_test": lambda game, seat, n: 0.6 * n,
    "move": lambda game, seat, n: 0.1 * n,
    "go_anywhere": lambda game, seat, n: 0.2,
    "open_location": lambda game, seat, n: 0.8,
    "close_here": _close,
    "close_near": lambda game, seat, n: -0.6,
    "become_hunted": lambda game, seat, n: 0.0 if game.hunted() == seat else -0.4,
    "manifest": lambda game, seat, n: 2.0,
    "roll_lifewater": lambda game, seat, n: 0.3,
    "loot_tier": lambda game, seat, n: 1.0,
    "loot_range": lambda game, seat, n: 1.4,
}


def _nodes(node: Node, slot: str) -> list[Node]:
    value = node[slot]
    parts = value if isinstance(value, tuple) else (value,)
    return [part for part in parts if isinstance(part, Node)]


def _all(game: Harrowing, seat: int, node: Node, slot: str) -> float:
    return sum([order_worth(game, seat, part) for part in _nodes(node, slot)])


def _they(game: Harrowing, seat: int, node: Node) -> float:
    (who,) = _nodes(node, "who")
    return sum([_all(game, other, node, "deeds") for other in who.value(game, seat)])


def _if(game: Harrowing, seat: int, node: Node) -> float:
    (condition,) = _nodes(node, "condition")
    if condition.value(game, seat, -1):
        return _all(game, seat, node, "then")
    return _all(game, seat, node, "otherwise") if node.name == "if_otherwise" else 0.0


def _test(game: Harrowing, seat: int, node: Node) -> float:
    sin = SIN_WORDS.index(str(node["sin"]))
    faces = faces_in(game, seat, sin)
    times = {
        "for_each_fault": faces.faults,
        "for_each_grace": faces.graces,
        "without_grace": (1 - GRACES_PER_DIE) ** game.sheet(seat).base[sin],
    }
    worth = -faces.faults * threat_harm(game, seat)
    for case in _nodes(node, "cases"):
        worth += times[case.name] * _all(game, seat, case, "then")
    return worth


COMPOUND: Final[dict[str, Callable[[Harrowing, int, Node], float]]] = {
    "acts": lambda game, seat, node: _all(game, seat, node, "acts"),
    "they": _they,
    "if_so": _if,
    "if_otherwise": _if,
    "choose_one": lambda game, seat, node: max(
        _all(game, seat, node, "one"), _all(game, seat, node, "other")
    ),
    "may": lambda game, seat, node: max(0.0, _all(game, seat, node, "deed")),
    "may_pay": lambda game, seat, node: max(0.0, _all(game, seat, node, "deed") - 2.0),
    "test": _test,
    "for_each_fault": lambda game, seat, node: _all(game, seat, node, "then"),
    "for_each_grace": lambda game, seat, node: _all(game, seat, node, "then"),
    "without_grace": lambda game, seat, node: _all(game, seat, node, "then"),
}

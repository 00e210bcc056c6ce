"""The faces of cards, and which of them a table may know."""

from __future__ import annotations

from functools import cache

from gloam.games.original_sin.cards.catalogue import BOSS_PAGE, MINION, ORIGIN, TACTIC
from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.view.names import CARD
from gloam.games.original_sin.view.nodes import printed_attack
from gloam.kernel.present.scene import Face


@cache
def faces(met: frozenset[str]) -> tuple[Face, ...]:
    """All but Bosses and tactics that this table has not met."""
    return tuple([face(n) for n, card in enumerate(CARDS) if not card.sealed or card.sealed in met])


def face(number: int) -> Face:
    card = CARDS[number]
    return Face(
        id=card.id,
        name=CARD.words[number],
        type=card.type,
        text=_text(number),
        flavour=card.flavour,
        icon=card.icon,
        numbers=_corners(number),
        lines=_lines(number),
    )


def _text(number: int) -> str:
    """How it rolls, then what it says."""
    card = CARDS[number]
    roll = printed_attack(number)
    if card.type in (MINION, BOSS_PAGE, ORIGIN, TACTIC) and card.damage:
        roll = f"{roll}."
    elif roll:
        roll = f"{roll[0].upper()}{roll[1:]}{', everyone there' if card.area else ''}."
    says = card.says
    if card.minion_says and card.minion_says != card.says:
        says = f"{card.says} On a minion: {card.minion_says}"
    if card.other_says:
        one, other = card.place.capitalize(), card.other_place.capitalize()
        says = f"{one}: {card.says} {other}: {card.other_says}"
    return " ".join([part for part in (roll, says) if part])


def _corners(number: int) -> tuple[tuple[str, int], ...]:
    card = CARDS[number]
    found = [("ap", card.ap)] if card.ap >= 0 else []
    if card.source:
        found.append(("source", card.source))
    if card.slot:
        found.append(("slot", card.slot))
    if card.price:
        found.append(("price", card.price))
    if card.hp and card.type == MINION:
        found.append(("hp", card.hp[0]))
    return tuple(found)


def _lines(number: int) -> tuple[str, ...]:
    """Short things that stand below the text: school and level, requirement, keywords."""
    card = CARDS[number]
    found = [f"{card.school} {card.level}"] if card.school else []
    if card.requires:
        found.append(f"needs {' or '.join(card.requires)}")
    if card.keyword:
        found.append(f"lends {card.keyword}")
    if card.ongoing:
        found.append(f"ongoing, down at {card.flip}" if card.flip else "ongoing")
    if card.place:
        found.append(card.place)
    found += card.keywords
    if card.targets:
        found.append(f"looks for {card.targets}")
    return tuple(found)

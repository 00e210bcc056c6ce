"""Where the parts of a card's text can act: what must lie in the line, by phrase.

A line is its cards in order. A phrase that is not listed can act on any active line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloam.games.haunted.cards.deck import NUMBER

# A line, then what fills the phrase's slots: names, or lists of names.
Reach = Callable[..., bool]


def _has_focus(line: Sequence[int]) -> bool:
    return len(line) == 2


def _lone(line: Sequence[int]) -> bool:
    return len(line) == 1  # rule: line.immovable, line.immovable-lifted


def _lone_named(line: Sequence[int], settings: Sequence[str]) -> bool:
    return _lone(line) and _named(line[0], settings)


def _focus_named(line: Sequence[int], focuses: Sequence[str]) -> bool:
    return _has_focus(line) and _named(line[1], focuses)


def _focus_named_or_at(
    line: Sequence[int], focuses: Sequence[str], settings: Sequence[str]
) -> bool:
    return _has_focus(line) and (_named(line[1], focuses) or _named(line[0], settings))


def _either(line: Sequence[int], one: str, other: str) -> bool:
    return _focus_named(line, (one, other))


def _named(card: int, names: Sequence[str]) -> bool:
    return card in [NUMBER[name] for name in names]


# rule: turn.no-empty-play
REACH: dict[str, Reach] = {
    "remove_the_focus": _has_focus,
    "remove_setting": _lone_named,
    "remove_lone_setting": _lone,
    "remove_named": _focus_named,
    "remove_named_or_at": _focus_named_or_at,
    "remove_either_or_both": _either,
    "bring_terror": _has_focus,
}

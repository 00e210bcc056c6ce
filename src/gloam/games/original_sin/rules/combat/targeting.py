"""Whom an enemy targets: the targeting die, the rule on its card, ties to the party."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.original_sin.rules.asking import party_picks
from gloam.games.original_sin.rules.dice import CLOSEST
from gloam.games.original_sin.rules.exploring.map import distance
from gloam.games.original_sin.rules.figures.numbers import armour, lasting, own
from gloam.games.original_sin.state import NO_ONE, TRAY, OriginalSin
from gloam.kernel.core.asks import Flow, Key

Measure = Callable[[OriginalSin, int], int]


def is_directed(game: OriginalSin, who: int) -> bool:
    """Whether the party chooses the target of a minion: it is DOMINATED."""
    return any(text.directed for text in own(game, who).texts)  # rule: status.dominated-known


def targetable(game: OriginalSin, by: int) -> list[int]:
    """Origins, and DOMINATED minions, that an enemy may choose; some are ignored."""
    # rule: target.ignore, downed.not-targeted, status.invisible-known, dominated.as-origin
    # rule: combat.categories
    found = [who for who in game.standing() if not lasting(game, who).ignored]
    return found + [
        who
        for who in game.enemies
        if who != by and is_directed(game, who) and not lasting(game, who).ignored
    ]


def _hp(game: OriginalSin, who: int) -> int:
    return game.figure(who).hp


def _physical(game: OriginalSin, who: int) -> int:
    return armour(game, who)[0]


def _magical(game: OriginalSin, who: int) -> int:
    return armour(game, who)[1]


def _source(game: OriginalSin, who: int) -> int:
    return game.party[who].source if who < TRAY else 0  # rule: dominated.source-zero


# rule: target.rule-hp, target.rule-armor, target.rule-source, target.current-totals
MEASURES: Final[dict[str, Measure]] = {
    "HP": _hp,
    "physical armour": _physical,
    "magical armour": _magical,
    "Source": _source,
}


def by_rule(game: OriginalSin, by: int, rule: str) -> list[int]:
    """Those who fit the rule best."""
    found = targetable(game, by)
    if not found:
        return []
    most, _, what = rule.partition(" ")
    if what == "Origins":  # rule: target.rule-space, target.space-details
        spaces = [game.figure(who).at for who in found]
        counts = {space: spaces.count(space) for space in spaces}
        best = max(counts.values()) if most == "most" else min(counts.values())
        return [who for who in found if counts[game.figure(who).at] == best]
    measure = MEASURES[what]
    values = {who: measure(game, who) for who in found}
    best = max(values.values()) if most == "most" else min(values.values())
    return [who for who in found if values[who] == best]


def closest(game: OriginalSin, by: int) -> list[int]:
    # rule: target.closest, target.unreachable
    found = targetable(game, by)
    at = game.enemies[by].at
    far = {who: distance(game, at, game.figure(who).at) for who in found}
    return [who for who in found if far[who] == min(far.values())]


def chosen(game: OriginalSin, by: int, found: list[int]) -> Flow[int]:
    """The one of them that the party chooses; NO_ONE if there is none."""
    # rule: target.tie
    if not found:
        return NO_ONE
    options: list[Key] = [("figure", who) for who in found]
    key = yield from party_picks(game, options, ("enemy-target", by))
    target: int = key[1]
    return target


def minion_target(game: OriginalSin, by: int) -> Flow[int]:
    """By the party if it is DOMINATED, else by the targeting die that lies there."""
    if is_directed(game, by):
        # rule: dominated.target
        everybody = [*game.standing(), *[who for who in game.enemies if who != by]]
        return (yield from chosen(game, by, everybody))
    die = game.deeds.pop().dice[0]
    # rule: target.special, target.rule-special
    rule = game.book.cards[game.enemies[by].face].targets
    found = closest(game, by) if die == CLOSEST else by_rule(game, by, rule)
    return (yield from chosen(game, by, found))

"""Answers to everything but open play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloam.games.harrowing.bot.open_play import damage_worth, open_worth, room_here, spot_worth
from gloam.games.harrowing.bot.worth import capacity, order_worth
from gloam.games.harrowing.cards.line_numbers import NODES
from gloam.games.harrowing.rules.abilities import abilities
from gloam.games.harrowing.rules.adversaries import faces_of
from gloam.games.harrowing.rules.asking import NONE
from gloam.games.harrowing.rules.items import item_at, trove
from gloam.games.harrowing.rules.locations_and_map import beside
from gloam.games.harrowing.state import (
    ENVY,
    FULL,
    GLUTTONY,
    GREED,
    LUST,
    PRIDE,
    SLOTH,
    WRATH,
    Harrowing,
)
from gloam.kernel.content.common_phrases import FIRST, NO, SECOND, YES
from gloam.kernel.core.asks import Ask, Key

Answer = Callable[[Harrowing, int, Sequence[Key], Ask], Key]

# Sins from the least useful to the most: two of them may be full without harm.
LEAST_USEFUL: Final = (ENVY, LUST, GREED, SLOTH, GLUTTONY, PRIDE, WRATH)


def assign(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """On what is of no use, up to two sixes; then everything to five."""
    held = game.sheet(seat).corruption
    sixes = held.count(FULL)

    def badness(key: Key) -> tuple[bool, bool, int]:
        sin = key[1]
        makes_six = held[sin] == FULL - 1
        useful = sin in (WRATH, PRIDE, GLUTTONY)
        return makes_six and (sixes >= 2 or useful), makes_six, LEAST_USEFUL.index(sin)

    def order(key: Key) -> tuple[int, int]:
        sin = key[1]
        fatal, six, rank = badness(key)
        spare = six and sixes < 2 and sin in (ENVY, LUST)
        return (3 if fatal else 0 if spare or not six else 2), rank

    return min(options, key=order)


def heal(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """First what is full and useful, then what damns, then what is nearly full and useful."""
    held = game.sheet(seat).corruption
    damned = held.count(FULL) >= 3

    def order(key: Key) -> tuple[int, int]:
        sin = key[1]
        rank = LEAST_USEFUL.index(sin)
        full = held[sin] == FULL
        if full and (damned or sin in (WRATH, GLUTTONY, PRIDE)):
            return 3, rank
        return (0 if full else held[sin] - 5 + 1), rank

    return max(options, key=order)


def rearrange(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return min(options, key=lambda key: LEAST_USEFUL.index(key[1]))


def redirect(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return max(options, key=lambda key: capacity(game, key[1]))


def place(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Where it fills gaps the least: away from what is already there."""
    spot = game.here(seat)
    sides = ((0, -1), (1, 0), (0, 1), (-1, 0))

    def neighbours(key: Key) -> int:
        x, y = spot.x + sides[key[1]][0], spot.y + sides[key[1]][1]
        return sum([(x + dx, y + dy) in game.grid for dx, dy in sides])

    return max(options, key=neighbours)


def fight(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return max(options, key=lambda key: damage_worth(game, seat, faces_of(game, key[1])[key[2]]))


def seduce(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The Boss before anything else; no adversary that brings nothing."""

    def order(key: Key) -> float:
        if key == NONE:
            return 0.0
        return damage_worth(game, seat, faces_of(game, key[1])[key[2]]) - 1.5

    return max(options, key=order)


def open_location(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return max(options, key=lambda key: open_worth(game, seat, key[1]) if key != NONE else 0.1)


def close_location(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return min(options, key=lambda key: open_worth(game, seat, key[1]))


def move(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """To a better place, looking two steps ahead."""
    here = game.at[seat]

    def order(key: Key) -> float:
        if key == NONE:
            return spot_worth(game, here) + 0.2
        return spot_worth(game, beside(game, here, key[1]))

    return max(options, key=order)


def far(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return max(options, key=lambda key: spot_worth(game, key[1]))


def may(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return YES if order_worth(game, seat, NODES[int(ask.about[1])]) > 0 else NO


def pay(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    worth = order_worth(game, seat, NODES[int(ask.about[2])])
    return YES if worth > 0.8 * int(ask.about[1]) else NO


def choose_one(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    first, second = (order_worth(game, seat, NODES[int(line)]) for line in ask.about[1:3])
    return FIRST if first >= second else SECOND


def trigger(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    named = (int(ask.about[1]), int(ask.about[2]))
    for active in abilities(game, seat):
        if (active.column, active.half) == named:
            worth = sum([order_worth(game, seat, NODES[line]) for line in active.lines])
            return YES if worth > 0 else NO
    return YES


def gain(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The lowest tier on offer; rather from the Trove than unseen, if it is good."""
    cards, offered = game.book.cards, trove(game)

    def order(key: Key) -> float:
        if key[0] == "trove":
            return 5 - cards[offered[key[1]]].tier
        return 2.4 if key == ("turn-up",) else 0.0

    return max(options, key=order)


def replace(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Give up the worst of the Trove, if nothing there is good."""
    cards, offered = game.book.cards, trove(game)
    tiers = [cards[face].tier for face in offered]
    return NONE if min(tiers) <= 2 else max(options[:-1], key=lambda key: tiers[key[1]])


def give_up(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    cards = game.book.cards
    return max(options, key=lambda key: cards[item_at(game, key)].tier)


def last(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return options[-1]


def flee(game: Harrowing, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return max(options, key=lambda key: room_here(game, key[1]) if key[0] == "spot" else 0)


ANSWERS: Final[dict[str, Answer]] = {
    "assign": assign,
    "heal": heal,
    "rearrange": rearrange,
    "redirect": redirect,
    "lifewater-taker": redirect,
    "place": place,
    "fight": fight,
    "seduce": seduce,
    "damage": fight,
    "lifewater-damage": fight,
    "open-location": open_location,
    "close-location": close_location,
    "move": move,
    "move-anywhere": far,
    "flee": flee,
    "may": may,
    "pay": pay,
    "choose-one": choose_one,
    "trigger": trigger,
    "gain": gain,
    "loot": gain,
    "replace": replace,
    "surplus": give_up,
    "discard-item": give_up,
    "obliterate-item": give_up,
    "wander": last,
    "snatch": last,
    "lifewater-base": last,
    "lifewater-sins": rearrange,
}

"""What one may expect of an attack before it is rolled: hits on average, what armour leaves."""

from __future__ import annotations

from typing import NamedTuple

from gloam.games.original_sin.cards.acts import star_of
from gloam.games.original_sin.cards.catalogue import Card
from gloam.games.original_sin.cards.location_cards import Part
from gloam.games.original_sin.cards.phrasebook import DAMAGE
from gloam.games.original_sin.rules.dice import SIDES, capped, pool_of
from gloam.games.original_sin.rules.exploring.challenges import WHITE_DICE
from gloam.games.original_sin.rules.exploring.environment import environment_at
from gloam.games.original_sin.rules.figures.damage import FED, FEEDS
from gloam.games.original_sin.rules.figures.numbers import armour, lasting
from gloam.games.original_sin.state import DIE_SIDES, DIRECT, PHYSICAL, OriginalSin

# Hits of a die on average, by colour, in sixths.
AVERAGE = tuple([sum([hits for hits, _ in sides]) for sides in SIDES])


class Expected(NamedTuple):
    """An attack on one figure, on average."""

    hits: int
    fed: int  # what the ground adds
    stopped: int  # by armour and what lessens this damage
    lost: int
    left: int  # HP


def hits(game: OriginalSin, you: int, card: Card) -> int:
    """Of a card's roll, on average, with what is certain."""
    certain = card.hits + card.star * star_of(game, you)
    if card.damage:
        certain += lasting(game, you).hits
    return _rolled(game, you, card.dice) + certain


def challenge(game: OriginalSin, who: int, part: Part) -> int:
    """Of a challenge roll, on average, with the dice for what an Origin has already."""
    dice = [WHITE_DICE, 0, 0]
    for colour, needs in part.dice:
        dice[colour] += bool(needs.value(game, [who]).holds)
    return _rolled(game, who, tuple(dice))


def _rolled(game: OriginalSin, who: int, dice: tuple[int, ...]) -> int:
    """Of dice by colour, on average, with what figures have more or fewer."""
    pool, fewer = pool_of(game, who, dice)
    sixths = sum([n * each for n, each in zip(capped(pool), AVERAGE, strict=True)])
    sixths -= fewer * min([each for n, each in zip(pool, AVERAGE, strict=True) if n], default=0)
    return max(0, round(sixths / DIE_SIDES))


def attack(game: OriginalSin, you: int, card: Card, target: int) -> Expected:
    """What an attack with this card would do to a figure."""
    found, figure = lasting(game, target), game.figure(target)
    rolled = hits(game, you, card)
    damage = DAMAGE[card.damage]
    fed = FED if rolled and FEEDS.get(environment_at(game, figure.at)) == damage else 0
    stopped = 0
    if damage != DIRECT:
        stops = armour(game, target)[0 if damage == PHYSICAL else 1]
        stopped = max(0, stops - lasting(game, you).ignores_armour) + found.reduces[damage]
    lost = min(figure.hp, max(0, rolled + fed - stopped)) if damage not in found.immune else 0
    return Expected(rolled, fed, stopped, lost, figure.hp - lost)

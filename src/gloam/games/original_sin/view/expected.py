"""What one may expect of an attack before it is rolled: hits on average, what armour leaves."""

from __future__ import annotations

from typing import NamedTuple

from gloam.games.original_sin.cards.acts import star_of
from gloam.games.original_sin.cards.catalogue import Card
from gloam.games.original_sin.cards.phrasebook import DAMAGE
from gloam.games.original_sin.rules.dice import SIDES, capped, pool_of
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
    pool, fewer = pool_of(game, you, card.dice)
    sixths = sum([n * each for n, each in zip(capped(pool), AVERAGE, strict=True)])
    sixths -= fewer * min([each for n, each in zip(pool, AVERAGE, strict=True) if n], default=0)
    certain = card.hits + card.star * star_of(game, you)
    if card.damage:
        certain += lasting(game, you).hits
    return max(0, round(sixths / DIE_SIDES)) + certain


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

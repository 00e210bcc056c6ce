"""What a seat sees, as numbers for researchers. Nothing is hidden: all seats see the same."""

from __future__ import annotations

from gloam.games.original_sin.rules.figures.numbers import armour
from gloam.games.original_sin.state import (
    FIGURES,
    MOST_ORIGINS,
    NO_ONE,
    PACK,
    SLOTS,
    WORN,
    OriginalSin,
)
from gloam.games.original_sin.view.keys import MOST_CARDS, MOST_SPACES

MOST_ON_TRACK = 10
MOST_HAND = 12
MOST_DICE = 16
NOTHING = -1


def observe(game: OriginalSin, seat: int) -> list[int]:
    """The length depends on nothing."""
    numbers = [
        seat,
        game.round.value,
        game.rounds,
        game.level,
        game.gold,
        game.time,
        int(game.paused),
        game.active,
        game.boss_ap,
        game.next_cost,
        len(game.tactics) + len(game.below),
    ]
    for who in range(FIGURES):
        numbers += _figure(game, who)
    for who in range(MOST_ORIGINS):
        numbers += _origin(game, who)
    numbers += [game.environment.get(at, 0) for at in range(MOST_SPACES)]
    numbers += [int(at in game.keys) for at in range(MOST_CARDS)]
    numbers += [game.placed.get(at, NOTHING) for at in range(MOST_SPACES)]
    numbers += _filled(list(game.where), MOST_CARDS)
    numbers += _filled(list(game.deeds[-1].dice) if game.deeds else [], MOST_DICE)
    return numbers


def _figure(game: OriginalSin, who: int) -> list[int]:
    if not game.is_there(who):
        return [NOTHING] * (6 + 3 * MOST_ON_TRACK)
    figure = game.figure(who)
    on = [part for face, slot, up in figure.track for part in (face, slot, int(up))]
    known = [figure.face, figure.hp, figure.at, int(figure.acted), *armour(game, who)]
    return known + _filled(on, 3 * MOST_ON_TRACK)


def _origin(game: OriginalSin, who: int) -> list[int]:
    if who >= len(game.party):
        return [NO_ONE] * (4 + MOST_HAND + WORN + PACK + SLOTS)
    origin = game.party[who]
    known = [origin.ap, origin.source, int(origin.collared), origin.summon]
    known += _filled(list(origin.hand), MOST_HAND) + list(origin.worn)
    return known + _filled(list(origin.pack), PACK) + _filled(list(origin.talents), SLOTS)


def _filled(numbers: list[int], length: int) -> list[int]:
    """So many, the rest nothing."""
    return (numbers + [NOTHING] * length)[:length]

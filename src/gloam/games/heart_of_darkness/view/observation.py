"""What a seat sees, as numbers for researchers."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import EVENTS, FACES, QUESTS
from gloam.games.heart_of_darkness.rules import talk_and_trade
from gloam.games.heart_of_darkness.state import (
    ASIDE,
    CURSES,
    HANDS,
    IN_FORCE,
    LOOT,
    LOOT_DISCARD,
    PLACES,
    RESOLVING,
    SPAWN_DISCARD,
    SPAWNS,
    Heart,
)
from gloam.kernel.core.data import Piece


def observe(game: Heart, seat: int) -> list[int]:
    """The same as numbers, in seat order; the length depends on the map alone."""
    zones = game.zones
    numbers = [
        seat,
        game.phase,
        game.round,
        game.darkness,
        game.boat,
        game.boat_due,
        game.active + 1,
        game.waiting,
        game.present,
        game.actions,
        game.used,
        game.fought,
        game.talk_by + 1,
        game.talk_with + 1,
        game.immune,
        game.health,
        game.unused,
        *[len(zones[zone]) for zone in (LOOT, LOOT_DISCARD, SPAWNS, SPAWN_DISCARD, CURSES, ASIDE)],
        *game.hero,
        *game.place,
        *game.strength,
        *game.sanity,
        *game.traps,
        *game.fallen,
        *game.at,
        *game.gates,
        *game.set_traps,
        *game.sprung,
    ]
    numbers += [len(zones[HANDS + who]) for who in range(PLACES)]
    numbers += _held(game, seat)
    numbers += [game.talked, talk_and_trade.requests_observed(game, seat)]
    for zone in (IN_FORCE, RESOLVING):
        numbers += _flags(game, zones[zone], EVENTS if zone == IN_FORCE else range(FACES))
    for who in range(PLACES):
        numbers += _flags(game, zones[game.begun(who)], QUESTS)
    for other in range(PLACES // 2):
        numbers += _flags(game, zones[game.completed(other)], QUESTS)
    return numbers


def _held(game: Heart, seat: int) -> list[int]:
    """For each hand, how many cards of each face this seat knows to be there."""
    faces, knows, me = game.pack.faces, game.knows, 1 << seat
    counts = [0] * (PLACES * FACES)
    for who in range(PLACES):
        for piece in game.zones[HANDS + who]:
            if knows[piece] & me:
                counts[who * FACES + faces[piece]] += 1
    return counts


def _flags(game: Heart, pieces: list[Piece], among: range | tuple[int, ...]) -> list[int]:
    here = {game.pack.faces[piece] for piece in pieces}
    return [int(face in here) for face in among]

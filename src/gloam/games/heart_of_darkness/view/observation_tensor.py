"""What a seat sees, as numbers for researchers."""

from __future__ import annotations

from collections.abc import Iterable

from gloam.games.heart_of_darkness.cards.catalogue import EVENTS, FACES, QUESTS
from gloam.games.heart_of_darkness.rules.actions.talk_and_trade import REQUESTS, requests_known
from gloam.games.heart_of_darkness.state import (
    ASIDE,
    CURSES,
    HANDS,
    HEROES,
    IN_FORCE,
    KIND_OF,
    LOOT,
    LOOT_DISCARD,
    MOST_SEATS,
    NO_ONE,
    NOWHERE,
    PLACES,
    RESOLVING,
    SPAWN_DISCARD,
    SPAWNS,
    Heart,
    Protagonist,
)
from gloam.kernel.core.data import Piece

NOBODY_THERE = Protagonist(NO_ONE, NOWHERE, 0, 0)


def observe(game: Heart, seat: int) -> list[int]:
    """The same as numbers, in seat order; the length depends on the map alone."""
    zones, turn, talk, boat = game.zones, game.turn, game.talk, game.boat
    numbers = [
        seat,
        game.phase.value,
        game.round,
        game.darkness,
        0 if boat is None else 1 + boat.face_up,
        0 if boat is None else boat.due,
        turn.who + 1,
        _bits(game.waiting),
        _bits(game.players),
        turn.actions,
        _bits(turn.used),
        _bits(turn.fought),
        0 if talk is None else talk.by + 1,
        0 if talk is None else talk.other + 1,
        _bits(game.immune),
        _bits(game.mute),
        game.health,
        _bits(game.unused),
        *[len(zones[zone]) for zone in (LOOT, LOOT_DISCARD, SPAWNS, SPAWN_DISCARD, CURSES, ASIDE)],
    ]
    people = [game.protagonists.get(who, NOBODY_THERE) for who in range(PLACES)]
    for name in ("hero", "place", "strength", "sanity", "traps"):
        numbers += [getattr(one, name) for one in people]
    places = range(game.island.size)
    numbers += [game.fallen.get(hero, NOWHERE) for hero in range(HEROES)]
    numbers += [game.creatures.get(creature, NOWHERE) for creature in range(len(KIND_OF))]
    numbers += [game.gates.get(gate, 0) for gate in game.island.gates]
    numbers += [game.traps.get(place, 0) for place in places]
    numbers += [game.sprung.get(place, 0) for place in places]
    numbers += [len(zones[HANDS + who]) for who in range(PLACES)]
    numbers += _held(game, seat)
    numbers += [
        _bits([one * MOST_SEATS + other for one, other in game.talked]),
        _bits([_request(*made) for made in requests_known(game, seat)]),
    ]
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


def _bits(numbers: Iterable[int]) -> int:
    """Some different numbers as one: a bit set."""
    return sum([1 << number for number in numbers])


def _request(word: str, by: int, to: int) -> int:
    """A request as a number."""
    return (REQUESTS.index((word,)) * MOST_SEATS + by) * MOST_SEATS + to

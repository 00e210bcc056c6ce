"""Stand-ins for what nobody at the table has read: bots imagine these, and cannot read ahead.

A location of which only some parts are known has, in place of all others, what any place might
have: a small fight, a challenge of middling difficulty, a little gold. Tactics of a Boss that were
not met are plain blows.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.cards.location_cards import (
    BACK,
    DEFEAT,
    EXPLORED,
    FRONT,
    VICTORY,
    LocationCard,
    Part,
    ResultRow,
    Row,
)
from gloam.games.original_sin.cards.phrasebook import BOOK, line_number
from gloam.games.original_sin.rules.exploring.map import Location

Known = frozenset[tuple[int, int]]  # (card, part)

BLOWS: Final = {2: FACE["blow-of-two"], 3: FACE["blow-of-three"], 4: FACE["blow-of-four"]}
KEPT: Final = 4_096  # locations as a party knows them


def _lines(*texts: str) -> tuple[int, ...]:
    return tuple([line_number(BOOK.parse("leaves", text, "a stand-in")) for text in texts])


SOME_GOLD: Final = _lines("Gain 1 gold.")
LOST_TIME: Final = _lines("Advance time by 1.", "Return this card.")
HURT: Final = _lines("The roller takes 2 physical damage.")
RESULTS: Final = (ResultRow(1, HURT, -1), ResultRow(3, SOME_GOLD, -1), ResultRow(98, SOME_GOLD, -1))
MINION: Final = FACE["gaoler"]


@lru_cache(maxsize=KEPT)
def as_known(place: Location, known: Known, lying: frozenset[int]) -> Location:
    """A location with stand-ins for all parts that are not known. The same each time.

    Of cards that lie on the map unread the title is seen, and whether they can be explored.
    """
    cards = [_card(place, at, card, known, at in lying) for at, card in enumerate(place.cards)]
    return replace(place, cards=tuple(cards))


def _card(place: Location, at: int, card: LocationCard, known: Known, lies: bool) -> LocationCard:
    if not any((at, number) in known for number in range(len(card.parts))):
        stands_in = _any_parts(place, at, card.id)
        if lies and card.part(EXPLORED) >= 0:
            stands_in = (*stands_in, Part(EXPLORED, do=SOME_GOLD))
        return LocationCard(card.id, card.title if lies else "", stands_in)
    rolls = any(part.roll for number, part in enumerate(card.parts) if (at, number) in known)
    parts = [
        part if (at, number) in known else _part(part.name, rolls)
        for number, part in enumerate(card.parts)
    ]
    return LocationCard(card.id, card.title, tuple(parts))


def _any_parts(place: Location, at: int, id: str) -> tuple[Part, ...]:
    """A card of which nothing is known: by its place in the deck a fight, a challenge or gold."""
    ids = [space.id for space in place.spaces]
    space = ids.index(id.rstrip("abcdef")) if id.rstrip("abcdef") in ids else place.start
    if at % 3 == 0:
        row = Row(MINION, False, space, (1, 2, 2))
        ends = (Part(VICTORY, do=SOME_GOLD), Part(DEFEAT, do=LOST_TIME))
        return (Part(FRONT, spawn=(row,)), *ends)
    if at % 3 == 1:
        return Part(FRONT, roll="one"), Part(BACK, results=RESULTS)
    return (Part(FRONT, do=SOME_GOLD),)


def _part(name: str, rolls: bool) -> Part:
    """What may stand on a part of a card that has begun to be read."""
    if name == BACK and rolls:
        return Part(name, results=RESULTS)
    return Part(name, do=LOST_TIME if name == DEFEAT else SOME_GOLD)


def blows(count: int, next_cost: int) -> tuple[int, ...]:
    """So many tactics that nobody has met; one of them is what lies on top, if its cost is seen."""
    costs = [next_cost] if next_cost in BLOWS and count else []
    costs += [2 + number % 2 for number in range(count - len(costs))]
    return tuple(sorted([BLOWS[cost] for cost in costs]))

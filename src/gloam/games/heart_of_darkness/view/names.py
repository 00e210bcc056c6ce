"""How seats, Protagonists, cards, Locations and Creatures are named: words, and ids of nodes."""

from __future__ import annotations

from functools import cache

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, PROTAGONISTS
from gloam.games.heart_of_darkness.rules.map import LOCATIONS
from gloam.games.heart_of_darkness.state import MOST_SEATS, PLACES
from gloam.kernel.present.scene import Words

SEAT = [Words("seat", {"n": seat + 1}) for seat in range(MOST_SEATS)]
HERO = [Words(f"card-{CARDS[face].id}") for face in PROTAGONISTS]
CARD = [Words(f"card-{card.id}") for card in CARDS]
PLACE = [Words(f"place-{location.id.replace('_', '-')}") for location in LOCATIONS]
SHORT = [Words(f"map-{location.id.replace('_', '-')}") for location in LOCATIONS]  # on the map
CREATURE = [Words(f"creature-{kind}") for kind in ("crawler", "devourer", "guardian")]
SOME = [Words(f"some-{kind}") for kind in ("crawler", "devourer", "guardian")]  # at the start
# By the number of the deck's bag; the numbers between are its other zones.
DECK = [Words(f"deck-{name}") for name in ("loot", "spawn", "curses") for _ in range(4)]
WHO = [*SEAT, *(Words("second", {"seat": seat}) for seat in SEAT)]
SPACE_ID = [f"place-{location.id}" for location in LOCATIONS]
HAND_ID = [f"hand-{who}" for who in range(PLACES)]
WHO_ID = [f"who-{who}" for who in range(PLACES)]
SHEET_ID = [f"sheet-{who}" for who in range(PLACES)]
QUESTS_ID = [f"quests-{who}" for who in range(PLACES)]
CREATURE_ID = [[f"creature-{kind}-{p}" for p in range(len(PLACE))] for kind in range(3)]


def gate_id(place: int) -> str:
    return f"gate-{place}"


def fallen_id(hero: int) -> str:
    return f"fallen-{hero}"


@cache
def card_id(within: str, face: int, copy: int = 0) -> str:
    """The id of a card's node: the place, the face, and which of equal ones."""
    return f"{within}/{CARDS[face].id}" + (f"/{copy}" if copy else "")

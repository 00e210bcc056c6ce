"""How seats, Protagonists, cards, Locations and Creatures are named: words, and ids of nodes.

In keys, asks and events a Protagonist is the number of its place at the table, which is called by
its seat. Whoever plays alone has two: there each goes by its own name, as far as `number` knows it.
"""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, PROTAGONISTS
from gloam.games.heart_of_darkness.rules.map import LOCATIONS
from gloam.games.heart_of_darkness.state import HEROES, MOST_SEATS, PLACES, Heart
from gloam.kernel.present.card_nodes import CardNodes
from gloam.kernel.present.scene import Words
from gloam.kernel.present.things import Thing

KINDS = ("crawler", "devourer", "guardian")
# Where a card that an event is about may lie, if it is not being carried out.
LYING = ("events", "spawn-discard", "looked-at", "spawn", "loot")


NODES = CardNodes(CARDS)
card_id = NODES.id

SPACE_ID = [f"place-{location.id}" for location in LOCATIONS]
GATE_ID = [f"gate-{place}" for place in range(len(LOCATIONS))]
HAND_ID = [f"hand-{who}" for who in range(PLACES)]
WHO_ID = [f"who-{who}" for who in range(PLACES)]
SHEET_ID = [f"sheet-{who}" for who in range(PLACES)]
QUESTS_ID = [f"quests-{who}" for who in range(PLACES)]
CREATURE_ID = [[f"creature-{kind}-{p}" for p in range(len(LOCATIONS))] for kind in range(3)]
FALLEN_ID = [f"fallen-{hero}" for hero in range(len(PROTAGONISTS))]

SHORT = [Words(f"map-{location.id.replace('_', '-')}") for location in LOCATIONS]  # on the map
_SEATS = [Words("seat", {"n": seat + 1}) for seat in range(MOST_SEATS)]
_PEOPLE = [*_SEATS, *(Words("second", {"seat": seat}) for seat in _SEATS)]
_HEROES = [Words(f"card-{CARDS[face].id}") for face in PROTAGONISTS]
_CARDS = [Words(f"card-{card.id}") for card in CARDS]
_PLACES = [Words(f"place-{location.id.replace('_', '-')}") for location in LOCATIONS]
# By the number of the deck's bag; the numbers between are its other zones.
_DECKS = [Words(f"deck-{name}") for name in ("loot", "spawn", "curses") for _ in range(4)]

# A Protagonist's place at the table is called by its seat, in solo the second of them "second".
PLAYER = Thing("who", _PEOPLE, WHO_ID, further=[(id,) for id in SHEET_ID])
# By the place, then by place and Protagonist.
_NAMED = [*_PEOPLE, *(_HEROES * PLACES)]
_AT: list[int] = [*range(PLACES), *(who for who in range(PLACES) for _ in range(HEROES))]
_STANDEES, _SHEETS = [WHO_ID[who] for who in _AT], [SHEET_ID[who] for who in _AT]
WHO = Thing("who", _NAMED, _STANDEES, here=PLACES, further=[(id,) for id in _SHEETS])  # in events
NOW = Thing("who", _NAMED, _STANDEES, here=PLACES, further=WHO.further)  # in what is asked
PERSON = Thing("who", _NAMED, _SHEETS, here=PLACES)  # in options
SEAT = Thing("who", _SEATS, SHEET_ID[:MOST_SEATS], each=1)
HERO = Thing("hero", _HEROES)
FALLEN = Thing("hero", _HEROES, FALLEN_ID)
CARD = Thing(
    "card",
    _CARDS,
    [card_id("resolving", card.face) for card in CARDS],
    further=[tuple([card_id(at, card.face) for at in LYING]) for card in CARDS],
)
PLACE = Thing("place", _PLACES, SPACE_ID)
GATE = Thing("place", _PLACES, GATE_ID, further=[(id,) for id in SPACE_ID])
KIND = Thing("kind", [Words(f"creature-{kind}") for kind in KINDS])
SOME = Thing("kind", [Words(f"some-{kind}") for kind in KINDS])  # at the start of a sentence
SOME_WITHIN = Thing("kind", [Words(f"some-{kind}-within") for kind in KINDS])  # and within one
DECK = Thing("deck", _DECKS)


def place_of(number: int) -> int:
    """The place at the table that a number of `WHO` means."""
    return _AT[number]


def number(game: Heart, thing: Thing, n: int) -> int:
    """In solo a place goes by its Protagonist (see `Rules.number`)."""
    if thing.words is not _NAMED or not game.solo or not game.alive(n):
        return n
    dealt = HEROES - len(game.unused)
    if thing is WHO and dealt > len(game.cast()):
        return n  # one has been replaced: what is told may be of either
    return PLACES + n * HEROES + game.protagonists[n].hero

"""The phrasebook, and the names that card texts use."""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.map import LOCATIONS
from gloam.kernel.content.phrasebook import Phrasebook

BOOK = Phrasebook("heart_of_darkness")
BOOK.joiner("commas", en=(", ", ", "))

# As in "at the Chapel"; this one alone has no article.
_BARE = ("wreckers_beach",)

PLACES = BOOK.nouns("place")
for _location in LOCATIONS:
    _article = "" if _location.id in _BARE else "the "
    PLACES.add(_location.id, en=_article + _location.name)

CREATURES = BOOK.nouns("creature")
CREATURES.add("crawler", en={"one": "Crawler", "many": "Crawlers"})
CREATURES.add("devourer", en={"one": "Devourer", "many": "Devourers"})
CREATURES.add("guardian", en={"one": "Guardian", "many": "Guardians"})
CREATURES.add("any", en={"one": "Creature", "many": "Creatures"})

BODIES = BOOK.nouns("body")
BODIES.add("strength", en="Strength")
BODIES.add("sanity", en="Sanity")

DECKS = BOOK.nouns("deck")
DECKS.add("loot", en="Loot")
DECKS.add("spawn", en="Spawn")

# The number of a kind of Creature, by its noun; -1 is any.
CREATURE_KIND = {"crawler": 0, "devourer": 1, "guardian": 2, "any": -1}

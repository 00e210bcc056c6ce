"""Every key that can ever be offered, in a fixed order: the action ids of environments."""

from __future__ import annotations

from gloam.games.heart_of_darkness import cardplay
from gloam.games.heart_of_darkness.deck import CARDS, PROTAGONISTS
from gloam.games.heart_of_darkness.island import LOCATIONS
from gloam.games.heart_of_darkness.state import PLACES
from gloam.kernel.core.asks import REVISE, WAIT, Key

# Words that stand alone.
PLAIN = (
    "end",
    "loot",
    "fight",
    "set-trap",
    "discard",
    "call",
    "bare-hands",
    "would",
    "would-not",
    "yes",
    "no",
    "uphold",
    "dismiss",
    "confess",
    "leave",
    "stay",
    "join",
    "stay-out",
    "keep-parts",
    "lead-quests",
)
PLACED = ("move", "tunnel", "go")
FACED = ("card", "discard", "weapon", "assemble", "consult")
PEOPLE = ("talk", "next", "target", "give-card", "give-trap", "hand-over")


def all_keys(seats: int) -> list[Key]:
    """All of them, those of cards included."""
    keys: list[Key] = [WAIT, REVISE]
    keys += [(word,) for word in PLAIN]
    keys += [(word, place) for word in PLACED for place in range(len(LOCATIONS))]
    keys += [(word, card.face) for word in FACED for card in CARDS]
    keys += [(word, who) for word in PEOPLE for who in range(PLACES)]
    keys += [("recover", hero) for hero in range(len(PROTAGONISTS))]
    keys += [("repair", count) for count in (1, 2)]
    keys += [(word, kind) for word in ("kind", "hit") for kind in range(3)]
    keys += [("creature", kind, place) for kind in range(3) for place in range(len(LOCATIONS))]
    keys += [("speak", price) for price in range(3)]
    keys += [("claim", seat) for seat in range(seats)]
    known = set(keys)
    return keys + [key for key in cardplay.all_keys(seats) if key not in known]

"""Events in force, and what ends them.

Something that may end an Event is told as (what, value); an Event in force that waits for
just that is discarded.
"""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, EVENT
from gloam.games.heart_of_darkness.cards.phrasebook import BOOK, CREATURE_KIND
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.state import IN_FORCE, SPAWN_DISCARD, Heart
from gloam.kernel.content.card_files import parse_texts
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.content.triggers import Happening, Triggers

KILLED_IN_COMBAT, KILLED, REPAIRED, RITUAL_SUCCEEDED, TURN_ENDED_AT, QUIET_TURN, ENTERED = range(7)


@BOOK.phrase("requirement", en="Discard this when {happenings:happening, or}.")
def discard_when(happenings: tuple[Node, ...]) -> tuple[Happening, ...]:
    return tuple([happening.value() for happening in happenings])  # rule: event.lasting


@BOOK.phrase("happening", en="a {kind:creature.one} is killed{fighting? in Combat}")
def is_killed(kind: str, fighting: bool) -> Happening:
    return KILLED_IN_COMBAT if fighting else KILLED, CREATURE_KIND[kind]


ARRIVALS = BOOK.nouns("arrival")
ARRIVALS.add("enters", en="enters")
ARRIVALS.add("ends", en="ends a turn at")


@BOOK.phrase("happening", en="a Protagonist {arrival} {place}")
def comes_to(arrival: str, place: str) -> Happening:
    return ENTERED if arrival == "enters" else TURN_ENDED_AT, PLACE[place]


OTHERS = BOOK.nouns("other")
OTHERS.add("repair", en="a Gate is repaired")
OTHERS.add("ritual", en="a Ritual succeeds")
OTHERS.add("quiet", en="a turn passes without Loot")


@BOOK.phrase("happening", en="{other}")
def something_else(other: str) -> Happening:
    return {"repair": REPAIRED, "ritual": RITUAL_SUCCEEDED, "quiet": QUIET_TURN}[other], 0


READ = parse_texts(BOOK, "requirement", CARDS, "requirement", (EVENT,))
ENDS = Triggers({face: node.value() for face, node in READ.items()})


def happened(game: Heart, what: int, value: int = 0) -> None:
    """Something happened; Events that waited for it are over."""
    for piece in ENDS.due(game, IN_FORCE, what, value):  # rule: event.lasting
        game.tell("event-over", game.pack.faces[piece])
        game.move(piece, SPAWN_DISCARD)  # rule: event.discard

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


@BOOK.phrase("happening", en="a {kind:creature.one} is killed in Combat")
def killed_in_combat(kind: str) -> Happening:
    return KILLED_IN_COMBAT, CREATURE_KIND[kind]


@BOOK.phrase("happening", en="a {kind:creature.one} is killed")
def is_killed(kind: str) -> Happening:
    return KILLED, CREATURE_KIND[kind]


@BOOK.phrase("happening", en="a Gate is repaired")
def gate_repaired() -> Happening:
    return REPAIRED, 0


@BOOK.phrase("happening", en="a Ritual succeeds")
def succeeds() -> Happening:
    return RITUAL_SUCCEEDED, 0


@BOOK.phrase("happening", en="a Protagonist ends a turn at {place}")
def turn_ends_at(place: str) -> Happening:
    return TURN_ENDED_AT, PLACE[place]


@BOOK.phrase("happening", en="a turn passes without Loot")
def quiet_turn() -> Happening:
    return QUIET_TURN, 0


@BOOK.phrase("happening", en="a Protagonist enters {place}")
def enters(place: str) -> Happening:
    return ENTERED, PLACE[place]


READ = parse_texts(BOOK, "requirement", CARDS, "requirement", (EVENT,))
ENDS = Triggers({face: node.value() for face, node in READ.items()})


def happened(game: Heart, what: int, value: int = 0) -> None:
    """Something happened; Events that waited for it are over."""
    for piece in ENDS.due(game, IN_FORCE, what, value):  # rule: event.lasting
        game.tell("event-over", game.pack.faces[piece])
        game.move(piece, SPAWN_DISCARD)  # rule: event.discard

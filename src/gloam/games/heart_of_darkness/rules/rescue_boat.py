"""Radio Parts and the Rescue Boat."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import RADIO_PART, took_effect
from gloam.games.heart_of_darkness.rules.darkness import raise_darkness
from gloam.games.heart_of_darkness.rules.map import LIGHTHOUSE
from gloam.games.heart_of_darkness.state import (
    BOAT_DARKNESS,
    FACE_DOWN,
    FACE_UP,
    LOOT_DISCARD,
    NO_BOAT,
    PARTS_NEEDED,
    RESOLVING,
    Heart,
)
from gloam.kernel.core.asks import EVERYONE, Key
from gloam.kernel.core.data import Piece

CALL: Key = ("call",)


def parts(game: Heart, who: int) -> list[Piece]:
    """The Radio Parts in a hand."""
    faces = game.pack.faces  # rule: boat.parts, boat.one-hand, boat.free
    return [piece for piece in game.zones[game.hand(who)] if faces[piece] == RADIO_PART]


def can_call(game: Heart, who: int) -> bool:
    """Three Radio Parts in one hand, at the Lighthouse, and no boat called yet."""
    if game.place[who] != LIGHTHOUSE or game.boat != NO_BOAT:  # rule: boat.summon, boat.once
        return False
    # rule: boat.parts-alone, boat.one-hand, boat.creatures-ok
    return len(parts(game, who)) >= PARTS_NEEDED


def call(game: Heart, who: int) -> None:
    """Call the boat: it turns up at the end of the next round."""
    for piece in parts(game, who)[:PARTS_NEEDED]:  # rule: boat.free
        game.move(piece, RESOLVING)
    for piece in list(game.zones[RESOLVING]):
        game.move(piece, LOOT_DISCARD, EVERYONE)  # rule: boat.discarded
    game.boat = FACE_DOWN  # rule: boat.token-down
    game.boat_due = game.round + 1  # rule: boat.arrives
    game.tell("boat-called", who)
    took_effect(RADIO_PART)
    if game.darkness < BOAT_DARKNESS:
        raise_darkness(game, BOAT_DARKNESS - game.darkness)  # rule: boat.darkness-five


def turn_boat(game: Heart) -> None:
    """At the end of a round: face up if it is due, and then for good."""
    if game.boat == FACE_DOWN and game.round >= game.boat_due:
        game.boat = FACE_UP  # rule: boat.arrives, boat.stays
        game.tell("boat-arrived")

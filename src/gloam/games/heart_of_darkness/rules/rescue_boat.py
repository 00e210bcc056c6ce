"""Radio Parts and the Rescue Boat."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import RADIO_PART, took_effect
from gloam.games.heart_of_darkness.rules.darkness import raise_darkness
from gloam.games.heart_of_darkness.rules.map import LIGHTHOUSE
from gloam.games.heart_of_darkness.state import (
    BOAT_DARKNESS,
    LOOT_DISCARD,
    PARTS_NEEDED,
    RESOLVING,
    Boat,
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
    # rule: boat.summon, boat.once
    if game.protagonists[who].place != LIGHTHOUSE or game.boat is not None:
        return False
    # rule: boat.parts-alone, boat.one-hand, boat.creatures-ok
    return len(parts(game, who)) >= PARTS_NEEDED


def call(game: Heart, who: int) -> None:
    """Call the boat: it turns up at the end of the next round."""
    for piece in parts(game, who)[:PARTS_NEEDED]:  # rule: boat.free
        game.move(piece, RESOLVING)
    for piece in list(game.zones[RESOLVING]):
        game.move(piece, LOOT_DISCARD, EVERYONE)  # rule: boat.discarded
    game.boat = Boat(due=game.round + 1)  # rule: boat.token-down, boat.arrives
    game.tell("boat-called", who)
    took_effect(RADIO_PART)
    if game.darkness < BOAT_DARKNESS:
        raise_darkness(game, BOAT_DARKNESS - game.darkness, ("boat",))  # rule: boat.darkness-five


def turn_boat(game: Heart) -> None:
    """At the end of a round: face up if it is due, and then for good."""
    boat = game.boat
    if boat is not None and not boat.face_up and game.round >= boat.due:
        game.boat = Boat(boat.due, face_up=True)  # rule: boat.arrives, boat.stays
        game.tell("boat-arrived")

"""Areas: places in the Map with an Infernal Deck, a Fate and a discard pile of their own."""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import AREAS
from gloam.games.harrowing.rules.legacy.the_unknown import (
    AREAS_SECTION,
    CARNIVAL_DECK,
    manifest_now,
    open_now,
)
from gloam.games.harrowing.state import STANDARD, Harrowing
from gloam.kernel.core.agenda import Call


def area_calls(game: Harrowing, face: int) -> list[Call]:
    """The first location of an Area brings its deck; else it is like any other location."""
    # rule: area.created, area.location-rules
    area = game.book.cards[face].area
    return [("create_area", AREAS[area])] if area and AREAS[area] not in game.fates else []


def open_area(game: Harrowing, deck: int) -> bool:
    """With its first location an Area's deck comes into reach; False if it is there already."""
    open_now(game, AREAS_SECTION)  # rule: unknown.sealed-rules
    manifest_now(game, CARNIVAL_DECK)  # rule: area.unmanifested, area.bleak-carnival
    if deck in game.fates:  # rule: area.leaves-map
        return False
    game.fates = (*game.fates, deck)  # rule: area.own-deck, area.created, area.outside, area.refill
    return True


def in_reach(game: Harrowing, deck: int) -> bool:
    """An Area counts only while one of its locations is in the Map."""
    if deck == STANDARD:
        return True
    cards = game.book.cards
    # rule: area.leaves-map
    return any(AREAS.get(cards[spot.face].area) == deck for spot in game.spots.values())


def fate_of(game: Harrowing, seat: int) -> int:
    """The number of the deck and Fate that an effigy refers to where it is."""
    # rule: area.reference, area.invoke-only, area.entering-mid-effect
    return AREAS.get(game.book.cards[game.here(seat).face].area, STANDARD)


def home_deck(game: Harrowing, face: int) -> int:
    """The number of the Infernal Deck that a card belongs to."""
    # rule: area.discard-home, area.no-story, story.standard-only
    return AREAS.get(game.book.cards[face].home, STANDARD)

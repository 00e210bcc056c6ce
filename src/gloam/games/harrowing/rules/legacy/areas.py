"""Areas: places in the Map with an Infernal Deck, a Fate and a discard pile of their own."""

from __future__ import annotations

from gloam.games.harrowing.rules.fate import deal_fate
from gloam.games.harrowing.rules.legacy.unknown import (
    AREAS_SECTION,
    CARNIVAL_DECK,
    manifest_now,
    open_now,
)
from gloam.games.harrowing.state import PROCEDURES, Harrowing
from gloam.kernel.core.asks import Flow


@PROCEDURES.asking
def create_area(game: Harrowing, deck: int) -> Flow[None]:
    """With its first location an Area's deck comes into reach, and three cards form its Fate."""
    open_now(game, AREAS_SECTION)  # rule: unknown.sealed-rules
    manifest_now(game, CARNIVAL_DECK)  # rule: area.unmanifested, area.bleak-carnival
    if deck not in game.fates:
        game.fates = (*game.fates, deck)  # rule: area.own-deck, area.created
        deal_fate(game, deck)  # rule: eye.setup-not-refill
        game.tell("area", deck)
    yield from ()

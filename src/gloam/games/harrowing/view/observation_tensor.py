"""What a seat sees, as numbers for researchers."""

from __future__ import annotations

from gloam.games.harrowing.state import (
    COLUMN,
    COLUMNS,
    DECKS,
    FOES,
    INNATE,
    ITEM_DISCARD,
    ITEMS,
    MOST_SEATS,
    MOST_SPOTS,
    NO_ONE,
    RITUAL,
    SINS,
    TROVE,
    Harrowing,
    Sheet,
    Spot,
    bag,
    discards,
    down,
    fate,
)

NOBODY = Sheet([0] * SINS, [0] * SINS)
NO_SPOT = Spot(0, 0, -1, False)


def observe(game: Harrowing, seat: int) -> list[int]:
    """In seat order; the length depends on the catalogue alone."""
    zones, faces = game.zones, game.pack.faces
    numbers = [
        seat,
        game.phase.value,
        game.circle,
        game.bane,
        game.hunted() if game.eye >= 0 else NO_ONE,
        game.floor,
        game.actor,
        int(game.boss_placed),
        game.boss_health,
        len(zones[ITEMS]),
        len(zones[ITEM_DISCARD]),
    ]
    for deck in range(DECKS):
        numbers += [len(zones[bag(deck)]), len(zones[discards(deck)]), len(zones[down(deck)])]
    for other in range(MOST_SEATS):
        here = other < game.seats
        sheet = game.sheet(other) if here else NOBODY
        numbers += [game.omens[other] if here else 0, game.at[other] if here else NO_ONE]
        numbers += [*sheet.base, *sheet.corruption, sheet.faults, sheet.graces]
        numbers += [sheet.next_dice, sheet.next_faults, sheet.next_graces]
    for number in range(MOST_SPOTS):
        spot = game.spots.get(number, NO_SPOT)
        numbers += [spot.x, spot.y, spot.face, int(spot.closed), int(spot.charted)]
    # Where each card lies that everybody sees; 0: nowhere to be seen.
    where = [0] * len(game.book.cards)
    seen = [fate(deck) for deck in range(DECKS)] + [TROVE, RITUAL]
    seen += [*range(FOES, FOES + MOST_SEATS), *range(INNATE, INNATE + MOST_SEATS)]
    seen += [*range(COLUMN, COLUMN + COLUMNS * MOST_SEATS)]
    for zone in seen:
        for piece in zones[zone]:
            where[faces[piece]] = zone + 1
    damage = [game.damage.get(face, 0) for face in range(len(game.book.cards))]
    return numbers + where + damage

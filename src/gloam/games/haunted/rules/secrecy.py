"""Who sees what: the places of the table, and who looks into them."""

from __future__ import annotations

from functools import cache

from gloam.games.haunted.cards.deck import SIZE
from gloam.games.haunted.state import SLOTS
from gloam.kernel.core.cards import NOBODY, Pack, Zone


@cache
def pack(seats: int) -> Pack:
    """The cards and the places for a number of seats."""
    zones = [
        Zone("stockpile", sight=NOBODY),  # rule: secret.stockpile, term.stockpile, term.bag
        Zone("discard", ordered=True),  # rule: secret.discard-open, term.discard-pile
        Zone("resolving"),
        Zone("shown"),
        *(Zone(f"hand {seat}", 1 << seat, seat) for seat in range(seats)),  # rule: secret.hands
        # rule: secret.drawn-to-keep
        *(Zone(f"looked at {seat}", 1 << seat, seat) for seat in range(seats)),
        # rule: secret.table-open
        *(
            Zone(f"line {seat}.{slot}", owner=seat, ordered=True)
            for seat in range(seats)
            for slot in range(SLOTS)
        ),
    ]
    return Pack(range(SIZE), (0,) * SIZE, zones)  # rule: deck.no-other-pieces, deck.unique

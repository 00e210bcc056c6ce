"""The table of DrawHold: a secret deck, secret hands, public banks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.kernel.core.cards import NOBODY, CardTable, Pack, Zone, table_of

# Zones; HANDS + seat is a seat's hand.
DECK: Final = 0
DISCARD: Final = 1
HANDS: Final = 2

# A value is a face.
VALUES: Final = tuple([value for value in range(1, 14) for _ in range(4)])  # rule: setup.deck

PACK: Final = Pack(
    faces=VALUES,
    backs=(0,) * len(VALUES),
    zones=(
        Zone("deck", sight=NOBODY),
        Zone("discard"),  # rule: table.discard
        Zone("hand 0", sight=1, owner=0),
        Zone("hand 1", sight=2, owner=1),
    ),
)


@dataclass(slots=True)
class DrawHold(CardTable):
    turn: int
    banks: list[int]

    def total(self, seat: int) -> int:
        return sum([VALUES[card] for card in self.zones[HANDS + seat]])


def fresh_table(seats: int) -> DrawHold:
    zones, where, knows = table_of(PACK, [DECK] * len(VALUES))
    return DrawHold(seats, PACK, zones, where, knows, (), 0, [0, 0])  # rule: setup.empty

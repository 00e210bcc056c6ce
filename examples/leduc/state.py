"""The table of Leduc: six cards, two of each rank, and the pot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.kernel.core.cards import NOBODY, CardTable, Pack, Zone, table_of

# Zones; HANDS + seat is a seat's hand.
DECK: Final = 0
BOARD: Final = 1
HANDS: Final = 2

RANKS: Final = (0, 0, 1, 1, 2, 2)  # rule: setup.cards
ANTE: Final = 1  # rule: setup.ante

PACK: Final = Pack(
    faces=RANKS,
    backs=(0,) * len(RANKS),
    zones=(
        Zone("deck", sight=NOBODY),
        Zone("board"),
        Zone("hand 0", sight=1, owner=0),
        Zone("hand 1", sight=2, owner=1),
    ),
)


@dataclass(slots=True)
class Leduc(CardTable):
    round: int  # 0 and 1; 2 when the bets are over
    turn: int
    pot: list[int]  # what each seat has put in
    raises: int  # in this round
    opened: bool  # whether somebody has had a turn in this round
    folded: int  # the seat that gave up, or -1

    def owed(self, seat: int) -> int:
        return self.pot[1 - seat] - self.pot[seat]

    def rank(self, seat: int) -> int:
        return RANKS[self.zones[HANDS + seat][0]]


def fresh_table(seats: int) -> Leduc:
    zones, where, knows = table_of(PACK, [DECK] * len(RANKS))
    return Leduc(seats, PACK, zones, where, knows, (), 0, 0, [ANTE, ANTE], 0, False, -1)

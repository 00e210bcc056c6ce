"""The table of Haunted: hands, the stockpile, the discard pile, three lines a player."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from gloam.games.haunted.deck import (
    ACQUAINTANCES,
    FOCUSES,
    SIZE,
    TERRORS,
    URCHIN_THIEF,
)
from gloam.kernel.core.cards import NOBODY, CardTable, Pack, Zone, table_of
from gloam.kernel.core.data import Piece, PieceSet

# The zones of the whole table; then come the seats' hands, what they look at, their lines.
STOCK: Final = 0
DISCARD: Final = 1
RESOLVING: Final = 2
SHOWN: Final = 3
HANDS: Final = 4

# The stages of a turn.
# rule: turn.stages
ATTACK: Final = 1
DEFENCE: Final = 2
OWN: Final = 3
CLEANUP: Final = 4

SLOTS: Final = 3  # rule: line.three, game.characters, short.slots


@dataclass(slots=True)
class Haunted(CardTable):
    """A game of Haunted. A line is a number: seat * 3 + slot. Sets of lines are bit sets."""

    order: tuple[int, ...]  # the seats in play, clockwise
    active: int
    stage: int
    hand_size: int
    to_lose: int  # how many complete lines lose the game
    sealed: int  # complete lines
    awaiting: int  # lines whose terror can still be defended against
    used: int  # lines that have had their one card of stage 1
    fresh: PieceSet  # essential cards laid by the active player this turn
    laid: bool  # whether the active player has laid a card this turn
    defender: int  # who defends now, or -1
    missed: list[int]  # turns that each seat must still miss
    planted: int  # who holds the planted Urchin Thief, or -1
    stale: int  # reshuffles since all terrors were locked away, or -1
    tie_break: bool  # whether ties are settled by a short game
    over: bool

    # --- places ---

    def hand(self, seat: int) -> int:
        return HANDS + seat

    def looked_at(self, seat: int) -> int:
        """Where cards lie that a seat looks at: drawn to choose from, or taken."""
        return HANDS + self.seats + seat

    def line(self, line: int) -> list[Piece]:
        """The cards of a line: setting, focus, terror."""
        return self.zones[HANDS + 2 * self.seats + line]

    def line_zone(self, line: int) -> int:
        return HANDS + 2 * self.seats + line

    def lines(self, seat: int) -> range:
        return range(seat * SLOTS, seat * SLOTS + SLOTS)

    def left(self, seat: int) -> int:
        """The next player clockwise."""
        at = self.order.index(seat)  # rule: players.left
        return self.order[(at + 1) % len(self.order)]

    def others(self, seat: int) -> list[int]:
        """The other players, clockwise from the left of `seat`."""
        at = self.order.index(seat)
        return [*self.order[at + 1 :], *self.order[:at]]

    # --- lines ---

    def is_open(self, line: int) -> bool:
        """Neither complete nor awaiting."""
        return not (self.sealed | self.awaiting) >> line & 1  # rule: line.sealed, term.awaiting

    def active_lines(self, seat: int) -> list[int]:
        """Lines that support cards may touch, unstarted slots among them."""
        return [line for line in self.lines(seat) if self.is_open(line)]  # rule: term.smallest

    def unstarted(self, seat: int) -> list[int]:
        return [line for line in self.lines(seat) if not self.line(line)]

    def started(self, seat: int) -> list[int]:
        """Started lines that are neither complete nor awaiting."""
        return [line for line in self.active_lines(seat) if self.line(line)]

    def smallest(self, seat: int) -> list[int]:
        """The smallest started lines of a seat."""
        lines = self.started(seat)  # rule: term.smallest, term.line-size
        least = min([len(self.line(line)) for line in lines], default=0)
        return [line for line in lines if len(self.line(line)) == least]

    def largest(self, seat: int) -> list[int]:
        lines = self.started(seat)  # rule: term.largest
        most = max([len(self.line(line)) for line in lines], default=0)
        return [line for line in lines if len(self.line(line)) == most]

    def complete(self, seat: int) -> int:
        """How many complete lines a seat has."""
        return (self.sealed >> seat * SLOTS & 7).bit_count()

    # --- hands ---

    def movable(self, seat: int) -> list[Piece]:
        """The cards of a hand that effects can move: all but a planted Urchin Thief."""
        hand = self.zones[HANDS + seat]
        if self.planted != seat:  # rule: event.urchin-thief-stuck
            return hand
        return [card for card in hand if card != URCHIN_THIEF]

    def stuck(self, seat: int) -> tuple[Piece, ...]:
        """The cards of a hand that effects cannot move."""
        return (Piece(URCHIN_THIEF),) if self.planted == seat else ()

    def acquaintances(self, seat: int) -> list[Piece]:
        return [card for card in self.zones[HANDS + seat] if card >= ACQUAINTANCES]

    # --- score ---

    def points(self, seat: int) -> int:
        """What lies in front of a player."""
        total = 0  # rule: score.hand
        for line in self.lines(seat):
            if self.sealed >> line & 1:
                total += 13  # rule: score.complete, score.complete-flat
            else:
                total += 3 * len(self.line(line))  # rule: score.other
        return total


def setting_of(line: list[Piece]) -> int:
    return line[0] if line else -1


def focus_of(line: list[Piece]) -> int:
    return line[1] if len(line) > 1 else -1


def is_essential(card: int) -> bool:
    return card < 30  # rule: term.essential, term.support


def kind_of(card: int) -> str:
    """setting, focus, terror or support."""
    if card < FOCUSES:
        return "setting"
    if card < TERRORS:
        return "focus"
    return "terror" if card < 30 else "support"


@cache
def pack(seats: int) -> Pack:
    """The cards and the places for a number of seats."""
    zones = [
        Zone("stockpile", sight=NOBODY),  # rule: secret.stockpile, term.stockpile, term.bag
        Zone("discard"),  # rule: secret.discard-open, term.discard-pile
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


def fresh_table(seats: int, short: bool, tie_break: bool) -> Haunted:
    """The table before the deal: all cards in the stockpile."""
    cards = pack(seats)
    # rule: setup.shuffle, setup.lines, short.cards
    zones, where, knows = table_of(cards, [STOCK] * SIZE)
    return Haunted(
        seats,
        cards,
        zones,
        where,
        knows,
        (),
        order=tuple(range(seats)),
        active=0,
        stage=ATTACK,
        hand_size=9 if short else 7,  # rule: short.hand, setup.hand-size
        to_lose=1 if short else 3,  # rule: short.one-line, game.object
        sealed=0,
        awaiting=0,
        used=0,
        fresh=PieceSet(0),
        laid=False,
        defender=-1,
        missed=[0] * seats,
        planted=-1,
        stale=-1,
        tie_break=tie_break,
        over=False,
    )

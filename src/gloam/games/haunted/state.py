"""The table of Haunted: hands, the stockpile, the discard pile, three lines a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import Piece, PieceSet
from gloam.kernel.core.state import Event

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


# Why a game ended, its complete lines, and the cards of every line. The cards are shuffled for
# a short game: what lay in the lines is then remembered here only.
# rule: short.points
Finish = tuple[str, int, tuple[tuple[int, ...], ...]]
THREE_LINES: Final = "lines"
NO_TERRORS: Final = "terrors"
NO_SETTINGS: Final = "settings"


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
    thief: PieceSet  # the Urchin Thief while he is planted
    stale: int  # reshuffles since all terrors were locked away, or -1
    tie_break: bool  # whether ties are settled by a short game
    over: bool
    # How the game ended, and each short game that settled a tie: see Finish.
    finishes: tuple[tuple[str, int, tuple[tuple[int, ...], ...]], ...]

    # --- places ---

    def bound(self) -> int:
        return self.thief  # rule: event.urchin-thief-stuck, event.urchin-thief-known

    def hand(self, seat: int) -> int:
        return HANDS + seat

    def looked_at(self, seat: int) -> int:
        """Where cards lie that a seat looks at: drawn to choose from, or taken."""
        return HANDS + self.seats + seat

    def by_card(self) -> Event:
        """The cause of what happens while a support card is carried out: the card."""
        carried = self.zones[RESOLVING]
        return ("card", int(carried[0])) if carried else ()

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

    def complete(self, seat: int) -> int:
        """How many complete lines a seat has."""
        return (self.sealed >> seat * SLOTS & 7).bit_count()

"""The table: effigies, the Map, the Fates, the columns of items, the decks.

A **seat** is a player: it has omens, a marker and a place in the Map. A **sheet** holds the seven
sins with their corruption. An effigy **zone** holds adversaries, items and perhaps In the Eye of
Hell. They are three indices: who swaps sheet and zone keeps the seat (`sheet_of`, `zone_of`).

Decks have numbers: 0 is the standard Infernal Deck, the others are those of Areas. Every card but
the three heads is there once, so that a face is as good as a piece.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

from gloam.kernel.core.agenda import Agenda, Procedures
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import FIXED, Named, Piece

if TYPE_CHECKING:
    from gloam.games.harrowing.cards.catalogue import Catalogue
    from gloam.games.harrowing.rules.abilities import Memo

# --- sins, in the order of the sheet; each has its action ---

LUST, GLUTTONY, GREED, SLOTH, WRATH, ENVY, PRIDE = range(7)  # rule: effigy.seven-sins
SINS: Final = 7
SIN_WORDS: Final = ("lust", "gluttony", "greed", "sloth", "wrath", "envy", "pride")
# rule: effigy.sin-actions, action.basic-seven, action.old-names
SEDUCE, FEAST, SCAVENGE, WANDER, FIGHT, SNATCH, EXPLORE = range(7)
ACTION_WORDS: Final = ("seduce", "feast", "scavenge", "wander", "fight", "snatch", "explore")
ANY_SIN: Final = -1  # corruption or healing that names no sin

# --- numbers of the game ---

MOST_SEATS: Final = 4  # rule: seat.player-count
FULL: Final = 6  # rule: corruption.max-six
DAMNED: Final = 3  # rule: damned.three-sixes
MOST_OMENS: Final = 10  # rule: omen.max
FIRST_OMENS: Final = 3  # rule: omen.start
FACE_DOWN_OMENS: Final = 3  # rule: invoke.face-down
COLUMNS: Final = 3  # rule: column.three

# --- sides of a space, as bits 1, 2, 4, 8 in walls; north is up, y grows southwards ---

NORTH, EAST, SOUTH, WEST = range(4)
SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
HERE: Final = 4  # in keys: one's own location
OPPOSITE: Final = (SOUTH, WEST, NORTH, EAST)

# --- bounds of keys ---

MOST_FATE: Final = 60  # places of a Fate
MOST_SPOTS: Final = 40  # locations in the Map at once
MOST_ROWS: Final = 12  # items of a column
MOST_FOES: Final = 30  # adversaries of a zone
MOST_INNATE: Final = 9
MOST_TROVE: Final = 12
MOST_FOUND: Final = 60  # cards that a search shows
MOST_DUE: Final = 30  # triggers due at once
ENTRIES: Final = 33  # of the table that has three lists
ORDINARY_MARKERS: Final = 12
MARKERS: Final = 20  # the last eight are not ordinary

# --- zones ---

STANDARD: Final = 0  # the number of the standard Infernal Deck
DECKS: Final = 2  # the standard one, and one Area's
# Each deck: the bag, its discards, the face-up cards of its Fate, the face-down one.
BAG, DISCARD, FATE, DOWN = range(4)  # rule: zone.infernal-deck, zone.discard, zone.fate


def bag(deck: int) -> int:
    return 4 * deck + BAG


def discards(deck: int) -> int:
    return 4 * deck + DISCARD


def fate(deck: int) -> int:
    """The face-up cards of a Fate, in the order in which they were laid."""
    return 4 * deck + FATE


def down(deck: int) -> int:
    """The face-down card of a Fate."""
    return 4 * deck + DOWN


ITEMS: Final = 8
ITEM_DISCARD: Final = 9
TROVE: Final = 10  # rule: zone.trove
TURNED: Final = 11  # turned up or searched for, on its way
RESOLVING: Final = 12  # Infernal cards that are being invoked, the last one on top
MAP: Final = 13  # rule: zone.map
SET_ASIDE: Final = 14  # rule: zone.set-aside
RITUAL: Final = 15  # set aside for the Ritual total
OUT: Final = 16  # abandoned, obliterated, spare
UNKNOWN: Final = 17  # never shown
FOES: Final = 20  # four zones each: adversaries, innate items
INNATE: Final = 24
COLUMN: Final = 28  # three zones for each effigy zone
ZONES: Final = COLUMN + COLUMNS * MOST_SEATS

# --- backs ---

ITEM_BACK: Final = 2
GREY_BACK: Final = 3

# --- nothing and nobody ---

NO_ONE: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1
NO_LINE: Final = -1


class Phase(Enum):
    CREATION = 0  # markers and sins
    PLAY = 1
    OVER = 2


class Outcome(Enum):
    WON = 1
    LOST = 2


@dataclass(slots=True)
class Sheet:
    """An effigy sheet. Lasting bonus faces and spent limits go with it."""

    base: list[int]  # 0 before it is chosen
    corruption: list[int]
    faults: int = 0  # more in every test, for the rest of the game
    graces: int = 0
    next_faults: int = 0  # more in the next test
    next_graces: int = 0
    next_dice: int = 0
    spent: frozenset[int] = frozenset()  # abilities used once in this Fate (`rules/abilities.py`)

    def sixes(self) -> int:
        return self.corruption.count(FULL)


@dataclass(frozen=True, slots=True)
class Spot:
    """A location in the Map."""

    x: int
    y: int
    face: int
    closed: bool
    charted: bool = False


@dataclass(frozen=True, slots=True)
class Roll:
    """The doom dice as they lie on the table; the first one is red."""

    seat: int
    sin: int  # ANY_SIN: no test
    dice: tuple[int, ...]  # FAULT, GRACE, BLANK, BANE
    faults: int  # with bonus faces
    graces: int
    numbers: tuple[int, ...] = ()  # two damage dice, where they were rolled too


FAULT, GRACE, BLANK, BANE = range(4)


@dataclass(slots=True)
class Harrowing(CardTable):
    """A game of The Harrowing."""

    book: Named[Catalogue] = field(repr=False, compare=False, metadata=FIXED)
    memo: Named[Memo] = field(repr=False, compare=False, metadata=FIXED)
    circle: int
    # --- what the campaign has changed, this game included ---
    manifested: frozenset[int] = frozenset()  # numbers
    opened: frozenset[str] = frozenset()  # sections
    told: frozenset[str] = frozenset()  # ids of stories that were told once
    played: int = 0  # games in which a Fate was refilled
    counted: bool = False  # this one among them
    telling: bool = False  # a story was told for the first time in this game
    imagined: bool = False  # a bot's world: what is manifested in it stays unknown
    # --- where the game stands ---
    phase: Phase = Phase.CREATION
    outcome: Outcome | None = None
    agenda: Agenda = field(default_factory=Agenda)
    floor: int = 0  # the seat that is asked first
    actor: int = 0  # who acts or invokes, or did last
    placing: int = NO_ONE  # the seat that is choosing where a location goes
    cause: tuple[str | int, ...] = ()  # of what is told now: a word and numbers
    fired: frozenset[int] = frozenset()  # triggered abilities of this action or invocation
    rolled: Roll | None = None
    faults: int = 0  # of the test whose lines are carried out
    graces: int = 0
    bane: int = 0
    # --- effigies ---
    sheets: list[Sheet] = field(default_factory=list)
    sheet_of: tuple[int, ...] = ()  # by seat
    zone_of: tuple[int, ...] = ()  # by seat
    omens: list[int] = field(default_factory=list)
    markers: list[int] = field(default_factory=list)  # NO_ONE before it is chosen
    at: list[int] = field(default_factory=list)  # the number of a spot; NOWHERE: eliminated
    ready: tuple[int, ...] = ()  # seats that have confirmed their sins
    eye: int = NO_ONE  # the zone that In the Eye of Hell is in
    # --- the Map ---
    spots: dict[int, Spot] = field(default_factory=dict)  # by number, in the order of laying
    grid: dict[tuple[int, int], int] = field(default_factory=dict)
    # --- cards ---
    gaps: list[int] = field(default_factory=list)  # by column; bit r: a gap above its row r
    damage: dict[int, int] = field(default_factory=dict)  # by face
    fates: tuple[int, ...] = (STANDARD,)  # decks in reach, in the order of creation
    boss_health: int = 0  # fixed when it is placed
    boss_placed: bool = False

    # --- zones ---

    def foes(self, seat: int) -> list[Piece]:
        """The adversaries that an effigy controls, in the order in which they came."""
        return self.zones[FOES + self.zone_of[seat]]

    def column(self, seat: int, number: int) -> int:
        """The zone of one of an effigy's columns."""
        return COLUMN + COLUMNS * self.zone_of[seat] + number

    def innate(self, seat: int) -> list[Piece]:
        return self.zones[INNATE + self.zone_of[seat]]

    def sheet(self, seat: int) -> Sheet:
        return self.sheets[self.sheet_of[seat]]

    # --- who is who ---

    def present(self) -> list[int]:
        """The seats whose effigies are still in the game."""
        return [seat for seat, at in enumerate(self.at) if at >= 0]

    def others(self, seat: int) -> list[int]:
        """The other effigies, in order from the left of `seat`."""
        # rule: flow.prompt-order
        return [other for other in self.round_from(seat) if other != seat]  # rule: seat.solo

    def round_from(self, seat: int) -> list[int]:
        """The effigies still in the game, `seat` first, going left."""
        seats = self.seats
        return [s % seats for s in range(seat, seat + seats) if self.at[s % seats] >= 0]

    def left_of(self, seat: int) -> int:
        """The next effigy to the left; the same one if it is alone."""
        # rule: seat.left, eye.one-effigy
        others = self.others(seat)  # rule: seat.solo
        return others[0] if others else seat

    def hunted(self) -> int:
        """The seat whose zone In the Eye of Hell is in."""
        return self.zone_of.index(self.eye) if self.eye >= 0 else NO_ONE

    def damned(self, seat: int) -> bool:
        # rule: damned.three-sixes, damned.state
        return self.sheets[self.sheet_of[seat]].corruption.count(FULL) >= DAMNED

    def here(self, seat: int) -> Spot:
        return self.spots[self.at[seat]]

    def where_is(self, face: int) -> int:
        """The zone of the card with this face (of the heads, of one of them)."""
        return self.where[bisect_left(self.pack.faces, face)]


PROCEDURES: Final[Procedures[Harrowing]] = Procedures()

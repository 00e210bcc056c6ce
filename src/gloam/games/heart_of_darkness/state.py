"""The table: who plays whom, the island with its Creatures and tokens, the decks.

A **Protagonist** is named by a number, always called `who`: seat s plays Protagonist s, and
in solo also Protagonist `SECOND + s`. Hands and begun Quests are kept under that number, as is
everything else that a Protagonist has (`protagonists`), as long as it lives. A **hero** is one
of the seven printed Protagonists, by its number.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import FIXED, Named, Piece
from gloam.kernel.core.state import Event

if TYPE_CHECKING:
    from gloam.games.heart_of_darkness.rules.map import Island

# --- zones ---

# Each deck is a bag, with what was put on its top and at its bottom, and its discards.
LOOT, LOOT_TOP, LOOT_BOTTOM, LOOT_DISCARD = 0, 1, 2, 3
SPAWNS, SPAWN_TOP, SPAWN_BOTTOM, SPAWN_DISCARD = 4, 5, 6, 7
CURSES = 8  # rule: curse.reshuffle
IN_FORCE = 9  # Events in force, the oldest first
RESOLVING = 10  # shown to all while it is carried out
BOX = 11  # out of the game
ASIDE = 12  # Personal Items of Protagonists not in play
FALLEN = 13  # seven zones: what lies beneath each killed Protagonist's profile
HANDS = 20  # eight zones each: hands, begun Quests; four each: completed Quests, looked at
BEGUN, COMPLETED, LOOKED_AT = 28, 36, 40

TOP, BOTTOM, DISCARD = 1, 2, 3  # from the number of a bag

# --- backs ---

LOOT_BACK, CURSE_BACK, SPAWN_BACK, PERSONAL_BACK = 0, 1, 2, 3  # each Personal Item its own

# --- nothing and nobody, where a number is asked for ---

NO_ONE = -1  # no Protagonist, no seat
NOWHERE = -1  # no Location
BARE_HANDS = -1  # no Weapon
NO_CARD = -1  # no face

# --- places at the table ---

MOST_SEATS = 4
SECOND = MOST_SEATS  # a solo player's second Protagonist has the number SECOND + seat
PLACES = 2 * MOST_SEATS
HEROES = 7  # rule: components.protagonists

# --- Creatures: the kinds are plain numbers, for they are parts of keys and events ---

CRAWLER: Final = 0
DEVOURER: Final = 1
GUARDIAN: Final = 2
# The numbers of the Creatures of each kind.
NUMBERS = (range(7), range(7, 10), range(10, 11))  # rule: components.creatures
KIND_OF = (0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2)
THE_GUARDIAN = 10

# --- numbers of the game ---

DARKNESS_START, DARKNESS_MAX, BOAT_DARKNESS = 1, 7, 5
PAST_THE_END = DARKNESS_MAX + 1  # of the track; beyond, there is nothing to tell apart
PARTS_NEEDED = 3
CURSES_KILL, BREACH_CURSES = 4, 2
DESTROYED = 3  # rule: gate.third
KILL_EFFECT = 3  # rule: guardian.kill-effects
TRAP_TOKENS = 5  # rule: components.trap-tokens


class Phase(Enum):
    """Where the game stands; each phase has its step in `game.py`."""

    OPENING = 0
    SPAWNING = 1
    HELL = 2
    ORDER = 3
    TURN = 4
    HAND = 5
    DEADLY = 6
    ADVANCE = 7
    ROUND_END = 8
    OVER = 9


class Outcome(Enum):
    WON = 1
    LOST = 2


class SilenceMode(Enum):
    """How The Silence is kept at this table."""

    STRICT = 0
    HONOUR = 1
    TEACHING = 2


def without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple([other for other in numbers if other != number])


@dataclass(frozen=True, slots=True)
class Difficulty:
    """The difficulty modifiers that are used, in the order in which they are offered."""

    # rule: difficulty.combine, setup.difficulty
    much_easier: bool = False
    easier: bool = False
    easy: bool = False
    hard: bool = False
    harder: bool = False
    deadly: bool = False
    hell: bool = False


@dataclass(slots=True)
class Protagonist:
    """A Protagonist on the map."""

    hero: int
    place: int
    strength: int  # current values
    sanity: int
    traps: int = 0  # Trap tokens carried
    # What cards have granted:
    combat_dice: int = 0  # more dice in this turn's next Combat
    silent_loots: int = 0  # Loots of this turn that make no noise
    free_words: int = 0  # breaches of The Silence that cost nothing; stay until used


@dataclass(slots=True)
class Turn:
    """The turn of the active player; what was done in it stays until the next turn begins."""

    who: int = NO_ONE  # NO_ONE between the last turn of a round and the first of the next
    actions: int = 0  # Actions left
    used: tuple[int, ...] = ()  # Locations whose Action was used
    fought: tuple[int, ...] = ()  # Locations where Combat was begun
    once: tuple[int, ...] = ()  # faces whose once-a-turn use is spent
    moved: int = 0  # Moves
    kills: int = 0  # Creatures killed by the active player
    looted: int = 0  # Loots
    cleared: int = 0  # Locations cleared for which a Loot card may be drawn (Easier)
    taken: tuple[int, ...] = ()  # faces taken back into hand after being played (Much easier)


@dataclass(frozen=True, slots=True)
class Talk:
    """An open private talk: two Protagonists."""

    by: int  # who opened it
    other: int

    def partner(self, who: int) -> int:
        return self.other if who == self.by else self.by


@dataclass(frozen=True, slots=True)
class Boat:
    """The Rescue Boat, once it is called."""

    due: int  # the round at whose end it turns face up
    face_up: bool = False


@dataclass(frozen=True, slots=True)
class Roll:
    """The dice as they lie on the table after a Protagonist's roll."""

    faces: tuple[int, ...]  # 0 to 5
    hits: tuple[bool, ...]  # those that count
    rerolled: tuple[int, ...]  # how often each was rolled again
    need: int  # how many Hits would do all that can be done
    was: tuple[int, ...] = ()  # the faces before the last roll of those that were rolled again


@dataclass(slots=True)
class Heart(CardTable):
    """A game of In the Heart of Darkness."""

    # --- how it is played ---
    island: Named[Island] = field(repr=False, compare=False, metadata=FIXED)
    difficulty: Difficulty = field(metadata=FIXED)
    silence: SilenceMode = field(metadata=FIXED)
    players: tuple[int, ...]  # the seats that take part, in order; who sits there is no matter
    # --- where the game stands ---
    phase: Phase = Phase.OPENING
    round: int = 1
    outcome: Outcome | None = None  # None while it is played
    turn: Turn = field(default_factory=Turn)
    waiting: tuple[int, ...] = ()  # Protagonists who have not yet had a turn this round
    recent: tuple[int, ...] = ()  # who has started turns, the latest last; each once
    reveals: int = 0  # Spawn cards still to be turned up
    placers: tuple[int, ...] = ()  # who must still place a Creature (Hell)
    darkness: int = DARKNESS_START
    boat: Boat | None = None  # None until it is called
    rolled: Roll | None = None  # the last roll, until the next Action begins
    leaving: tuple[int, ...] = ()  # seats that will leave at the end of the round
    joining: tuple[int, ...] = ()  # seats that would enter at the end of the round
    # --- the Protagonists ---
    protagonists: dict[int, Protagonist] = field(default_factory=dict)  # the living, in order
    unused: tuple[int, ...] = tuple(range(HEROES))  # heroes never dealt
    fallen: dict[int, int] = field(default_factory=dict)  # killed heroes: where the standee lies
    # --- the map ---
    creatures: dict[int, int] = field(default_factory=dict)  # Locations; the longest there first
    movers: tuple[int, ...] = ()  # Creatures still to move in this Advance phase, in order of kind
    health: int = 0  # of the Guardian
    stilled: bool = False  # no Crawler moves in the next Advance Creatures phase
    gates: dict[int, int] = field(default_factory=dict)  # damage of Gates; DESTROYED
    traps: dict[int, int] = field(default_factory=dict)  # Traps set at Locations
    sprung: dict[int, int] = field(default_factory=dict)  # those sprung this turn or phase
    # --- cards' own bookkeeping ---
    carried: int = NO_CARD  # the face whose text is being carried out
    progress: dict[int, int] = field(default_factory=dict)  # what begun Quests have counted
    # --- talking, and The Silence ---
    talk: Talk | None = None  # the open private talk
    talked: frozenset[tuple[int, int]] = frozenset()  # seats that have talked, the higher first
    # What was asked in private talks, by whom, of whom (`talk_and_trade.py`).
    requests: frozenset[tuple[str, int, int]] = frozenset()
    immune: tuple[int, ...] = ()  # seats whose words cost nothing now
    mute: tuple[int, ...] = ()  # Protagonists of whom all know that they cannot talk
    accused: int = NO_ONE  # the seat that is claimed to have broken The Silence
    claimants: tuple[int, ...] = ()  # seats that have made a claim this turn

    # --- zones ---

    def hand(self, who: int) -> int:
        """The zone of a Protagonist's hand."""
        return HANDS + who

    def begun(self, who: int) -> int:
        """The zone of the Quests that a Protagonist has begun."""
        return BEGUN + who

    def completed(self, seat: int) -> int:
        """The zone of the Quests that a player has completed."""
        return COMPLETED + seat

    def looked_at(self, seat: int) -> int:
        """Where cards lie that a player looks at and chooses from."""
        return LOOKED_AT + seat

    def beneath(self, hero: int) -> int:
        """The zone beneath the profile of a killed Protagonist."""
        return FALLEN + hero

    # --- who is who ---

    def seat_of(self, who: int) -> int:
        """The seat that plays a Protagonist."""
        return who if who < SECOND else who - SECOND

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    def cast(self) -> tuple[int, ...]:
        """Every Protagonist's place at the table, filled or not: one a player, two in solo."""
        seats = self.players
        return (*seats, seats[0] + SECOND) if len(seats) == 1 else seats

    def alive(self, who: int) -> bool:
        """Whether a Protagonist stands on the map."""
        return who in self.protagonists

    def living(self) -> list[int]:
        """The Protagonists on the map."""
        return list(self.protagonists)

    def here(self, place: int) -> list[int]:
        """The Protagonists at a Location."""
        return [who for who, one in self.protagonists.items() if one.place == place]

    def take_seat(self, who: int, one: Protagonist) -> None:
        """A Protagonist comes to a place at the table."""
        self.protagonists[who] = one
        self.protagonists = dict(sorted(self.protagonists.items()))

    # --- cards ---

    def by_card(self) -> Event:
        """The cause of what the card does whose text is being carried out."""
        return ("card", self.carried) if self.carried != NO_CARD else ()

    def curses(self, who: int) -> list[Piece]:
        """The Curses that a Protagonist holds."""
        backs = self.pack.backs
        return [piece for piece in self.zones[HANDS + who] if backs[piece] == CURSE_BACK]

    # --- Creatures and tokens ---

    def creatures_at(self, place: int) -> list[int]:
        """The Creatures at a Location, the longest-standing first."""
        return [creature for creature, at in self.creatures.items() if at == place]

    def in_stock(self, kind: int) -> list[int]:
        """The Creatures of a kind that are not on the map."""
        return [creature for creature in NUMBERS[kind] if creature not in self.creatures]

    def traps_in_stock(self) -> int:
        carried = [one.traps for one in self.protagonists.values()]
        return TRAP_TOKENS - sum(carried) - sum(self.traps.values())

    def gate_stands(self, place: int) -> bool:
        """Whether there is an undestroyed Gate at a Location."""
        return self.island.icon[place] == "gate" and self.gates.get(place, 0) < DESTROYED

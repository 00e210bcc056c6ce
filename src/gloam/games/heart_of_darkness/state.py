"""The table: the island with its Creatures and tokens, the decks, and who holds what.

A **Protagonist** is named by a number, always called `who`: seat s plays Protagonist s, and
in solo also Protagonist `SECOND + s`. What such a place at the table holds (hand, Strength,
Trap tokens) is kept under that number; which of the seven printed Protagonists sits there is
`hero[who]`, and -1 when nobody does.
"""

from __future__ import annotations

from dataclasses import dataclass

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, KIND
from gloam.games.heart_of_darkness.rules.map import ISLANDS, Island
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import Piece

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

# --- nothing and nobody, where a number is asked for ---

NO_ONE = -1  # no Protagonist
NOWHERE = -1  # no Location
BARE_HANDS = -1  # no Weapon

# --- places at the table ---

MOST_SEATS = 4
SECOND = MOST_SEATS  # a solo player's second Protagonist has the number SECOND + seat
PLACES = 2 * MOST_SEATS

# --- backs ---

LOOT_BACK, CURSE_BACK, SPAWN_BACK, PERSONAL_BACK = 0, 1, 2, 3  # each Personal Item its own

# --- Creatures ---

CRAWLER, DEVOURER, GUARDIAN = 0, 1, 2
CREATURES = 11  # rule: components.creatures
FIRST = (0, 7, 10)  # the first number of each kind
KIND_OF = (0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2)
THE_GUARDIAN = 10

# --- numbers of the game ---

DARKNESS_START, DARKNESS_MAX, BOAT_DARKNESS = 1, 7, 5
PAST_THE_END = DARKNESS_MAX + 1  # of the track; beyond, there is nothing to tell apart
PARTS_NEEDED = 3
HAND_LIMIT, SOLO_HAND_LIMIT = 5, 4
CURSES_KILL, BREACH_CURSES = 4, 2
OPENING_DRAW, OPENING_DISCARD = 3, 1  # rule: setup.opening-draw-source
GATE_HITS = 3  # rule: gate.third
DESTROYED = 3
KILL_EFFECT = 3  # rule: guardian.kill-effects
TRAP_TOKENS = 5  # rule: components.trap-tokens
ALLOWANCE = (0, 5, 6, 4, 3)  # by the number of players

# --- phases ---

(
    OPENING,
    SPAWNING,
    HELL,
    ORDER,
    TURN,
    HAND,
    DEADLY,
    ADVANCE,
    ROUND_END,
    OVER,
) = range(10)

PLAYING, WON, LOST = 0, 1, 2  # `outcome`
NO_BOAT, FACE_DOWN, FACE_UP = 0, 1, 2  # `boat`
STRICT, HONOUR, TEACHING = 0, 1, 2  # `silence`

# --- difficulty, a bit set ---

MUCH_EASIER, EASIER, EASY, HARD, HARDER, DEADLIER, HELLISH = 1, 2, 4, 8, 16, 32, 64

# --- what cards have granted a Protagonist: `grants[who * GRANTS + which]` ---

(
    COMBAT_DICE,  # more dice in this turn's next Combat
    SILENT_LOOT,  # Loots of this turn that make no noise
    FREE_WORDS,  # breaches that cost nothing; stay until used
) = range(3)
GRANTS = 3
LASTING = (FREE_WORDS,)


@dataclass(slots=True)
class Heart(CardTable):
    """A game of In the Heart of Darkness."""

    # --- how it is played ---
    western: bool  # with the Western Shores
    difficulty: int  # a bit set; rule: setup.difficulty
    silence: int  # STRICT, HONOUR or TEACHING
    present: int  # the seats that take part, as a bit set; who sits there is no matter
    # --- where the game stands ---
    phase: int
    round: int
    outcome: int
    active: int  # who has the turn, or -1
    waiting: int  # who has not yet had a turn this round, as a bit set of Protagonists
    recent: list[int]  # who has started turns, the latest last; each once
    reveals: int  # Spawn cards still to be turned up
    placers: int  # who must still place a Creature (Hell), as a bit set
    movers: list[int]  # Creatures still to move in this Advance phase, in order of kind
    darkness: int
    boat: int
    boat_due: int  # the round at whose end the boat turns face up
    # --- the active player's turn ---
    actions: int  # Actions left
    used: int  # Locations whose Action was used this turn, as a bit set
    fought: int  # Locations where Combat was begun this turn, as a bit set
    once: int  # faces whose once-a-turn use is spent, as a bit set
    moved: int  # Moves this turn
    kills: int  # Creatures killed this turn by the active player
    looted: int  # Loots this turn
    cleared: int  # Locations cleared this turn for which a Loot card may be drawn (Easier)
    taken: list[int]  # faces taken back into hand this turn after being played (Much easier)
    talk_with: int  # the partner of the open talk, or -1
    talk_by: int  # who opened it
    talked: int  # pairs of seats that have talked in private, as a bit set (`requests.py`)
    requests: int  # what was asked in private talks, as a bit set; known to the two alone
    # --- the Protagonists ---
    hero: list[int]  # which printed Protagonist, or -1
    unused: int  # Protagonists never dealt, as a bit set
    place: list[int]  # Locations, or -1
    strength: list[int]  # current values
    sanity: list[int]
    traps: list[int]  # Trap tokens carried
    grants: list[int]
    fallen: list[int]  # for each printed Protagonist: where the standee lies, or -1
    # --- the map ---
    at: list[int]  # for each Creature: its Location, or -1 in stock
    standing: list[int]  # Creatures on the map, the longest-standing first
    health: int  # of the Guardian
    stilled: bool  # no Crawler moves in the next Advance Creatures phase
    gates: list[int]  # damage of each Gate; DESTROYED
    set_traps: list[int]  # Traps at each Location
    sprung: list[int]  # how many of them have been sprung this turn or phase
    # --- cards' own bookkeeping ---
    progress: list[int]  # for each Quest (its place in QUESTS): what its text counts
    # --- The Silence ---
    immune: int  # seats, as a bit set
    claim: int  # who is claimed to have broken it: a seat, or -1
    claimed: int  # seats that have made a claim this turn, as a bit set
    leaving: int  # seats that will leave at the end of the round
    joining: int  # seats that would enter at the end of the round

    # --- places ---

    @property
    def island(self) -> Island:
        return ISLANDS[self.western]

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
        return self.present.bit_count() == 1

    def players(self) -> list[int]:
        """The seats that take part, in order."""
        return [seat for seat in range(self.seats) if self.present >> seat & 1]

    def cast(self) -> list[int]:
        """Every Protagonist's place at the table, filled or not: one a player, two in solo."""
        seats = self.players()
        return [*seats, seats[0] + SECOND] if len(seats) == 1 else seats

    def alive(self, who: int) -> bool:
        """Whether a Protagonist stands on the map."""
        return self.place[who] >= 0

    def living(self) -> list[int]:
        """The Protagonists on the map."""
        return [who for who, place in enumerate(self.place) if place >= 0]

    def here(self, place: int) -> list[int]:
        """The Protagonists at a Location."""
        return [who for who, at in enumerate(self.place) if at == place]

    def decider(self) -> int:
        """The seat of whoever most recently started a turn."""
        for who in reversed(self.recent):  # rule: decide.unsure, decide.dead-decider
            if self.present >> self.seat_of(who) & 1:
                return self.seat_of(who)
        return self.players()[0]  # rule: decide.before-first-turn

    # --- cards ---

    def faces(self, zone: int) -> list[int]:
        """The faces in a zone, each once, in order."""
        faces = self.pack.faces
        found: list[int] = []
        for piece in self.zones[zone]:
            face = faces[piece]
            if face not in found:
                found.append(face)
        return found

    def one(self, zone: int, face: int) -> Piece:
        """A piece with this face in a zone."""
        faces = self.pack.faces
        for piece in self.zones[zone]:
            if faces[piece] == face:
                return piece
        raise ValueError(f"no {CARDS[face].name} lies in {self.pack.zones[zone].name}")

    def curses(self, who: int) -> list[Piece]:
        """The Curses that a Protagonist holds."""
        backs = self.pack.backs
        return [piece for piece in self.zones[HANDS + who] if backs[piece] == CURSE_BACK]

    def of_kind(self, zone: int, kind: int) -> list[Piece]:
        faces = self.pack.faces
        return [piece for piece in self.zones[zone] if KIND[faces[piece]] == kind]

    def hand_limit(self) -> int:
        # rule: turn.hand-limit, protagonist.carry, solo.hand
        return SOLO_HAND_LIMIT if self.solo else HAND_LIMIT

    # --- Creatures and tokens ---

    def creatures_at(self, place: int) -> list[int]:
        """The Creatures at a Location, the longest-standing first."""
        at = self.at
        return [creature for creature in self.standing if at[creature] == place]

    def next_in_stock(self, kind: int) -> int:
        """The first Creature of a kind that is not on the map; there must be one."""
        return self.at.index(NOWHERE, FIRST[kind])

    def in_stock(self, kind: int) -> bool:
        first = FIRST[kind]
        return -1 in self.at[first : (7, 10, 11)[kind]]

    def traps_in_stock(self) -> int:
        return TRAP_TOKENS - sum(self.traps) - sum(self.set_traps)

    def gate_stands(self, place: int) -> bool:
        """Whether there is an undestroyed Gate at a Location."""
        gate = self.island.gate[place]
        return gate >= 0 and self.gates[gate] < DESTROYED

    # --- grants ---

    def granted(self, who: int, which: int) -> int:
        return self.grants[who * GRANTS + which]

    def grant(self, who: int, which: int, count: int = 1) -> None:
        self.grants[who * GRANTS + which] += count

    def spend(self, who: int, which: int) -> bool:
        """Use one up, if there is one."""
        at = who * GRANTS + which
        if self.grants[at] <= 0:
            return False
        self.grants[at] -= 1
        return True

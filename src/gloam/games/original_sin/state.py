"""The table: the party, the enemies, the map of one location.

Nothing lies hidden in the state. Decks are bags: what is in one follows from what is out of it, and
a draw is a roll. Of the next Boss tactic only the cost is drawn, since only the cost is seen; which
of the tactics with this cost it is, is rolled when it is turned up. Cards are therefore faces, not
pieces.

A **figure** is a number: Origins from 0, minions by their tray from `TRAY`, the Boss `BOSS`. A
card on a cooldown track is (face, slot, face up or not).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

from gloam.kernel.core.agenda import Agenda, Procedures
from gloam.kernel.core.data import FIXED, Named
from gloam.kernel.core.state import State

if TYPE_CHECKING:
    from gloam.games.original_sin.cards.catalogue import Catalogue
    from gloam.games.original_sin.rules.exploring.map import Location

# --- figures ---

MOST_ORIGINS: Final = 4  # rule: party.size
TRAY: Final = MOST_ORIGINS  # the first tray, A
TRAYS: Final = 6  # rule: spawn.limit, components.trays
BOSS: Final = TRAY + TRAYS  # rule: boss.one
FIGURES: Final = BOSS + 1

# --- damage ---

# rule: damage.types
PHYSICAL, AIR, WATER, FIRE, EARTH, POISON, DIRECT = range(7)
DAMAGE_WORDS: Final = ("physical", "air", "water", "fire", "earth", "poison", "direct")

# --- environment effects: what each adds 2 to; DIFFICULT TERRAIN adds to nothing ---

NO_ENVIRONMENT, CHARGED, WET, WARM, OILY, DIFFICULT = range(6)
ENVIRONMENT_WORDS: Final = ("none", "CHARGED", "WET", "WARM", "OILY", "DIFFICULT TERRAIN")

# --- dice: a die that lies there is 6 * colour + side ---

WHITE, BLUE, RED = range(3)
COLOURS: Final = 3
DIE_SIDES: Final = 6
MOST_OF_A_COLOUR: Final = 5  # rule: dice.max, components.dice

# --- tracks ---

SLOTS: Final = 5  # rule: cooldown.lengths
MINION_SLOTS: Final = 3
MOST_AP: Final = 8  # rule: ap.max, boss.ap-max

OnTrack: TypeAlias = tuple[int, int, bool]

# --- equipment slots ---

HEAD, CHEST, HAND, OTHER_HAND, TRINKET = range(5)  # rule: origin.figure-slots, origin.trinket-count
WORN: Final = 5
PACK: Final = 3  # rule: equip.backpack
RUNES_AT: Final = WORN + PACK  # places: slots, backpack, then runes by the slot of their item
BOTH_HANDS: Final = -2  # in OTHER_HAND: the item in HAND fills both  # rule: equip.hands

# --- where a location card is ---

IN_DECK, HELD, ON_MAP, ON_STACK, RESOLVING, DISCARDED = range(6)
AUTOMATIC: Final = 99  # a challenge that was met without a roll

# --- nothing and nobody ---

NO_CARD: Final = -1
MOST_SCENES: Final = 16  # of an Origin in the Hall of Echoes
ECHO: Final = -2  # in place of a location card: a scene of the Hall of Echoes
NO_ONE: Final = -1
NOWHERE: Final = -1
NOT_SET: Final = -1  # the time tracker


class Round(Enum):
    """The kinds of round."""

    # rule: round.types
    NONE = 0
    EXPLORE = 1
    REST = 2
    COMBAT = 3


class Stage(Enum):
    """What a game goes through, from arrival to the end of the interlude."""

    CREATION = 0  # only before the first location of a campaign
    LOCATION = 1
    INTERLUDE = 2


class Outcome(Enum):
    """How the stay at a location ended."""

    LEFT = 1  # by an exit, the interlude done
    STOPPED = 2  # the session, after a restart
    FALLEN = 3  # in Honor Mode
    ENDED = 4  # the campaign is won


@dataclass(slots=True)
class Origin:
    """An Origin with its tray."""

    face: int  # its Origin card
    hp: int = 0  # 0: downed
    at: int = NOWHERE
    track: tuple[tuple[int, int, bool], ...] = ()
    ap: int = 0
    source: int = 0
    skills: tuple[int, ...] = ()  # learned, in hand or on the track
    hand: tuple[int, ...] = ()
    talents: tuple[int, ...] = ()
    worn: tuple[int, ...] = (NO_CARD,) * WORN
    runes: tuple[int, ...] = (NO_CARD,) * WORN  # attached to what is worn
    pack: tuple[int, ...] = ()
    summon: int = NO_CARD
    summoner: int = NO_CARD  # the card on the track that made the summon; NO_CARD: it lasts
    summon_at: int = NOWHERE  # of a summon with a figure
    collared: bool = True  # rule: create.collar-intact
    acted: bool = False  # has had its turn in this round
    moved: bool = False  # in this turn
    used: tuple[int, ...] = ()  # cards used up for this round
    spent: tuple[int, ...] = ()  # cards used up for this location


@dataclass(slots=True)
class Enemy:
    """A minion with its tray, or a Boss."""

    face: int  # its minion card, standard or Veteran side; its Boss page
    hp: int
    at: int
    fast: bool
    track: tuple[tuple[int, int, bool], ...] = ()
    acted: bool = False  # in this round


@dataclass(slots=True)
class Deed:
    """A card in use, an attack, or any other roll while it is carried out; the last one goes on.

    `card` is what is used, `face` what says how the attack goes: for "attack with an equipped
    weapon" two cards.
    """

    you: int
    card: int
    face: int
    targets: tuple[int, ...] = ()
    space: int = NOWHERE
    pool: tuple[int, ...] = ()  # dice of each colour
    laid: tuple[int, ...] = ()  # dice that are set before the roll
    dice: tuple[int, ...] = ()  # as they lie there
    bonus: int = 0
    hits: int = 0
    specials: int = 0
    damage: int = DIRECT
    lost: int = 0  # HP that the targets lost to it
    fallen: int = 0  # enemies that it defeated
    rerolled: tuple[int, ...] = ()  # cards that have rerolled dice of it
    reaction: bool = False  # rule: skill.reaction
    reacted: tuple[int, ...] = ()  # who has reacted to it
    again: bool = False  # the same attack on another target


@dataclass(slots=True)
class OriginalSin(State):
    """A party at a location."""

    book: Named[Catalogue] = field(repr=False, compare=False, metadata=FIXED)
    place: Named[Location] = field(repr=False, compare=False, metadata=FIXED)
    # --- the campaign ---
    honor: bool = False
    unrestricted: bool = False  # talents
    level: int = 1  # of the party
    gold: int = 0  # rule: loot.gold-shared
    journal_cards: tuple[int, ...] = ()
    specific: tuple[int, ...] = ()  # named rewards that were gained
    met: frozenset[str] = frozenset()  # seals that are open: Bosses and tactics, by id
    # --- where the game stands ---
    stage: Stage = Stage.LOCATION
    round: Round = Round.NONE
    rounds: int = 0  # of this combat
    outcome: Outcome | None = None
    agenda: Agenda = field(default_factory=Agenda)
    active: int = NO_ONE  # the figure whose turn it is
    in_use: int = NO_CARD  # the card that the active Origin uses, until it lies where it goes
    deeds: list[Deed] = field(default_factory=list)
    ended: bool = False  # this combat
    cause: tuple[str | int, ...] = ("rules",)  # of what is carried out now, as events tell it
    # --- figures ---
    party: list[Origin] = field(default_factory=list)
    enemies: dict[int, Enemy] = field(default_factory=dict)  # by figure, left to right on a track
    # --- the Boss ---
    boss_ap: int = 0
    tactics: tuple[int, ...] = ()  # in the shuffled part of the deck
    below: tuple[int, ...] = ()  # returned to the bottom, in order
    next_cost: int = NO_CARD  # on the back of the top tactic
    token: int = NOWHERE  # where its token lies
    # --- the map ---
    keys: frozenset[int] = frozenset()  # locked paths that are unlocked
    opened: frozenset[int] = frozenset()  # locked spaces that are open
    environment: dict[int, int] = field(default_factory=dict)  # tokens, by space
    # --- location cards, by their number in the location's deck ---
    where: list[int] = field(default_factory=list)  # DECK, HELD and so on, by card
    placed: dict[int, int] = field(default_factory=dict)  # the card on a space
    stack: tuple[int, ...] = ()  # active combat cards
    revealed: tuple[tuple[int, int, int], ...] = ()  # (group, card, where from) to be resolved
    owed: tuple[tuple[str, str], ...] = ()  # (procedure, deck or card) that nobody could take
    late: tuple[tuple[int, int], ...] = ()  # (card, part) whose enemies come after this combat
    group: int = 0  # who resolves a card now, as a bit set
    roller: int = NO_ONE
    totals: dict[int, int] = field(default_factory=dict)  # of a challenge, by roller
    pages: tuple[
        tuple[int, int], ...
    ] = ()  # (card, part) read lately; (NO_CARD, n): journal card n; ECHO
    read: frozenset[tuple[int, int]] = frozenset()  # (card, part), before a restart too
    # --- between locations ---
    next_place: str = ""  # where the exit taken leads
    level_up: bool = False
    scene: int = 0  # of the Hall of Echoes, that the exit names
    offer: tuple[int, ...] = ()  # what the Merchant shows
    laid_out: tuple[int, ...] = ()  # cards that lie open for somebody's choice
    handled: tuple[int, ...] = ()  # items moved since everybody could last rearrange theirs
    # --- time ---
    time: int = NOT_SET
    paused: bool = False

    def seat_of(self, who: int) -> int:
        """Who decides for an Origin; with fewer seats than Origins some have two."""
        return who % self.seats  # rule: variant.solo, party.fixed

    @property
    def players(self) -> int:
        """The number that player-count entries are read for."""
        return len(self.party)  # rule: party.size, variant.solo-count

    def standing(self) -> list[int]:
        """The Origins that are not downed."""
        return [who for who, origin in enumerate(self.party) if origin.hp]

    def figure(self, who: int) -> Origin | Enemy:
        return self.party[who] if who < TRAY else self.enemies[who]

    def is_there(self, who: int) -> bool:
        """Whether a figure is on the map; downed Origins are."""
        return who < len(self.party) if who < TRAY else who in self.enemies

    def stands(self, who: int) -> bool:
        """Whether a figure is on the map and not downed."""
        return self.is_there(who) and self.figure(who).hp > 0

    def here(self, space: int) -> list[int]:
        """Everyone in a space, downed Origins too."""
        origins = [who for who, origin in enumerate(self.party) if origin.at == space]
        return origins + [who for who, enemy in self.enemies.items() if enemy.at == space]

    def told(self, who: int) -> int:
        """A figure as events name it: with its face, for trays and figures change hands."""
        face = self.figure(who).face if self.is_there(who) else 0
        return who + FIGURES * face

    def slots(self, who: int) -> int:
        """The length of a figure's track."""
        return MINION_SLOTS if TRAY <= who < BOSS else SLOTS  # rule: cooldown.lengths


PROCEDURES: Final[Procedures[OriginalSin]] = Procedures()

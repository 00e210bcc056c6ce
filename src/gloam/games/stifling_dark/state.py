"""The table: the board and what lies on it, the Investigators, the Adversary, the decks.

Seat 0 is the Adversary; all others run Investigators, one or more each. An **Investigator** is a
number from 0, whoever runs them. A space is a number of the board, a set of spaces a whole number
with one bit a space; a Door or Window is a gate of the board.

Hidden from the Investigators are the space of a Hidden figure, what it has spent in its turn,
whether a ride has carried it, what the Adversary has rolled, which mirror is open, and where Hidden
tokens lie. What they can know of them is kept beside: the `belief` of each figure, and for each
token the spaces where it may be. Where the table plays with open information (`foe_open`) nothing
of this is hidden: there is no belief, and a token may be where it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

from gloam.games.stifling_dark.adversary_state import Adversary, Butcher, Cult, Figure, Horror
from gloam.kernel.core.agenda import Agenda, Procedures
from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import FIXED, Named, Piece, copy_of
from gloam.kernel.core.state import Memory

if TYPE_CHECKING:
    from gloam.games.stifling_dark.rules.adversary.adversary_board import Kind
    from gloam.games.stifling_dark.rules.board.board_in_play import Ground

# --- seats ---

ADVERSARY: Final = 0
TEAM: Final = 0b11110  # the seats that run Investigators; watchers are not among them

# --- numbers of the game ---

MOST_INVESTIGATORS: Final = 4  # rule: game.shape
LAST_ROUND: Final = 17  # rule: game.rounds
BOARD_MP: Final = 4  # rule: board.mp, move.pool
MOST_STAMINA: Final = 5  # rule: stamina.track
MOST_CHARGE: Final = 3  # rule: board.charge-max
FATAL_WOUNDS: Final = 4  # rule: board.wound-slots
WARM: Final = 2  # spaces round the Campfire  # rule: investigator.winston-major
TEMPLATES: Final = 4  # Flashlights there are  # rule: component.other
MOST_STALK: Final = 8  # rule: butcher.stalk-track
EVIDENCE: Final = 5  # rule: count.evidence-placed
CANS: Final = 6  # rule: component.tokens
SPRINT_FACES: Final = (2, 2, 3, 3, 3, 4)  # rule: component.sprint-faces

# --- nothing and nobody ---

NO_ONE: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1
NO_MIRROR: Final = -1

# --- tokens on gates: Doors and Windows ---

NONE, LOCKED, DAMAGED, DESTROYED, FALSE, OPEN = range(6)
SHUT: Final = (LOCKED, DAMAGED, FALSE)  # they stop movement and sight

# --- zones of cards ---

GENERAL_DECK, GENERAL_DISCARD, CURSED_DECK, CURSED_DISCARD = range(4)
MEDICAL_SUPPLY, OBJECTIVE_SUPPLY, WOUND_DECK, WOUND_DISCARD = range(4, 8)
MINOR_EVENTS, MODERATE_EVENTS, MAJOR_EVENTS, EVENT_TOP, EVENT_DISCARD, EVENT = range(8, 14)
LOOKED_AT, DRAWN, CARD_POOL, ATTACK_SLOT, ABILITY_SLOTS = range(14, 19)
COOLDOWN_1, COOLDOWN_2, OUT, LAID_ASIDE = range(19, 23)
HAND: Final = 23  # four zones each
TRACK: Final = HAND + MOST_INVESTIGATORS
UNDER: Final = TRACK + MOST_INVESTIGATORS  # Wounds under a Neurotoxin card


class Phase(Enum):
    """What the next step is."""

    PICK = 0  # Investigators are picked and put on Start spaces
    CARDS = 1  # the Adversary picks its cards
    HIDE = 2  # it hides tokens and its figure
    SHARES = 3  # small teams get Points of Interest; Medical tokens are laid
    ROUND = 4  # a round begins
    NEXT = 5  # who takes the next turn
    TURN = 6
    ADVERSARY = 7
    OVER = 8


class Status(Enum):
    PLAYING = 0
    AWAY = 1  # in a Ghillie Suit
    ESCAPED = 2
    DEAD = 3
    SPIRIT = 4  # dead, and still about


KEEPS_SPACE: Final = (Status.PLAYING, Status.AWAY)  # a Ghillie Suit leaves a token


class Outcome(Enum):
    INVESTIGATORS = 1
    ADVERSARY = 2
    DRAW = 3


@dataclass(slots=True)
class Investigator:
    """A figure, its player board and what its player keeps beside it. All of it is public."""

    face: int = NO_CARD  # the Investigator; NO_CARD before one is picked
    space: int = NOWHERE
    status: Status = Status.PLAYING
    stamina: int = MOST_STAMINA  # rule: setup.stamina
    charge: int = MOST_CHARGE  # rule: setup.charge
    major: bool = True  # rule: setup.major-token, board.parts
    up: int = 0  # the slots whose Wound is face up
    numb: int = 0  # those of them without effect until the next round
    conditions: dict[int, int] = field(default_factory=dict)  # by face: turns begun when given
    bled: int = 0  # Wounds from Bleeding
    toxin_round: int = 0  # the round in which Bufotoxin holds; 0: it lies face down
    evidence: int = 0  # tokens carried, as a bit set
    spells: tuple[tuple[int, int, int, bool], ...] = ()  # trait, first and last turn, whole rounds
    for_good: tuple[int, ...] = ()  # traits, as lines
    stamina_blocked: int = 0  # Obstructions that no Wound has set
    charge_blocked: int = 0
    sure_sprint: int = 0  # MP that the next Sprint gives without a roll
    sprint_dice: int = 0  # that the next Sprint rolls; 0: one; below: the higher of so many D6
    must_use_major: int = 0  # the turn in which the Major Ability has to be used
    dying: bool = False  # of a fatal Wound: what may still save them has not been asked
    lives_on: int = 0  # with a fatal Wound, as long as the D6 shows so many as turns end
    padded: bool = False  # the face-up Wounds that are coming land face down
    coin: bool = False
    first_free: bool = False  # the first Wound slot is empty though others are not
    pressed: dict[int, int] = field(default_factory=dict)  # by Wound: what its Obstruction took
    cleared: int = 0  # Obstructions of Wounds on the Stamina track that Sedatives have lifted
    artist: int = NOWHERE  # the space of the Escape Artist token
    artist_until: int = 0  # the turn with whose end it goes
    skips: bool = False  # the next turn
    turns: int = 0  # begun so far
    acted: bool = False  # this round
    stood: int = NOWHERE  # where they stood as it began: bots ask what the Adversary saw then
    spine_chill: int = 0  # the round in which the token was given; 0: there is none
    windows: int = 0  # Open Window tokens kept
    dims: int = 0
    passages: int = 0
    spirit: int = NO_CARD  # the Spirit card, by face, once dead
    spirit_tokens: int = 0  # Major Ability tokens of a Spirit

    @property
    def here(self) -> bool:
        return self.status is Status.PLAYING


@dataclass(slots=True)
class Turn:
    """The turn of an Investigator that is under way."""

    who: int = NO_ONE
    mp: int = 0
    moves: int = 0  # Moves that it has: each gives the MP of the board, as they are now
    granted: int = 0  # MP that they have given so far
    moved: bool = False  # taken a step
    sprints: int = 0
    sprints_allowed: int = 1
    stopped: bool = False  # no more Moves: a Window was taken slowly
    dark_steps: int = 0  # that Dylan has taken as if Dim
    last_free: int = NOWHERE  # the last space of this move that is free of Investigators
    involved: bool = False  # an Involved Action was taken that ends the turn
    involved_used: bool = False  # one was taken, and there is no second one
    free_involved: bool = False  # one may be taken as an Interact
    final: bool = False  # no other Final Action may follow
    charged: bool = False
    begun: bool = False  # something was done in it
    placing: bool = False  # an Item is in use with which the Flashlight is placed now
    batteries: int = 0  # Charge that Spare Batteries pay
    lorgnette: int = 0  # spaces that a Lorgnette lights besides
    traded: bool = False  # Stamina for Charge, or back: neither recovers as the turn ends
    padded: int = 0  # Map Hazards that will not harm
    borrowed: int = NO_CARD  # the Investigator whose Minor Ability a Two-way Radio lends
    sprint_harm: bool = False  # Stamina is being paid for a Sprint
    swam: bool = False  # the current has had its chance
    rode: bool = False  # a ride has had its chance
    booths: int = 0  # spaces of Game Booths where a game was played
    rings: tuple[int, ...] = ()  # the Sprint dice of a Ring Toss, as they lie
    tossed: int = 0  # those of them that were rolled last
    powers: int = 0  # Abilities that a Spirit has used
    defiled: bool = False  # Moved onto Desecrated Ground that was not Bright
    refused: int = 0  # the Investigators who would not trade; bots do not ask them again


@dataclass(frozen=True, slots=True)
class Light:
    """A Flashlight on the board. Its aim is kept, not what it lights: Doors change that."""

    owner: int
    space: int
    aim: int  # tenths of a degree
    lines: int  # which lines of the template count
    reach: int = 0  # spaces; 0: no limit
    stands: bool = False  # it stays when its owner moves
    also: int = 0  # spaces that a Lorgnette lights


HIDDEN, ON_BOARD, FACE_DOWN, TAKEN = range(4)


@dataclass(slots=True)
class Token:
    """Evidence, a Point of Interest token or the Grave. Its `space` is hidden while it is."""

    kind: str  # "evidence", "interest", "grave", "altar"
    home: int  # the number of its Zone or Point of Interest
    space: int = NOWHERE
    purple: bool = False  # hidden too, until it is seen
    may: int = 0  # the spaces where it may lie, by all that was seen
    status: int = HIDDEN


@dataclass(slots=True)
class Escape:
    """The Escape card that was chosen: what it has laid on the board, and how far the team is."""

    card: str = ""  # as the board names it; nothing if none was chosen, or a Banishment
    offered: tuple[int, ...] = ()  # the cards that the team chooses from now, by face
    saw: int = NOWHERE
    truck: int = NOWHERE
    exit: int = NOWHERE  # the space of the Locked Escape, then of the Escape
    open: bool = False
    opens: int = 0  # the round in which the Escape token lies on the tracker; 0: it does not
    box: int = 0  # Supply that the Lockbox has yielded
    parts: int = 0  # installed in the Truck
    lying: tuple[tuple[int, int], ...] = ()  # Objective Items on the board: face, space
    used: int = 0  # Actions that the team has taken in this round: SAW, INSTALL, START


@dataclass(slots=True)
class Haunted:
    """What Spirits have done that lasts until the end of the round; but for `barred`, public."""

    cold: int = 0  # spaces: the first move of an Adversary figure onto one shows its Shadow
    whirl: int = 0  # spaces: the first move onto one costs 1 MP more
    ooze: int = 0  # spaces with Ectoplasm
    dear_zones: int = 0  # their spaces cost the Adversary 1 MP more
    soft: int = 0  # Windows that Investigators may pay Stamina to ignore
    barred: list[Piece] = field(default_factory=list)  # Ability cards, in this round
    barred_next: list[Piece] = field(default_factory=list)  # in the next


@dataclass(slots=True)
class StiflingDark(CardTable):
    """A game of The Stifling Dark."""

    ground: Named[Ground] = field(repr=False, compare=False, metadata=FIXED)
    kind: Named[Kind] = field(repr=False, compare=False, metadata=FIXED)  # which Adversary it is
    scenario: str = ""
    phase: Phase = Phase.PICK
    outcome: Outcome | None = None
    agenda: Agenda = field(default_factory=Agenda)
    due: tuple[tuple[str | int, ...], ...] = ()  # before all of it (rules/reacting/interrupting.py)
    team: list[Investigator] = field(default_factory=list)
    turn: Turn = field(default_factory=Turn)
    adversary: Adversary = field(default_factory=Adversary)
    figures: list[Figure] = field(default_factory=list)
    acting: int = 0  # the figure that is moved now, or was last: hidden if there are several
    butcher: Butcher = field(default_factory=Butcher)
    horror: Horror = field(default_factory=Horror)
    cult: Cult = field(default_factory=Cult)
    round: int = 1  # rule: setup.round-tracker
    with_events: bool = True
    first_game: bool = False  # only what is suggested for one can be picked
    may_concede: bool = False  # the table has agreed to it
    extras: bool = False  # the Investigators and Items from outside the box are there
    traces: bool = True  # Investigators are shown where Hidden figures can be
    foe_open: bool = False  # everybody sees what the Adversary would keep to itself
    team_open: bool = False  # and what Investigators would keep among themselves
    conceded: int = 0  # the seats that want to give up
    event: int = NO_CARD  # in force, by face
    event_ignored: bool = False  # by the whole team, this round
    delayed: int = 0  # whom a Hail Storm strikes a round later
    # --- the map ---
    gates: list[int] = field(default_factory=list)  # the token on each Door and Window
    blocked: int = 0  # gates that are shut, as a bit set
    bars: int = 0  # Doors with a Security Bar
    noise: int = 0  # Windows with a Noise token
    noises: int = 0  # spaces with one
    cans: int = 0  # spaces with a Can
    can_supply: int = CANS  # all else never runs out  # rule: component.unlimited
    lights: tuple[Light, ...] = ()
    bright_zones: int = 0
    faltering: int = 0
    dim_zones: int = 0
    torch_zones: int = 0  # Dim until the end of the round
    bright_spots: int = 0  # spaces that are so until the end of the round
    dim_spots: int = 0
    bright: int = 0  # all spaces that are Bright now: kept up by rules/light_and_flashlights.py
    dark: int = 0  # all that are Dark now
    inverted: bool = False  # Dim and Dark have changed places for this round
    campfire: int = NOWHERE
    campfire_until: int = 0  # the round with whose end it goes
    doors_tell: bool = False  # this round each Door space gets Noise as the Adversary enters it
    flames: int = 0
    barricades: int = 0
    damaged_barricades: int = 0
    passages: tuple[tuple[int, int], ...] = ()
    mirror: int = NO_MIRROR  # the colour that is truly open: hidden
    mirrors_up: int = 0  # the colours whose tokens are face up
    ducks: int = 0  # spaces of Game Booths that are open
    haunted: Haunted = field(default_factory=Haunted)
    tokens: list[Token] = field(default_factory=list)
    medical: int = 0  # spaces with a Medical Item token
    shone: int = 0  # who has placed a Flashlight in this round
    # --- Evidence ---
    handed_in: int = 0
    objective: str = ""  # chosen once the quota is reached
    escape: Escape = field(default_factory=Escape)
    grave_marker: int = NOWHERE
    burning: int = 0  # 2: the Burning token is face up, 1: face down
    once_taken: int = 0  # rewards that can be had once, as a bit set
    supply: dict[int, int] = field(default_factory=dict)  # tokens left on Item cards, by face
    poppet: int = NO_ONE  # whose Cursed Poppet another Investigator holds
    kept: int = 0  # used Cursed Items that can no longer be traded, by face
    used_this_round: int = 0  # Items that can be used once a round, by face
    next_weather: tuple[int, ...] = ()  # traits of the next round, as lines
    weather: tuple[int, ...] = ()  # traits of this round

    # --- who learns what ---

    @property
    def foe_audience(self) -> int:
        """Who learns what the Adversary keeps to itself, besides it: nobody, unless it is open."""
        return EVERYONE if self.foe_open else 0  # rule: info.open-variant

    @property
    def team_audience(self) -> int:
        """Who learns what Investigators keep among themselves: they do, unless it is open."""
        return EVERYONE if self.team_open else TEAM  # rule: info.open-variant

    # --- what Investigators know ---

    def remembered(self) -> Memory:
        beliefs = [copy_of(one.belief) if one.belief is not None else None for one in self.figures]
        may = [token.may for token in self.tokens]
        return CardTable.remembered(self), beliefs, may

    def recall(self, memory: Memory) -> None:
        cards, beliefs, may = memory
        for figure, belief in zip(self.figures, beliefs, strict=True):
            figure.belief = belief
        for token, places in zip(self.tokens, may, strict=True):
            token.may = places
        CardTable.recall(self, cards)

    # --- who is who ---

    @property
    def figure(self) -> Figure:
        """The Adversary's figure that is moved now; of most Adversaries the only one."""
        return self.figures[self.acting]

    def foe_stands(self, space: int) -> bool:
        """Does a figure of the Adversary stand on a space for all to see?"""
        return any(one.revealed and one.space == space for one in self.figures)

    def own_figure_on(self, space: int) -> bool:
        """Does a figure of the Adversary stand on a space, whoever may see it?"""
        return any(one.space == space for one in self.figures)

    def number_of(self, figure: Figure) -> int:
        """The place of a figure among all of the Adversary's."""
        return next(n for n, other in enumerate(self.figures) if other is figure)

    def seat_of(self, who: int) -> int:
        """The seat that runs an Investigator."""
        return 1 + who % (self.seats - 1)  # rule: count.separate-turns, count.controllers

    def living(self) -> list[int]:
        """The Investigators on the board, or hidden beside it."""
        return [w for w, one in enumerate(self.team) if one.status in (Status.PLAYING, Status.AWAY)]

    def dead(self) -> list[int]:
        """Those who have died, Spirits among them."""
        return [w for w, one in enumerate(self.team) if one.status in (Status.DEAD, Status.SPIRIT)]

    def on_board(self) -> list[int]:
        return [who for who, one in enumerate(self.team) if one.status is Status.PLAYING]

    def standing(self, space: int) -> int:
        """The Investigator on a space, or NO_ONE."""
        for who, one in enumerate(self.team):
            if one.space == space and one.status in KEEPS_SPACE:
                return who
        return NO_ONE

    def standing_with(self, who: int) -> int:
        """Another Investigator on the same space, or NO_ONE."""
        space = self.team[who].space
        for other, one in enumerate(self.team):
            if other != who and one.space == space and one.status in KEEPS_SPACE:
                return other
        return NO_ONE

    def touched_by_event(self) -> list[int]:
        """Those whom this round's Event concerns."""
        # rule: event.ignored
        return [] if self.event_ignored else self.on_board()

    def wounds(self, who: int) -> list[Piece]:
        """The Wound cards of an Investigator, by slot."""
        return self.zones[TRACK + who]

    def hand(self, who: int) -> list[Piece]:
        return self.zones[HAND + who]


PROCEDURES: Final[Procedures[StiflingDark]] = Procedures()

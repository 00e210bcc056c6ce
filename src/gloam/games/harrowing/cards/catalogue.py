"""What a catalogue of cards is: the cards as printed, and what their texts mean to the rules.

A card's place is its face. Texts are read by the phrasebook into **lines**: a line is a function
`(game, you, this)` that gives calls for the agenda, made when its time has come. `you` is a seat,
`this` the face of the card that the line stands on. On the agenda a line is named by its number
in the catalogue.

The rules know cards only through a `Catalogue`, which the state carries; tests may play with a
catalogue of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias

from gloam.kernel.content.card_files import PrintedCard, faces_by_id
from gloam.kernel.core.agenda import Call

if TYPE_CHECKING:
    from gloam.games.harrowing.state import Harrowing

# --- types of cards ---

CRISIS: Final = "crisis"  # rule: card.crisis-green
LOCATION: Final = "location"  # rule: card.location-purple
ADVERSARY: Final = "adversary"  # rule: card.adversary-red
STORY: Final = "story"
ITEM: Final = "item"
HEAD: Final = "head"  # Shroud, Gauntlet, Wreath
INNATE_ITEM: Final = "innate"

TIERS: Final = range(1, 5)  # rule: item.tier-range

# --- keywords ---

AMBUSH: Final = "Ambush"
HUNTER: Final = "Hunter"
ESSENTIAL: Final = "Essential"  # rule: card.essential
BOSS: Final = "Boss"

# --- homes: the deck that a card belongs to ---

CITY: Final = "I"  # Shattered City
WOODS: Final = "II"  # Shiverwoods
CARNIVAL: Final = "L"  # Bleak Carnival, an Area
EVERY_CIRCLE: Final = "*"  # the standard deck of the Circle being played
CIRCLES: Final = (CITY, WOODS)
AREAS: Final = {CARNIVAL: 1}  # the number of the deck

COLOURS: Final = ("red", "blue", "green", "yellow", "violet", "white")

# --- what may trigger an ability: "whenever you ..." ---

TAKES: Final = "takes"  # corruption
HEALS: Final = "heals"
GAINS_OMENS: Final = "gains-omens"
LOSES_OMENS: Final = "loses-omens"
GAINS_ITEM: Final = "gains-item"
MOVES: Final = "moves"
OPENS: Final = "opens"  # a location
PLACES: Final = "places"  # a location in the Map
CHARTS: Final = "charts"
INVOKES: Final = "invokes"
ACTS: Final = "acts"
DEFEATS: Final = "defeats"  # an adversary
FAULTS: Final = "faults"  # a test with at least one Fault
GRACES: Final = "graces"  # a test with at least one Grace
BANES: Final = "banes"  # the red die of one's test shows Bane
BECOMES_HUNTED: Final = "becomes-hunted"
BECOMES_DAMNED: Final = "becomes-damned"
REFILLED: Final = "refilled"  # any Fate; all effigies
EVENTS: Final = (
    TAKES,
    HEALS,
    GAINS_OMENS,
    LOSES_OMENS,
    GAINS_ITEM,
    MOVES,
    OPENS,
    PLACES,
    CHARTS,
    INVOKES,
    ACTS,
    DEFEATS,
    FAULTS,
    GRACES,
    BANES,
    BECOMES_HUNTED,
    BECOMES_DAMNED,
    REFILLED,
)

Line: TypeAlias = Callable[["Harrowing", int, int], Sequence[Call]]
Condition: TypeAlias = Callable[["Harrowing", int, int], bool]


@dataclass(frozen=True, kw_only=True)
class Card(PrintedCard):
    """A card as printed. Passages that not every card of a file has are fields."""

    home: str = ""  # CITY, WOODS, CARNIVAL, EVERY_CIRCLE; items have none
    number: int = 0  # in the Unknown; 0: there from the start
    eyes: int = 0
    keywords: tuple[str, ...] = ()
    ritual: int = 0
    # adversaries
    health: int = 0  # 0: it has none
    health_each: int = 0  # more for each effigy (Bosses)
    threat: str = ""
    defeated: str = ""
    # locations
    walls: tuple[str, ...] = ()  # of "n", "e", "s", "w"
    misstep: str = ""
    charted: str = ""
    origin: tuple[int, ...] = ()  # (x, y); y grows southwards
    start: bool = False
    area: str = ""  # the home of its Area's deck
    # adversaries, locations, innate items: a whole ability, or something lasting
    ability: str = ""
    action: str = ""  # a printed action: "2 omens: ..."
    # crises, stories
    effect: str = ""
    later: str = ""  # a story told again
    tale: tuple[str, ...] = ()  # what a story tells, in paragraphs
    requires: str = ""  # a condition without which it cannot be resolved
    # items
    tier: int = 0  # 0: it has none
    top: str = ""
    top_boxes: tuple[str, ...] = ()
    bottom: str = ""
    bottom_boxes: tuple[str, ...] = ()

    @property
    def passages(self) -> dict[str, str]:
        """What is printed on it, by the name of the passage, from top to bottom."""
        return {name: str(getattr(self, name)) for name in PASSAGES if getattr(self, name)}

    @property
    def text(self) -> str:
        return " ".join(self.passages.values())

    @property
    def is_boss(self) -> bool:
        return BOSS in self.keywords

    @property
    def is_grey(self) -> bool:
        """Whether it has the back of set-aside cards."""
        return self.is_boss or bool(self.origin) or self.type == INNATE_ITEM


PASSAGES: Final = (
    "top",
    "requires",
    "effect",
    "later",
    "ability",
    "threat",
    "misstep",
    "action",
    "defeated",
    "charted",
    "bottom",
)


class Lasting:
    """What lasting texts change. Made anew for every sum; each text adds to it."""

    __slots__ = (
        "costs",
        "sin_faults",
        "sin_graces",
    )

    def __init__(self) -> None:
        self.sin_faults = [0] * 7  # more in tests of a sin
        self.sin_graces = [0] * 7
        self.costs = [0] * 7  # more omens for a basic action


Bends: TypeAlias = Callable[[Lasting], None]


@dataclass(frozen=True)
class Ability:
    """A whole ability: one that is triggered, or one that is an action."""

    lines: tuple[int, ...] = ()
    event: str = ""  # one of EVENTS; empty: it is an action
    cost: int = 0  # omens; of an action
    once: bool = False  # once each Fate
    condition: Condition | None = None
    tests: frozenset[int] = frozenset()  # the sins that it tests


BEGINNING: Final = "beginning"
ENDING: Final = "ending"
WHOLE: Final = "whole"


@dataclass(frozen=True)
class Half:
    """The top or the bottom section of an item.

    A beginning has an ability without lines, an ending lines alone; what is whole has an
    ability, or bends the rules as long as it lies there.
    """

    kind: str
    boxes: frozenset[str]
    ability: Ability | None = None
    lines: tuple[int, ...] = ()
    tests: frozenset[int] = frozenset()
    bends: Bends | None = None


@dataclass(frozen=True)
class CardText:
    """What the passages of a card mean. Lines are numbers in the catalogue."""

    threat: tuple[int, ...] = ()
    defeated: tuple[int, ...] = ()
    misstep: tuple[int, ...] = ()
    charted: tuple[int, ...] = ()
    effect: tuple[int, ...] = ()
    later: tuple[int, ...] = ()
    requires: Condition | None = None
    abilities: tuple[Ability, ...] = ()  # triggered ones of adversaries, locations, innate items
    action: Ability | None = None
    bends: tuple[Bends, ...] = ()
    top: Half | None = None
    bottom: Half | None = None


@dataclass(frozen=True, eq=False)
class Catalogue:
    """All cards with what they mean. Nothing in it changes."""

    cards: tuple[Card, ...]
    texts: tuple[CardText, ...]  # by face
    lines: tuple[Line, ...]
    face: Mapping[str, int] = field(init=False)  # by id
    type: tuple[str, ...] = field(init=False)
    walls: tuple[int, ...] = field(init=False)  # bits 1, 2, 4, 8 for n, e, s, w

    def __post_init__(self) -> None:
        if len(self.texts) != len(self.cards):
            raise ValueError(f"{len(self.cards)} cards have {len(self.texts)} texts.")
        object.__setattr__(self, "face", faces_by_id(self.cards))
        object.__setattr__(self, "type", tuple([card.type for card in self.cards]))
        # rule: map.wall, map.upright
        walls = [sum([1 << "nesw".index(side) for side in card.walls]) for card in self.cards]
        object.__setattr__(self, "walls", tuple(walls))

"""What a catalogue of cards is: the cards as printed, and what their texts mean to the rules.

A card's place is its face. Numbers in its corners are fields, what it does is its text. A text is
read into **lines**: nodes whose value, `(game, you, this)`, is a list of calls for the agenda.
`you` is a figure, `this` the face of the card that the line stands on; on the agenda a line is
named by its number. What holds while a card lies somewhere is a **trait**: a node that adds to a
`Lasting`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Final

from gloam.games.original_sin.state import (
    CHEST,
    COLOURS,
    DAMAGE_WORDS,
    HAND,
    HEAD,
    MOST_AP,
    TRINKET,
)
from gloam.kernel.content.card_files import PrintedCard, faces_by_id
from gloam.kernel.content.phrasebook import Node

# --- types of cards ---

ORIGIN: Final = "origin"
SKILL: Final = "skill"
SOURCE_SKILL: Final = "source-skill"
TALENT: Final = "talent"
EQUIPMENT: Final = "equipment"
SCROLL: Final = "scroll"
POTION: Final = "potion"
GRENADE: Final = "grenade"
ARROWS: Final = "arrows"
CONSUMABLES: Final = (SCROLL, POTION, GRENADE, ARROWS)  # rule: consumable.kinds
RUNE: Final = "rune"
SUMMON: Final = "summon"
STATUS: Final = "status"
MINION: Final = "minion"
BOSS_PAGE: Final = "boss"
TACTIC: Final = "tactic"

# --- keywords ---

UNDEAD: Final = "UNDEAD"
ONE_HAND: Final = "ONE HAND"
TWO_HANDS: Final = "TWO HANDS"
MELEE: Final = "MELEE"
RACES: Final = ("HUMAN", "ELF", "DWARF", "LIZARD", UNDEAD)
BACKGROUNDS: Final = (
    "MERCENARY",
    "SOLDIER",
    "NOBLE",
    "SCHOLAR",
    "OUTLAW",
    "SAILOR",
    "PERFORMER",
    "MYSTIC",
    "HUNTER",
    "ASSASSIN",
    "THIEF",
    "CRAFTER",
    "MERCHANT",
)
GEAR: Final = (
    "BOW",
    "CROSSBOW",
    "SHIELD",
    "SWORD",
    "AXE",
    "DAGGER",
    "STAFF",
    "WAND",
    ONE_HAND,
    TWO_HANDS,
    MELEE,
    "LIGHT",
    "LOCKPICK",
    "ROPE",
)
POWERS: Final = (
    "TELEPORTATION",
    "FIRE",
    "WATER",
    "AIR",
    "EARTH",
    "POISON",
    "HEALING",
    "STEALTH",
    "STRENGTH",
    "FLIGHT",
    "DIGGING",
    "PERSUASION",
    "BEAST SPEECH",
    "SPIRIT SIGHT",
)
KEYWORDS: Final = (*RACES, *BACKGROUNDS, *GEAR, *POWERS)
KEYWORD_SLOT: Final = 3  # rule: skill.keyword-cooldown

# --- schools ---

SCHOOLS: Final = (
    "Aerotheurge",
    "Hydrosophist",
    "Pyrokinetic",
    "Geomancer",
    "Necromancer",
    "Polymorph",
    "Summoning",
    "Scoundrel",
    "Warfare",
    "Duelist",
    "Huntsman",
    "Two-Handed",
)  # rule: skill.schools

# --- where equipment goes ---

PLACES: Final = {"head": HEAD, "chest": CHEST, "hand": HAND, "two hands": HAND, "trinket": TRINKET}

# What a slot takes, as runes name it.
KINDS: Final = ("head", "chest", "hand", "hand", "trinket")

# --- how enemies choose a target: what is compared, and whether most of it or least ---

# rule: target.rule-hp, target.rule-armor, target.rule-source, target.rule-space
TARGET_RULES: Final = (
    "most HP",
    "least HP",
    "most physical armour",
    "least physical armour",
    "most magical armour",
    "least magical armour",
    "most Source",
    "fewest Source",
    "most Origins",
    "fewest Origins",
)

# --- what may trigger an ability ---

START: Final = "start"  # of one's turn
END: Final = "end"
ENTERS: Final = "enters"  # a space, by its own movement
ATTACKED: Final = "attacked"
DEFEATS: Final = "defeats"  # an enemy in its space is defeated
SHIFTED: Final = "shifted"  # pulled or pushed
HALVED: Final = "halved"  # it falls to half its HP

# --- how often ---

ROUND: Final = "round"
LOCATION: Final = "location"


@dataclass(frozen=True, kw_only=True)
class Card(PrintedCard):
    """A card as printed. What not every card of a file has is a field with a default."""

    says: str = ""
    minion_says: str = ""  # the side of a status for minions  # rule: status.side
    harmful: bool = False  # of a status
    immune: str = ""  # who has this keyword never gains it
    keywords: tuple[str, ...] = ()
    level: int = 0
    # costs and cooldown
    ap: int = -1  # of its action; -1: it has none
    source: int = 0  # of a Source skill, in its place; of an Origin, its maximum
    slot: int = 0
    ongoing: bool = False
    flip: int = 0  # the slot at which an ongoing card is turned down
    requires: tuple[str, ...] = ()  # one of these keywords
    keyword: str = ""  # that it can be played for
    # rolls
    range: int = 0
    area: bool = False
    dice: tuple[int, ...] = ()  # white, blue, red
    hits: int = 0
    star: int = 0  # level bonuses
    damage: str = ""
    limit: int = 0  # attacks a round; 0: any number
    # skills and talents
    school: str = ""
    once: str = ""  # "location" of talents
    # equipment
    place: str = ""
    other_place: str = ""  # of a rune's other side
    other_says: str = ""
    price: int = 0
    unique: bool = False  # rule: loot.unique-deck
    body: bool = False  # of a summon: it has a figure
    # figures
    hp: tuple[int, ...] = ()  # of an Origin by level, of a Boss by players, of a minion one
    gains: tuple[int, ...] = ()  # AP: of an Origin by level, of a Boss by player count
    bonus: tuple[int, ...] = ()  # star, by level
    talents: tuple[int, ...] = ()  # unlocked, by level
    physical: int = 0
    magical: int = 0
    move: int = 0
    targets: str = ""
    veteran: str = ""  # the id of its other side
    fast: bool = False  # of a Boss
    boss: str = ""  # of a tactic
    origin: str = ""  # whose Source skill it is
    # premade builds
    premade: tuple[str, ...] = ()

    @property
    def passages(self) -> dict[str, str]:
        """What is printed on it, by the name of the passage."""
        back = {"minion_says": self.minion_says, "other_says": self.other_says}
        return {name: text for name, text in {"says": self.says, **back}.items() if text}

    @property
    def text(self) -> str:
        return " ".join(self.passages.values())


@dataclass(frozen=True)
class Conditional:
    """A trait that holds while a condition does."""

    condition: Node
    trait: Node


class Lasting:
    """What holds for a figure now: the sum of all traits. Nobody may change one."""

    __slots__ = (
        "ap",
        "ap_halved",
        "ap_maximum",
        "armour_nothing",
        "auras",
        "conditional",
        "converts",
        "costs",
        "dice",
        "fewer_dice",
        "flees",
        "healed_more",
        "heals_more",
        "hits",
        "ignored",
        "ignores_armour",
        "immovable",
        "immune",
        "immune_statuses",
        "keywords",
        "magical",
        "moves",
        "no_healing",
        "no_moving",
        "no_reactions",
        "no_skills",
        "only_moves",
        "orders",
        "physical",
        "range_limit",
        "reduces",
        "rests",
        "shown",
        "skips",
        "summon_hits",
    )

    def __init__(self) -> None:
        self.physical = 0
        self.magical = 0
        self.armour_nothing = False
        self.reduces = [0] * len(DAMAGE_WORDS)  # by type of damage
        self.immune: frozenset[int] = frozenset()  # types of damage
        self.immune_statuses: frozenset[str] = frozenset()  # ids
        self.immovable = False
        self.keywords: frozenset[str] = frozenset()
        self.ap = 0  # more each turn
        self.ap_halved = False
        self.ap_maximum = MOST_AP
        self.dice = [0] * COLOURS  # more in every roll
        self.fewer_dice = 0
        self.hits = 0  # more in attacks
        self.ignores_armour = 0
        self.converts: tuple[int, ...] = ()  # what physical attacks become
        self.costs: dict[str, int] = {}  # AP less, by the word of the action
        self.heals_more = 0  # when it revives somebody
        self.healed_more = 0  # whenever it heals
        self.summon_hits = 0  # more in its summon's attacks
        self.rests = 0  # HP more in a Rest round
        self.shown = 0  # cards more at every look of the Merchant's
        self.ignored = False  # by enemies, when they choose
        self.no_moving = False
        self.no_healing = False
        self.no_skills = False
        self.no_reactions = False
        self.only_moves = False
        self.range_limit = 99
        self.moves = 0  # of a minion: more
        self.skips = False  # of a minion: neither moves nor attacks nor heals
        self.flees = False  # of a minion
        self.auras: tuple[int, ...] = ()  # lines: traits of all Origins in the same space
        self.orders: tuple[int, ...] = ()  # lines: traits of all minions, of a Boss
        self.conditional: tuple[Conditional, ...] = ()  # "while …"

    def twin(self) -> Lasting:
        """A copy that may be added to."""
        made = copy(self)
        made.reduces = self.reduces.copy()
        made.dice = self.dice.copy()
        return made


@dataclass(frozen=True)
class Trigger:
    """An ability that waits for something to happen to its figure."""

    event: str
    line: int
    may: bool = False


@dataclass(frozen=True)
class CardText:
    """What a passage of a card means. Lines are numbers."""

    acts: tuple[int, ...] = ()  # when it is used, or when its attack has hit
    any_special: tuple[int, ...] = ()
    each_special: tuple[int, ...] = ()
    any_hits: int = 0  # more hits with any special
    each_hits: int = 0  # more hits for each special
    hits_if: tuple[tuple[int, Node], ...] = ()  # more hits under a condition
    leaves: int = 0  # an environment effect, in the target's space
    leaves_at_token: int = 0  # an environment effect, where the Boss's token lies
    traits: tuple[Node, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    rerolls: int = 0  # dice that one may reroll after one's roll
    rerolls_once: str = ""  # a round or a location
    rerolls_with: tuple[str, ...] = ()  # only with an item of one of these keywords
    rerolls_damage: int = -1  # only of attacks that deal this damage
    rerolls_near: bool = False  # only of this card's own roll, with the target in one's space
    rerolls_item: bool = False  # only with the item that this rune is attached to
    sets_once: str = ""  # how often one may set a die to a special before one's roll
    lends: int = -1  # the colour of a die that one may add to an Origin's roll
    lends_once: str = ""
    item_damage: int = -1  # what attacks with the item deal that this rune is attached to
    first_free: tuple[str, ...] = ()  # actions of which the first each turn costs nothing
    keeps_arrows: str = ""  # how often one may keep arrows
    any_race: str = ""  # how often one counts as of any race in a challenge
    gear_wins: str = ""  # how often one may succeed in a challenge that names gear
    once: str = ""  # a round or a location, of `once_acts`
    once_acts: tuple[int, ...] = ()  # what one may do, at no cost, once a round or location
    ends_with: int = -1  # the damage that takes a status away
    ends_by_attacking: bool = False
    stands_up: int = 0  # AP for which one may lose it
    turned: bool = False  # DOMINATED on an Origin: it attacks an ally at the start of its turns
    directed: bool = False  # DOMINATED on a minion
    weapon: tuple[str, ...] = ()  # keywords, one of which the item has that it attacks with
    attacks: int = 0  # how many with it


NO_TEXT: Final = CardText()


class Own:
    """What a figure has by the cards that lie with it: worked out once for the same cards."""

    __slots__ = ("before_roll", "faces", "first_free", "lasting", "rerolls", "texts", "with_others")

    def __init__(self, faces: tuple[int, ...], texts: tuple[CardText, ...]) -> None:
        self.faces = faces
        self.texts = texts  # of these faces
        # whether any of them has such an ability: most figures have none
        self.before_roll = any(text.lends_once or text.sets_once for text in texts)
        self.first_free = any(text.first_free for text in texts)
        self.rerolls = any(text.rerolls for text in texts)
        self.lasting = Lasting()
        # with what others lend and what conditions allow, by these
        self.with_others: dict[tuple[int, ...], Lasting] = {}


@dataclass(frozen=True, eq=False)
class Catalogue:
    """All cards with what they mean. Nothing in it changes."""

    cards: tuple[Card, ...]
    texts: tuple[CardText, ...]  # by face
    # of two-sided cards, by face: statuses for minions, runes for their other slot
    back_texts: tuple[CardText, ...]
    lines: Sequence[Node]  # location files add to it when they are read
    aims: tuple[bool, ...]  # whether a card's user chooses a target, by face
    face: Mapping[str, int] = field(init=False)  # by id
    own: dict[object, Own] = field(default_factory=dict)  # worked out before

    def __post_init__(self) -> None:
        object.__setattr__(self, "face", faces_by_id(self.cards))

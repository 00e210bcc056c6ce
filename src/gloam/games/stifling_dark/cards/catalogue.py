"""What a catalogue of cards is: the cards as printed, and what their texts mean to the rules.

A card's place is its face. A text is read by the phrasebook into **lines**: nodes whose value,
`(game, you, this)`, is a list of calls for the agenda. `you` is the number of an Investigator,
`this` the face of the card that the line stands on. On the agenda and in the state a line is named
by its number. What lasts is a **trait**: a node that adds to a `Burden`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from gloam.kernel.content.card_files import PrintedCard
from gloam.kernel.content.phrasebook import Node

# --- types of cards ---

INVESTIGATOR: Final = "investigator"
GENERAL: Final = "general"
CURSED: Final = "cursed"
MEDICAL: Final = "medical"
OBJECTIVE: Final = "objective"
ESCAPE: Final = "escape"
ITEMS: Final = (GENERAL, CURSED, MEDICAL, OBJECTIVE)  # rule: item.kinds
WOUND: Final = "wound"
CONDITION: Final = "condition"
EVENT: Final = "event"
ATTACK: Final = "attack"
ABILITY: Final = "ability"
REVEALED: Final = "revealed"
SPIRIT: Final = "spirit"
REFERENCE: Final = "reference"

# --- tiers of Events ---

MINOR: Final = "minor"
MODERATE: Final = "moderate"
MAJOR: Final = "major"

# --- moments at which a card out of the ordinary is used ---

TURN_START: Final = "turn-start"
HAND_IN: Final = "hand-in"
GAINING_UP: Final = "gaining-up"  # face-up Wounds are about to be gained
AFTER_ROLL: Final = "after-roll"
FATAL: Final = "fatal"
PLACING: Final = "placing"  # one's Flashlight
OTHER_WOUNDED: Final = "other-wounded"
ATTACKED: Final = "attacked"

# --- how long a trait lasts that a card gives ---

THIS_TURN, NEXT_TURN, THIS_ROUND, NEXT_ROUND, TWO_ROUNDS = range(5)


@dataclass(frozen=True, kw_only=True)
class Card(PrintedCard):
    """A card as printed, with what stands in its corners."""

    supply: int = 0  # rule: item.supply
    infinite: bool = False  # rule: item.infinity
    involved: bool = False  # rule: card.anatomy
    tier: str = ""  # of an Event
    lasts: bool = False  # a Major Event that stays
    stalk: int = 0  # what it costs
    shadow: bool = False  # it needs the Shadow token
    cooldown: int = 0
    style: str = ""  # of an Investigator
    instead: str = ""  # the General Item whose place it takes, by id
    powers: tuple[str, ...] = ()  # of a Spirit: what its Abilities are called


class Burden:
    """What lasting texts change for one Investigator. Made anew for every sum; each adds to it."""

    __slots__ = (
        "centre_lines",
        "charge_blocked",
        "charge_costs_stamina",
        "charge_floor",
        "flashlight_cost",
        "flashlight_cost_outside",
        "icons_early",
        "ignores_event",
        "ignores_wounds",
        "item_limit",
        "light_reach",
        "locks_wounds",
        "move_costs_stamina",
        "mp",
        "mp_halved",
        "no_abilities",
        "no_charge",
        "no_dark",
        "no_doors",
        "no_flashlight",
        "no_hazards",
        "no_interest_tokens",
        "no_involved",
        "no_items",
        "no_move",
        "no_rest",
        "no_sprint",
        "no_trade",
        "sprint",
        "sprint_cost",
        "sprint_dice",
        "sprint_unharmed",
        "sprint_wounds",
        "sprint_wounds_up",
        "stamina_blocked",
        "stamina_frozen",
        "unharmed",
        "zone_costs_charge",
    )

    def __init__(self) -> None:
        self.mp = 0  # more of them
        self.mp_halved = False  # and the Sprint roll
        self.move_costs_stamina = 0  # once a turn
        self.sprint = 0  # more on the roll
        self.sprint_cost = 0  # more Stamina
        self.sprint_dice = 0  # more of them
        self.sprint_wounds = 0  # the D6 roll from which a Sprint wounds; 0: it does not
        self.sprint_wounds_up = False  # Wounds from it are face up
        self.sprint_unharmed = False
        self.icons_early = 0  # spaces
        self.stamina_blocked = 0  # spaces of the track
        self.stamina_frozen = False
        self.charge_blocked = 0
        self.charge_floor = 0
        self.charge_costs_stamina = 0
        self.flashlight_cost = 0  # more Charge
        self.flashlight_cost_outside = 0  # more Charge outside all Zones
        self.zone_costs_charge = 0  # for who ends a turn in a Zone
        self.centre_lines = 0  # 1 or 3 if only so many lines count
        self.light_reach = 0  # spaces; 0: as far as the template goes
        self.item_limit = 0  # General and Cursed Items; 0: none
        self.no_abilities = False
        self.no_charge = False
        self.no_dark = False
        self.no_doors = False
        self.no_flashlight = False
        self.no_hazards = False
        self.no_interest_tokens = False
        self.no_involved = False
        self.no_items = False
        self.no_move = False
        self.no_rest = False
        self.no_sprint = False
        self.no_trade = False
        self.locks_wounds = False  # no other one can be turned down
        self.ignores_event = False
        self.ignores_wounds = False
        self.unharmed = False  # by Map Hazards


@dataclass(frozen=True)
class CardText:
    """What a text means. Nodes are lines, but for traits."""

    acts: tuple[Node, ...] = ()  # used, drawn or carried out
    turned_up: tuple[Node, ...] = ()  # of a Wound
    turn_start: tuple[Node, ...] = ()
    turn_end: tuple[Node, ...] = ()
    each_round: tuple[Node, ...] = ()  # of an Event that stays
    again: tuple[Node, ...] = ()  # of a Condition that is given to who has it
    wounded: tuple[Node, ...] = ()  # whenever the Adversary wounds its holder
    traits: tuple[Node, ...] = ()
    when: str = ""  # the moment at which it can be used, if not at any time of one's turn
    place: str = ""  # where an Objective Item is used
    goods: str = ""  # what else one must hold
    # What the rules ask for by name: "once_a_round", "kept", "next_turn_only", …
    flags: frozenset[str] = frozenset()
    # Numbers that they take from the text, by name: "cooldown_by_text", "walk", …
    numbers: Mapping[str, int] = field(default_factory=dict)

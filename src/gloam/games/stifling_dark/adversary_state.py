"""The Adversary's side of the table: its figures, what every board of one has, and each kind's own.

Part of the state (`state.py`); a space is a number of the board, a set of spaces a bit set.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gloam.kernel.core.data import Piece
from gloam.kernel.hidden.graph import Belief

NOWHERE: Final = -1
NO_ONE: Final = -1
NO_ZONE: Final = -1


@dataclass(slots=True)
class Figure:
    """One figure of the Adversary. `space`, `spent` and `rode` are hidden while it is."""

    space: int = NOWHERE
    spent: int = 0  # MP in this turn
    rode: bool = False  # a ride has had its chance in this turn
    revealed: bool = False
    exposed: bool = False  # Revealed at some moment of this turn, or as it began
    vanished: bool = False  # it has Disappeared in this turn
    shadow: int = NOWHERE  # where its Shadow token lies
    shadow_down: bool = False
    belief: Belief | None = None  # where it can be, as far as Investigators can know


@dataclass(slots=True)
class Adversary:
    """What every Adversary's board has. `roll` is hidden."""

    roll: int = 0  # of the Sprint die in this turn
    more_mp: int = 0
    moves_only: bool = False  # in this turn
    no_abilities: bool = False
    no_roll: bool = False
    shows_roll: bool = False  # a Motion Detector is armed until a roll is made
    broke: bool = False  # Break Door was used in this turn
    attacked: tuple[int, ...] = ()  # whom, in this turn
    victim: int = NO_ONE  # of the Attack under way, and whoever was wounded last
    played: int = 0  # Ability cards of this turn, by face
    cooling: int = 0  # cards that lie face down in a Cooldown area, by face
    next_barred: int = 0  # what is barred in the next turn (rules/adversary/adversary_turn.py)
    swept: bool = False  # a Whirlwind has cost a figure its MP in this round; hidden too


@dataclass(slots=True)
class Butcher:
    """What only the Butcher's board has."""

    stalk: int = 0
    stalked: bool = False  # in this turn
    doubled: bool = False
    free_attacks: bool = False  # further ones cost no Stalk
    presence: tuple[int, ...] = ()  # Disturbed Presence at the end of this turn: range, least
    eyes: int = 0  # spaces of Evil Eyes
    vengeance: int = 0  # Supply of Vengeful Darkness
    awaits_vengeance: bool = False


@dataclass(slots=True)
class Horror:
    """What only the Horror's board has. `tunnelled` is hidden while its figure is."""

    acted: bool = False  # it has done something in this turn that was told
    ambushed: bool = False  # in this turn; Enraged: it has pulled
    pulled: int = 0  # whom it has pulled in so far, as a bit set
    crossed: bool = False  # it has entered a Bright space in this turn
    devours: int = 0  # the round in which it may Attack without an Ambush
    tunnel: int = NOWHERE  # the space of the Tunnel token
    tunnel_round: int = 0  # the round in which it can be used
    tunnel_gone: int = 0  # the round with whose end it goes
    tunnelled: bool = False  # it was used in this turn
    mucus: int = 0  # spaces with a Mucus token
    mucus_until: int = 0  # the round with whose end they go
    occluded: int = NO_ZONE  # the Zone that takes no light
    occludes_until: int = 0  # the round with whose end Occluded Lights goes to Cooldown
    hatchlings: tuple[int, ...] = ()  # their spaces
    crawls: tuple[int, ...] = ()  # the steps that each has left in this turn
    bitten: int = 0  # whom they have hurt in this turn
    eggs_left: int = 0  # Egg Sacs that are still to be laid
    egg_due: bool = False  # one of them in this turn
    eggs: int = 0  # spaces with an Egg Sac
    eggs_gone: int = 0  # destroyed
    enraged: bool = False
    supply: int = 0  # tokens on the card of its Banishment

    @property
    def tokens(self) -> int:
        """The spaces where something of it lies on the main board."""
        spaces = self.mucus | self.eggs
        for space in (self.tunnel, *self.hatchlings):
            spaces |= 1 << space if space != NOWHERE else 0
        return spaces


@dataclass(slots=True)
class Cult:
    """What only the Cult's two boards have. Figure 0 is Mor'gonnod, the others are Cultists.

    Hidden are `active`, `done` and `ready`; and `acting`, while the figure that acts is.
    """

    blood: int = 0  # rule: cult.setup-blood
    corporeal: bool = False  # Mor'gonnod's board shows that side
    active: bool = False  # a figure (`acting`) is being activated
    done: int = 0  # figures that have been, in this turn
    bled: int = 0  # those that have let blood in this turn
    lettings: int = 0  # how often blood was let in this turn
    ready: list[Piece] = field(default_factory=list)  # Ability cards that lie face up
    hellfire: int = 0  # spaces of Hellfire tokens
    desecrated: int = 0  # spaces of Desecrated Ground
    tongue: int = 0  # the round in which Bloodletting wounds face up
    two_cut: int = 0  # the round in which two Cultists may let blood
    watched: int = 0  # the round in which who places no Flashlight becomes Paranoid
    burning: int = 0  # the first round in which Flashlights speed the Cult; 0: they do not
    fed: bool = False  # an Investigator has gained Stamina or Charge in a turn of this round
    spared: int = 0  # whom nothing can wound in this turn: they were Possessed
    pulled: bool = False  # a Flagellate has pulled somebody in this turn
    ritual: int = 0  # Supply that the Altar has taken

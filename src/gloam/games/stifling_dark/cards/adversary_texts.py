"""What the Adversary's cards, Events and Conditions do that no Item does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.orders import Reading
from gloam.games.stifling_dark.cards.phrasebook import BOOK, Calls, line_number
from gloam.kernel.content.phrasebook import Node

if TYPE_CHECKING:
    from gloam.games.stifling_dark.state import StiflingDark

# --- Events ---


@BOOK.phrase(
    "act",
    en="the Adversary may lay a False Door on an empty Door space, or a False Window "
    "on a Window without a token",
    rule="event.adversary-picks",
)
def fallen_tree(game: StiflingDark, you: int, this: int) -> Calls:
    return [("fallen_tree",)]


@BOOK.phrase(
    "act",
    en="the Adversary may take {n:figure} Charge from up to {m:figure} Investigators",
    rule="event.adversary-picks",
)
def take_charge(game: StiflingDark, you: int, this: int, n: int, m: int) -> Calls:
    return [("take_charge", n, m)]


@BOOK.phrase(
    "act",
    en="the Adversary may pick a Zone: up to {n:figure} Doors there are Destroyed, a Window there "
    "is Open, and each Investigator there {losses:loss.each, and}",
    rule="event.adversary-picks",
)
def roll_vortex(game: StiflingDark, you: int, this: int, n: int, losses: tuple[Node, ...]) -> Calls:
    return [("roll_vortex", n, this, *[line_number(loss) for loss in losses])]


@BOOK.phrase(
    "act",
    en="the Adversary may pick a Zone: its Doors are Destroyed, an empty one becomes a False Door, "
    "and each Investigator there turns up a random face-down Wound",
    rule="event.adversary-picks",
)
def fire_tornado(game: StiflingDark, you: int, this: int) -> Calls:
    return [("fire_tornado",)]


@BOOK.phrase(
    "act",
    en="each Investigator rolls the Sprint die: on {n:figure}, a random face-down Wound turns up, "
    "or else they gain one face down",
)
def toxic_gasses(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("toxic_gasses", one, n) for one in game.touched_by_event()]


@BOOK.phrase("act", en="every face-down Wound turns up")
def all_turn_up(game: StiflingDark, you: int, this: int) -> Calls:
    return [("turn_up_all", one, this) for one in game.touched_by_event()]


@BOOK.phrase("clause", en="who ignores this meets it a round later", rule="event.ignored")
def only_delayed(reading: Reading) -> None:
    reading.flags.add("only_delayed")


# --- Conditions ---


@BOOK.phrase(
    "act",
    en="gain a face-up Wound; after the second, discard this",
)
def bleed(game: StiflingDark, you: int, this: int) -> Calls:
    return [("bleed", you)]


@BOOK.phrase("clause", en="this lies face down until the Adversary turns it up in its turn")
def lies_face_down(reading: Reading) -> None:
    reading.flags.add("lies_face_down")


@BOOK.phrase("clause", en="in the round after that, {traits:trait, and}")
def in_the_round_after(reading: Reading, traits: tuple[Node, ...]) -> None:
    reading.add("traits", *traits)


@BOOK.phrase("act", en="a face-up Wound goes under this card and fills no slot")
def wound_under_card(game: StiflingDark, you: int, this: int) -> Calls:
    return [("wound_under_card", you)]


@BOOK.phrase("clause", en="at the end of a round with {n:figure} of them, discard this and them")
def discard_with_wounds(reading: Reading, n: int) -> None:
    reading.numbers["wounds_under"] = n


@BOOK.phrase(
    "clause",
    en="when its turn starts, the Adversary may walk you up to {n:figure} spaces and have you "
    "let blood",
)
def walked(reading: Reading, n: int) -> None:
    reading.numbers["walk"] = n


@BOOK.phrase("clause", en="then discard this, and you cannot be wounded this turn")
def then_spared(reading: Reading) -> None:
    reading.flags.add("spared")


# --- the Butcher's Attacks ---


@BOOK.phrase("act", en="an adjacent Investigator is given {condition}")
def victim_given(game: StiflingDark, you: int, this: int, condition: str) -> Calls:
    return [("inflict", you, FACE[condition], this)]


@BOOK.phrase(
    "act",
    en="if a teammate is within {n:figure} spaces of an adjacent Investigator, they gain a "
    "face-down Wound and are given {condition}, the Butcher has {m:figure} MP more, and he may "
    "Attack others this turn without Stalk; otherwise, they gain 2 face-up Wounds",
)
def onslaught(game: StiflingDark, you: int, this: int, n: int, condition: str, m: int) -> Calls:
    return [("onslaught", you, n, FACE[condition], m, this)]


@BOOK.phrase(
    "act",
    en="draw {n:figure} Wounds; an adjacent Investigator gains one of them face up, of his choice",
)
def rend(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("rend", you, n, this)]


# --- the Butcher's Abilities ---


@BOOK.phrase("act", en="in the next round, {trait:weather}")
def weather_next_round(game: StiflingDark, you: int, this: int, trait: Node) -> Calls:
    return [("weather_next_round", line_number(trait))]


@BOOK.phrase(
    "act",
    en="at the end of this turn, each Investigator within {n:figure} spaces may lose 1 Stamina "
    "without Wounds; if {m:figure} or more was lost, gain 1 Stalk",
)
def disturbed_presence(game: StiflingDark, you: int, this: int, n: int, m: int) -> Calls:
    return [("await_presence", n, m)]


@BOOK.phrase("act", en="what the next Stalk Action adds is doubled", rule="butcher.doubling")
def double_stalk(game: StiflingDark, you: int, this: int) -> Calls:
    return [("double_stalk",)]


@BOOK.phrase(
    "act",
    en="lay {n:figure} Evil Eyes on General spaces; one that an Investigator Moves onto or ends "
    "a turn on gives 1 Stalk and goes, the others when your next turn begins",
    rule="butcher.evil-eye",
)
def lay_evil_eyes(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("lay_evil_eyes", n)]


@BOOK.phrase(
    "act",
    en="{n:figure} different Investigators are given {one:condition} or {other:condition} each, "
    "as you like",
)
def sinister_gaze(game: StiflingDark, you: int, this: int, n: int, one: str, other: str) -> Calls:
    return [("sinister_gaze", n, FACE[one], FACE[other])]


@BOOK.phrase(
    "act",
    en="when your next turn begins, this gains 1 Supply for each Flashlight on the board; "
    "2 Supply buy 1 Stalk",
)
def vengeful_darkness(game: StiflingDark, you: int, this: int) -> Calls:
    return [("await_vengeance",)]


@BOOK.phrase("reminder", en="you cannot Stalk", rule="butcher.stalk-hidden")
def no_stalk(reading: Reading) -> None:
    """Only who is Hidden can, and nobody who has Disappeared in this turn."""


@BOOK.phrase("reminder", en="you cannot Attack", rule="adv.revealed-no-attack")
def no_attack(reading: Reading) -> None:
    """Nobody can in a turn in which they were seen."""


@BOOK.phrase(
    "reminder", en="this turns down when you end your turn Hidden", rule="adv.revealed-card"
)
def turns_down_hidden(reading: Reading) -> None:
    """What it says holds for turns in which the figure was seen."""

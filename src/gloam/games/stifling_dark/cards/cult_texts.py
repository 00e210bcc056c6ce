"""What the Cult's cards do, and what Banishes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.orders import Reading
from gloam.games.stifling_dark.cards.phrasebook import BOOK, Calls

if TYPE_CHECKING:
    from gloam.games.stifling_dark.state import StiflingDark

# --- Mor'gonnod's Attacks ---


@BOOK.phrase("act", en="an adjacent Investigator gains {n:figure} face-up Wounds")
def victim_gains(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("deal_wounds", you, 1, n, this)]


@BOOK.phrase("act", en="an adjacent Investigator gains a face-up Wound and is given {condition}")
def victim_torn(game: StiflingDark, you: int, this: int, condition: str) -> Calls:
    return [("deal_wounds", you, 1, 1, this), ("inflict", you, FACE[condition], this)]


@BOOK.phrase("clause", en="then you may Attack another Investigator this turn")
def attacks_again(reading: Reading) -> None:
    reading.flags.add("attacks_again")


@BOOK.phrase("clause", en="before that, you may pull an Investigator 2 spaces away next to you")
def pulls_first(reading: Reading) -> None:
    reading.flags.add("pulls_first")


# --- Mor'gonnod's Abilities ---


@BOOK.phrase(
    "act",
    en="from your next turn on, each of your figures has 1 MP more for each Flashlight that lies "
    "there as your turn starts",
)
def burn(game: StiflingDark, you: int, this: int) -> Calls:
    return [("burn",)]


@BOOK.phrase(
    "clause",
    en="after a round in which no Investigator gains Stamina or Charge in their turn, this goes "
    "to Cooldown {n:figure}",
    rule="cooldown.by-text",
)
def burns_out(reading: Reading, n: int) -> None:
    reading.numbers["cooldown_by_text"] = n


@BOOK.phrase(
    "act",
    en="turn down a face-up Wound of any Investigator, and lay {n:figure} Hellfire on General "
    "spaces within {m:figure} spaces; whoever Moves onto one gains a face-up Wound",
    rule="cult.ground-tokens",
)
def lay_hellfire(game: StiflingDark, you: int, this: int, n: int, m: int) -> Calls:
    return [("lay_hellfire", n, m)]


@BOOK.phrase(
    "act",
    en="lay up to {n:figure} Desecrated Ground on General spaces within {m:figure} spaces; whoever "
    "Moves onto one that is not Bright rolls the D6 as their turn ends: on 1 to 3, they "
    "gain a face-down Wound",
    rule="cult.ground-tokens",
)
def desecrate(game: StiflingDark, you: int, this: int, n: int, m: int) -> Calls:
    return [("desecrate", n, m)]


@BOOK.phrase("reminder", en="they stay until this is used again", rule="cult.ground-tokens")
def they_stay(reading: Reading) -> None:
    """Nothing else takes them off the board."""


@BOOK.phrase("act", en="in the next round, Bloodletting wounds face up")
def loosen_tongues(game: StiflingDark, you: int, this: int) -> Calls:
    return [("loosen_tongues",)]


@BOOK.phrase("act", en="turn up a face-down Wound of an adjacent Investigator")
def claw(game: StiflingDark, you: int, this: int) -> Calls:
    return [("claw",)]


@BOOK.phrase(
    "act",
    en="an adjacent Investigator alone is {condition}",
    rule="condition.possessed",
)
def whisper(game: StiflingDark, you: int, this: int, condition: str) -> Calls:
    return [("whisper", FACE[condition])]


@BOOK.phrase("clause", en="not in the first round")
def not_first_round(reading: Reading) -> None:
    reading.flags.add("not_first_round")


@BOOK.phrase("act", en="in the next round, two different Cultists may let blood")
def two_may_cut(game: StiflingDark, you: int, this: int) -> Calls:
    return [("two_may_cut",)]


@BOOK.phrase(
    "clause",
    en="if both did, this leaves the game; otherwise, it goes to Cooldown {n:figure}",
    rule="cooldown.by-text",
)
def spent_by_two(reading: Reading, n: int) -> None:
    reading.numbers["cooldown_by_text"] = n


@BOOK.phrase(
    "act",
    en="offer an Investigator a bargain; it holds if both agree",
    rule="cult.bargain",
)
def offer_bargain(game: StiflingDark, you: int, this: int) -> Calls:
    return [("offer_bargain",)]


@BOOK.phrase("clause", en="this can be used even when you were seen", rule="cult.bargain-revealed")
def though_seen(reading: Reading) -> None:
    reading.flags.add("though_seen")


@BOOK.phrase(
    "act", en="in the next round, each Investigator who places no Flashlight is given Paranoid"
)
def watch_them(game: StiflingDark, you: int, this: int) -> Calls:
    return [("watch_them",)]


# --- the Revealed card ---


@BOOK.phrase(
    "reminder",
    en="a Cultist that was seen this turn cannot let blood, and if it was you, you have no "
    "Abilities",
    rule=("cult.revealed-each", "cult.bloodletting-bright", "cult.ability-hidden"),
)
def seen_are_bound(reading: Reading) -> None:
    """Light protects, and Ethereal he must be Hidden for his Abilities."""


@BOOK.phrase(
    "reminder", en="this turns down when all of you end the turn Hidden", rule="adv.revealed-card"
)
def turns_down_all_hidden(reading: Reading) -> None:
    """What it says holds for turns in which a figure was seen."""

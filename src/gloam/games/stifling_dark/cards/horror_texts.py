"""What the Horror's cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.orders import Reading
from gloam.games.stifling_dark.cards.phrasebook import BOOK, Calls

if TYPE_CHECKING:
    from gloam.games.stifling_dark.state import StiflingDark

# --- Attacks: "you" is each of those whom they strike ---


@BOOK.phrase(
    "act",
    en="each adjacent Investigator gains a {side} Wound and is given {conditions:condition, and}",
    rule="horror.ambush-attack",
)
def each_adjacent(
    game: StiflingDark, you: int, this: int, side: str, conditions: tuple[str, ...]
) -> Calls:
    given = [("give_condition", you, FACE[condition], this) for condition in conditions]
    return [("deal_wounds", you, int(side == "up"), 1, this), *given]


@BOOK.phrase(
    "clause",
    en="then a Hatchling appears on a space adjacent to you, {n:figure} at most",
    rule="horror.hatchling",
)
def hatches(reading: Reading, n: int) -> None:
    reading.numbers["hatchlings"] = n


# --- Abilities ---


@BOOK.phrase(
    "act",
    en="in your next turn you may, in place of an Ambush, Attack one adjacent Investigator before "
    "you have entered a Bright space; your Shadow goes to your space",
    rule="horror.devour",
)
def await_devouring(game: StiflingDark, you: int, this: int) -> Calls:
    return [("await_devouring",)]


@BOOK.phrase(
    "act",
    en="{n:figure} Investigators are given {condition}, or one is and a Zone takes no Bright or "
    "Dim token in the next round",
)
def occlude(game: StiflingDark, you: int, this: int, n: int, condition: str) -> Calls:
    return [("occlude", n, FACE[condition])]


@BOOK.phrase(
    "clause",
    en="this lies open until the end of it, then goes to Cooldown {n:figure}",
    rule="cooldown.by-text",
)
def lies_open(reading: Reading, n: int) -> None:
    reading.numbers["cooldown_by_text"] = n


@BOOK.phrase("act", en="each Investigator within {n:figure} spaces is given {condition}")
def glue(game: StiflingDark, you: int, this: int, n: int, condition: str) -> Calls:
    return [("glue", n, FACE[condition])]


@BOOK.phrase(
    "act",
    en="lay {n:figure} Mucus tokens on empty General spaces within {m:figure} spaces; nobody may "
    "enter them until the end of the next round",
    rule="horror.mucus",
)
def lay_mucus(game: StiflingDark, you: int, this: int, n: int, m: int) -> Calls:
    return [("lay_mucus", n, m)]


@BOOK.phrase(
    "act",
    en="lay the Tunnel token on any space; in your next turn you may once come up on it or beside "
    "it without a word",
    rule="horror.tunnel",
)
def dig_tunnel(game: StiflingDark, you: int, this: int) -> Calls:
    return [("dig_tunnel",)]


@BOOK.phrase("clause", en="it goes at the end of the next round")
def goes_next_round(reading: Reading) -> None:
    reading.flags.add("goes_next_round")


# --- Revealed, Enraged, Hatchling ---


@BOOK.phrase("reminder", en="you cannot Ambush", rule=("adv.revealed-card", "horror.ambush-when"))
def no_ambush(reading: Reading) -> None:
    """Only who is Hidden as the turn starts can."""


@BOOK.phrase(
    "reminder",
    en="you stay Revealed and cannot Ambush or Disappear",
    rule="horror.enraged-state",
)
def stays_revealed(reading: Reading) -> None:
    """Being Enraged does it."""


@BOOK.phrase(
    "clause",
    en="you have {n:figure} MP without the die; a Bright space costs 2",
    rule="horror.enraged-move",
)
def enraged_mp(reading: Reading, n: int) -> None:
    reading.numbers["mp"] = n


@BOOK.phrase(
    "clause",
    en="once a turn, pull Investigators within {n:figure} spaces next to you; then you may Attack "
    "all who are adjacent",
    rule="horror.enraged-pull",
)
def enraged_pull(reading: Reading, n: int) -> None:
    reading.numbers["pull"] = n


@BOOK.phrase(
    "clause",
    en="in your turn, each Hatchling moves up to {n:figure} spaces, unhurt by Map Hazards",
    rule="horror.hatchling",
)
def hatchling_moves(reading: Reading, n: int) -> None:
    reading.numbers["crawl"] = n


@BOOK.phrase(
    "act",
    en="once a turn, an Investigator next to one turns up a face-down Wound, or else gains one "
    "face down",
    rule="horror.hatchling",
)
def hatchling_bites(game: StiflingDark, you: int, this: int) -> Calls:
    return [("bitten", you)]


@BOOK.phrase(
    "reminder",
    en="on a Bright space, an Involved Action beside it removes it",
    rule="horror.hatchling-kill",
)
def hatchling_crushed(reading: Reading) -> None:
    """Every Investigator has this Action."""

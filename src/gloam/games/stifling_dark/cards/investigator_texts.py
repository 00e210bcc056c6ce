"""The Abilities of the Investigators: a Minor is a trait of theirs or a deed, a Major a deed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloam.games.stifling_dark.cards.orders import Reading
from gloam.games.stifling_dark.cards.phrasebook import BOOK, Calls

if TYPE_CHECKING:
    from gloam.games.stifling_dark.state import StiflingDark

# --- Minor Abilities that always hold: the rules ask for them by name ---


def _always(name: str, en: str, rule: str) -> None:
    def holds(reading: Reading) -> None:
        reading.flags.add(name)

    holds.__name__ = name
    BOOK.phrase("clause", en=en, rule=rule)(holds)


_always(
    "handy",
    "once a turn, an Involved Action does not end your turn; you can take no other",
    "investigator.aira-minor",
)
_always("hardened", "the Wound in your first slot has no effect", "investigator.asher-minor")
_always(
    "at_home_in_the_dark",
    "the first 3 Dark spaces of your turn cost as if Dim",
    "faq.dylan-minor",
)
_always(
    "steady",
    "you never have less than 4 MP; what is taken is taken from your Sprint roll",
    "investigator.ibraheem-minor",
)
_always("fleet", "a Sprint roll of 2 counts as 3", "investigator.lucy-minor")
_always(
    "coin",
    "Revealing an Adversary figure earns your Coin; when an Ability targets an Investigator within "
    "4 spaces, you may move next to them and flip it to change its targets",
    "investigator.mada-minor",
)
_always(
    "enduring",
    "only the 0 of your Stamina track has a Wound icon",
    "investigator.marci-minor",
)
_always("sweep", "after placing your Flashlight, you may turn it once", "faq.mitchell")


# --- Minor Abilities that are used ---


@BOOK.phrase(
    "act",
    en="lay one of your 6 Cans on a space within {n:figure} spaces; one that an Adversary figure "
    "moves onto turns to Noise",
    rule="investigator.brielle-minor",
)
def lay_can(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("lay_can", you, n)]


@BOOK.phrase(
    "act",
    en="on a Point of Interest, its tokens within {n:figure} spaces are laid face down on the "
    "board",
    rule="investigator.vincent-minor",
)
def scout(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("scout", you, n)]


@BOOK.phrase(
    "act",
    en="trade 1 Stamina for 1 Charge or 1 Charge for 1 Stamina; as this turn ends you recover "
    "neither",
    rule="investigator.kya-minor",
)
def trade_tracks(game: StiflingDark, you: int, this: int) -> Calls:
    return [("trade_tracks", you, this)]


@BOOK.phrase(
    "act",
    en="place your Flashlight without Charge, by its centre line alone; not at 0 Charge",
    rule="investigator.winston-minor",
)
def spare_light(game: StiflingDark, you: int, this: int) -> Calls:
    return [("spare_light", you)]


# --- Major Abilities ---


@BOOK.phrase(
    "act",
    en="name {n:figure} spaces; each Adversary figure on or adjacent to them is Revealed",
    rule="investigator.aira-major",
)
def search_spaces(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("search_spaces", you, n)]


@BOOK.phrase(
    "act",
    en="choose an Investigator; each Adversary figure within {n:figure} spaces of them is Revealed",
    rule="investigator.mitchell-major",
)
def search_round(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("search_round", you, n)]


@BOOK.phrase(
    "act",
    en="the Event affects no Investigator this round",
    rule="investigator.brielle-major",
)
def ignore_event(game: StiflingDark, you: int, this: int) -> Calls:
    return [("ignore_event",)]


@BOOK.phrase(
    "act",
    en="lay the Escape Artist on an adjacent space; in this turn or your next, you may go to it at "
    "no cost",
    rule="faq.dylan",
)
def lay_escape_artist(game: StiflingDark, you: int, this: int) -> Calls:
    return [("lay_escape_artist", you)]


@BOOK.phrase(
    "act",
    en="trade with an Investigator within {n:figure} spaces",
    rule="investigator.ibraheem-major",
)
def trade_far(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("trade_far", you, n)]


@BOOK.phrase(
    "act",
    en="lay your {n:figure} Barricades on adjacent spaces; to Adversary figures they are Doors",
    rule="faq.lucy",
)
def lay_barricades(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("lay_barricades", you, n)]


@BOOK.phrase("act", en="your Sprint die is rolled {n:figure} times this turn")
def sprint_thrice(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("sprint_times", you, n)]


@BOOK.phrase(
    "act",
    en="up to {n:figure} other Investigators within {m:figure} spaces move up to {k:figure} "
    "spaces each, Dark as Dim",
    rule="investigator.marci-major",
)
def others_move(game: StiflingDark, you: int, this: int, n: int, m: int, k: int) -> Calls:
    return [("others_move", you, n, m, k)]


@BOOK.phrase(
    "act",
    en="with a General Item in hand, draw a Cursed Item",
    rule="investigator.vincent-major",
)
def draw_cursed(game: StiflingDark, you: int, this: int) -> Calls:
    return [("draw_cursed", you)]


@BOOK.phrase("act", en="Dim and Dark change places this round", rule="investigator.kya-major")
def swap_darkness(game: StiflingDark, you: int, this: int) -> Calls:
    return [("swap_darkness",)]


@BOOK.phrase(
    "act",
    en="lay the Campfire on an adjacent space until the end of the next round; it is Bright, all "
    "within 2 spaces of it are Dim, and whoever ends a turn there gains 1 Stamina",
    rule="investigator.winston-major",
)
def lay_campfire(game: StiflingDark, you: int, this: int) -> Calls:
    return [("lay_campfire", you)]


# --- Wounds that let their holder do something ---


@BOOK.phrase(
    "clause",
    en="next to another Investigator, you may discard this; they gain {n:figure} face-down Wounds",
)
def commiserate(reading: Reading, n: int) -> None:
    reading.numbers["commiserate"] = n

"""What Spirits can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloam.games.stifling_dark.cards.phrasebook import BOOK, Calls

if TYPE_CHECKING:
    from gloam.games.stifling_dark.state import StiflingDark

# --- the Apparition ---


@BOOK.phrase(
    "act", en="an adjacent space is Bright until the end of the round", rule="spirit.apparition"
)
def ghost_orbs(game: StiflingDark, you: int, this: int) -> Calls:
    return [("ghost_orbs", you)]


@BOOK.phrase(
    "act",
    en="this round, the first move of an Adversary figure onto your space or next to it shows its "
    "Shadow",
    rule="spirit.apparition",
)
def cold_spot(game: StiflingDark, you: int, this: int) -> Calls:
    return [("cold_spot", you)]


@BOOK.phrase(
    "act",
    en="take a Bright or Dim token off a Zone; each Investigator gains {n:figure} Charge",
    rule="spirit.apparition",
)
def energy_transfer(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("energy_transfer", you, n)]


# --- the Phantom ---


@BOOK.phrase(
    "act", en="the Hidden token of an adjacent Point of Interest is Revealed", rule="spirit.phantom"
)
def clairvoyance(game: StiflingDark, you: int, this: int) -> Calls:
    return [("clairvoyance", you)]


@BOOK.phrase(
    "act",
    en="lay {n:figure} Ectoplasm on adjacent spaces until the end of the round; an Adversary "
    "figure that steps on one goes without an Ability of your choice in the next round",
    rule="spirit.phantom",
)
def ectoplasm(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("ectoplasm", you, n)]


@BOOK.phrase(
    "act",
    en="an adjacent Investigator moves up to {n:figure} spaces, Dark as Dim",
    rule="spirit.phantom",
)
def luring_lights(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("luring_lights", you, n)]


@BOOK.phrase(
    "act",
    en="this round, the spaces of your Zone cost the Adversary 1 MP more",
    rule="spirit.phantom",
)
def true_darkness(game: StiflingDark, you: int, this: int) -> Calls:
    return [("true_darkness", you)]


# --- the Poltergeist ---


@BOOK.phrase(
    "act",
    en="this round, the first Adversary move onto your space or next to it costs 1 MP more",
    rule="spirit.poltergeist",
)
def whirlwind(game: StiflingDark, you: int, this: int) -> Calls:
    return [("whirlwind", you)]


@BOOK.phrase(
    "act",
    en="this round, Investigators may pay 1 Stamina to ignore a Window beside your space",
    rule="spirit.poltergeist",
)
def mysterious_passage(game: StiflingDark, you: int, this: int) -> Calls:
    return [("mysterious_passage", you)]


@BOOK.phrase(
    "act",
    en="move an adjacent Point of Interest, Objective, Medical or Evidence token up to {n:figure} "
    "spaces",
    rule="spirit.poltergeist",
)
def push_token(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("push_token", you, n)]


@BOOK.phrase(
    "act",
    en="move a Flashlight that lies on the board up to {n:figure} spaces and turn it as you like",
    rule="spirit.poltergeist",
)
def spectral_hand(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("spectral_hand", you, n)]
